"""test-make.py - new puzzles by one click, and made to order."""
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import driver
from puzzles import EASY

LEVELS = ('Easy', 'Moderate', 'Tricky', 'Hard', 'Very hard', 'Extreme')
BUTTON = 'push button|button'


def await_new(program, before):
    """The grid, once it is another puzzle."""
    def grid():
        now = program.grid()
        return now if now != before and '.' in now and now.strip('.') else None

    return driver.until(grid, 'a new puzzle')


def order(desktop, program):
    desktop.keys('ctrl+m')
    program.work_in('Make Puzzles')
    program.find('Make', BUTTON)


def choose(desktop, program, mnemonic, name, other='Easy'):
    """What is called NAME, in the list that this key opens, in which there is OTHER too."""
    program.choose_of_list(lambda: desktop.keys(f'alt+{mnemonic}'), name, other)


def paint(desktop, program):
    desktop.keys('alt+s')
    program.find('No symmetry', 'label')
    desktop.keys('End', 'Return')
    program.await_gone('No symmetry', 'label')


def write(desktop, mnemonic, number):
    desktop.keys(f'alt+{mnemonic}', 'ctrl+a')
    desktop.type(str(number))
    desktop.keys('Tab')


@driver.full
def test_one_of_each_level(desktop):
    """At once, and the same when it is turned; Undo goes back to the file."""
    with desktop.start(desktop.write('easy.txt', EASY + '\n')) as program:
        program.await_grid(EASY)
        before = EASY
        for level in LEVELS:
            program.press('New')
            program.choose_rows(level)
            before = await_new(program, before)
            assert all((a == '.') == (b == '.') for a, b in zip(before, reversed(before))), before
            program.find(rf'{level} \d+\.\d', BUTTON)
            program.find(r'\d\d givens · exactly one solution', 'label')
        desktop.keys(*['ctrl+z'] * len(LEVELS))
        program.await_grid(EASY)
        program.find('easy.txt', 'label')
        made_of_this(desktop, program)


def choose_of_this(program, name):
    program.press('New')
    program.choose_rows('Made of This One', name)


def made_of_this(desktop, program):
    """Fewer givens and more, other looks, harder and easier, each taken back."""
    choose_of_this(program, 'Leave Out Givens It Does Not Need')
    program.find(r'\d+ givens were left out\. There is still exactly one solution\.', 'label')
    fewer = program.grid()
    assert all(a in (b, '.') for a, b in zip(fewer, EASY)) and fewer != EASY, fewer
    choose_of_this(program, 'Add Givens Until It Has One Solution')
    program.find('This puzzle has exactly one solution already.', 'label')
    desktop.keys('ctrl+z')
    program.await_grid(EASY)
    choose_of_this(program, 'The Same with Other Looks')
    driver.until(lambda: program.grid() != EASY and program.count('given') == 30, 'other looks')
    choose_of_this(program, 'A Harder One Like It')
    program.find(r'Like the one before, but harder: Moderate \d\.\d\.', 'label')
    desktop.keys('ctrl+z', 'ctrl+z')
    program.await_grid(EASY)


def test_several_to_order(desktop):
    """They are a collection of what was asked for."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 'd', 'Moderate')
        write(desktop, 'h', 12)
        program.press('Make')
        program.work_in('New Puzzles · 1 of 12')
        program.find('12 puzzles.*', 'label')
        program.find(r'Puzzle 3, .*exactly one solution, rating (1.[5-9]|2.0)', 'row|list item|table row')
        program.find('Puzzle 12', 'label')
        desktop.keys('ctrl+f')
        program.press('Which puzzles are listed')
        program.click(program.find('Same as an earlier one', 'label'))
        program.find('0 of 12 puzzles are the same as an earlier one', 'label')
        # The collection keeps its window; one more puzzle comes in front of it.
        order(desktop, program)
        write(desktop, 'h', 1)
        program.press('Make')
        program.work_in('New Puzzle')
        await_new(program, None)


@driver.full
def test_by_technique(desktop):
    """A hundred with a technique; of what is never the hardest it is said at once."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 't', 'Full House', 'Naked Pair')
        program.choose_of_list(lambda: program.press('How it is used'), 'Nothing on the way is harder', 'Used on the way')
        program.find('Full houses are never the hardest where no given can go: .*', 'label')
        choose(desktop, program, 't', 'Naked Pair', 'Hidden Pair')
        write(desktop, 'h', 100)
        program.press('Make')
        program.work_in('New Puzzles · 1 of 100')
        program.find('100 puzzles.*', 'label')
        program.find('Naked Pair 9', 'label')


@driver.full
def test_what_cannot_be(desktop):
    """It is said at once, and nothing can be pressed; what hardly can be is told as well."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 't', 'Naked Triple', 'Naked Pair')
        choose(desktop, program, 'd', 'Moderate')
        program.find('In so easy a puzzle, easier techniques are always enough. .*', 'label')
        assert 'sensitive' in program.find('Make', BUTTON).states()
        paint(desktop, program)
        program.find('The pattern has 0 cells, .*', 'label')
        assert 'sensitive' not in program.find('Make', BUTTON).states()


def is_painted(cell):
    return {'checked', 'pressed'} & set(cell.states())


def wait_for_paint(cell):
    """A list that is still closing takes the first click: it will not come then."""
    for _ in range(20):
        if not is_painted(cell):
            time.sleep(0.05)


def test_painted(desktop):
    """The givens are where they were painted, with a stroke or a click, however many were asked for before."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 'g', 'My own number', 'As few as the symmetry allows')
        paint(desktop, program)
        for row in range(1, 10):
            for column in {1 + row % 2, 4 + row % 2, 7 + row % 3}:
                cell = program.find(f'r{row}c{column}', '.*button')
                while not is_painted(cell):
                    program.click(cell)
                    wait_for_paint(cell)
        program.press('Make')
        program.work_in('New Puzzle')
        grid = await_new(program, None)
        for row in range(1, 10):
            given = {1 + row % 2, 4 + row % 2, 7 + row % 3}
            assert {column for column in range(1, 10) if grid[9 * row + column - 10] != '.'} == given, grid


def test_stop(desktop):
    """What may take for ever says how far it is, and ends when it is told to."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 'd', 'By its rating')
        program.find('At least', '.*spin.*')
        desktop.keys('Tab', 'ctrl+a')
        desktop.type('11.5')
        desktop.keys('Tab', 'ctrl+a')
        desktop.type('11.9')
        desktop.keys('Tab')
        program.press('Make')
        program.find(r'[\d,]+ tried, 0 of 1 found; the nearest so far: \d+\.\d', 'label')
        program.press('Stop')
        program.find('Make', BUTTON)
        program.find(r'[\d,]+ tried, 0 of 1 found.*', 'label')


@driver.full
def test_stop_in_the_middle(desktop):
    """What was found until then is there."""
    with desktop.start() as program:
        order(desktop, program)
        choose(desktop, program, 'd', 'Extreme')
        write(desktop, 'h', 50000)
        program.press('Make')
        program.find(r'\d+ tried, (\d{2,}|[2-9]) of 50000 found', 'label')
        program.press('Stop')
        driver.until(lambda: any(window.name.startswith('New Puzzles · 1 of ')
                                 for window in desktop.reader.read_children(program.reference)),
                     'a collection')


driver.run(globals())
