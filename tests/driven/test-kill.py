"""test-kill.py - killed at any moment while somebody types, the window comes back as it was at most
a second before.

The same is asked of the session alone, a thousand times, by tests/document/files/test-kill.c; here it is
the whole program, once in ./check. RT_KILL_ROUNDS says how often, RT_KILL_SEED repeats a run."""
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import random
import time

import driver

ROUNDS = int(os.environ.get('RT_KILL_ROUNDS', 1 if driver.PART else 3))
SEED = int(os.environ.get('RT_KILL_SEED', 1977 if driver.PART else random.randrange(2 ** 32)))
BEAT = 0.05     # seconds: between one look at the window and the next, at least
SECOND = 20     # in looks: while the machine holds the window up, it is not looked at


def type_digit(desktop, program, states, digit):
    """Into the cell after the last, round and round."""
    row, column = divmod((len(states) - 1) % 81, 9)
    program.click_cell(row + 1, column + 1)
    desktop.keys(digit)
    grid = states[-1]
    place = 9 * row + column
    states.append(grid[:place] + str(digit) + grid[place + 1:])


def type_until_killed(desktop, program, states, chance):
    """The state that must be there at least after the next start."""
    seen = [states.index(program.grid())]
    for _ in range(chance.randrange(1, 50)):
        if chance.random() < 0.4:
            # Never the digit that is there, so that each is one step to undo.
            there = states[-1][(len(states) - 1) % 81]
            digit = chance.choice([d for d in range(1, 10) if str(d) != there])
            type_digit(desktop, program, states, digit)
        seen.append(states.index(program.grid()))
        time.sleep(BEAT)
    program.kill()
    program.ended = True
    return max(seen[:-SECOND], default=seen[0])


def test_kill(desktop):
    print(f'# RT_KILL_SEED={SEED} RT_KILL_ROUNDS={ROUNDS}', flush=True)
    chance = random.Random(SEED)
    states, least = ['.' * 81], 0
    for _ in range(ROUNDS):
        with desktop.start() as program:
            there = program.grid()
            assert there in states[least:], f'{there} is older than {states[least]}'
            del states[states.index(there) + 1:]
            least = type_until_killed(desktop, program, states, chance)
    with desktop.start() as program:
        steps = states.index(program.grid())
        assert steps >= least
        for state in reversed(states[:steps]):
            desktop.keys('ctrl+z')
            program.await_grid(state)


driver.run(globals())
