"""Sudoku by backtracking: takes the first blank from the top,
and scans its row, column and box for each digit.
Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too."""
import sys

text = sys.stdin.read()
grid = [0 if c == "." else int(c) for c in text if c in ".0123456789"][:81] #@0
steps = "--steps" in sys.argv[1:]
if len(grid) < 81:
    sys.exit(f"The input has only {len(grid)} of 81 cells.")
if steps:
    print("# puzzle", "".join(map(str, grid)))


def put(cell, digit):
    grid[cell] = digit
    if steps:
        print(cell // 9 + 1, cell % 9 + 1, digit)


def row_has(r, digit):
    return any(grid[9 * r + c] == digit for c in range(9))


def column_has(c, digit):
    return any(grid[9 * r + c] == digit for r in range(9))


def box_has(r, c, digit):
    top, left = r // 3 * 3, c // 3 * 3
    return any(grid[9 * (top + i // 3) + left + i % 3] == digit for i in range(9))


def search(): #@1
    cell = next((i for i in range(81) if grid[i] == 0), None) #@2
    if cell is None: #@3
        return True
    for digit in range(1, 10): #@4
        if row_has(cell // 9, digit): #@5
            continue
        if column_has(cell % 9, digit): #@6
            continue
        if box_has(cell // 9, cell % 9, digit): #@7
            continue
        put(cell, digit) #@8
        if search(): #@9
            return True
        put(cell, 0) #@10
    return False #@11


if search():
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
