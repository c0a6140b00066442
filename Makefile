# Two commands do everything: `make play` and `make test`. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

WEB := web/node_modules/.installed
CLIENT := src/stope/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/tsconfig.json \
  web/package.json web/package-lock.json src/stope/locales -type f)

.PHONY: play client test check coverage browser lint web-check wire description lock clean

play: $(VENV)/.play client
	@$(BIN)/stope serve --open $(if $(HOST),--host $(HOST))

# The client for the browser, into the package, where the server and the wheel have it.
client: $(CLIENT)

$(CLIENT): $(WEB) $(CLIENT_SOURCES)
	@echo "Building the client for the browser"
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

# Whatever comes before the tests is done side by side. Two more of them than there are cores run at
# a time: those with browsers, servers and processes wait a good part of theirs. Each worker gets
# neighbours and takes some of another's when it has none left, so that the tests of a file share what
# the file needs: a browser, servers, a database, compiled games.
test:
	@$(MAKE) --no-print-directory --jobs 2 lint web-check client browser
	$(BIN)/pytest -n $$(( $$(getconf _NPROCESSORS_ONLN) + 2 )) --dist worksteal
	@$(MAKE) --no-print-directory coverage

# For everyday work: lint, types and the tests that need no server and no browser.
check: lint
	$(BIN)/pytest -n $$(getconf _NPROCESSORS_ONLN) --dist worksteal \
	  tests/test_layout.py tests/test_match.py tests/test_rule_coverage.py \
	  tests/engine tests/search tests/locales tests/cli/test_rulebook.py tests/tables/test_table.py \
	  tests/games --ignore tests/games/conformance

# The branches of engine, search and games that tests take. Python cannot see them in compiled code:
# so the rules run in the interpreter, without the tests that take too long there.
INTERPRETED := engine search games

coverage: $(VENV)/.test
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest --quiet -m "not compiled" --cov -n $$(getconf _NPROCESSORS_ONLN) \
	  --ignore tests/games/conformance \
	  $(addprefix tests/,$(INTERPRETED)) $(addprefix src/stope/,$(INTERPRETED))

# The client is tested in the system's Chromium. It is installed where it is missing and that is
# allowed; where it is not, the tests of the client say so and fail.
browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || { \
	  echo "Installing Chromium from the system's packages (only this once)"; \
	  root=$$(test "$$(id -u)" = 0 || echo "sudo -n"); \
	  $$root apt-get update > /dev/null && \
	  $$root apt-get install --yes --no-install-recommends chromium > /dev/null; \
	} || echo "Chromium could not be installed: tests/client will fail."

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# The browser client's types, and what the fields of events stand for, are generated from the
# server's types and are in the repository.
web-check: description
	@npm --prefix web run --silent wire -- --check \
	  || { echo "web/src/wire.ts is not what the server's types give; make wire writes it anew."; exit 1; }
	@$(BIN)/python -m stope.server.protocol.event_catalog | diff -q - web/src/telling.json > /dev/null \
	  || { echo "web/src/telling.json is not what the events give; make wire writes it anew."; exit 1; }
	npm --prefix web run --silent check
	npm --prefix web run --silent test

wire: description
	@npm --prefix web run --silent wire
	@$(BIN)/python -m stope.server.protocol.event_catalog > web/src/telling.json

description: $(VENV)/.play $(WEB)
	@mkdir -p build
	@$(BIN)/python -m stope.server.protocol.openapi > build/openapi.json

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Stope needs Python 3.11 or newer; make PYTHON=/path/to/python3 chooses another."; exit 1; }
	@echo "Setting up a virtual environment in $(VENV) (only this once)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/run.lock pyproject.toml | $(BIN)/python
	@echo "Installing what Stope needs (only this once; about 100 MB)"
	@$(PIP) install --require-hashes -r requirements/run.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/dev.lock
	@echo "Installing what the tests need (only this once)"
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

$(WEB): web/package.json web/package-lock.json
	@npm --version > /dev/null 2>&1 \
	  || { echo "The client for the browser needs Node.js 20 or newer with npm; stope play needs neither."; exit 1; }
	@echo "Installing what the browser client needs (only this once)"
	@# not `npm ci`: it wants packages of every platform in the lock file, not only of this one
	@npm --prefix web install --no-save --silent
	@touch $@

# Rewrites the lock files; needs uv. They name versions and hashes, no places to download from.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --no-header --no-annotate --upgrade --quiet

lock:
	$(LOCK) --group build --output-file requirements/run.lock
	$(LOCK) --group build --extra postgres --output-file requirements/serve.lock
	$(LOCK) --group dev --output-file requirements/dev.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/stope/server/client
