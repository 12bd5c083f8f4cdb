"""test-typing.py - a puzzle by hand: digits, marks, moving, selecting, undo, solving."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY, SOLVED


def keys_for(puzzle):
    """The keys that write EASY, from its first cell on and back to it."""
    for row in range(0, 81, 9):
        for digit in puzzle[row:row + 9]:
            if digit != '.':
                yield digit
            yield 'Right'
        yield 'Down'


def test_type_solve_undo_redo(desktop):
    with desktop.start() as program:
        program.find('Type digits, paste or open a puzzle', 'label')
        desktop.keys(*keys_for(EASY))
        program.await_grid(EASY)
        program.find('30 digits · exactly one solution', 'label')
        assert program.count('entered') == 30

        program.press('Solve')
        program.await_grid(SOLVED)
        assert program.count('given') == 30 and program.count('found') == 51
        program.find('30 givens · solved', 'label')

        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        desktop.keys(*['ctrl+z'] * 30)
        program.await_grid('.' * 81)
        program.find('Type digits, paste or open a puzzle', 'label')
        assert 'sensitive' not in program.find_button('Undo').states()

        desktop.keys(*['ctrl+shift+z'] * 31)
        program.await_grid(SOLVED)
        assert 'sensitive' not in program.find_button('Redo').states()
        program.press('Undo')
        program.await_grid(EASY)


def test_keypad_and_clearing(desktop):
    """Keycodes 79 to 91 are the keypad: without NumLock, with Shift, with NumLock, with both."""
    keypad = {1: '87', 4: '83', 5: '84'} if driver.PART else \
        {7: '79', 8: '80', 9: '81', 4: '83', 5: '84', 6: '85', 1: '87', 2: '88', 3: '89'}
    with desktop.start() as program:
        for digit, code in keypad.items():
            desktop.keys(code)
            program.await_cell(1, 1, f'{digit}, entered')
        for digit, code in keypad.items():
            desktop.keys(f'shift+{code}')
            program.await_cell(1, 1, f'{digit}, entered')
        desktop.keys('Num_Lock', keypad[4])
        program.await_cell(1, 1, '4, entered')
        desktop.keys(f'shift+{keypad[1]}')
        program.await_cell(1, 1, '1, entered')
        desktop.keys('Num_Lock')
        for key in ('0', 'Delete', 'BackSpace', 'space', '90', '91'):
            desktop.keys(key)
            program.await_cell(1, 1, 'empty')
            desktop.keys('8')
            program.await_cell(1, 1, '8, entered')


@driver.full
def test_pencil_marks(desktop):
    with desktop.start() as program:
        desktop.keys('ctrl+4', 'ctrl+2', 'ctrl+8')
        program.await_cell(1, 1, 'empty, candidates 2 4 8')
        desktop.keys('ctrl+4')
        program.await_cell(1, 1, 'empty, candidates 2 8')
        desktop.keys('n', 'Right', '5', '9')
        program.await_cell(1, 2, 'empty, candidates 5 9')
        assert program.find_button('Pencil marks').states() & {'pressed', 'checked'}
        program.press('Pencil marks')
        desktop.keys('5')
        program.await_cell(1, 2, '5, entered')
        desktop.keys('Left', 'Delete')
        program.await_cell(1, 1, 'empty')


@driver.full
def test_moving(desktop):
    with desktop.start() as program:
        program.await_focus(1, 1)
        for key, place in (('Left', (1, 9)), ('Up', (9, 9)), ('Right', (9, 1)), ('Down', (1, 1)),
                           ('Page_Down', (4, 1)), ('End', (4, 9)), ('Page_Up', (1, 9)),
                           ('Home', (1, 1)), ('ctrl+End', (9, 9)), ('ctrl+Home', (1, 1))):
            desktop.keys(key)
            program.await_focus(*place)
        program.click_cell(7, 3)
        program.await_focus(7, 3)
        desktop.keys('6')
        program.await_cell(7, 3, '6, entered')


@driver.full
def test_select_several(desktop):
    with desktop.start() as program:
        desktop.keys('shift+Right', 'shift+Down')
        selected = [(1, 1), (1, 2), (2, 2)]
        driver.until(lambda: program.cells_with('selected') == selected, 'three selected cells')
        desktop.keys('ctrl+7')
        for place in selected:
            program.await_cell(*place, 'empty, candidates 7')
        desktop.keys('Delete')
        for place in selected:
            program.await_cell(*place, 'empty')
        desktop.keys('ctrl+z')
        program.await_cell(2, 2, 'empty, candidates 7')

        window, x, y = program.place(program.find('Row 5, column 2, .*'))
        _, to_x, to_y = program.place(program.find('Row 5, column 6, .*'))
        desktop.hands.move(x, y, window)
        desktop.hands.button(1, True)
        desktop.hands.move(to_x, to_y, window)
        desktop.hands.button(1, False)
        row = [(5, column) for column in range(2, 7)]
        driver.until(lambda: program.cells_with('selected') == row, 'a row of selected cells')


def test_digit_popover(desktop):
    with desktop.start() as program:
        program.click_cell(5, 5)
        program.await_focus(5, 5)
        program.click_cell(5, 5)
        program.press('Digit 7')
        program.await_cell(5, 5, '7, entered')
        program.await_gone('Digit 7')
        program.await_focus(5, 5)
        desktop.keys('Return')
        program.find_button('Digit 7')
        desktop.keys('3')
        program.await_cell(5, 5, '3, entered')
        program.await_gone('Digit 7')
        desktop.keys('Return')
        program.press('Clear')
        program.await_cell(5, 5, 'empty')
        desktop.keys('Return')
        program.find_button('Digit 7')
        desktop.keys('Escape')
        program.await_gone('Digit 7')
        program.await_focus(5, 5)


@driver.full
def test_conflict(desktop):
    with desktop.start() as program:
        desktop.keys('5', 'End', '5')
        program.await_cell(1, 1, '5, entered, conflict')
        program.await_cell(1, 9, '5, entered, conflict')
        program.find('2 digits · no solution: two 5s in row 1', 'label')
        program.press('Solve')
        program.find('There is nothing to solve: this grid has no solution.', 'label')
        assert program.count('entered') == 2
        desktop.keys('6')
        program.await_cell(1, 1, '5, entered')
        program.await_cell(1, 9, '6, entered')


@driver.full
def test_contradiction(desktop):
    """Six digits along a row and four more leave nothing for a cell; the verdict tells more."""
    with desktop.start() as program:
        desktop.keys('Right', '1', 'Right', '2', 'Right', '3', 'Right', '4', 'Right', '5',
                     'Right', '6', 'Home', 'Down', 'Down', 'Down', '7', 'Down', '8', 'Down', '9')
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
        program.find('There are 100000 solutions or more.', 'label')
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
        desktop.keys('Right', '2')
        program.await_cell(1, 3, '2, entered')
        program.press('Main menu')
        program.find('New Window', 'menu item')
        desktop.keys('Escape')
        program.await_gone('New Window', 'menu item')
        desktop.keys('Right', '3')
        program.await_cell(1, 4, '3, entered')
        program.choose_of_grid('Copy As', 'Nine Rows')
        desktop.keys('Right', '4')
        program.await_cell(1, 5, '4, entered')


@driver.full
def test_lock_givens(desktop):
    with desktop.start() as program:
        desktop.keys('5', 'Right', '3', 'ctrl+l')
        program.await_cell(1, 1, '5, given')
        program.await_cell(1, 2, '3, given')
        program.find('2 givens · many solutions', 'label')
        desktop.keys('9', 'Delete', 'ctrl+4', 'Right', '8')
        program.await_cell(1, 3, '8, entered')
        assert program.name_of(1, 2) == 'Row 1, column 2, 3, given'
        desktop.keys('ctrl+shift+l', 'Left', '9')
        program.await_cell(1, 1, '5, entered')
        program.await_cell(1, 2, '9, entered')


driver.run(globals())
