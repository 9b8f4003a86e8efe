"""What every test in Python does: counts what holds, and says what does not."""
import os
import re
import sys

TOP = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))


def games():
    """The names of all games, in the order of games.def."""
    with open(os.path.join(TOP, "src", "games", "games.def")) as f:
        return re.findall(r"^GAME\((\w+)\)", f.read(), re.M)


def content_size(game):
    return os.path.getsize(os.path.join(TOP, "src", "games", game, "content.json"))


# For tests that need some game, another one, or one whose matches are long.
GAMES = games()
GAME, OTHER = GAMES[:2]
LONGEST = max(GAMES, key=content_size)


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
