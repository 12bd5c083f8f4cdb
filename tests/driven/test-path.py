"""test-path.py - the path to the solution: played, gone through, done, copied and exported."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY, NUGGET, SOLVED
import told

N_STEPS = 51


def open_path(desktop, sheet=False):
    """A window with the path of EASY: the program, and the lines of its steps. SHEET: the pages come up
    over the grid."""
    puzzle = desktop.write('easy.txt', EASY)
    steps = told.ask('explain', puzzle).splitlines()
    assert len(steps) == N_STEPS, steps
    program = desktop.start(puzzle)
    program.await_grid(EASY)
    if sheet:
        program.press('Pages')
    program.press('Logic')
    program.press('The Whole Path')
    await_place(program, 1)
    return program, steps


def await_place(program, number):
    program.find(f'Step {number} of {N_STEPS}' if number <= N_STEPS else f'After {N_STEPS} steps',
                 'label')


def after(steps, n):
    """The digits after the first N steps, which place one each."""
    digits = list(EASY)
    for step in steps[:n]:
        cell, digit = step.split()[-1].split('=')
        digits[told.index(cell)] = digit
    return ''.join(digits)


def test_play_step_drag(desktop):
    program, steps = open_path(desktop)
    with program:
        desktop.keys('period', 'period', 'period', 'comma')
        await_place(program, 3)
        program.await_grid(after(steps, 2))
        program.press('To end')
        await_place(program, N_STEPS + 1)
        program.await_grid(SOLVED)
        program.find('Every cell is filled: the puzzle is solved.', 'label')
        program.press('Step back')
        await_place(program, N_STEPS)
        program.await_grid(after(steps, N_STEPS - 1))

        with program.drag(program.find('Timeline', 'slider'), 0.8, 0.3, 0.51):
            await_place(program, 27)
        program.await_grid(after(steps, 26))
        desktop.keys('Home')
        await_place(program, 1)
        program.press('Play')
        await_place(program, 3)
        program.press('Pause')
        desktop.keys(*['bracketright'] * 6)
        program.press('Play')
        await_place(program, N_STEPS + 1)
        program.find_button('Play')
        program.await_grid(SOLVED)
        desktop.keys('Escape')
        program.await_grid(EASY)
        program.find('Write 1, .* left', '.*button')


@driver.full
def test_own_speed(desktop):
    """A path is there to be read: it is not as fast as a search, and does not make that slow."""
    program, _ = open_path(desktop)
    with program:
        program.find('0.5 / s', 'label')
        desktop.keys('bracketright')
        program.find('1 / s', 'label')
        desktop.keys('Escape')
        program.find('Write 1, .* left', '.*button')
        program.press('Solve')
        program.find('10 / s', 'label')
        desktop.keys('bracketright')
        program.find('20 / s', 'label')
        program.press('Logic')
        program.press('The Whole Path')
        await_place(program, 1)
        program.find('1 / s', 'label')


@driver.full
def test_wheel_through_the_list(desktop):
    """Where it is narrow the list scrolls within the page, which goes on at its end."""
    desktop.write_settings({'window-width': 380, 'window-height': 680})
    program, _ = open_path(desktop, sheet=True)
    with program:
        window, x, y = program.place(program.find_button('Techniques'))
        desktop.hands.move(x, y, window)
        for _ in range(120):
            desktop.hands.click(5)
        program.press('Copy the Path')
        program.find('Copied.', 'label')


def test_list_apply_undo(desktop):
    program, steps = open_path(desktop)
    with program:
        program.click(program.find(steps[4].replace('(', '.').replace(')', '.'), 'label'))
        await_place(program, 5)
        program.await_grid(after(steps, 4))
        desktop.keys('ctrl+c')
        driver.until(lambda: desktop.clipboard_text() == steps[4], desktop.clipboard_text)
        program.press('Copy the Path')
        program.find('Copied.', 'label')
        assert desktop.clipboard_text().splitlines()[2:2 + N_STEPS] == steps

        program.press('Do All up to Here')
        program.find(f'Step 1 of {N_STEPS - 5}', 'label')
        program.await_grid(after(steps, 5))
        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        program.find('Write 1, .* left', '.*button')

        program.press('The Whole Path')
        await_place(program, 1)
        desktop.keys('End')
        program.press('Do All up to Here')
        driver.until(lambda: program.count('entered') == N_STEPS, 'all digits in the puzzle')
        program.await_grid(SOLVED)


@driver.full
def test_long(desktop):
    """What takes long says what it tries; Stop, in the page or on the card, and Escape end it."""
    desktop.write_settings({'techniques': "'nested-4-3'"})
    with desktop.start(desktop.write('puzzle.txt', NUGGET)) as program:
        program.await_grid(NUGGET)
        program.press('Logic')
        for stop in (lambda: program.press('Stop'), lambda: desktop.keys('Escape')):
            program.press('The Whole Path')
            program.find('Still looking: Nested .*', 'label')
            program.find('Looking for the path to the solution: .*trying Nested .*', 'label')
            stop()
            program.await_gone('Still looking: .*', 'label')
            program.await_gone('Looking for .*', 'label')
            program.await_grid(NUGGET)


driver.run(globals())
