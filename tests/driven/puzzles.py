"""puzzles.py - the puzzles that several tests use, by the names that tests/common/puzzles.h gives them."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re

HEADER = pathlib.Path(__file__).parent.parent / 'common' / 'puzzles.h'
DEFINED = dict(re.findall(r'^#define (\w+) (?:\\\n *)?(.+)$', HEADER.read_text(encoding='utf-8'),
                          re.MULTILINE))


def puzzle(name):
    """The text of that NAME: strings, and names of others, one after another."""
    return ''.join(part[1:-1] if part.startswith('"') else puzzle(part)
                   for part in DEFINED[name].split())


EASY = puzzle('EASY')
SOLVED = puzzle('SOLVED')
TWO = puzzle('TWO')
LONG = puzzle('LONG')
LONG_SOLVED = puzzle('LONG_SOLVED')
LONGER = puzzle('LONGER')
LONGER_SOLVED = puzzle('LONGER_SOLVED')
DEEPLY_NESTED = puzzle('DEEPLY_NESTED')
NUGGET = puzzle('NUGGET').replace('0', '.')
