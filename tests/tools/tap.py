"""tap.py - a test in Python: functions named test_*, told to meson as TAP.

A test fails by an exception; fail_with_list() raises one that names all that is wrong. Skip is one that
says why a test cannot be run here: meson names it."""
# SPDX-License-Identifier: GPL-3.0-or-later

import sys
import traceback


class Skip(Exception):
    """What is missing here, in words."""


def fail_with_list(wrong):
    """Fails, naming every item of WRONG, unless there is none."""
    if wrong:
        raise AssertionError('\n'.join(wrong))


def run(tests):
    """Runs TESTS, pairs of a name and a function, and exits."""
    failed = False
    print(f'1..{len(tests)}')
    for number, (name, function) in enumerate(tests, 1):
        try:
            function()
            print(f'ok {number} {name}', flush=True)
        except Skip as why:
            print(f'ok {number} {name} # SKIP {why}', flush=True)
        except Exception:
            failed = True
            print(f'not ok {number} {name}', flush=True)
            traceback.print_exc()
    sys.exit(failed)
