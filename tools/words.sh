#!/bin/sh
# Writes the C file that says where each message of a file of words begins, in
# the order of their names.
#   tools/words.sh NAME FILE    words_of_NAME, whose bytes are NAME_words
set -eu
export LC_ALL=C
name=$1
file=$2
more="&words_of_core"
declared="extern const struct fluent_file words_of_$name;
"
if [ "$name" = core ]; then
    more=NULL
    declared=
fi

index=$(awk '/^-?[A-Za-z]/ { name = $0; sub(/[^-_A-Za-z0-9].*/, "", name); print name, at + 0 }
             { at += length($0) + 1 }' "$file" | sort -k1,1 | cut -d' ' -f2)
list=$(for at in ${index:-0}; do echo "    $at,"; done)
cat <<END
#include "core/words.h"

${declared}extern const char ${name}_words[], ${name}_words_end[];

static const uint32_t at[] = {
$list
};

const struct fluent_file words_of_$name = {
    ${name}_words, ${name}_words_end, $more, at, $(printf '%s' "$index" | grep -c .)};
END
