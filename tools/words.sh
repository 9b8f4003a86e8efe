#!/bin/sh
# Writes the C file that says where each message of a file of words begins, in
# the order of their names.
#   tools/words.sh NAME FILE    NAME_words, whose bytes are NAME_words_text
set -eu
export LC_ALL=C
name=$1
file=$2
more="&core_words"
declared="extern const struct fluent_file ${name}_words;
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

${declared}extern const char ${name}_words_text[], ${name}_words_text_end[];

static const uint32_t at[] = {
$list
};

const struct fluent_file ${name}_words = {
    ${name}_words_text, ${name}_words_text_end, $more, at, $(printf '%s' "$index" | grep -c .)};
END
