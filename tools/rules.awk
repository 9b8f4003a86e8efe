# rules.awk - the rules that people read, from the page's words into a C table.
#
#     awk -f tools/rules.awk web/words/en.js > rules_table.c
#
# The rules of a game are the list `rules` of its part of the file: sections of
# an id, a title and paragraphs, all of them plain strings between double quotes,
# which C reads as JavaScript does. Anything else in there stops the build.
function fail(what) {
    printf "%s:%d: %s\n", FILENAME, FNR, what > "/dev/stderr"
    failed = 1
    exit 1
}

function literal(from) { # the first string of the text, quotes included
    if (!match(from, /"([^"\\]|\\.)*"/))
        fail("the rules must be plain strings: " from)
    return substr(from, RSTART, RLENGTH)
}

BEGIN {
    print "/* Made by tools/rules.awk from the words of the page. */"
    print "#include \"term/rules.h\"\n"
    print "/* clang-format off */"
    print "const struct rules_line rules_lines[] = {"
}

/^export const [a-z0-9]+ = / { game = $3 }

!inside && game != "words" && /^ *(const rules = \[|rules: \[)$/ { inside = 1; next }

inside && /^ *\][;,]$/ { inside = 0; next }

inside {
    line = $0
    if (line ~ /\{ id: "/) {
        sub(/.*title: /, "", line)
        title = literal(line)
        sub(/.*paragraphs: \[/, "", line)
    }
    while (match(line, /"([^"\\]|\\.)*"/)) {
        printf "    {\"%s\", %s, %s},\n", game, title, literal(line)
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
        count++
    }
    if (line !~ /^[] ,}]*$/)
        fail("the rules must be plain strings: " line)
}

END {
    if (failed)
        exit 1
    if (!count)
        fail("no rules were found")
    print "    {NULL, NULL, NULL},"
    print "};"
}
