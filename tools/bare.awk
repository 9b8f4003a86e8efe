# bare.awk - a script without the comments that have lines of their own: those are for
# who reads the sources. A comment that code follows on its line stays.
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
{ print }
