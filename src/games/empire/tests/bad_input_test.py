#!/usr/bin/env python3
"""Wrong words, broken and hostile files: one clear sentence, the right status,
nothing half-written. Called with the path of the program."""
import json, os, pty, resource, shutil, socket, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../tests"))
from checks import Checks, OTHER

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check


def run(args, stdin=b"", **more):
    return subprocess.run([PROGRAM, *args], input=stdin, capture_output=True, timeout=60, **more)


def case(args, status, *words, stdin=b"", **more):
    """Runs the program; its one line on standard error must hold the words."""
    done = run(args, stdin, **more)
    said = done.stderr.decode("utf-8", "replace")
    lines = [line for line in said.splitlines() if line]
    good = (done.returncode == status and len(lines) == 1 and lines[0].startswith("mudbrick: ")
            and all(word in said for word in words))
    check(good, f"{args}: wanted status {status} and {words}\n  got {done.returncode}: {said[:400]}")


trace = [json.loads(line) for line in
         run(["trace", "empire", "--seats", "3", "--seed", "5"]).stdout.splitlines()]
good = trace[60]["position"]
good_bytes = json.dumps(good).encode()


def changed(change):
    copy = json.loads(good_bytes)
    change(copy)
    return json.dumps(copy).encode()


# -- Words --------------------------------------------------------------------
case(["nosuch"], 2, "there is no command nosuch", "play")
case(["play", "chess"], 2, 'no game called "chess"', "empire")
case(["trace", "empire", "--seats", "9"], 2, "--seats is 9", "1 to 6")
case(["trace", "empire", "--seats", "6"], 2, "6 seats do not fit empire", "2 to 5")
case(["trace", "empire", "--seats", "two"], 2, "--seats is two")
case(["trace", "empire", "--set", "colour=red"], 2, 'no option called "colour"', "map")
case(["trace", "empire", "--set", "map=C"], 2, 'map cannot be "C"', "A, B")
case(["trace", "empire", "--set", "map"], 2, "option=value")
case(["trace", "empire", "--seats", "3", "--set", "tie=4"], 2, "tie=4", "3 seats")
case(["trace", "empire", "--bogus"], 2, "no option --bogus", "--help")
case(["trace", "empire", "-x"], 2, "two dashes")
case(["trace", "empire", "--seed"], 2, "--seed needs a value")
case(["trace", "empire", "--seed", "-1"], 2, "--seed is -1")
case(["trace", "empire", "--seed", "99999999999999999999"], 2, "--seed")
case(["trace", "empire", "--seed", "1", "--seed", "2"], 2, "--seed is given twice")
case(["trace"], 2, "usage: mudbrick trace GAME")
case(["trace", "empire", OTHER, "more"], 2, "usage: mudbrick trace GAME")
case(["games", "--json=yes"], 2, "--json takes no value")
case(["play", "empire", "--players", "human"], 2, "1 seat does not fit empire")
case(["play", "empire", "--seats", "3", "--players", "human,random"], 2, "2 players for 3 seats")
case(["play", "empire", "--players", "human,deepblue"], 2, 'no player "deepblue"', "greedy", "expert", "human")
case(["play", "empire", "--players", "human,mcts:depth=3"], 2, "no parameter depth")
case(["content", "chess"], 2, "no such game")

