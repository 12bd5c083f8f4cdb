"""test-picture.py - one sitting with pictures: opened and pasted, a doubtful cell corrected, the other
grid, corners by hand, and a picture without a grid; and what comes back of one that was being corrected."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import subprocess
import time

import driver
from puzzles import EASY

ALL_READ = 'Every cell was read. Compare the grid with the picture, then take it.'


def test_pictures(desktop):
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, EASY], check=True)

    def pasted(name):
        return desktop.clipboard((desktop.home / name).read_bytes(), 'image/png')

    with desktop.start(desktop.home / 'photo.jpg') as program:
        program.await_grid(EASY)
        program.find(ALL_READ, 'label')
        program.press('Use This Puzzle')
        program.await_gone('Picture', '(page )?tab')

        # A screenshot, in which one cell cannot be read: it is blank until it is typed.
        with pasted('doubtful.png'):
            desktop.keys('ctrl+v')
            program.find('1 cell is doubtful.*', 'label')
            program.await_grid('.' + EASY[1:])
            program.find_button('Blank')
            program.await_focus(1, 1)
            desktop.keys('5')
            program.find(ALL_READ, 'label')
            program.await_cell(1, 1, '5, entered')
            program.press('Use This Puzzle')
            program.await_cell(1, 1, '5, given')

        # Two grids, of which the other is taken, and the corners of that by key and by pointer.
        with pasted('two.png'):
            desktop.keys('ctrl+v')
            program.press('Read the Other Grid in the Picture')
            program.await_grid(EASY[::-1])
            program.press('Set the Corners by Hand')
            corner = program.find('Top left corner: .*')
            window, x, y = program.place(corner)
            desktop.hands.move(x, y, window)
            desktop.hands.button(1, True)
            desktop.hands.move(x - 20, y - 20, window)
            driver.until(lambda: program.find('Top left corner: .*').name != corner.name,
                         'the corner elsewhere')
            desktop.hands.button(1, False)
            desktop.keys('shift+Right', 'shift+Right', 'shift+Down', 'shift+Down')
            program.find(corner.name)
            desktop.keys('Return')
            program.await_gone('Top left corner: .*')
            program.find(ALL_READ, 'label')
            program.await_grid(EASY[::-1])

        with pasted('none.png'):
            desktop.keys('ctrl+v')
            program.find('No grid was found in this picture.* Or move the four corners.*', 'label')
            program.find('Bottom right corner: 85 % from the left, 85 % from the top')
            program.press('Put the Picture Away')
            program.await_gone('Picture', '(page )?tab')
            program.await_grid(EASY[::-1])


def test_dropped(desktop):
    """A photo with a doubtful cell, from another program, as a file manager does it; then one more, for
    which there is another window."""
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, EASY], check=True)
    desktop.write_settings({'window-width': 1000, 'window-height': 700})
    with desktop.start() as program:
        program.drop(desktop.home / 'doubtful.jpg', program.find('Row 5, column 5, .*'))
        program.find('1 cell is doubtful.*', 'label')
        program.await_grid('.' + EASY[1:])
        program.await_focus(1, 1)
        desktop.keys('5')
        program.find(ALL_READ, 'label')
        program.press('Use This Puzzle')
        program.await_gone('Picture', '(page )?tab')
        program.await_cell(1, 1, '5, given')

        program.drop(desktop.home / 'photo.jpg', program.find('Row 9, column 9, .*'))
        program.find(ALL_READ, 'label')
        program.await_gone('Reading…', 'label')


@driver.full
def test_dropped_from_a_browser(desktop):
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, EASY], check=True)
    desktop.write_settings({'window-width': 1000, 'window-height': 700})
    with desktop.start() as program:
        program.drop(desktop.home / 'screen.png', program.find('Row 5, column 5, .*'),
                     'https://example.invalid/screen.png')
        program.find(ALL_READ, 'label')
        program.await_grid(EASY)


@driver.full
def test_phone(desktop):
    """In a window like a phone: the page comes up over the grid, and a corner is dragged on it."""
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, EASY], check=True)
    desktop.write_settings({'window-width': 360, 'window-height': 640})
    with desktop.start(desktop.home / 'photo.jpg') as program:
        program.await_grid(EASY)
        program.press('Pages')
        program.press('Picture')
        program.press('Set the Corners by Hand')
        corner = program.find('Bottom left corner: .*')
        window, x, y = program.place(corner)
        desktop.hands.move(x, y, window)
        desktop.hands.button(1, True)
        desktop.hands.move(x + 2, y + 3, window)
        desktop.hands.move(x + 8, y + 12, window)
        driver.until(lambda: program.find('Bottom left corner: .*').name != corner.name,
                     'the corner elsewhere')
        desktop.hands.move(x + 1, y + 1, window)
        desktop.hands.button(1, False)
        program.press('Read Inside These Corners')
        program.find(ALL_READ, 'label')
        program.press('Use This Puzzle')
        program.await_grid(EASY)


@driver.full
def test_killed_while_correcting(desktop):
    """The puzzle comes back with what was corrected, and with the cells that are doubtful still."""
    puzzle = EASY
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, puzzle], check=True)
    with desktop.start() as program:
        with desktop.clipboard((desktop.home / 'hand.png').read_bytes(), 'image/png'):
            desktop.keys('ctrl+v')
            program.find('[0-9]+ cells are doubtful. .*', 'label')
        driver.until(lambda: program.grid() != '.' * 81, 'what was read')
        left = [place for place, cell in enumerate(program.read_cells()) if cell[7]]
        assert len(left) > 2 and all(program.grid()[place] == '.' for place in left), left
        desktop.keys(puzzle[left[0]])
        row, column = divmod(left[0], 9)
        program.await_cell(row + 1, column + 1, f'{puzzle[left[0]]}, entered')
        wanted = program.grid()
        time.sleep(1.5)  # what was typed a second ago is kept
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.await_grid(wanted)
        assert [place for place, cell in enumerate(program.read_cells()) if cell[7]] == left[1:]


driver.run(globals())
