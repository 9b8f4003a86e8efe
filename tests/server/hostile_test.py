#!/usr/bin/env python3
"""Slow, half-open, flooding and garbage clients, ceilings, a full disk, foreign
pages, TLS, settings that are wrong: the others play on. Called with the program."""
import os, resource, ssl, sys, threading
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
server = Server(PROGRAM, config={"messages_per_second": 30, "sockets_each": 12, "tables_each": 4, "connections_each": 60})
port = server.port


def refused_upgrade(words, **more):
    try:
        Socket(port, "x", **more)
        check(False, f"{words}: was let in")
    except (Closed, OSError):
        check(True, words)


# -- Who may open a socket -----------------------------------------------------
refused_upgrade("a foreign page", origin="https://evil.example")
refused_upgrade("a foreign port", origin=f"http://127.0.0.1:{port + 1}")
refused_upgrade("no origin at all", origin="null")
refused_upgrade("no protocol", protocol=None)
refused_upgrade("another protocol", protocol="chat")
Socket(port, "x", origin=f"http://127.0.0.1:{port}").close()
elsewhere = Socket(port, "x", path="/elsewhere")
try:
    elsewhere.receive(5)
    check(False, "a socket at another path")
except Closed as e:
    check(e.args[0] == 1008, f"{e}")

# -- Ways up that lead nowhere, on connections that were used before ------------
for _ in range(10):
    crowd = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(6)]
    for path, more in (("HEAD /api/games", ""), ("GET /ws?table=x", "Upgrade: nonsense\r\nConnection: Upgrade\r\n")):
        for raw in crowd:
            raw.sendall(f"{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}\r\n".encode())
        answers = [raw.recv(4096).split(b" ")[1] for raw in crowd]
        check(set(answers) == {b"403" if more else b"200"}, f"{path} {more!r}: {answers}")
    for raw in crowd:
        raw.close()

# -- A body that does not say how long it is: what follows it is no request -------
raw = socket.create_connection(("127.0.0.1", port), timeout=20)
raw.sendall(b"POST /api/mine HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
heard = raw.recv(4096)
try:
    raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    while more := raw.recv(4096):
        heard += more
except OSError:
    pass  # it is closed
check(heard.startswith(b"HTTP/1.1 411 ") and heard.count(b"HTTP/1.1 ") == 1, f"{heard!r}")
raw.close()

# -- A match that must not suffer ----------------------------------------------
table, made, players = make_table(port, LONGEST, ["open", "open"])
for p in players:
    p.connect(port)
longest = 0.0
playing = True
failure = []


def play_quietly():
    global longest
    try:
        while playing and players[0].state == "playing":
            began = time.time()
            play_on(players, 1)
            longest = max(longest, time.time() - began)
            time.sleep(0.05)
    except Exception as e:  # told to the main thread
        failure.append(repr(e))


thread = threading.Thread(target=play_quietly)
thread.start()

# -- Ceilings ------------------------------------------------------------------
for _ in range(3):
    status, answer = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "open"]})
    check(status == 201, f"{status} {answer}")
status, answer = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "open"]})
check(status == 429 and "limit" in answer["why"], f"{status} {answer}")
check(answer["fact"] == {"is": "refusal-tables"}, f"people are not told: {answer}")
crowd = []
try:
    for _ in range(20):
        crowd.append(Socket(port, table))
        crowd[-1].hello(invite=made["invite"])
    check(False, "twenty sockets")
except Closed as e:
    check(e.args[0] in (1008, 0) and 8 <= len(crowd) <= 11, f"{len(crowd)} {e}")
for s in crowd:
    s.close()
time.sleep(0.3)

# -- Floods --------------------------------------------------------------------
flood = Socket(port, table)
flood.hello(invite=made["invite"])
said = 0
cut = False
try:
    for _ in range(2000):
        flood.send(type="ping")
    while True:
        said += flood.receive(10)["type"] == "refused"
except Closed as e:
    check(e.args[0] in (1008, 0), f"{e}")
    cut = True
except OSError:
    cut = True
check(cut, "a flood is not stopped")
patient = Socket(port, table)
patient.hello(invite=made["invite"])
for _ in range(80):
    patient.send(type="ping")
answers = [patient.receive(10) for _ in range(80)]
check(answers[0]["type"] in ("pong", "presence") and any(a.get("code") == "pace" for a in answers), str(answers[-1]))
patient.close()

# -- Garbage -------------------------------------------------------------------
for data in (b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", os.urandom(500), b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
             b"Content-Length: 99999999999999999999\r\n\r\n", b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\n\r\n",
             b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
             b"Content-Length: -5\r\n\r\n{}", b"\x16\x03\x01\x02\x00\x01\x00"):
    raw = socket.create_connection(("127.0.0.1", port))
    raw.settimeout(2)
    try:
        raw.sendall(data)
        raw.shutdown(socket.SHUT_WR)
        while raw.recv(65536):
            pass
    except OSError:
        pass
    raw.close()
for frame in (lambda s: s.frame(2, b"binary"), lambda s: s.frame(1, b"x" * 9000), lambda s: s.frame(3, b"reserved"),
              lambda s: s.raw.sendall(b"\x81\x05hello"), lambda s: s.raw.sendall(os.urandom(300)),
              lambda s: s.raw.sendall(b"\x81\xff" + b"\xff" * 8 + b"1234"),
              lambda s: [s.frame(1 if i == 0 else 0, b"y" * 100, final=False) for i in range(100)]):
    s = Socket(port, table)
    try:
        frame(s)
        s.receive(3)
    except (Closed, OSError):
        pass
    s.close()
