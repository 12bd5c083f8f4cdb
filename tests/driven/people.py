"""people.py - people who do the same by different means: by keys, by ear, with a mouse, with a phone."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver

MODE = 'radio( button)?'


class Keys:
    """A person at a keyboard alone."""

    writes = {'Corner': 'ctrl+shift+{}', 'Centre': 'ctrl+{}', 'Digit': '{}'}
    size = 1000, 700
    settings = {'timer': 'true', 'record': 'true'}
    goes_back = True       # to positions that were kept, by the list on the page

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

    goes_back = False      # by the same keys as in Keys

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
    goes_back = False      # the list is below what is seen

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
