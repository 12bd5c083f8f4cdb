"""test-trial.py - a person tries their own program."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver


def try_program(desktop, program, path, verdicts):
    """Opens the window, chooses the program, and waits until each of VERDICTS is told."""
    program.press('Try a program of mine')
    program.work_in('My Own Program')
    desktop.keys('alt+p')
    program.choose_file('Choose Your Program', path)
    program.work_in('My Own Program')
    program.find(path.name, 'label')
    desktop.keys('alt+t')
    for verdict in verdicts:
        program.find(verdict, 'label')


# Those with many blanks would take it too long.
RIGHT = '''import sys
grid = [int(c) for c in sys.stdin.read() if c.isdigit()]


def fits(cell, digit):
    r, c = divmod(cell, 9)
    return all(digit not in (grid[9 * r + i], grid[9 * i + c],
                             grid[9 * (r // 3 * 3 + i // 3) + c // 3 * 3 + i % 3]) for i in range(9))


def search(cell):
    if cell == 81 or grid[cell]:
        return cell == 81 or search(cell + 1)
    for digit in range(1, 10):
        if fits(cell, digit):
            grid[cell] = digit
            print(cell // 9, cell % 9, digit)
            if search(cell + 1):
                return True
            grid[cell] = 0
            print(cell // 9, cell % 9, 0)
    return False


search(0)
for i in range(0, 81, 9):
    print(*grid[i:i + 9])
'''


def test_right_program(desktop):
    right = desktop.write('right.py', RIGHT)
    desktop.write_settings({'trial-seconds': '3'})
    with desktop.start() as program:
        program.find(r'What would you like to do\?', 'label')
        try_program(desktop, program, right, ['Passed', 'Right. Same search as plain backtracking.*|'
                                              'It was ended after .*'])


driver.run(globals())
