"""test-programs.py - tests that the search programs in other languages make the same steps as the
searches.

    test-programs.py RETRACE-CLI PUZZLES PROGRAMS

What `retrace-cli listing` prints is compiled, where there is a compiler, and run on puzzles with one
solution, several and none: all that it prints is compared with what the search does. The lines that
are marked while a search plays are counted: as often as the search came there."""
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import concurrent.futures
import contextlib
import functools
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from random import Random

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import tap

CLI, PUZZLES, PROGRAMS = sys.argv[1], *map(pathlib.Path, sys.argv[2:4])
SEARCHES = 'scan candidates possible index masks tables backjump'.split()
SUFFIXES = {'c': '.c', 'c++': '.cpp', 'java': '.java', 'python': '.py'}
ROOT = PROGRAMS.parent.parent
# What takes more is left out: slow languages take part.
STEPS_MOST = 300
# Where less than the whole is tried, every tenth puzzle is.
PART = float(os.environ.get('RT_TEST_SHARE', 1)) < 1
EVERY = 10 if PART else 1


def cli(*words, **more):
    return subprocess.run([CLI, *words], capture_output=True, text=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8'}, **more).stdout


def tables(search, puzzles, *more):
    """What a search does with each puzzle, as rows."""
    said = cli('trace', f'--with={search}', *more, input='\n'.join(puzzles))
    return [[row.split(',') for row in table.splitlines()[1:]]
            for table in said.split('step,event,')[1:]]


def is_short(puzzle, rows):
    """Whether a search that was stopped after so many ROWS had found a solution, or its end."""
    return rows[-1][1] == 'end' or any(row[5] == str(puzzle.count('.')) for row in rows)


def steps_of(rows):
    """Lines of row, column and digit."""
    return [f'{row[2][1]} {row[2][3]} {row[3] if row[1] == "place" else 0}' for row in rows
            if row[1] in ('place', 'take-back')]


def read(kind):
    return [line for line in (PUZZLES / f'{kind}.txt').read_text().splitlines()
            if line and not line.startswith('#')]


def digits_exchanged(puzzle, random):
    return puzzle.translate(str.maketrans('123456789', ''.join(random.sample('123456789', 9))))


def without(puzzle, random):
    """With one to three givens less."""
    gone = random.sample([cell for cell in range(81) if puzzle[cell] != '.'], random.randint(1, 3))
    return ''.join('.' if cell in gone else digit for cell, digit in enumerate(puzzle))


def spoilt(puzzle, random):
    """With another digit instead of one, which may clash with none."""
    def sees(a, b):
        return (a // 9 == b // 9 or a % 9 == b % 9
                or (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3))

    while True:
        at, digit = random.randrange(81), random.choice('123456789')
        if puzzle[at] not in '.' + digit and not any(
                sees(at, cell) and puzzle[cell] == digit for cell in range(81)):
            return puzzle[:at] + digit + puzzle[at + 1:]


@functools.cache
def puzzles():
    """Those of the files, and what is made of them; but none that two equal givens spoil."""
    random = Random(18)
    every = [puzzle for kind in ('easy', 'minimal', 'many', 'none') for puzzle in read(kind)]
    for change in digits_exchanged, without, spoilt:
        every += [change(puzzle, random) for puzzle in read('easy') * 20]
    begun = tables('masks', every, f'--to={STEPS_MOST}')
    return [puzzle for puzzle, rows in zip(every, begun, strict=True) if is_short(puzzle, rows)][::EVERY]


@functools.cache
def wanted(search):
    """What a program prints for each puzzle."""
    said = []
    answers = cli('solve', input='\n'.join(puzzles())).split()
    for puzzle, table, answer in zip(puzzles(), tables(search, puzzles()), answers, strict=True):
        rows = ['no solution'] if answer == '-' else re.findall('.{9}', answer)
        named = '# puzzle ' + puzzle.replace('.', '0')
        said.append('\n'.join([named, *steps_of(table), *rows]) + '\n')
    return said


def compare(search, said):
    tap.fail_with_list([f'{search}: {puzzle}: {printed[91:111]!r} instead of {right[91:111]!r}'
                        for puzzle, printed, right in zip(puzzles(), said, wanted(search),
                                                          strict=True) if printed != right][:3])


def source(search, language, folder):
    path = pathlib.Path(folder) / (search + SUFFIXES[language])
    path.write_text(cli('listing', f'--search={search}', f'--language={language}'))
    return path


def check_short(*words):
    """It says what is missing, and fails."""
    done = subprocess.run(words, input='53..7....\n', capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (
        1, '', 'The input has only 9 of 81 cells.'), done


def run_each(program):
    return [subprocess.run([program, '--steps'], input=puzzle, check=True, capture_output=True,
                           text=True).stdout for puzzle in puzzles()]


def compiled(compiler, language, search, folder):
    """With all warnings as errors; then run."""
    program = pathlib.Path(folder) / f'{search}-{language}'
    subprocess.run([compiler, '-Wall', '-Wextra', '-Werror', '-o', program,
                    source(search, language, folder)], check=True)
    check_short(program)
    return run_each(program)


def test_compiled(compiler, language):
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda search: compiled(compiler, language, search, folder), SEARCHES))
    for search, printed in zip(SEARCHES, said):
        compare(search, printed)


