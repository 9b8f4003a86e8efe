#!/usr/bin/env python3
"""Every text of the terminal is in a file of words: with files in a language that
nobody speaks, the conversation, the first page and the pages over a board show nothing
of ours but names and the notation of moves. Called with the path of the program that speaks it."""
import glob, json, os, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "term"))
from terminal import Checks, GAMES, Terminal

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}
TITLES = ["Mudbrick", *[re.search(r'\.title = "(.*?)"', open(path).read()).group(1)
                        for path in glob.glob("src/games/*/*.c") if ".title = " in open(path).read()]]


def names_in(thing):
    """What content calls its things, which no language changes."""
    if isinstance(thing, dict):
        own = [thing[key] for key in ("id", "name") if isinstance(thing.get(key), str)]
        return own + [name for part in thing.values() for name in names_in(part)]
    return [name for part in thing for name in names_in(part)] if isinstance(thing, list) else []


def ours(text, names=()):
    """Words of our language that are no names."""
    for name in sorted([*TITLES, *names], key=len, reverse=True):
        text = text.replace(name, "")
    return [line for line in text.splitlines() if re.search("[A-Za-z]{2}", line)]


def talk(game, lines):
    done = subprocess.run([PROGRAM, "play", game, "--plain", "--seed", "5", "--players", "human,random"],
                          input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=200, env=ENV)
    return re.sub(r" \[[^\]\n]*\]|random", "", done.stdout)


WORDS = ["help", "moves", "moves q", "look", "look q", "players", "hand", "hand q", "score", "log", "log x", "rules",
         "rules q", "explain", "explain @", "previous", "next", "next", "branch x", "save", "table", "yes", "hint", "q"]
for game in GAMES:
    with open(f"src/games/{game}/content.json") as f:
        names = [name for name in names_in(json.load(f)) if name[:1].isupper()]
    said = talk(game, WORDS + ["1"] * 12 + ["look", "players", "score", "log all", "quit", "quit"])
    check(len(said) > 5000, f"{game}: little is said: {said}")
    check(not ours(said, names), f"{game}: the conversation has words of ours: {ours(said, names)[:8]}")
    said = talk(game, ["1"] * 6000)
    check(not ours(said, names), f"{game}: a match has words of ours: {ours(said, names)[:8]}")

    # What cannot be taken back; the notation of a deal stands in brackets.
    said = re.sub(r" \([^)\n]*\)", "", talk(game, ["undo", "quit", "quit"]))
    check(not ours(said, names), f"{game}: a refusal has words of ours: {ours(said, names)[:8]}")

    # Pages over the board.
    window = Terminal(PROGRAM, game, "--seed", "5", "--players", "human,random", cols=160, rows=50)
    window.wait("Mudbrick")
    window.settle()
    for key in ["s", "m", "F1"]:
        window.keys(key)
        shown = window.settle().replace("random", "")
        check(len(shown) > 300, f"{game} {key}: nothing is shown")
        check(not ours(shown, names), f"{game} {key}: a page has words of ours: {ours(shown, names)[:8]}")
        window.keys("q")
        window.settle()
    window.close()

window = Terminal(PROGRAM, cols=120, rows=40)
window.wait("▸")
shown = window.settle()
check(len(shown) > 500 and not ours(shown), f"the first page has words of ours: {ours(shown)}")
checks.finish()
