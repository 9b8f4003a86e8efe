# man.awk - Markdown, as docs uses it, as a page of the manual. Set name, what
# and version. A row of a table becomes an entry: its first cell, then the rest.
BEGIN {
    print ".TH " escape(toupper(name)) " 5 \"\" \"Mudbrick " version "\" \"File Formats\""
    print ".SH NAME\n" escape(name) " \\- " escape(what)
    mode = ""
    fresh = 1 # right below a heading no paragraph has to be begun
    titled = 0 # what comes before the first heading is the description
}

function escape(s) {
    gsub(/\\/, "\\e", s)
    gsub(/-/, "\\-", s)
    return s
}

# A line of running text; never taken for a request.
function say(s) {
    if (s ~ /^[.']/)
        s = "\\&" s
    print s
}

# Between two marks the text is printed in another face.
function face(s, mark, letter,    parts, n, i, out) {
    n = split(s, parts, mark)
    out = parts[1]
    for (i = 2; i <= n; i++)
        out = out (i % 2 ? "\\fR" : "\\f" letter) parts[i]
    return out
}

function inline(s) {
    s = escape(s)
    gsub(/\]\([^)]*\)/, "]", s)
    while (match(s, /\[[^\]"]*[^\]", ]\.md\]/))
        s = substr(s, 1, RSTART - 1) substr(s, RSTART + 1, RLENGTH - 2) substr(s, RSTART + RLENGTH)
    s = face(s, "\\*\\*", "B")
    while (match(s, /\*[a-z][^*]*[a-z]\*/))
        s = substr(s, 1, RSTART - 1) "\\fI" substr(s, RSTART + 1, RLENGTH - 2) "\\fR" substr(s, RSTART + RLENGTH)
    return face(s, "`", "B")
}

function leave() {
    if (mode == "code")
        print ".fi\n.RE"
    mode = ""
}

function enter(wanted) {
    if (mode == wanted)
        return
    leave()
    if (!titled)
        print ".SH DESCRIPTION"
    titled = 1
    mode = wanted
    if (wanted == "code")
        print (fresh ? "" : ".PP\n") ".RS\n.nf"
    if (wanted == "text" && !fresh)
        print ".PP"
    fresh = 0
}

/^# / { next }

/^##+ / {
    leave()
    sub(/^#+ /, "")
    gsub(/`/, "")
    print ".SH " toupper(escape($0))
    fresh = titled = 1
    header = 0
    next
}

/^    / {
    enter("code")
    for (; blank > 0; blank--)
        print ""
    say(escape(substr($0, 5)))
    next
}

/^$/ {
    if (mode == "code") {
        blank = 1
    } else {
        leave()
    }
    header = 0
    next
}

{ blank = 0 }

/^\|/ {
    if (++header <= 2)
        next # the titles of the columns, and the line below them
    leave()
    line = $0
    gsub(/\\\|/, "\001", line)
    n = split(line, cell, / *\| */)
    print ".TP"
    gsub(/\001/, "|", cell[2])
    say(inline(cell[2]))
    rest = ""
    for (i = 3; i < n; i++)
        rest = rest (rest == "" || cell[i] == "" ? "" : "; ") cell[i]
    gsub(/\001/, "|", rest)
    say(inline(rest))
    fresh = 0
    next
}

/^(- |[0-9]+\. )/ {
    leave()
    mode = "list"
    print /^-/ ? ".IP \\(bu 2" : ".IP " $1 " 4"
    sub(/^(- |[0-9]+\. )/, "")
    say(inline($0))
    fresh = 0
    next
}

{
    if (mode == "code")
        leave()
    if (mode != "list")
        enter("text")
    sub(/^ +/, "")
    say(inline($0))
}

END {
    leave()
    print ".SH SEE ALSO\n.BR mudbrick (1)"
}
