"""test-screenshot.py - the program solves puzzles in its window, prints the grids, pictures the window,
and says what the window says.

What ./run does where there is no display."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import sys
import tempfile
import zlib

import tap

RETRACE, CLI, SAMPLES = sys.argv[1:]
EASY, MEDIUM, NONE, SEVERAL = (f'{SAMPLES}/{name}.sdk' for name in (
    'easy', 'medium', 'no-solution', 'several-solutions'))
# Where less than the whole is tried, one of each list is: what is said is asked of formats and window, too.
EACH = 4 if float(os.environ.get('RT_TEST_SHARE', 1)) < 1 else 1
ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
OTHER_TEXT = 'puzzle = ' + repr([[int(cell) if cell != '.' else None for cell in ONE[row:row + 9]]
                                 for row in range(0, 81, 9)])
BAD = '53..7....\n6..1k5...\n' + '.........\n' * 7


class Person:
    """Somebody without settings or session."""

    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.home = pathlib.Path(self.temporary.name)
        self.picture = self.home / 'window.png'
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def write(self, name, content):
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def run(self, *arguments, given=b'', **variables):
        """Starts Retrace in the home folder. Its standard input brings what is GIVEN."""
        environment = {**os.environ, 'HOME': str(self.home), 'LC_ALL': 'C.UTF-8', 'LANGUAGE': '',
                       **variables}
        for word in ('STATE', 'DATA', 'CONFIG', 'CACHE'):
            environment[f'XDG_{word}_HOME'] = str(self.home / word.lower())
        done = subprocess.run([os.path.abspath(RETRACE), f'--screenshot={self.picture}', *arguments],
                              env=environment, cwd=self.home, capture_output=True, check=False, input=given)
        return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())

    def has_picture(self):
        return self.picture.is_file() and self.picture.read_bytes().startswith(b'\x89PNG\r\n')


def white_png(size):
    """The bytes of a picture with nothing on it."""
    def chunk(kind, data):
        return (len(data).to_bytes(4, 'big') + kind + data +
                zlib.crc32(kind + data).to_bytes(4, 'big'))
    head = size.to_bytes(4, 'big') * 2 + b'\x08\0\0\0\0'
    rows = (b'\0' + b'\xff' * size) * size
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(rows)) +
            chunk(b'IEND', b''))


def answers(*puzzles):
    """What is printed of PUZZLES: nine rows each, with an empty line between them."""
    lines = [subprocess.run([CLI, 'solve', puzzle], capture_output=True, text=True,
                            check=True).stdout.strip() for puzzle in puzzles]
    return '\n'.join(''.join(line[row:row + 9] + '\n' for row in range(0, 81, 9)) for line in lines)


def test_solves_and_pictures():
    with Person() as person:
        done = person.run('--solve', EASY)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert done.stdout == answers(EASY), done.stdout
        assert done.stderr == 'easy.sdk: 35 givens · exactly one solution\n', done.stderr
        assert person.has_picture()


def test_pictures_an_unsolved_puzzle():
    with Person() as person:
        done = person.run('--dark', '--width=360', EASY)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert not done.stdout and not done.stderr and person.has_picture()


def test_no_solution():
    with Person() as person:
        done = person.run('--solve', NONE)
        assert done.returncode == 1, done.returncode
        assert not done.stdout and person.has_picture()
        assert done.stderr.startswith('no-solution.sdk: 30 givens · no solution: '), done.stderr
        assert 'There is nothing to solve: this grid has no solution.\n' in done.stderr, done.stderr


def test_several_solutions():
    with Person() as person:
        done = person.run('--solve', SEVERAL)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert done.stdout == answers(SEVERAL), done.stdout
        assert done.stderr == ('several-solutions.sdk: 28 givens · many solutions\n'
                               'There are 6 solutions.\n'), done.stderr


STEPS = f'# puzzle {ONE}\n1 3 4\n1 3 0\n1 4 6\n'
BLANK_GRID = '.' * 81 + '\n'


def test_standard_input():
    """Whatever a file may hold; nothing of it is the name of a file."""
    drawn = subprocess.run([CLI, 'draw', '--to=png', EASY], capture_output=True, check=True).stdout
    kinds = (f'{ONE}\n{ONE}\n', [ONE, ONE]), (STEPS, [ONE]), (drawn, [EASY]), (BLANK_GRID, ['.' * 81])
    for given, solved in kinds[::EACH]:
        with Person() as person:
            given = given if isinstance(given, bytes) else given.encode()
            done = person.run('--solve', '-', given=given)
            assert done.returncode == 0, f'{given[:99]}: {done.returncode}: {done.stderr}'
            assert done.stdout == answers(*solved), f'{given[:99]}: {done.stdout}: {done.stderr}'
            assert person.has_picture()


def test_standard_input_that_cannot_be_opened():
    """A sentence, and nothing of an empty grid."""
    for given, said in ((b'', 'Standard input: There is nothing in this text'),
                        (BAD.encode(), 'Standard input, line 2, column 5: “k” is neither'),
                        (b'# puzzle 53..7\n1 3 4\n1 3 0\n1 4 6\n', 'Standard input, line 1, column 15: '))[::EACH]:
        with Person() as person:
            done = person.run('--solve', '-', given=given)
            assert done.returncode == 1 and said in done.stderr, f'{given}: {done.returncode}: {done.stderr}'
            assert not done.stdout and not person.picture.exists(), f'{given}: {done.stdout}'


def test_standard_input_among_files():
    with Person() as person:
        done = person.run('--solve', EASY, '-', given=ONE.encode())
        assert done.returncode == 1 and 'cannot stand among files' in done.stderr, done.stderr
        assert not done.stdout and not person.picture.exists(), done.stdout


def test_picture_without_a_puzzle():
    """What is said of it is an error here, though not in the window, whose page shows the picture."""
    with Person() as person:
        done = person.run('--solve', person.write('plain.png', white_png(300)))
        assert done.returncode == 1 and not done.stdout and not person.picture.exists(), done


def test_what_cannot_be_opened():
    """It ends with the sentence that the window shows, without a picture of an empty window."""
    with Person() as person:
        for path, said in (
                (person.home / 'missing.sdk', 'could not be opened: there is no such file.'),
                (person.home, 'could not be opened: it is a folder, not a file.'),
                (person.write('binary.sdk', bytes(range(256))), 'binary.sdk: This is a binary file'),
                (person.write('empty.sdk', ''), 'empty.sdk: There is nothing in this text'),
                (person.write('text.txt', 'Dear Sir,\n'), 'text.txt: There is no puzzle in this text'),
                (person.write('bad.txt', BAD), 'bad.txt, line 2, column 5: “k” is neither'))[::EACH]:
            done = person.run('--solve', path)
            assert done.returncode == 1, f'{path}: {done.returncode}'
            assert said in done.stderr and done.stderr.count('\n') == 1, done.stderr
            assert not done.stdout and not person.picture.exists(), path


def test_other_text():
    """What is read of it is no file of the window's, nor of a picture: it is solved all the same."""
    with Person() as person:
        other = person.write('puzzle.py', OTHER_TEXT)
        done = person.run('--solve', other)
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert done.stdout == answers(ONE), done.stdout
        assert done.stderr.startswith('A puzzle was found inside other text'), done.stderr


