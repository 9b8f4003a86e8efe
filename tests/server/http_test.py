#!/usr/bin/env python3
"""HTTP as it comes in: several requests in one packet, requests split at every byte,
more sent while an answer is under way, clients that do not read, descriptors that
run out; then a brief fuzzing of whole connections. Called with the program."""
import resource, select, sqlite3
from connections import *

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
BIG = b"GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n"


def posted(body, path="/api/mine"):
    return b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%s" % (path.encode(), len(body), body)


def connect(target):
    raw = socket.create_connection(("127.0.0.1", target.port), timeout=30)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return target.context.wrap_socket(raw, server_hostname="localhost") if target.context else raw


def heard(raw, until=lambda data: False):
    """What comes until it closes, or until that is enough."""
    data = b""
    try:
        while not until(data) and (more := raw.recv(1 << 18)):
            data += more
    except ConnectionResetError:
        pass
    return data


def whole(data):
    return bool(read_answers(data, ["GET"] * 9))


def conversation(target, *parts):
    """What is heard when these are sent, each when an answer to the one before has
    come."""
    raw = connect(target)
    data = []
    for part in parts:
        raw.sendall(part)
        data.append(heard(raw, whole) if part is not parts[-1] else heard(raw))
    raw.close()
    return data


def statuses(data, *methods):
    return read_answers(data, list(methods) or ["GET"] * 9)


folder = tempfile.mkdtemp()
safe = {"certificate": folder + "/cert.pem", "key": folder + "/key.pem"}
context = certificate(folder)
plain = Target(PROGRAM)
secure = Target(PROGRAM, context, **safe)

