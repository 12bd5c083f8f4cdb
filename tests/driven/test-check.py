"""test-check.py - whether the grid is right is told when the person asks, in no other way before."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY

CLASH = '30 givens · two 5s in row 1'


def test_on_demand(desktop):
    desktop.write_settings({'verdict': "'on-demand'"})
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.find('30 givens · 51 left', 'label')
        desktop.keys('Right', 'Right', '5')
        program.find(CLASH, 'label')
        program.await_cell(1, 1, '5, given, conflict')
        program.await_cell(1, 3, '5, entered, conflict')
        desktop.keys('ctrl+k')
        program.await_cell(1, 1, '5, given, conflict')
        program.await_cell(1, 3, '5, entered, conflict, wrong')
        desktop.keys('1')
        program.await_cell(1, 3, '1, entered')
        program.find('30 givens · 50 left', 'label')
        program.await_cell(1, 1, '5, given')
        desktop.keys('ctrl+k')
        program.find('30 givens · 1 digit you entered is wrong', 'label')
        program.await_cell(1, 3, '1, entered, wrong')
        desktop.keys('4')
        program.await_cell(1, 3, '4, entered')
        program.find('30 givens · 50 left', 'label')
        program.press('Check')
        program.find('30 givens · exactly one solution', 'label')


@driver.full
def test_chosen_by_key(desktop):
    """Preferences are opened, walked and closed by keys; the window follows at once."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        desktop.keys('Right', 'Right', '5')
        program.find(CLASH, 'label')
        desktop.keys('ctrl+comma')
        program.await_window('Preferences')
        desktop.keys('space')
        program.find('Never', 'label')
        desktop.keys('End', 'Return')
        program.find('30 givens · 50 left', 'label')
        desktop.keys('Escape')
        driver.until(lambda: not program.window('Preferences'), 'the end of the window')


driver.run(globals())
