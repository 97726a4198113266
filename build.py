#!/usr/bin/env python3
"""Builds, serves, tests and measures Emporion: python3 build.py --help.

This file keeps to the syntax of old Pythons, so that they can say that they are too old.
"""

import sys

NEEDED = (3, 11)


def main() -> int:
    if sys.version_info < NEEDED:
        sys.stderr.write(
            "build.py: This needs Python %d.%d or newer, and this is Python %d.%d; "
            "install a newer one and start build.py with it.\n" % (NEEDED + sys.version_info[:2])
        )
        return 1
    from tools.commands import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
