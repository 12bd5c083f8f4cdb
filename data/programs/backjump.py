"""Sudoku by backtracking that jumps back to the cause: goes through the blanks in order,
and where one fails, goes back to the last digit that is to blame.
Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too."""
import sys

text = sys.stdin.read()
grid = [0 if c == "." else int(c) for c in text if c in ".0123456789"][:81]
steps = "--steps" in sys.argv[1:]
if len(grid) < 81:
    sys.exit(f"The input has only {len(grid)} of 81 cells.")
if steps:
    print("# puzzle", "".join(map(str, grid)))
GIVEN, NOBODY = -1, 99  # who wrote a digit; between them: the number of a blank
row, column, box = ([[NOBODY] * 10 for _ in range(9)] for _ in range(3))  # by digit
blanks = []
causes = [set() for _ in range(81)]  # [k]: the blanks that are to blame if blank k fails


def put(cell, digit):
    grid[cell] = digit
    if steps:
        print(cell // 9 + 1, cell % 9 + 1, digit)


def houses_of(cell):
    return row[cell // 9], column[cell % 9], box[cell // 27 * 3 + cell % 9 // 3]


def mark(cell, digit, who):
    for house in houses_of(cell):
        house[digit] = who


def search(k): #@3
    """Returns the blank to go back to, -1 if there is none; the number of blanks if solved."""
    if k == len(blanks): #@4
        return k
    cell = blanks[k] #@5
    causes[k] = set()
    for digit in range(1, 10): #@6
        writer = min(house[digit] for house in houses_of(cell)) #@7
        if writer not in (GIVEN, NOBODY): #@8
            causes[k].add(writer)
        if writer != NOBODY: #@9
            continue
        put(cell, digit) #@10
        mark(cell, digit, k)
        back = search(k + 1) #@11
        if back == len(blanks): #@12
            return back
        put(cell, 0) #@13
        mark(cell, digit, NOBODY)
        if back < k: #@14
            return back
    back = max(causes[k], default=-1) #@15
    if back >= 0: #@16
        causes[back] |= causes[k] - {back}
    return back


for i in range(81): #@0
    if grid[i] == 0: #@1
        blanks.append(i)
    else:
        mark(i, grid[i], GIVEN) #@2
if search(0) == len(blanks):
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