def test_java():
    with tempfile.TemporaryDirectory() as folder:
        sources = [source(search, 'java', folder) for search in SEARCHES]
        all_puzzles = pathlib.Path(folder) / 'puzzles'
        all_puzzles.write_text('\n'.join(puzzles()) + '\n')
        said = subprocess.run(['java', '-XX:TieredStopAtLevel=1',
                               pathlib.Path(__file__).with_name('Programs.java'), all_puzzles, *sources],
                              check=True, stdout=subprocess.PIPE, text=True).stdout.split('.\n')[:-1]
        for path in sources[:1] if PART else sources:   # each is compiled anew, which takes long
            check_short('java', path)
    n = len(puzzles())
    for i, search in enumerate(SEARCHES):
        compare(search, said[i * n:(i + 1) * n])


def run_python(code, puzzle, count=None):
    """What it prints. COUNT, if given, counts how often each line runs."""
    def trace(frame, event, argument):
        if event == 'line' and frame.f_code.co_filename == 'program':
            count[frame.f_lineno] += 1
        return trace

    said, was = io.StringIO(), (sys.stdin, sys.argv)
    sys.stdin, sys.argv = io.StringIO(puzzle), ['program', '--steps']
    try:
        with contextlib.redirect_stdout(said):
            if count is not None:
                sys.settrace(trace)
            exec(code, {'__name__': '__main__'})
    finally:
        sys.settrace(None)
        sys.stdin, sys.argv = was
    return said.getvalue()


def compile_python(search):
    return compile(cli('listing', f'--search={search}', '--language=python'), 'program', 'exec')


def test_python():
    for search in SEARCHES:
        code = compile_python(search)
        check_short(sys.executable, '-c', cli('listing', f'--search={search}', '--language=python'))
        compare(search, [run_python(code, puzzle) for puzzle in puzzles()])


def marks(search, language):
    """By line of the listing, the line of the program that stands for it (from 1)."""
    lines = (PROGRAMS / (search + SUFFIXES[language])).read_text().splitlines()
    return {int(of): at for at, line in enumerate(lines, 1) if '@' in line
            for of in line.split('@')[1].split(',')}


def listing(search):
    return cli('listing', f'--search={search}').splitlines()


def test_marks():
    """Each line of the listing is one of the program, and nobody sees the marks."""
    for search in SEARCHES:
        for language in SUFFIXES:
            assert marks(search, language).keys() == set(range(len(listing(search)))), (search, language)
            assert '@' not in cli('listing', f'--search={search}', f'--language={language}')


def expected_runs(search, puzzle):
    """How often the search came to some lines of its listing."""
    says = cli('solve', f'--with={search}', '--stats', puzzle).splitlines()
    stats = dict(zip(says[0].split('\t'), says[1].split('\t')))
    lines = listing(search)
    first_test = next((n for n, line in enumerate(lines) if re.match(' +if .*: skip$', line)), None)
    runs = {next(n for n, line in enumerate(lines) if re.match(' +write digit', line)):
            int(stats['placements']),
            next(n for n, line in enumerate(lines) if re.match(' +take digit back', line)):
            int(stats['take-backs'])}
    if first_test is not None:
        runs[first_test] = int(stats['tests'])
    return runs


