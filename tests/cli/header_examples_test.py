#!/usr/bin/env python3
"""The examples at the top of headers compile. Called with the path of the program,
which it does not need, from the root of the project.

An example is a block of lines, five spaces behind the star, one of which is a
statement of C. What stands two spaces or more behind the end of a line is said to the
reader; a header that it names is included. `...` is whatever the reader wants there.
What an example does not declare is declared by GIVEN. Examples of the folders in
WHOLE stand for themselves; tests/headers_test.py compiles those."""
import concurrent.futures, glob, os, re, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks

checks = Checks()
check = checks.check

WHOLE = ("src/guest/", "src/host/", "src/net/", "src/server/", "src/store/")

# What names stand for: in the header of that path, or (the last row) in any.
GIVEN = {
    "src/base/fluent.h": {"words": "struct fluent_file words;", "arguments": "struct fluent_args arguments;",
                          "out": "struct text out;"},
    "src/bot/player.h": {"limits": "struct runner_limits limits;"},
    "src/bot/runner.h": {"limits": "struct runner_limits limits;", "turn": "struct runner_turn turn;",
                         "go": "struct bot_go go;", "move": "char move[GAME_TEXT_MAX];"},
    "src/core/board.h": {"fact": "struct fact fact;", "part": "int part;", "out": "struct text out;"},
    "src/core/fact.h": {"f": "struct fact *f;"},
    "src/core/json.h": {"w": "struct json w;"},
    "src/core/report.h": {"r": "struct report *r;"},
    "src/files/position.h": {"game": "const struct game *game;", "setup": "struct setup setup;",
                             "venue": "struct venue venue;", "viewer": "int viewer;"},
    "src/games/opening.h": {"box": "struct box box;", "venue": "struct venue venue;", "match": "struct match match;",
                            "record": "struct record record;", "setup": "struct setup setup;",
                            "p": "struct position p;", "s": "struct state *s;", "viewer": "int viewer;"},
    "src/term/party.h": {"order": "struct term_order order;", "scene": "struct scene scene;", "said": "struct text said;"},
    "src/term/say.h": {"out": "struct text *out;", "n": "int n;"},
    "src/term/thought.h": {"m": "struct thought m;", "player": "struct player *player;", "outlook": "struct outlook outlook;",
                        "move": "struct move move;"},
    "": {"why": "struct text why;", "state": "struct state *state;", "setup": "struct setup setup;",
         "move": "struct move move;", "venue": "struct venue *venue;", "o": "struct outlook o;", "seat": "int seat;",
         "seed": "uint64_t seed;", "size": "size_t size;", "bytes": "const char *bytes;", "text": "const char *text;",
         "now": "int64_t now;", "count": "int count;", "coins": "int coins;", "with": "void *with;"},
}
FLAGS = ["-std=gnu17", "-D_GNU_SOURCE", "-Isrc", "-Wall", "-Wextra", "-Werror", "-Wno-unused", "-Wno-unused-result",
         "-Wno-switch", "-Wno-uninitialized", "-Wno-maybe-uninitialized", "-Wno-empty-body", "-fsyntax-only"]
STRING = r'"(?:[^"\\]|\\.)*"'


def blocks(path):
    """The indented blocks of the comment that a header begins with."""
    with open(path) as f:
        text = f.read()
    if not text.startswith("/*"):
        return
    block = []
    for line in text[:text.index("*/")].split("\n") + [""]:
        if line.startswith(" *     "):
            block.append(line[7:])
        elif block:
            yield block
            block = []


def is_statement(line):
    return re.search(r";(  .*)?$|^\s*\.\.\.", line)


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


def compile_it(source, folder):
    path = os.path.join(folder, "example.c")
    with open(path, "w") as f:
        f.write(source)
    done = subprocess.run(["cc", *FLAGS, path], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    return done.returncode, done.stderr


def problem_of(path, block):
    """What the compiler says; nothing, if all is well."""
    lines, remarks = zip(*(code_of(line) for line in block))
    extra = re.findall(r"\b\w+/\w+\.h\b", " ".join(remarks))
    includes = "".join(f'#include "{name}"\n' for name in [path[len("src/"):], *extra])
    system = "".join(f"#include <{name}.h>\n" for name in ("stdio", "stdlib", "string", "unistd"))
    body = "\n".join(whole(line) for line in lines)
    # Its own come first: they may be called as something of the C library is.
    known = [row for name, row in GIVEN.get(path, {}).items() if re.search(rf"\b{name}\b", body)]
    given = GIVEN[""]
    with tempfile.TemporaryDirectory() as folder:
        while True:
            source = f"{includes}{system}void example(void);\nvoid example(void)\n{{\n{chr(10).join(known)}\n{body}\n}}\n"
            status, said = compile_it(source, folder)
            missing = set(re.findall(r"'(\w+)' undeclared", said)) & given.keys()
            missing = [given[name] for name in sorted(missing) if given[name] not in known]
            if status == 0 or not missing:
                return said if status else ""
            known += missing


def examples():
    for path in sorted(glob.glob("src/**/*.h", recursive=True)):
        if path.startswith(WHOLE):
            continue
        for block in blocks(path):
            if any(is_statement(line) for line in block):
                yield path, block


found = list(examples())
check(len(found) > 10, f"only {len(found)} examples were found")
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    for (path, block), said in zip(found, pool.map(lambda row: problem_of(*row), found)):
        check(not said, f"the example of {path} does not compile:\n{said}")
for path in GIVEN:
    check(not path or any(path == at for at, _ in found), f"GIVEN has a row for {path}, which has no example")
checks.finish()
