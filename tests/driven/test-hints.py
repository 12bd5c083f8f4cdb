"""test-hints.py - a hint in its stages, from marks or without; what is told of mistakes; all steps."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, SOLVED
import told


# Its first steps after singles remove candidates.
MEDIUM = '..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...'


def start(desktop, puzzle):
    return desktop.start(desktop.write('puzzle.txt', puzzle))


def first_step(desktop, *options):
    """The first step as retrace-cli explains it."""
    return told.ask('explain', *options, desktop.home / 'puzzle.txt').splitlines()[0]


def hint(desktop, program, says, then):
    """Asks for the next stage; waits for what is told, and what the button does next."""
    desktop.keys('ctrl+h')
    program.find(says, 'label')
    program.find_button(then)


def candidates(program):
    """The cells that are spoken of with candidates."""
    return {name for name in (cell[0] for cell in program.read_cells()) if 'candidates' in name}


def go_through_stages(desktop, program):
    """From nothing to all that a hint tells; returns its notation."""
    name, _, rest = first_step(desktop).partition(': ')
    sentence = first_step(desktop, '--words')
    hint(desktop, program, r'There is something to find: .*\.', r'Which Technique\?')
    hint(desktop, program, re.escape(f'Look for this: {name}.'), r'Where\?')
    hint(desktop, program, re.escape(name) + ', .*', 'Show the Pattern')
    assert not candidates(program), 'nothing of the pattern is shown yet'
    hint(desktop, program, re.escape(name) + ', .*', 'Show All')
    driver.until(lambda: candidates(program), 'the candidates around the pattern')
    hint(desktop, program, re.escape(sentence), 'Do It')
    return rest


def test_stages(desktop):
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        rest = go_through_stages(desktop, program)
        row, column, digit = re.fullmatch(r'r(\d)c(\d)=(\d)', rest).groups()
        program.await_grid(EASY)
        desktop.keys('ctrl+h')
        program.await_cell(int(row), int(column), f'{digit}, entered')
        assert program.count('given') == 30 and program.count('empty') == 50
        program.find_button('Hint')
        desktop.keys('ctrl+z')
        program.await_grid(EASY)


def test_by_clicks(desktop):
    """The button of the page does what its words say; Escape puts the hint away."""
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        desktop.keys('ctrl+h')
        for words in (r'Which Technique\?', r'Where\?', 'Show the Pattern', 'Show All'):
            program.press(words)
        program.find_button('Do It')
        driver.until(lambda: candidates(program), 'candidates')
        desktop.keys('Escape')
        program.find_button('Hint')
        driver.until(lambda: not candidates(program), 'the grid as it was')
        program.await_grid(EASY)


def test_low_and_narrow(desktop):
    """The page is below the grid: what is told is in sight there, and the focus stays."""
    desktop.write_settings({'window-width': 380, 'window-height': 560})
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        desktop.keys('Right', 'Down')
        program.await_focus(2, 2)

        def is_in_sight():
            (_, y, _, height), *_, window = program.find('There is something to find.*',
                                                         'label').boxes()
            return window[1] <= y and y + height <= window[1] + window[3]

        desktop.keys('ctrl+h')
        driver.until(is_in_sight, 'the sentence in the window')
        program.await_focus(2, 2)


def marked(program):
    return [cell for cell in program.read_cells() if cell[7]]


def test_mistake_first(desktop):
    """It is told without its place in the grid, and marked by one more press; nothing else is."""
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        program.click_cell(1, 3)
        desktop.keys('1')
        driver.until(lambda: '1, entered' in program.name_of(1, 3), 'the digit')
        hint(desktop, program, r'The 1 in row 1, column 3 is wrong\.', 'Mark It')
        assert not marked(program)
        desktop.keys('ctrl+h')
        driver.until(lambda: marked(program), 'the mark')
        assert [cell[0][:15] for cell in marked(program)] == ['Row 1, column 3']
        assert program.count('entered') == 1
        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        hint(desktop, program, r'There is something to find: .*\.', r'Which Technique\?')


def test_own_marks(desktop):
    """What a person has ruled out stays so, where it is sound."""
    with start(desktop, MEDIUM) as program:
        program.await_grid(MEDIUM)
        program.choose_of_grid('Fill In Pencil Marks')
        driver.until(lambda: candidates(program), 'pencil marks')
        # The last of them: where the focus is already, a click opens the digits.
        cell = [cell for cell in program.read_cells() if cell[5] and len(cell[5].split()) > 2][-1]
        row, column = int(cell[1]), int(cell[2])
        right = told.ask('solve', desktop.home / 'puzzle.txt')[9 * row + column - 10]
        gone = next(mark for mark in cell[5].split() if mark != right)
        program.click_cell(row, column)
        desktop.keys(f'ctrl+{gone}')
        wanted = 'empty, candidates ' + ' '.join(cell[5].split()).replace(f'{gone} ', '')
        program.await_cell(row, column, wanted)
        desktop.keys(*['ctrl+h'] * 4)
        program.find_button('Show All')
        program.await_cell(row, column, wanted)


def test_fill_singles(desktop):
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        program.choose_of_grid('Fill In Singles')
        program.await_grid(SOLVED)
        assert program.count('entered') == 51
        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        desktop.keys('ctrl+h')
        program.find_button(r'Which Technique\?')


def rows(program):
    """The steps that the list shows."""
    return [node.name for node in program.look().walk()
            if node.role == 'label' and re.fullmatch(r'.*: .*r\d+c\d+(=|<>).*', node.name) and
            node.has_place()]


def test_all_steps(desktop):
    """The list, what is found in it, and one of them done."""
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        desktop.keys('ctrl+h')
        program.press('All Steps Here')
        program.find(r'\d+ steps are possible here\.', 'label')
        first = first_step(desktop)
        driver.until(lambda: first in rows(program), f'“{first}” in the list')
        assert not all('r5c5=5' in row for row in rows(program))
        program.click(program.find('Find among the steps'))
        desktop.type('r5c5=5')
        driver.until(lambda: rows(program) and all('r5c5=5' in row for row in rows(program)),
                     'only the steps that are sought')
        program.click(program.find('.*: r5c5=5', 'label'))
        program.find('.*r5c5 is 5.*', 'label')
        driver.until(lambda: candidates(program), 'the candidates around the step')
        program.press('Do It')
        program.await_cell(5, 5, '5, entered')
        program.find(r'\d+ steps are possible here\.', 'label')
        desktop.keys('Escape', 'Escape')
        program.await_gone(r'\d+ steps are possible here\.')
        program.find_button('Hint')


driver.run(globals())
