# Everything a fresh machine needs is set up by the targets themselves: python3 (3.11 or newer, with venv) and make suffice.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
# One more than there are cores: tests that drive a browser or a server wait for it half of the time.
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
SITE := src/sternhafen/web/index.html
OFFLINE := build/site/sw.js
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) tools/build_web.py
SOURCES := $(shell find src/sternhafen -path src/sternhafen/web -prune -o -path src/sternhafen/offline -prune -o -type f \( -name "*.py" -o -name "*.json" -o -name "*.ftl" -o -name "*.md" \) -print) tools/build_site.py tools/site_sizes.py

unexport PYTHONDONTWRITEBYTECODE # else every server that a test starts would compile the whole package again

.PHONY: help types play text test check unit soak fast site wheel wheel-fast docs bench screenshots clean

help: ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

define venv
@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "No virtual environment could be made: install python3 (3.11 or newer) with its venv module."; exit 1; }
endef

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(PLAYABLE): pyproject.toml constraints-play.txt
	$(venv)
	$(INSTALL) --require-hashes --requirement constraints-play.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): pyproject.toml constraints.txt
	$(venv)
	$(INSTALL) --require-hashes --requirement constraints.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE) $@

$(SITE): $(PLAYABLE) $(WEB_SOURCES)
	$(BIN)/python tools/build_web.py

$(OFFLINE): $(SITE) $(SOURCES)
	$(BIN)/python tools/build_site.py --quick

types: $(READY)
	@$(BIN)/python tools/build_web.py --types

play: $(SITE) ## Set everything up and open the table in the browser
	@$(BIN)/sternhafen serve --open

text: $(PLAYABLE) ## Set everything up and open the text table
	@$(BIN)/sternhafen play

# The checks run beside the tests, once the site that both use stands.
test: $(READY) types $(OFFLINE) ## Set everything up and run all tests
	@$(BIN)/python tools/check.py --built & checks=$$!; \
	$(BIN)/pytest -n $(JOBS) --dist worksteal; tests=$$?; \
	wait $$checks && exit $$tests

check: $(READY) ## Format, lint, types (Python and TypeScript), and which package may import which
	$(BIN)/python tools/check.py

# Neighbours stay together, so that what a module shares is set up once; whoever is done early takes over from the others.
unit: $(READY) $(OFFLINE)
	$(BIN)/pytest -n $(JOBS) --dist worksteal

soak: $(READY) $(OFFLINE) ## The long random play
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m soak

fast: $(READY) ## Build the compiled engine into build/fast and prove that it plays the same games
	$(BIN)/python tools/build_fast.py
	$(BIN)/python tools/prove_fast.py

site: $(SITE) ## Make the table that needs no server, as a static folder, in build/site
	$(BIN)/python tools/build_site.py

wheel: site ## Make the wheel that runs everywhere, with the web table and the engine for the browser inside
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python tools/prove_wheel.py dist/*-none-any.whl

wheel-fast: wheel ## Make the wheels with the compiled engine, for every Python at hand (3.11 and newer)
	$(BIN)/python tools/wheels_fast.py

docs: $(READY) ## Make the documentation as a site, in build/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Begin at build/docs/index.html"

bench: $(READY) ## Measure the speed of every title
	$(BIN)/sternhafen bench

screenshots: $(READY) $(SITE) ## Retake the pictures of the web table (needs Chromium)
	$(BIN)/python tools/screenshots.py

clean: ## Remove everything that was built
	rm -rf build dist $(VENV) web/node_modules src/sternhafen/web src/sternhafen/offline .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
