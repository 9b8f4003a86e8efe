#!/usr/bin/env python3
"""List the rules of a game that no code or no scenario cites.

    tools/check_rules.py [GAME...]

Reads src/games/GAME/rules.md, where a line `- EM-3.1 ...` is a rule, the .c
and .h files of that folder and its .scn files. A rule must be cited in the code,
which tests are not, and in the title of a scenario; what is cited must be a rule.
"EM-1.2 to EM-1.4" cites all three. Exit status: 0 all is well, 1 something is missing, 2 wrong use.
"""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "games"
ID = r"[A-Z]{2}-\d+\.\d+"
RULE = re.compile(rf"^- ({ID})\b", re.M)
# An id, or the first and the last of several; a comment may break the line.
CITED = re.compile(rf"\b({ID})\b(?:[\s*]+to[\s*]+({ID})\b)?")
TITLE = re.compile(r"^ *scenario +(.*)$", re.M)

def key(rule):
    prefix, numbers = rule.split("-")
    return prefix, *map(int, numbers.split("."))

def span(first, last, rules):
    """The rules from first to last; both ends count even if they are unknown."""
    between = {r for r in rules if key(first) <= key(r) <= key(last)}
    return between | {first, last}

def cited(text, rules):
    """Yields every rule that the text cites, with its line number."""
    for m in CITED.finditer(text):
        line = text.count("\n", 0, m.start()) + 1
        for rule in span(m[1], m[2] or m[1], rules):
            yield rule, line

def check(folder):
    """Prints what is wrong with one game and returns how much that is."""
    listed = RULE.findall((folder / "rules.md").read_text())
    rules = set(listed)
    in_code, in_titles, complaints = set(), set(), []
    for rule in sorted(rules, key=key):
        if listed.count(rule) > 1:
            complaints.append(f"rules.md: {rule} stands there {listed.count(rule)} times")
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".c", ".h", ".scn") or "corpus" in path.parts:
            continue
        text = path.read_text()
        for rule, line in cited(text, rules):
            if rule not in rules:
                complaints.append(f"{path.relative_to(folder)}:{line}: {rule} is not in rules.md")
            elif path.suffix != ".scn" and path.parent.name != "tests":
                in_code.add(rule)
        if path.suffix == ".scn":
            for m in TITLE.finditer(text):
                in_titles |= {rule for rule, _ in cited(m[1], rules)}
                if not re.match(ID, m[1]):
                    line = text.count("\n", 0, m.start(1)) + 1
                    complaints.append(f"{path.relative_to(folder)}:{line}: "
                                      "the title does not begin with a rule")
    no_code = sorted(rules - in_code, key=key)
    no_scenario = sorted(rules - in_titles, key=key)
    complaints += [f"{rule} is cited in no code" for rule in no_code]
    complaints += [f"{rule} is in no title of a scenario" for rule in no_scenario]
    for complaint in complaints:
        print(f"{folder.name}: {complaint}")
    if complaints or not rules:
        print(f"{folder.name}: {len(rules)} rules, {len(no_code)} without code, "
              f"{len(no_scenario)} without scenario, {len(complaints)} complaints")
    else:
        print(f"{folder.name}: {len(rules)} rules, all with code and scenario")
    return len(complaints) + (not rules)

def main(names):
    known = sorted(p.parent.name for p in GAMES.glob("*/rules.md"))
    for name in names:
        if name not in known:
            print(f"{name} has no src/games/{name}/rules.md; "
                  f"those who have are: {' '.join(known)}", file=sys.stderr)
            return 2
    return 1 if sum([check(GAMES / name) for name in names or known]) else 0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
