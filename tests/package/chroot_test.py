#!/usr/bin/env python3
"""Installs the Debian packages of a folder into a bare Debian, looks at what is
there, plays in it, plays at its server from outside, and removes them again.

    chroot_test.py FOLDER [TARGET...]

With targets it also makes these from the sources there, after `apt-get install
make git`, and a program with the library: `build` proves that a newcomer can build,
`deb` that the container file can. Needs root and debootstrap; packages
come from the mirror that this machine uses. The bare system is made once and kept
in build/chroot."""
import glob, os, re, shutil, signal, subprocess, sys, tempfile, time

TOP = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
sys.path.insert(0, TOP + "/tests/server")
from client import Checks, GAME, GAMES, ask, call, make_table, play_on

RELEASE = "bookworm"
CACHE = TOP + "/build/chroot"
checks = Checks()
check = checks.check


def say(what):
    print("==", what, flush=True)


def sources():
    """The lines of sources.list for what this machine's apt has of the release."""
    targets = subprocess.run(["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)"], capture_output=True,
                             text=True, check=True).stdout.split("\n")
    pairs = {tuple(line.split()) for line in targets if line.split()[1:2] and line.split()[1].startswith(RELEASE)}
    if not pairs:
        sys.exit(f"apt knows no mirror of {RELEASE} on this machine")
    return sorted(pairs, key=lambda pair: pair[1])


def base():
    """A bare system as an archive, made at the first call."""
    archive = f"{CACHE}/{RELEASE}.tar"
    if not os.path.exists(archive):
        say(f"a bare {RELEASE}, kept for the next time")
        os.makedirs(CACHE, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            subprocess.run(["debootstrap", "--variant=minbase", "--include=ca-certificates", RELEASE, folder + "/root",
                            sources()[0][0]], check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["tar", "-cf", archive + ".new", "-C", folder + "/root", "."], check=True)
        os.rename(archive + ".new", archive)
    return archive


class Bare:
    """A fresh copy of the bare system."""

    def __init__(self):
        self.root = tempfile.mkdtemp(dir=CACHE)
        subprocess.run(["tar", "-xf", base(), "-C", self.root], check=True)
        with open(self.root + "/etc/apt/sources.list", "w") as f:
            f.writelines(f"deb {site} {release} main\n" for site, release in sources())
        with open(self.root + "/usr/sbin/policy-rc.d", "w") as f:
            f.write("#!/bin/sh\nexit 101\n")  # no service starts in here
        os.chmod(self.root + "/usr/sbin/policy-rc.d", 0o755)
        for name in ("resolv.conf", "hosts"):
            shutil.copy("/etc/" + name, self.root + "/etc/" + name)

    def words(self, command, user="root"):
        """The command as words to start it in there, with processes of its own."""
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc=" + self.root + "/proc", "chroot",
                "--userspec=" + user, self.root, "/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                "HOME=/tmp", "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", command]

    def run(self, command, text="", user="root", timeout=900):
        done = subprocess.run(self.words(command, user), input=text, capture_output=True, text=True, timeout=timeout)
        return done.returncode, done.stdout + done.stderr

    def must(self, command, **more):
        status, said = self.run(command, **more)
        if status != 0:
            print(said[-4000:])
            raise RuntimeError(f"{command}: status {status}")
        return said

    def has(self, path):
        return os.path.exists(self.root + path)

    def remove(self):
        shutil.rmtree(self.root)


def install(bare, folder):
    say("install")
    os.mkdir(bare.root + "/deb")
    packages = [path for path in glob.glob(folder + "/*.deb") if "-dbgsym_" not in path]
    for path in packages:
        shutil.copy(path, bare.root + "/deb")
    bare.must("apt-get update -qq")
    bare.must("apt-get install -y -qq --no-install-recommends /deb/mudbrick_*.deb")


def verify_unit(bare):
    """By this machine's systemd, for there is none in a bare system."""
    with open(bare.root + "/lib/systemd/system/mudbrick.service") as f:
        unit = f.read()
    check("--config /etc/mudbrick/server.json" in unit, "the unit does not read the settings")
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/mudbrick.service", "w") as f:
            f.write(unit.replace("ExecStart=", "ExecStart=" + bare.root))
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", folder + "/mudbrick.service"],
                              capture_output=True, text=True)
    ours = [line for line in done.stderr.split("\n") if "mudbrick.service" in line]
    check(not ours, f"the unit: {ours}")


def look(bare):
    say("what is there")
    version = bare.must("mudbrick --version", user="nobody")
    check(re.fullmatch(r"mudbrick [0-9.]+\n", version), f"version: {version}")
    listed = bare.must("mudbrick help")
    commands = re.findall(r"^  ([a-z]+) ", listed.split("Commands:")[1].split("Games:")[0], re.M)
    check("play" in commands and "serve" in commands, f"commands: {commands}")
    for page in ["man1/mudbrick.1"] + [f"man1/mudbrick-{name}.1" for name in commands] + [
            f"man5/mudbrick-{name}.5" for name in ("record", "position", "content", "scenario")]:
        check(bare.has(f"/usr/share/man/{page}.gz"), f"there is no {page}")
    for path in ("/usr/share/bash-completion/completions/mudbrick", "/usr/share/zsh/vendor-completions/_mudbrick",
                 "/usr/share/fish/vendor_completions.d/mudbrick.fish", "/usr/share/applications/mudbrick.desktop",
                 "/usr/share/icons/hicolor/scalable/apps/mudbrick.svg", "/usr/share/doc/mudbrick/copyright",
                 "/etc/mudbrick/server.json"):
        check(bare.has(path), f"there is no {path}")
    done = bare.must("""bash -c '. /usr/share/bash-completion/completions/mudbrick; COMP_LINE="mudbrick play %s";
                     COMP_POINT=${#COMP_LINE}; _mudbrick; echo "${COMPREPLY[*]}"'""" % GAME[:-1])
    check(done == GAME + "\n", f"completion: {done}")
    if shutil.which("systemd-analyze"):
        verify_unit(bare)
    check(not glob.glob(bare.root + "/etc/systemd/system/*/mudbrick.service"), "the service starts by itself")


