#!/bin/sh
# fuzz.sh SECONDS - runs every libFuzzer program for so long. What it finds is
# kept in build/fuzz/found, and new inputs of interest in build/fuzz/corpus. Then
# whole connections to a server, for as long; a failure names the seed to repeat.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build/fuzz/found
for program in build/fuzz/tests/*_fuzz; do
    name=$(basename "$program")
    mkdir -p "build/fuzz/corpus/$name"
    # Those of the target, and what the games bring to it.
    known=$(find tests/fuzz/corpus src/games/*/tests/corpus -type d -name "$name")
    echo "== $name, $1 seconds"
    # shellcheck disable=SC2086 # folders without spaces
    "$program" -max_total_time="$1" -print_final_stats=1 -timeout=10 \
        -artifact_prefix="build/fuzz/found/$name-" \
        "build/fuzz/corpus/$name" $known 2>"build/fuzz/$name.log" || {
        tail -30 "build/fuzz/$name.log"
        echo "$name failed; the input is in build/fuzz/found" >&2
        exit 1
    }
    grep -E 'number_of_executed_units|new_units_added' "build/fuzz/$name.log"
done
echo "== connections, $1 seconds"
tests/server/connections.py build/fuzz/mudbrick "$1"
