# bare.awk - a script or style without what only readers of the sources need: comments that
# have lines of their own or end one, types in the code, indentation, empty lines. No text
# of the page may depend on the indentation of its source.
/^[ \t]*\/\// && !inside {
    next
}
/^[ \t]*\/\*/ && !inside {
    if ($0 !~ /\*\//) {
        inside = 1
        next
    }
    if ($0 ~ /\*\/[ \t]*$/ && $0 !~ /\*\/.*\*\//)
        next
}
inside {
    if ($0 !~ /\*\//)
        next
    inside = 0
    sub(/.*\*\//, "")
    if ($0 ~ /^[ \t]*$/)
        next
}
{
    gsub(/\/\*\* @[^*]*\*\/ ?/, "")
    sub(/ \/\* [^*]*\*\/$/, "")
    sub(/^[ \t]+/, "")
    if ($0 != "")
        print
}
