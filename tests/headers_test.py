#!/usr/bin/env python3
"""Examples in headers compile as they stand.

    headers_test.py COMPILER SRC FOLDER...

An example is C that stands indented in a comment: functions, or what stands in one. A
block that ends no statement is a drawing or a format, and is passed over."""
import pathlib
import re
import subprocess
import sys

FLAGS = ["-std=c17", "-D_XOPEN_SOURCE=700", "-Wall", "-Wextra", "-Werror", "-Wno-unused", "-fsyntax-only", "-xc", "-"]
SYSTEM = ("stdio", "stdlib", "string", "unistd")


def blocks(text):
    """The indented parts of every comment; an empty line does not end one."""
    for comment in re.findall(r"/\*.*?\*/", text, re.S):
        for part in re.findall(r"(?:^ \*     .*\n(?:^ \*\n(?=^ \*     ))?)+", comment, re.M):
            code = re.sub(r"^ \* {0,5}", "", part, flags=re.M)
            if re.search(r";$", code, re.M):
                yield code


def program(header, code):
    includes = "".join(f"#include <{name}.h>\n" for name in SYSTEM)
    has_functions = re.search(r"^\w.*\)\n\{", code, re.M)
    body = code if has_functions else f"void example(void)\n{{\n{code}}}\n"
    return f'#include "{header}"\n{includes}\n{body}'


def main(compiler, src, *folders):
    found, bad = 0, 0
    for folder in folders:
        for path in sorted(pathlib.Path(src, folder).glob("*.h")):
            for code in blocks(path.read_text()):
                found += 1
                done = subprocess.run([compiler, "-I", src, *FLAGS], input=program(f"{folder}/{path.name}", code), text=True,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                if done.returncode != 0:
                    bad += 1
                    print(f"{path}: the example does not compile:\n{code}\n{done.stdout}")
    print(f"{found} examples, {bad} of them do not compile")
    return 0 if found > 0 and bad == 0 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
