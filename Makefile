# The front door. `make help` lists what is here; CMakePresets.json says how it
# is built. Nothing is installed or rebuilt that is there already.
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
SECONDS_EACH ?= 60

.PHONY: help play test build bench check fuzz docs format wasm web clean
.PHONY: install deb deb-test

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: build ## install what is missing, build, and serve the page
	@$(MAKE) web
	@build/mudbrick serve

test: ## install what is missing, build with sanitizers, run all tests; ONLY=NAME: those about a game or folder
	@tools/need.sh build test wasm web browser
	@$(call built,dev)
	@$(if $(ONLY),$(call about,$(ONLY)))
	@ctest --preset dev $(again) $(if $(ONLY),-L '^$(ONLY)$$')

build: ## the release program, at build/mudbrick
	@tools/need.sh build
	@$(call built,release,mudbrick)
	@ln -sf release/mudbrick build/mudbrick

bench: build ## measure the speed of every game, also as WebAssembly
	@for game in $$(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do \
	    build/mudbrick bench $$game --seed 1; done
	@tools/need.sh wasm
	@tools/wasm.sh mudbrick && tools/wasm.sh pace
	@node bench/wasm.mjs

check: ## layout, clang-tidy, layers, purity, docs, and both compilers
	@tools/need.sh build test check wasm web
	@tools/check.sh

fuzz: ## fuzz every target, and connections to a server; SECONDS_EACH=60
	@tools/need.sh build test check
	@$(call built,fuzz)
	@tools/fuzz.sh $(SECONDS_EACH)

docs: build ## write the generated pages anew
	@tools/docs.sh build/mudbrick

wasm: build ## the engine as WebAssembly, and its golden test
	@tools/need.sh wasm
	@tools/wasm.sh

web: build ## the page with its engine, in build/web
	@tools/need.sh wasm web
	@tools/web.sh

install: ## program, page and library into prefix=/usr/local; DESTDIR, bindir, mandir, ... as usual
	@tools/need.sh build wasm web
	@cmake --preset release -U 'CMAKE_INSTALL_*' -U UNITDIR -U ZSHDIR \
	    $(folders) > /dev/null
	@cmake --build --preset release --target $(installed) -- --quiet
	@tools/web.sh
	@DESTDIR=$(DESTDIR) cmake --install build/release > build/installed
	@sed -n 's/^-- Installing: //p' build/installed

deb: ## Debian packages, in build/deb
	@tools/need.sh build wasm web deb
	@tools/deb.sh

deb-test: deb ## install them into a bare Debian and play there (needs root)
	@tools/need.sh chroot
	@tests/package/chroot_test.py build/deb

format: build ## lay the code out as clang-format and prettier want it
	@tools/need.sh check wasm web
	@git ls-files -co --exclude-standard '*.c' '*.h' | xargs clang-format -i
	@tools/web.sh tested
	@git ls-files -co --exclude-standard '*.js' '*.mjs' '*.css' '*.d.ts' | \
	    xargs web/node_modules/.bin/prettier --write --log-level warn

clean: ## throw away everything that was built
	@rm -rf build

# The usual variables of an installation; those that are not set follow prefix.
prefix ?= /usr/local
folders = -DCMAKE_INSTALL_PREFIX=$(prefix) \
	$(foreach name,bindir libdir includedir datarootdir datadir mandir docdir \
	    sysconfdir,$(if $($(name)),-DCMAKE_INSTALL_$(call upper,$(name))=$($(name)))) \
	$(if $(unitdir),-DUNITDIR=$(unitdir))
upper = $(shell echo $(1) | tr a-z A-Z)
installed = mudbrick libmudbrick pages

# Who tests for others gives what fails a second chance, in sight: a machine that
# stood still for a moment breaks tests of browsers and terminals, and no code.
again = $(if $(CI),--repeat until-pass:2)

# $(call about,WORD): whether there are tests about it; if not, what there is.
about = ctest --preset dev --print-labels | grep -qx '  $(1)' || { \
	echo "there are no tests about $(1); ONLY can be one of:" >&2; \
	ctest --preset dev --print-labels | sed -n 's/^  //p' | paste -sd' ' >&2; exit 2; }

# $(call built,PRESET[,TARGET]): configures once, then builds what has changed.
built = [ -e build/$(1)/build.ninja ] || cmake --preset $(1) > /dev/null; \
	cmake --build --preset $(1) $(if $(2),--target $(2)) -- --quiet
