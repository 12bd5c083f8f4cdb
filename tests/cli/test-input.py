"""test-input.py - tests that every command reads every format that `convert` writes, and puzzles given
by candidates; tests progress messages and time limits.

    test-input.py RETRACE-CLI"""
# SPDX-License-Identifier: GPL-3.0-or-later

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import tap

CLI = sys.argv[1]
PART = float(os.environ.get('RT_TEST_SHARE', 1)) < 1   # less than the whole is tried
PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
TWO = PUZZLE[:72] + '.........'
APART = (6, '1')    # a cell of TWO, and what only the first of its two solutions has there
LINK = 'https://www.sudokuwiki.org/sudoku.htm?bd='
HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8'}

# What reads puzzles, with words that make its answer the same each time.
COMMANDS = ['check', 'solve', 'solve --with=scan', 'count', 'rate', 'explain', 'steps', 'trace --to=9',
            'minimise --seed=1', 'transform --seed=1', 'canonical', 'convert --to=rows',
            'draw --to=svg --step=1']

# A puzzle without digits, given by its candidates: its way takes a person's techniques minutes.
LONG = (
    '123.56789123..6.8.1..45.7..1....6.8.12.4.6789123.5..891.34.6789123.56..9.2.4..789123456789'
    '123456789123.567..12.4.6.891..456.891...567891.3.56.8...3456.89.......89123.5..89....56..9'
    '..3..678.123.5.7.9..3456789123.56.891.345.78912.4567891.3.5.789.234.6.89.234567.91.345.7.9'
    '1.3..67.91234567891..456..91.3456.8.12......9123456..912345.78.123.5..8..234.67.91.34..789'
    '1..45.789.2345.7.9123..6789.2..56.891.34.6.8.1.345.78.1..45.7..1234.67.912.4.67.912345.78.'
    '12.4..7.9123..6.891..4567..1..4.6....234...89..34.67..1234567891234567891.345678.12.45.789'
    '.2..5..8..2345.78.12.456.89.23456.89.2345..8..2345.7891234..78.12...678..2.4.67.91...56.8.'
    '123.5..89.23456.8.1.3.5678...34567.91..4567.9123.567.91...56.8......67.91....678912...67..'
    '.2.4567.9'
)


def run(*words, status=0, **more):
    done = subprocess.run([CLI, *words], env=ENVIRONMENT, capture_output=True, text=True, timeout=100,
                          **more)
    assert done.returncode == status, (words, done)
    return done


def formats():
    return [line.split()[0] for line in run('convert', '--list-formats').stdout.splitlines()]


def written():
    """The puzzle in each format that has a puzzle in it."""
    return {format: run('convert', f'--to={format}', PUZZLE).stdout for format in formats()}


def test_every_command_reads_every_format():
    """From standard input, the same answer as for the line; from files, all these together. Where less than
    the whole is tried, only the first command reads each format from standard input, any other one."""
    def compare(command, kind, wanted, *files, **more):
        done = run(*command.split(), *files, status=wanted.returncode, **more)
        return [] if done.stdout == wanted.stdout else [
            f'{command}: {kind}: {done.stdout[:60]!r} {done.stderr[:200]!r}']

    texts = written()
    assert len(texts) > 15, texts
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        done, files = [], [pathlib.Path(folder, format) for format in texts]
        for file in files:
            file.write_text(texts[file.name])
        for number, command in enumerate(COMMANDS):
            alone = [list(texts)[number % len(texts)]] if PART and number else texts
            line = run(*command.split(), PUZZLE)
            done += [pool.submit(compare, command, format, line, input=text)
                     for format, text in texts.items() if format in alone]
            if '--seed' not in command and 'draw' not in command:
                lines = run(*command.split(), *[PUZZLE] * len(files))
                done.append(pool.submit(compare, command, 'files', lines, *map(str, files)))
        tap.fail_with_list([line for one in done for line in one.result()])


def test_arguments():
    """What names no file may be a link, or candidates."""
    zeros = PUZZLE.replace('.', '0')
    assert run('solve', LINK + zeros).stdout == SOLVED + '\n'
    assert run('check', LINK + zeros, written()['sukaku'].strip(), PUZZLE).stdout == 'unique\n' * 3
    assert 'no puzzle in it' in run('solve', 'https://example.org/', status=2).stderr
    assert '80 cells' in run('solve', LINK + zeros[1:], status=2).stderr


