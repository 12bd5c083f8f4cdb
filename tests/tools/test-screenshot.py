"""test-screenshot.py - the program solves a puzzle in its window, prints the grid, and pictures it.

What ./run does where there is no display."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import sys
import tempfile

import tap

RETRACE, CLI, PUZZLE = sys.argv[1:]


def run(folder, *arguments, **variables):
    """Runs the program as a person without settings or session; returns what it did."""
    environment = {**os.environ, 'HOME': folder, 'XDG_STATE_HOME': folder, 'XDG_DATA_HOME': folder,
                   'XDG_CONFIG_HOME': folder, 'XDG_CACHE_HOME': folder, **variables}
    return subprocess.run([RETRACE, *arguments], env=environment, capture_output=True, text=True,
                          check=False)


def is_picture(path):
    return path.is_file() and path.read_bytes().startswith(b'\x89PNG\r\n')


def test_solves_and_pictures():
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder) / 'window.png'
        done = run(folder, f'--screenshot={picture}', '--solve', PUZZLE)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        answer = subprocess.run([CLI, 'solve', PUZZLE], capture_output=True, text=True, check=True)
        assert done.stdout.replace('\n', '') == answer.stdout.strip(), done.stdout
        assert [len(row) for row in done.stdout.splitlines()] == [9] * 9, done.stdout
        assert is_picture(picture)


def test_pictures_an_unsolved_puzzle():
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder) / 'window.png'
        done = run(folder, f'--screenshot={picture}', '--dark', '--width=360', PUZZLE)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert not done.stdout and is_picture(picture)


def test_without_fonts():
    """A sentence, not an error of the display's."""
    with tempfile.TemporaryDirectory() as folder:
        config = pathlib.Path(folder) / 'fonts.conf'
        config.write_text('<fontconfig/>')
        picture = pathlib.Path(folder) / 'window.png'
        done = run(folder, f'--screenshot={picture}', PUZZLE, FONTCONFIG_FILE=str(config))
        assert done.returncode == 1 and not picture.exists(), f'{done.returncode}: {done.stderr}'
        said = [line for line in done.stderr.splitlines() if line]
        assert said and said[-1].startswith('retrace: There is no font'), done.stderr


tap.run([('solves-and-pictures', test_solves_and_pictures),
         ('pictures-an-unsolved-puzzle', test_pictures_an_unsolved_puzzle),
         ('without-fonts', test_without_fonts)])
