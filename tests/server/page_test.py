#!/usr/bin/env python3
"""The page over HTTP: types, tags, compression, headers, words for what is not
there, loopback only, and a clean end. Called with the path of the program."""
import gzip, os, signal, subprocess, sys, tempfile
from client import Checks, Server, ask

PROGRAM = os.path.abspath(sys.argv[1])
checks = Checks()
check = checks.check

root = tempfile.mkdtemp()
FILES = {"index.html": b"<!doctype html>" + b"hello " * 500, "app.js": b"export {}", "m.mjs": b"export {}",
         "a.wasm": b"\0asm", "s.css": b"a{}", "i.svg": b"<svg/>", "j.json": b"{}",
         "m.webmanifest": b"{}", "p.png": os.urandom(200000), "sub/index.html": b"below", ".hidden": b"no"}
os.mkdir(root + "/sub")
for name, data in FILES.items():
    with open(f"{root}/{name}", "wb") as f:
        f.write(data)
os.symlink("/etc/passwd", root + "/link.txt")
TYPES = {"/": "text/html; charset=utf-8", "/app.js": "text/javascript; charset=utf-8",
         "/m.mjs": "text/javascript; charset=utf-8", "/a.wasm": "application/wasm",
         "/s.css": "text/css; charset=utf-8", "/i.svg": "image/svg+xml", "/j.json": "application/json",
         "/m.webmanifest": "application/manifest+json", "/p.png": "image/png",
         "/sub/": "text/html; charset=utf-8"}

server = Server(PROGRAM, config={"root": root})
port = server.port

for path, kind in TYPES.items():
    status, head, body = ask(port, "GET", path)
    name = path[1:] + "index.html" if path.endswith("/") else path[1:]
    check(status == 200 and head["content-type"] == kind, f"{path}: {status} {head}")
    check(body == FILES[name], f"{path}: the bytes differ")
    check(head["cache-control"] == "no-cache", f"{path}: {head['cache-control']}")
    tag = head["etag"]
    status, head, body = ask(port, "GET", path, headers={"If-None-Match": tag})
    check(status == 304 and body == b"", f"{path}: known, but {status}")
    status, head, body = ask(port, "HEAD", path)
    check(status == 200 and body == b"" and head["etag"] == tag, f"{path}: HEAD {status} {head}")

status, head, body = ask(port, "GET", "/", headers={"Accept-Encoding": "br, gzip"})
check(head.get("content-encoding") == "gzip" and gzip.decompress(body) == FILES["index.html"], "no gzip")
for wanted in ["br;q=0, gzip", "gzip;q=0", "brotli", "br; q=0.0"]:
    status, head, body = ask(port, "GET", "/sub/", headers={"Accept-Encoding": wanted})
    check(head.get("content-encoding") is None and body == b"below", f"{wanted}: {head}")

# What was packed beside a file is sent to those who read it, unless it is older than the file.
with open(root + "/a.wasm.br", "wb") as f:
    f.write(b"packed elsewhere")
os.utime(root + "/a.wasm", (1, 1))
status, head, body = ask(port, "GET", "/a.wasm", headers={"Accept-Encoding": "gzip, deflate, br"})
check(head.get("content-encoding") == "br" and body == b"packed elsewhere", f"no br: {head}")
check(head["content-type"] == "application/wasm" and "accept-encoding" in head["vary"], f"as what: {head}")
check(ask(port, "GET", "/a.wasm", headers={"Accept-Encoding": "br;q=0"})[2] == FILES["a.wasm"], "br was not wanted")
os.utime(root + "/a.wasm")
os.utime(root + "/a.wasm.br", (1, 1))
status, head, body = ask(port, "GET", "/a.wasm", headers={"Accept-Encoding": "br"})
check(head.get("content-encoding") is None and body == FILES["a.wasm"], f"an older br is sent: {head}")

status, head, body = ask(port, "GET", "/")
policy = head["content-security-policy"]
check("script-src 'self' 'wasm-unsafe-eval';" in policy and "default-src 'none'" in policy, policy)
check("unsafe-inline" not in policy and "style-src 'self';" in policy, policy)
check(head["x-content-type-options"] == "nosniff" and head["referrer-policy"] == "no-referrer", str(head))

old = ask(port, "GET", "/app.js")[1]["etag"]
with open(root + "/app.js", "wb") as f:
    f.write(b"export const news = 1;")
status, head, body = ask(port, "GET", "/app.js", headers={"If-None-Match": old})
check(status == 200 and body == b"export const news = 1;" and head["etag"] != old, "a change is not seen")

for path in ["/nosuch", "/.hidden", "/../etc/passwd", "/sub/../../etc/passwd", "/%2e%2e/etc/passwd", "/link.txt",
             "/sub", "//etc/passwd", "/" + "x" * 400]:
    status, head, body = ask(port, "GET", path)
    check(status == 404 and b"nothing at this address" in body, f"{path[:40]}: {status} {body[:80]}")
    check("content-security-policy" in head, f"{path[:40]}: a refusal without the policy")
check(ask(port, "PUT", "/")[0] == 405, "PUT")
check(ask(port, "POST", "/", body=b"x")[0] == 405, "POST to the page")
check(ask(port, "POST", "/", body=b"x" * 9000)[0] == 413, "a long body")

listening = subprocess.run(["ss", "-ltnH"], capture_output=True, text=True).stdout
places = [line.split()[3] for line in listening.splitlines() if line.split()[3].endswith(f":{port}")]
check(places == [f"127.0.0.1:{port}"], f"it listens on {places}")

for number in (signal.SIGTERM, signal.SIGINT):
    status, errors = server.stop(number)
    check(status == 0 and errors == "", f"it ended with {status}: {errors}")
    if number == signal.SIGTERM:
        server = Server(PROGRAM, config={"root": root})


def refused(words, *args):
    done = subprocess.run([PROGRAM, "serve", "--store", ":memory:", *args], capture_output=True, text=True, timeout=20)
    check(done.returncode == 2 and words in done.stderr, f"{args}: {done.returncode} {done.stderr}")


server = Server(PROGRAM, config={"root": root})
refused("already in use", "--root", root, "--port", str(server.port))
refused("no folder", "--root", root + "/nosuch")
refused("no address to listen on", "--root", root, "--listen", "everywhere")
refused("--port is 70000", "--port", "70000")
server.stop()
checks.finish()
