"""test-nested.py - a chain that rests on deductions of its own: the switch goes on to each of them."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import DEEPLY_NESTED


@driver.full
def test_switch(desktop):
    desktop.write_settings({'techniques': "'nested-1'"})
    with desktop.start(desktop.write('puzzle.txt', DEEPLY_NESTED)) as program:
        program.await_grid(DEEPLY_NESTED)
        for stage in range(1, 6):
            desktop.keys('ctrl+h')
            program.find(f'Stage {stage} of 5: .*')
        program.press('Logic')
        n_cases = int(program.find(r'Case 1 of \d', 'label').name[-1])
        program.press('Previous case')
        program.find(f'All {n_cases} cases', 'label')
        program.press('Previous case')
        n_inner = int(program.find(r'Needed on the way: step (\d) of \1', 'label').name[-1])
        for i in range(n_inner - 1, 0, -1):
            program.press('Previous case')
            program.find(f'Needed on the way: step {i} of {n_inner}', 'label')
        program.press('Previous case')
        program.find(f'Case {n_cases} of {n_cases}', 'label')
        program.press('Next case')
        program.find(f'Needed on the way: step 1 of {n_inner}', 'label')


driver.run(globals())
