"""test-make.py - tests the commands that make and transform puzzles: their output, and their errors
for wrong options.

    test-make.py RETRACE-CLI"""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import tap

CLI = sys.argv[1]
PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
TWO = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........'
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8'}


def run(*words, status=0, **more):
    """What it prints; on standard error where it fails by its words."""
    done = subprocess.run([CLI, *words], env=ENVIRONMENT, capture_output=True, text=True,
                          timeout=200, **more)
    assert done.returncode == status, (words, done)
    return done.stdout if status in (0, 1) else done.stderr


def lines(*words, **more):
    return run(*words, **more).splitlines()


def check(puzzles, **more):
    return lines('check', '-', input='\n'.join(puzzles), **more)


def test_one_without_a_word():
    made = lines('make')
    assert len(made) == 1 and check(made) == ['unique'], made
    assert made != lines('make'), 'another one each time'


def test_as_asked():
    for words, hardest in ((['--level=easy'], 1.2), (['--rating=2.0-3.0'], 3.0)):
        made = [line.split('\t') for line in lines('make', '--count=4', '--rated', '--seed=1', *words)]
        rated = [line.split('\t')
                 for line in lines('rate', '-', input='\n'.join(row[3] for row in made))]
        assert made == rated, made
        assert all(float(row[0]) <= hardest for row in made), made
    made = lines('make', '--count=5', '--givens=33', '--symmetry=vertical', '--seed=2')
    assert check(made) == ['unique'] * 5
    for puzzle in made:
        rows = re.findall('.' * 9, re.sub('[1-9]', 'x', puzzle))
        assert puzzle.count('.') == 81 - 33 and all(row == row[::-1] for row in rows), puzzle
    for puzzle in lines('make', '--count=2', '--technique=x-wing', '--seed=3'):
        assert '"technique":"x-wing"' in run('explain', '--json', '-', input=puzzle), puzzle


def test_same_again():
    words = ['make', '--count=30', '--seed=12', '--level=moderate']
    first = lines(*words, '--threads=1')
    assert len(set(first)) == 30
    assert first == lines(*words, '--threads=3') == lines(*words)


def test_pattern():
    pattern = 'x........' '.x..xxx..' '..x.x..x.' '...xx..x.' '..xxxxx..' '.x..xx...' '.x..x.x..' '..xxx..x.' '........x'
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'pattern'
        path.write_text('\n'.join(re.findall('.' * 9, pattern)) + '\n')
        puzzle, = lines('make', f'--pattern={path}', '--seed=1')
        assert re.sub('[1-9]', 'x', puzzle) == pattern and check([puzzle]) == ['unique']
        path.write_text('x..x..x.. .x..x..x. ..x..x..x' * 3 + '\n')
        for puzzle in lines('make', f'--pattern={path}', '--minimal', '--seed=1', '--count=3'):
            assert lines('minimise', puzzle) == [puzzle]
        path.write_text('x..\n...\n')
        assert f'{path}:3: a pattern has 81 cells, and here are 6' in run('make', f'--pattern={path}',
                                                                          status=2)
        path.write_text('x' * 9 + '\n' + '.' * 73)
        assert f'{path}:2:73: ' in run('make', f'--pattern={path}', status=2)
        path.unlink()
        assert 'pattern' in run('make', f'--pattern={path}', status=2)


def test_pattern_of_a_picture():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.environ['RT_DRAW_PICTURES'], folder, PUZZLE], check=True)
        puzzle, = lines('make', f'--pattern={folder}/photo.jpg', '--seed=1')
        assert [cell == '.' for cell in puzzle] == [cell == '.' for cell in PUZZLE]
        assert 'No grid was found' in run('make', f'--pattern={folder}/none.png', status=2)


def test_wrong_words():
    for words, said in ((['--level=hardest'], 'easy, moderate'), (['--symmetry=round'], 'half-turn'),
                        (['--technique=luck'], 'luck'), (['--rating=hard'], 'not “hard”'),
                        (['--givens=30-'], 'not “30-”'), (['--givens=16'], '17'),
                        (['--givens=17', '--symmetry=full'], 'symmetry'), (['--count=-1'], 'negative'),
                        ([PUZZLE], 'no files'),
                        (['--hardest'], '--technique'), (['--rating=1.3-1.4'], 'no technique'),
                        (['--level=easy', '--rating=1.2'], 'do not go together'),
                        (['--pattern=x', '--givens=30'], 'do not go together')):
        error = run('make', *words, status=64)
        assert said in error and error.count('\n') == 1, (words, error)
    assert 'antidiagonal' in run('transform', '--turn=round', PUZZLE, status=64)


def test_minimise():
    less, = lines('minimise', '--seed=1', PUZZLE)
    assert all(a in (b, '.') for a, b in zip(less, PUZZLE)) and check([less]) == ['unique']
    for cell in range(81):
        if less[cell] != '.':
            assert check([less[:cell] + '.' + less[cell + 1:]], status=1) == ['multiple'], cell
    assert lines('minimise', TWO, status=1) == ['-']
    every = lines('minimise', '--all', '--limit=20', PUZZLE)
    assert len(set(every)) == 20 and check(every) == ['unique'] * 20


def test_transform_and_canonical():
    others = [lines('transform', f'--seed={seed}', PUZZLE)[0] for seed in range(20)]
    assert len(set(others)) == 20
    assert set(lines('canonical', '-', input='\n'.join(others))) == set(lines('canonical', PUZZLE))
    turned = PUZZLE
    for _ in range(4):
        turned, = lines('transform', '--turn=right', turned)
        assert (turned == PUZZLE) == (_ == 3)
    assert lines('transform', '--turn=half', PUZZLE) == [PUZZLE[::-1]]


tap.run([(name.removeprefix('test_').replace('_', '-'), test)
         for name, test in sorted(globals().items()) if name.startswith('test_')])
