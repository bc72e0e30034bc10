# Two commands matter: `make play` and `make test`. Needed: Python 3.11 or later, make, and gcc for the compiled build.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
GAMES ?= 10000
PYTEST := $(BIN)/python -m pytest
PYTEST_ARGS ?= -q -n auto --dist worksteal

CHECKED := $(wildcard src tests bench setup.py)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test quick lint types test-pure test-compiled compiled bench mutants fuzz format lock clean

help:
	@echo 'make play       play a game in the terminal'
	@echo 'make test       everything: lint, types, all tests on the pure and on the compiled build'
	@echo 'make quick      lint, types and the fast tests, for daily work (under two minutes)'
	@echo 'make format     put the sources in the house format'
	@echo 'make compiled   build the compiled copy in $(COMPILED)'
	@echo 'make bench      measure speed, beside catanatron'
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

test: setup lint types test-pure
	@if $(BIN)/python setup.py --quiet can_compile; then $(MAKE) --no-print-directory test-compiled; \
	else echo '*** The compiled build was NOT tested, for the reason above.'; fi

quick: setup lint types
	KANLY_BUILD=pure $(PYTEST) $(PYTEST_ARGS) -m 'not slow'

lint: setup
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)

types: setup
	$(BIN)/mypy --strict

test-pure: setup
	KANLY_BUILD=pure $(PYTEST) $(PYTEST_ARGS)

test-compiled: compiled
	KANLY_BUILD=compiled PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) $(PYTEST_ARGS)

format: setup
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

# --- the compiled copy: a place of its own, because a compiled module in src/ would shadow later edits

compiled: setup build/compiled.stamp

build/compiled.stamp: $(SOURCES) build/sources.list pyproject.toml setup.py $(VENV)/lock.stamp
	rm -rf $(COMPILED) build/wheel
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

play: setup
	$(BIN)/kanly play

bench: compiled
	KANLY_COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/python bench/run.py

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
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
