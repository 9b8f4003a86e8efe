#!/usr/bin/env python3
"""The examples in headers compile.

    headers_test.py COMPILER SRC

An example is C that stands five spaces behind the star of a comment: paragraphs of which
a line ends a statement; others are drawings or formats. Functions stand for themselves; what else there is, is put in one.
What stands two spaces or more behind the end of a line is said to the reader; a header
that it names is included. `...` is whatever the reader wants there. What an example does
not declare is declared by GIVEN."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from checks import Checks

checks = Checks()
check = checks.check

# What names stand for: in that header, or (the last row) in any.
GIVEN = {
    "base/fluent.h": {"words": "struct fluent_file words;", "arguments": "struct fluent_args arguments;",
                      "out": "struct text out;"},
    "bot/player.h": {"limits": "struct runner_limits limits;"},
    "bot/runner.h": {"limits": "struct runner_limits limits;", "turn": "struct runner_turn turn;",
                     "go": "struct bot_go go;", "move": "char move[GAME_TEXT_MAX];"},
    "core/board.h": {"fact": "struct fact fact;", "part": "int part;", "out": "struct text out;"},
    "core/fact.h": {"f": "struct fact *f;"},
    "core/json.h": {"w": "struct json w;"},
    "core/report.h": {"r": "struct report *r;"},
    "files/position.h": {"game": "const struct game *game;", "setup": "struct setup setup;",
                         "venue": "struct venue venue;", "viewer": "int viewer;"},
    "games/opening.h": {"box": "struct box box;", "venue": "struct venue venue;", "match": "struct match match;",
                        "record": "struct record record;", "setup": "struct setup setup;",
                        "p": "struct position p;", "s": "struct state *s;", "viewer": "int viewer;"},
    "term/party.h": {"order": "struct term_order order;", "scene": "struct scene scene;", "said": "struct text said;"},
    "term/say.h": {"out": "struct text *out;", "n": "int n;"},
    "term/thought.h": {"m": "struct thought m;", "player": "struct player *player;", "outlook": "struct outlook outlook;",
                       "move": "struct move move;"},
    "": {"why": "struct text why;", "state": "struct state *state;", "setup": "struct setup setup;",
         "move": "struct move move;", "venue": "struct venue *venue;", "o": "struct outlook o;", "seat": "int seat;",
         "seed": "uint64_t seed;", "size": "size_t size;", "bytes": "const char *bytes;", "text": "const char *text;",
         "now": "int64_t now;", "count": "int count;", "coins": "int coins;", "with": "void *with;"},
}
FLAGS = ["-std=c17", "-D_XOPEN_SOURCE=700", "-Wall", "-Wextra", "-Werror", "-Wno-unused", "-Wno-unused-result",
         "-Wno-switch", "-Wno-uninitialized", "-Wno-empty-body", "-fsyntax-only", "-xc", "-"]
SYSTEM = "".join(f"#include <{name}.h>\n" for name in ("stdio", "stdlib", "string", "unistd"))
STATEMENT = re.compile(r";(  .*)?$|^ \*\s+\.\.\.", re.M)
STRING = r'"(?:[^"\\]|\\.)*"'


def blocks(text):
    """The examples in comments, as lines."""
    for comment in re.findall(r"/\*.*?\*/", text, re.S):
        for part in re.findall(r"(?:^ \*     .*\n(?:^ \*\n(?=^ \*     ))?)+", comment, re.M):
            lines = [line for paragraph in part.split(" *\n") if STATEMENT.search(paragraph)
                     for line in paragraph.splitlines()]
            if lines:
                yield [line[7:] for line in lines]


def code_of(line):
    """The line without what it says to the reader, and that."""
    if line.lstrip().startswith("..."):
        return ";", line.lstrip()[3:]
    match = re.match(rf"^((?:{STRING}|'.'|[^\"'])*?(?:[;{{}}):]|\.\.\.))(\s\s+.*)?$", line)
    return (match.group(1), match.group(2) or "") if match else (line, "")


def whole(line):
    """With something in the place of each `...`."""
    parts = re.split(rf"({STRING})", line)
    for i in range(0, len(parts), 2):
        parts[i] = re.sub(r"= \.\.\.;", ";", parts[i]).replace("{...}", "{0}")
        parts[i] = re.sub(r"\) \.\.\.", ") ;", parts[i])
    return "".join(parts)


def program(header, lines, known):
    """What is compiled, if these declarations are known."""
    codes, remarks = zip(*(code_of(line) for line in lines))
    body = "\n".join(whole(code) for code in codes)
    names = [header, *re.findall(r"\b\w+/\w+\.h\b", " ".join(remarks))]
    includes = "".join(f'#include "{name}"\n' for name in names) + SYSTEM
    if re.search(r"^\w.*\)\n\{", body, re.M):
        return f"{includes}\n{body}\n"
    given = "\n".join(known)
    return f"{includes}\nvoid example(void);\nvoid example(void)\n{{\n{given}\n{body}\n}}\n"


def problem_of(compiler, src, header, lines):
    """What the compiler says; nothing, if all is well."""
    text = "\n".join(lines)
    # Its own come first: they may be called as something of the C library is.
    known = [row for name, row in GIVEN.get(header, {}).items() if re.search(rf"\b{name}\b", text)]
    while True:
        done = subprocess.run([compiler, "-I", src, *FLAGS], input=program(header, lines, known), text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "LC_ALL": "C"})
        missing = set(re.findall(r"'(\w+)' undeclared|undeclared identifier '(\w+)'", done.stdout))
        missing = [GIVEN[""][name] for name in sorted(map("".join, missing)) if name in GIVEN[""]]
        missing = [row for row in missing if row not in known]
        if done.returncode == 0 or not missing:
            return done.stdout if done.returncode else ""
        known += missing


def examples(src):
    for path in sorted(pathlib.Path(src).glob("**/*.h")):
        for lines in blocks(path.read_text()):
            yield str(path.relative_to(src)), lines


def main(compiler, src):
    found = list(examples(src))
    check(len(found) > 30, f"only {len(found)} examples were found")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (header, lines), said in zip(found, pool.map(lambda row: problem_of(compiler, src, *row), found)):
            check(not said, f"the example of {header} does not compile:\n{said}")
    for header in GIVEN:
        check(not header or any(header == at for at, _ in found), f"GIVEN has a row for {header}, which has no example")
    checks.finish()


if __name__ == "__main__":
    main(*sys.argv[1:])
