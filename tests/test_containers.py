"""The container file and the compose file fit the sources and the command line."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

from sternhafen.cli.parser import command_line

ROOT = Path(__file__).resolve().parent.parent


def instructions() -> list[tuple[str, str]]:
    """Return the container file's instructions, lines that go on joined."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def of(name: str) -> list[str]:
    return [rest for instruction, rest in instructions() if instruction == name]


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_all_that_is_copied_into_the_image_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for line in of("COPY"):
        if not line.startswith("--from="):
            for source in shlex.split(line)[:-1]:
                assert (ROOT / source).exists(), source
                assert source not in ignored, source


def test_both_engines_ignore_the_same_files() -> None:
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()


def test_every_base_image_names_its_registry_and_version() -> None:
    images = [line.split()[0] for line in of("FROM")] + [
        service["image"] for service in compose()["services"].values() if "build" not in service
    ]
    for image in images:
        assert re.fullmatch(r"[a-z.]+/[a-z/]+:[0-9]+\.[0-9]+(\.[0-9]+)?(-[a-z]+)?", image), image


def test_image_runs_without_root_and_starts_a_server() -> None:
    assert of("USER") == ["sternhafen"]
    (entry,), (command,) = of("ENTRYPOINT"), of("CMD")
    assert json.loads(entry) == ["sternhafen"]
    wishes = command_line("en").parse_args(json.loads(command))
    assert wishes.host == "0.0.0.0"
    assert wishes.database.startswith("sqlite:////data/")
    assert of("VOLUME") == ["/data"]


def test_scripts_that_the_image_runs_exist() -> None:
    for line in of("RUN"):
        for script in re.findall(r"\btools/\w+\.py", line):
            assert (ROOT / script).exists()


def test_servers_of_the_compose_file_start_with_known_options() -> None:
    services = compose()["services"]
    servers = [service for service in services.values() if "build" in service]
    assert len(servers) == 2
    for service in servers:
        assert (ROOT / service["build"]["dockerfile"]).exists()
        wishes = command_line("en").parse_args(service["command"])
        assert wishes.database.startswith("postgresql://sternhafen:")
        assert wishes.database.endswith("@database/sternhafen")
        assert wishes.redis == "redis://cache"


def test_services_of_the_compose_file_name_only_each_other() -> None:
    described = compose()
    services = described["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in described["volumes"]
        for config in service.get("configs", ()):
            assert config["source"] in described["configs"]
    (to,) = re.findall(r"reverse_proxy (.+) \{", described["configs"]["front"]["content"])
    assert {address.partition(":")[0] for address in to.split()} == {"table-one", "table-two"}


def test_nobody_runs_the_compose_file_with_a_password_that_everybody_knows() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    uses = re.findall(r"\$\{STERNHAFEN_PASSWORD([^}]*)\}", text)
    assert len(uses) == 2
    assert all(use.startswith(":?") for use in uses), "the compose file stops where none is set"


def test_servers_of_the_compose_file_learn_the_real_addresses_of_clients() -> None:
    described = compose()
    assert "trusted_proxies private_ranges" in described["configs"]["front"]["content"]
    for service in described["services"].values():
        if "build" in service:
            trusted = command_line("en").parse_args(service["command"]).proxy.split(",")
            assert "*" not in trusted, "then a client's own header would be believed"
            assert "172.16.0.0/12" in trusted, "where containers live"


def pins(name: str) -> dict[str, frozenset[str]]:
    """Return every pinned package of a constraints file, as ``name==version``, with its hashes."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line.strip()]
    return {words[0]: frozenset(word for word in words if word.startswith("--hash=sha256:")) for words in lines}


def test_everything_that_is_installed_is_pinned_with_hashes() -> None:
    development, server, play = (pins(f"constraints{which}.txt") for which in ("", "-server", "-play"))
    for pinned, hashes in {**development, **server, **play}.items():
        assert re.fullmatch(r"[a-z0-9-]+(\[[a-z]+\])?==[0-9a-z.]+", pinned), pinned
        assert hashes, pinned
    assert {one.partition("[")[0].partition("=")[0] for one in server} >= {"litestar", "msgspec", "psycopg", "redis"}
    for pinned, hashes in {**server, **play}.items():
        assert development[pinned] == hashes, pinned
    for line in of("RUN"):
        installs = re.findall(r"pip install [^&]+", line)
        assert all("--require-hashes" in one or "--no-deps" in one for one in installs)


def test_only_the_front_is_reached_from_outside_and_only_from_this_machine() -> None:
    ports = {name: service["ports"] for name, service in compose()["services"].items() if "ports" in service}
    assert list(ports) == ["front"]
    assert all(port.startswith("127.0.0.1:") for port in ports["front"])
