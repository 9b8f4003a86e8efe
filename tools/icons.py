#!/usr/bin/env python3
"""icons.py - draws web/icon-*.png, the picture of web/icon.svg as pixels, for
systems that do not take SVG. The PNG fills the whole square, so that a system
may cut its corners as it likes."""
import pathlib
import struct
import zlib

GROUND = (0xF1, 0xE7, 0xD3)
BRICK = (0x9C, 0x3F, 0x24)
LINE = (0x2A, 0x20, 0x18)
# left, top, right, bottom, in 64ths of the picture, as in icon.svg
BRICKS = [(10, 42, 30, 52), (34, 42, 54, 52), (16, 28, 30, 38),
          (34, 28, 48, 38), (22, 14, 42, 24)]
EDGE = 1  # half the width of the line around a brick


def colour(x, y):
    for left, top, right, bottom in BRICKS:
        if left + EDGE <= x < right - EDGE and top + EDGE <= y < bottom - EDGE:
            return BRICK
        if left - EDGE <= x < right + EDGE and top - EDGE <= y < bottom + EDGE:
            return LINE
    return GROUND


def mixed(size, column, line):
    """The colour of a pixel: the mean of sixteen points in it."""
    points = [colour((column + (i + .5) / 4) * 64 / size,
                     (line + (j + .5) / 4) * 64 / size)
              for i in range(4) for j in range(4)]
    return bytes(sum(p[k] for p in points) // 16 for k in range(3))


def chunk(name, data):
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png(size):
    lines = (b"\0" + b"".join(mixed(size, x, y) for x in range(size))
             for y in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(b"".join(lines), 9))
            + chunk(b"IEND", b""))


def main():
    web = pathlib.Path(__file__).resolve().parent.parent / "web"
    for size in (180, 192, 512):
        (web / f"icon-{size}.png").write_bytes(png(size))


main()
