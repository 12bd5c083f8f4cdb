"""test-play.py - a puzzle played from its first mark to the record, by three people."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from players import Ear, Keys, Mouse, solve_as
from puzzles import EASY, SOLVED


@driver.full
def test_digit_first(desktop):
    """A puzzle by mouse alone: a click on a digit, and a click on each of its cells."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        clicks = 0
        for digit in '123456789':
            places = [divmod(i, 9) for i in range(81) if SOLVED[i] == digit and EASY[i] == '.']
            program.press(f'Write {digit}, {len(places)} left')
            for row, column in places:
                program.click_cell(row + 1, column + 1)
            clicks += 1 + len(places)
            program.find_button(f'Write {digit}, all placed')
        program.await_grid(SOLVED)
        assert clicks == 9 + 51
        row, column = next(divmod(i, 9) for i in range(81) if SOLVED[i] == '1' and EASY[i] == '.')
        program.press('Write 1, all placed')   # instead of the 9
        program.click_cell(row + 1, column + 1)
        program.await_cell(row + 1, column + 1, 'empty')
        program.find_button('Write 1, 1 left')


@driver.full
def test_by_keys(desktop):
    solve_as(desktop, Keys)


@driver.full
def test_by_ear(desktop):
    solve_as(desktop, Ear)


def test_by_mouse(desktop):
    solve_as(desktop, Mouse)


driver.run(globals())
