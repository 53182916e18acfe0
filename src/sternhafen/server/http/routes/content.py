"""Routes to what is the same for everybody: titles, words, rules, and the web table itself."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, get_args

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from sternhafen.bots import BOTS
from sternhafen.engine import Title
from sternhafen.games import HOUSE_TITLES, title, titles
from sternhafen.puzzles import puzzles
from sternhafen.server.http.compression import Packed, packed
from sternhafen.server.http.identity import header
from sternhafen.server.http.offered import offered
from sternhafen.server.http.page import MANIFEST, SHARED, embed_data, negotiate_language, shared_words
from sternhafen.server.http.routes.context import REFUSED, AnyRequest
from sternhafen.server.http.streamed import Streamed
from sternhafen.table.desk import component_name as named
from sternhafen.table.desk import title_components
from sternhafen.table.messages.answers import Given, NameInfo, RuleInfo, TitleInfo, Verb
from sternhafen.table.messages.fields import Language
from sternhafen.table.refusals import Declined
from sternhafen.table.show.lesson import lesson_lines
from sternhafen.text.folders import text_file
from sternhafen.text.rules import rulebook

FILE = re.compile(r"([a-z0-9-]{1,60})\.(ftl|json)")
KEEP = {"Cache-Control": "public, max-age=300"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
ASKED_BY_LOBBY = ("/api/me", "/api/tables")
"""What the lobby asks for as soon as it runs; the browser may ask while it is still loading the script."""
PAGE = "index.html"
OFFLINE = "/offline"
"""Where the table is that needs no server."""
KINDS = {".wasm": "application/wasm", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What not every machine knows, and browsers insist on."""
ENDS = {"br": ".br", "gzip": ".gz"}
"""How the packed copies of a file are called."""


def title_info(title: Title) -> TitleInfo:
    """Return what a client needs to know of a title before a table is made."""
    schema = msgspec.json.schema(title.options)
    seats, limits = list(title.seats), offered(title.id)
    lessons = lesson_lines(title.id)
    offered_besides = {"play": False, "learn": bool(lessons), "challenge": bool(puzzles(title.id))}
    usual, first = title.options(), title.first_game or title.options()
    return TitleInfo(
        id=title.id,
        rules=title.rules,
        seats=seats,
        options=schema,
        bots=list(BOTS),
        finished=title.finished,
        longest=title.longest,
        offered=limits,
        minutes=title.minutes,
        weight=title.weight,
        first_game={
            name: value
            for name, value in msgspec.to_builtins(first).items()
            if value != msgspec.to_builtins(usual)[name]
        },
        episodes=title.episodes,
        daily=title.daily is not None,
        verbs=[verb for verb in get_args(Verb) if verb in title.verbs or offered_besides[verb]],
        lessons=lessons,
        primer=all(text_file(language, f"web-primer-{title.id}.ftl") for language in get_args(Language)),
    )


@get("/api/titles", responses={200: ResponseSpec(list[TitleInfo]), **REFUSED})
async def all_titles(request: AnyRequest) -> Response[bytes]:
    """List the titles that can be played here."""
    return _titles().response(request.scope["headers"], "application/json", FRESH)


@cache
def _titles() -> Packed:
    return packed(msgspec.json.encode([title_info(one) for one in titles().values()]))


@get("/api/titles/{title_id:str}/names", responses=REFUSED)
async def component_name(
    title_id: FromPath[str],
    kind: Annotated[str, QueryParameter(min_length=1, max_length=40)],
    number: Annotated[int, QueryParameter(ge=0, le=10_000)],
    language: FromQuery[Language] = "en",
) -> Response[NameInfo]:
    """Return the name of a component whose words stay with its data."""
    return Response(named(title_id, kind, number, language), headers=KEEP)


@get("/api/titles/{title_id:str}/components", responses=REFUSED)
async def usual_components(request: AnyRequest, title_id: FromPath[str]) -> Response[bytes]:
    """Return the components that a title's usual options bring, such as the house's campaign."""
    return _components(title_id).response(request.scope["headers"], "application/json", KEEP)


@cache
def _components(title_id: str) -> Packed:
    return packed(msgspec.json.encode(title_components(title_id)))


@cache
def _text(language: Language, name: str) -> Packed | None:
    text = shared_words(language) if name == SHARED else text_file(language, f"{name}.ftl")
    if text is None and name in titles():
        text = ""  # a title that nobody gave words is played by its ids
    return None if text is None else packed(text.encode())


@get("/text/{language:str}/{file:str}", media_type="text/plain", responses=REFUSED)
async def message_file(request: AnyRequest, language: FromPath[Language], file: FromPath[str]) -> Response[bytes]:
    """Return a file of Fluent messages."""
    named = FILE.fullmatch(file)
    text = _text(language, named[1]) if named is not None and named[2] == "ftl" else None
    if text is None:
        raise Declined("no-such-page")
    return text.response(request.scope["headers"], "text/plain; charset=utf-8", KEEP)


@cache
def _rules(language: str, title: str) -> Packed:
    return packed(msgspec.json.encode(rules_of(language, title)))


