"""Sudoku by backtracking: goes from cell to cell,
and looks used digits up in tables.
Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too."""
import sys

text = sys.stdin.read()
grid = [0 if c == "." else int(c) for c in text if c in ".0123456789"][:81]
steps = "--steps" in sys.argv[1:]
if len(grid) < 81:
    sys.exit(f"The input has only {len(grid)} of 81 cells.")
if steps:
    print("# puzzle", "".join(map(str, grid)))
# By row, column or box, and digit: whether it is used there.
row = [[False] * 10 for _ in range(9)]
column = [[False] * 10 for _ in range(9)]
box = [[False] * 10 for _ in range(9)]


def put(cell, digit):
    grid[cell] = digit
    if steps:
        print(cell // 9 + 1, cell % 9 + 1, digit)


def box_of(cell):
    return cell // 27 * 3 + cell % 9 // 3


def mark(cell, digit, used):
    row[cell // 9][digit] = used
    column[cell % 9][digit] = used
    box[box_of(cell)][digit] = used


def search(cell): #@2
    while cell < 81 and grid[cell] != 0: #@3
        cell += 1
    if cell == 81: #@4
        return True
    for digit in range(1, 10): #@5
        if row[cell // 9][digit]: #@6
            continue
        if column[cell % 9][digit]: #@7
            continue
        if box[box_of(cell)][digit]: #@8
            continue
        put(cell, digit) #@9
        mark(cell, digit, True) #@10
        if search(cell + 1): #@11
            return True
        put(cell, 0) #@12
        mark(cell, digit, False) #@13
    return False #@14


for i in range(81): #@0
    if grid[i] != 0: #@1
        mark(i, grid[i], True)
if search(0):
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