pieces = Socket(port, table)
pieces.frame(1, b'{"type":', final=False)
pieces.frame(0, b'"ping"', final=False)
pieces.frame(0, b"}")
check(pieces.receive(10) == {"type": "pong"}, "a message in pieces")
pieces.close()
for crumb in (b" ", b""):  # however little each of them brings
    pieces = Socket(port, table)
    try:
        for i in range(65):
            pieces.frame(0 if i else 1, crumb, final=False)
        pieces.receive(10)
        check(False, "a message in crumbs is listened to")
    except Closed as e:
        check(e.args[0] == 1009 and "64 pieces" in e.args[1], f"{crumb} {e.args}")
    except OSError as e:
        check(False, f"{crumb} {e!r}")
    pieces.close()

# -- Slow, half-open -----------------------------------------------------------
lazy = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
for i, s in enumerate(lazy):
    s.sendall(b"GET / HTTP/1.1\r\nHost:"[:i + 1])  # and never ends
deaf = Socket(port, table)  # says hello and never reads
deaf.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
deaf.send(type="hello", invite=made["invite"], want="all")
for _ in range(40):
    deaf.send(type="now")
    time.sleep(0.04)
check(call(port, "GET", "/healthz")[0] == 200, "not healthy")
time.sleep(1)
playing = False
thread.join(timeout=60)
check(not failure, f"the match has suffered: {failure}")
check(longest < 2.0, f"somebody waited {longest:.2f} s")
began = time.time()
gone = 0
while gone < len(lazy) and time.time() - began < 30:  # half a head is not waited for
    for s in lazy:
        s.settimeout(0.2)
        try:
            gone += s.recv(100) == b""
        except OSError as e:
            gone += not isinstance(e, TimeoutError)
check(gone >= len(lazy), f"{gone} of {len(lazy)} half requests were cut off")
status, errors = server.stop()
check(status == 0, f"{status} {errors}")

# -- A full disk ---------------------------------------------------------------
full = Server(PROGRAM, config={"messages_per_second": 100000, "work_each": 0})
table, made, players = make_table(full.port, LONGEST, ["open", "open"])
for p in players:
    p.connect(full.port)
play_on(players, 20)
room = os.path.getsize(full.store + "-wal") + 3000
resource.prlimit(full.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
refusal = None
for _ in range(200):
    mover = next(p for p in players if p.choices())
    id = mover.play()
    message = mover.socket.wait("event", "refused")
    if message["type"] == "refused":
        refusal = message
        break
    mover.take(message)
    for p in players:
        while p.version < mover.version:
            p.take(p.socket.wait("event"))
check(refusal and refusal["code"] == "storage" and "disk" in refusal["why"] and refusal["id"] == id, str(refusal))
check(ask(full.port, "GET", "/")[0] == 404, "the page is not served any more")
status, answer = call(full.port, "GET", "/healthz")
check(status == 503 and "disk" in answer["why"], f"a full disk is healthy: {status} {answer}")
fresh = Socket(full.port, table)
log = fresh.hello(secret=mover.secret)["log"]
check(log == mover.log, "a move that was refused is there")
status, answer = call(full.port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "open"], "name": "A", "seat": 0})
check(status in (503, 400) and "why" in answer, f"{status} {answer}")
resource.prlimit(full.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
play_on(players, 10)
check(mover.version > len(log), "it does not go on when there is room again")
time.sleep(1.1)  # what is known of the store's health is that old at most
check(call(full.port, "GET", "/healthz")[0] == 200, "not healthy again")

# -- A file that somebody else has spoilt ---------------------------------------
with open(full.store, "r+b") as f:
    f.write(b"this is not a table " * 200)
time.sleep(1.1)
status, answer = call(full.port, "GET", "/healthz")
check(status == 503 and "damaged" in answer["why"], f"a spoilt file is healthy: {status} {answer}")
os.rename(full.store, full.store + ".gone")
time.sleep(1.1)
status, answer = call(full.port, "GET", "/healthz")
check(status == 503 and "moved" in answer["why"], f"a file that is gone is healthy: {status} {answer}")
full.stop()

# -- TLS -----------------------------------------------------------------------
folder = tempfile.mkdtemp()
subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout",
                folder + "/key.pem", "-out", folder + "/cert.pem"], check=True, capture_output=True)
safe = Server(PROGRAM, config={"certificate": folder + "/cert.pem", "key": folder + "/key.pem"})
context = ssl.create_default_context(cafile=folder + "/cert.pem")
context.check_hostname = False
connection = http.client.HTTPSConnection("127.0.0.1", safe.port, context=context, timeout=20)
connection.request("GET", "/healthz")
reply = connection.getresponse()
check(reply.status == 200 and reply.getheader("strict-transport-security"), f"{reply.status} {reply.getheaders()}")
connection.close()
safe.stop()

# -- Settings ------------------------------------------------------------------
path = folder + "/config.json"
for settings, words in (({"port": "80"}, "port must be a whole number"), ({"colour": 1}, '"colour" is not known'),
                        ({"certificate": "x"}, "go together"), ({"origins": ["evil"]}, "an origin is like"),
                        ({"quiet": 1}, "quiet must be true or false"), ({"bot_threads": -1}, "bot_threads must be"),
                        ({"store": "/nosuch/x.db"}, "/nosuch/x.db"), ({"listen": "everywhere"}, "no address"),
                        ({"certificate": "/nosuch", "key": "/nosuch"}, "cannot read /nosuch"),
                        ({"certificate": path, "key": path}, "PEM files")):
    with open(path, "w") as f:
        json.dump({"root": folder, "port": 0, "store": folder + "/x.db", **settings}, f)
    done = subprocess.run([PROGRAM, "serve", "--config", path], capture_output=True, text=True, timeout=20)
    check(done.returncode == 2 and words in done.stderr, f"{settings}: {done.returncode} {done.stderr}")
shutil.rmtree(folder)
checks.finish()
