"""test-check.py - which digits are wrong is told when the person asks, in no other way before; and positions are
kept and gone back to."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY

CLASH = '30 givens · two 5s in row 1'


def test_on_demand(desktop):
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.find('30 givens · exactly one solution', 'label')
        desktop.keys('Right', 'Right', '5')
        program.find(CLASH, 'label')
        program.await_cell(1, 1, '5, given, conflict')
        program.await_cell(1, 3, '5, entered, conflict')
        desktop.keys('ctrl+k')
        program.await_cell(1, 1, '5, given, conflict')
        program.await_cell(1, 3, '5, entered, conflict, wrong')
        desktop.keys('1')
        program.await_cell(1, 3, '1, entered')
        program.find('30 givens · exactly one solution', 'label')
        program.await_cell(1, 1, '5, given')
        desktop.keys('ctrl+k')
        program.find('30 givens · 1 digit you entered is wrong', 'label')
        program.find('1 digit you entered is wrong', 'label')
        program.await_cell(1, 3, '1, entered, wrong')
        desktop.keys('4')
        program.await_cell(1, 3, '4, entered')
        program.press('Check What I Have')
        program.find(r'The 1 digit you entered is right\.', 'label')


def test_branches(desktop):
    """A guess that came to nothing is left for another one, and come back to: by keys, by clicks, and after the
    program has ended."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        desktop.keys('Right', 'Right', '4')
        program.await_cell(1, 3, '4, entered')
        program.press('Keep This Position')
        program.find('Name of the position', 'text box|text|entry')
        desktop.type('before I guessed 6')
        desktop.keys('Return')
        program.find_button('before I guessed 6, here')
        program.click_cell(1, 4)
        desktop.keys('6', 'Right', 'Right', '8')
        program.await_cell(1, 6, '8, entered')
        program.press('before I guessed 6, 50 cells left')
        program.await_cell(1, 4, 'empty')
        program.click_cell(1, 4)
        desktop.keys('2')
        program.await_cell(1, 4, '2, entered')
        desktop.keys('ctrl+d')
        program.find_button('A way you left, 48 cells left, 2 steps on another branch')
        desktop.keys('ctrl+w')
        program.wait_for_end()
    with desktop.start() as program:
        program.await_cell(1, 4, '2, entered')
        program.press('A way you left, 48 cells left, 2 steps on another branch')
        program.await_cell(1, 6, '8, entered')
        program.find_button('49 cells left, 1 step on another branch')
        program.press('Menu of “before I guessed 6”')
        program.click(program.find('Keep No Longer', driver.MENU_ROW))
        program.await_gone('before I guessed 6, 50 cells left', 'button|push button')
        program.click_cell(1, 4)
        desktop.keys('ctrl+z')
        program.await_cell(1, 4, '2, entered')
        program.await_cell(1, 6, 'empty')


driver.run(globals())
