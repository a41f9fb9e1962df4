# `make play` installs what is needed and starts the server; `make test` installs what is needed and tests it.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
PAGE := src/quivive/web/index.html
MODULES := web/node_modules/.package-lock.json
LIGHTHOUSE := web/checks/lighthouse/node_modules/.package-lock.json
# Games' content travels with the page; Python beside it is for tests.
PAGE_SOURCES := $(shell find web src/quivive/games/*/content \( -name node_modules -o -name __pycache__ \) -prune \
	-o -type f ! -name '*.py' -print)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url
CHROMIUM_NAMES := chromium chromium-browser google-chrome google-chrome-stable
# The versions of Node that Vite runs on; the same as in web/package.json.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
APT_INSTALL := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends
# One more than there are processors, because some tests wait for a disk or a clock.
WORKERS := $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
ARGS ?=
# About 150 screens, each at up to fifteen sizes and with axe; `make e2e` takes every fifth, at six sizes.
EVERY_SCENE := tests/e2e/test_every_scene.py
ENGINES ?=

# If Node comes as a wheel, it is in the venv.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play web test check check-server check-page unit long e2e engines chromium nginx other-engines screens lighthouse lock protocol playthroughs bench clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.run $(PAGE) ## set up and start the server; options as ARGS="--port 8000"
	@exec $(BIN)/quivive serve $(ARGS)

web: $(PAGE) ## build the page

test: check unit e2e engines ## run all checks and tests, real browsers included

check: $(VENV)/.dev $(PAGE) ## check formatting, lint, types and layers; test the page and its size
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-server check-page

check-server: $(VENV)/.dev $(PAGE)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: $(VENV)/.dev $(PAGE)
	npm --prefix web run check
	npm --prefix web run size

unit: $(VENV)/.dev $(PAGE) nginx ## run every Python test that needs no browser
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal $(ARGS)

long: $(VENV)/.dev $(PAGE) chromium ## run what takes too long for `make test`: every screen at every size, a thousand winks and kills, a million bad messages
	WINKS=1000 $(BIN)/pytest tests/server/test_carnival_winks.py $(ARGS)
	EVENINGS=50 $(BIN)/pytest -s tests/server/test_kill.py $(ARGS)
	$(BIN)/python -m bench.siege --only nonsense --messages 1000000
	EVERY_SIZE=1 PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) \
		$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal $(EVERY_SCENE) $(ARGS)

# Playwright's own Node needs a library that a minimal Debian lacks, so it runs on ours.
e2e: $(VENV)/.dev $(PAGE) chromium ## run the tests in Chromium
	PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal tests/e2e web/src/games/*/e2e $(ARGS)

# With `ENGINES=all`, a missing engine is a failure; otherwise it is named and skipped.
engines: $(VENV)/.dev $(VENV)/.engines $(PAGE) other-engines ## play a round in WebKitGTK (as close to Safari as Linux gets) and Firefox
	ENGINES=$(ENGINES) PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) \
		$(VENV)/engines/bin/pytest --config-file tests/engines/pytest.ini tests/engines $(ARGS)

screens: $(VENV)/.dev $(PAGE) chromium ## take a picture of every screen in all languages and sizes: screens/index.html
	PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) $(BIN)/python -m tools.screens --into screens $(ARGS)

# Lighthouse is as large as all the page's other tools together, so it has a lock file of its own and is not part of `make test`.
lighthouse: $(VENV)/.dev $(PAGE) $(LIGHTHOUSE) chromium ## audit landing page, lobby and table; each score must be at least 95
	$(BIN)/python -m tools.lighthouse

chromium:
	@for name in "$${CHROMIUM:-}" $(CHROMIUM_NAMES); do command -v "$$name" >/dev/null && exit; done; \
	echo "No Chromium found: installing Debian's"; \
	$(SUDO) apt-get update -qq; \
	$(APT_INSTALL) chromium >/dev/null

