"""What the tests of the server share: the server as a process, HTTP, WebSockets,
tables, checks."""
import atexit, base64, http.client, json, os, random, re, shutil, signal, socket, struct, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from checks import Checks, GAME, GAMES, LONGEST, OTHER  # for those who use this file

tls = None  # a context, when all that is called speaks TLS


class Server:
    """`mudbrick serve` on a port that is free, with a store of its own."""

    def __init__(self, program, *args, port=0, store=None, config=None, **more):
        self.folder = tempfile.mkdtemp()
        self.store = store or self.folder + "/tables.db"
        settings = {"root": self.folder, "quiet": True, "relaxed": True, **(config or {})}
        with open(self.folder + "/config.json", "w") as f:
            json.dump(settings, f)
        self.log = open(self.folder + "/log", "w+")
        self.process = subprocess.Popen([program, "serve", "--port", str(port), "--store", self.store, "--config",
                                         self.folder + "/config.json", *args], stdout=subprocess.PIPE,
                                        stderr=self.log, text=True, **more)
        atexit.register(self.process.kill)  # whatever happens to the test
        line = self.process.stdout.readline()
        found = re.match(r"Open https?://[^/]*:(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server said {line!r} {self.errors()!r}")
        self.port = int(found.group(1))

    def errors(self):
        self.log.flush()
        with open(self.folder + "/log") as f:
            return f.read()

    def kill(self):
        """At once, without a word."""
        self.process.kill()
        self.process.communicate(timeout=30)

    def stop(self, number=signal.SIGTERM):
        """Its status and what it wrote to standard error."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.communicate(timeout=30)
        errors = self.errors()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        return self.process.returncode, errors


def ask(port, method, path, body=None, headers=None, address="127.0.0.1"):
    connection = (http.client.HTTPSConnection("localhost", port, timeout=20, context=tls) if tls else
                  http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(address, 0)))
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in (headers or {}).items():
        connection.putheader(name, value)
    if body is not None:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body)
    reply = connection.getresponse()
    data = reply.read()
    connection.close()
    return reply.status, {name.lower(): value for name, value in reply.getheaders()}, data


def call(port, method, path, body=None, bearer=None, headers=None, address="127.0.0.1"):
    """An API call: the status, and the JSON that came back."""
    headers = dict(headers or {})
    if bearer:
        headers["Authorization"] = "Bearer " + bearer
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, answer = ask(port, method, path, data, headers, address)
    return status, json.loads(answer) if answer.startswith(b"{") else answer.decode()


class Closed(Exception):
    """The server has closed the socket: code and words."""


class Socket:
    """A WebSocket. `hello` says hello and keeps the welcome in .welcome."""

    def __init__(self, port, table, origin=None, protocol="mudbrick.v1", path="/ws", address="127.0.0.1"):
        self.buffer = b""
        self.end = time.time() + 30  # until when is waited
        self.raw = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(address, 0))
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.raw = tls.wrap_socket(self.raw, server_hostname="localhost")
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET {path}?table={table} HTTP/1.1\r\nHost: {'localhost' if tls else '127.0.0.1'}:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n")
        if protocol:
            head += f"Sec-WebSocket-Protocol: {protocol}\r\n"
        if origin:
            head += f"Origin: {origin}\r\n"
        self.raw.sendall((head + "\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        answer, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            raise Closed(0, answer.decode().splitlines()[0])
        self.table = table
        self.welcome = None

    def fill(self):
        self.raw.settimeout(max(self.end - time.time(), 0.001))
        data = self.raw.recv(1 << 16)
        if not data:
            raise Closed(0, "the connection is gone")
        self.buffer += data

    def take(self, size):
        while len(self.buffer) < size:
            self.fill()
        data, self.buffer = self.buffer[:size], self.buffer[size:]
        return data

    def receive_text(self):
        """The next message as it came; pings are answered."""
        while True:
            first, size = self.take(2)
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            data = self.take(size)
            if first & 15 == 8:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 0, data[2:].decode())
            if first & 15 == 9:
                self.frame(10, data)
            elif first & 15 == 1:
                return data.decode()

    def receive(self, timeout=30):
        """The next message, if it comes in that time, whatever else may come."""
        self.end = time.time() + timeout
        return json.loads(self.receive_text())

    def wait(self, *kinds, timeout=30):
        """The next message of one of these types, likewise."""
        end = time.time() + timeout
        while True:
            message = self.receive(end - time.time())
            if message["type"] in kinds:
                return message

    def frame(self, kind, data, final=True):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([(0x80 if final else 0) | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        self.raw.settimeout(30)
        self.raw.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, **message):
        self.frame(1, json.dumps(message).encode())

    def send_bytes(self, data):
        self.frame(1, data)

    def hello(self, **more):
        self.send(type="hello", **more)
        self.welcome = self.wait("welcome", "refused")
        return self.welcome

    def move(self, words, version, id):
        self.send(type="move", table=self.table, version=version, id=id, move=words)

    def close(self):
        self.raw.close()


class Player:
    """Somebody at a seat who plays at random, and comes back after a break."""

    def __init__(self, table, secret, name="", seed=0):
        self.table, self.secret, self.name = table, secret, name
        self.random = random.Random(seed)
        self.socket = None
        self.version = 0
        self.log = []  # all entries, in order
        self.shown = {}  # how it stood, by the number of moves, if it was shown
        self.acknowledged = {}  # id: version
        self.count = 0

    def connect(self, port, want="choices"):
        self.socket = Socket(port, self.table)
        welcome = self.socket.hello(secret=self.secret, version=self.version, want=want)
        if welcome["type"] != "welcome":
            raise RuntimeError(str(welcome))
        self.seat = welcome["seat"]
        self.take(welcome)
        return welcome

    def take(self, event):
        """Keeps what an event says."""
        assert event["from"] == self.version, f"from {event['from']}, but {self.version} was seen"
        for entry in event["log"]:
            self.version += 1
            assert entry["version"] == self.version, f"{entry} is not {self.version}"
            self.log.append(entry)
        assert event["version"] == self.version
        for id in event.get("done", []):
            self.acknowledged[id] = self.version
        self.now = event
        if event.get("now"):
            self.shown[event["now"]["count"]] = event["now"]
        if "info" in event:
            self.state = event["info"]["state"]

    def choices(self):
        if "choices" in self.now:
            return self.now["choices"]
        return [choice["move"] for choice in (self.now.get("now") or {}).get("choices", [])]

    def play(self):
        """Sends one move; its id."""
        self.count += 1
        id = f"{self.name}{self.count}"
        self.socket.move(self.random.choice(self.choices()), self.version, id)
        return id


def make_table(port, game=GAME, seats=("open", "open"), names=("Ada", "Bob", "Cleo", "Dan", "Eve"), **more):
    """A table with everybody seated: its id, the answer, and the players."""
    status, made = call(port, "POST", "/api/tables", {"game": game, "seats": list(seats), "seat": seats.index("open"),
                                                       "name": names[0], **more})
    if status != 201:
        raise RuntimeError(f"{status} {made}")
    players = [Player(made["table"], made["secret"], names[0], 1)]
    for i in range(seats.count("open") - 1):
        status, seat = call(port, "POST", f"/api/tables/{made['table']}/seats",
                            {"name": names[i + 1], "invite": made["invite"]})
        if status != 201:
            raise RuntimeError(f"{status} {seat}")
        players.append(Player(made["table"], seat["secret"], names[i + 1], i + 2))
    return made["table"], made, players


def play_on(players, moves=10**9):
    """Plays until the match is over or so many moves are made; how many were."""
    made = 0
    while made < moves and players[0].state != "over":
        mover = next((p for p in players if p.choices()), None)
        if mover is None:  # bots think
            players[0].take(players[0].socket.wait("event"))
        else:
            id = mover.play()
            made += 1
            while id not in mover.acknowledged:
                message = mover.socket.wait("event", "refused")
                if message["type"] == "refused":
                    raise RuntimeError(f"{id}: {message}")
                mover.take(message)
        newest = max(p.version for p in players)
        for p in players:
            while p.version < newest:
                p.take(p.socket.wait("event"))
    return made