def rules_of(language: str, title: str) -> list[RuleInfo]:
    """Return a title's numbered rules."""
    return [RuleInfo(rule.id, rule.section, rule.text) for rule in rulebook(language, title).rules.values()]


@get("/rules/{language:str}/{file:str}", responses={200: ResponseSpec(list[RuleInfo]), **REFUSED})
async def rules_file(request: AnyRequest, language: FromPath[Language], file: FromPath[str]) -> Response[bytes]:
    """Return a title's numbered rules."""
    named = FILE.fullmatch(file)
    book = _rules(language, named[1]) if named is not None and named[2] == "json" and named[1] in titles() else None
    if book is None:
        raise Declined("no-such-page")
    return book.response(request.scope["headers"], "application/json", KEEP)


@cache
def _given(language: Language, offered: bool) -> Given:
    infos = [title_info(one) for one in titles().values()]
    return Given(language, shared_words(language), infos, "offered" if offered else None)


def given_offline(language: Language) -> Given:
    """Return what stands in the page that needs no server: only the house's titles are played there."""
    house = [title(package.replace("_", "-")) for package in HOUSE_TITLES]
    return Given(language, shared_words(language), [title_info(one) for one in house], "here")


class Web:
    """The built web table, read whole at the start, and where the much larger engine for the browser is.

    No path can lead out of their folders: only files that were there at the start are known.
    """

    def __init__(self, folder: Path | None) -> None:
        package = Path(str(files("sternhafen")))
        engine = package / "offline"
        self._offline = {path.relative_to(engine).as_posix(): path for path in engine.rglob("*") if path.is_file()}
        root = folder or package / "web"
        paths = [path for path in root.rglob("*") if path.is_file()] if root.is_dir() else []
        data = {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}
        # the build leaves a packed copy beside whatever becomes smaller by it
        self.files = {
            path: Packed(plain, {coding: data[path + end] for coding, end in ENDS.items() if path + end in data})
            for path, plain in data.items()
            if not path.endswith(tuple(ENDS.values()))
        }
        self._pages: dict[tuple[Language, str], Packed] = {}

    def page(self, request: AnyRequest) -> Response[bytes]:
        """Return the page, with what the lobby shows already in it, in the language that the browser asks for."""
        plain = self.files.get(PAGE)
        if plain is None:
            raise Declined("no-such-page")
        language = negotiate_language(header(request.scope["headers"], b"accept-language") or "")
        which = request.scope["path"] if request.scope["path"] in ("/", OFFLINE) else "elsewhere"
        if which == OFFLINE and not self._offline:
            raise Declined("no-such-page")
        if (language, which) not in self._pages:
            given = given_offline(language) if which == OFFLINE else _given(language, bool(self._offline))
            page = plain.plain.replace(b'"./', b'"/')  # it is shown at other addresses than its folder's
            ahead = ASKED_BY_LOBBY if which == "/" else ()
            self._pages[language, which] = packed(embed_data(page, given, ahead, f"/{MANIFEST}"))
        return self._pages[language, which].response(
            request.scope["headers"], "text/html", FRESH, vary="Accept-Language"
        )

    def response(self, request: AnyRequest, path: str) -> Response[bytes] | Stream:
        """Return a file of the web table."""
        data = self.files.get(path) or self._on_disk(path)
        if data is None:
            raise Declined("no-such-page")
        kind = KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        keep = FOR_EVER if path.startswith("assets/") else FRESH  # those are named by their hash
        return data.response(request.scope["headers"], kind, keep)

    def _on_disk(self, path: str) -> Streamed | None:
        """Return a file that only the table without a server needs."""
        plain = self._offline.get(path)
        if plain is None or path.endswith(tuple(ENDS.values())):
            return None
        return Streamed(
            plain, {coding: self._offline[path + end] for coding, end in ENDS.items() if path + end in self._offline}
        )


PAGES = [
    "/",
    OFFLINE,
    "/me",
    "/saved",
    "/kit",
    "/admin",
    "/g/{group_id:str}",
    "/about/{page:str}",
    "/learn/{title_id:str}",
    "/challenge/{title_id:str}",
    "/daily/{title_id:str}",
    "/daily/{title_id:str}/{day:str}",
    "/t/{table_id:str}",
    "/t/{table_id:str}/{at:int}",
    "/t/{table_id:str}/review",
    "/t/{table_id:str}/review/{at:int}",
    "/s/{study_id:str}",
]
"""Where the table in the browser is shown."""


@get(PAGES, include_in_schema=False)
async def web_page(request: AnyRequest) -> Response[bytes]:
    """Return the web table's page; it reads the address itself."""
    web: Web = request.app.state.web
    return web.page(request)


@get("/{path:path}", include_in_schema=False)
async def web_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes] | Stream:
    """Return a file of the web table."""
    web: Web = request.app.state.web
    return web.response(request, path.strip("/"))


ROUTES = [all_titles, component_name, usual_components, message_file, rules_file, web_page, web_file]
