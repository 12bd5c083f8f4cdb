"""test-documents.py - one sitting with files: opened, saved as another, reverted, pasted over, a
collection looked through, and what is wanted of it on paper."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
import pdf
from puzzles import EASY, TWO, LONG

PAPERS = f'{EASY} # Easter Sunday\n{LONG} # forum\n{TWO} # Sunday paper\n'


def rows(grid):
    return [grid[row:row + 9] for row in range(0, 81, 9)]


# As judges write it, and as three other programs do.
JUDGE = '\n'.join(' '.join(row.replace('.', '0')) for row in rows(EASY)) + '\n'
FRAMED = '*-----------*\n' + '\n'.join(
    ('|---+---+---|\n' if n in (3, 6) else '') + f'|{row[:3]}|{row[3:6]}|{row[6:]}|'
    for n, row in enumerate(rows(LONG))) + '\n*-----------*\n'
HODOKU = f':0000:x:{EASY[:2]}+4{EASY[3:]}:::\n'
SAVED = ('{"cells": [' + ', '.join(
    f'{{"position": [{n // 9}, {n % 9}], "value": {digit}, "fixed": true, "earmarks": []}}'
    for n, digit in enumerate(TWO) if digit != '.') + ']}')


def test_sitting(desktop):
    judge, copy = desktop.write('judge.txt', JUDGE), desktop.home / 'copy.sdk'
    paper = desktop.home / 'paper.pdf'
    with desktop.start() as program:
        program.open_file(judge)
        program.await_grid(EASY)
        program.click_cell(1, 3)
        desktop.keys('4')
        program.find('• judge.txt', 'label')
        desktop.keys('ctrl+shift+s')
        program.choose_file('Save the Puzzle', copy)
        program.find('copy.sdk', 'label')
        assert judge.read_text() == JUDGE

        desktop.keys('Right', '6')
        program.await_cell(1, 4, '6, entered')
        program.choose('Revert to File')
        program.await_grid(EASY[:2] + '4' + EASY[3:])
        program.await_cell(1, 3, '4, entered')

        for text, grid in ((FRAMED, LONG), (HODOKU, EASY[:2] + '4' + EASY[3:]), (SAVED, TWO)):
            with desktop.clipboard(text):
                desktop.keys('ctrl+v')
                program.await_grid(grid)
        program.find('• copy.sdk', 'label')
        desktop.keys('ctrl+z', 'ctrl+z', 'ctrl+z')
        program.find('copy.sdk', 'label')

        program.open_file(desktop.write('papers.sdm', PAPERS))
        program.find('papers.sdm · 1 of 3', 'label')
        program.await_grid(EASY)
        desktop.keys('ctrl+f')
        desktop.type('sunday')
        program.find('2 of 3 puzzles', 'label')
        program.await_gone('forum', 'label')
        program.click(program.find('Sunday paper', 'label'))
        program.await_grid(TWO)
        desktop.keys('ctrl+a')
        program.find('Save 2 Selected…', 'label')

        top = program.top
        program.press('Print or export these puzzles')
        program.work_in('Export')
        program.click(program.find('Solutions on a page of their own', 'check ?box'))
        program.find('Page 1 of 2')
        program.press('Export…')
        program.look_at(top)
        program.choose_file('Export as PDF', paper)
        program.find('Saved “paper.pdf”.', 'label')
        assert pdf.pages(paper) == (2, 595), pdf.pages(paper)


driver.run(globals())
