# Two commands do everything: `make play` and `make test`. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test lint lock clean

play: $(VENV)/.play
	@$(BIN)/stope play diamant

test: $(VENV)/.test lint
	$(BIN)/pytest -n 2

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

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

# Rewrites the lock files; needs uv. They name versions and hashes, no places to download from.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --no-header --no-annotate --upgrade --quiet

lock:
	$(LOCK) --group build --output-file requirements/run.lock
	$(LOCK) --group build --extra postgres --output-file requirements/serve.lock
	$(LOCK) --group dev --output-file requirements/dev.lock

clean:
	rm -rf $(VENV) build dist
