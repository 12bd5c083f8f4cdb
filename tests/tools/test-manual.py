"""test-manual.py - the manual pages are set without a warning."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import pathlib
import subprocess
import sys

import tap

GROFF, FOLDER = sys.argv[1:]


def test_page(page):
    done = subprocess.run([GROFF, '-man', '-Tutf8', '-ww', '-z', page], check=True,
                          capture_output=True, text=True)
    assert not done.stderr, done.stderr


tap.run([(page.name, functools.partial(test_page, page))
         for page in sorted(pathlib.Path(FOLDER).glob('*.1'))])
