"""test-picture.py - one sitting with pictures: opened and pasted, a doubtful cell corrected, the other
grid, corners by hand, and a picture without a grid; and this program's own window, read from its picture."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import shutil
import subprocess

import driver
from puzzles import EASY, SOLVED

ALL_READ = 'Every cell was read. Compare the grid with the picture, then take it.'


def test_pictures(desktop):
    subprocess.run([os.environ['RT_DRAW_PICTURES'], desktop.home, EASY], check=True)

    def pasted(name):
        return desktop.clipboard((desktop.home / name).read_bytes(), 'image/png')

    with desktop.start(desktop.home / 'photo.jpg') as program:
        program.await_grid(EASY)
        program.find(ALL_READ, 'label')
        program.press('Take It')
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
            program.press('Take It')
            program.await_cell(1, 1, '5, given')

        # Two grids, of which the other is taken, and the corners of that by key and by pointer.
        with pasted('two.png'):
            desktop.keys('ctrl+v')
            program.press('Read the Other Grid in the Picture')
            program.await_grid(EASY[::-1])
            program.press('Set the Corners by Hand')
            corner = program.find('Top left corner: .*')
            window, x, y = program.place(corner)
            desktop.xdotool('mousemove', '--window', window, x, y, 'mousedown', 1,
                            'mousemove', '--window', window, x - 20, y - 20)
            driver.until(lambda: program.find('Top left corner: .*').name != corner.name,
                         'the corner elsewhere')
            desktop.xdotool('mouseup', 1)
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


def await_read(desktop, program, digits):
    """Waits until a picture of the window is read as DIGITS, with nothing doubtful in it: a menu or a message
    may lie over the grid for a while."""
    desktop.xdotool('mousemove', 1279, 1023)
    window = max(program.windows(), key=lambda window: window[1] * window[2])[0]

    def is_read():
        picture = subprocess.run(['import', '-window', window, 'png:-'], check=True, capture_output=True,
                                 env=desktop.environment, timeout=driver.PATIENCE).stdout
        done = subprocess.run([os.environ['RT_CLI'], 'convert', '--to=line', '-'], input=picture,
                              check=False, capture_output=True, timeout=driver.PATIENCE)
        return b'doubtful' not in done.stderr and done.stdout.decode().strip() == digits

    driver.until(is_read, f'a picture that is read as {digits}')


def look_at_own_window(desktop, size, **style):
    """Pencil marks, entered digits, a hint and an answer, in a window of that SIZE and STYLE."""
    if not shutil.which('import'):
        return
    desktop.write_settings({'window-width': size[0], 'window-height': size[1]})
    with desktop.start(desktop.write('easy.sdk', EASY), **style) as program:
        program.await_grid(EASY)
        await_read(desktop, program, EASY)
        program.click_cell(1, 3)
        desktop.keys('4')
        program.await_cell(1, 3, '4, entered')
        program.choose_of_grid('Fill In Pencil Marks')
        entered = EASY[:2] + '4' + EASY[3:]
        await_read(desktop, program, entered)
        desktop.keys('ctrl+h', 'ctrl+h', 'ctrl+h')
        await_read(desktop, program, entered)
        desktop.keys('Escape', 'ctrl+Return')
        await_read(desktop, program, SOLVED)


def test_own_window(desktop):
    look_at_own_window(desktop, (1000, 700))


def test_own_dark_window(desktop):
    look_at_own_window(desktop, (1000, 700), GTK_THEME='Adwaita:dark')


driver.run(globals())
