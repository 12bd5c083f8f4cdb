"""test-sentences.py - tests/data/sentences.txt says what is said of the steps of each technique.

    test-sentences.py PROJECT LOCALES LIST

LIST prints the file with the translations in the folder LOCALES. To make it anew:

    build-check/tests/tests/tools/list-sentences data/practice/positions.tsv build-check/tests/po > tests/data/sentences.txt

and read what has changed, every sentence, in both languages."""
# SPDX-License-Identifier: GPL-3.0-or-later

import difflib
import functools
import pathlib
import platform
import subprocess
import sys

import tap

PROJECT, LOCALES, LIST = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]


LINES = 4   # of a step: what it is, where, and what is said of it, in English and in Korean


@functools.cache
def said():
    return subprocess.run([LIST, PROJECT / 'data/practice/positions.tsv', LOCALES], check=True,
                          capture_output=True, encoding='utf-8').stdout.splitlines()


def compare(columns):
    kept = (PROJECT / 'tests/data/sentences.txt').read_text(encoding='utf-8').splitlines()
    both = [[line for i, line in enumerate(lines) if i % LINES in columns] for lines in (kept, said())]
    tap.fail_with_list([line for line in difflib.unified_diff(*both, 'sentences.txt', 'said', lineterm='', n=0)])


def test_english():
    compare([0, 1, 2])


def test_korean():
    """Newer C libraries translate nothing where the locale is C.UTF-8, and there may be no other."""
    lines = said()
    if lines[2::LINES] == lines[3::LINES] and platform.libc_ver() > ('glibc', '2.36'):
        raise tap.Skip('nothing is translated in C.UTF-8 here')
    compare([3])


def main():
    tap.run([('every English sentence is as the file has it', test_english),
             ('every Korean sentence is as the file has it', test_korean)])


main()
