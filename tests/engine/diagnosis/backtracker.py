"""backtracker.py - solvers as people write them, right and wrong, that print their steps.

    backtracker.py KIND PUZZLE

Each kind is plain backtracking with one thing done otherwise. backtracker.c has the same."""
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

KIND, PUZZLE = sys.argv[1:]
GIVEN = [[0 if c == '.' else int(c) for c in PUZZLE[9 * r:9 * r + 9]] for r in range(9)]
GRID = [row[:] for row in GIVEN]
sys.setrecursionlimit(10000)


class Run:
    written = 0
    solved = False


def tell(r, c, d):
    Run.written += d > 0
    if KIND == 'exchanged':
        print(c, r, d)
    elif KIND == 'from-one':
        print(f'place({r + 1}, {c + 1}) = {d}')
    elif KIND == 'index':
        print(9 * r + c, d)
    elif KIND != 'never-zero' or d:
        print(r, c, d)


def box(r, c):
    top, left, side = {'box-from-cell': (r, c, 3), 'box-around-cell': (r - 1, c - 1, 3),
                       'box-not-times-3': (r // 3, c // 3, 3),
                       'box-rest': (r % 3 * 3, c % 3 * 3, 3),
                       'box-exchanged': (c // 3 * 3, r // 3 * 3, 3),
                       'box-one-off': ((r + 1) // 3 * 3 - 1, (c + 1) // 3 * 3 - 1, 3),
                       'box-two': (r // 3 * 3, c // 3 * 3, 2)}.get(KIND, (r // 3 * 3, c // 3 * 3, 3))
    if KIND == 'no-box':
        return
    for y in range(max(top, 0), min(top + side, 9)):
        for x in range(max(left, 0), min(left + side, 9)):
            if (y, x) != (r, c):
                yield GRID[y][x]


def fits(r, c, d):
    if KIND != 'no-row':
        ends = (1 if KIND == 'row-from-second' else 0), (8 if KIND == 'row-but-last' else 9)
        if any(GRID[r][i] == d for i in range(*ends) if i != c):
            return False
    if KIND != 'no-column':
        last = 8 if KIND == 'column-but-last' else 9
        if any(GRID[i][c] == d for i in range(last) if i != r):
            return False
    return d not in box(r, c)


def candidates(cell):
    return [d for d in range(1, 10) if fits(cell // 9, cell % 9, d)]


def choose(k):
    if KIND != 'fewest':
        return ORDER[k] if k < len(ORDER) else None
    blanks = [i for i in range(81) if not GRID[i // 9][i % 9]]
    return min(blanks, key=lambda i: (len(candidates(i)), i), default=None)


def put(cell, d):
    GRID[cell // 9][cell % 9] = d
    tell(cell // 9, cell % 9, d)


def go_on(k):
    forced = []
    while KIND == 'propagate':
        cell = next((i for i in range(81) if not GRID[i // 9][i % 9] and len(candidates(i)) == 1),
                    None)
        if cell is None:
            break
        put(cell, candidates(cell)[0])
        forced.append(cell)
    if search(k):
        return True
    for cell in forced:
        put(cell, 0)
    return False


def search(k):
    cell = choose(k)
    if cell is None:
        Run.solved = True
        return KIND != 'goes-on'
    r, c = divmod(cell, 9)
    if KIND == 'first-row' and r > 0:
        return True
    if KIND == 'propagate' and GRID[r][c]:
        return search(k + 1)
    if KIND == 'same-given' and GIVEN[r][c]:
        tell(r, c, GRID[r][c])
        return search(k + 1)
    for d in DIGITS:
        if KIND == 'again' and Run.written == 500:
            return False
        if KIND == 'writes-first':
            put(cell, d)
            if fits(r, c, d) and go_on(k + 1):
                return True
            put(cell, 0)
            continue
        if d and not fits(r, c, d):
            continue
        put(cell, d)
        if go_on(k + 1):
            return True
        if KIND == 'never-back':
            return False
        if KIND not in ('no-emptying', 'counts-up'):
            put(cell, 0)
    if KIND == 'counts-up':
        put(cell, 0)
    return False


def answer():
    for r in range(9):
        row = [GRID[c][r] if KIND == 'answer-exchanged' else GRID[r][c] for c in range(9)]
        if KIND == 'answer-wrong' and r == 8:
            row[0] = row[0] % 9 + 1
        print(*row, sep=' ' if KIND == 'spaces' else '')


DIGITS = {'to-eight': range(1, 9), 'from-two': range(2, 10), 'zero': range(10),
          'falling': range(9, 0, -1)}.get(KIND, range(1, 10))
ORDER = [{'by-columns': i % 9 * 9 + i // 9, 'shuffled': i * 37 % 81}.get(KIND, i) for i in range(81)]
if KIND not in ('over-givens', 'same-given'):
    ORDER = [cell for cell in ORDER if not GIVEN[cell // 9][cell % 9]]

print('# puzzle', PUZZLE)
if KIND != 'nothing':
    if go_on(0) or Run.solved:
        answer()
    elif KIND == 'again':
        Run.written += 1
        if go_on(0):
            answer()
