"""test-typing.py - a puzzle by hand: digits, marks, moving, selecting, undo, solving."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY, SOLVED


def keys_for(puzzle):
    """The 81 keys that write PUZZLE: the cursor goes on by itself."""
    return ['0' if digit == '.' else digit for digit in puzzle]


def test_type_solve_undo_redo(desktop):
    with desktop.start() as program:
        program.find('Type digits, paste or open a puzzle', 'label')
        keys = keys_for(EASY)
        desktop.keys('9')
        program.find('The cursor goes on to the next cell.*', 'label')
        desktop.keys(*keys[1:20], '7', 'BackSpace', *keys[20:40])   # a slip is seen at once: the place stays
        program.await_focus(5, 5)
        desktop.keys('ctrl+Home', keys[0])      # another one later: it is corrected where it is
        program.await_focus(1, 2)
        desktop.keys('ctrl+Home', *['Down'] * 4, *['Right'] * 4, *keys[40:])
        program.await_grid(EASY)
        program.find('30 digits · exactly one solution', 'label')
        assert program.count('entered') == 30

        program.press('Solve')
        program.await_grid(SOLVED)
        assert program.count('given') == 30 and program.count('found') == 51
        program.find('30 givens · solved', 'label')

        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        desktop.keys(*['ctrl+z'] * 33)
        program.await_grid('.' * 81)
        program.find('Type digits, paste or open a puzzle', 'label')
        assert 'sensitive' not in program.find_button('Undo').states()

        desktop.keys(*['ctrl+shift+z'] * 34)
        program.await_grid(SOLVED)
        assert 'sensitive' not in program.find_button('Redo').states()
        program.press('Undo')
        program.await_grid(EASY)


def test_keypad_and_clearing(desktop):
    """Keycodes 79 to 91 are the keypad: without NumLock, with Shift, with NumLock, with both."""
    keypad = {1: '87', 4: '83', 5: '84'} if driver.PART else \
        {7: '79', 8: '80', 9: '81', 4: '83', 5: '84', 6: '85', 1: '87', 2: '88', 3: '89'}
    with desktop.start() as program:
        desktop.keys(*keypad.values())
        for column, digit in enumerate(keypad, 1):
            program.await_cell(1, column, f'{digit}, entered')
        desktop.keys('ctrl+Home', *[f'shift+{code}' for code in reversed(keypad.values())])
        for column, digit in enumerate(reversed(keypad), 1):
            program.await_cell(1, column, f'{digit}, entered')
        desktop.keys('ctrl+a', 'Delete', 'ctrl+Home', 'Num_Lock', keypad[4], f'shift+{keypad[1]}')
        program.await_cell(1, 1, '4, entered')
        program.await_cell(1, 2, '1, entered')
        desktop.keys('Num_Lock')
        for key in ('0', 'Delete', 'space', 'period', '90', '91'):
            desktop.keys('ctrl+Home', key)
            program.await_cell(1, 1, 'empty')
            desktop.keys('ctrl+Home', '8')
            program.await_cell(1, 1, '8, entered')
        desktop.keys('BackSpace')
        program.await_cell(1, 1, 'empty')


@driver.full
def test_contradiction(desktop):
    """Six digits along a row and four more leave nothing for a cell; the verdict tells more."""
    with desktop.start() as program:
        desktop.keys('Right', '1', '2', '3', '4', '5', '6', 'Home', 'Down', 'Down', 'Down', '7',
                     'Down', 'Left', '8', 'Down', 'Left', '9')
        program.find(r'9 digits · no solution: perhaps row \d, column \d is wrong', 'label')
        program.press('Puzzle')
        program.press('Show 9 Digits That Cannot All Be Right')
        for row, column in ((1, 2), (6, 1)):
            program.find(fr'Row {row}, column {column}, \d, entered, contradiction.*')
        desktop.keys('ctrl+i')
        said = '9 digits of this grid cannot all be right: at least one of them is wrong.'
        program.find(said, 'label')
        desktop.keys('Escape')
        program.await_gone(said, 'label')
        program.click_cell(6, 1)
        desktop.keys('Delete')
        program.await_cell(1, 2, '1, entered')
        program.find('8 digits · many solutions', 'label')
        desktop.keys('ctrl+i')
        program.find(r'There are 100000 solutions or more: about .* solutions \(estimated from .*\)\.', 'label')
        program.press('Mark the Open Cells')
        program.await_cell(9, 9, 'empty, marked')
        desktop.keys('Escape')
        program.await_cell(9, 9, 'empty')


def test_back_from_a_menu(desktop):
    """Who left a menu or chose from it goes on typing where they were, by key or by pointer."""
    with desktop.start() as program:
        desktop.keys('Right', '1', 'F10')
        program.find('New Window', 'menu item')
        desktop.keys('Escape')
        program.await_gone('New Window', 'menu item')
        desktop.keys('2')
        program.await_cell(1, 3, '2, entered')
        program.press('Main menu')
        program.find('New Window', 'menu item')
        desktop.keys('Escape')
        program.await_gone('New Window', 'menu item')
        desktop.keys('3')
        program.await_cell(1, 4, '3, entered')
        program.choose_of_grid('Copy As', 'Nine Rows')
        desktop.keys('4')
        program.await_cell(1, 5, '4, entered')


driver.run(globals())
