# Thin names over the tools; `make` alone lists them. Every step of set-up is done once and again only when its inputs change.
.NOTPARALLEL:
.PHONY: help serve site test check slow bench lock setup browser browsers player

PLAYER := build_tools/player

help:
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' Makefile | expand -t 16

serve: site ## build the site, serve it at http://127.0.0.1:8000/ and show every change of its inputs
	.venv/bin/snorum-site serve

site: setup player ## build the site into site/
	.venv/bin/snorum-site runtime
	.venv/bin/snorum-site site

test: setup browsers site ## build the site and run every test
	@failed=0; \
	(cd $(PLAYER) && npm run --silent types) || failed=1; \
	(cd $(PLAYER) && npm run --silent test) || failed=1; \
	SNORUM_CHROMIUM="$$(sh build_tools/setup/browser.sh)" .venv/bin/python -m pytest --numprocesses=2 --dist=loadfile || failed=1; \
	exit $$failed

check: setup ## lint, format and types of all code, what must hold of the content, licences and known faults of packages
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	cd $(PLAYER) && npm run --silent types
	cd $(PLAYER) && npm run --silent lint
	.venv/bin/snorum-site check
	.venv/bin/python build_tools/supply.py

slow: setup browser site ## the laws and the faults at scale, changed rules; results in build/slow.json
	SNORUM_CHROMIUM="$$(sh build_tools/setup/browser.sh)" .venv/bin/python -m pytest -m slow
	.venv/bin/python tests/mutation/mutate.py
	.venv/bin/python build_tools/lighthouse/measure.py

bench: site ## measure; results in build/bench.json; some groups: make bench ONLY="page engine"
	.venv/bin/python -m bench $(ONLY)

lock: setup ## pin anew what requirements/*.in and the player's package.json ask for
	sh build_tools/setup/lock.sh

setup:
	@sh build_tools/setup/check.sh
	@sh build_tools/setup/python.sh
	@sh build_tools/setup/node.sh

browser: setup
	@sh build_tools/setup/browser.sh >/dev/null

browsers: browser
	@sh build_tools/setup/more_browsers.sh

player: setup
	cd $(PLAYER) && npm run --silent build
