"""test-typing.py - a puzzle by hand: digits, marks, moving, selecting, undo, solving."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, SOLVED

MODE = 'radio( button)?'


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


class Keys:
    """A person at a keyboard alone."""

    writes = {'Corner': 'ctrl+shift+{}', 'Centre': 'ctrl+{}', 'Digit': '{}'}
    size = 1000, 700
    settings = {'timer': 'true', 'record': 'true'}
    sees_page = True       # all of the page, without scrolling

    def __init__(self, desktop, program):
        self.desktop, self.program = desktop, program

    def go_to(self, row, column):
        self.reach(r'Row \d, column \d, .*', 'shift+Tab')
        self.desktop.keys('ctrl+Home', *['Down'] * (row - 1), *['Right'] * (column - 1))

    def write(self, mode, key, row, column):
        """Has the KEY (1 to 9) of MODE in a cell."""
        self.go_to(row, column)
        self.desktop.keys(*(['v', str(key), 'z'] if mode == 'Colour' else [self.writes[mode].format(key)]))

    def press(self, name):
        """Presses the button of that name."""
        keys = {'Undo': 'ctrl+z', 'Redo': 'ctrl+y', 'Hint': 'ctrl+h'}
        if name in keys:
            self.desktop.keys(keys[name])
        else:
            focus = self.program.focus(self.program.top)
            is_past = focus and re.match('Write|Digit|Corner|Centre|Colour', focus.name)   # the pad is behind the page
            self.reach(name, 'shift+Tab' if is_past else 'Tab')
            self.desktop.keys('space')

    def reach(self, name, by='Tab'):
        """Goes on by the key BY until what has the focus is called NAME."""
        def is_there():
            focus = self.program.focus(self.program.top)
            if focus and re.fullmatch(name, focus.name):
                return True
            self.desktop.keys(by)
            return False

        driver.until(is_there, f'the focus at “{name}”')

    def name(self, name):
        """Types the name of the kept position."""
        self.program.find('Name of the position', 'text box|text|entry')
        self.desktop.type(name)
        self.desktop.keys('Return')


class Ear(Keys):
    """A person who knows only what is said of what has the focus: the keys of the pad are gone to, and the
    cell is found by its name."""

    def go_to(self, row, column):
        self.reach(r'Row \d, column \d, .*', 'shift+Tab')
        while (at := re.match(r'Row (\d), column (\d)', self.program.focus(self.program.top).name)):
            down, on = row - int(at[1]), column - int(at[2])
            if not down and not on:
                break
            self.desktop.keys(*['Down' if down > 0 else 'Up'] * abs(down), *['Right' if on > 0 else 'Left'] * abs(on))
            self.program.await_focus(row, column)

    def write(self, mode, key, row, column):
        self.go_to(row, column)
        self.reach('Digit|Corner|Centre|Colour')
        while self.program.focus(self.program.top).name != mode:
            self.desktop.keys('Right' if mode != 'Digit' else 'Left')
        self.reach({'Digit': f'Write {key}, .*', 'Colour': f'Colour {key}, .*'}.get(mode, f'{mode} mark {key}'))
        self.desktop.keys('space')


class Mouse(Keys):
    """A person with a mouse alone: a click on a key, which is held, then one on each of its cells."""

    settings = {**Keys.settings, 'digit-first': 'true'}
    size = 1000, 900   # all of the page is seen

    def write(self, mode, key, row, column):
        self.choose(mode, key)
        self.program.click_cell(row, column)
        self.choose(mode, key)    # lets go of it

    def choose(self, mode, key):
        program = self.program
        if 'checked' not in program.find(mode, MODE).states():
            program.click(program.find(mode, MODE))
        program.press({'Digit': f'Write {key}, .*', 'Colour': f'Colour {key}, .*'}.get(mode, f'{mode} mark {key}'))

    def press(self, name):
        self.program.press(name)

    def name(self, name):
        self.program.find('Name of the position', 'text box|text|entry')
        self.program.click_cell(9, 3)   # it is kept without one


class Finger(Mouse):
    """A person with a phone: a tap on a cell, then one on a key."""

    settings = Keys.settings
    size = 360, 640
    sees_page = False

    def write(self, mode, key, row, column):
        self.program.click_cell(row, column)
        self.choose(mode, key)

    def press(self, name):
        """What is on the pages is in a sheet, which comes up for it and goes down again."""
        raised = not self.program.see(name, '(push )?button')
        if raised:
            self.program.press('Pages')
        self.program.press(name)
        if raised:
            self.program.press('Pages')


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
        if hand.sees_page:
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
