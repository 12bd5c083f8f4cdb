"""test-own-window.py - pictures of this program's own window are read right, in every style: given, entered
and found digits, pencil marks, a hint, a step of a search, and an answer."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import shutil
import subprocess
import time

import driver
import tap
from puzzles import EASY, SOLVED

DESK, PHONE = (1000, 700), (360, 640)
ENTERED = EASY[:2] + '4' + EASY[3:]
STEPS = 28   # from the first one on: some find that no digit fits, and strike out what they take back


class Eye:
    """Reads pictures of the window of PROGRAM."""

    def __init__(self, desktop, program):
        if not shutil.which('import'):
            raise tap.Skip('no window is read: import is not installed (package imagemagick)')
        self.desktop, self.program = desktop, program

    def look(self):
        """What is read, and whether anything in it is doubtful. A menu or a message may lie over the grid."""
        window = max(self.program.windows(), key=lambda window: window[1] * window[2])[0]
        picture = subprocess.run(['import', '-window', str(window), 'png:-'], check=True, capture_output=True,
                                 env=self.desktop.environment, timeout=driver.PATIENCE).stdout
        self.said = subprocess.run([os.environ['RT_CLI'], 'convert', '--to=line', '-'], input=picture,
                                   check=False, capture_output=True, timeout=driver.PATIENCE)
        folder = os.environ.get('RT_KEEP_PICTURES')
        if folder:
            with open(f'{folder}/{time.monotonic_ns()}.png', 'wb') as file:
                file.write(picture)
        return self.said.stdout.decode().strip(), b'doubtful' in self.said.stderr

    def await_read(self, digits, may_doubt=False):
        """MAY_DOUBT: what a search writes is thinner than print, and may be no puzzle."""
        self.desktop.put_pointer_away()

        def is_read():
            wanted = digits() if callable(digits) else digits
            seen, doubts = self.look()
            return seen == wanted and (may_doubt or not doubts)

        driver.until(is_read, lambda: f'a picture that is read as {digits}, but there is {self.said}')


def look_at_window(desktop, size, **style):
    """By keys alone: the words of the window may be in any language."""
    desktop.write_settings({'window-width': size[0], 'window-height': size[1]})
    with desktop.start(desktop.write('easy.sdk', EASY), **style) as program:
        eye = Eye(desktop, program)
        eye.await_read(EASY)
        desktop.keys('Right', 'Right', '4')
        eye.await_read(ENTERED)
        desktop.keys('ctrl+h', 'ctrl+h', 'ctrl+h')
        eye.await_read(ENTERED)
        desktop.keys('Escape', 'ctrl+Return')
        eye.await_read(SOLVED, may_doubt=True)


def test_light(desktop):
    look_at_window(desktop, DESK)


@driver.full
def test_dark(desktop):
    look_at_window(desktop, DESK, GTK_THEME='Adwaita:dark')


@driver.full
def test_high_contrast(desktop):
    look_at_window(desktop, DESK, GTK_THEME='HighContrast')


@driver.full
def test_high_contrast_dark(desktop):
    look_at_window(desktop, DESK, GTK_THEME='HighContrastInverse')


@driver.full
def test_large_text(desktop):
    """Half as large again as what is usual."""
    folder = desktop.home / 'config' / 'gtk-4.0'
    folder.mkdir(parents=True)
    (folder / 'settings.ini').write_text('[Settings]\ngtk-font-name=Sans 16\n')
    look_at_window(desktop, DESK)


def test_phone(desktop):
    look_at_window(desktop, PHONE)


@driver.full
def test_dark_phone(desktop):
    look_at_window(desktop, PHONE, GTK_THEME='Adwaita:dark')


def test_korean(desktop):
    look_at_window(desktop, DESK, LC_ALL='C.UTF-8', LANGUAGE='ko')


def go_to_placement(desktop, program):
    """Goes on to a step that writes a digit: where one is taken back, or none fits, struck out digits lie in
    cells that are empty."""
    while not program.see('Placed .*', 'label'):
        step = program.find('a search, at step .*', 'label').name
        desktop.keys('period')
        driver.until(lambda: program.find('a search, at step .*', 'label').name != step, 'the next step')


def look_at_marks_and_step(desktop, **style):
    desktop.write_settings({'window-width': DESK[0], 'window-height': DESK[1]})
    with desktop.start(desktop.write('easy.sdk', EASY), **style) as program:
        eye = Eye(desktop, program)
        program.await_grid(EASY)
        program.click_cell(1, 3)
        program.choose_of_grid('Fill In Marks')
        eye.await_read(EASY)
        program.let_solve_play()
        program.press('Solve')
        driver.until(lambda: eye.look()[0] != EASY, 'a step of the search')
        program.press('Pause')
        program.find_button('Play')
        desktop.keys('Home', 'period')
        program.find('a search, at step 1', 'label')
        for _ in range(STEPS):
            await_honest(eye, program)
            desktop.keys('period')
        go_to_placement(desktop, program)
        eye.await_read(program.grid, may_doubt=True)


def await_honest(eye, program):
    """What is read otherwise than it is, as digits that are struck out are, is said to be doubtful."""

    def is_honest():
        grid, seen = program.grid(), eye.look()[0]
        cells = [f'r{cell // 9 + 1}c{cell % 9 + 1}' for cell in range(81)
                 if seen[cell:cell + 1] != grid[cell]]
        said = eye.said.stderr.decode()
        return all(f'{cell} (' in said for cell in cells)

    driver.until(is_honest, lambda: f'doubts where {program.grid()} is read as {eye.said}')


@driver.full
def test_marks_and_step(desktop):
    look_at_marks_and_step(desktop)


@driver.full
def test_dark_marks_and_step(desktop):
    look_at_marks_and_step(desktop, GTK_THEME='Adwaita:dark')


driver.run(globals())
