#!/usr/bin/env python3
"""Every text of the terminal is in a file of words: with files in a language that
nobody speaks, the conversation, the boards, the first page, the pages over a board and
what cannot be show nothing of ours but names and the notation of moves. Called with the
path of the program that speaks it."""
import errno, glob, json, os, re, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "term"))
from terminal import Checks, GAME, GAMES, Terminal
import client

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}
LEVELS = re.findall(r"^  (\w+) .*\(mcts:iterations=",
                    subprocess.run([PROGRAM, "help", "arena"], capture_output=True, text=True).stdout, re.M)
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


# All that is known of things whose words begin with a letter of that language, and of numbers.
EXPLAIN = [f"explain {letter}" for letter in "абвгдежзийклмнопрстуфхцчшщ123456789"]
WORDS = ["help", "moves", "moves q", "look", "look q", "players", "hand", "hand q", "score", "log", "log x", "rules",
         "rules q", "explain", "explain @", *EXPLAIN, "previous", "next", "next", "branch x", "save", "table", "yes", "hint", "q"]
for game in GAMES:
    with open(f"src/games/{game}/content.json") as f:
        names = [name for name in names_in(json.load(f)) if name[:1].isupper()]
    said = talk(game, WORDS + ["1"] * 12 + ["look", "players", "score", "log all", "quit", "quit"])
    check(len(said) > 5000, f"{game}: little is said: {said}")
    check(not ours(said, names), f"{game}: the conversation has words of ours: {ours(said, names)[:8]}")
    known = [talk(game, ["players", word, "players", "quit", "quit"]) for word in (EXPLAIN[0], "explain @")]
    check(len(known[0]) > len(known[1]) + 200, f"{game}: nothing is explained: {known[0][-300:]}")
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


# -- What is drawn ----------------------------------------------------------------
def names_of(game):
    with open(f"src/games/{game}/content.json") as f:
        return [name for name in names_in(json.load(f)) if name[:1].isupper()]


