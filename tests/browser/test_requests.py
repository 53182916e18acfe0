"""What a page may ask without a server: the same paths as at one, but for what only a server can do."""

from __future__ import annotations

import re
from itertools import chain

from sternhafen.browser.requests import AT_TABLE, ELSEWHERE, query_of
from sternhafen.server.http.routes import daily, puzzles, questions, tables
from sternhafen.server.http.routes.content import component_name, usual_components

ONLY_SERVERS = {
    "GET /api/me": "the page lists its tables itself",
    "GET /api/tables": "nobody else has any",
    "GET /api/daily": "the lobby shows it before Python has started",
    "PUT /api/me/notify": "nothing is sent",
    "PUT /api/tables/x/seats/1/notify": "nothing is sent",
    "POST /api/tables/x/claim": "nobody else comes",
    "POST /api/tables/x/seats/1/device": "no other device reaches it",
    "POST /api/tables/x/seats/1/reassign": "nobody else comes",
    "POST /api/tables/x/host": "nobody else comes",
    "POST /api/tables/x/spectators": "nobody else comes",
    "POST /api/tables/x/commands": "commands come by the line",
}


def test_every_route_about_tables_is_answered_or_only_a_servers() -> None:
    served = set()
    more = [tables.import_game, component_name, usual_components]
    for route in chain(tables.ROUTES, questions.ROUTES, puzzles.ROUTES, daily.ROUTES, more):
        (path,) = route.paths
        (method,) = route.http_methods
        named = re.sub(r"{[^}]*:int}", "1", re.sub(r"{[^}]*:str}", "x", path))
        served.add(f"{getattr(method, 'value', method)} {named}")
    answered = {
        request
        for request in served
        for method, pattern, *_ in chain(AT_TABLE, ELSEWHERE)
        if request.startswith(f"{method} /") and pattern.fullmatch(request.split(" ")[1])
    }
    assert served - answered == set(ONLY_SERVERS)
    assert len(answered) == len(AT_TABLE) + len(ELSEWHERE), "nothing is answered that a server does not know"


def test_a_query_is_read_as_a_server_reads_it() -> None:
    query = query_of("viewer=1&from=20&limit=5&chosen=a&chosen=b%3A2")
    assert (query.viewer, query.first, query.limit, query.chosen) == (1, 20, 5, ["a", "b:2"])
