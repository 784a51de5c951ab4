# The commands of the house. Each sets itself up first; with nothing changed, that takes a fraction of a second.
.PHONY: help setup lock licences release audit sbom servers browser studio run test steady tables fuzz torture secrecy mutants picture bench fleet client lint types
BIN := .venv/bin
PYTHON ?=
TESTS ?= tests
SERVERS ?=
UPGRADE ?=
ADVISORIES ?=
VERSION ?=
MINUTES ?= 10
PAIRS ?= 20
N ?=
SEED ?=
# One plays sound, waits for processes or a browser most of the time; the others compute, and wait for Redis between.
WORKERS := 4
# What a worker has compiled, the next and all the processes that tests start need not compile again.
COMPILED := env -u PYTHONDONTWRITEBYTECODE
# Once, before anybody needs them: else each worker and each bot that a test starts compiles for itself at first.
TEXTS := $(COMPILED) $(BIN)/python -m cogs.upkeep.warming
OF_IMAGE := --quiet --universal --generate-hashes --no-annotate --no-header --python-version 3.12 \
	--constraint requirements.lock
VOICE ?=
WHAT ?=

help:            ## what can be asked for
	@sed -n 's/^\([a-z]*\):[^#]*## /make \1 \t/p' $(MAKEFILE_LIST)

setup:           ## make .venv with the exact versions of requirements.lock
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" .ci/setup.py

lock: setup      ## write requirements.lock and the locks of the image anew (UPGRADE=1 for newer versions)
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --extra dev --python-version 3.11 \
		$(if $(UPGRADE),--upgrade) pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile $(OF_IMAGE) --excludes .ci/not-in-image.txt pyproject.toml --output-file .ci/server.lock
	@echo hatchling | $(BIN)/uv pip compile $(OF_IMAGE) - --output-file .ci/build.lock

browser:         ## see to it that a Chromium and a Prometheus are there, for the tests
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" .ci/setup.py browser

studio: setup    ## make .studio with what records the narration and listens to it (audio/studio.txt; 0.7 GB)
	@echo "studio: installing audio/studio.txt into .studio (a minute or two on a fresh machine)"
	@python=$$(PYTHON="$(PYTHON)" sh .ci/find-python) && "$$python" -m venv .studio
	@.studio/bin/python -m pip install --quiet --disable-pip-version-check --no-input -r audio/studio.txt

run: setup       ## start the bot (DISCORD_TOKEN set), or a local table in the browser
	@$(BIN)/mafia run

test: setup browser ## run every test (TESTS=tests/house for some)
	@echo "make: running the tests, made for two cores; Redis in them is a real server"
	@$(TEXTS)
	@$(COMPILED) $(BIN)/python -m pytest -n $(WORKERS) -q $(TESTS)

steady: setup browser ## run every test again and again, every second time under load (N=6), and print what was ever red
	@$(TEXTS)
	@$(COMPILED) $(BIN)/python -m tests.steady $(or $(N),6) --workers $(WORKERS)

licences: setup  ## write .github/LICENCES.md: each package with its licence
	@$(BIN)/python .ci/licences.py

release: setup   ## make a release of what .github/CHANGELOG.md says is new (VERSION=0.2.0)
	@$(BIN)/python .ci/release.py $(VERSION)

audit:           ## ask PyPI's advisories about every locked package (needs pip-audit; ADVISORIES=FOLDER: a copy of them)
ifeq ($(ADVISORIES),)
	@pip-audit --strict --disable-pip --require-hashes --requirement requirements.lock
else
	@$(BIN)/python .ci/audit.py $(ADVISORIES)
endif

sbom:            ## write build/sbom.json: what is in the image, as CycloneDX (needs cyclonedx-py)
	@mkdir -p build
	@cyclonedx-py requirements .ci/server.lock --pyproject pyproject.toml --output-reproducible --of JSON -o build/sbom.json

servers: setup   ## run the tests of store, tables, Cluster, backup and torture on Redis 6.2, 7 and 8 and on Valkey (SERVERS=redis-8 for some)
	@$(BIN)/python .ci/servers.py $(SERVERS)

tables: setup browser ## run what `make test` leaves out since it repeats: every rulebook at every table, by voice too
	@$(TEXTS)
	@REPEATS=1 $(COMPILED) $(BIN)/python -m pytest -n $(WORKERS) -q -m repeats $(TESTS)

fuzz: setup      ## draw fresh examples for the laws (MINUTES=10), until one is broken
	@$(BIN)/python -m tests.fuzz $(MINUTES)

torture: setup   ## kill and hurt whole games at every point (WHAT="kills --stride 5"), storms (SEED=7 plays one again)
	@$(BIN)/python -m tests.torture $(WHAT) $(if $(SEED),--seed $(SEED)) $(if $(VOICE),--voice)

secrecy: setup   ## play pairs of games that a seat may not tell apart, and print how much was compared (PAIRS=20)
	@$(BIN)/python -m tests.secrecy $(PAIRS)

mutants: setup   ## put small mistakes into the rules and count those that a test sees (N=300 SEED=7)
	@$(BIN)/python -m tests.mutants --number $(or $(N),300) $(if $(SEED),--seed $(SEED))

picture: setup browser ## take README's pictures of the local table's page
	@$(BIN)/python -m tests.page.picture

bench: setup     ## measure, each figure beside its bar
	@$(BIN)/mafia bench

fleet: setup     ## measure several processes on a simulated Discord (WHAT="takeover --processes 2 --games 100")
	@$(BIN)/python -m bench.fleet $(WHAT)

client: setup    ## linter, types and unit tests of the page's client
	@$(BIN)/python .ci/client/look.py

lint: setup      ## linter and formatter
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: setup     ## type checker
	@$(BIN)/pyright
