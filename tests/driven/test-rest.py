"""test-rest.py - what a malformed text still holds: loaded on request, marked, mended, kept, and
never saved over the text unasked."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY

OTHER = EASY[:-1] + '.'
ROWS = [EASY[row:row + 9] for row in range(0, 81, 9)]
UNREAD = 'empty, could not be read'

# Two characters of the second row are none of a puzzle.
BAD = '#D Morning Coffee\n[Puzzle]\n' + '\n'.join([ROWS[0], '6q#' + ROWS[1][3:], *ROWS[2:]]) + '\n'
ONE_BAD = '\n'.join([ROWS[0], '6.q' + ROWS[1][3:], *ROWS[2:]]) + '\n'


def take_offer(program, error):
    program.find(error, 'label')
    program.press('Load What Could Be Read')


def await_kept(desktop, *words):
    """Waits until a file of the session on the disk has all WORDS in it."""
    folder = desktop.home / 'state' / 'retrace' / 'session'
    texts = lambda: [path.read_text() for path in folder.glob('*-*') if not path.suffix]
    driver.until(lambda: any(all(word in text for word in words) for text in texts()),
                 lambda: f'{words} on the disk, but there is {texts()}')


def test_mend_and_save(desktop):
    """The first five minutes: read the error, load the rest, type what is missing, save it."""
    path = desktop.write('coffee.sdk', BAD)
    with desktop.start(path) as program:
        take_offer(program, 'coffee.sdk, line 4, column 2: .*')
        program.await_grid(EASY)
        program.find('.*place.* could not be read.*marked.*', 'label')
        program.find('• Morning Coffee', 'label')
        unread = [cell[0] for cell in program.read_cells() if UNREAD in cell[0]]
        assert unread == [f'Row 2, column 2, {UNREAD}', f'Row 2, column 3, {UNREAD}'], unread
        program.await_focus(2, 2)
        desktop.keys('7')
        program.await_cell(2, 2, '7, entered')
        # The other one is blank in truth.
        desktop.keys('Right', 'Delete')
        program.await_cell(2, 3, 'empty')
        desktop.keys('ctrl+z', 'ctrl+z')
        program.await_cell(2, 2, UNREAD)
        program.await_cell(2, 3, UNREAD)
        desktop.keys('ctrl+y', 'ctrl+y')
        program.await_cell(2, 3, 'empty')
        desktop.keys('ctrl+s')
        program.choose_file('Save the Puzzle', desktop.home / 'mended.sdk')
        program.find('mended.sdk', 'label')
        assert path.read_text() == BAD
        assert '[State]\n53..7....\n67.195...\n' in (desktop.home / 'mended.sdk').read_text()


@driver.full
def test_undo_and_session(desktop):
    """What was there comes back; killed, the window still knows what could not be read."""
    with desktop.start() as program:
        desktop.keys('9')
        program.await_cell(1, 1, '9, entered')
        with desktop.clipboard(ONE_BAD):
            desktop.keys('ctrl+v')
            take_offer(program, 'Pasted text, line 2, column 3: .*')
        program.await_grid(EASY)
        program.await_cell(2, 3, UNREAD)
        await_kept(desktop, 'unread=')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.await_cell(2, 3, UNREAD)
        desktop.keys('ctrl+z')
        program.await_cell(1, 1, '9, entered')
        assert program.count('empty') == 80
        assert not any(UNREAD in cell[0] for cell in program.read_cells())


@driver.full
def test_collection(desktop):
    """What is whole is listed, what is not is counted; it comes back after a kill."""
    path = desktop.write('grids.txt', f'Grid 01\n{ONE_BAD}Grid 02\n' + '\n'.join(ROWS) +
                         '\nGrid 03\n' + '\n'.join(['.' * 9, *ROWS[1:]]) + '\n')
    with desktop.start(path) as program:
        take_offer(program, 'grids.txt, line 3, column 3: .*')
        program.await_grid(EASY)
        program.find('1 place .* could not be read. 1 puzzle .* left out.', 'label')
        program.find('grids.txt · 1 of 2', 'label')
        desktop.keys('ctrl+Page_Down')
        program.find('grids.txt · 2 of 2', 'label')
        program.click_cell(1, 1)
        desktop.keys('5')
        program.await_cell(1, 1, '5, entered')
        await_kept(desktop, 'rest=true', 'row=1', 'Enter 5')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.find('• grids.txt · 2 of 2', 'label')
        program.await_cell(1, 1, '5, entered')


@driver.full
def test_several_files(desktop):
    """The sound ones are there at once; the malformed one waits, and gets a window of its own."""
    sound = desktop.write('sound.txt', '\n'.join([EASY, OTHER, '']))
    with desktop.start(sound, desktop.write('bad.txt', ONE_BAD)) as program:
        program.find('2 Files · 1 of 2', 'label')
        take_offer(program, 'bad.txt, line 2, column 3: .*')
        program.work_in('New Puzzle')
        program.await_grid(EASY)
        program.await_cell(2, 3, UNREAD)


@driver.full
def test_several_collections(desktop):
    """What is whole in the malformed one joins the others."""
    sound = desktop.write('sound.txt', EASY)
    bad = desktop.write('bad.txt', f'Grid 01\n{ONE_BAD}Grid 02\n' + '\n'.join(ROWS) + '\n')
    with desktop.start(sound, bad) as program:
        take_offer(program, 'bad.txt, line 3, column 3: .*')
        program.find('1 place .* could not be read. 1 puzzle .* left out.', 'label')
        program.find('2 Files · 1 of 2', 'label')


@driver.full
def test_revert(desktop):
    """A file that has become malformed: its rest, beside what is here."""
    path = desktop.write('puzzle.txt', OTHER)
    with desktop.start(path) as program:
        program.await_grid(OTHER)
        path.write_text(ONE_BAD)
        program.press('Reload')
        take_offer(program, 'puzzle.txt, line 2, column 3: .*')
        program.work_in('New Puzzle')
        program.await_grid(EASY)
        program.await_cell(2, 3, UNREAD)
        program.look_at(program.window('puzzle.txt').reference)
        program.await_grid(OTHER)


driver.run(globals())
