#!/bin/sh
# wasm.sh - builds the engine as WebAssembly with the content that the release
# program packs, and checks that it plays exactly as native code does.
set -eu
cd "$(dirname "$0")/.."
packed=$PWD/build/packed
mkdir -p "$packed"
for game in $(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def); do
    build/release/mudbrick content "$game" --bytes >"$packed/$game.new"
    cmp -s "$packed/$game.new" "$packed/$game.bin" ||
        cp "$packed/$game.new" "$packed/$game.bin"
    rm "$packed/$game.new"
done
cmake --preset wasm -DPACKED="$packed" >/dev/null
cmake --build --preset wasm -- --quiet
node tests/wasm/golden.mjs build/wasm/tests/wasm/golden.wasm src/games