def without_signs(text, names):
    """A board without names, whole or cut, and the letters that its legend explains: Bf, pY, FYS."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"\S*…|(?<![A-Za-z])(?:[A-Za-z]?[A-Z]{1,3}|[A-Z][a-z])(?![A-Za-z])", "", text)


def without_moves(text):
    """Without the notation of choices and of hints: "A  take 3   Take a card", "1. take 3"."""
    text = re.sub(r"(?m)^( *\d+)\. .*$", "", text)
    return re.sub(r"(?m)^(.{1,3})[A-Z ]  \S.*?(?:  |$)", r"\1", text)


def board_of(shown, cols):
    """The rows of the board, between two rules, without what stands beside it."""
    lines = shown.splitlines()
    rules = [i for i, line in enumerate(lines) if line.startswith("─")]
    check(len(rules) > 1, f"there is no board: {shown}")
    width = cols - 37 if cols >= 112 else cols
    return "\n".join(line[:width] for line in lines[rules[0] + 1:rules[1]])


def look(what, shown, names, least=200):
    shown = shown.replace("random", "")
    check(len(shown) >= least, f"{what}: nothing is shown: {shown}")
    check(not ours(shown, names), f"{what}: there are words of ours: {ours(shown, names)[:8]}")


def look_at_boards(game, record, cols, rows):
    """The board as a whole, on the whole screen and moved, and all around it."""
    names = names_of(game)
    window = Terminal(PROGRAM, record, cols=cols, rows=rows)
    window.wait("─")
    for keys in [], ["z"], ["k"] * 5, ["l"] * 8:
        window.keys(*keys) if keys else None
        shown = window.settle()
        look(f"{game}, a board of {cols} by {rows}", without_signs(board_of(shown, cols), names), [])
        look(f"{game}, {cols} by {rows}", without_moves(without_signs(shown, names)), [])
    return window


def look_at_pages(game, window):
    names = names_of(game)
    window.keys("r")
    before, shown = None, window.settle()
    while shown != before:
        # What is asked now names a choice in the notation, in brackets.
        look(f"{game}, the rules", re.sub(r" \[[^\]]*\]", "", shown) if not before else shown, names)
        window.keys("PageDown")
        before, shown = shown, window.settle()
    window.keys("q")
    window.keys("m")
    look(f"{game}, the log", window.settle(), names)
    window.keys("q")
    window.keys("h")
    check(window.wait("1. ", seconds=90), f"{game}: no hint")
    look(f"{game}, hints", without_moves(window.settle()), names)


def look_at_game(game):
    """Boards of a whole match in lines, then in windows, and the pages there."""
    names, record = names_of(game), f"{home.name}/{game}.record"
    shown = talk(game, ["board", "1"] * 12 + [f"save {record}"] + ["board", "1"] * 150)
    drawn = without_signs(shown, [*names, record, "mudbrick play --plain"])
    look(f"{game}, boards in lines", drawn, [])
    small = look_at_boards(game, record, 80, 24)
    small.close()
    large = look_at_boards(game, record, 160, 50)
    look_at_pages(game, large)
    large.close()


def look_at_setups():
    """Every row of the first page with everything that can be chosen there, for every game."""
    window = Terminal(PROGRAM, cols=140, rows=40)
    names = ["random", *GAMES]
    window.wait("▸")
    for game in GAMES:
        last = None
        window.keys("Home")
        shown = window.settle()
        while shown != last and sum("▸" in line for line in shown.splitlines()) == 1:
            at = next(i for i, line in enumerate(shown.splitlines()) if "▸" in line)
            seen = set()
            while shown not in seen and at > 2:
                seen.add(shown)
                look(f"{game}, the first page", shown, names)
                window.keys("Right")
                shown = window.settle()
            last = shown
            window.keys("Down")
            shown = window.settle()
            if next(i for i, line in enumerate(shown.splitlines()) if "▸" in line) < at:
                break
        window.keys("Home", "Right")
        window.settle()
    window.close()


def look_at_kept():
    """The list of kept games."""
    folder = tempfile.mkdtemp(dir=home.name)
    for game in GAMES:
        subprocess.run([PROGRAM, "play", game, "--plain", "--seed", "5"], input="1\n", capture_output=True, text=True,
                       timeout=60, env={**ENV, "XDG_DATA_HOME": folder})
    window = Terminal(PROGRAM, home=folder)
    window.wait("▸")
    window.keys("End", "Up", "Up", "Up", "Enter")
    check(window.wait(f"{GAMES[0]}-5"), "no game is kept")
    look("kept games", window.settle(), GAMES, least=100)
    window.close()


# -- What cannot be ---------------------------------------------------------------
NO_FOLDER = ["/dev/null/x/mudbrick", "/dev/null/x", "/dev/null"]
SYSTEM = [os.strerror(code) for code in (errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EACCES)]


def refuse(what, said, *known):
    """Something is said, and nothing of it in our words: neither what the system says
    nor a name is one."""
    look(what, said.replace("mudbrick: ", ""), [*SYSTEM, *known], least=12)


def talk_badly(lines, *args, **env):
    return subprocess.run([PROGRAM, "play", "--plain", "--seed", "5", *args], input="\n".join(lines) + "\n",
                          capture_output=True, text=True, timeout=120, env={**ENV, **env})


def look_at_disk():
    said = talk_badly(["1", "save /nowhere/x", "save /dev/null", "quit", "quit"], GAME).stdout.splitlines()
    refuse("a folder that is not there", next((line for line in said if "/nowhere/x" in line), ""), "/nowhere/x")
    refuse("a file that is none", next((line for line in said if "/dev/null" in line), ""), "/dev/null")
    for env in {"XDG_DATA_HOME": "/dev/null/x"}, {"XDG_DATA_HOME": "", "HOME": ""}:
        refuse(f"a game that is not kept, {env}", talk_badly(["1"], GAME, **env).stderr, *NO_FOLDER)
    window = Terminal(PROGRAM, GAME, home="/dev/null/x")
    window.wait("─")
    window.keys("Enter")
    shown = window.settle()
    refuse("a game that is not kept", "".join(line for line in shown.splitlines() if "/dev/null" in line),
           *NO_FOLDER)
    window.close()


def look_at_players():
    """A player that breaks, and nobody who takes its place."""
    done = talk_badly(["1"] * 50, GAME, "--players", "human,faulty:every=1")
    check("runtime error" not in done.stderr, f"a player that breaks: {done.stderr}")
    for word in "easy", '"1"':
        said = next((line for line in done.stdout.splitlines() if word in line), "")
        refuse(f"a player that breaks, {word}", said, *LEVELS)


def look_at_first_page(link):
    """What the first page does not open: files, and tables; its last row but one."""
    broken = f"{home.name}/broken.record"
    with open(broken, "w") as f:
        f.write("no record\n")
    window = Terminal(PROGRAM, cols=120, rows=40)
    window.wait("▸")
    for up, path in (2, "/nowhere/x"), (2, broken), (1, "nonsense"), (1, "http://127.0.0.1:1/#watch/a"), (1, link):
        window.keys("End", *["Up"] * up, "Enter")
        window.settle()
        window.keys("C-u")
        window.type(path)
        window.keys("Enter")
        window.settle()
        if "watch" not in path and up == 1:
            window.type("Ada")
            window.keys("Enter")
        window.wait("▸")
        refuse(f"{path} on the first page", window.settle().splitlines()[-2], path)
    window.close()


def look_at_server():
    """A server that refuses, and one that goes away."""
    server = client.Server(PROGRAM)
    made = client.call(server.port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "easy"]})[1]
    link = f"http://127.0.0.1:{server.port}/#join/{made['table']}."
    look_at_first_page(f"{link}nonsense")
    window = Terminal(PROGRAM, "--join", link + made["invite"], "--name", "Ada", cols=120, rows=40)
    window.wait("─── ")
    window.type("u")
    # The notation of a deal stands in brackets.
    refuse("what a server refuses", re.sub(r" \([^)\n]*\)", "", window.settle().splitlines()[-2]))
    window.keys("Escape")
    before = window.settle()
    server.kill()
    end = time.monotonic() + 20
    while window.screen() == before and time.monotonic() < end:
        time.sleep(0.05)
    check(window.screen() != before, "a lost server is not told")
    refuse("a connection that has ended", window.screen().splitlines()[-2])
    window.close()


for game in GAMES:
    look_at_game(game)
look_at_setups()
look_at_kept()
look_at_disk()
look_at_players()
look_at_server()
checks.finish()