def test_a_name_like_an_option():
    """Two files are solved in their order. What is behind -- is a file, and -- itself is none."""
    with Person() as person:
        person.write('-x.sdk', pathlib.Path(EASY).read_text())
        done = person.run('--solve', MEDIUM, '--', '-x.sdk')
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert done.stdout == answers(MEDIUM, EASY), done.stdout
        assert [line.split(':')[0] for line in done.stderr.splitlines()] == ['medium.sdk', '-x.sdk']


def test_a_bad_second_file():
    with Person() as person:
        done = person.run('--solve', EASY, person.write('bad.txt', BAD))
        assert done.returncode == 1, done.returncode
        assert done.stdout == answers(EASY), done.stdout
        assert 'bad.txt, line 2, column 5' in done.stderr and 'easy.sdk: ' in done.stderr, done.stderr


def test_long_collection():
    """Ten of it are enough to see."""
    with Person() as person:
        line = answers(EASY).replace('\n', '')
        done = person.run('--solve', person.write('many.sdm', f'0{line[1:]}\n' * 12))
        assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
        assert done.stdout.count('\n\n') == 9, done.stdout
        assert 'many.sdm · 10 of 12: 80 givens' in done.stderr, done.stderr
        assert '2 more puzzles were not solved here' in done.stderr, done.stderr


def test_writes_with_care():
    """A title could make the terminal do anything; the old picture is there until the new one is whole."""
    with Person() as person:
        line = answers(EASY).replace('\n', '')
        person.picture.write_text('the old one')
        with person.picture.open() as old:
            done = person.run('--solve', person.write('titles.sdm', ''.join(
                f'0{line[1:]} # a\x1b]0;b{i}\x07\n' for i in range(2))))
            assert done.returncode == 0, f'{done.returncode}: {done.stderr}'
            assert old.read() == 'the old one' and person.has_picture()
        assert [path.name for path in person.home.glob('*.png*')] == ['window.png']
        assert '\\x1b]0;b0\\x07' in done.stderr and '\x1b' not in done.stderr, ascii(done.stderr)


def test_leaves_the_list_of_recent_files_alone():
    with Person() as person:
        recent = person.home / 'data' / 'recently-used.xbel'
        assert person.run(EASY).returncode == 0 and not recent.exists()
        recent.parent.mkdir(exist_ok=True)
        recent.write_text('somebody else’s')
        assert person.run(EASY).returncode == 0
        assert recent.read_text() == 'somebody else’s'


def test_without_fonts():
    """A sentence, not an error of the display's."""
    with Person() as person:
        done = person.run(EASY, FONTCONFIG_FILE=str(person.write('fonts.conf', '<fontconfig/>')))
        assert done.returncode == 1 and not person.picture.exists(), f'{done.returncode}: {done.stderr}'
        said = [line for line in done.stderr.splitlines() if line]
        assert said and said[-1].startswith('retrace: There is no font'), done.stderr


if 'DISPLAY' not in os.environ:
    print('1..0 # SKIP there is no display to open windows on')
    sys.exit()
tap.run([(name[5:].replace('_', '-'), function) for name, function in globals().items()
         if name.startswith('test_')])
