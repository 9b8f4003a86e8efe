#!/usr/bin/env python3
"""Seats when answers get lost: a wish that is sent again under its id is granted
once, by the page's calls and by guests. What is kept of those who make tables, and
the ceilings of a table's log. Called with the program."""
import base64, hashlib, os, sqlite3, sys, threading
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"tables_each": 3})
port = server.port
WISH = {"game": GAME, "seats": ["open", "open", "open"], "name": "Ada", "seat": 0}


def new_id():
    return os.urandom(16).hex()


def seats_of(table, bearer):
    return [s["name"] for s in call(port, "GET", f"/api/tables/{table}", bearer=bearer)[1]["seats"]]


# -- A table is made once ------------------------------------------------------
id = new_id()
status, made = call(port, "POST", "/api/tables", {**WISH, "id": id})
again = call(port, "POST", "/api/tables", {**WISH, "id": id})
check(status == 201 and again == (201, made), f"{status} {made} {again}")
other = call(port, "POST", "/api/tables", {**WISH, "id": new_id()})[1]
check(other["table"] != made["table"] and other["secret"] != made["secret"], f"{made} {other}")
for wrong in ("", "short", "x" * 41, "a b" * 10, 7):
    status, answer = call(port, "POST", "/api/tables", {**WISH, "id": wrong})
    check((status == 400 and "id " in answer["why"]) if wrong else status == 201, f"{wrong!r}: {status} {answer}")

# -- A seat is taken once, also after the server was killed ----------------------
path = f"/api/tables/{made['table']}/seats"
wish = {"name": "Bob", "invite": made["invite"], "id": new_id()}
raw = socket.create_connection(("127.0.0.1", port))
body = json.dumps(wish).encode()
raw.sendall(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
while "Bob" not in seats_of(made["table"], made["invite"]):
    time.sleep(0.01)
raw.close()  # nobody has read the answer
seat = call(port, "POST", path, wish)
check(seat[0] == 201 and seats_of(made["table"], made["invite"]) == ["Ada", "Bob", ""], f"{seat}")
server.kill()
server = Server(PROGRAM, port=port, store=server.store, config={"tables_each": 3})
check(call(port, "POST", path, wish) == seat, "another seat after a restart")
check(call(port, "POST", "/api/tables", {**WISH, "id": id}) == (201, made), "another table after a restart")
check(Socket(port, made["table"]).hello(secret=seat[1]["secret"])["seat"] == seat[1]["seat"], "the secret opens no seat")
check(call(port, "POST", path, {**wish, "invite": "no"})[0] == 403, "an id opens a table")
last = call(port, "POST", path, {**wish, "id": new_id()})
check(last[0] == 201 and last[1]["secret"] != seat[1]["secret"], f"{last}")
check(call(port, "POST", path, wish) == seat, "not after the match has begun")
check(call(port, "POST", path, {**wish, "id": new_id()})[0] == 409, "a fourth seat")

# -- Who made a table: a keyed hash, and the ceiling holds after a restart ---------
makers = {row[0] for row in sqlite3.connect(server.store).execute("SELECT maker FROM tables")}
plain = base64.urlsafe_b64encode(hashlib.blake2b(b"127.0.0.1", digest_size=32).digest()).decode().rstrip("=")
check(len(makers) == 1 and plain not in makers, f"{makers}")
status, answer = call(port, "POST", "/api/tables", WISH)
check(status == 429, f"a fourth table: {status} {answer}")

# -- Nobody answers twice ------------------------------------------------------
players = [Player(made["table"], s["secret"]) for s in (made, seat[1], last[1])]
for p in players:
    p.connect(port)
while players[0].state == "playing":  # until somebody can take something back
    play_on(players, 1)
    mover = next(p for p in players if p.log[-1].get("seat") in (p.seat, "chance"))
    mover.socket.send(type="take-back")
    answer = mover.socket.wait("event", "refused")
    if answer["type"] == "event":
        break
voter, quiet = [p for p in players if p is not mover]
for i in range(5):
    voter.socket.send(type="answer", yes=True)
refusals = [voter.socket.wait("refused") for _ in range(4)]
check(all(r["code"] == "state" and "agreed already" in r["why"] for r in refusals), f"{refusals}")
log = Socket(port, made["table"]).hello(secret=quiet.secret)["log"]
check([e.get("event") for e in log].count("agree") == 1, f"{log[-8:]}")


# -- A guest whose first answer is lost -------------------------------------------
class Gap:
    """Stands before the server, and keeps the first answer to a wish for a seat."""

    def __init__(self):
        self.wishes = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            near = self.listener.accept()[0]
            threading.Thread(target=self.serve, args=(near,), daemon=True).start()

    def serve(self, near):
        far = socket.create_connection(("127.0.0.1", port))
        first = near.recv(1 << 16)
        is_wish = b"/seats " in first.split(b"\r\n")[0]
        self.wishes += is_wish
        loses = is_wish and self.wishes == 1
        far.sendall(first)
        threading.Thread(target=self.pipe, args=(near, far), daemon=True).start()
        if loses:
            far.recv(1 << 16)
            near.shutdown(socket.SHUT_RDWR)
        else:
            self.pipe(far, near)

    @staticmethod
    def pipe(a, b):
        try:
            while data := a.recv(1 << 16):
                b.sendall(data)
            b.shutdown(socket.SHUT_WR)
        except OSError:
            pass


gap = Gap()
server.stop()
server = Server(PROGRAM)
port = server.port
made = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "open"], "public": True})[1]
link = f"http://127.0.0.1:{gap.port}/#join/{made['table']}.{made['invite']}"
bot = subprocess.Popen([PROGRAM, "bot", "--join", link, "--player", "random", "--name", "Guest"], stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE, text=True)
while gap.wishes < 2 and bot.poll() is None:
    time.sleep(0.01)
line = bot.stdout.readline()
check("Seated" in line and gap.wishes == 2, f"{line} {gap.wishes}")
check(seats_of(made["table"], made["invite"]) == ["Guest", ""], "the seat was lost")
bot.kill()
bot.communicate()
status, errors = server.stop()
check(status == 0 and not errors, f"{status} {errors}")
checks.finish()
