"""told.py - what a search does, as retrace-cli tells it: what the window must agree with."""
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import os
import re
import subprocess

TO_THE_END = 10 ** 12


def ask(command, *words):
    """What retrace-cli prints."""
    return subprocess.run([os.environ['RT_CLI'], command, *map(str, words)], check=True,
                          stdout=subprocess.PIPE, text=True).stdout


def read_rows(path, *options):
    """The rows of a trace: dictionaries of step, event, cell, digit, house, depth."""
    return list(csv.DictReader(ask('trace', *options, path).splitlines()))


def stats(path, search):
    """What the search on the one puzzle there cost, as words: placements, take-backs, tests, reads,
    greatest depth."""
    names, costs = ask('solve', f'--with={search}', '--stats', path).splitlines()
    assert names.startswith('solution\tplacements\ttake-backs\ttests\treads\tgreatest-depth\t')
    return costs.split('\t')[1:6]


def index(cell):
    """The place of "r1c9" among the 81: 8."""
    return 9 * int(cell[1]) + int(cell[3]) - 10


def words_for(cell):
    return f'row {cell[1]}, column {cell[3]}'


class Trace:
    """A search on the puzzle of a file, to its very end. Steps count from 1; at 0 only the givens
    are there."""

    def __init__(self, path, givens, search='masks'):
        self.path, self.givens, self.search = path, givens, search
        self.rows = [None, *read_rows(path, f'--with={search}', f'--to={TO_THE_END}')]
        blanks = str(givens.count('.'))
        self.solutions = [step for step, row in enumerate(self.rows)
                          if row and row['event'] == 'place' and row['depth'] == blanks]

    def grid(self, step):
        """The digits after STEP."""
        digits = list(self.givens)
        for row in self.rows[1:step + 1]:
            if row['event'] in ('place', 'take-back'):
                digits[index(row['cell'])] = row['digit'] if row['event'] == 'place' else '.'
        return ''.join(digits)

    def is_dead_end(self, step):
        return (self.rows[step]['event'] == 'take-back' and step - 1 not in self.solutions and
                self.rows[step - 1]['event'] == 'place')

    def next(self, step, condition, way=1):
        """The nearest step after STEP (or before it) that has the condition."""
        step += way
        while not condition(step):
            step += way
        return step

    def changes(self, cell):
        """The condition that a step writes CELL or takes its digit back."""
        return lambda step: self.rows[step]['cell'] == cell

    def heat(self, cell, step):
        """How often CELL is written up to STEP."""
        return sum(row['event'] == 'place' and row['cell'] == cell
                   for row in self.rows[1:step + 1])

    def sentence(self, step):
        """A pattern of what the card says."""
        row = self.rows[step]
        if step in self.solutions:
            return r'(Solved|Solution.*), after [\d,]+ steps\..*'
        where = words_for(row['cell'])
        if row['event'] == 'place':
            return f'Placed {row["digit"]} in {where}: .*'
        assert row['event'] == 'take-back', row
        if self.is_dead_end(step):
            return rf'Dead end.*: .* (Back to the {row["digit"]} in {where}|There (is|has been) no way out .*)\..*'
        return f'Took back {row["digit"]} from {where}[:.].*'

    def looks(self, step, grain):
        """The sentences of a step's looks in a finer grain, in their order; as patterns, too."""
        rows = read_rows(self.path, f'--with={self.search}', f'--grain={grain}', f'--from={step}',
                         f'--to={step}')
        return [self.say_look(row, self.grid(step - 1)) for row in rows[:-1]]

    @staticmethod
    def say_look(row, digits):
        digit, cell, house = row['digit'], row['cell'], row['house']
        if row['event'] == 'accept':
            return f'{digit} may stand in {words_for(cell)}.'
        if row['event'] == 'read' and digit:
            return f'Looks at {words_for(cell)}.'
        if row['event'] == 'read':
            return f'Looks up what {house} has.'
        where = next(place for place in places_of(house) if digits[index(place)] == digit)
        if house.startswith('row'):
            return f'{digit} refused: {house} has it in column {where[3]}.'
        if house.startswith('column'):
            return f'{digit} refused: {house} has it in row {where[1]}.'
        return f'{digit} refused: {house} has it in {words_for(where)}.'


def places_of(house):
    """The nine cells of "row 1", "column 9" or "box 5"."""
    kind, number = re.fullmatch(r'(row|column|box) (\d)', house).groups()
    n, places = int(number), [f'r{i}c{j}' for i in range(1, 10) for j in range(1, 10)]
    return [place for place in places
            if n == {'row': int(place[1]), 'column': int(place[3]),
                     'box': (int(place[1]) - 1) // 3 * 3 + (int(place[3]) - 1) // 3 + 1}[kind]]
