"""What the server's tests share: the teaching title as a distribution, and servers on SQLite, PostgreSQL and Redis."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
import redis
import sqlalchemy as sa

from sternhafen.engine import Title
from sternhafen.games import titles
from tests.server.player import Player
from tests.server.serving import Server, install_teaching_title

POSTGRES = os.environ.get("STERNHAFEN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("STERNHAFEN_TEST_REDIS", "redis://127.0.0.1:6379")


@pytest.fixture(scope="session")
def title_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the teaching title's distribution, on this process's path too."""
    folder = tmp_path_factory.mktemp("titles")
    install_teaching_title(folder)
    sys.path.insert(0, str(folder))
    titles.cache_clear()
    yield folder
    sys.path.remove(str(folder))
    titles.cache_clear()


@pytest.fixture(scope="session")
def star(title_path: Path) -> Title:
    return titles()["star-auction"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Server]:
    """One server on SQLite for all tests that do not hurt it."""
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    running = Server(f"sqlite:///{file}", title_path, "--rates", "0", "--private-notify", "--think", "3")
    yield running
    assert running.stop() == 0, "the server stops gracefully"
    assert not running.events("internal"), "no test made the server fail"


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    with Player(server.url) as player:
        yield player


@pytest.fixture
def grace(server: Server) -> Iterator[Player]:
    with Player(server.url) as player:
        yield player


def missing(what: str) -> None:
    """Skip loudly, or fail where nothing may be skipped."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is not there, and in CI it must be")
    warnings.warn(f"SKIPPED: {what} is not there", stacklevel=2)
    pytest.skip(f"{what} is not there")


@contextmanager
def new_database(name: str, beside: str = POSTGRES) -> Iterator[str]:
    """A new, empty PostgreSQL database on the same server as another."""
    base = sa.make_url(beside).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(base, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5})
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
    except sa.exc.OperationalError:
        missing("PostgreSQL")
    yield sa.make_url(beside).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database for one test."""
    with new_database(f"sternhafen_{uuid4().hex}") as url:
        yield url


@pytest.fixture(scope="module")
def shared_postgres() -> Iterator[str]:
    """The address of a PostgreSQL database for the tests of one module."""
    with new_database(f"sternhafen_{uuid4().hex}") as url:
        yield url


@pytest.fixture(scope="module")
def redis_url() -> str:
    """The address of a Redis."""
    try:
        with redis.Redis.from_url(REDIS) as there:
            there.ping()
    except redis.RedisError:
        missing("Redis")
    return REDIS
