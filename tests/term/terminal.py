"""What the tests of the terminal share: the program in a window of tmux, keys,
what the window shows, checks."""
import atexit, os, shutil, signal, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "server"))
from client import Checks, GAME, GAMES, LONGEST, OTHER  # for those who use this file


class Terminal:
    """`mudbrick play` with these arguments, in a window of its own. When the
    program has ended the window shows its status and how the terminal is set."""
    count = 0

    def __init__(self, program, *args, cols=80, rows=24, home=None, **env):
        Terminal.count += 1
        self.socket = f"mudbrick-{os.getpid()}-{Terminal.count}"
        self.home = home or tempfile.mkdtemp()
        if not home:
            atexit.register(shutil.rmtree, self.home, True)
        words = {"HOME": self.home, "XDG_DATA_HOME": self.home, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
                 **env}
        quoted = " ".join(f"'{word}'" for word in
                          ["env", "-u", "NO_COLOR", *[f"{k}={v}" for k, v in words.items()], program, "play", *args])
        script = f"{quoted}; s=$?; echo; echo \"ended with $s\"; stty -a | grep -o ' .\\?echo '; exec cat"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(cols), "-y", str(rows), script)
        self.tmux("set", "-g", "escape-time", "0")
        atexit.register(self.close)

    def tmux(self, *args):
        return subprocess.run(["tmux", "-u", "-L", self.socket, *args], capture_output=True, text=True, timeout=30,
                              env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def screen(self, colours=False):
        return self.tmux("capture-pane", "-p", *(["-e"] if colours else []))

    def click(self, col, row):
        """The left button at this place, as the terminal tells the program."""
        for end in "Mm":
            self.tmux("send-keys", "-l", f"\033[<0;{col + 1};{row + 1}{end}")

    def resize(self, cols, rows):
        self.tmux("resize-window", "-x", str(cols), "-y", str(rows))

    def pid(self):
        """Of the program: a child of the window's shell."""
        shell = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        with open(f"/proc/{shell}/task/{shell}/children") as f:
            return int(f.read().split()[0])

    def wait(self, *texts, seconds=20):
        """Until the window shows all of them; what it shows then, or None."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shown = self.screen()
            if all(text in shown for text in texts):
                return shown
            if "ended with" in shown and not any("ended" in text for text in texts):
                break
            time.sleep(0.03)
        print(f"waited for {texts}; the window shows:\n{self.screen()}", flush=True)
        return None

    def settle(self, seconds=20):
        """Until the window does not change any more; what it shows then."""
        end = time.monotonic() + seconds
        before, shown = None, self.screen()
        while shown != before and time.monotonic() < end:
            time.sleep(0.1)
            before, shown = shown, self.screen()
        return shown

    def signal(self, number):
        """False if the program has ended."""
        try:
            os.kill(self.pid(), number)
            return True
        except (OSError, ValueError, IndexError):
            return False

    def close(self):
        """Ends the program first: when its terminal goes away under it, the check
        for leaks at its end may wait for ever."""
        end = time.monotonic() + 10
        while self.signal(signal.SIGTERM) and time.monotonic() < end:
            time.sleep(0.05)
        self.signal(signal.SIGKILL)
        self.tmux("kill-server")
