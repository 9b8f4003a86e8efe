#!/usr/bin/env python3
"""Words of strangers: whatever stands in a record, in a content file, in what a bot
or a server says or in the name of a file, no command prints a sign that a terminal
would obey. Called with the path of the program."""
import http.server, json, os, pty, re, select, signal, stat, subprocess, sys, tempfile, threading, time
sys.path.insert(0, os.path.dirname(__file__))
from terminal import Checks, GAME, OTHER

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
home = tempfile.TemporaryDirectory()
ENV = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}

# The title of the window, the colour, the screen; C1 as UTF-8; text turned around.
EVIL = "\033]0;owned\007\033[31m\033[2J\x7f\x9b2J\x85\u202eback\u2066\u2028"
RAW = EVIL.encode() + b"\x9b31m\xff\xe2\x80"  # and bytes of no character


def is_odd(c):
    return c < " " and c != "\n" or "\x7f" <= c < "\xa0" or "\u2028" <= c <= "\u202e" or "\u2066" <= c <= "\u2069"


def look(name, done, *wanted):
    """Nothing odd in what it printed, and that it printed something of it at all."""
    for kind, data in (("output", done.stdout), ("errors", done.stderr)):
        try:
            odd = [c for c in data.decode() if is_odd(c)]
        except UnicodeDecodeError as problem:
            odd = [str(problem)]
        check(not odd, f"{name}: {kind} with {odd[:4]}: {data[-300:]!r}")
    check(b"Sanitizer" not in done.stderr, f"{name}: {done.stderr[-600:]!r}")
    for words in wanted:
        check(words in done.stdout + done.stderr, f"{name}: no {words!r} in {(done.stdout + done.stderr)[-400:]!r}")


def run(*args, say=b"", **more):
    env = {**ENV, **more.pop("env", {})}
    return subprocess.run([PROGRAM, *args], input=say, capture_output=True, timeout=120, env=env, **more)


def write(name, data):
    path = os.path.join(home.name.encode(), name if isinstance(name, bytes) else name.encode())
    with open(path, "wb") as f:
        f.write(data)
    return path


# -- Records ----------------------------------------------------------------------
made = os.path.join(home.name, "made.record")
done = run("play", GAME, "--seed", "3", "--players", "human,human", say=b"1\n" * 6 + f"save {made}\nquit\n".encode())
record = open(made, "rb").read()
check(b"player red human" in record, f"no record: {done.stderr!r}")
option = re.search(rb"^set (\w+)=", record, re.M).group(1)
move = re.search(rb"^red: [a-z]+", record, re.M).group()
evil = write("evil.record", record.replace(b"player red human", b"player red " + RAW).replace(b"player blue human", b"player blue human " + RAW))
look("plain", run("play", "--plain", evil, say=b"players\nscore\nhand\ntable\nlog all\n1\n1\nquit\nquit\n"), b"Red (.]0;owned..[31m")
look("plain, from the beginning", run("play", "--plain", "--replay", evil, say=b"next all\nplayers\nscore\nquit\n"), b"Blue (.]0;owned.")
again = os.path.join(home.name, "again.record")
run("play", "--plain", evil, say=f"1\nsave {again}\nquit\n".encode())
with open(again, encoding="utf-8", errors="replace") as f:
    check(not any(is_odd(c) or c == "\ufffd" for c in f.read()), "a saved game hands the signs on")
for command in ("show", "view", "score", "moves", "replay", "perft"):
    look(command, run(command, evil))
look("replay --changes", run("replay", "--changes", "--check", evil))
for what, old, new in [("a game", b"game " + GAME.encode(), b"game e" + RAW[:12]), ("a rule", b"set " + option + b"=", b"set " + option + b"=" + RAW),
                       ("an option", b"set " + option, b"set " + RAW), ("a tag", b"seats 2", RAW + b" 2"),
                       ("a result", b"result unfinished", b"result " + RAW), ("a move", move, b"red: " + RAW),
                       ("a seat", move, RAW[:20] + move[3:])]:
    check(old in record, f"the record has no {old!r}")
    broken = write("broken.record", record.replace(old, new, 1))
    for args in (["show"], ["replay", "--check"], ["verify"], ["play", "--plain"]):
        done = run(*args, broken)
        look(f"{what}, {args[0]}", done)
        check(done.returncode in (0, 1, 2), f"{what}, {args[0]}: status {done.returncode}")

