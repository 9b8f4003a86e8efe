#!/usr/bin/env python3
"""Make the folder of a new game.

    tools/new_game.py NAME "Title"

Copies tools/template, a small complete game, to src/games/NAME under its new
name and adds GAME(NAME) to src/games/games.def. From then on it is a game like
any other; docs/adding-a-game.md says how to make it yours. Exit status: 0 it is
made, 2 wrong use, and then nothing is written.
"""
import pathlib, re, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "tools" / "template"
GAMES = ROOT / "src" / "games"
LIST = GAMES / "games.def"
NAME_MAX, TITLE_MAX = 15, 40

KEYWORDS = set("""auto break case char const continue default do double else enum
    extern float for goto if inline int long register restrict return short
    signed sizeof static struct switch typedef union unsigned void volatile while
    bool true false""".split())
# Targets that every CMake build has, and nouns that core gives to its names.
RESERVED = set("""all clean depend edit help install package test
    move score state content seat axis cell option secrets hints""".split())

class Refused(Exception):
    pass

def words_of_the_engine():
    """Files and folders of src, and the targets of the build."""
    words = {p.stem for p in (ROOT / "src").glob("*/*.[ch]")}
    words |= {p.name for p in (ROOT / "src").iterdir()}
    for path in (ROOT / "CMakeLists.txt", ROOT / "tests" / "CMakeLists.txt"):
        words |= set(re.findall(r"\b(?:module|program|project|add_\w+)\((\w+)", path.read_text()))
    return words | RESERVED

def check_name(name):
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or len(name) > NAME_MAX:
        raise Refused(f"the name is {name!r}; it must be a lower-case letter and then letters "
                      f"or digits, at most {NAME_MAX} in all")
    if name in KEYWORDS:
        raise Refused(f"the name is {name!r}, a word of the C language; choose another")
    if re.search(rf"^GAME\({name}\)", LIST.read_text(), re.M):
        raise Refused(f"there is a game called {name} already, in src/games/games.def")
    if (GAMES / name).exists():
        raise Refused(f"src/games/{name} is there already; choose another name or remove it")
    if name in words_of_the_engine():
        raise Refused(f"the name is {name!r}, a word of the engine; choose another")

def check_title(title):
    """The title goes into C, JSON and Markdown as it is."""
    if not re.fullmatch(r"[^\W_](?:[^\W_]|[ ',:!&.-])*", title) or len(title) > TITLE_MAX:
        raise Refused(f"the title is {title!r}; it must be letters, digits, spaces and ',:!&.- "
                      f"and begin with a letter or digit, at most {TITLE_MAX} in all")

def rule_prefix(name):
    """Two capitals that no other game uses: CA for castle, CS if that is taken."""
    taken = set()
    for path in GAMES.glob("*/rules.md"):
        taken |= set(re.findall(r"^- ([A-Z]{2})-\d", path.read_text(), re.M))
    letters = [c for c in name.upper() if c.isalpha()]
    seconds = letters[1:] + [chr(c) for c in range(ord("A"), ord("Z") + 1)]
    pairs = [letters[0] + c for c in seconds]
    return next((p for p in pairs if p not in taken), pairs[0])

def copy_template(folder, name, title):
    """The words of the template that stand for something, and what they become."""
    words = {"newgame": name, "NEWGAME": name.upper(), "New Game": title,
             "NG-": rule_prefix(name) + "-"}
    def substitute(text):
        return re.sub("|".join(words), lambda m: words[m[0]], text)
    for path in sorted(p for p in TEMPLATE.rglob("*") if p.is_file()):
        place = folder / substitute(str(path.relative_to(TEMPLATE)))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(substitute(path.read_text()))

def clang_format(folder):
    """Where lines break depends on the length of the name. False: no such tool."""
    tool = shutil.which("clang-format")
    if tool and subprocess.run([tool, "-i", *map(str, folder.glob("*.[ch]"))]).returncode:
        raise Refused(f"{tool} could not lay out the new files; repair or remove it")
    return bool(tool)

def make(name, title):
    """Everything is made beside its place; the last steps are two renames."""
    target = GAMES / name
    work = pathlib.Path(tempfile.mkdtemp(prefix=f".{name}.", dir=GAMES))
    moved = False
    try:
        (work / name).mkdir()
        copy_template(work / name, name, title)
        formatted = clang_format(work / name)
        (work / "games.def").write_text(LIST.read_text().rstrip("\n") + f"\nGAME({name})\n")
        shutil.copymode(LIST, work / "games.def")
        (work / name).rename(target)
        moved = True
        (work / "games.def").replace(LIST)
        moved = False
        return formatted
    finally:
        if moved:
            shutil.rmtree(target, ignore_errors=True)
        shutil.rmtree(work, ignore_errors=True)

def main(words):
    if words in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    if len(words) != 2:
        print('usage: tools/new_game.py NAME "Title"', file=sys.stderr)
        return 2
    name, title = words
    try:
        check_name(name)
        check_title(title)
        formatted = make(name, title)
    except (Refused, OSError) as problem:
        print(f"new_game.py: {problem}", file=sys.stderr)
        return 2
    print(f"Made src/games/{name} and added GAME({name}) to src/games/games.def.")
    if not formatted:
        print(f"clang-format was not found: run it over src/games/{name}/*.[ch] later.")
    print(f"""
Next: build it, look at a match, complete its golden file, run its tests:
  cmake --preset dev
  cmake --build --preset dev --target mudbrick conformance_test scenario_test golden_test facts_test
  build/dev/mudbrick play {name}
  build/dev/tests/golden_test {name} src/games/{name} --update
  ctest --preset dev -R '^{name}[.]'
Then make it your game: docs/adding-a-game.md says what each file is and what to
change first.""")
    return 0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