# -- Files that are no positions ----------------------------------------------
case(["show", "/nonexistent/file"], 2, "/nonexistent/file: cannot open", "No such file")
case(["show", "/"], 2, "/: cannot read")
# However long the name is, what is wrong is said behind it.
case(["show", "/" + "f/" * 600], 2, "cannot open", "No such file")
case(["content", "empire", "--content", "/" + "f/" * 600], 2, "cannot open", "No such file")
case(["show", "-"], 2, "standard input: neither a position", stdin=b"hello")
case(["show", "-"], 2, "neither a position", stdin=b"")
case(["show", "-"], 2, "line 1", stdin=b"{")
case(["show", "-"], 2, "line 1", stdin=good_bytes[: len(good_bytes) // 2])
case(["show", "-"], 2, "line 1", stdin=b"{" + b"\x00" * 10)
case(["show", "-"], 2, "the byte 0xff is not UTF-8", stdin=b'{"game":"\xff\xfe"}')
case(["show", "-"], 2, "column 37: too deep", stdin=b'{"a":' + b"[" * 100000)
case(["show", "-"], 2, "limit", stdin=b"{" + b" " * (20 << 20))
case(["show", "-"], 2, 'the key "game" is there twice', stdin=good_bytes[:-1] + b',"game":"empire"}')
case(["show", "-"], 2, "game must be there", stdin=b"{}")
case(["show", "-"], 2, 'no game called "chess"', stdin=changed(lambda p: p.update(game="chess")))
case(["show", "-"], 2, "extra is not a key", stdin=changed(lambda p: p.update(extra=1)))
case(["show", "-"], 2, "content must be there", stdin=changed(lambda p: p.update(content="12")))
case(["show", "-"], 2, "--content", stdin=changed(lambda p: p.update(content="0" * 16)))
case(["show", "-"], 2, "setup.seats must be there", stdin=changed(lambda p: p["setup"].pop("seats")))
case(["show", "-"], 2, "state.coins is missing", stdin=changed(lambda p: p["state"].pop("coins")))
case(["show", "-"], 2, "state.gold is not a field", stdin=changed(lambda p: p["state"].update(gold=1)))
case(["show", "-"], 2, "state.coins", "each seat", stdin=changed(lambda p: p["state"]["coins"].pop("red")))
case(["show", "-"], 2, "state.coins", "0 to 99", stdin=changed(lambda p: p["state"]["coins"].update(red=100)))
case(["show", "-"], 2, "state.coins", stdin=changed(lambda p: p["state"]["coins"].update(red=1.5)))
case(["show", "-"], 2, "state.coins", stdin=changed(lambda p: p["state"]["coins"].update(red=None)))
case(["show", "-"], 2, "red has 12 coins", stdin=changed(lambda p: p["state"]["coins"].update(red=12)))
case(["show", "-"], 2, "armies on the board", stdin=changed(lambda p: p["state"]["armies"]["red"].update(A1=15)))
bidding = [line["position"] for line in trace if line.get("seat") == 1 and line["move"].startswith("bid")][0]
bidding["state"]["bid"]["red"] = "?"
case(["show", "-"], 2, "standard input: ", "names no viewer", stdin=json.dumps(bidding).encode())
bidding["viewer"] = "blue"
bidding["state"]["bid"]["red"] = 3
case(["show", "-"], 2, "shows what blue may not see", stdin=json.dumps(bidding).encode())
case(["show", "--seat", "7", "-"], 2, "no seat 7", "red", stdin=good_bytes)
case(["show", "--to", "3", "-"], 2, "--to needs a record", stdin=good_bytes)
case(["replay", "-"], 2, "replay needs a record", stdin=good_bytes)
case(["perft", "--seats", "2", "-"], 2, "own set-up", stdin=good_bytes)

with tempfile.TemporaryDirectory() as folder:
    path = lambda name: os.path.join(folder, name)

    # -- Records --------------------------------------------------------------
    record = path("game.record")
    played = run(["play", "empire", "--seed", "4"], f"1\n1\n1\n1\n1\nsave {record}\nquit\n".encode())
    check(played.returncode == 0 and os.path.exists(record), "play does not save")
    lines = open(record).read().splitlines()
    first = lines.index("") + 1

    def spoiled(change):
        copy = list(lines)
        change(copy)
        return ("\n".join(copy) + "\n").encode()

    check(run(["replay", "--check", record]).returncode == 0, "a saved record does not check")
    case(["show", "-"], 2, "line 1", stdin=b"mudbrick record 2\n")
    case(["show", "-"], 2, "seats is missing", stdin=spoiled(lambda l: l.remove("seats 2")))
    case(["show", "-"], 2, "line 2", "not a tag", stdin=spoiled(lambda l: l.insert(1, "colour red")))
    case(["show", "-"], 2, "rules", stdin=spoiled(lambda l: l.__setitem__(2, "rules 99")))
    case(["show", "-"], 2, "line 3", stdin=spoiled(lambda l: l.__setitem__(2, "rules one")))
    case(["show", "-"], 2, f"line {first + 1}, move 1", stdin=spoiled(lambda l: l.__setitem__(first, "chance: deal 99")))
    case(["replay", "--check", "-"], 1, f"mudbrick: standard input: line {first + 1}, move 1", "deal 99",
         stdin=spoiled(lambda l: l.__setitem__(first, "chance: deal 99")))
    case(["replay", "--check", "-"], 1, "no seat called purple",
         stdin=spoiled(lambda l: l.__setitem__(first, "purple: deal 9")))
    case(["replay", "--check", "-"], 1, "announces", stdin=spoiled(lambda l: l.pop()))
    case(["replay", "--check", "-"], 1, "hash", stdin=spoiled(
        lambda l: l.__setitem__([i for i, x in enumerate(l) if x.startswith("hash")][0], "hash " + "0" * 16)))
    case(["verify", "-"], 1, "mudbrick: standard input: ", stdin=spoiled(lambda l: l.insert(2, "key " + "0" * 64)))
    case(["replay", "--to", "9999", record], 2, "only")
    case(["replay", "--check", "--to", "9999", record], 2, "fewer moves")
    case(["show", "-"], 2, "line", stdin=open(record, "rb").read() + b"red: \x00\x00\n")
    case(["show", "-"], 2, "line", stdin=open(record, "rb").read() + b"x" * 100000 + b"\n")
    case(["show", "-"], 2, "limit", stdin=open(record, "rb").read() + b"\n" * (17 << 20))

    # -- Content --------------------------------------------------------------
    content = json.loads(run(["content", "empire"]).stdout)

    def with_content(change, *words):
        copy = json.loads(json.dumps(content))
        change(copy)
        name = path("content.json")
        json.dump(copy, open(name, "w"))
        case(["content", "empire", "--content", name], 2, "content.json: ", *words)
        case(["trace", "empire", "--content", name], 2, *words)

    with_content(lambda c: c["cards"][23]["steps"][0].update(n=9),
                 "cards[23].steps[0].n is 9; a step has 1 to 6")
    with_content(lambda c: c["prices"].__setitem__(0, 1), "prices[0] is 1", "costs 0")
    with_content(lambda c: c.pop("goods"), "goods is missing")
    with_content(lambda c: c.update(bogus=1), "bogus is not a known key")
    with_content(lambda c: c["cards"].__delitem__(slice(20, None)), "cards_each")
    with_content(lambda c: c["maps"][0].update(sea=[]), "cannot be reached")
    with_content(lambda c: c["cards"][0].update(good="gold"), 'cards[0].good is "gold"', "goods")
    with_content(lambda c: c["colours"].__setitem__(0, "neutral"), "reserved")
    with_content(lambda c: c["colours"].__setitem__(0, "dark red"), "a name has")
    with_content(lambda c: c.update(game=OTHER), "this file must be for empire")
    with_content(lambda c: c["goods"][1].update(id="crystal"), "goods[1].id", "already")
    with_content(lambda c: c["cards"][0].update(id="1"), "cards[0].id")
    with_content(lambda c: c["cards"].extend(c["cards"]), "cards has 84 items; it has 1 to 64")
    changed_file = path("other.json")
    content["prices"][5] = 4
    json.dump(content, open(changed_file, "w"))
    case(["show", "--content", changed_file, record], 2, "made with other cards or numbers of", "--content")

    # -- Disks ----------------------------------------------------------------
    full = open("/dev/full", "w")
    done = subprocess.run([PROGRAM, "trace", "empire", "--seed", "1"], stdout=full,
                          stderr=subprocess.PIPE, timeout=60)
    check(done.returncode == 2 and b"cannot write" in done.stderr, "a full disk goes unnoticed")
    before = open(record, "rb").read()
    done = run(["play", record, "--players", "human,random"], f"save {record}\nquit\nquit\n".encode(),
               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)))
    check(b"cannot write" in done.stdout, f"a failed save is not told: {done.stdout[-300:]}")
    check(open(record, "rb").read() == before, "a failed save has damaged the old file")
    check(not [name for name in os.listdir(folder) if name.endswith(".part")], "a part of a file was left")
    done = run(["play", record], b"save /nonexistent/x\nsave\nquit\nquit\n")
    check(done.returncode == 0 and b"/nonexistent/x: cannot write" in done.stdout, "a bad name to save to")

    # -- Bytes are not for a terminal -------------------------------------------
    reader, terminal = pty.openpty()
    done = subprocess.run([PROGRAM, "content", "empire", "--bytes"], stdout=terminal, stderr=subprocess.PIPE, timeout=60)
    os.close(terminal)
    os.set_blocking(reader, False)
    try:
        written = os.read(reader, 65536)
    except OSError:
        written = b""
    check(done.returncode == 2 and not written and b"mudbrick content GAME --bytes > FILE" in done.stderr,
          f"bytes in a terminal: {done.returncode} {done.stderr} {written[:40]}")
    os.close(reader)
    check(len(run(["content", "empire", "--bytes"]).stdout) > 1000, "no bytes in a pipe")

    # -- A server that cannot begin leaves nothing behind -------------------------
    empty = path("empty")
    os.mkdir(empty)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        case(["serve", "--root", ".", "--port", str(taken.getsockname()[1])], 2, "port", cwd=empty)
    case(["serve", "--root", "nowhere"], 2, "there is no folder nowhere", cwd=empty)
    check(os.listdir(empty) == [], f"a server that did not begin has left {os.listdir(empty)}")

    # -- A server without its page says how to get it ------------------------------
    for place, more, words in [("tree/build/release", ["CMakeCache.txt"], "make web builds it"),
                               ("opt/bin", [], "/mudbrick/web/index.html; install it, or name its folder by --root")]:
        os.makedirs(path(place))
        program = shutil.copy(PROGRAM, path(place) + "/mudbrick")
        for name in more:
            open(os.path.join(path(place), name), "w").close()
        done = subprocess.run([program, "serve", "--port", "0"], capture_output=True, text=True, timeout=60, cwd=empty)
        check(done.returncode == 2 and words in done.stderr and done.stderr.count("\n") == 1 and not os.listdir(empty),
              f"a server without its page: {done.returncode} {done.stderr}")

checks.finish()
