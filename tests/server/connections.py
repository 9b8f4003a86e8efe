#!/usr/bin/env python3
"""Fuzzes whole connections: requests of every kind in a row, cut anywhere, at once
or split, with more sent while answers are under way, half-closed, reset, over TLS.
After each bunch the server must answer, be idle and have let go of everything.

    connections.py PROGRAM SECONDS [SEED]      as `make fuzz` calls it"""
import selectors, ssl, sys
from client import *

ENDS = [b"\r\n"] * 12 + [b"\n", b"\r", b"\r\n\r\n"]
METHODS = (["GET"] * 8 + ["HEAD"] * 2 + ["POST"] * 6
           + ["PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE", "BREW", "get", "", "PRI"])
PATHS = (["/"] * 4 + ["/big.bin"] * 2 + ["/healthz", "/api/tables", "/api/mine", "/api/mine", "/ws?table=x", "/nothing", "/metrics",
         "*", "http://x/", "//", "/%00", "/../x", "/?" + "a=b&" * 50, "/" + "p" * 600, "/" + "q" * 5000, "x", "/ /"])
VERSIONS = ["HTTP/1.1"] * 16 + ["HTTP/1.0"] * 3 + ["HTTP/2.0", "HTTP/0.9", "", "HTTP/1.10"]
BODIES = [b"", b"x", b"{}", b'{"game":"%s","seats":["open","open"]}' % GAME.encode(), b'{"tables":[]}', b"y" * 300, b"z" * 9000,
          b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"5\r\nhello\r\n0\r\n\r\n"]
LENGTHS = ["0", "-1", "abc", "1e3", "99999999999", "18446744073709551617", "0x10", "00000000000000000000000000000000005", "", "1,1", "+2"]
CONNECTIONS = ["close", "keep-alive", "Keep-Alive, Upgrade", "Upgrade", "close, keep-alive", "x" * 300]
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
UPGRADES = ["Upgrade: websocket\r\nConnection: Upgrade\r\n" + KEY + "\r\nSec-WebSocket-Protocol: mudbrick.v1",
            "Upgrade: websocket\r\nConnection: Upgrade\r\n" + KEY,
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: mudbrick.v1",
            "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
            "Upgrade: nonsense\r\nConnection: Upgrade"]
MOMENT = b'{"type":"moment","n":5}'
FRAMES = [b"\x81%c\0\0\0\0%s" % (0x80 | len(MOMENT), MOMENT), b"\x81\x80abcd", b"\x88\x80abcd", b"\x89\x84abcdabcd", b"\xff" * 20, b"\x01\x81abcdq", b"\x81\xfe\xff\xff1234" + b"w" * 500]


def body_of(r, head, body):
    """Says how long a body is: mostly truly, sometimes not."""
    kind = r.randrange(12)
    if kind < 7:
        head.append(f"Content-Length: {len(body)}")
    elif kind == 7:
        head.append(f"Content-Length: {len(body) + r.choice([1, 5, 1000, 2000000])}")
    elif kind == 8:
        head.append(f"Content-Length: {max(len(body) - 1, 0)}")
    elif kind == 9:
        head.append("Content-Length: " + r.choice(LENGTHS))
        if r.random() < 0.3:
            head.append("Content-Length: 3")
    elif kind == 10:
        head.append("Transfer-Encoding: chunked")
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    return body


def request(r):
    """One request; three quarters of them are in order."""
    if r.random() < 0.02:
        return r.randbytes(r.randrange(1, 200))
    tame = r.random() < 0.75
    method = r.choice(["GET", "GET", "GET", "POST", "HEAD"] if tame else METHODS)
    path = r.choice(["/", "/", "/healthz", "/big.bin", "/api/mine"] if tame else PATHS)
    head = [f"{method} {path} {'HTTP/1.1' if tame else r.choice(VERSIONS)}", "Host: x"]
    body = b""
    if method not in ("GET", "HEAD") or r.random() < 0.2:
        body = body_of(r, head, r.choice(BODIES))
    if not tame:
        if r.random() < 0.2:
            head.append("Connection: " + r.choice(CONNECTIONS))
        if r.random() < 0.15:
            head.append(r.choice(UPGRADES))
            body += b"".join(r.choices(FRAMES, k=r.randrange(3)))
        if r.random() < 0.1:
            head.append(r.choice(["Expect: 100-continue", "If-None-Match: *", "Accept-Encoding: gzip", "Origin: https://evil.example",
                                  "X: " + "v" * r.choice([10, 3000, 9000]), " folded", ": empty", "Authorization: Bearer x"]))
        if r.random() < 0.03:
            head += [f"X{i}: y" for i in range(120)]
    end = b"\r\n" if tame else r.choice(ENDS)
    data = end.join(line.encode() for line in head) + end + end + body
    if not tame and r.random() < 0.15:
        at = r.randrange(len(data))
        data = data[:at] if r.random() < 0.5 else data[:at] + r.randbytes(1) + data[at + 1:]
    return data


