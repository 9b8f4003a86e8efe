#!/usr/bin/env python3
"""The server is killed without warning at random moments while matches are being
played, a hundred times: nothing that anybody was told is lost, no move is made
twice, every table goes on. Called with the program and, for PostgreSQL, with
postgresql://."""
import os, random, select, subprocess, sys, tempfile, threading
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
WHERE = sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp() + "/tables.db"
ROUNDS = 100
TABLES = 3
SEED = int(os.environ.get("CRASH_SEED", "1"))
checks = Checks()
check = checks.check
rng = random.Random(SEED)


class Match:
    """Two people at a table who come back after every crash."""

    def __init__(self, port, number):
        game = GAMES[number % len(GAMES)]
        seats = ["open", "open", "easy"] if number % 2 else ["open", "open"]
        self.table, self.made, self.players = make_table(port, game, seats)
        self.waiting = {}  # player: (id, move, version) that was sent and not acknowledged
        self.plays = 0

    def connect(self, port):
        for p in self.players:
            p.connect(port)
            if p in self.waiting:
                id, words, version = self.waiting[p]
                p.socket.move(words, version, id)

    def send(self, p):
        """Sends a move if one is to be made."""
        if p not in self.waiting and p.choices():
            p.count += 1
            self.waiting[p] = (f"{p.name}{p.count}", p.random.choice(p.choices()), p.version)
            id, words, version = self.waiting[p]
            p.socket.move(words, version, id)
            self.plays += 1

    def read(self, p):
        """Takes one message."""
        message = p.socket.receive()
        if message["type"] == "event":
            p.take(message)
            if p in self.waiting and self.waiting[p][0] in p.acknowledged:
                del self.waiting[p]
        elif message["type"] in ("done", "refused") and p in self.waiting and message.get("id") == self.waiting[p][0]:
            if message["type"] == "done":
                made = [e for e in p.log if e.get("move") == self.waiting[p][1] and e.get("seat") == p.seat]
                check(made, f"acknowledged, but not in the log: {message}")
            else:
                check(message["code"] in ("stale", "turn", "illegal", "state"), f"{message}")
            del self.waiting[p]


def play_until_killed(server, matches):
    """The blow falls just after one of the next moves was sent, at whatever the
    server is doing then; now and then while people still come back."""
    last = sum(m.plays for m in matches) + rng.randint(0, 25)
    timer = threading.Timer(rng.uniform(0.0, 0.005), server.process.kill)
    started = False
    try:
        for m in matches:
            m.connect(server.port)
        everybody = [(m, p) for m in matches for p in m.players]
        while not all(m.players[0].state == "over" for m in matches):
            for m, p in everybody:
                m.send(p)
            if not started and sum(m.plays for m in matches) >= last:
                started = True
                timer.start()
            readable = select.select([p.socket.raw for m, p in everybody], [], [], 10)[0]
            for m, p in everybody:
                while p.socket.raw in readable or p.socket.buffer:
                    m.read(p)
                    readable = [r for r in readable if r is not p.socket.raw]
    except (Closed, OSError):
        pass
    finally:
        timer.cancel()
        server.kill()
        for m in matches:
            for p in m.players:
                if p.socket:
                    p.socket.close()


settings = {"messages_per_second": 100000, "work_each": 0}
server = Server(PROGRAM, store=WHERE, config=settings)
matches = [Match(server.port, i) for i in range(TABLES)]
finished = []
server.kill()
for round in range(ROUNDS):
    server = Server(PROGRAM, store=WHERE, config=settings)
    for i, m in enumerate(matches):
        if all(p.socket and p.state == "over" for p in m.players):
            finished.append(m)
            matches[i] = Match(server.port, len(finished) + i)
    play_until_killed(server, matches)

# -- Everything is still there, and everything can be finished ------------------
server = Server(PROGRAM, store=WHERE, config=settings)
plays = sum(m.plays for m in matches + finished)
for m in matches + finished:
    for p in m.players:
        told = Socket(server.port, m.table)
        log = told.hello(secret=p.secret)["log"]
        check(log[:len(p.log)] == p.log, f"{m.table}: {p.name} was told something else")
        ids = [e["version"] for e in log]
        check(ids == list(range(1, len(ids) + 1)), f"{m.table}: versions {ids}")
        told.close()
for m in matches:
    m.waiting = {}
    for p in m.players:
        p.connect(server.port)
    play_on(m.players)
for m in matches + finished:
    status, record = call(server.port, "GET", f"/api/tables/{m.table}/record", bearer=m.made["invite"])
    done = subprocess.run([PROGRAM, "verify", "-", "--commitment", m.made["commitment"]], input=record,
                          capture_output=True, text=True)
    check(done.returncode == 0, f"{m.table}: {done.stderr}")
status, errors = server.stop()
check(status == 0 and errors == "", f"{status} {errors}")
print(f"{ROUNDS} crashes, {plays} moves sent, {len(finished)} matches finished on the way, seed {SEED}")
checks.finish()
