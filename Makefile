# Two commands matter: `make play` and `make test`. Needed: Python 3.11 or later, Node.js 20 or later, make, and gcc for
# the compiled build.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
GAMES ?= 10000
PYTEST := $(BIN)/python -m pytest
# Tests are handed out one by one, the longest first (tests/conftest.py), so that no core is left alone with a long one.
PYTEST_ARGS ?= -q -n auto --dist load --maxschedchunk 1
# The server and the page do not care how the engine was built, so they are tested once.
TABLE_TESTS := tests/server tests/page
NO_TABLE := $(TABLE_TESTS:%=--ignore=%)
# Nor does what runs the tests, nor taking the sources apart.
NO_RUNNER := --ignore=tests/test_run_all.py --ignore=tests/test_topics.py
PAGE := src/kanly/server/page

CHECKED := $(wildcard src tests bench setup.py)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test quick lint types protocol page page-checks page-types page-tests tools test-pure \
  test-compiled test-table test-firefox walk compiled wheel bench instructions mutants fuzz format lock clean

help:
	@echo 'make play       start the table and open it in the browser'
	@echo 'make terminal   play a game in the terminal'
	@echo 'make test       everything: lint, types, all tests on the pure and on the compiled build, server and page;'
	@echo '                each part runs, whatever becomes of the others, and a summary names every failure'
	@echo 'make quick      lint, types and the fast tests, for daily work (under two minutes)'
	@echo 'make test-table only the tests of the server and the page, in a real Chromium and a real PostgreSQL'
	@echo 'make test-firefox the main tests of the page in Firefox'
	@echo 'make walk       look at every position of the table at every size in every language'
	@echo 'make page       build the page of the table'
	@echo 'make protocol   write the types of the page anew from what the server declares'
	@echo 'make wheel      build the wheel, page included, into dist/'
	@echo 'make format     put the sources in the house format'
	@echo 'make compiled   build the compiled copy in $(COMPILED)'
	@echo 'make bench      measure speed, beside catanatron'
	@echo 'make instructions count what a decision costs the processor, with valgrind: noise can not touch it'
	@echo 'make mutants    prove the scenarios: break each component, some scenario must fail'
	@echo 'make fuzz       play random games and check what must always hold (GAMES=$(GAMES))'
	@echo 'make setup      only make or refresh $(VENV)'
	@echo 'make lock       write requirements.lock anew from pyproject.toml'
	@echo 'make clean      remove everything that was built'

# --- the environment

setup: $(VENV)/kanly.stamp

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Kanly needs Python 3.11 or later; $(PYTHON) is missing or older."; \
	  echo "Install it (Debian 12 and later: sudo apt install python3 python3-venv),"; \
	  echo "or name another one: make PYTHON=python3.12 setup"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python can't make virtual environments: its venv or ensurepip module is missing."; \
	  echo "Debian and Ubuntu: sudo apt install python3-venv    then run make again."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/lock.stamp: requirements.lock | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

# The versions come from the lock file alone, so nothing may be fetched here.
$(VENV)/kanly.stamp: $(VENV)/lock.stamp pyproject.toml setup.py
	KANLY_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --no-deps --no-build-isolation --editable .
	$(BIN)/python -m pip check --disable-pip-version-check
	@touch $@

# --- checks

# The parts, side by side where that saves time, and the summary: tests/run_all.py.
test: setup
	@$(BIN)/python -m tests.run_all --make $(MAKE_COMMAND)

quick: setup lint types
	$(MAKE) --no-print-directory test-pure FAST=1

# Both checks are made, whatever the first one finds.
lint: setup
	$(BIN)/ruff check --output-format concise $(CHECKED); found=$$?; \
	  $(BIN)/ruff format --check --output-format concise $(CHECKED) && exit $$found

types: setup
	$(BIN)/mypy --strict

# FAST=1 leaves out what takes long.
test-pure: setup
	KANLY_BUILD=pure $(PYTEST) $(PYTEST_ARGS) $(NO_TABLE) $(if $(FAST),-m 'not slow')

