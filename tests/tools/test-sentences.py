"""test-sentences.py - tests/data/sentences.txt says what is said of the steps of each technique.

    test-sentences.py PROJECT LOCALES LIST

LIST prints the file with the translations in the folder LOCALES. To make it anew:

    build/tests/tools/list-sentences data/practice/positions.tsv build/po > tests/data/sentences.txt

and read what has changed, every sentence, in both languages."""
# SPDX-License-Identifier: GPL-3.0-or-later

import difflib
import pathlib
import subprocess
import sys

import tap

PROJECT, LOCALES, LIST = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]


def test_file():
    said = subprocess.run([LIST, PROJECT / 'data/practice/positions.tsv', LOCALES], check=True,
                          capture_output=True, encoding='utf-8').stdout.splitlines()
    kept = (PROJECT / 'tests/data/sentences.txt').read_text(encoding='utf-8').splitlines()
    tap.fail_with_list([line for line in difflib.unified_diff(kept, said, 'sentences.txt', 'said',
                                                              lineterm='', n=0)])


def main():
    tap.run([('every sentence is as the file has it', test_file)])


main()
