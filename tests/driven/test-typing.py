"""test-typing.py - a puzzle by hand: digits, marks, moving, selecting, undo, solving."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from people import Ear, Finger, Keys, Mouse
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
        desktop.keys(*keys[1:40])
        desktop.keys('ctrl+Home', keys[0])      # a wrong one is corrected where it is
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
        desktop.keys(*['ctrl+z'] * 31)
        program.await_grid('.' * 81)
        program.find('Type digits, paste or open a puzzle', 'label')
        assert 'sensitive' not in program.find_button('Undo').states()

        desktop.keys(*['ctrl+shift+z'] * 32)
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
def test_digit_first(desktop):
    """A puzzle by mouse alone: a click on a digit, and a click on each of its cells."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        clicks = 0
        for digit in '123456789':
            places = [divmod(i, 9) for i in range(81) if SOLVED[i] == digit and EASY[i] == '.']
            program.press(f'Write {digit}, {len(places)} left')
            for row, column in places:
                program.click_cell(row + 1, column + 1)
            clicks += 1 + len(places)
            program.find_button(f'Write {digit}, all placed')
        program.await_grid(SOLVED)
        assert clicks == 9 + 51
        row, column = next(divmod(i, 9) for i in range(81) if SOLVED[i] == '1' and EASY[i] == '.')
        program.press('Write 1, all placed')   # instead of the 9
        program.click_cell(row + 1, column + 1)
        program.await_cell(row + 1, column + 1, 'empty')
        program.find_button('Write 1, 1 left')


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


# What is open in a puzzle that is nearly solved, as (row, column).
OPEN = (1, 3), (1, 4), (1, 6), (9, 3)


def nearly_solved():
    cells = list(SOLVED)
    for row, column in OPEN:
        cells[9 * row + column - 10] = '.'
    return ''.join(cells)


def leave_and_come_back(program, hand):
    """A position is kept, what was done after it is left and come back to, and all is seen again."""
    hand.press('Keep This Position')
    hand.name('a guess')
    hand.write('Digit', 6, 1, 4)
    program.await_cell(1, 4, '6, entered')
    hand.press('(a guess, )?3 cells left')
    program.await_cell(1, 4, 'empty, candidates 6')
    hand.write('Digit', 8, 1, 6)
    program.await_cell(1, 6, '8, entered, coloured turquoise')
    hand.press('1 Other Way You Left')
    hand.press('A way you left, 2 cells left, 1 step on another branch')
    program.await_cell(1, 4, '6, entered')
    program.await_cell(1, 6, 'empty, coloured turquoise')
    hand.press('Replay')
    program.find('your solving, at step 0', 'label')
    program.await_cell(1, 3, 'empty')
    hand.press('End the replay')
    program.await_cell(1, 4, '6, entered')


def solve_as(desktop, kind):
    """A puzzle from its first mark to the record, with what can be done on the way, and back."""
    width, height = kind.size
    desktop.write_settings({'window-width': width, 'window-height': height, **kind.settings})
    with desktop.start(desktop.write('puzzle.txt', nearly_solved())) as program:
        hand = kind(desktop, program)
        program.find_button(r'Easy \d\.\d')
        marked = [('Corner', 4, 1, 3, 'empty, in the corners 4'), ('Centre', 6, 1, 4, 'empty, candidates 6'),
                  ('Colour', 7, 1, 6, 'empty, coloured turquoise')]
        for mode, key, row, column, name in marked:
            hand.write(mode, key, row, column)
            program.await_cell(row, column, name)
        hand.press('Hint')
        program.find('Stage 1 of 5: .*')
        for *_, row, column, name in reversed(marked):
            hand.press('Undo')
            program.await_cell(row, column, 'empty')
        assert 'sensitive' not in program.find_button('Undo').states()
        for *_, row, column, name in marked:
            hand.press('Redo')
            program.await_cell(row, column, name)

        hand.write('Digit', 4, 1, 3)
        program.await_cell(1, 3, '4, entered')
        if hand.goes_back:
            leave_and_come_back(program, hand)
        else:
            hand.write('Digit', 6, 1, 4)
        hand.write('Digit', 8, 1, 6)
        hand.write('Digit', 5, 9, 3)
        program.await_grid(SOLVED)
        program.find(r'Solved in \d\d:\d\d, with 1 hint\. Easy \d\.\d\.', 'label')
        if kind is Finger:
            program.press('Pages')
        program.find(r'Easy: 1 solved, 1 hint, best \d\d:\d\d', 'label')


@driver.full
def test_by_keys(desktop):
    solve_as(desktop, Keys)


@driver.full
def test_by_ear(desktop):
    solve_as(desktop, Ear)


def test_by_mouse(desktop):
    solve_as(desktop, Mouse)


@driver.full
def test_by_finger(desktop):
    solve_as(desktop, Finger)


driver.run(globals())
