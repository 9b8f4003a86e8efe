#!/usr/bin/env python3
"""Two servers on one PostgreSQL behind nginx, set up as docs/serving.md says, with TLS:
the words of the page are what nginx runs with here. Called with the program, by
tools/pgtmp.sh."""
import os, shutil, socket, ssl, sys, urllib.request
import client
from client import *

PROGRAM = os.path.abspath(sys.argv[1])
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/serving.md")
checks = Checks()
check = checks.check
settings = {"messages_per_second": 100000, "work_each": 0, "behind_proxy": True}
servers = [Server(PROGRAM, store="postgresql://", config=settings) for _ in range(2)]
folder = tempfile.mkdtemp()


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def replaced(text, before, after):
    check(before in text, f"docs/serving.md has no {before!r}")
    return text.replace(before, after)


def set_up(port):
    """Writes nginx's file: the page's, with the places of this machine."""
    with open(PAGE) as f:
        page = f.read()
    start = page.index("    upstream mudbrick {")
    words = page[start:page.index("\n\nSet `behind_proxy`", start)]
    for number, server in zip((8081, 8082), servers):
        words = replaced(words, f"127.0.0.1:{number} ", f"127.0.0.1:{server.port} ")
    words = replaced(words, "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    words = replaced(words, "games.example;", "localhost;")
    words = replaced(words, "/etc/ssl/games.example.pem", folder + "/cert.pem")
    words = replaced(words, "/etc/ssl/games.example.key", folder + "/key.pem")
    paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in
                    ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    with open(folder + "/nginx.conf", "w") as f:
        f.write(f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
                f"events {{ worker_connections 512; }}\nhttp {{\naccess_log {folder}/access;\n{paths}{words}\n}}\n")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost", "-keyout", folder + "/key.pem", "-out",
                    folder + "/cert.pem"], check=True, capture_output=True)


def start_nginx(port):
    process = subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-p", folder, "-c", folder + "/nginx.conf"],
                               stderr=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    for _ in range(200):
        if process.poll() is not None:
            raise RuntimeError(process.stderr.read())
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise RuntimeError("nginx does not listen")


def number_of(server, name):
    """One of the numbers that a server counts, asked past nginx."""
    text = urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=20).read().decode()
    return int(re.search(rf"^mudbrick_{name} (\d+)$", text, re.M).group(1))


port = free_port()
set_up(port)
nginx = start_nginx(port)
client.tls = ssl.create_default_context(cafile=folder + "/cert.pem")

# -- What passes, and what does not --------------------------------------------
check(call(port, "GET", "/healthz") == (200, {"ok": True}), "not healthy")
check(call(port, "GET", "/metrics")[0] == 403, "the numbers are for everybody")
check(call(port, "POST", "/api/tables", b"x" * 9000)[0] == 413, "a long body")
good = f"https://localhost:{port}"
status, made = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "easy"], "public": True},
                    headers={"Origin": good})
check(status == 201, f"the own page: {status} {made}")
status, answer = call(port, "POST", "/api/tables", {"game": GAME, "seats": ["open", "easy"]},
                      headers={"Origin": "https://evil.example"})
check(status == 403, f"another page: {status} {answer}")
Socket(port, made["table"], origin=good).close()


def upgrade(port, context, **headers):
    """The status with which a request for a socket is answered; 0 if with nothing."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    if context:
        raw = context.wrap_socket(raw, server_hostname="localhost")
    head = {"Host": f"localhost:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": "mudbrick.v1",
            **{name.replace("_", "-"): value for name, value in headers.items()}}
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items() if value)
    raw.sendall(f"GET /ws?table={made['table']} HTTP/1.1\r\n{lines}\r\n".encode())
    answer = raw.recv(4096)
    raw.close()
    return int(answer.split()[1]) if answer else 0


# A server that closes without an answer looks dead to a proxy; whatever strangers
# send, it must go on for the others.
check(upgrade(servers[0].port, None, Origin="https://evil.example") == 403, "a socket of another page")
for name in ("Sec_WebSocket_Protocol", "Sec_WebSocket_Key"):
    check(upgrade(servers[0].port, None, **{name: ""}) == 400, f"a socket without {name}")
check(upgrade(servers[0].port, None, Sec_WebSocket_Protocol="other") == 400, "a socket of another protocol")
check(upgrade(servers[0].port, None, Upgrade="h2c") == 403, "another upgrade")
for trick in ({"Origin": "https://evil.example"}, {"Sec_WebSocket_Protocol": ""}, {"Sec_WebSocket_Protocol": "other"},
              {"Upgrade": "nonsense"}, {"Upgrade": "h2c"}, {"Sec_WebSocket_Key": ""}, {"Sec_WebSocket_Version": "7"},
              {"Sec_WebSocket_Extensions": "x" * 3000}):
    status = upgrade(port, client.tls, **trick)
    check(status != 101 or "Sec_WebSocket_Version" in trick, f"{trick} opens a socket")
    check(call(port, "GET", "/healthz")[0] == 200, f"after {trick} nobody is served")

# -- All of a table meet at one server, tables are spread -----------------------
used = set()
tables = []
for i in range(8):
    before = [number_of(s, "sockets") for s in servers]
    table, made, players = make_table(port, GAMES[i % len(GAMES)], ["open", "open", "easy"])
    for p in players:
        p.connect(port)
    watcher = Socket(port, table)
    check(watcher.hello(invite=made["invite"])["type"] == "welcome", "no welcome to look on")
    more = [number_of(s, "sockets") - b for s, b in zip(servers, before)]
    check(sorted(more) == [0, 3], f"the sockets of one table are spread: {more}")
    used.add(more.index(3) if 3 in more else None)
    play_on(players, 4)
    tables.append((table, made, players, more.index(3) if 3 in more else 0, watcher))
check(len(used) == 2, f"all tables are at one server: {used}")

# -- One server dies: its tables go on at the other -----------------------------
servers[0].kill()
for table, made, players, where, watcher in tables:
    if where == 0:
        for p in players:
            p.socket.close()
            p.connect(port)  # asserts that nothing was missed
    play_on(players, 10 if players[0].now.get("info", {}).get("game") == LONGEST else 25)
    check(players[0].version == players[1].version, f"{table}: different matches")
    watcher.close()
table, made, players, _, _ = tables[0]
play_on(players)
status, record = call(port, "GET", f"/api/tables/{table}/record", bearer=made["invite"])
done = subprocess.run([PROGRAM, "verify", "-", "--commitment", made["commitment"]], input=record, capture_output=True,
                      text=True)
check(status == 200 and done.returncode == 0, f"{table}: {status} {done.stderr}")

# -- Nothing that is secret is in nginx's log -----------------------------------
with open(folder + "/access") as f:
    access = f.read()
check(len(access) > 1000, "nothing is logged")
for _, made, players, _, _ in tables:
    check(made["invite"] not in access, "an invitation is in the log")
    check(all(p.secret not in access for p in players), "a secret is in the log")
nginx.terminate()
nginx.communicate(timeout=20)
status, errors = servers[1].stop()
check(status == 0 and errors == "", f"{status} {errors}")
shutil.rmtree(folder, ignore_errors=True)
checks.finish()
