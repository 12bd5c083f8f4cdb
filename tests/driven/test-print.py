"""test-print.py - pages of puzzles: the dialog that exports them, and that of the desktop that prints."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
import pdf
from puzzles import EASY

SDK = '#D Morning Coffee\n[Puzzle]\n' + '\n'.join(EASY[row:row + 9] for row in range(0, 81, 9)) + '\n'
SOLUTIONS = 'Solutions on a page of their own'


def is_ticked(desktop, program, name):
    return 'checked' in desktop.reader.states([program.find(name, 'check ?box').reference])[0]


def test_export(desktop):
    """What was chosen is in the file, and is chosen the next time, also after a start."""
    puzzle, copy = desktop.write('puzzle.sdk', SDK), desktop.home / 'pages.pdf'
    with desktop.start(puzzle) as program:
        top = program.top
        program.await_grid(EASY)
        program.choose('Export…')
        program.work_in('Export')
        desktop.keys('space', 'End', 'Return')
        program.find('Page 1 of 1')
        assert not is_ticked(desktop, program, SOLUTIONS)
        program.click(program.find(SOLUTIONS, 'check ?box'))
        program.find('Page 1 of 2')
        program.press('Next page')
        program.find('Page 2 of 2')
        program.press('Export…')
        program.look_at(top)
        program.choose_file('Export as PDF', copy)
        program.find('Saved “pages.pdf”.', 'label')
        assert pdf.pages(copy) == (2, 595), pdf.pages(copy)
    with desktop.start() as program:
        program.await_grid(EASY)
        program.choose('Export…')
        program.work_in('Export')
        desktop.keys('space', 'End', 'Return')
        program.find('Page 1 of 2')
        assert is_ticked(desktop, program, SOLUTIONS)


@driver.full
def test_preview(desktop):
    """What was chosen in the print dialog is in the preview, and the next time, too."""
    with desktop.start(desktop.write('puzzle.sdk', SDK)) as program:
        top = program.top
        program.await_grid(EASY)
        for ticked in (False, True):
            desktop.keys('ctrl+p')
            program.work_in('Print')
            program.click(program.find('Puzzles', 'page tab|label'))
            assert is_ticked(desktop, program, SOLUTIONS) == ticked
            if not ticked:
                program.tick(SOLUTIONS)
            program.press('Pre_?view.*')
            program.work_in('Print Preview')
            program.find('Page 1 of 2')
            desktop.keys('Escape')
            driver.until(lambda: not program.window('Print Preview'), 'the end of the preview')
            program.look_at(top)


@driver.full
def test_selection(desktop):
    """Puzzles that are selected in a collection go on the pages of a file, or to the printer."""
    lines = '\n'.join(f'{EASY} # number {n}' for n in range(1, 9))
    copy = desktop.home / 'pages.pdf'
    with desktop.start(desktop.write('many.sdm', lines + '\n')) as program:
        top = program.top
        program.await_grid(EASY)
        program.click(program.find('number 3', 'label'))
        desktop.keys(*['shift+Down'] * 4)
        program.find_button('Save 5 Selected…')
        program.press('Put these puzzles on paper')
        program.click(program.find('Export PDF…', 'menu item'))
        program.work_in('Export')
        program.find('Page 1 of 2')
        program.press('Export…')
        program.look_at(top)
        program.choose_file('Export as PDF', copy)
        program.find('Saved “pages.pdf”.', 'label')
        assert pdf.pages(copy) == (2, 595), pdf.pages(copy)
        program.press('Put these puzzles on paper')
        program.click(program.find('Print…', 'menu item'))
        program.work_in('Print')
        program.press('Pre_?view.*')
        program.work_in('Print Preview')
        program.find('Page 1 of 2')
        desktop.keys('Escape')
        driver.until(lambda: not program.window('Print Preview'), 'the end of the preview')


driver.run(globals())
