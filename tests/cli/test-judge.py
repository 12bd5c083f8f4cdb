"""test-judge.py - tests `retrace-cli judge` on right, wrong and ill-behaved programs.

    test-judge.py RETRACE-CLI

The wrong ones are the program of a search with one thing changed. Of those that behave badly nothing
is left: no process, and nothing in the temporary folder."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import functools
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import tap

CLI = os.path.abspath(sys.argv[1])
PATIENCE = 60
PART = float(os.environ.get('RT_TEST_SHARE', 1)) < 1


@contextlib.contextmanager
def program(text):
    """A folder with a program in Python, a mark by which its processes are known, and TMPDIR."""
    with tempfile.TemporaryDirectory(prefix='retrace-judge-') as folder:
        path = pathlib.Path(folder) / 'solver.py'
        path.write_text(text)
        (pathlib.Path(folder) / 'tmp').mkdir()
        yield path


def command(path, *options, arguments=()):
    return [CLI, 'judge', *options, '--', sys.executable, path.name, *arguments]


def environment(path):
    return {**os.environ, 'LC_ALL': 'C.UTF-8', 'TMPDIR': str(path.parent / 'tmp')}


def processes(path):
    """Those that have the name of this program among their words."""
    found = []
    for words in pathlib.Path('/proc').glob('[0-9]*/cmdline'):
        with contextlib.suppress(OSError):
            if str(path).encode() in words.read_bytes():
                found.append(words.parent.name)
    return found


def assert_nothing_left(path):
    end = time.monotonic() + PATIENCE
    while processes(path) or list((path.parent / 'tmp').iterdir()):
        assert time.monotonic() < end, (processes(path), list((path.parent / 'tmp').iterdir()))
        time.sleep(0.02)


def judge(text, *options, arguments=()):
    """Rows of name, verdict, milliseconds, steps and sentence; and the exit status."""
    with program(text) as path:
        done = subprocess.run(command(path, *options, arguments=arguments), cwd=path.parent,
                              env=environment(path), capture_output=True, text=True)
        assert not done.stderr, done.stderr
        assert_nothing_left(path)
    return [line.split('\t') for line in done.stdout.splitlines()], done.returncode


def verdict(text, name, *options, arguments=()):
    rows, status = judge(text, f'--only={name}', *options, arguments=arguments)
    assert [row[0] for row in rows] == [name], rows
    assert status == (rows[0][1] != 'passed'), (status, rows)
    return rows[0][1], rows[0][4]


@functools.cache
def right(search='masks'):
    return subprocess.run([CLI, 'listing', f'--search={search}', '--language=python'], check=True,
                          stdout=subprocess.PIPE, text=True).stdout


def changed(old, new, search='masks'):
    assert old in right(search), old
    return right(search).replace(old, new)


CHEAP = 'full one-blank last-row few-blanks empty sample-1 no-first-row sample-2 several'.split()


def test_right():
    """In each form of the input; where less than the whole is tried, all puzzles in the first one."""
    for form in 'rows', 'spaced', 'line':
        for name in CHEAP[:2] if PART and form != 'rows' else CHEAP:
            assert verdict(right(), name, f'--input={form}') == ('passed', ''), (form, name)


def test_steps_are_counted_and_kept():
    with program(right()) as path:
        done = subprocess.run(command(path, '--only=sample-1', '--keep=kept', arguments=['--steps']),
                              cwd=path.parent, env=environment(path), capture_output=True, text=True)
        assert done.stderr, 'there is no such folder'
        (path.parent / 'kept').mkdir()
        done = subprocess.run(command(path, '--only=sample-1', '--keep=kept', arguments=['--steps']),
                              cwd=path.parent, env=environment(path), capture_output=True, text=True)
        assert done.stdout.split('\t')[3] == '1366', done
        kept = (path.parent / 'kept' / 'sample-1.txt').read_text()
    assert kept.startswith('# puzzle ....5....8941') and kept.count('\n') == 1 + 1 + 1365 + 9, kept[:99]


def test_list():
    listed = subprocess.run([CLI, 'judge', '--list'], check=True, capture_output=True, text=True,
                            env={**os.environ, 'LC_ALL': 'C.UTF-8'}).stdout.splitlines()
    rows = [line.split('\t') for line in listed]
    assert [row[0] for row in rows][:9] == CHEAP and all(len(row[1]) == 81 and row[2] for row in rows)


def test_own_test():
    with program(right()) as path:
        (path.parent / 'own.txt').write_text('53..7....6..195....98....6.8...6...34..8.3..17...2...6'
                                             '.6....28....419..5....8..79\n')
        done = subprocess.run(command(path, '--test=own.txt'), cwd=path.parent, check=True,
                              env=environment(path), capture_output=True, text=True)
    assert done.stdout.split('\t')[:2] == ['own.txt-1', 'passed'], done.stdout


# What is changed, in which puzzle it shows, and what is told of it.
WRONG = {
    'no-row': (('row[cell // 9] | ', ''), 'sample-1', 'wrong', 'Row 1 has the . twice.'),
    'no-column': ((' | column[cell % 9]', ''), 'sample-1', 'wrong', 'Column 1 has the .* twice.'),
    'no-box': ((' | box[box_of(cell)]', ''), 'sample-1', 'wrong', 'Box . has the . twice.'),
    'digits-to-8': (('range(1, 10)', 'range(1, 9)'), 'sample-1', 'no-answer', 'It printed no grid.'),
    'writes-over-givens': (('grid[i] == 0:', 'i % 9 < 8:'), 'one-blank', 'wrong', None),
    'blank-left': (('for i in range(81)', 'for i in range(80)'), 'last-row', 'wrong',
                   'Row 9, column 9 is still blank.'),
    'not-the-first': (('range(1, 10)', 'range(9, 0, -1)'), 'several', 'wrong',
                      'It is a solution, but not the first: row 1, column 4 must be 4, not 8.'),
    'brackets': (('print(*grid[i:i + 9], sep=" " if " " in text else "")', 'print(grid[i:i + 9])'),
                 'full', 'wrong-form', 'Line 1, column 1: a row must have nine digits.*'),
    'commas': (('sep=" " if " " in text else ""', 'sep=","'), 'full', 'wrong-form',
               'Line 1, column 2: a row must have nine digits.*'),
    'missing-row': (('range(0, 81, 9)', 'range(0, 72, 9)'), 'full', 'wrong-form',
                    'Line 8: the answer ends after 8 rows; it must have nine.'),
    'short-rows': (('grid[i:i + 9]', 'grid[i:i + 8]'), 'full', 'wrong-form',
                   'Line 1: a row of 8 digits; it must have nine.'),
    'error': (('return cell //', 'return sell //'), 'sample-1', 'no-answer',
              'It printed no answer, and ended with status 1. NameError: .*'),
}


def test_wrong(change, name, wanted, says):
    told = verdict(changed(*change), name)
    assert told[0] == wanted and (says is None or re.fullmatch(says, told[1])), told


# The same with steps: what these tell, behind what the answer does.
FAULTS = {
    'no-column': ('sample-1', r'Column 1 has the 1 twice\. Step \d+: It writes .* You never look at the column: .*'),
    'no-box': ('sample-1', r'Box . has the . twice\. Step \d+: It writes .* You never look at the box: .*'),
    'digits-to-8': ('sample-1', r'It printed no grid\. Step \d+: It never tries 9.*'),
    'blank-left': ('last-row', r'Row 9, column 9 is still blank\. Step \d+: .*'),
}


def test_fault(name, puzzle, says):
    told = verdict(changed(*WRONG[name][0]), puzzle, arguments=['--steps'])
    assert re.fullmatch(says, told[1]), told


def test_no_fault():
    for name in CHEAP[::3] if PART else CHEAP:
        assert verdict(right(), name, arguments=['--steps']) == ('passed', ''), name


def test_fault_of_what_is_cut_off():
    """It was ended in the midst of a line: that tells nothing of how it ends, but of what it did."""
    text = 'print("0 0 4")\nprint("0 1 5")\nprint("0 2 6")\nprint("0 2", end="", flush=True)\nwhile True: pass'
    told = verdict(text, 'empty', '--time=0.7')
    assert told == ('time-over', 'It was ended after 1 s, and 4 steps.'), told
    told = verdict(text.replace('0 1 5', '0 1 4'), 'empty', '--time=0.5')[1]
    assert re.fullmatch(r'It was ended .* steps\. Step \d+: .*row.*', told), told


def test_steps_that_cannot_be_read():
    told = verdict('print("0 0 4\\n8 8 1\\n0 9 3\\n9 0 2\\n1 1 1\\n1 1 1")', 'full')[1]
    assert told.startswith('It printed no grid. Its steps cannot be read. Line 3: 9 is no row'), told


def test_any():
    text = changed('range(1, 10)', 'range(9, 0, -1)')
    assert verdict(text, 'several', '--any') == ('passed', '')


def test_other_order_of_cells():
    assert verdict(changed('for i in range(81)', 'for i in reversed(range(81))'), 'sample-1')[0] == 'passed'


def test_prints_nothing():
    assert verdict('', 'full') == ('no-answer', 'It printed no grid.')


def test_crash():
    text = 'import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)'
    assert verdict(text, 'full') == ('crashed', 'It was ended by a signal: Segmentation fault (11).')


def test_endless():
    told = verdict('import sys\nprint("0 0 1", flush=True)\nprint("0 0 0", flush=True)\nwhile True: pass',
                   'empty', '--time=0.7')
    assert told[0] == 'time-over' and told[1].startswith('It was ended after 1 s, and 3 steps. Step 3: '), told


def test_prints_forever():
    """More than a gigabyte is not taken."""
    text = 'import sys\ntext = b"1" * (1 << 20)\nwhile True: sys.stdout.buffer.write(text)'
    assert verdict(text, 'full', '--time=60') == ('too-much-output', 'It printed more than 1.0\N{NO-BREAK SPACE}GiB.')


def test_closes_its_input():
    text = 'import os\nos.close(0)\nos.close(1)\nos.close(2)'
    assert verdict(text, 'full')[0] == 'no-answer'


def test_memory():
    """Four gigabytes, of which none is touched."""
    text = 'import mmap\nmmap.mmap(-1, 5 << 30)\nprint("too much was given")'
    told = verdict(text, 'full')
    assert told[0] == 'no-answer' and 'memory' in told[1], told


# Children with sessions of their own, deaf to all that can be ignored, some of them without parents
# or outputs; and files.
ILL_BEHAVED = '''
import os, signal, sys, time
for number in range(1, 32):
    if number not in (signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
for i in range(12):
    if os.fork() == 0:
        os.setsid()
        if i % 3 and os.fork():
            os._exit(0)
        if i % 2:
            os.closerange(0, 3)
        time.sleep(1000)
os.mkdir('folder')
open('folder/file', 'w').write('left behind')
print("0 0 1", flush=True)
'''


def test_ill_behaved_and_slow():
    assert verdict(ILL_BEHAVED + 'time.sleep(1000)', 'full', '--time=0.5')[0] == 'time-over'


def test_ill_behaved_and_done():
    """Its children would go on."""
    assert verdict(ILL_BEHAVED, 'full')[0] == 'no-answer'


def test_forks_all_the_time():
    text = 'import os\nwhile True:\n    if os.fork():\n        os._exit(0)'
    assert verdict(text, 'full', '--time=0.5')[0] in ('no-answer', 'time-over')


def test_judge_is_ended(number):
    """Nothing of the program outlives the one that it works for."""
    with program(ILL_BEHAVED + 'time.sleep(1000)') as path:
        judge = subprocess.Popen(command(path, '--only=full', '--time=1000'), cwd=path.parent,
                                 env=environment(path), stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while len(processes(path)) < 12:
            assert judge.poll() is None and time.monotonic() < end
            time.sleep(0.02)
        judge.send_signal(number)
        judge.wait()
        assert_nothing_left(path)


def test_cannot_be_run():
    with program('') as path:
        (path.parent / 'notes.txt').write_text('none')
        (path.parent / 'wrong.c').write_text('int main (void)\n{\n  return 0\n}\n')
        for name, says in (('./nothing', 'No such file'), ('./notes.txt', 'This file is no program'),
                           ('./wrong.c', 'wrong.c:3:')):
            done = subprocess.run([CLI, 'judge', '--', name], cwd=path.parent, env=environment(path),
                                  capture_output=True, text=True)
            assert done.returncode == 64 and says in done.stderr, done
        assert_nothing_left(path)


def test_wrong_use():
    for words in [], ['--input=all', '--', 'true'], ['--only=none', '--', 'true'], ['--time=0', '--', 'true']:
        done = subprocess.run([CLI, 'judge', *words], capture_output=True, text=True)
        assert done.returncode == 64 and done.stderr.startswith('retrace-cli: '), done


tests = [(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
         if name.startswith('test_') and name not in ('test_fault', 'test_judge_is_ended', 'test_wrong')]
tests += [(f'wrong-{name}', functools.partial(test_wrong, *row)) for name, row in WRONG.items()]
tests += [(f'fault-{name}', functools.partial(test_fault, name, *row)) for name, row in FAULTS.items()]
tests += [(f'judge-is-ended-by-{number.name}', functools.partial(test_judge_is_ended, number))
          for number in (signal.SIGTERM, signal.SIGKILL)]
tap.run(tests)
