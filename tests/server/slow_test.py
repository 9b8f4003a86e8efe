#!/usr/bin/env python3
"""A store that keeps everybody waiting: what is sent meanwhile waits in order, shares
a transaction, and is told to nobody before it is stored; who needs nothing of it is
served at once. Called with the program."""
import os, sqlite3, sys, threading
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
server = Server(PROGRAM)
port = server.port
other = sqlite3.connect(server.store, isolation_level=None, check_same_thread=False)


def metric(name):
    words = ask(port, "GET", "/metrics")[2].decode()
    return int(re.search(rf"^mudbrick_{name} (\d+)$", words, re.M).group(1))


def until(condition):
    end = time.time() + 30
    while not condition():
        if time.time() > end:
            raise RuntimeError("waited in vain")
        time.sleep(0.01)


def while_locked(section):
    """Runs it while nobody can write. The server gives up after five seconds: on a
    machine that was too busy for that it is run again."""
    for _ in range(10):
        other.execute("BEGIN IMMEDIATE")
        began = time.time()
        try:
            result = section()
        finally:
            other.execute("ROLLBACK")
        if time.time() - began < 4:
            return result
    raise RuntimeError("the machine is too slow for this test")


class Post(threading.Thread):
    """A request whose answer takes its time."""

    def __init__(self, path, body):
        super().__init__(daemon=True)
        self.path, self.body, self.answer = path, body, None
        self.start()

    def run(self):
        self.answer = call(port, "POST", self.path, self.body)

    def result(self):
        self.join(60)
        return self.answer


# -- Four who choose at the same time -------------------------------------------
table, made, players = make_table(port, GAME, ["open"] * 4)
for p in players:
    p.connect(port)
check(all(p.choices() for p in players), "all four bid at the same time")
batches, messages = metric("batches_total"), metric("messages_in_total")
other.execute("BEGIN IMMEDIATE")
ids = [p.play() for p in players]
players[2].socket.move("nonsense", players[2].version, ids[2])  # sent again, whatever it says
until(lambda: metric("messages_in_total") == messages + 5)
check(metric("batches_total") == batches, "nothing is stored while somebody else writes")
other.execute("ROLLBACK")
for p, id in zip(players, ids):
    while id not in p.acknowledged:
        message = p.socket.wait("event", "done", "refused")
        check(message["type"] != "refused", str(message))
        if message["type"] == "event":
            p.take(message)
check(metric("batches_total") <= batches + 2, "those who waited share a transaction")
newest = max(p.version for p in players)
while players[0].version < newest:
    players[0].take(players[0].socket.wait("event"))
bids = [e for e in players[0].log if "move" in e and e["seat"] != "chance"]
check(len(bids) == 4, f"every bid counts once: {bids}")

# -- Tables and seats -----------------------------------------------------------
looker = Socket(port, "x")


def served(*posts):
    """Waits until the requests have come, and asks for other things meanwhile."""
    before = metric("requests_total")
    waiting = [Post(*p) for p in posts]
    asked = 0
    while metric("requests_total") < before + len(posts) + asked + 1:
        asked += 1
    looker.send(type="ping")
    facts = {"a socket is answered": looker.receive()["type"] == "pong",
             "a request is answered": ask(port, "GET", "/api/games")[0] == 200,
             "the server is healthy": ask(port, "GET", "/healthz")[0] == 200,
             "nothing is promised": all(w.answer is None for w in waiting)}
    return waiting, facts


def answers_to(*posts):
    waiting, facts = while_locked(lambda: served(*posts))
    for words, fact in facts.items():
        check(fact, words)
    return [w.result() for w in waiting]


make = ("/api/tables", {"game": GAME, "seats": ["open", "open"], "seat": 0, "name": "Ada"})
answers = answers_to(make, make)
check([a[0] for a in answers] == [201, 201], f"tables are made when that is possible: {answers}")
made = answers[0][1]
sit = (f"/api/tables/{made['table']}/seats", {"name": "Bob", "invite": made["invite"]})
answers = answers_to(sit, sit)
check(sorted(a[0] for a in answers) == [201, 409], f"one of two gets the last seat: {answers}")
secret = next(a[1]["secret"] for a in answers if a[0] == 201)
bob = Player(made["table"], secret, "Bob")
bob.connect(port)
check(bob.state == "playing" and bob.seat == 1, "the seat is taken and the match begins")

# -- One who does not wait for the answer ----------------------------------------
def hang_up():
    before = metric("requests_total")
    body = json.dumps(make[1]).encode()
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
    asked = 0
    while metric("requests_total") < before + asked + 2:
        asked += 1
    raw.close()


tables = metric("tables_made_total")
while_locked(hang_up)
until(lambda: metric("tables_made_total") > tables)

# -- Told to stop while nothing can be stored -------------------------------------
other.execute("BEGIN IMMEDIATE")
bob.socket.send(type="resign")
bob.socket.send(type="ping")
bob.socket.wait("pong")
status, errors = server.stop()
check(status == 1 and "is lost" in errors, f"{status} {errors}")
other.close()
checks.finish()
