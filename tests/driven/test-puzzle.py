"""test-puzzle.py - what a person comes to the page Puzzle for, asked with real keys and clicks, and
answered as a screen reader tells it."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver

# From a newspaper, as it is printed; and the cells (row, column) at which it is copied wrong, with
# the digit that is typed instead.
PRINTED = '..7.1.3.25.....98...6........8......6..3......3.489.5........6..73..64.1.....4.93'
SLIPS = ((1, 9, '4'), (8, 3, '2'), (9, 6, '7'))


def copy(desktop, digits):
    """Types a puzzle from paper, with a key for each cell."""
    desktop.keys('ctrl+Home', *digits.replace('.', '0'))


def to_page(program):
    """The page of the puzzle, by one click where another one is in front."""
    tab = program.find('Puzzle', '(page )?tab')
    if 'selected' not in tab.states():
        program.click(tab)
        return 1
    return 0


def test_walk_which_digit_is_wrong(desktop):
    """A copied puzzle has no solution: which digit? The cell is named and marked at once."""
    for row, column, wrong in SLIPS:
        at = 9 * row + column - 10
        with desktop.start() as program:
            copy(desktop, PRINTED[:at] + wrong + PRINTED[at + 1:])
            program.find(fr'\d+ digits · no solution: perhaps row {row}, column {column} is wrong',
                         'label')
            program.await_cell(row, column, f'{wrong}, entered, marked')
            clicks = to_page(program)
            right = PRINTED[at]
            said = (f'Row {row}, column {column}: with {right} instead of {wrong} it has one '
                    'solution.')
            program.find(re.escape(said), 'label')
            assert clicks <= 1, clicks

            program.press(re.escape(f'Put It Right: {said}'))
            program.find('Exactly one solution', 'label')
            program.await_cell(row, column, f'{right}, entered')
            desktop.keys('ctrl+z')
            program.find(re.escape(said), 'label')
            program.await_grid(PRINTED[:at] + wrong + PRINTED[at + 1:])
            desktop.keys('ctrl+w')
            program.wait_for_end()


def test_walk_how_hard_is_it(desktop):
    """A word, a number, other puzzles beside it; the same on the badge; the step that makes it so is a click away."""
    with desktop.start(desktop.write('printed.txt', PRINTED)) as program:
        badge = program.find_button(r'(Easy|Moderate|Tricky) \d\.\d').name
        clicks = to_page(program)
        word, number = badge.split(' ')
        program.find(word, 'label')
        program.find(re.escape(number), 'label')
        program.find(r'(Harder than \d of 10|As easy as) printed puzzles.* Hardest step needed: .*\.',
                     'label')
        program.find(re.escape(f'From Easy to Extreme: {badge}'))
        assert clicks <= 1, clicks
        program.press('why.')
        program.find(rf'\d+ steps in the order of the rating; the hardest: .*, {re.escape(number)}\.',
                     'label')


driver.run(globals())
