#!/usr/bin/env python3
"""A server that means no good: whatever it sends, the terminal's client goes on,
shows no control characters, and leaves when it is told to. Called with the path of
the program."""
import base64, copy, hashlib, json, os, re, socket, struct, subprocess, sys, threading, time
sys.path.insert(0, os.path.dirname(__file__))
from terminal import Checks, GAME, OTHER
import client

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check


def a_welcome():
    """What an honest server says to a seat that has to decide."""
    server = client.Server(PROGRAM)
    made = client.call(server.port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "easy"], "name": "Ada", "seat": 0})[1]
    seat = client.Socket(server.port, made["table"])
    welcome = seat.hello(secret=made["secret"], version=0, want="all")
    while not (welcome.get("now") and welcome["now"]["choices"]):
        welcome = seat.wait("event")
    seat.close()
    server.stop()
    return {**welcome, "type": "welcome", "seat": 0, "info": {**INFO, **(welcome.get("info") or {})}}


INFO = {"table": "t", "game": GAME, "state": "playing", "pace": {"kind": "free"},
        "seats": [{"kind": "person", "name": "Ada", "online": True}, {"kind": "bot", "name": "", "level": "easy"}]}


def frame(data, kind=1):
    size = len(data)
    head = bytes([0x80 | kind, size]) if size < 126 else (
        bytes([0x80 | kind, 126]) + struct.pack(">H", size) if size < 65536 else bytes([0x80 | kind, 127]) + struct.pack(">Q", size))
    return head + data


class Villain:
    """Speaks WebSocket just well enough, and says these messages to everybody."""

    def __init__(self, messages):
        self.messages = messages
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                other, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.speak, args=[other], daemon=True).start()

    def speak(self, other):
        try:
            head = b""
            while b"\r\n\r\n" not in head:
                head += other.recv(4096)
            key = re.search(rb"(?i)sec-websocket-key: (\S+)", head).group(1)
            accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
            other.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          b"Sec-WebSocket-Accept: " + accept + b"\r\nSec-WebSocket-Protocol: mudbrick.v1\r\n\r\n")
            for message in self.messages:
                other.sendall(frame(message if isinstance(message, bytes) else json.dumps(message).encode()))
            while other.recv(4096):
                pass
        except (OSError, AttributeError):
            pass


def changed(message, *path, to):
    """The message with another value at the end of the path."""
    message = copy.deepcopy(message)
    at = message
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return message


honest = a_welcome()
EVIL = "\x1b]0;owned\x07\x1b[2J\r\n\x9b\u202e\u2066\u2028Red"
deep = {"is": "card"}
for _ in range(40):
    deep = {"is": "take", "card": deep}
facts = (EVIL, 5, {}, {"is": 7}, {"is": EVIL}, {"is": "bid", "coins": EVIL}, {"is": "bid", "coins": 10 ** 15}, {"is": "bid", "coins": [deep]},
         {"is": "place", "region": {"is": "region", "id": EVIL}}, {"is": "take", "card": [[[]]], "price": None}, deep,
         {"is": "take", **{f"x{i}": i for i in range(170)}}, {"is": "take", "card": [{"is": "good", "id": "ore"}] * 90})
entries = [{"version": 1, "n": 1, "seat": seat, "move": EVIL, "fact": fact}
           for seat in (0, 99, -7, "chance", None, {}) for fact in facts]
events = [{"version": 2, "event": event, "seat": seat, "to": 10 ** 15, "name": EVIL}
          for event in ("sit", "ask", "back", "next", EVIL, 7) for seat in (0, 77, -1, "x")]
def later(value):
    """The same with keys in all that is told of the match which nobody knows yet."""
    if isinstance(value, list):
        return [later(item) for item in value]
    if not isinstance(value, dict) or "is" in value:
        return value
    return {**{key: item if key in ("setup", "state") else later(item) for key, item in value.items()}, "mood": [{"hue": 1.5}]}


NEWER = [{"type": "weather", "sun": True}, later(honest), {"type": "event", "mood": None, **{key: honest[key] for key in ("table", "version")},
         "from": honest["version"], "log": [{"version": 3, "event": "sneeze", "seat": 0, "how": {}}]}]