def pieces(r, data):
    """The same bytes at once, in two, in some or one by one."""
    kind = r.randrange(8)
    if kind < 3 or len(data) < 2:
        return [data]
    if kind == 7 and len(data) < 400:
        return [data[i:i + 1] for i in range(len(data))]
    cuts = sorted(r.sample(range(1, len(data)), min(1 if kind < 6 else r.randrange(1, 8), len(data) - 1)))
    return [data[a:b] for a, b in zip([0] + cuts, cuts + [len(data)])]


class Wrong(Exception):
    """An answer that is no HTTP, or is followed by what must not follow."""


def read_answers(data, methods=None):
    """(status, whether it closes) of each whole answer; Wrong if it is none. Without
    the methods that were asked with, an answer without its body may be one to HEAD."""
    answers = []
    while data:
        head, found, rest = data.partition(b"\r\n\r\n")
        if not re.match(rb"HTTP/1\.[01] \d\d\d", data[:12].ljust(12, b"?")) and len(data) >= 12:
            raise Wrong(f"no status line: {data[:60]!r}")
        if not found:
            break
        fields = dict(line.lower().split(b":", 1) for line in head.split(b"\r\n")[1:])
        status = int(head.split(b" ")[1])
        if status == 101:
            break
        if b"connection" not in fields and status != 403:  # the library's own, to an upgrade that nobody knows
            raise Wrong(f"it does not say whether it closes: {head!r}")
        closes = fields.get(b"connection", b"close").strip() == b"close"
        size = 0 if status == 304 else int(fields[b"content-length"])
        is_head = "HEAD" in methods[len(answers):len(answers) + 1] if methods else rest.startswith(b"HTTP/1.") or not rest
        if not is_head and len(rest) < size:
            break
        data = rest if is_head else rest[size:]
        answers.append((status, closes))
        if closes and data:
            raise Wrong(f"more after an answer that closes: {data[:60]!r}")
    return answers


class Connection:
    def __init__(self, r, server, context):
        self.raw = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.is_wrapped = context and r.random() < 0.9  # the others never finish a handshake
        if self.is_wrapped:
            self.raw = context.wrap_socket(self.raw, server_hostname="localhost")
        if r.random() < 0.1:  # not before: a handshake takes long through so small a window
            self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.sent = b"".join(request(r) for _ in range(r.choice([1, 1, 2, 2, 2, 3, 5])))
        if context and not self.is_wrapped and r.random() < 0.7:
            self.sent = b"\x16\x03\x01" + struct.pack(">H", r.choice([1, 40, 512, 16384])) + r.randbytes(r.randrange(600))
        self.pieces = pieces(r, self.sent)
        self.reads = r.random() < 0.85
        self.half = not self.is_wrapped and r.random() < 0.2
        self.reset = r.random() < 0.2
        self.data = bytearray()
        self.open = True
        self.raw.setblocking(False)

    def step(self):
        """Sends the next piece; False when there is none."""
        if not self.pieces or not self.open:
            return False
        try:
            self.raw.send(self.pieces[0])
            self.pieces.pop(0)
        except (BlockingIOError, ssl.SSLWantWriteError, ssl.SSLWantReadError):
            self.pieces.clear()  # it takes no more
        except OSError:
            self.open = False
        if not self.pieces and self.open and self.half:
            try:
                self.raw.shutdown(socket.SHUT_WR)
            except OSError:
                self.open = False
        return bool(self.pieces)

    def read(self):
        try:
            while self.open:
                data = self.raw.recv(1 << 18)
                self.open = bool(data)
                self.data += data
        except (BlockingIOError, ssl.SSLWantReadError):
            pass
        except OSError:
            self.open = False

    def finish(self):
        if self.reset:
            self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.raw.close()
        if self.data[:1] == b"\x15" and not self.is_wrapped:
            return  # TLS says that this is none
        try:
            read_answers(bytes(self.data))
        except Wrong as e:
            raise Wrong(f"{e}\nafter {self.sent!r}")