PLAYED = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'


def test_marked_lines_run_in_python():
    for search in SEARCHES:
        count = collections.Counter()
        run_python(compile_python(search), PLAYED, count)
        at = marks(search, 'python')
        for line, runs in expected_runs(search, PLAYED).items():
            assert count[at[line]] == runs, (search, line, count[at[line]], runs)


def test_marked_lines_run_in_c():
    with tempfile.TemporaryDirectory() as folder:
        for search in SEARCHES[:1] if PART else SEARCHES:
            path = source(search, 'c', folder)
            subprocess.run(['gcc', '--coverage', '-O0', '-o', search, path], check=True, cwd=folder)
            subprocess.run([f'./{search}'], input=PLAYED, text=True, check=True, cwd=folder,
                           stdout=subprocess.DEVNULL)
            said = subprocess.run(['gcov', '-t', f'{search}.gcda'], check=True, cwd=folder,
                                  capture_output=True, text=True).stdout
            count = {int(line): int(runs.rstrip('*')) for runs, line
                     in re.findall(r'^ *([0-9]+\*?): *([0-9]+):', said, re.MULTILINE)}
            at = marks(search, 'c')
            for line, runs in expected_runs(search, PLAYED).items():
                assert count[at[line]] == runs, (search, line, count[at[line]], runs)


def test_forms():
    """A program answers in the form in which it was asked."""
    for search in SEARCHES:
        code = compile_python(search)
        spaced = '\n'.join(' '.join(row) for row in re.findall('.{9}', PLAYED.replace('.', '0')))
        said = run_python(code, spaced).splitlines()[-9:]
        assert said[0] == '5 3 4 6 7 8 9 1 2', said


def test_worked_example():
    """What README and the manual page show works as it stands, and both show the same."""
    readme = re.search('```shell\n(.*?)```', (ROOT / 'README.md').read_text(), re.DOTALL)[1]
    manual = re.search(r'\.EX\n(\$ [^\n]*listing.*?)\.EE', (ROOT / 'data/retrace-cli.1').read_text(), re.DOTALL)[1]
    assert re.sub(r'^\$ |\\f.|\\(?=-)', '', manual, flags=re.MULTILINE) == readme, (manual, readme)
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'retrace-cli').symlink_to(pathlib.Path(CLI).resolve())
        done = subprocess.run(['sh', '-ec', readme], cwd=folder, capture_output=True, text=True,
                              env={**os.environ, 'LC_ALL': 'C.UTF-8', 'PATH': f'{folder}:{os.environ["PATH"]}'})
    assert done.returncode == 0 and not done.stderr and 'The answer is right' in done.stdout, done


def test_lengths():
    for path in PROGRAMS.glob('*.*'):
        if path.suffix in SUFFIXES.values():
            assert len(path.read_text().splitlines()) < 90, path



def test_puzzles():
    """There are enough, and of all kinds."""
    said = cli('count', '--limit=2', input='\n'.join(puzzles())).split()
    counts = collections.Counter(count[0] for count in said)
    assert len(puzzles()) >= 200 // EVERY and all(counts[kind] >= 12 // EVERY for kind in '012'), (len(puzzles()), counts)


tests = [('puzzles', test_puzzles), ('marks', test_marks), ('lengths', test_lengths), ('python', test_python), ('forms', test_forms),
         ('marked-lines-run-in-python', test_marked_lines_run_in_python)]
for language, compiler in ('c', 'gcc'), ('c++', 'g++'):
    if shutil.which(compiler):
        tests.append((language, functools.partial(test_compiled, compiler, language)))
if shutil.which('cc'):
    tests.append(('worked-example', test_worked_example))
if shutil.which('gcc') and shutil.which('gcov'):
    tests.append(('marked-lines-run-in-c', test_marked_lines_run_in_c))
if shutil.which('javac'):
    tests.append(('java', test_java))
tap.run(tests)
