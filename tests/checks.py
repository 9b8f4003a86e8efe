"""What every test in Python does: counts what holds, and says what does not."""
import sys


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
