# `make` prints what there is. Everything else is in Swift: developer tasks are commands of LottieDev.

SHELL := /bin/sh
SWIFT ?= swift
CASE ?=
YES ?=
RUNS ?= 200

# One scratch path a configuration, so that none throws away what another has built.
STATIC := .build/release-static
TESTS := .build/release-tests
# -O keeps overflow traps. One configuration for all checks and developer tasks is one compilation less.
TEST_FLAGS = -c release -Xswiftc -enable-testing --scratch-path $(TESTS)
LOTTIE := $(STATIC)/release/lottie
# What `make demo` and `make test` build with, in a third of the time: optimized is only what draws (Package.swift),
# nothing is for a debugger, and no module is compiled a second time for its interface.
QUICK := .build/quick
QUICK_SWIFT = LOTTIE_QUICK=1 $(SWIFT)
QUICK_FLAGS = -c release -Xswiftc -enable-testing -Xswiftc -Onone -Xswiftc -gnone \
  -Xswiftc -no-emit-module-separately-wmo --scratch-path $(QUICK)
# Developer tasks use what the tests are built with, so that nothing is compiled a second time.
DEV = $(SWIFT) run --quiet $(TEST_FLAGS) LottieDev
# Documents of this project that the checks read.
OWN := Tests/Corpus/files Samples Tests/RenderTests/Cases
# The specification's schema, from PyPI: files of other people are not part of this project.
SPECS := .build/lottie-specs
SCHEMA := $(SPECS)/package/lottie_specs/data/lottie.schema.json
# Files of other people, not part of this project; whoever has them names the folder.
CORPUS ?= ../shared/corpus/files
OTHERS = $(wildcard $(CORPUS))
CHECKED = $(OWN) $(OTHERS)

PKG_CONFIG_NAMES := fontconfig freetype2 harfbuzz libdeflate lcms2 libpng libturbojpeg libwebp
APT_PACKAGES := libfontconfig-dev libfreetype-dev libharfbuzz-dev libdeflate-dev liblcms2-dev libpng-dev \
  libturbojpeg0-dev libwebp-dev pkg-config
# Fallback fonts, as in browsers; without them text looks different.
APT_FONTS := fonts-liberation fonts-roboto-unhinted
# What packing takes.
APT_PACKING := binutils dpkg-dev python3-venv
# Shells that the tests of completions type in.
APT_SHELLS := zsh fish
BREW_PACKAGES := fontconfig freetype harfbuzz libdeflate little-cms2 libpng jpeg-turbo webp pkgconf

.DEFAULT_GOAL := help
.PHONY: help setup hooks build release conformances demo test clients sanitize sanitize-address sanitize-thread sanitize-clients sanitize-c unit bless bench bench-peers bench-python lint sizes format docs fresh agreement roundtrip conversions expressions players readback equal-bytes strict check check-long fuzz install cut dist dist-check browser setup-browser clean kills

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing for building and checking (asks first, unless root or YES=1)
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.3 is needed: https://www.swift.org/install"; exit 1; }
	@command -v pkg-config >/dev/null && pkg-config --exists $(PKG_CONFIG_NAMES) && { [ "$$(uname)" = Darwin ] || command -v zsh >/dev/null && command -v fish >/dev/null && command -v objcopy >/dev/null && { ! command -v apt-get >/dev/null || command -v dpkg-shlibdeps >/dev/null; }; } || $(MAKE) --no-print-directory install-libraries
	@$(MAKE) -s --no-print-directory .build/packages .build/validator

hooks: ## check format and message of each commit, in this clone
	git config core.hooksPath .githooks

# Exactly the versions and commits of the lock file: docs/decisions/0011-lock-file.md.
.build/packages: Package.resolved Package.swift
	@mkdir -p .build
	@$(SWIFT) package resolve --force-resolved-versions >$@.log 2>&1 || { cat $@.log; exit 1; }
	@touch $@

