#!/usr/bin/env python3
"""What one address may ask for is measured by its cost, and takes nothing from others.
Everything is counted against what the ceiling grants in the time that has passed.
Called with the program."""
import os, sys
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
GREEDY, OTHER = "127.0.0.2", "127.0.0.3"
RATE = 2  # milliseconds of work in a second: 1000 microseconds at once, then 2 in each millisecond
LOOK, DEED, STORE = 150, 300, 1000  # prices, of src/server/toll.h
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"work_each": RATE, "messages_per_second": 1000})
port = server.port


def most(price, began):
    """How often something at this price can have been granted since then."""
    return (RATE * 500 + RATE * 1000 * (time.time() - began)) / price + 1


table, made, players = make_table(port, "empire", ["open", "open"], public=True)
began = time.time()

# -- Snapshots over one socket: refused by their cost, not their number -------------
greedy = Socket(port, table, address=GREEDY)
check(greedy.hello()["type"] == "welcome", str(greedy.welcome))
for _ in range(300):
    greedy.send(type="now")
answers = [greedy.wait("now", "refused") for _ in range(300)]
granted = [a for a in answers if a["type"] == "now"]
refusals = [a for a in answers if a["type"] == "refused"]
check(1 <= len(granted) <= most(LOOK, began), f"{len(granted)} snapshots in {time.time() - began:.2f} s")
check(refusals and all(a["code"] == "pace" and "wait a moment" in a["why"] for a in refusals), f"{refusals[:2]}")
greedy.send(type="ping")
check(greedy.wait("pong", "refused")["type"] == "pong", "what costs nothing is refused")

# -- New sockets do not help: hello is refused, and the socket closed to come again -----
codes = []
for _ in range(60):
    s = Socket(port, table, address=GREEDY)
    try:
        codes.append("in" if s.hello()["type"] == "welcome" else s.welcome["code"])
        if codes[-1] == "pace":
            s.receive(5)
    except Closed as e:
        codes[-1] = f"{codes[-1]} {e.args[0]}"
    s.close()
check("pace 1013" in codes and set(codes) <= {"in", "pace 1013"}, f"{codes}")
check(codes.count("in") <= most(DEED, began), f"{codes.count('in')} came in")

# -- Requests are paid for from the same purse -----------------------------------------
statuses = [call(port, "GET", "/api/tables", address=GREEDY)[0] for _ in range(100)]
check(429 in statuses and set(statuses) <= {200, 429} and statuses.count(200) <= most(STORE, began), f"{statuses}")
check(ask(port, "GET", "/healthz", address=GREEDY)[0] == 200, "the health is refused")

# -- Somebody else has a purse of their own ----------------------------------------------
other = Socket(port, table, address=OTHER)
check(other.hello()["type"] == "welcome", str(other.welcome))
other.send(type="now")
check(other.wait("now", "refused")["type"] == "now", "others are refused")
check(call(port, "GET", f"/api/tables/{table}", address=OTHER)[0] == 200, "others are refused over HTTP")

# -- After a while all is well again -----------------------------------------------------
while (status := call(port, "GET", f"/api/tables/{table}", address=GREEDY)[0]) == 429:
    time.sleep(0.1)
check(status == 200, f"{status}")
status, errors = server.stop()
check(status == 0 and not errors, f"{status} {errors}")
checks.finish()