def play(bare):
    say("a match in lines")
    said = bare.must(f"mudbrick play {GAME} --plain --seed 1 --players human,random", text="1\n" * 500, user="nobody")
    check("The game is over." in said, f"the match does not end: {said[-300:]}")


def serve(bare):
    say("a match at its server")
    server = subprocess.Popen(
        bare.words("cd /tmp && exec mudbrick serve --config /etc/mudbrick/server.json --port 0 --store /tmp/tables.db",
                   "nobody"), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        line = server.stdout.readline()
        found = re.match(r"Open http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server said {line!r}")
        port = int(found.group(1))
        heard = subprocess.run(["ss", "-Hltn", f"sport = :{port}"], capture_output=True, text=True).stdout
        check(heard.count("\n") == 1 and f"127.0.0.1:{port} " in heard, f"it listens on {heard}")
        for path, words in (("/", b"<html"), ("/app.js", b"import"), ("/lib/preact.js", b"export"),
                            ("/mudbrick.wasm", b"\0asm"), (f"/games/{GAME}/content.json", b"{"), ("/healthz", b"")):
            status, _, body = ask(port, "GET", path)
            check(status == 200 and words in body, f"{path}: {status}")
        for game in GAMES:
            record = match(port, game, ["open", "open", "easy"] if game == GAME else ["open", "open"])
            status, said = bare.run("mudbrick verify -", text=record)
            check(status == 0 and "as the key draws it" in said, f"{game}: {said}")
    finally:
        end(server)


def end(process):
    """Ends what `unshare` has started, which is the first process in there and takes
    all others along. Killing `unshare` would leave it: another user does not die with it."""
    with open(f"/proc/{process.pid}/task/{process.pid}/children") as f:
        for child in f.read().split():
            os.kill(int(child), signal.SIGKILL)
    process.wait()


def match(port, game, seats):
    """Plays a match through HTTP and WebSockets; its record."""
    table, made, players = make_table(port, game, seats)
    for player in players:
        player.connect(port)
    while players[0].state != "over":
        play_on(players, 15)
        time.sleep(0.8)  # twenty messages a second are allowed
    for player in players:
        player.socket.close()
    status, record = call(port, "GET", f"/api/tables/{table}/record", bearer=made["invite"])
    check(status == 200, f"{game}: no record: {status}")
    return record


def others(bare):
    """The library, for programs and for Python, where there are such packages."""
    if not glob.glob(bare.root + "/deb/libmudbrick*.deb"):
        return
    say("the library")
    bare.must("apt-get install -y -qq --no-install-recommends /deb/*.deb")
    said = bare.must("cd /tmp && python3 -c 'import mudbrick; print(mudbrick.__doc__)'", user="nobody")
    check(len(said) > 10, f"the module: {said}")


def build(bare, targets):
    say("the sources, after apt-get install make git")
    bare.must("apt-get install -y -qq --no-install-recommends make git ca-certificates")
    os.makedirs(bare.root + "/src")
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=TOP, capture_output=True,
                           check=True).stdout
    for name in files.decode().split("\0"):
        if name and os.path.isfile(f"{TOP}/{name}"):
            os.makedirs(os.path.dirname(f"{bare.root}/src/{name}"), exist_ok=True)
            shutil.copy(f"{TOP}/{name}", f"{bare.root}/src/{name}")
    for target in targets:
        say(f"make {target}")
        bare.must(f"cd /src && make {target}", timeout=3600)
    check(bare.has("/src/build/release/mudbrick") or "build" not in targets, "there is no program")
    check(glob.glob(bare.root + "/src/build/deb/mudbrick_*.deb") or "deb" not in targets, "there is no package")
    if bare.has("/usr/include/mudbrick.h"):
        bare.must("cd /tmp && cc $(pkg-config --cflags mudbrick) /src/examples/library.c -o library "
                  "$(pkg-config --libs mudbrick) && ./library")


def remove(bare):
    say("remove and purge")
    os.makedirs(bare.root + "/var/lib/private/mudbrick", exist_ok=True)
    with open(bare.root + "/var/lib/private/mudbrick/tables.db", "w") as f:
        f.write("of value\n")
    bare.must("apt-get remove -y -qq mudbrick")
    check(not bare.has("/usr/bin/mudbrick"), "the program is still there")
    check(bare.has("/etc/mudbrick/server.json"), "removing takes the settings along")
    bare.must("apt-get purge -y -qq mudbrick")
    check(not bare.has("/etc/mudbrick"), "a purge leaves the settings")
    check(bare.has("/var/lib/private/mudbrick/tables.db"), "a purge deletes what people have played")
    check(not bare.has("/usr/share/mudbrick"), "a purge leaves the page")


def main():
    if os.geteuid() != 0:
        sys.exit("This test changes into a system of its own, which only root may do.")
    folder = os.path.abspath(sys.argv[1])
    os.makedirs(CACHE, exist_ok=True)
    base()
    bare = Bare()
    try:
        install(bare, folder)
        look(bare)
        play(bare)
        serve(bare)
        others(bare)
        if sys.argv[2:]:
            build(bare, sys.argv[2:])
        remove(bare)
    finally:
        bare.remove()
    checks.finish()


main()