CANNOT_FOLLOW = "The server tells of a match that this program cannot follow."
cases = {
    "honest": [honest],
    "a later version": NEWER,
    "a later game": [changed(honest, "now", "state", "mood", to=1)],
    "no JSON": [b"\xff\xfe nonsense", b"[]", b"7", b'{"type":7}', honest],
    "a spectator with choices": [changed(honest, "now", "viewer", to=None)],
    "another's choices": [changed(honest, "now", "viewer", to=1)],
    "a viewer who is not there": [changed(honest, "now", "viewer", to=99)],
    "a seat that is not there": [changed(honest, "seat", to=10 ** 12)],
    "no state": [changed(honest, "now", "state", to={})],
    "a state of nonsense": [changed(honest, "now", "state", "coins", to={"red": 10 ** 18, "blue": -1})],
    "another game": [honest, changed(honest, "now", "game", to=OTHER), changed(honest, "now", "game", to=EVIL)],
    "names with signs": [changed(honest, "info", "seats", 0, "name", to=EVIL * 50)],
    "seats without end": [changed(honest, "info", "seats", to=[{"kind": "open"}] * 5000)],
    "a log of nonsense": [changed(honest, "log", to=entries + events + [None, 5, []])],
    "clocks of nonsense": [changed(honest, "clock", to=value) for value in ([-1, 10 ** 18], ["x"], {}, [1] * 1000)],
    "a rematch elsewhere": [changed(changed(honest, "info", "next", to="../../etc?x=" + EVIL), "info", "state", to="over")],
    "refusals": [honest] + [{"type": "refused", "code": EVIL, "why": EVIL * 40, "id": 7}] * 20,
    "presence": [honest] + [{"type": "presence", "online": value, "watching": value} for value in (-1, 10 ** 18, "x", [99, -1], {})],
    "a flood": [honest] + [changed(honest, "log", to=entries)] * 50,
    "a bye": [honest, {"type": "bye", "why": EVIL}],
}
# A code that nobody has words for, so the sentence itself is said.
LAST = {"type": "refused", "code": "last", "why": "that was the last message"}


class Guest:
    """The program as a guest of a villain: what it says is kept, and waited for."""

    def __init__(self, port):
        self.process = subprocess.Popen([PROGRAM, "play", "--plain", "--join", f"http://127.0.0.1:{port}/#seat/t.secret"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said = bytearray()  # grows without being copied: some say a great deal
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self):
        for line in self.process.stdout:
            self.said += line

    def until(self, words, seconds=150):
        end = time.monotonic() + seconds
        while words not in self.said and self.process.poll() is None and time.monotonic() < end:
            time.sleep(0.02)
        return words in self.said


for name, messages in cases.items():
    villain = Villain(messages + [LAST])
    guest = Guest(villain.port)
    check(guest.until(b"That cannot be: that was the last message."), f"{name}: the end is not heard: {guest.said[-600:]}")
    guest.process.stdin.write(b"table\nplayers\nlook\nlog all\nrematch\nyes\n1\nhelp\nquit\n")
    guest.process.stdin.close()
    try:
        status = guest.process.wait(timeout=60)
    except subprocess.TimeoutExpired:
        guest.process.kill()
        status = guest.process.wait()
    guest.thread.join()
    text = guest.said.decode(errors="replace")
    check(status == 0 and "Your seat is kept" in text or name == "a seat that is not there", f"{name}: status {status}: {text[-800:]}")
    odd = [c for c in text if (c < " " and c != "\n") or "\x7f" <= c < "\xa0" or c in "\u2028\u202e\u2066"]
    check(not odd, f"{name}: control characters: {odd[:5]}")
    is_honest = name in ("honest", "a later version")
    check("Red (Ada), it is your turn: " in text or not is_honest, f"{name}: an honest server is not heard: {text[-600:]}")
    check(CANNOT_FOLLOW not in text or not is_honest, f"{name}: an honest server is not understood: {text[-600:]}")
    check(CANNOT_FOLLOW in text or name not in ("a later game", "no state"), f"{name}: is not refused: {text[-600:]}")
    villain.listener.close()

# A bot at such a table is not talked to by the server itself.
OVER = changed(honest, "info", "state", to="over")
for name, messages in {
    "names": [changed(honest, "now", "names", to=[7, None]), changed(OVER, "now", "names", to=[None, EVIL])],
    "a set-up": [changed(honest, "now", "setup", to={"map": "A\nquit\nping", "seats": "x", "a\nquit": "b"}), OVER],
    "moves": [changed(changed(honest, "now", "choices", to=[{"move": "x\nquit"}, {"move": 7}, None]), "log", to=entries), OVER],
    "a position": [changed(honest, "now", "state", to={}), changed(honest, "now", "viewer", to=99), OVER],
    "a later version": [*NEWER, later(OVER)],
}.items():
    villain = Villain(messages)
    done = subprocess.run([PROGRAM, "bot", "--join", f"http://127.0.0.1:{villain.port}/#seat/t.secret", "--player", "random",
                           "--memory", "0", "--move-time", "200"], capture_output=True, text=True, timeout=120)
    check("Sanitizer" not in done.stderr and done.returncode in (0, 1, 2), f"bot, {name}: {done.returncode} {done.stderr[-800:]}")
    check(name != "a later version" or done.returncode == 0, f"bot: a later version is not heard: {done.stdout} {done.stderr}")
    check(not set("\x1b\x9b\u202e\u2066\u2028") & set(done.stdout + done.stderr), f"bot, {name}: control characters")
    villain.listener.close()
checks.finish()
