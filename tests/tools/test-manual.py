"""test-manual.py - the manual pages are set without a warning, and name keys that there are."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import pathlib
import re
import subprocess
import sys

import tap

GROFF, FOLDER = sys.argv[1:]


def test_page(page):
    done = subprocess.run([GROFF, '-man', '-Tutf8', '-ww', '-z', page], check=True,
                          capture_output=True, text=True)
    assert not done.stderr, done.stderr


def test_paragraphs():
    """Behind an example another paragraph begins, with a break before it."""
    tap.fail_with_list([f'{page.name}: {text}' for page in pathlib.Path(FOLDER).glob('*.1')
                        for text in re.findall(r'^\.(?:EE|in|RE)\n([^.\n].*)$', page.read_text(), re.MULTILINE)])


# As the table of actions names them.
WORDS = {'Ctrl+': '<Control>', 'Shift+': '<Shift>', ',': 'comma'}
# Those of GTK.
OTHERS = {'F10'}


def test_keys():
    """Each is one of an action, or of the grid."""
    keys = (pathlib.Path(FOLDER) / 'retrace.1').read_text().split('.SH KEYS')[1].split('.SH')[0]
    named = [key for line in re.findall(r'^\.(?:B|BR|RB) (.*)$', keys, re.MULTILINE)
             for key in re.findall(r'[A-Z]\w*(?:\+(?:\w+|,))*', line)]
    assert named
    room = pathlib.Path(FOLDER).parent / 'src' / 'app' / 'window'
    grid = re.findall(r'NC_\("keys", "(.*?)"\)', (room / 'shortcut-list.c').read_text())
    known = {word for row in grid for word in row.split(', ')} | OTHERS
    actions = {key.lower() for keys in re.findall(r'\{ ((?:"[^"]+"(?:, )?)+) \}',
                                                  (room / 'actions.c').read_text())
               for key in re.findall(r'"([^"]+)"', keys)}
    tap.fail_with_list([key for key in named if key not in known and
                        functools.reduce(lambda text, word: text.replace(word, WORDS[word]), WORDS,
                                         key).lower() not in actions])


tap.run([('keys', test_keys), ('paragraphs', test_paragraphs)] + [(page.name, functools.partial(test_page, page))
         for page in sorted(pathlib.Path(FOLDER).glob('*.1'))])