test-compiled: compiled
	KANLY_BUILD=compiled PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) $(PYTEST_ARGS) $(NO_TABLE) $(NO_RUNNER)

test-table: setup page tools
	KANLY_BUILD=pure $(PYTEST) $(PYTEST_ARGS) $(TABLE_TESTS)

# What people do most, in the other browser that they do it with.
test-firefox: setup page tools
	KANLY_BUILD=pure KANLY_BROWSER=firefox $(PYTEST) $(PYTEST_ARGS) -m everywhere tests/page

# Every position at every size in every language; `make test` walks a part of that.
walk: setup page tools
	KANLY_BUILD=pure KANLY_WALK=1 $(PYTEST) $(PYTEST_ARGS) tests/page/test_fits.py

format: setup
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

# --- the page

page: $(PAGE)/index.html

web/node_modules/kanly.stamp: web/package.json web/package-lock.json
	@command -v npm > /dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { \
	  echo "The page of the table is built with Node.js 20 or later and its npm; they are missing or older."; \
	  echo "Install them, then run make again. Debian 13 and later: sudo apt install nodejs npm"; \
	  echo "Without them there is the terminal: make terminal"; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE)/index.html: web/node_modules/kanly.stamp $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

page-checks: page-types page-tests

page-types: setup page
	$(BIN)/python -m tests.protocol --check
	cd web && npm run --silent check

protocol: setup web/node_modules/kanly.stamp
	$(BIN)/python -m tests.protocol

page-tests: setup page
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test

# Tests look at the page in a real browser and keep games in a real PostgreSQL; root gets both installed.
tools:
	@missing=""; \
	command -v chromium chromium-browser google-chrome > /dev/null || missing="$$missing chromium"; \
	command -v firefox-esr > /dev/null || command -v firefox > /dev/null || missing="$$missing firefox-esr"; \
	ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || missing="$$missing postgresql"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "Installing for the tests:$$missing"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	    $$missing fonts-dejavu-core; \
	else \
	  echo "The tests of the table need:$$missing"; \
	  echo "Debian and Ubuntu: sudo apt install$$missing    then run make again."; exit 1; \
	fi

# What an earlier build left behind would go into the wheel too.
wheel: setup page
	rm -rf dist build/lib* build/bdist*
	KANLY_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
	  --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/kanly-*.whl

# --- the compiled copy: a place of its own, because a compiled module in src/ would shadow later edits

compiled: setup build/compiled.stamp

build/compiled.stamp: $(SOURCES) build/sources.list pyproject.toml setup.py $(VENV)/lock.stamp
	rm -rf $(COMPILED) build/wheel build/lib* build/bdist*
	KANLY_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
	  --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/python -m zipfile -e build/wheel/kanly-*.whl $(COMPILED)
	@touch $@

# Changes only when a file comes or goes, so that a deleted source rebuilds the copy too.
build/sources.list: FORCE
	@mkdir -p build
	@echo $(sort $(SOURCES)) | cmp -s - $@ || echo $(sort $(SOURCES)) > $@
FORCE:

# --- longer work

play: setup page
	$(BIN)/kanly serve --open

terminal: setup
	$(BIN)/kanly play

bench: compiled
	KANLY_COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/python bench/run.py

instructions: compiled
	KANLY_COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench.instructions

mutants: setup
	$(BIN)/python -m tests.mutants

fuzz: setup
	$(BIN)/kanly fuzz --games $(GAMES)

lock: | $(BIN)/python
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	  print(*p["dependencies"], *sum(p["optional-dependencies"].values(), []), sep="\n")' > build/wanted.txt
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check --upgrade -r build/wanted.txt
	sed '/^[^#]/d' requirements.lock > build/requirements.lock
	build/lock/bin/python -m pip freeze --all --exclude pip | LC_ALL=C sort -f >> build/requirements.lock
	mv build/requirements.lock requirements.lock

clean:
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info $(PAGE) web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