# To test deploy/nginx.conf. Unpacked, not installed, so that no server is started. Without it, another proxy is tested.
nginx:
	@for name in nginx /usr/sbin/nginx $(VENV)/nginx/usr/sbin/nginx; do command -v "$$name" >/dev/null && exit; done; \
	mkdir -p $(VENV)/nginx && cd $(VENV)/nginx \
		&& { apt-get download -qq nginx || { $(SUDO) apt-get update -qq && apt-get download -qq nginx; }; } >/dev/null 2>&1 \
		&& dpkg -x nginx_*.deb . || echo "No nginx found: deploy/nginx.conf is not tested"

other-engines:
	@missing=(); \
	command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver); \
	command -v Xvfb >/dev/null || missing+=(xvfb); \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing+=(firefox-esr); \
	if (( $${#missing[@]} == 0 )); then exit; fi; \
	echo "Not found: $${missing[*]}; installing Debian's"; \
	$(SUDO) apt-get update -qq && $(APT_INSTALL) "$${missing[@]}" >/dev/null \
		|| { echo "Could not install $${missing[*]}" >&2; [[ "$(ENGINES)" != all ]]; }

lock: $(VENV)/.dev $(VENV)/.node ## update all lock files to the newest versions allowed
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) --group pyproject.toml:build -o requirements/build.txt
	$(COMPILE) --group pyproject.toml:node -o requirements/node.txt
	$(COMPILE) --group pyproject.toml:forms -o requirements/forms.txt
	$(COMPILE) pyproject.toml --extra semantic -c requirements/run.txt -o requirements/semantic.txt
	$(COMPILE) pyproject.toml --extra postgres -c requirements/run.txt -o requirements/postgres.txt
	$(COMPILE) --group pyproject.toml:engines -o requirements/engines.txt
	$(COMPILE) --group pyproject.toml:failover -o requirements/failover.txt
	$(COMPILE) pyproject.toml --extra postgres --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	npm --prefix web update --package-lock-only

protocol: $(VENV)/.dev ## regenerate docs/protocol.md, docs/commands.md and the page's types
	$(BIN)/python -m tools.protocol $(ARGS)
	$(BIN)/python -m tools.commands

playthroughs: $(VENV)/.dev ## regenerate every game's playthroughs
	$(BIN)/python -m tools.playthroughs $(ARGS)

# Found by the usage line in their docstrings; those that need an argument or another environment are left out.
bench: $(VENV)/.dev $(PAGE) ## run every benchmark that needs no argument
	@for bench in $$(sed -nE 's/^ +python -m (bench\.[a-z_]+)( \[.*)?$$/\1/p' bench/*.py); do \
		echo "$$bench"; $(BIN)/python -m "$$bench" $(ARGS); \
	done

clean: ## remove everything that make has built, but no data
	rm -rf $(VENV) src/quivive/web web/node_modules web/checks/lighthouse/node_modules dist screens test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench web/src -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@for python in $${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	[[ -n "$$python" ]] || { echo "Qui Vive needs Python 3.11 or newer; name one with PYTHON=" >&2; exit 1; }; \
	"$$python" -m venv $(VENV) || { echo "No venv: on Debian, apt-get install python3-venv" >&2; rm -rf $(VENV); exit 1; }

# The page is built first, so that the editable install finds it and does not look for Node.
$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml hatch_build.py \
		| $(BIN)/python $(if $(wildcard $(PAGE)),,$(PAGE))
	$(INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.engines: requirements/engines.txt | $(BIN)/python
	$(BIN)/python -m venv $(VENV)/engines
	$(VENV)/engines/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/engines.txt
	@touch $@

$(VENV)/.node: requirements/node.txt | $(BIN)/python
	@{ command -v npm && node --eval '$(NODE_FITS)'; } >/dev/null 2>&1 \
		|| { echo "No Node that Vite runs on: taking one from PyPI"; \
			$(INSTALL) --require-hashes -r requirements/node.txt; }
	@touch $@

$(MODULES): web/package-lock.json $(VENV)/.node
	npm --prefix web ci --include=dev
	@touch $@

$(LIGHTHOUSE): web/checks/lighthouse/package-lock.json $(VENV)/.node
	npm --prefix web/checks/lighthouse ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	npm --prefix web run build