class Target:
    """A server with a page that is small and a file that is not."""

    def __init__(self, program, context=None, **config):
        self.context = context
        leaks = dict(os.environ, ASAN_OPTIONS=os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=4")
        self.server = Server(program, env=leaks,
                             config={"connections_each": 100000, "tables_each": 1000000, "sockets_each": 100000, "work_each": 100000,
                                     **config})
        self.port = self.server.port
        with open(self.server.folder + "/index.html", "w") as f:
            f.write("<p>hello")
        with open(self.server.folder + "/big.bin", "wb") as f:
            f.write(random.Random(1).randbytes(8 << 20))
        self.quiet = self.descriptors()

    def busy(self):
        """Nanoseconds that the loop has run, or would have if others had let it."""
        pid = self.server.process.pid
        with open(f"/proc/{pid}/task/{pid}/schedstat") as f:
            return sum(int(word) for word in f.read().split()[:2])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.server.process.pid}/fd"))

    def memory(self):
        """KiB that it has in memory."""
        with open(f"/proc/{self.server.process.pid}/status") as f:
            return int(re.search(r"VmRSS:\s*(\d+)", f.read()).group(1))

    def is_idle(self, timeout=20):
        """Does the loop come to rest? It may first finish what it has."""
        end = time.time() + timeout
        while time.time() < end:
            before, began = self.busy(), time.monotonic_ns()
            time.sleep(0.05)
            if (self.busy() - before) * 5 < time.monotonic_ns() - began:
                return True
        return False

    def answers(self):
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        if self.context:
            raw = self.context.wrap_socket(raw, server_hostname="localhost")
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        data = b""
        while more := raw.recv(65536):
            data += more
        raw.close()
        return data.startswith(b"HTTP/1.1 200 ")

    def lets_go(self, timeout=40):
        """Are all descriptors of the clients, who have all gone, closed?"""
        end = time.time() + timeout
        while time.time() < end and self.descriptors() > self.quiet:
            time.sleep(0.05)
        return self.descriptors() <= self.quiet


def certificate(folder):
    """A certificate and its key; the context that trusts it."""
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=localhost", "-keyout", folder + "/key.pem", "-out", folder + "/cert.pem"],
                   check=True, capture_output=True)
    context = ssl.create_default_context(cafile=folder + "/cert.pem")
    context.check_hostname = False
    return context


def bunch(r, target, count):
    """So many connections at once, their pieces mixed."""
    crowd = [Connection(r, target, target.context) for _ in range(count)]
    active = list(crowd)
    while active:
        c = r.choice(active)
        if not c.step():
            active.remove(c)
        if c.reads and r.random() < 0.5:
            c.read()
    with selectors.DefaultSelector() as waiting:
        for c in crowd:
            if c.open and c.reads:
                waiting.register(c.raw, selectors.EVENT_READ, c)
        end = time.time() + 0.5
        while waiting.get_map() and time.time() < end and (ready := waiting.select(0.03)):
            for key, _ in ready:
                key.data.read()
                if not key.data.open:
                    waiting.unregister(key.data.raw)
    return crowd


def fuzz(target, r, goes_on, size=40):
    """Bunches while goes_on(connections so far); how many connections there were.
    The last words of a failure say with which seed and bunch to look again."""
    count = 0
    while goes_on(count):
        crowd = bunch(r, target, size)
        count += len(crowd)
        if not target.is_idle():
            raise Wrong(f"connection {count}: the loop spins")
        if not target.answers():
            raise Wrong(f"connection {count}: /healthz is no 200")
        for c in crowd:
            c.finish()
    if not target.lets_go():
        raise Wrong(f"{target.descriptors()} descriptors, {target.quiet} before")
    return count


def end(target):
    """Stops it: the sanitizers have the last word about memory."""
    status, errors = target.server.stop()
    if status != 0:
        raise Wrong(f"it ended with {status}: {errors[-3000:]}")
    return errors


def main():
    program, seconds = os.path.abspath(sys.argv[1]), float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else time.time_ns() % 1000000
    folder = tempfile.mkdtemp()
    context = certificate(folder)
    safe = {"certificate": folder + "/cert.pem", "key": folder + "/key.pem"}
    for name, target, share in (("plain", Target(program), 0.7), ("TLS", Target(program, context, **safe), 0.3)):
        r = random.Random(seed)
        stop = time.time() + seconds * share
        try:
            count = fuzz(target, r, lambda n: n < 200)
            before = target.memory()
            count += fuzz(target, r, lambda n: time.time() < stop)
            grown = target.memory() - before
            errors = end(target)
        except (Wrong, OSError) as e:
            print(f"{name}, seed {seed}: {e}\n{target.server.errors()[-3000:]}", file=sys.stderr)
            return 1
        print(f"{name}, seed {seed}: {count} connections, memory {before // 1024} MiB and {grown} KiB more, "
              f"{len(errors.splitlines())} lines of log")
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
