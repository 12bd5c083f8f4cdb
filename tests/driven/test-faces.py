"""test-faces.py - what stands beside the grid: a question, or pages behind tabs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver

QUESTION = r'What would you like to do\?'
TAB = '(page )?tab'


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


driver.run(globals())
