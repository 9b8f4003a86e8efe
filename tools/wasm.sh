#!/bin/sh
# wasm.sh [TARGET] - builds the engine as WebAssembly with the content that the
# release program packs. Without a target it builds all there is, and checks
# that it plays exactly as native code does.
set -eu
cd "$(dirname "$0")/.."
packer=${MUDBRICK:-build/release/mudbrick}
packed=$PWD/build/packed
mkdir -p "$packed"
for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
    "$packer" content "$game" --bytes >"$packed/$game.new"
    if cmp -s "$packed/$game.new" "$packed/$game.bin"; then
        rm "$packed/$game.new"
    else
        mv "$packed/$game.new" "$packed/$game.bin"
    fi
done
[ -e build/wasm/build.ninja ] || cmake --preset wasm -DPACKED="$packed" >/dev/null
cmake --build --preset wasm ${1:+--target "$1"} -- --quiet
[ $# -gt 0 ] || node tests/wasm/golden.mjs build/wasm/tests/wasm/golden.wasm src/games