def sight(puzzle):
    """The candidates of each cell."""
    def sees(a, b):
        return a != b and (a // 9 == b // 9 or a % 9 == b % 9
                           or (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3))

    return [{digit} if digit != '.' else {other for other in '123456789' if not any(
        sees(cell, peer) and puzzle[peer] == other for peer in range(81))}
            for cell, digit in enumerate(puzzle)]


def sukaku(candidates):
    return ''.join(digit if digit in cell else '.' for cell in candidates for digit in '123456789')


def without(puzzle, cell, digit):
    candidates = sight(puzzle)
    candidates[cell].remove(digit)
    return sukaku(candidates)


def test_candidates_restrict():
    """With them, the solutions are fewer than those of the digits."""
    assert run('check', sukaku(sight(TWO)), status=1).stdout == 'multiple\n'
    one = without(TWO, *APART)
    assert run('count', one, TWO).stdout == '1\n2\n'
    solution = run('solve', one).stdout.strip()
    assert solution[APART[0]] != APART[1]
    assert run('check', solution).stdout == 'unique\n'
    none = without(PUZZLE, 2, SOLVED[2])
    assert run('check', none, status=1).stdout == 'none\n'
    assert run('solve', none, status=1).stdout == '-\n'
    assert run('count', none, PUZZLE, one, status=1).stdout == '0\n1\n1\n'
    assert run('explain', none, status=1).stdout == '- no solution\n'
    path = run('explain', one).stdout.splitlines()
    assert path[-1].startswith('Full House'), path
    assert len(run('steps', one).stdout.splitlines()) > 1
    assert run('draw', '--to=svg', one).stdout != run('draw', '--to=svg', TWO).stdout
    assert run('draw', '--to=svg', '--step=1', one).stdout.startswith('<?xml')
    looks = run('transform', '--seed=3', one).stdout
    assert len(looks) == 730 and run('check', input=looks).stdout == 'unique\n', looks


def test_candidates_refused():
    """Where a command cannot work on them it says so, and answers the others in their order."""
    one = without(TWO, *APART)
    for command in ('rate', 'canonical', 'minimise', 'trace', 'solve --with=scan', 'draw --film=film.gif'):
        done = run(*command.split(), one, status=2)
        assert 'Puzzle 1 is given by candidates' in done.stderr, (command, done)
        assert done.stdout in ('', '!\n'), (command, done)
    several = sukaku(sight(PUZZLE)) + '\n' + one + '\n' + sukaku(sight(PUZZLE)) + '\n'
    done = run('canonical', input=several, status=2)
    assert 'Puzzle 2 is' in done.stderr and done.stdout.split()[1] == '!', done
    assert len(done.stdout.split()) == 3, done


def test_candidates_in_nine_lines():
    text = '\n'.join(without(PUZZLE, 2, '1')[at:at + 81] for at in range(0, 729, 81)) + '\n'
    assert run('check', input=text).stdout == 'unique\n'


def test_large_tables():
    """A table of any length is read to its end."""
    n = 60000
    row = f'{PUZZLE.replace(".", "0")},{SOLVED}\n'
    text = 'puzzle,solution\n' + row * n + row[1:] + row
    done = run('check', input=text, status=2)
    assert done.stdout == 'unique\n' * n + '!\nunique\n', len(done.stdout)
    assert f'line {n + 2}' in done.stderr, done.stderr


def test_ends_with_why():
    assert run('explain', TWO, status=1).stdout.splitlines()[-1] == '- many solutions'
    assert '"verdict":"multiple"' in run('explain', '--json', TWO, status=1).stdout


def test_time():
    assert run('explain', '--time=0.001', HARD, status=1).stdout.splitlines()[-1] == '- the time was over'
    assert run('explain', '--time=0.001', LONG, status=1).stdout.splitlines()[-1] == '- the time was over'
    done = run('make', '--rating=11.9', '--time=0.01', status=1)
    assert done.stdout == '' and '0 of 1 puzzles' in done.stderr, done
    for command in 'explain', 'make':
        assert 'more than 0 seconds' in run(command, '--time=0', status=64).stderr


def test_says_what_it_tries():
    """It is waited for, however long it takes."""
    with subprocess.Popen([CLI, 'explain', LONG], env=ENVIRONMENT, text=True, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE) as process:
        said = process.stderr.readline()
        process.kill()
    assert ': looking for step ' in said and ': trying ' in said, said


tap.run([(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
         if name.startswith('test_')])
