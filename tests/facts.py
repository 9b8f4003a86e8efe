"""The table of facts of a game, as `mudbrick content GAME --facts` prints it."""


class Facts:
    def __init__(self, page):
        self.kinds = {}
        for line in page.splitlines():
            if line.startswith("| `"):
                key, args, *_ = (cell.strip() for cell in line.replace("\\|", "\0").strip("|").split("|"))
                args = args.replace("\0", "|")
                self.kinds[key.strip("`")] = dict(arg.rsplit(":", 1) for arg in args.split())

    def problem(self, fact):
        """What is not as the table says; nothing, if all is."""
        if not isinstance(fact, dict) or fact.get("is") not in self.kinds:
            return f"{fact} is no fact of the table"
        args = self.kinds[fact["is"]]
        for name, kind in args.items():
            if name.rstrip("?") not in fact:
                if not name.endswith("?"):
                    return f"{fact} has no {name}"
            elif problem := self._problem(fact[name.rstrip("?")], kind):
                return problem
        known = {"is", *(name.rstrip("?") for name in args)}
        return "" if known >= fact.keys() else f"{fact} has {fact.keys() - known}"

    def _problem(self, value, kind):
        if kind.startswith("["):
            if not isinstance(value, list):
                return f"{value} is no list"
            return next((problem for one in value if (problem := self._problem(one, kind[1:-1]))), "")
        if kind in ("number", "word"):
            return "" if isinstance(value, int if kind == "number" else str) else f"{value} is no {kind}"
        is_one = isinstance(value, dict) and value.get("is") in kind.split("|")
        return self.problem(value) if is_one else f"{value} is no {kind}"
