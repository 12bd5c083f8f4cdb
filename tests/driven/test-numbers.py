"""test-numbers.py - numbers as people write them: in English with a comma before each three digits,
wherever the window tells one."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import shutil

import driver
import told

# 19,454,729 steps.
HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......'
# 2,484 solutions.
SEVERAL = '...................98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
ENGLISH = pathlib.Path('/usr/share/i18n/locales/en_US')   # of which the locale is made
BARE = re.compile(r'(?<![\d.,])\d{4,}(?![\d,])')


def bare_numbers(program):
    """What is told with four digits or more in a row."""
    return {node.name for node in program.desktop.reader.placed(program.look())
            if BARE.search(node.name)}


def assert_separated(program, state):
    """A name may follow a moment later."""
    wrong = set()

    def fine():
        wrong.clear()
        wrong.update(bare_numbers(program))
        return not wrong

    driver.until(fine, lambda: f'commas in numbers of {state}: {wrong}')


def open_in_english(desktop, path):
    desktop.speak_english()
    return desktop.start(path)


def test_long_search(desktop):
    """Card, counters, timeline, strip, heat map, speeds, film."""
    path = desktop.write('hard.txt', HARD)
    desktop.write_settings({'folds': "'counters'"})   # the code would push the heat map out of sight
    with open_in_english(desktop, path) as program:
        program.press('Solve')
        program.find('The search alone takes .* steps a second.', 'label')
        program.find(r'Solved, after \d+,\d{3},\d{3} steps\.', 'label')
        program.find(r'Step \d+,\d{3},\d{3} of \d+,\d{3},\d{3}', 'label')
        placed = int(told.stats(path, 'masks')[0])
        program.find(f'{placed:,}', 'label')
        assert_separated(program, 'a search')
        program.click(program.find('Heat map'))
        driver.until(lambda: any(re.search(r', written \d+,\d{3}', cell[0])
                                 for cell in program.read_cells()), 'how often a cell was written')
        assert_separated(program, 'a heat map')
        program.click(program.find('Tree of the search', 'slider'))
        program.find(r'(Placed|Took back|Dead end).*', 'label')
        assert_separated(program, 'the middle')
        program.press('Speed')
        program.find('Steps a second', 'slider')
        assert_separated(program, 'the speeds')
        desktop.keys('Escape')
        program.choose('Export…')
        program.await_window('Export')
        assert_separated(program, 'the choice of what is exported')


def test_compare_and_many_solutions(desktop):
    """A table, and 2,484 solutions, with the details of the grid."""
    with open_in_english(desktop, desktop.write('several.txt', SEVERAL)) as program:
        program.find('There are 2,484 solutions.*', 'label')
        assert_separated(program, 'many solutions')
        program.press('Solve')
        program.find('Solution 1 of 2,484, after .*', 'label')
        desktop.keys('ctrl+g')
        program.find('Solution 2 of 2,484, after .*', 'label')
        assert_separated(program, 'a second solution')
        desktop.keys('ctrl+i')
        program.find_button('Mark the Open Cells')
        assert_separated(program, 'the details')
        desktop.keys('Escape')
        desktop.keys('ctrl+shift+c')
        program.find('Least work: .*', 'label')
        assert_separated(program, 'the comparison')


if ENGLISH.exists() and shutil.which('localedef'):
    driver.run(globals())
else:
    print(f'1..0 # SKIP there is no {ENGLISH}')
