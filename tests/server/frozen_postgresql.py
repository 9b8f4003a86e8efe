#!/usr/bin/env python3
"""A PostgreSQL that stands still, or keeps its tables locked: what needs no
database goes on, the rest is refused in time, and nothing that was refused is there
afterwards. Called with the program, below tools/pgtmp.sh."""
import atexit, os, signal, subprocess, sys, time
from concurrent.futures import ThreadPoolExecutor
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
SOON = 2.5  # seconds; a frozen store took as long as it was frozen
LIMIT = 9.0  # until everything is refused that needs the store
checks = Checks()
check = checks.check
server = Server(PROGRAM, store="postgresql://", config={"messages_per_second": 100000})
port = server.port


def family():
    """The database's processes."""
    with open(os.environ["PGTMP_DATA"] + "/postmaster.pid") as f:
        first = int(f.readline())
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=True)
    return [first] + [int(pid) for pid in done.stdout.split()]


def send_all(number):
    for pid in family():
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            pass  # it has ended meanwhile


def timed(what):
    began = time.time()
    return what(), time.time() - began


def ping(socket):
    socket.send(type="ping")
    return socket.wait("pong")


def goes_on(looker=None):
    """What needs no database."""
    looker = looker or Socket(port, "x")
    for name, what in (("the page", lambda: ask(port, "GET", "/nosuch")[0] == 404),
                       ("the games", lambda: ask(port, "GET", "/api/games")[0] == 200),
                       ("a ping", lambda: ping(looker)["type"] == "pong")):
        good, took = timed(what)
        check(good and took < SOON, f"{name}: {good}, {took:.1f} s")


def is_refused(made, secret):
    """What needs it."""
    mine = {"seats": [{"table": made["table"], "secret": secret}, {"table": "nosuchtable", "secret": "x"}]}
    questions = {
        "health": (503, lambda: call(port, "GET", "/healthz")),
        "the list": (503, lambda: call(port, "GET", "/api/tables")),
        "a table": (503, lambda: call(port, "GET", f"/api/tables/{made['table']}", bearer=secret)),
        "numbers": (200, lambda: call(port, "GET", "/metrics")),
        "my games": (200, lambda: call(port, "POST", "/api/mine", mine))}
    with ThreadPoolExecutor() as pool:
        waiting = {name: pool.submit(timed, what) for name, (wanted, what) in questions.items()}
    for name, (wanted, _) in questions.items():
        (status, answer), took = waiting[name].result()
        check(status == wanted and took < LIMIT, f"{name}: {status} {answer} {took:.1f} s")
    seats = waiting["my games"].result()[0][1]["seats"]
    check(all("gone" not in s and s.get("unknown") for s in seats), f"tables are forgotten: {seats}")


table, made, players = make_table(port, OTHER, ["open", "open"])
for p in players:
    p.connect(port)
play_on(players, 4)
other, other_made, others = make_table(port, OTHER, ["open", "open"])
others[0].connect(port)
mover = next(p for p in players if p.choices())
waiter = next(p for p in players if p is not mover)

# -- It stands still ------------------------------------------------------------
atexit.register(send_all, signal.SIGCONT)
send_all(signal.SIGSTOP)
id = mover.play()
goes_on(mover.socket)  # also where a move waits to be stored
message, took = timed(lambda: mover.socket.wait("event", "refused"))
check(message["type"] == "refused" and message["code"] == "storage" and message["id"] == id, f"{message}")
check(took < LIMIT, f"the refusal took {took:.1f} s")
goes_on()
is_refused(other_made, others[0].secret)
goes_on()
fresh = Socket(port, other)
(answer, took) = timed(lambda: fresh.hello(secret=others[0].secret))
check(answer["type"] == "refused" and answer["code"] == "storage" and took < LIMIT, f"{answer} {took:.1f} s")

# -- It goes on: what was refused has not been made, and can be ----------------------
send_all(signal.SIGCONT)
end = time.time() + 30
while call(port, "GET", "/healthz")[0] != 200 and time.time() < end:
    time.sleep(0.2)
check(call(port, "GET", "/healthz")[0] == 200, "not healthy again")
before = mover.version
for p in players:
    p.socket.close()
    p.connect(port)
check(mover.version == before and waiter.version == before, "a move that was refused is there")
check(play_on(players, 6) == 6, "the match does not go on")
status, answer = call(port, "POST", "/api/mine", {"seats": [{"table": table, "secret": mover.secret},
                                                            {"table": "nosuchtable", "secret": "x"}]})
check("summary" in answer["seats"][0] and answer["seats"][1].get("gone"), f"{answer}")

# -- It keeps everything locked ----------------------------------------------------
locker = subprocess.Popen(["psql", "-q"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
locker.stdin.write("BEGIN; LOCK TABLE tables, entries, mudbrick_layout;\n\\echo locked\n")
locker.stdin.flush()
check(locker.stdout.readline() == "locked\n", "psql has no lock")
mover = next(p for p in players if p.choices())
mover.play()
goes_on(mover.socket)
message = mover.socket.wait("event", "refused")
check(message["type"] == "refused" and message["code"] == "storage", f"{message}")
is_refused(made, mover.secret)
goes_on()
locker.communicate("ROLLBACK;\n")
while call(port, "GET", "/healthz")[0] != 200 and time.time() < end + 30:
    time.sleep(0.2)
for p in players:
    p.socket.close()
    p.connect(port)
check(play_on(players, 3) == 3, "the match does not go on")

# -- A server whose store stands still can be stopped ---------------------------------
send_all(signal.SIGSTOP)
mover = next(p for p in players if p.choices())
mover.play()
mover.socket.send(type="ping")
mover.socket.wait("pong")
(status, errors), took = timed(server.stop)
check(status == 1 and "is lost" in errors and took < 6, f"{status} after {took:.1f} s: {errors}")
check(len(errors.splitlines()) < 60, f"{len(errors.splitlines())} lines are in the log")
send_all(signal.SIGCONT)
checks.finish()
