# The commands of the house. Each sets itself up first; with nothing changed, that takes a fraction of a second.
.PHONY: help setup browser studio run test tables fuzz mutants picture bench lint types
BIN := .venv/bin
PYTHON ?=
TESTS ?= tests
MINUTES ?= 10
N ?= 300
SEED ?=

help:            ## what can be asked for
	@sed -n 's/^\([a-z]*\):[^#]*## /make \1 \t/p' $(MAKEFILE_LIST)

setup:           ## make .venv with the exact versions of requirements.lock
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" .ci/setup.py

browser:         ## see to it that a Chromium is there, for the tests of the page
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" .ci/setup.py browser

studio: setup    ## make .studio with what records the narration and listens to it (audio/studio.txt; 0.7 GB)
	@echo "studio: installing audio/studio.txt into .studio (a minute or two on a fresh machine)"
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" -m venv .studio
	@.studio/bin/python -m pip install --quiet --disable-pip-version-check --no-input -r audio/studio.txt

run: setup       ## start the bot (DISCORD_TOKEN set), or a local table in the browser
	@$(BIN)/mafia run

test: setup browser ## run every test (TESTS=tests/house for some)
	@echo "make: running the tests on two cores; Redis in them is a real server"
	@$(BIN)/python -m pytest -n 2 --dist loadgroup -q $(TESTS)

tables: setup    ## play a voice game of every rulebook, at its smallest and its largest table
	@EVERY_TABLE=1 $(BIN)/python -m pytest -n 2 --dist loadgroup -q tests/voice/test_every_rulebook.py

fuzz: setup      ## draw fresh examples for the laws (MINUTES=10), until one is broken
	@$(BIN)/python -m tests.fuzz $(MINUTES)

mutants: setup   ## put small mistakes into the rules and count those that a test sees (N=300 SEED=7)
	@$(BIN)/python -m tests.mutants --number $(N) $(if $(SEED),--seed $(SEED))

picture: setup browser ## take README's pictures of the local table's page
	@$(BIN)/python -m tests.page.picture

bench: setup     ## measure, each figure beside its bar
	@$(BIN)/mafia bench

lint: setup      ## linter and formatter
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: setup     ## type checker
	@$(BIN)/pyright