for target in (plain, secure):
    # -- A request in front of one with a body stops nobody ---------------------
    for second in (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx", posted(b"{}"), posted(b"y" * 9000), posted(b""),
                   b"POST /api/mine HTTP/1.1\r\nHost: x\r\n\r\n", b"PUT / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc"):
        for first in (GET, BIG, b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n", posted(b"{}")):
            data, = conversation(target, first + second)
            status, closes = statuses(data, first.split()[0].decode())[0]
            check(status in (200, 400, 404) and closes, f"{first!r} {second!r}: {data[:200]!r}")
    check(target.answers() and target.is_idle(), "it hangs after requests in a row")
    # -- A connection serves again when nothing was sent too early -----------------
    one, two, three, four = conversation(target, GET, BIG, GET, posted(b'{"tables":[]}'))
    check([statuses(data)[0] for data in (one, two, three)] == [(200, False)] * 3, f"{one!r} {three!r}")
    check(statuses(four)[0][1] and b"Content-Length" not in four, f"{four!r}")
    alone, = conversation(target, posted(b'{"tables":[]}'))
    check(four.split(b"\r\n\r\n")[1] == alone.split(b"\r\n\r\n")[1], f"{four!r} is not {alone!r}")
    up = (b"GET /ws?table=x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY.encode()
          + b"\r\nSec-WebSocket-Protocol: mudbrick.v1\r\n\r\n")
    raw = connect(target)
    raw.sendall(GET)
    check(statuses(heard(raw, whole)) == [(200, False)], "a page before a socket")
    raw.sendall(up)
    check(heard(raw, lambda data: b"\r\n\r\n" in data).startswith(b"HTTP/1.1 101 "), "no socket after a page")
    raw.close()
    data, = conversation(target, GET + up)
    check(statuses(data) == [(200, True)], f"{data!r}")
    # -- It says that it closes when it does --------------------------------------
    for words in (b"GET / HTTP/1.0\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, Close\r\n\r\n", posted(b"{}"),
                  b"DELETE / HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
                  b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                  b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"):
        data, = conversation(target, words)
        check(len(statuses(data)) == 1 and statuses(data)[0][1], f"{words!r}: {data!r}")
    # -- Split anywhere -----------------------------------------------------------
    words = posted(b'{"tables":[]}')
    for at in range(1, len(words), 1 if target is plain else 7):
        raw = connect(target)
        raw.sendall(words[:at])
        raw.sendall(words[at:])
        data = heard(raw)
        check(data.split(b"\r\n\r\n")[1:] == alone.split(b"\r\n\r\n")[1:], f"split at {at}: {data!r}")
        raw.close()
    # -- Who sends more and does not read costs nothing ------------------------------
    raw = connect(target)
    raw.sendall(BIG)
    raw.sendall(GET)
    check(target.is_idle(), "the loop spins while somebody does not read")
    raw.sendall(b"more" * 1000)
    check(target.is_idle() and target.answers(), "the loop spins while somebody sends more")
    data = heard(raw)
    check(len(data) > 8 << 20 and statuses(data)[0][0] == 200, f"{len(data)} {data[:300]!r}")
    raw.close()
    check(target.lets_go(), f"{target.descriptors()} descriptors, {target.quiet} before")

# -- A half-closed connection gets its answer, however slowly it reads --------------
for words in (GET, BIG, posted(b"{}"), posted(b'{"game":"%s","seats":["open","open"]}' % GAME.encode(), "/api/tables")):
    raw = connect(plain)
    raw.sendall(words)
    raw.shutdown(socket.SHUT_WR)
    check(plain.is_idle(), "the loop spins with a half-closed connection")
    data = heard(raw)
    check(len(statuses(data)) == 1, f"{words!r}: {data[:300]!r}")
    raw.close()

# -- An answer that is put off, while more is sent and the client has closed its side ---
other = sqlite3.connect(plain.server.store, isolation_level=None)
other.execute("BEGIN IMMEDIATE")  # nothing can be stored meanwhile
crowd = [connect(plain) for _ in range(6)]
for i, raw in enumerate(crowd):
    raw.sendall(posted(b'{"game":"%s","seats":["open","open"]}' % GAME.encode(), "/api/tables") + (GET if i % 2 else b""))
    raw.sendall(b"more" * 3000 if i > 2 else b"")
    if i % 3 == 2:
        raw.shutdown(socket.SHUT_WR)
check(plain.is_idle(), "the loop spins while answers are put off")
other.execute("COMMIT")
other.close()
for i, raw in enumerate(crowd):
    data = heard(raw)
    check(statuses(data) == [(201, True)], f"{i}: {data!r}")
    raw.close()

# -- What is no HTTP/1 -----------------------------------------------------------
raw = connect(plain)
raw.sendall(b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n")
check(heard(raw) == b"", "CONNECT leads somewhere")
raw.close()
context.set_alpn_protocols(["h2", "http/1.1"])
raw = connect(secure)
check(raw.selected_alpn_protocol() == "http/1.1", f"{raw.selected_alpn_protocol()}")
raw.close()
context.set_alpn_protocols(["http/1.1"])

# -- Descriptors run out: the others are served, the log stays short ----------------
limit = plain.descriptors() + 60
resource.prlimit(plain.server.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
friend = connect(plain)
friend.sendall(GET)
check(statuses(heard(friend, whole)) == [(200, False)], "a friend")
crowd = []
for _ in range(200):
    crowd.append(socket.create_connection(("127.0.0.1", plain.port), timeout=20))
while not plain.server.errors():
    time.sleep(0.01)

check(not select.select(crowd, [], [], 0)[0], "who should wait is sent away")
for _ in range(3):
    check(plain.is_idle(), "the loop spins without descriptors")
    friend.sendall(GET)
    check(statuses(heard(friend, whole)) == [(200, False)], "a friend is not served any more")
lines = plain.server.errors().splitlines()
check(len(lines) == 1 and json.loads(lines[0])["words"].startswith("new connections must wait"), f"{lines}")
for raw in [friend, *crowd]:
    raw.close()
check(plain.answers() and plain.lets_go(), "it does not recover")

# -- A brief fuzzing ---------------------------------------------------------------
for target, count in ((plain, 600), (secure, 120)):
    try:
        fuzz(target, random.Random(7), lambda n: n < count)
    except (Wrong, OSError) as e:
        check(False, f"{e} {target.server.errors()[-2000:]}")
    status, errors = target.server.stop()
    check(status == 0, f"{status} {errors[-2000:]}")
shutil.rmtree(folder)
checks.finish()
