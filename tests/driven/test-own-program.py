"""test-own-program.py - the steps of a person's own program: opened, told, shown."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import re
import subprocess

import driver
from puzzles import EASY

BACKTRACKER = os.environ['RT_BACKTRACKER']
NEVER_LOOKS = ('You never look at the column: compare with all nine cells of the column. '
               'It writes 8 into row 1, column 8, though row 7, column 8 has it.')


def steps_of(kind, puzzle=EASY):
    """What a program prints; each kind is wrong in one thing."""
    done = subprocess.run([BACKTRACKER, kind, puzzle], check=True, capture_output=True, text=True)
    return done.stdout


def await_place(desktop, pattern):
    """Waits until the session has a line with PATTERN."""
    kept = desktop.home / 'state' / 'retrace' / 'session'
    driver.until(lambda: any(re.search(pattern, file.read_text(), re.MULTILINE)
                             for file in kept.glob('puzzle-*') if not file.suffix), 'it is kept')


def test_wrong_program(desktop):
    """The card says what is wrong and leads to the step; there it is told and marked."""
    with desktop.start(desktop.write('steps.txt', steps_of('no-column'))) as program:
        program.find(f'Your program: {NEVER_LOOKS}', 'label')
        program.find(r'The answer is wrong: column 2 has 3 twice, in row 1 and row 6\.[\s\S]*'
                     rf'Step 16: {NEVER_LOOKS}', 'label')
        program.press('Show Me')
        program.find(r'Step 16 of [\d,]+', 'label')
        program.find('Placed 8 in row 1, column 8, though column 8 has it in row 7.', 'label')
        program.await_cell(1, 8, '8, trying')
        desktop.keys('period')
        program.find(r'Step 17 of [\d,]+', 'label')
        program.press('To end')
        program.find(f'Your program: {NEVER_LOOKS}', 'label')


def test_right_program(desktop):
    """Pasted beside the puzzle that it names; the document gets none of its digits. They are kept with it."""
    with desktop.start() as program, desktop.clipboard(steps_of('right')):
        desktop.keys('ctrl+v')
        program.find('Your program: The answer is right. It makes the same 8,?366 steps as .*', 'label')
        program.press('To start')
        program.await_grid(EASY)
        desktop.keys('period', 'period')
        program.find('Step 2 of 8,?366', 'label')
        await_place(desktop, r'search\.place.* 2$')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.find('Step 2 of 8,?366', 'label')


@driver.full
def test_what_is_next(desktop):
    """On the whole screen, which is left without leaving the search."""
    text = steps_of('right')
    row, column, digit = next(map(int, line.split()) for line in text.splitlines() if '#' not in line)
    with desktop.start(desktop.write('steps.txt', text)) as program:
        program.find('Your program: The answer is right. .*', 'label')
        desktop.keys('Home')
        program.press('More')
        program.choose_rows('Ask Me What Is Next')
        program.find('What is next[?] Type .*', 'label')
        desktop.keys('F11')
        program.await_gone('More')
        program.click_cell(row + 1, column + 1)
        desktop.keys(str(digit))
        program.find(f'Right, 1 of 1. Placed {digit} in row {row + 1}, column {column + 1}.', 'label')
        desktop.keys(str(digit))
        program.find('No, 1 of 2. .*', 'label')
        desktop.keys('Escape')
        program.find_button('More')
        program.find(r'Step \d+ of [\d,]+', 'label')


@driver.full
def test_remarks(desktop):
    """What the program printed behind a step is told with it."""
    first, *lines = steps_of('right').splitlines(keepends=True)
    assert first.startswith('# puzzle'), first
    text = ''.join([first, lines[0], '# <guess>\n', 'two lines\n', *lines[1:]])
    row, column, digit = map(int, lines[0].split())
    with desktop.start(desktop.write('steps.txt', text)) as program:
        program.find('Your program: The answer is right. .*', 'label')
        desktop.keys('Home', 'period', 'period')
        program.find(f'Placed {digit} in row {row + 1}, column {column + 1}. It says: “<guess> · two lines”',
                     'label')
        desktop.keys('period')
        program.find(r'Placed \d in row \d, column \d[^“]*', 'label')


@driver.full
def test_compared(desktop):
    """It has a row among the algorithms; what its steps do not tell is left open."""
    with desktop.start(desktop.write('steps.txt', steps_of('right'))) as program:
        program.find('Your program: The answer is right. .*', 'label')
        desktop.keys('ctrl+shift+c')
        program.work_in('Algorithms compared – New Puzzle')
        program.find('Least work: .*', 'label')
        program.find('Your program', 'label')
        program.find('“Singles, then guess” needs 51 placements where “Your program” needs 4,?208: .*', 'label')


def test_comes_back(desktop):
    """Typing leaves it, Undo brings it back to its step; so does the next start after a crash."""
    with desktop.start(desktop.write('steps.txt', steps_of('right'))) as program:
        program.find('Your program: The answer is right. .*', 'label')
        desktop.keys('comma', 'comma')
        program.find('Step 8,?364 of 8,?366', 'label')
        program.click_cell(1, 3)
        desktop.keys('4')
        program.await_gone('Step .* of .*', 'label')
        desktop.keys('ctrl+z')
        program.find('Step 8,?364 of 8,?366', 'label')
        # The place is kept by its key: that of the search that Undo brought back is written, too.
        await_place(desktop, r'search\.place.* 8364 file://')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.find('Step 8,?364 of 8,?366', 'label')
        desktop.keys('End')
        program.find('Your program: The answer is right. .*', 'label')


@contextlib.contextmanager
def piped(desktop):
    """What somebody starts with a pipe: retrace -"""
    with subprocess.Popen([driver.PROGRAM, '-'], stdin=subprocess.PIPE, env=desktop.environment) as process:
        try:
            yield process
        finally:
            process.kill()


def test_growing_steps(desktop):
    """They are shown while the program still runs, and told at their end; whoever brought them ends."""
    half = steps_of('right').splitlines(keepends=True)
    text, rest = ''.join(half[:2000]), ''.join(half[2000:])
    with desktop.start() as program, piped(desktop) as process:
        process.stdin.write(text.encode())
        process.stdin.flush()
        program.find('Step 2,?000 of 2,?000', 'label')
        program.find('your program, playing', 'label')
        assert process.poll() is None
        process.stdin.write(rest.encode())
        process.stdin.close()
        program.find('Your program: The answer is right. It makes the same 8,?366 steps as .*', 'label')
        program.find('your program, at step 8,?366', 'label')
        assert process.wait(driver.PATIENCE) == 0


@driver.full
def test_steps_of_the_open_puzzle(desktop):
    """Steps that do not say of which puzzle are those of the one in front."""
    lines = [line for line in steps_of('right').splitlines(keepends=True) if len(line.split()) == 3]
    with desktop.start(desktop.write('puzzle.txt', EASY)) as program, piped(desktop) as process:
        program.await_grid(EASY)
        process.stdin.write(''.join(lines).encode())
        process.stdin.close()
        program.find('Your program: The answer is right. It makes the same 8,?366 steps as .*', 'label')
        assert process.wait(driver.PATIENCE) == 0


def test_piped_puzzles(desktop):
    """One is kept like a pasted puzzle, and a collection with its text: both come back."""
    other = EASY[::-1]
    with desktop.start() as program, piped(desktop) as process:
        process.stdin.write(EASY.encode())
        process.stdin.close()
        program.await_grid(EASY)
        assert process.wait(driver.PATIENCE) == 0
        with piped(desktop) as process:
            process.stdin.write(f'{other}\n{EASY}\n'.encode())
            process.stdin.close()
            assert process.wait(driver.PATIENCE) == 0
            driver.until(lambda: len(program.windows()) == 2, 'a window of the collection')
        folder = desktop.home / 'state' / 'retrace' / 'session'

        def is_kept(kind):
            """Whether one is there: a file with a suffix is still being written."""
            return any(not file.suffix for file in folder.glob(kind))

        driver.until(lambda: is_kept('collection-*') and is_kept('puzzle-*'), 'both are kept')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        driver.until(lambda: len(program.windows()) == 2, 'both are back')


@driver.full
def test_stopped_steps(desktop):
    """Stop, and the program that writes hears of it; what came stays."""
    with desktop.start() as program, piped(desktop) as process:
        process.stdin.write(''.join(steps_of('right').splitlines(keepends=True)[:2000]).encode())
        process.stdin.flush()
        program.find('Step 2,?000 of 2,?000', 'label')
        desktop.keys('Escape')
        assert process.wait(driver.PATIENCE) == 0
        program.find('Step 2,?000 of 2,?000', 'label')


@driver.full
def test_malformed_steps(desktop):
    """What was read is shown, and what is wrong is told with its place."""
    text = steps_of('right').replace('\n0 6 8\n', '\n0 9 8\n', 1)
    with desktop.start(desktop.write('steps.txt', text)) as program:
        program.find('steps.txt, line 5, column 3: 9 is no row, column or cell when counted from 0, as line '
                     '2, column 1 does.', 'label')


driver.run(globals())
