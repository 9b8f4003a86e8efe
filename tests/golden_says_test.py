#!/usr/bin/env python3
"""A golden file that does not hold names the game, the set-up, the match, the move,
the seat and the command that shows the position; written anew, positions have today's
content and fields. Called with the path of golden_test and the folder of the games."""
import glob, json, os, re, shutil, subprocess, sys, tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from checks import Checks

GOLDEN, GAMES = (os.path.abspath(path) for path in sys.argv[1:3])
checks = Checks()
check = checks.check


def moves_of(path):
    with open(path) as f:
        return sum(int(n) for n in re.findall(r"= (\d+) moves", f.read()))


def change(path, pattern, words):
    with open(path) as f:
        text = f.read()
    with open(path, "w") as f:
        f.write(re.sub(pattern, words, text, count=1))


def cells_in(rows, at=()):
    """The ways to all that stands by a name in a part of a position."""
    for name, value in rows.items():
        yield (*at, name)
        if isinstance(value, dict):
            yield from cells_in(value, (*at, name))


def cell(rows, way):
    for name in way:
        rows = rows.get(name, {})
    return rows


def run(*args):
    return subprocess.run([program, game, folder, *args], capture_output=True, text=True, cwd=home, timeout=300)


# The one that takes least time.
game = os.path.basename(os.path.dirname(min(glob.glob(GAMES + "/*/golden.txt"), key=moves_of)))
with tempfile.TemporaryDirectory() as home:
    program, folder = home + "/golden_test", home + "/game"
    shutil.copy(GOLDEN, program)
    shutil.copytree(os.path.join(GAMES, game), folder)
    golden, steps = folder + "/golden.txt", f"{program}.{game}.steps"
    kept = home + "/kept"
    shutil.copy(golden, kept)

    change(golden, r"= (\d+) moves", "= 1 moves")
    done = run()
    check(done.returncode == 1 and "has passed before" in done.stderr, f"without steps: {done.stderr}")
    shutil.copy(kept, golden)
    done = run()
    check(done.returncode == 0 and os.path.exists(steps), f"{done.stdout}{done.stderr}")

    # As if the sixth move of the second match of the first set-up had been another.
    change(golden, r"hash \w+", "hash 0123456789abcdef")
    change(steps, r"(?s)\A([^\n]*\n)\w{16}((?: \w{4}){5}) \w{4}", r"\g<1>0123456789abcdef\2 xxxx")
    done = run()
    check(done.returncode == 1 and "Match 1 of the set-up goes another way at its move 6." in done.stderr, done.stderr)
    check(re.search(rf"  {game} seats=\d.*, after 5 moves, to move: \w+", done.stderr), done.stderr)
    shown = re.search(r"look at it: mudbrick show (\S+)", done.stderr)
    check(shown and os.path.exists(shown.group(1)), done.stderr)

    shutil.copy(kept, golden)
    change(golden, r"(perft positions/\S+ depth=\d+) = \d+", r"\1 = 1")
    done = run()
    check(done.returncode == 1 and re.search(rf"{game}, seats \d, to move: \w+", done.stderr)
          and re.search(r"mudbrick perft \S+\.json --depth \d+ --divide", done.stderr), done.stderr)

    # As if the content had been another, and without a field and a cell of one; what is
    # alike in all positions, and nothing, is as in the beginning.
    places = glob.glob(folder + "/positions/*.json")
    before, states = {}, []
    for path in places:
        with open(path) as f:
            before[path] = f.read()
        states.append(json.loads(before[path])["state"])
    alike = next(key for key in states[0] if all(state[key] == states[0][key] for state in states))
    *way, last = next(way for way in cells_in(states[0]) if len(way) > 1 and way[0] != alike
                      and all(cell(state, way) in (0, "none", []) for state in states))
    for path in places:
        position = json.loads(before[path])
        position["content"] = "0123456789abcdef"
        del position["state"][alike]
        del cell(position["state"], way)[last]
        with open(path, "w") as f:
            json.dump(position, f)
    done = run()
    check(done.returncode == 1 and "another content" in done.stderr, done.stderr)
    done = run("--update")
    check(done.returncode == 0, done.stderr)
    for path in [golden, *places]:
        with open(path) as f, open(kept if path == golden else path.replace(folder, f"{GAMES}/{game}")) as was:
            check(f.read() == was.read(), f"{path} is not as before")
checks.finish()