.PHONY: install-libraries
install-libraries:
	@agreed() { \
	  [ -z "$(YES)" ] || return 0; \
	  [ -t 0 ] || { echo "make setup YES=1 does that; or install them yourself"; return 1; }; \
	  printf 'Go on? [y/N] '; read -r answer; case "$$answer" in [yY]*) return 0;; esac; return 1; \
	}; \
	if [ "$$(uname)" = Darwin ]; then \
	  echo "To be installed: brew install $(BREW_PACKAGES)"; agreed || exit 1; \
	  brew install $(BREW_PACKAGES); \
	elif command -v apt-get >/dev/null; then \
	  sudo=; missing=; \
	  for package in $(APT_PACKAGES) $(APT_FONTS) $(APT_SHELLS) $(APT_PACKING); do dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	  if [ "$$(id -u)" != 0 ]; then sudo=sudo; echo "To be installed: sudo apt-get install$$missing"; agreed || exit 1; fi; \
	  $$sudo apt-get update && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	else \
	  echo "Install the development files of: $(PKG_CONFIG_NAMES), pkg-config."; exit 1; \
	fi

# A Python package that reads JSON schemas, for `make strict`. jsonschema-rs is much faster than jsonschema
# and taken where it is, but only pip has it.
.build/validator:
	@mkdir -p .build; \
	for python in python3 /usr/bin/python3; do \
	  for module in jsonschema_rs jsonschema; do \
	    $$python -c "import $$module" 2>/dev/null && touch $@ && exit; \
	  done; \
	done; \
	if command -v apt-get >/dev/null; then \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  $$sudo apt-get update && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-jsonschema; \
	else \
	  python3 -m pip install --user --break-system-packages jsonschema-rs; \
	fi && touch $@

build: setup ## debug build
	$(SWIFT) build

# The program has no runpath, which would load libraries that lie beside it. It has an end of its own where memory
# cannot be had (docs/decisions/0017-faults.md), and an index of conformances: functions that stand before those of
# Swift's library. The C++ library is in it, nothing is exported, and its address is fixed unless PIE=1: what each is
# worth is in docs/decisions/0022-start.md. Only linkers for Linux know these options. C code names its files in
# assertions, and the build id is a checksum of debugging information: without the map and with the id the program
# would depend on where it was built.
PIE ?=
CONFORMANCES ?=
REPLACED = _ZN5swift28swift_abortAllocationFailureEmm swift_conformsToProtocol swift_conformsToProtocolCommon \
  swift_conformsToProtocolWithExecutionContext hypot hypotf arc4random _dl_find_object
RELEASE_FLAGS = --disable-local-rpath -Xcc '-ffile-prefix-map=$(CURDIR)/=' \
  $(if $(filter Linux,$(shell uname)),$(REPLACED:%=-Xlinker --wrap=%) -Xlinker --build-id=none \
  -Xlinker --no-export-dynamic -Xlinker '-L$(CURDIR)/$(STATIC)/lib' -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  $(if $(PIE),,-Xswiftc -Xclang-linker -Xswiftc -no-pie))
BUILD_RELEASE = LOTTIE_COMMIT=$$(git describe --always --dirty --abbrev=10 --exclude '*' 2>/dev/null) \
  $(SWIFT) build -c release --static-swift-stdlib --scratch-path $(STATIC) $(RELEASE_FLAGS) $(CONFORMANCES)

release: setup ## the program, optimized, with the Swift library inside
	@mkdir -p $(STATIC)/lib
	@! command -v gcc >/dev/null || ln -sf "$$(gcc -print-file-name=libstdc++.a)" $(STATIC)/lib/
	$(BUILD_RELEASE) --product lottie
	@! command -v readelf >/dev/null || ! readelf -d $(LOTTIE) | grep -E 'R(UN)?PATH' || { echo "$(LOTTIE) has a runpath"; exit 1; }
	@echo "$(LOTTIE)"