# -- Content ------------------------------------------------------------------------
content = json.loads(run("content", OTHER).stdout)


def changed(node, key, value):
    """The content with another value at the first such key that holds a text."""
    for k, v in node.items() if isinstance(node, dict) else enumerate(node):
        if k == key and isinstance(v, str):
            node[k] = value
            return True
        if isinstance(v, (dict, list)) and changed(v, key, value):
            return True
    return False


for key in ("name", "id", "text", "title", "game", "source", "src", "note"):
    for value in (EVIL, "a\x9bb", "a\u202eb", "a\nb"):
        other = json.loads(json.dumps(content))
        if not changed(other, key, value):
            continue
        path = write("evil.json", json.dumps(other, ensure_ascii=False).encode())
        for args in (["content", OTHER, "--content", path], ["trace", OTHER, "--seed", "1", "--content", path],
                     ["play", "--plain", OTHER, "--seed", "1", "--players", "random,random", "--content", path],
                     ["perft", OTHER, "--depth", "1", "--divide", "--content", path]):
            look(f"content, {key}, {args[0]}", run(*args))
        look(f"content, {key}, explain", run("play", "--plain", OTHER, "--seed", "1", "--content", path,
                                             say=b"explain a\nexplain e\nlook\nboard\nquit\n"))
for name, data in [("a key", json.dumps({**content, EVIL: 1}, ensure_ascii=False).encode()), ("no JSON", b'{"game": ' + RAW),
                   ("a game", json.dumps({**content, "game": EVIL}).encode()), ("a string without end", b'{"' + RAW)]:
    look(f"content with {name}", run("content", OTHER, "--content", write("evil.json", data)), b"mudbrick: ")

# -- Positions ------------------------------------------------------------------------
position = json.loads(run("view", made).stdout)
for name, data in [("a key", {**position, EVIL: 1}), ("a game", {**position, "game": EVIL}), ("an option", {**position, "setup": {EVIL: EVIL}}),
                   ("a viewer", {**position, "viewer": EVIL}), ("a field", {**position, "state": {**position["state"], EVIL: EVIL}})]:
    look(f"position with {name}", run("show", write("evil.position", json.dumps(data, ensure_ascii=False).encode())), b"mudbrick: ")

# -- Names of files, options, the environment --------------------------------------------
missing = home.name.encode() + b"/" + RAW.replace(b"/", b"") + b".record"
for args in (["show", missing], ["play", "--plain", missing], ["content", GAME, "--content", missing], ["play", RAW], [RAW],
             ["games", b"--" + RAW], ["play", GAME, "--players", b"human," + RAW], ["play", GAME, "--set", RAW],
             ["arena", GAME, "--bots", RAW + b",random"], ["bot", "--join", b"http://127.0.0.1:1/" + RAW + b"#seat/a.b"],
             ["play", "--plain", "--join", b"http://" + RAW + b"/#seat/a.b"], ["backup", missing, "--store", missing],
             ["serve", "--root", missing], ["serve", "--config", missing], ["help", RAW], ["show", "--seat", RAW, made]):
    done = run(*args)
    look(f"{args[:2]}", done, b"mudbrick: ")
    check(done.returncode == 2, f"{args[:2]}: status {done.returncode}")
named = write(RAW.replace(b"/", b"") + b".json", json.dumps(content).encode())
look("good content of an evil name", run("content", OTHER, "--content", named), b"good content")
look("typed", run("play", "--plain", GAME, "--seed", "1",
                  say=b"\n".join([RAW, b"look " + RAW, b"explain " + RAW, b"hand " + RAW, b"moves " + RAW, b"rules " + RAW, b"log " + RAW,
                                  b"save /nowhere/" + RAW, b"next " + RAW, move[5:] + b" " + RAW, b"1", b"save " + named[:-5] + b".record", b"quit"])),
     b'There is no move "', b"Go on later with: mudbrick play --plain $'/")
folder = os.path.join(home.name.encode(), RAW.replace(b"/", b""))
os.mkdir(folder)
done = run("play", "--plain", GAME, "--seed", "1", say=b"1\n", env={"XDG_DATA_HOME": os.fsdecode(folder), "TERM": EVIL})
look("a folder for games", done, b"The game is kept: mudbrick play --plain $'/")

