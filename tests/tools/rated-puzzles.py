"""rated-puzzles.py - counts how hard other puzzles are, to compare one with.

    rated-puzzles.py CLI DATA [HEADER]

Prints src/engine/logic/rating/rated-puzzles.h: by ER, how many puzzles of each of three sets that
lie in the folder DATA beside the project, as the program CLI rates them. With HEADER, tests that
this file says the same. Only counts are carried over. The sets:

    papers    the different puzzles in photos of newspapers: photos/*.dat, nine rows of digits
              behind two lines on the camera ("sudoku_dataset" by Baptiste Wicht and Jean
              Hennebert, CC BY 4.0)
    sites     3,000 puzzles of each of a website's four levels: puzzles/web_*.txt
    random    10,000 random grids, of which random digits were taken out as long as one solution
              was left: puzzles/random_minimal.txt"""
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import pathlib
import re
import subprocess
import sys

import tap

CLI, DATA = sys.argv[1], pathlib.Path(sys.argv[2])

HEAD = """\
/* rated-puzzles.h - how hard other puzzles are: how many of each set have which ER. For this room
 * alone.
 *
 * Made by tests/tools/rated-puzzles.py, which says what the sets are; do not edit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

typedef enum {
%s  RATED_SETS
} RatedSet;

static const struct {
  int er; /* tenths */
  int n[RATED_SETS];
} rated_puzzles[] = {
"""


def papers():
    """Many photos show the same puzzle."""
    grids = set()
    for photo in sorted(DATA.glob('photos/*.dat')):
        grids.add(re.sub('[^0-9]', '', ''.join(photo.read_text().splitlines()[2:])))
    return sorted(grids)


def sites():
    return [line for file in sorted(DATA.glob('puzzles/web_*.txt'))
            for line in file.read_text().split()]


def random():
    return (DATA / 'puzzles/random_minimal.txt').read_text().split()


def counts(puzzles):
    """How many of PUZZLES have which ER, in tenths."""
    told = subprocess.run([CLI, 'rate'], input='\n'.join(puzzles) + '\n', text=True, check=True,
                          capture_output=True).stdout.splitlines()
    assert len(told) == len(puzzles), f'{len(told)} of {len(puzzles)} were rated'
    return collections.Counter(int(line.split('\t')[0].replace('.', '')) for line in told)


def header():
    sets = {make.__name__: make() for make in (papers, sites, random)}
    columns = [counts(puzzles) for puzzles in sets.values()]
    text = HEAD % ''.join(f'  RATED_{name.upper()}, /* {len(puzzles):,} */\n'
                          for name, puzzles in sets.items())
    for er in sorted(set().union(*columns)):
        text += f'  {{ {er}, {{ {", ".join(str(column[er]) for column in columns)} }} }},\n'
    return text + '};\n'


def test_counts_are_those_of_the_sets():
    assert pathlib.Path(sys.argv[3]).read_text(encoding='utf-8') == header()


if len(sys.argv) == 3:
    print(header(), end='')
elif not (DATA / 'puzzles').is_dir():
    print('1..0 # SKIP the sets are not at hand')
else:
    tap.run([('counts-are-those-of-the-sets', test_counts_are_those_of_the_sets)])