# For C, with the Swift library inside, which SwiftPM puts into programs only: so it is linked here. Only the functions
# of lottie.h are shown, so that it stands beside other code in Swift; what none of them needs is left out, which only
# lld does in full. The second is for packages that have the libraries it needs beside it.
LIBRARY := $(STATIC)/library
LINK_LIBRARY = $(SWIFT)c -emit-library -static-stdlib -use-ld=lld -Xclang-linker -static-libgcc \
  @$(STATIC)/release/LottieC.product/Objects.LinkFileList $$(pkg-config --libs $(PKG_CONFIG_NAMES)) -L$(CURDIR)/$(STATIC)/lib \
  $(patsubst %,-Xlinker --wrap=%,hypot hypotf arc4random _dl_find_object) -Xlinker --build-id=none -Xlinker --gc-sections -Xlinker -soname=libLottieC.so.1 \
  -Xlinker --version-script=$(CURDIR)/Packaging/lottie.map
.PHONY: library
library: setup ## the library for C, optimized, with the Swift library inside
	@mkdir -p $(STATIC)/lib $(LIBRARY)/bundled
	@! command -v gcc >/dev/null || ln -sf "$$(gcc -print-file-name=libstdc++.a)" $(STATIC)/lib/
	$(BUILD_RELEASE) --product LottieC
	$(LINK_LIBRARY) -o $(LIBRARY)/libLottieC.so.1
	$(LINK_LIBRARY) -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$$ORIGIN:$$ORIGIN/../libexec/lottie-cli' -o $(LIBRARY)/bundled/libLottieC.so.1
	@ln -sf libLottieC.so.1 $(LIBRARY)/libLottieC.so
	@echo "$(LIBRARY)/libLottieC.so.1"

# Both are asked, and a program that finds a difference ends itself: docs/decisions/0022-start.md. Not part of `check`.
conformances: setup ## compare the program's index of conformances with Swift's own answers
	$(MAKE) release STATIC=.build/conformances CONFORMANCES="-Xcc -DLOTTIE_CHECK_CONFORMANCES"
	$(DEV) agreement $(CHECKED) --program .build/conformances/release/lottie

