#!/bin/sh
# need.sh GROUP... - makes sure that what the groups need is on this machine.
#
# Looks for programs and headers, not for packages, so that a tool from anywhere
# will do. Only if something is missing it asks apt, says for what, and fails
# with the exact command if it may not install. Groups: build test check wasm web
# browser deb chroot.
set -eu

header() { # header FILE: does the compiler find it?
    printf '#include <stdarg.h>\n#include <stddef.h>\n#include <setjmp.h>\n#include <stdint.h>\n#include <%s>\n' "$1" |
        cc -E -x c - >/dev/null 2>&1
}

program() { command -v "$1" >/dev/null 2>&1; }

browser() { # any that can be driven
    program chromium-headless-shell || program chromium ||
        program chromium-browser || program google-chrome
}

runtime() { # a file of clang's own library folder, as a pattern
    # shellcheck disable=SC2231 # the pattern is meant to be one
    for file in /usr/lib/llvm-*/lib/clang/*/lib/*/$1; do
        [ -e "$file" ] && return 0
    done
    return 1
}

missing=
why=
want() { # want PACKAGE "reason" TEST...
    package=$1 reason=$2
    shift 2
    "$@" && return 0
    missing="$missing $package"
    why="$why
  $package: $reason"
}

for group in "$@"; do
    case $group in
    build)
        want build-essential "the C compiler" program cc
        want cmake "builds the project" program cmake
        want ninja-build "builds it fast" program ninja
        want pkgconf "finds libraries" program pkg-config
        want libjansson-dev "reads JSON" header jansson.h
        want libwebsockets-dev "talks to browsers" header libwebsockets.h
        want libwebsockets-evlib-uv "runs the server's loop" \
            sh -c 'ls /usr/lib/*/libwebsockets-evlib_uv.so >/dev/null 2>&1'
        want libuv1-dev "the loop itself" header uv.h
        want zlib1g-dev "packs what is sent" header zlib.h
        want libsodium-dev "makes and checks secrets" header sodium.h
        want libncurses-dev "draws in the terminal" header ncursesw/curses.h
        want libsqlite3-dev "keeps tables in a file" header sqlite3.h
        want libpq-dev "keeps tables in PostgreSQL" \
            pkg-config --exists libpq
        ;;
    test)
        want python3 "runs checks of the project itself" program python3
        want ccache "compiles nothing twice" program ccache
        want git "lists the files of the project" program git
        want libcmocka-dev "runs unit tests" header cmocka.h
        want postgresql-15 "tests of the server run one of their own" \
            sh -c 'ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1'
        want tmux "a terminal that tests can type in" program tmux
        want iproute2 "sees who listens" program ss
        want groff-base "checks the manual" program groff
        want openssl "makes a certificate for a test" program openssl
        ;;
    check)
        want clang "the second compiler" program clang
        want libclang-rt-14-dev "its sanitizers and its fuzzer" \
            runtime 'libclang_rt.fuzzer-*.a'
        want clang-format "checks the layout of the code" program clang-format
        want clang-tidy "checks the code" program clang-tidy
        ;;
    wasm)
        want clang "compiles for the browser" program clang
        want lld "links for the browser" program wasm-ld
        want wasi-libc "the C library for the browser" \
            test -e /usr/lib/wasm32-wasi/libc.a
        want libclang-rt-14-dev-wasm32 "the compiler's own functions" \
            runtime 'libclang_rt.builtins-wasm32.a'
        want nodejs "runs WebAssembly in tests" program node
        ;;
    web)
        want npm "fetches what the page is made with" program npm
        ;;
    deb)
        want debhelper "builds packages" program dh
        want lintian "checks packages" program lintian
        ;;
    chroot)
        want python3 "runs the test" program python3
        want debootstrap "makes a bare system to install into" \
            program debootstrap
        ;;
    browser)
        want chromium-headless-shell "tests the page" browser
        want fonts-dejavu-core "letters for its pictures" \
            test -e /usr/share/fonts/truetype/dejavu
        ;;
    *)
        echo "need.sh: there is no group $group" >&2
        exit 2
        ;;
    esac
done

[ -z "$missing" ] && exit 0
echo "Missing on this machine, and what for:$why"
if ! program apt-get; then
    echo "There is no apt-get here. Install these, or what your system calls them, and try again." >&2
    exit 1
fi
as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! program sudo; then
        echo "Neither root nor sudo. Ask somebody to run: apt-get install$missing" >&2
        exit 1
    fi
    as_root=sudo
fi
echo "Installing with apt-get:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086 # one word per package
$as_root apt-get install -y -qq --no-install-recommends $missing
