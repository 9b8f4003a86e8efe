"""What the tests of the server share: the server as a process, HTTP, checks."""
import http.client, os, re, signal, subprocess, sys


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, condition, what):
        self.passed += bool(condition)
        if not condition:
            self.failed += 1
            print(what, flush=True)

    def finish(self):
        print(f"{self.passed} checks passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)


class Server:
    """`mudbrick serve` on a port that is free."""

    def __init__(self, program, *args, port=0, **more):
        self.process = subprocess.Popen([program, "serve", "--port", str(port), *args], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, **more)
        line = self.process.stdout.readline()
        found = re.match(r"Open https?://[^/]*:(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server said {line!r} {self.process.stderr.read()!r}")
        self.port = int(found.group(1))

    def stop(self, number=signal.SIGTERM):
        """Its status and what it wrote to standard error."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        errors = self.process.communicate(timeout=30)[1]
        return self.process.returncode, errors


def ask(port, method, path, body=None, headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
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
