"""test-any-key.py - keys and clicks in no order do no harm, whatever the window is doing."""
# SPDX-License-Identifier: GPL-3.0-or-later

import random

import driver
from puzzles import EASY, LONG

SEED = 1977
N_ACTS = 80

# All keys that something listens to, but for those that close the window.
KEYS = [
    *'123456789', '0', 'Delete', 'BackSpace', 'space', 'n', 'p', 'comma', 'period', 'Escape',
    'Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Page_Up', 'Page_Down', 'Tab', 'shift+Tab',
    'shift+Right', 'shift+Down', 'ctrl+3', 'ctrl+8', 'Return', 'Menu', 'F1', 'F10', 'shift+F10',
    'ctrl+Return', 'F5', 'F5', 'ctrl+z', 'ctrl+z', 'ctrl+shift+z', 'ctrl+y', 'ctrl+c', 'ctrl+v',
    'ctrl+l', 'ctrl+shift+l', 'ctrl+k', 'ctrl+comma', 'ctrl+s', 'ctrl+shift+s', 'ctrl+o', 'ctrl+n',
    'ctrl+shift+n', 'ctrl+question', 'KP_5', 'KP_Delete', 'a', 'F2',
]

# GTK 4.18 crashes when a file dialog is left while it looks up its folder, as only a machine can.
FILE_KEYS = ['ctrl+s', 'ctrl+shift+s', 'ctrl+o']


def act_at_random(desktop, program):
    """Keys in small handfuls and clicks between them; after each the program must be well."""
    chance = random.Random(SEED)
    keys = [key for key in KEYS if not (program.is_late and key in FILE_KEYS)]
    done = []
    while len(done) < N_ACTS:
        handful = [chance.choice(keys) for _ in range(chance.randrange(1, 8))]
        desktop.keys(*handful)
        done += handful
        if chance.random() < 0.5:
            x, y = chance.randrange(1280), chance.randrange(900)
            desktop.xdotool('mousemove', x, y, 'click', chance.choice((1, 1, 1, 3)))
            done.append(f'click {x} {y}')
        # A dialog that came up must not keep all the rest to itself.
        desktop.keys('Escape')
        program.look()
        status = program.process.poll()
        assert status is None, f'ended with {status} after {done}:\n{program.said()}'


@driver.full
def test_where_nothing_runs(desktop):
    with desktop.start() as program:
        act_at_random(desktop, program)


def test_where_a_search_is_shown(desktop):
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.let_solve('Play the Search')
        program.press('Solve')
        program.find_button('Pause')
        act_at_random(desktop, program)


@driver.full
def test_where_a_search_runs(desktop):
    with desktop.start(desktop.write('long.txt', LONG)) as program:
        program.await_grid(LONG)
        program.press('Solve')
        program.find_button('Stop')
        act_at_random(desktop, program)


driver.run(globals())
