"""players.py - four people who solve a puzzle: by keys, by what is said alone, by mouse, by finger."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, SOLVED

MODE = 'radio( button)?'
MOST_STEPS = 100   # from one end of the window to the other
NAME = 'Name of the position', 'text box|text|entry'


class Keys:
    """A person at a keyboard alone."""

    writes = {'Corner': 'ctrl+shift+{}', 'Centre': 'ctrl+{}', 'Digit': '{}'}
    size = 1000, 700
    settings = {'timer': 'true', 'record': 'true'}

    def __init__(self, desktop, program):
        self.desktop, self.program = desktop, program

    def go_to(self, row, column):
        self.reach(r'Row \d, column \d, .*', 'shift+Tab')
        self.desktop.keys('ctrl+Home', *['Down'] * (row - 1), *['Right'] * (column - 1))

    def write(self, mode, key, row, column):
        """Has the KEY (1 to 9) of MODE in a cell."""
        self.go_to(row, column)
        self.desktop.keys(*(['v', str(key), 'z'] if mode == 'Colour' else [self.writes[mode].format(key)]))

    def write_all(self, places):
        """Writes what is still missing, at PLACES from 0 to 80."""
        for place in places:
            self.write('Digit', SOLVED[place], place // 9 + 1, place % 9 + 1)

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
        """Goes on by the key BY, from one thing to the next, until what has the focus is called NAME."""
        for _ in range(MOST_STEPS):
            focus = self.program.focus(self.program.top)
            if focus and re.fullmatch(name, focus.name):
                return
            self.desktop.keys(by)
            driver.until(lambda: self.has_moved(focus), f'the focus elsewhere than at {focus}')
        raise AssertionError(f'“{name}” is nowhere')

    def has_moved(self, focus):
        now = self.program.focus(self.program.top)
        return now and not (focus and now.reference == focus.reference)

    def keep(self, name):
        """Keeps the position by that name."""
        self.press('Keep This Position')
        self.program.find(*NAME)
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

    def write_all(self, places):
        """The cells by their names, the digits by their keys."""
        for place in places:
            self.go_to(place // 9 + 1, place % 9 + 1)
            self.desktop.keys(SOLVED[place])


class Mouse(Keys):
    """A person with a mouse alone: a click on a key, which is held, then one on each of its cells."""

    settings = {**Keys.settings, 'digit-first': 'true'}
    size = 1000, 900   # all of the page is seen

    def write(self, mode, key, row, column):
        self.choose(mode, key)
        self.program.click_cell(row, column)
        self.choose(mode, key)    # lets go of it

    def write_all(self, places):
        keys, cells = self.find_places(places)
        for digit in sorted({SOLVED[place] for place in places}):
            self.program.click_at(*keys[digit])
            for place in places:
                if SOLVED[place] == digit:
                    self.program.click_at(*cells[place])

    def find_places(self, places):
        """Where the keys of the digits are, and the cells at PLACES. They stay there while they are clicked on."""
        self.program.settle()
        nodes = list(self.program.look().walk())

        def find(name):
            return self.program.place(next(node for node in nodes if node.name.startswith(name)))

        return ({digit: find(f'Write {digit}, ') for digit in '123456789'},
                {place: find(f'Row {place // 9 + 1}, column {place % 9 + 1}, ') for place in places})

    def choose(self, mode, key):
        program = self.program
        if 'checked' not in program.find(mode, MODE).states():
            program.click(program.find(mode, MODE))
        program.press({'Digit': f'Write {key}, .*', 'Colour': f'Colour {key}, .*'}.get(mode, f'{mode} mark {key}'))

    def press(self, name):
        self.program.press(name)

    def keep(self, name):
        self.press('Keep This Position')
        self.program.find(*NAME)
        self.program.click_cell(9, 3)   # it is kept without one


class Finger(Mouse):
    """A person with a phone: a tap on a cell, then one on a key."""

    settings = Keys.settings
    size = 360, 640
    below = 'Undo', 'Redo', 'Hint'   # seen without the sheet

    def write(self, mode, key, row, column):
        self.program.click_cell(row, column)
        self.choose(mode, key)

    def write_all(self, places):
        keys, cells = self.find_places(places)
        for place, cell in cells.items():
            self.program.click_at(*cell)
            self.program.click_at(*keys[SOLVED[place]])

    def press(self, name):
        """What is on the pages is in a sheet, which comes up for it and goes down again."""
        raised = name not in self.below
        if raised:
            self.set_sheet(True)
            self.bring_up(name)
        self.program.press(name)
        if raised:
            self.set_sheet(False)

    def set_sheet(self, up):
        """Has the sheet with the pages come up, or go down."""
        self.program.press('Pages')
        pages = self.program.find_button('Pages')
        driver.until(lambda: ('pressed' in pages.states() or 'checked' in pages.states()) == up, 'the sheet')

    def keep(self, name):
        """Without the name, for which there are no keys. Where that could be typed comes into view by itself."""
        self.set_sheet(True)
        self.program.press('Keep This Position')
        driver.until(lambda: self.is_in_sheet(self.program.find(*NAME)), 'the name in the sheet')
        self.set_sheet(False)

    def is_in_sheet(self, node):
        """Whether the middle of NODE is above the foot of the window."""
        return self.program.place(node)[2] < self.program.place(self.program.find_button('Pages'))[2] - 24

    def bring_up(self, name):
        """Pushes what is in the sheet up until the button of that NAME is seen."""
        hand = self.desktop.hands
        window = hand.active_window()

        def is_seen():
            if self.is_in_sheet(self.program.find_button(name)):
                return True
            hand.move(MARGIN, 560, window)
            hand.button(1, True)
            for y in range(540, 440, -20):
                hand.move(MARGIN, y, window)
                self.program.settle()   # else all the way may be one move
            hand.button(1, False)
            hand.click()   # which stops what still moves
            return False

        driver.until(is_seen, f'“{name}” in the sheet')


MARGIN = 8   # pixels: nothing is there to be pressed


def leave_and_come_back(program, hand):
    """A position is kept, what was done after it is left and come back to, and all is seen again."""
    hand.keep('a guess')
    hand.write('Digit', 6, 1, 4)
    program.await_cell(1, 4, '6, entered')
    hand.press(r'(a guess, )?\d+ cells left')
    program.await_cell(1, 4, 'empty, candidates 6')
    hand.write('Digit', 8, 1, 6)
    program.await_cell(1, 6, '8, entered, coloured turquoise')
    hand.press('1 Other Way You Left')
    hand.press(r'A way you left, \d+ cells left, 1 step on another branch')
    program.await_cell(1, 4, '6, entered')
    program.await_cell(1, 6, 'empty, coloured turquoise')
    hand.press('Replay')
    program.find('your solving, at step 0', 'label')
    program.await_cell(1, 3, 'empty')
    hand.press('End the replay')
    program.await_cell(1, 4, '6, entered')
    driver.until(lambda: program.cells_with('focused'), 'the focus in the grid')


def solve_as(desktop, kind):
    """A puzzle from its first mark to the record, with what can be done on the way, and back."""
    width, height = kind.size
    desktop.write_settings({'window-width': width, 'window-height': height, **kind.settings})
    with desktop.start(desktop.write('puzzle.txt', EASY)) as program:
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
        leave_and_come_back(program, hand)
        hand.write('Digit', 8, 1, 6)
        hand.write_all([i for i in range(81) if EASY[i] == '.' and i not in (2, 3, 5)])
        program.await_grid(SOLVED)
        program.find(r'Solved in \d\d:\d\d, with 1 hint\. Easy \d\.\d\.', 'label')
        if kind is Finger:
            program.press('Pages')
        program.find(r'Easy: 1 solved, 1 hint, best \d\d:\d\d', 'label')