# A third of the work of an optimized build, and the same bytes drawn.
demo: setup ## draw the middle of every sample into .build/demo
	$(QUICK_SWIFT) build --product lottie $(QUICK_FLAGS)
	@mkdir -p .build/demo
	$(QUICK)/release/lottie render Samples/*.json --frame 50% --output '.build/demo/{name}.png'
	@cd .build/demo && { echo '<!DOCTYPE html><title>Samples</title><body style="background: #ccc">'; \
	  for image in *.png; do echo "<img src='$$image' alt='$$image' title='$$image' height='240'>"; done; } >index.html
	@echo "All in .build/demo, side by side in .build/demo/index.html"

# The same tests, optimized, for what needs the optimized program next.
fresh agreement roundtrip conversions expressions players readback equal-bytes strict browser check: QUICK_SWIFT = $(SWIFT)
fresh agreement roundtrip conversions expressions players readback equal-bytes strict browser check: QUICK_FLAGS = $(TEST_FLAGS)

test: setup ## all tests, overflow traps on
	$(QUICK_SWIFT) build --build-tests $(QUICK_FLAGS)
	$(QUICK_SWIFT) test --skip-build $(QUICK_FLAGS)

unit: setup ## unit tests only, debug build
	$(SWIFT) test --skip RenderTests --skip CommandTests

bless: setup ## accept the images of CASE=folder/name as correct
	@[ -n "$(CASE)" ] || { echo "Which cases? For example: make bless CASE=modifiers/trim"; exit 1; }
	$(SWIFT) build --build-tests $(TEST_FLAGS)
	LOTTIE_BLESS="$(CASE)" $(SWIFT) test --skip-build $(TEST_FLAGS) --filter RenderTests

bench: release ## measure loading, drawing, growth and writing; with ratios to other players
	$(BUILD_RELEASE) --product LottieDev
	$(STATIC)/release/LottieDev bench
	$(STATIC)/release/LottieDev bench-growth
	@if [ -d "$(CORPUS)" ]; then $(STATIC)/release/LottieDev bench-expressions "$(CORPUS)"; fi
	$(STATIC)/release/LottieDev bench-peers --program $(LOTTIE) $(wildcard Samples/*.json)

bench-peers: release ## frames a second beside rlottie-python and thorvg-python with Pillow
	@$(DEV) bench-peers --program $(LOTTIE) $(wildcard Samples/*.json)

bench-python: library ## frames in memory from Python, beside rlottie-python and thorvg-python; memory of 10,000 openings
	@LOTTIE_LIBRARY=$(LIBRARY)/libLottieC.so.1 $(or $(wildcard $(HOME)/.cache/lottie-tools/bin/python),python3) -B Sources/LottieDev/Scripts/bench_python.py $(wildcard Samples/*.json)

lint: ## formatting and style rules, strictly
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift

sizes: ## the largest files and functions
	$(DEV) sizes

format: ## format all sources in place
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Package.swift

docs: setup ## write the pages that come from the program; into .build the library's guide, and a site: samples, what each player draws
	$(SWIFT) build $(TEST_FLAGS) --product lottie
	$(DEV) help-pages --program $(TESTS)/release/lottie
	$(DEV) matrix
	$(DEV) guide --scratch-path $(TESTS)
	$(DEV) gallery --program $(TESTS)/release/lottie --output .build/site
	$(DEV) players --page .build/site/players

fresh: test
	$(DEV) help-pages --program $(TESTS)/release/lottie --check
	$(DEV) matrix --check
	$(DEV) guide --scratch-path $(TESTS)
	@[ ! -d .build/guide-symbols ] || $(DEV) public-api

# The checks below read the project's own documents, and those of other people where they are.
# Commands must not contradict one another about a file.
# The program as it is released: the tests run another build.
agreement: test
	@env -u LOTTIE_WARNINGS_AS_ERRORS $(MAKE) --no-print-directory release
	$(DEV) agreement $(CHECKED) --program $(LOTTIE)

roundtrip: test
	$(DEV) roundtrip $(CHECKED)

conversions: test
	$(DEV) conversions --step 1 $(OWN)
	$(if $(OTHERS),$(DEV) conversions $(OTHERS))

expressions: test
	$(DEV) expressions-agreement $(CHECKED)

# What players were seen to draw of the atlas, what validate says of it, and what render --as shows.
players: test
	$(DEV) players

# Not part of `check`, whose tests have a short form of it.
kills: release ## kill the program at random moments over all outputs and look for what is left
	$(DEV) kills --program $(LOTTIE) --runs $(RUNS) Samples/walk.json

# Root on Debian or Ubuntu: installs Slurm (apt-get) and distributed (pip, in .build/scale), starts a Slurm cluster
# and Dask on loopback, stops them, and removes .build/scale. Not part of `check`.
scale: release ## one plan in all ways to run it, with kills, on Dask and Slurm: equal results; ratios
	python3 Integrations/scale/scale.py --program $(LOTTIE) --folder .build/scale

# Installs what it needs with pip, in .build/integrations. A copy of the package, as pip builds where it lies.
# Not part of `check`.
integrations: release ## tests of the Python package and of the templates for clusters and CI
	rm -rf .build/integrations && python3 -m venv .build/integrations && cp -r Integrations/dask .build/integrations/package
	.build/integrations/bin/pip install --quiet --disable-pip-version-check -r Integrations/tests/requirements.txt '.build/integrations/package[test]'
	cd .build/integrations/package && ../bin/mypy
	LOTTIE=$(abspath $(LOTTIE)) PYTHONDONTWRITEBYTECODE=1 .build/integrations/bin/python -m pytest -q -p no:cacheprovider Integrations/tests
	LOTTIE=$(abspath $(LOTTIE)) PYTHONDONTWRITEBYTECODE=1 .build/integrations/bin/python -m pytest -q -p no:cacheprovider Integrations/dask

# Pages in Chromium, driven by Playwright, from PyPI, in .build/browser. In `check` where `make setup-browser` was run.
BROWSER := $(wildcard .build/browser/bin/python)

setup-browser: ## install Chromium (asks first, unless root or YES=1) and what drives it
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  $(MAKE) --no-print-directory install-libraries APT_PACKAGES=chromium APT_FONTS= APT_SHELLS= APT_PACKING= BREW_PACKAGES=chromium
	python3 -m venv .build/browser
	.build/browser/bin/pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt

browser: test ## the pages of report, diff, serve and the site in a browser
	$(if $(BROWSER),LOTTIE=$(abspath $(TESTS)/release/lottie) PYTHONDONTWRITEBYTECODE=1 $(BROWSER) -m pytest -q -p no:cacheprovider Tests/Browser,@echo "No browser tests: make setup-browser installs what they need")

# Not part of `check`, whose tests have a small part of it.
equal-bytes: test ## whether the number of threads changes what is written, over the project's own documents
	$(DEV) equal-bytes $(OWN) --program $(TESTS)/release/lottie

# Other people's programs read what is written: Pillow, ffmpeg, librsvg.
readback: test
	$(DEV) read-back $(CHECKED) --program $(TESTS)/release/lottie

# pip compares the checksum in the file of requirements. Renamed at the end, so that what was cut off is not taken.
$(SCHEMA): Tests/Corpus/requirements.txt
	@rm -rf $(SPECS) && python3 -m venv $(SPECS)
	@$(SPECS)/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes --target $(SPECS)/part -r $<
	@mv $(SPECS)/part $(SPECS)/package && touch $@

strict: test $(SCHEMA)
	$(DEV) schema-agreement $(OWN) --schema $(SCHEMA)
	$(if $(OTHERS),$(DEV) schema-agreement $(OTHERS) --schema $(SCHEMA) --limit 60)

# Its own scratch path: the variable changes the compiler's flags, which would rebuild everything.
check: export LOTTIE_WARNINGS_AS_ERRORS = 1
# What repeats itself does so more often.
check: export LOTTIE_THOROUGH = 1
check: TESTS := .build/check
check: lint test clients fresh agreement roundtrip conversions expressions players strict browser packed ## what continuous integration runs: lint, tests, docs, packages; warnings are errors

# Users of the library: a package of their own, which sees what others see. Debug, in a scratch path of
# its own, so that only the first run compiles everything.
clients: setup ## what the library promises, as a package that imports it sees it
	@cp Package.resolved Tests/Clients/Package.resolved
	env -u LOTTIE_WARNINGS_AS_ERRORS $(SWIFT) test --package-path Tests/Clients --scratch-path .build/clients --force-resolved-versions

# Swift keeps pointers with tag bits, which LeakSanitizer takes for lost memory. LOTTIE_TSAN replaces locks by
# those of pthreads, as ThreadSanitizer does not see a contended Mutex of Synchronization.
sanitize-clients: setup ## the clients' tests under AddressSanitizer and ThreadSanitizer
	@cp Package.resolved Tests/Clients/Package.resolved
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --package-path Tests/Clients --scratch-path .build/clients-asan --force-resolved-versions --sanitize address
	$(SWIFT) test --package-path Tests/Clients --scratch-path .build/clients-tsan --force-resolved-versions --sanitize thread -Xswiftc -DLOTTIE_TSAN

# The library for C, and a program that calls all of it, as a page's example is compiled: with Swift's own clang, whose
# runtime is the library's.
C_CALLS := .build/c-asan
sanitize-c: setup ## the library for C, called by programs in C, under AddressSanitizer and UndefinedBehaviorSanitizer
	$(SWIFT) build -c release --sanitize address -Xswiftc -DLOTTIE_ASAN --scratch-path $(C_CALLS) --force-resolved-versions --product LottieC
	@awk '/^```c$$/ { on = 1; next } /^```/ { on = 0 } on' docs/c-interface.md >$(C_CALLS)/example.c
	@cd $(C_CALLS) && for source in $(CURDIR)/Tests/CInterface/calls.c example.c; do \
	  "$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/clang" -std=c99 -D_POSIX_C_SOURCE=200809L -g -Wall -Wextra -Werror \
	    -fsanitize=address,undefined -fno-sanitize-recover=all -I$(CURDIR)/Sources/System/CLottie "$$source" \
	    -Lrelease -lLottieC -Wl,-rpath,$(CURDIR)/$(C_CALLS)/release -lpthread -lm -o program && \
	  ASAN_OPTIONS=detect_leaks=0 ./program $(CURDIR)/Samples/loader.json || exit 1; \
	done

# Files made to do harm, not part of this project; whoever has them names the folder.
ATTACKS ?= ../shared/cases/attacks
HARMFUL = $(wildcard $(ATTACKS)/*.json $(ATTACKS)/*.lottie)
SANITIZED = $(TESTS)/release/lottie

sanitize: sanitize-address sanitize-thread sanitize-clients sanitize-c ## all tests and documents under AddressSanitizer and ThreadSanitizer

# A report ends a program with status 99, which is none of its own. Programs that load the C library are not
# built with a sanitizer, which must be there first.
sanitize-address sanitize-thread: export ASAN_OPTIONS = detect_leaks=0:exitcode=99
sanitize-address sanitize-thread: export TSAN_OPTIONS = exitcode=99:suppressions=$(CURDIR)/Tests/thread.suppressions
sanitize-address: TESTS := .build/asan
sanitize-address: SANITIZER = --sanitize address -Xswiftc -DLOTTIE_ASAN
sanitize-thread: TESTS := .build/tsan
sanitize-thread: SANITIZER = --sanitize thread -Xswiftc -DLOTTIE_TSAN
sanitize-address sanitize-thread: setup
	$(SWIFT) build --build-tests $(TEST_FLAGS) $(SANITIZER)
	$(SWIFT) test --skip-build $(TEST_FLAGS) $(SANITIZER) --skip CInterfaceTests
	$(SANITIZED) render $$(find Samples Tests/RenderTests/Cases -name '*.json' ! -name '*.*.json') --output '$(TESTS)/images/{dir}/{name}.png' \
	  --contact 4 --size 96x96 --jobs 4 >$(TESTS)/images.log 2>&1 || { tail $(TESTS)/images.log; exit 1; }
	@for file in $(HARMFUL); do \
	  (ulimit -t 600; $(SANITIZED) render "$$file" $(TESTS)/harm.png --frame 50% --size 64x64 >$(TESTS)/harm.log 2>&1); \
	  status=$$?; [ $$status -lt 99 ] || { tail $(TESTS)/harm.log; echo "$$file: status $$status"; exit 1; }; \
	done

# libFuzzer and AddressSanitizer see what is compiled here, Yams' C included. Its own scratch path; gold, which
# Swift takes by default, cannot link it.
FUZZ := .build/fuzz
FUZZ_FLAGS = -c release --scratch-path $(FUZZ)-build --force-resolved-versions -Xswiftc -enable-testing \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address
SECONDS ?= 120
READER ?=

fuzz: setup ## malformed input for each reader, or READER=json, for SECONDS=120 each
	LOTTIE_FUZZ=1 $(SWIFT) build $(FUZZ_FLAGS) --product lottie-fuzz
	$(FUZZ)-build/release/lottie-fuzz --seconds $(SECONDS) --results $(FUZZ) $(READER)

# What is too long for `check`. `cut` wants the record, of its own commit: docs/releasing.md.
LONG := check dist-check sanitize fuzz kills conformances readback equal-bytes
RECORD := .build/check-long.txt

check-long: ## all checks, hours: what ran, on which commit, with which result, into .build/check-long.txt
	@[ -z "$$(git status --porcelain)" ] || { echo "check-long: commit first; the record is of a commit"; exit 1; }
	@mkdir -p .build; rm -f $(RECORD); echo "commit $$(git rev-parse HEAD)" >$(RECORD).part
	@for target in $(LONG); do \
	  began=$$(date +%s); result=passed; \
	  $(MAKE) --no-print-directory $$target || result=failed; \
	  echo "$$target $$result $$(($$(date +%s) - began)) s" >>$(RECORD).part; \
	done
	@mv $(RECORD).part $(RECORD); cat $(RECORD); ! grep -q ' failed ' $(RECORD)

PREFIX ?= /usr/local

install: release ## the program, its manual page and completions, below PREFIX (/usr/local)
	install -d $(PREFIX)/bin $(PREFIX)/share/man/man1 $(PREFIX)/share/fish/vendor_completions.d \
	  $(PREFIX)/share/bash-completion/completions $(PREFIX)/share/zsh/site-functions
	install -s -m 755 $(LOTTIE) $(PREFIX)/bin/lottie
	install -m 644 docs/man/lottie.1 $(PREFIX)/share/man/man1/lottie.1
	install -m 644 docs/completions/lottie.bash $(PREFIX)/share/bash-completion/completions/lottie
	install -m 644 docs/completions/_lottie $(PREFIX)/share/zsh/site-functions/_lottie
	install -m 644 docs/completions/lottie.fish $(PREFIX)/share/fish/vendor_completions.d/lottie.fish

DIST := .build/dist
DIST_TOOLS := .build/dist-tools

# Wheel and tarball have libraries beside the program, which looks for them at a path that the linker sets: an edited
# program may not start (docs/decisions/0021-packages.md). Only the last step, linking, is done again.
BUNDLED := $(STATIC)/bundled/lottie
RUN_PATH = -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$$ORIGIN/../libexec/lottie-cli'

.PHONY: bundled
bundled: release
	$(BUILD_RELEASE) --product lottie $(RUN_PATH)
	@mkdir -p $(dir $(BUNDLED)) && cp $(LOTTIE) $(BUNDLED)
	$(BUILD_RELEASE) --product lottie

dist: bundled library ## wheel, .debs, tarball, list of parts and checksums, started, into .build/dist
	@python3 -B Packaging/dist.py --program $(LOTTIE) --bundled $(BUNDLED) --library $(LIBRARY)/libLottieC.so.1 --checkouts $(STATIC)/checkouts --output $(DIST)

# In `check`: what is packed starts. Not on macOS, nor where Debian's tools are missing. The variable would compile everything anew.
.PHONY: packed
packed:
	@if [ "$$(uname)" = Linux ] && command -v dpkg-shlibdeps >/dev/null; then env -u LOTTIE_WARNINGS_AS_ERRORS $(MAKE) --no-print-directory dist; fi

# Needs pip and the network, once.
$(DIST_TOOLS)/ready: Packaging/requirements.txt
	@rm -rf $(DIST_TOOLS) && python3 -m venv $(DIST_TOOLS)
	@$(DIST_TOOLS)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

.PHONY: setup-dist
setup-dist:
	@command -v lintian >/dev/null && command -v mmdebstrap >/dev/null || \
	  $(MAKE) --no-print-directory install-libraries APT_PACKAGES='lintian mmdebstrap' APT_FONTS= APT_SHELLS= APT_PACKING=

# Root on Debian: installs the packages in a Debian system of its own, .build/dist-root, made once by mmdebstrap;
# needs the network. Not part of `check`. TWICE=1 also makes them from a second clone at another path.
dist-check: setup-dist dist $(DIST_TOOLS)/ready ## install, use and remove each package where nothing else is; lintian, auditwheel, schema
	python3 -B Packaging/check.py --dist $(DIST) --program $(LOTTIE) --bundled $(BUNDLED) --library $(LIBRARY)/libLottieC.so.1 --checkouts $(STATIC)/checkouts --tools $(DIST_TOOLS)/bin --root .build/dist-root $(if $(TWICE),--twice)

VERSION ?=

cut: setup ## make what is unreleased VERSION=0.2.0: changelog, program, pages; docs/releasing.md
	@[ -n "$(VERSION)" ] || { echo "Which version? For example: make cut VERSION=0.2.0"; exit 1; }
	@grep -qsx "commit $$(git rev-parse HEAD)" $(RECORD) && ! grep -q ' failed ' $(RECORD) || \
	  { echo "$(RECORD) does not say that all checks passed on this commit: make check-long"; exit 1; }
	$(DEV) cut-release $(VERSION)
	$(MAKE) --no-print-directory docs
	$(DEV) public-api --write

clean: ## remove everything built
	rm -rf .build
