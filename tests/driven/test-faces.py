"""test-faces.py - what stands beside the grid: a question, or pages behind tabs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY

QUESTION = r'What would you like to do\?'
TAB = '(page )?tab'


def await_selected(program, name):
    """Waits until the tab of that name is the one that is chosen, and has the focus."""
    driver.until(lambda: {'selected', 'focused'} <= program.find(name, TAB).states(),
                 f'the focus on “{name}”')


def test_start(desktop):
    """An empty window asks; a digit is an answer, and so is a row."""
    with desktop.start() as program:
        program.find(QUESTION, 'label')
        assert not program.see('Puzzle', TAB)
        desktop.keys('5')
        program.await_cell(1, 1, '5, entered')
        program.find('Puzzle', TAB)
        program.await_gone(QUESTION, 'label')
        desktop.keys('ctrl+z')
        program.find(QUESTION, 'label')
        program.press('Solve a puzzle I have')
        program.find('Type the digits.*', 'label')
        program.await_focus(1, 1)
        program.press('Watch a search work')
        program.find('1 of 5.*', 'label')
        assert 'selected' in program.find('Search', TAB).states()
        assert len(program.windows()) == 1


@driver.full
def test_tabs(desktop):
    """The Tab key leads to the tab that is chosen, arrows and Home and End to the others."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        tab = program.find('Puzzle', TAB)
        driver.until(lambda: 'focused' in tab.states() or desktop.keys('Tab'), 'the focus on a tab')
        desktop.keys('Right')
        await_selected(program, 'Search')
        desktop.keys('End')
        await_selected(program, 'Logic')
        program.find_button('The Whole Path')
        desktop.keys('Home')
        await_selected(program, 'Puzzle')
        program.await_gone('The Whole Path')


@driver.full
def test_new_and_undo(desktop):
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        desktop.keys('ctrl+n')
        program.await_grid('.' * 81)
        program.find(QUESTION, 'label')
        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        program.find('.*easy.txt.*', 'label')
        assert len(program.windows()) == 1


driver.run(globals())
