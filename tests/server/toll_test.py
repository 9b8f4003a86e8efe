#!/usr/bin/env python3
"""What one address may ask for is measured by its cost, and takes nothing from others.
Everything is counted against what the ceiling grants in the time that has passed.
Called with the program."""
import os, sys
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
GREEDY, OTHER, JUNK, BODIES, FILES = (f"127.0.0.{i}" for i in range(2, 7))
RATE = 2  # milliseconds of work in a second: 1000 microseconds at once, then 2 in each millisecond
LOOK, DEED, STORE = 150, 300, 1000  # prices, of src/server/toll.h
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"work_each": RATE, "messages_per_second": 1000})
port = server.port


def most(price, began):
    """How often something at this price can have been granted since then."""
    return (RATE * 500 + RATE * 1000 * (time.time() - began)) / price + 1


table, made, players = make_table(port, GAME, ["open", "open"], public=True)
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

# -- How it stood costs as much ----------------------------------------------------------
began = time.time()
for _ in range(100):
    greedy.send(type="moment", n=0)
answers = [greedy.wait("moment", "refused") for _ in range(100)]
granted = [a for a in answers if a["type"] == "moment"]
check(len(granted) <= most(LOOK, began), f"{len(granted)} moments in {time.time() - began:.2f} s")
check({a["code"] for a in answers if a["type"] == "refused"} == {"pace"}, f"{answers[-1]}")

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

# -- What is long is paid for by its length, whatever it says --------------------------
LONG = b'{"type":"nonsense","x":[' + b",".join([b"1"] * 3900) + b"]}"
DEAR = len(LONG) // 8
junk = Socket(port, table, address=JUNK)
check(junk.hello()["type"] == "welcome", str(junk.welcome))
began = time.time()
for _ in range(100):
    junk.send_bytes(LONG)
codes = [junk.wait("refused")["code"] for _ in range(100)]
check(set(codes) == {"message", "pace"} and codes.count("message") <= most(DEAR, began), f"{codes}")
junk.send(type="ping")
check(junk.wait("pong", "refused")["type"] == "pong", "what is short is refused")
statuses = [call(port, "POST", "/api/mine", LONG, address=BODIES)[0] for _ in range(50)]
check(429 in statuses and set(statuses) <= {400, 429} and statuses.count(400) <= most(DEAR, began), f"{statuses}")
with open(server.folder + "/big.bin", "wb") as f:
    f.write(bytes(2 << 20))
for address, path, wanted in ((FILES, "/big.bin", {200, 429}), (JUNK, "/config.json", {200})):
    statuses = [ask(port, "GET", path, address=address)[0] for _ in range(50)]
    check(set(statuses) == wanted and statuses.count(200) <= most((2 << 20) // 2048 if 429 in wanted else 1, began), f"{statuses}")
check(ask(port, "HEAD", "/big.bin", address=FILES)[0] == 200, "the head of a file is refused")

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
