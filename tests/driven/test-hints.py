"""test-hints.py - a hint in its stages, from marks or without; what is told of mistakes; all steps."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, SOLVED
import told


# Its first steps after singles remove candidates.
MEDIUM = '..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...'


# What the card tells at any stage.
TOLD = r'(Singles|Hidden Single)\. .*'


def start(desktop, puzzle):
    return desktop.start(desktop.write('puzzle.txt', puzzle))


def first_step(desktop, *options):
    """The first step as retrace-cli explains it."""
    return told.ask('explain', *options, desktop.home / 'puzzle.txt').splitlines()[0]


def hint(desktop, program, says, then):
    """Asks for the next stage; waits for what the card tells, and what its button does next."""
    desktop.keys('ctrl+h')
    program.find(says, 'label')
    program.find_button(then)


def find_stage(program, number):
    return program.find(f'Stage {number} of 5: .*')


def candidates(program):
    """The cells that are spoken of with candidates."""
    return {name for name in (cell[0] for cell in program.read_cells()) if 'candidates' in name}


def spoken(program, words):
    """The cells that are spoken of with these words at the end."""
    return {name for name in (cell[0] for cell in program.read_cells()) if name.endswith(words)}


def spelled_out(sentence):
    """The sentence as the card has it: few cells in full."""
    if len(set(re.findall(r'r\dc\d', sentence))) > 2:
        return sentence
    return re.sub(r'r(\d)c(\d)', r'row \1, column \2', sentence)


def go_through_stages(desktop, program):
    """From nothing to all that a hint tells; returns its notation."""
    name, _, rest = first_step(desktop).partition(': ')
    sentence = first_step(desktop, '--words')
    hint(desktop, program, r'Singles\. Somewhere a digit has just one place left, or a cell just one digit\.', 'Next')
    find_stage(program, 1)
    title = re.escape(name) + r'\. '
    hint(desktop, program, title + r'Take a digit and a box that does not have it yet\.', 'Next')
    assert not spoken(program, ', highlighted'), 'nothing is shown yet'
    hint(desktop, program, title + 'Look in .*', 'Next')
    find_stage(program, 3)
    driver.until(lambda: spoken(program, ', highlighted'), 'where to look')
    assert not spoken(program, ', refuses'), 'nothing of the pattern is shown yet'
    hint(desktop, program, title + r'(Where|Which) .*\?', 'Next')
    driver.until(lambda: spoken(program, ', refuses'), 'what refuses the digit')
    assert not candidates(program), 'candidates are of no use here'
    hint(desktop, program, title + re.escape(spelled_out(sentence)), 'Do It')
    find_stage(program, 5)
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
        program.await_gone(TOLD)
        desktop.keys('ctrl+z')
        program.await_grid(EASY)


@driver.full
def test_just_enough(desktop):
    """A person who is stuck is told where to look, finds the digit there and goes on; the grid stays
    where it is."""
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        place = program.find('Sudoku grid').boxes()[0]
        program.press('Hint')
        for stage in range(1, 3):
            find_stage(program, stage)
            program.press('Next')
            assert program.find('Sudoku grid').boxes()[0] == place
        where = program.find(r'.*\. Look in (row|column|box) \d\.', 'label').name
        house = re.search(r'(row|column|box) \d', where)[0]
        driver.until(lambda: spoken(program, ', highlighted'), 'where to look')
        assert {name[:15] for name in spoken(program, ', highlighted')} == {
            f'Row {cell[1]}, column {cell[3]}' for cell in told.places_of(house)}
        assert program.find('Sudoku grid').boxes()[0] == place

        # The first blank there that has its digit by this one look.
        cell = first_step(desktop).split()[-1]
        assert cell[:4] in told.places_of(house)
        program.click_cell(int(cell[1]), int(cell[3]))
        desktop.keys(cell[5])
        program.await_cell(int(cell[1]), int(cell[3]), f'{cell[5]}, entered')
        program.await_gone(TOLD)
        assert program.find('Sudoku grid').boxes()[0] == place


@driver.full
def test_low_and_narrow(desktop):
    """What is told is in sight there, and the focus stays."""
    desktop.write_settings({'window-width': 380, 'window-height': 560})
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        desktop.keys('Right', 'Down')
        program.await_focus(2, 2)

        def is_in_sight():
            (_, y, _, height), *_, window = program.find(r'Singles\. Somewhere .*', 'label').boxes()
            return window[1] <= y and y + height <= window[1] + window[3]

        desktop.keys('ctrl+h')
        driver.until(is_in_sight, 'the sentence in the window')
        program.await_focus(2, 2)


def wrong(program):
    return [cell for cell in program.read_cells() if ', wrong' in cell[6]]


def test_mistake_first(desktop):
    """It is told without its place in the grid, and framed by one more press; nothing else is."""
    desktop.write_settings({'verdict': "'never'"})
    with start(desktop, EASY) as program:
        program.await_grid(EASY)
        program.click_cell(1, 3)
        desktop.keys('1')
        driver.until(lambda: '1, entered' in program.name_of(1, 3), 'the digit')
        hint(desktop, program, r'A mistake: the 1 in row 1, column 3 is wrong\.', 'Show It')
        assert not wrong(program)
        desktop.keys('ctrl+h')
        driver.until(lambda: wrong(program), 'the frame')
        assert [cell[0] for cell in wrong(program)] == ['Row 1, column 3, 1, entered, wrong']
        assert program.count('entered') == 1
        desktop.keys('ctrl+z')
        program.await_grid(EASY)
        hint(desktop, program, r'Singles\. Somewhere .*', 'Next')


@driver.full
def test_own_marks(desktop):
    """What a person has ruled out stays so, where it is sound."""
    with start(desktop, MEDIUM) as program:
        program.await_grid(MEDIUM)
        program.choose_of_grid('Fill In Marks')
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
        find_stage(program, 4)
        driver.until(lambda: wanted in program.name_of(row, column), 'the own marks')


def rows(program):
    """The steps that the list shows."""
    return [node.name for node in program.desktop.reader.placed(program.look())
            if node.role == 'label' and re.fullmatch(r'.*: .*r\d+c\d+.*', node.name)]


def test_all_steps(desktop):
    """The list, what is found in it, and one of them done. Where all rows but two are full it is short."""
    puzzle = SOLVED[:27] + EASY[27:45] + SOLVED[45:]
    with start(desktop, puzzle) as program:
        program.await_grid(puzzle)
        program.press('Logic')
        program.press('What Can Be Done Now')
        program.find(r'[\d,]+ steps can be done now; .*', 'label')
        first = first_step(desktop)
        driver.until(lambda: first in rows(program), f'“{first}” in the list')
        assert not all('r5c5=5' in row for row in rows(program))
        program.click(program.find('Find among the steps'))
        desktop.type('r5c5=5')
        driver.until(lambda: rows(program) and all('r5c5=5' in row for row in rows(program)),
                     'only the steps that are sought')
        program.click(program.find('.*: r5c5=5', 'label'))
        program.find('.*row 5, column 5 is 5.*', 'label')
        driver.until(lambda: candidates(program), 'the candidates around the step')
        program.press('Do It')
        program.await_cell(5, 5, '5, entered')
        program.find(r'[\d,]+ steps can be done now; .*', 'label')
        desktop.keys('Escape', 'Escape')
        program.await_gone(r'[\d,]+ steps can be done now; .*')


driver.run(globals())
