"""test-walks.py - what a newcomer asks of a search, and how soon the window answers: every answer is
read as a screen reader reads it, and what the person does for it is counted."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
import told


# Neither is among the puzzles that other tests use.
BY_CHOICE = '..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..'
BY_ORDER = '2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3'


class Walk:
    """What the person does, one after another."""

    def __init__(self, desktop, program):
        self.desktop, self.program, self.done = desktop, program, []

    def press(self, name):
        self.program.press(name)
        self.done.append(name)

    def key(self, name):
        self.desktop.keys(name)
        self.done.append(name)


def numbers(text):
    return [int(word.replace(',', '')) for word in re.findall(r'\d[\d,]*', text)]


def costs(path, search):
    """Placements and take-backs, as retrace-cli counts them."""
    return [int(count) for count in told.stats(path, search)[:2]]


def test_which_algorithm_does_less_work_and_why(desktop):
    path = desktop.write('newspaper.txt', BY_CHOICE)
    with desktop.start(path) as program:
        program.await_grid(BY_CHOICE)
        walk = Walk(desktop, program)
        walk.press('Solve')
        said = program.find('“Singles, then guess” would need .* of the steps.', 'label').name
        masks, clever = costs(path, 'masks'), costs(path, 'propagate')
        share = 100 * sum(clever) / sum(masks)
        assert numbers(said)[0] == clever[0], (said, clever)
        assert abs(float(re.search(r'([\d.]+)\s%', said)[1]) - share) <= 0.5, (said, share)

        walk.press('Compare')
        program.work_in('Algorithms compared – newspaper.txt')
        why = program.find('“Singles, then guess” needs .* where “Cell by cell, with bit masks” needs .*',
                           'label').name
        placed, _, wrong = (re.search(r'needs ([\d,]+) placements.* needs ([\d,]+): .*?(?:other one|instead of) ([\d,]+)',
                                      why).groups())
        assert [numbers(placed)[0], numbers(wrong)[0]] == [clever[0], masks[1]], (why, masks)
        assert 'It writes what is forced before it guesses: ' in why, why
        assert len(walk.done) <= 2, walk.done


def reason_of(chip):
    """Digit, the kind and number of the house, and the (row, column) that has the digit there."""
    digit, house, number, *place = re.fullmatch(
        r'(\d): (\w+) (\d) has it in (?:row (\d))?(?:, )?(?:column (\d))?', chip).groups()
    row, column = {'row': (number, place[1]), 'column': (place[0], number), 'box': place}[house]
    return digit, f'{house} {number}', f'r{row}c{column}'


def test_why_did_the_search_turn_back_here(desktop):
    path = desktop.write('newspaper.txt', BY_ORDER)
    search = told.Trace(path, BY_ORDER)
    with desktop.start(path) as program:
        program.await_grid(BY_ORDER)
        walk = Walk(desktop, program)
        walk.press('Solve')
        program.find('Solved, .*', 'label')
        walk.press('To start')
        program.find(r'Step 0 of .*', 'label')
        walk.key('d')
        step = search.next(0, search.is_dead_end)
        said = program.find(search.sentence(step), 'label').name
        row, column = numbers(said)[:2]
        where = f'r{row}c{column}'
        program.await_cell(row, column, 'empty, no digit fits')
        assert len(walk.done) <= 3, walk.done

        # Nine reasons, each of them true of the grid that the search had before it turned back.
        before = search.grid(step - 1)
        assert before[told.index(where)] == '.', (where, before)
        for digit in range(1, 10):
            chip = program.find_button(fr'{digit}: .* has it in .*').name
            has, house, place = reason_of(chip)
            assert before[told.index(place)] == has == str(digit), (chip, before)
            assert {where, place} <= set(told.places_of(house)), (chip, where)


driver.run(globals())
