"""test-collection.py - a file of many puzzles: listed, spoken, looked through, worked in, kept."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY, TWO, LONG

MIXED = f'{EASY} # Easter\n{EASY[:45]}\n{LONG} # forum\n{TWO} # Sunday paper\n'


def open_mixed(desktop):
    return desktop.start(desktop.write('mixed.sdm', MIXED))


@driver.full
def test_rows_speak(desktop):
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.find('mixed.sdm · 1 of 4', 'label')
        program.find('4 puzzles.*', 'label')
        for words in ('Puzzle 1, Easter, 30 givens, exactly one solution, rating 1.2',
                      'Puzzle 2, damaged: Line 2: 45 cells .*',
                      r'Puzzle 3, forum, 17 givens, exactly one solution, rating \d\.\d',
                      'Puzzle 4, Sunday paper, 27 givens, many solutions'):
            program.find(words, 'row|list item|table row')


def test_click_keys_and_work(desktop):
    """A click opens; the keys go on, past a damaged line; what was typed is there again."""
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.click(program.find('forum', 'label'))
        program.await_grid(LONG)
        desktop.keys('ctrl+Page_Up')
        program.await_grid(EASY)
        program.click_cell(1, 3)
        desktop.keys('4')
        program.find('• mixed.sdm · 1 of 4', 'label')
        desktop.keys('ctrl+Page_Down')
        program.await_grid(LONG)
        desktop.keys('ctrl+Page_Down')
        program.await_grid(TWO)
        desktop.keys('ctrl+Page_Down', 'ctrl+Page_Up', 'ctrl+Page_Up')
        program.await_cell(1, 3, '4, entered')
        desktop.keys('ctrl+z')
        program.await_grid(EASY)


@driver.full
def test_arrows_browse(desktop):
    """In the list, arrows show one puzzle after another; Enter goes to work in the grid."""
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.click(program.find('forum', 'label'))
        program.await_grid(LONG)
        desktop.keys('Down')
        program.await_grid(TWO)
        desktop.keys('Up')
        program.await_grid(LONG)
        desktop.keys('Return', '9')
        program.await_cell(1, 1, '9, entered')


def test_find(desktop):
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        desktop.keys('ctrl+f')
        desktop.type('sunday')
        program.find('1 of 4 puzzles', 'label')
        program.await_gone('forum', 'label')
        desktop.keys('ctrl+Page_Down')
        program.await_grid(TWO)
        program.find('mixed.sdm · 4 of 4', 'label')


@driver.full
def test_sort(desktop):
    """A header sorts, and the next puzzle is the next in that order."""
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.click(program.find('Givens', 'label'))
        desktop.keys('ctrl+Page_Up')
        program.await_grid(TWO)
        desktop.keys('ctrl+Page_Up')
        program.await_grid(LONG)


def test_rating(desktop):
    """Ratings are typed as one says them, and listed in their order."""
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.click(program.find('Rating', 'label'))
        desktop.keys('ctrl+Page_Down')
        program.await_grid(LONG)
        desktop.keys('ctrl+f')
        program.click(program.find('Find puzzles by their rating'))
        desktop.type('1-1.5')
        program.find('1 of 4 puzzles', 'label')
        program.await_gone('forum', 'label')
        program.find('Easter', 'label')


@driver.full
def test_save_listed(desktop):
    """Readers of such files may know digits alone."""
    copy = desktop.home / 'copy.sdm'
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        desktop.keys('ctrl+f')
        desktop.type('o')
        program.press('Save 1 Listed…')
        program.choose_file('Save the Puzzles', copy)
        program.find('1 puzzle was saved in “copy.sdm”.*', 'label')
        assert copy.read_text() == LONG.replace('.', '0') + ' # forum\n', copy.read_text()


@driver.full
def test_killed(desktop):
    """At most a second after a digit was typed it is safe."""
    with open_mixed(desktop) as program:
        program.await_grid(EASY)
        program.click_cell(1, 3)
        desktop.keys('4', 'ctrl+Page_Down')
        program.await_grid(LONG)
        folder = desktop.home / 'state' / 'retrace' / 'session'
        driver.until(lambda: any('row=2\n' in path.read_text()
                                 for path in folder.glob('collection-*') if not path.suffix),
                     'the collection on the disk')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.await_grid(LONG)
        program.find('mixed.sdm · 3 of 4', 'label')
        desktop.keys('ctrl+Page_Up')
        program.await_cell(1, 3, '4, entered')


driver.run(globals())
