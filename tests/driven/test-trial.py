"""test-trial.py - a person tries their own program, and takes one of ours and a film along."""
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys

import driver
from puzzles import EASY, SOLVED

# It knows full grids alone, and is slow with all others.
SLOW = '''#!/bin/sh
read row
case $row in *0*) exec sleep 1000 ;; esac
echo "$row"
while read row; do
  case $row in *0*) exec sleep 1000 ;; esac
  echo "$row"
done
'''


@driver.full
def test_program_is_saved_and_runs(desktop):
    """The listing as a program in Python, from the menu on it; it solves the same puzzle."""
    path = desktop.home / 'mine.py'
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        program.press('Language of the listing')
        program.choose_rows('Python')
        program.find(r'def search\(k\):', 'label')
        program.press('Language of the listing')
        program.choose_rows('Save As…')
        program.choose_file('Save the Listing', path)
        program.find('Saved “mine.py”.', 'label')
    said = subprocess.run([sys.executable, path], input=EASY, capture_output=True, text=True,
                          check=True).stdout
    assert said.replace('\n', '') == SOLVED, said


@driver.full
def test_film_is_saved(desktop):
    """Of the steps at the place where the search is."""
    path = desktop.home / 'steps.gif'
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        desktop.keys('Home')
        program.find('Step 0 of .*', 'label')
        program.choose('Export…')
        program.work_in('Export')
        desktop.keys('space', 'End', 'Up', 'Return')
        program.find('12 frames, 3 s', 'label')
        desktop.keys('alt+e')
        program.look_at(program.reference)
        program.choose_file('Export a Film', path)
        program.find('Saved “steps.gif”.', 'label')
    content = path.read_bytes()
    assert content.startswith(b'GIF89a') and len(content) < 100000, len(content)


def try_program(desktop, program, path, verdicts):
    """Opens the window, chooses the program, and waits until each of VERDICTS is told."""
    program.press('Try a program of mine')
    program.work_in('My Own Program')
    desktop.keys('alt+p')
    program.choose_file('Choose Your Program', path)
    program.work_in('My Own Program')
    program.find(path.name, 'label')
    desktop.keys('alt+t')
    for verdict in verdicts:
        program.find(verdict, 'label')


# Those with many blanks would take it too long.
RIGHT = '''import sys
grid = [int(c) for c in sys.stdin.read() if c.isdigit()]


def fits(cell, digit):
    r, c = divmod(cell, 9)
    return all(digit not in (grid[9 * r + i], grid[9 * i + c],
                             grid[9 * (r // 3 * 3 + i // 3) + c // 3 * 3 + i % 3]) for i in range(9))


def search(cell):
    if cell == 81 or grid[cell]:
        return cell == 81 or search(cell + 1)
    for digit in range(1, 10):
        if fits(cell, digit):
            grid[cell] = digit
            print(cell // 9, cell % 9, digit)
            if search(cell + 1):
                return True
            grid[cell] = 0
            print(cell // 9, cell % 9, 0)
    return False


search(0)
for i in range(0, 81, 9):
    print(*grid[i:i + 9])
'''


def test_right_program(desktop):
    right = desktop.write('right.py', RIGHT)
    desktop.write_settings({'trial-seconds': '3'})
    with desktop.start() as program:
        program.find(r'What would you like to do\?', 'label')
        try_program(desktop, program, right, ['Passed', 'Right. Same search as plain backtracking.*|'
                                              'It was ended after .*'])


@driver.full
def test_slow_program(desktop):
    """It is stopped, and nothing of it is left."""
    slow = desktop.write('slow.sh', SLOW)
    desktop.write_settings({'trial-seconds': '1'})
    with desktop.start() as program:
        program.find(r'What would you like to do\?', 'label')
        try_program(desktop, program, slow, ['Passed', 'Time over', 'It was ended after 1 s.'])
        desktop.keys('alt+s')
        program.find_button('Try')
    running = subprocess.run(['ps', '-eo', 'args'], capture_output=True, text=True).stdout
    assert str(slow) not in running, running


driver.run(globals())
