# `make play` sets everything up and starts the house; `make test` sets everything up and proves it.

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
# The Nodes that Vite runs on, as web/package.json says them.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
APT_INSTALL := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends
# Some tests wait for a disk or a clock: one more than there are processors.
WORKERS := $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
ARGS ?=
# Each of some 140 screens at up to fifteen sizes, and axe on each; `make e2e` takes one in five, at six of them.
EVERY_SCENE := tests/e2e/test_every_scene.py
ENGINES ?=

# Node, when it comes as a wheel, stands in the venv.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play web test check check-server check-page unit long e2e engines chromium nginx other-engines screens lighthouse lock protocol playthroughs bench clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.run $(PAGE) ## set up and start the server; options as ARGS="--port 8000"
	@exec $(BIN)/quivive serve $(ARGS)

web: $(PAGE) ## build the page

test: check unit e2e engines ## all checks and tests, browser included

check: $(VENV)/.dev $(PAGE) ## formatting, lint, types, layers, the page's checks and its weight
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-server check-page

check-server: $(VENV)/.dev $(PAGE)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: $(VENV)/.dev $(PAGE)
	npm --prefix web run check
	npm --prefix web run size

unit: $(VENV)/.dev $(PAGE) nginx ## every Python test without a browser
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal $(ARGS)

long: $(VENV)/.dev $(PAGE) chromium ## what takes too long for `make test`: every screen at every size, a thousand winks and kills, a million bad messages
	WINKS=1000 $(BIN)/pytest tests/server/test_carnival_winks.py $(ARGS)
	EVENINGS=50 $(BIN)/pytest -s tests/server/test_kill.py $(ARGS)
	$(BIN)/python -m bench.siege --only nonsense --messages 1000000
	EVERY_SIZE=1 PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) \
		$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal $(EVERY_SCENE) $(ARGS)

# Playwright's own Node wants a library that a bare Debian lacks; ours is at hand.
e2e: $(VENV)/.dev $(PAGE) chromium ## tests in a real browser
	PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal tests/e2e web/src/games/*/e2e $(ARGS)

# `ENGINES=all` makes a missing engine a failure; without it, what is missing is named and the rest is tested.
engines: $(VENV)/.dev $(VENV)/.engines $(PAGE) other-engines ## a short walk in WebKitGTK (as near as Linux has to Safari) and Firefox
	ENGINES=$(ENGINES) PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) \
		$(VENV)/engines/bin/pytest --config-file tests/engines/pytest.ini tests/engines $(ARGS)

screens: $(VENV)/.dev $(PAGE) chromium ## a picture of every screen in all languages and sizes: screens/index.html
	PLAYWRIGHT_NODEJS_PATH=$$(node --print process.execPath) $(BIN)/python -m tools.screens --into screens $(ARGS)

# Lighthouse is as heavy as all the rest of the page's tools, so it has a lock of its own and stays out of `make test`.
lighthouse: $(VENV)/.dev $(PAGE) $(LIGHTHOUSE) chromium ## 95 of 100 on landing, lobby and table
	$(BIN)/python -m tools.lighthouse

chromium:
	@for name in "$${CHROMIUM:-}" $(CHROMIUM_NAMES); do command -v "$$name" >/dev/null && exit; done; \
	echo "No Chromium found: installing Debian's"; \
	$(SUDO) apt-get update -qq; \
	$(APT_INSTALL) chromium >/dev/null

# For deploy/nginx.conf: unpacked and not installed, so that nothing is started. Without it, another proxy is tested.
nginx:
	@for name in nginx /usr/sbin/nginx $(VENV)/nginx/usr/sbin/nginx; do command -v "$$name" >/dev/null && exit; done; \
	mkdir -p $(VENV)/nginx && cd $(VENV)/nginx \
		&& { apt-get download -qq nginx || { $(SUDO) apt-get update -qq && apt-get download -qq nginx; }; } >/dev/null 2>&1 \
		&& dpkg -x nginx_*.deb . || echo "No nginx found: deploy/nginx.conf is not tried"

other-engines:
	@lack=(); \
	command -v WebKitWebDriver >/dev/null || lack+=(webkit2gtk-driver); \
	command -v Xvfb >/dev/null || lack+=(xvfb); \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || lack+=(firefox-esr); \
	if (( $${#lack[@]} == 0 )); then exit; fi; \
	echo "Not found: $${lack[*]}; installing Debian's"; \
	$(SUDO) apt-get update -qq && $(APT_INSTALL) "$${lack[@]}" >/dev/null \
		|| { echo "Could not install $${lack[*]}" >&2; [[ "$(ENGINES)" != all ]]; }

lock: $(VENV)/.dev $(VENV)/.node ## take newer versions of all packages into the locks
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

protocol: $(VENV)/.dev ## write docs/protocol.md, docs/commands.md and the page's types anew
	$(BIN)/python -m tools.protocol $(ARGS)
	$(BIN)/python -m tools.commands

playthroughs: $(VENV)/.dev ## write every game's playthroughs anew
	$(BIN)/python -m tools.playthroughs $(ARGS)

# A benchmark's docstring says how it is run.
bench: $(VENV)/.dev $(PAGE) ## measure, one ratio a benchmark
	@for bench in $$(sed -nE 's/^ +python -m (bench\.[a-z_]+).*/\1/p' bench/*.py); do \
		echo "$$bench"; $(BIN)/python -m "$$bench" $(ARGS); \
	done

clean: ## remove all that make made, data excepted
	rm -rf $(VENV) src/quivive/web web/node_modules web/checks/lighthouse/node_modules dist screens test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench web/src -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@for python in $${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	[[ -n "$$python" ]] || { echo "Qui Vive needs Python 3.11 or newer; name one by PYTHON=" >&2; exit 1; }; \
	"$$python" -m venv $(VENV) || { echo "No venv: on Debian, apt-get install python3-venv" >&2; rm -rf $(VENV); exit 1; }

# The first page comes first: then the editable install finds it built and asks for no Node.
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