# -- Bots ----------------------------------------------------------------------------------
def bot(*lines):
    """A program that says these bytes, one after another, and ends."""
    path = os.path.join(home.name, "bot.py")
    with open(path, "w") as f:
        f.write(f"#!{sys.executable}\nimport sys\nlines = {lines!r}\nfor line in lines:\n    sys.stdin.readline()\n"
                "    sys.stdout.buffer.write(line)\n    sys.stdout.buffer.flush()\n")
    os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
    return path


HELLO = b"name Villain\nok\n"
for name, lines in {"a name": [b"name " + RAW + b"\nok\n"], "UTF-8 in a name": [b"name " + EVIL.encode() + b"\nok\n"], "a greeting": [RAW + b"\n"],
                    "an option": [b"name V\noption " + EVIL.encode() + b" number 0 1 0\nok\n"],
                    "a refusal": [HELLO, b"no state " + "a\x9b\u202eb".encode() + b"\n"],
                    "a move": [HELLO, b"ok\n", b"ok\n", b"move " + "a\x9b\u202eb".encode() + b"\n"],
                    "an answer": [HELLO, b"ok\n", "z\x9b\u202e".encode() + b"\n"], "a half character": [HELLO, b"z" * 59 + "ä\n".encode()]}.items():
    command = bot(*lines)
    look(f"bot --check, {name}", run("bot", "--check", command, "--move-time", "50"), b"no ")
    look(f"play, {name}", run("play", "--plain", GAME, "--seed", "1", "--memory", "0", "--players", f"exec:{command},human", say=b"quit\n"))
    look(f"arena, {name}", run("arena", GAME, "--seed", "1", "--sets", "1", "--memory", "0", "--bots", f"exec:{command},random",
                               "--out", tempfile.mkdtemp(dir=home.name) + "/out"), b"bot.py")
look("speaking to a bot", run("bot", "--player", "random", say=b"mudbrick 1\n" + RAW + b"\ngame " + EVIL.encode() + b"\nset " + RAW + b" 1\nquit\n"))


# -- A server that gives a seat ----------------------------------------------------------
class Villain(http.server.BaseHTTPRequestHandler):
    """Gives everybody a seat with the secret of the server."""

    def do_POST(self):
        body = json.dumps({"secret": self.server.secret, "seat": 0, "why": EVIL}).encode()
        self.send_response(201)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


for secret in (EVIL, "x; rm -rf ~", "x\ny", ""):
    villain = http.server.HTTPServer(("127.0.0.1", 0), Villain)
    villain.secret = secret
    threading.Thread(target=villain.handle_request, daemon=True).start()
    done = run("play", "--plain", "--name", "Ada", "--join", f"http://127.0.0.1:{villain.server_port}/#join/t.invite")
    look(f"the secret {secret!r}", done, b"names no seat")
    check(done.returncode == 2, f"the secret {secret!r}: status {done.returncode}")
    villain.server_close()


# -- The whole screen -------------------------------------------------------------------------
def on_screen(args, keys, until):
    """All bytes that the program writes to a terminal of its own."""
    pid, fd = pty.fork()
    if pid == 0:
        os.environ.update({**ENV, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"})
        os.execv(PROGRAM, [PROGRAM, *args])
    written = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([fd], [], [], 0.2)[0]:
            try:
                written += os.read(fd, 65536)
            except OSError:
                break
        elif keys and until in written:
            os.write(fd, keys[:1])  # one after another, when all is drawn
            keys = keys[1:]
    os.close(fd)
    try:
        os.kill(pid, signal.SIGTERM)
    except OSError:
        pass
    _, status = os.waitpid(pid, 0)
    return status, written


status, written = on_screen(["play", os.fsdecode(evil)], b"sqqy", b"owned")
check(status == 0 and b"owned" in written, f"the names are not on the screen: {written[-500:]!r}")
for signs in (b"\033]0;owned", b"\xc2\x9b", "\u202e".encode(), "\u2066".encode(), "\u2028".encode(), b"\xff"):
    check(signs not in written, f"on the screen: {signs!r}")
checks.finish()
