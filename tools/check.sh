#!/usr/bin/env bash
# check.sh - everything about the code that a tool can see: layout, clang-tidy,
# layers and purity, the second compiler, the golden files under it and in the
# release, layout and types of the page.
set -euo pipefail
cd "$(dirname "$0")/.."
step=0
say() { # which step of how many, and how long all of them have taken
    step=$((step + 1))
    printf '== %d of 5, after %d s: %s\n' "$step" "$(($(date +%s) - begun))" "$*"
}
begun=$(date +%s)

# Where nobody looks, a line for every hundred files will do.
progress() {
    if [ -t 1 ]; then cat; else awk '/^\[/ && $1 ~ /00$/ || !/^\[/; { fflush() }'; fi
}

built() { # built PRESET [ARGUMENT...]
    preset=$1
    shift
    [ -e "build/$preset/build.ninja" ] || cmake --preset "$preset" >/dev/null
    NINJA_STATUS='[%f of %t] ' cmake --build --preset "$preset" "$@" | progress
}

say layout
git ls-files -co --exclude-standard '*.c' '*.h' | grep -v '^tools/template/' |
    xargs clang-format --dry-run --Werror

say clang-tidy and clang with sanitizers
built clang
say layers, purity, scenarios, golden files, unit tests
ctest --preset clang -R 'layers|pure|rules|golden|scenarios|unit' --quiet

say the release plays as the golden files say
cmake --preset release -DTESTS=ON >/dev/null
built release --target mudbrick golden_test
for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
    build/release/tests/golden_test "$game" "src/games/$game"
done

say layout and types of the page
tools/web.sh tested
git ls-files -co --exclude-standard '*.js' '*.mjs' '*.css' '*.d.ts' |
    xargs web/node_modules/.bin/prettier --check --log-level warn
if git ls-files -co --exclude-standard '*.js' '*.mjs' '*.css' |
    LC_ALL=C.UTF-8 xargs grep -HnE '^.{121}'; then
    echo 'longer than 120 columns' >&2
    exit 1
fi
web/node_modules/.bin/tsc -p web
if git ls-files -co --exclude-standard web src/games | grep -E '\.(js|ts)$' |
    xargs grep -HnE '[{<(|:,>] ?any([]}>),;[]| \|)'; then
    echo 'any says nothing; write the type, or unknown' >&2
    exit 1
fi

printf '== all is well, after %d s\n' "$(($(date +%s) - begun))"
