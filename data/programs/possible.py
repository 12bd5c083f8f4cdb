"""Sudoku by backtracking: goes through the blanks in order,
and tries what the givens leave there.
Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too."""
import sys

text = sys.stdin.read()
grid = [0 if c == "." else int(c) for c in text if c in ".0123456789"][:81]
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


def allowed(cell):
    """The digits that neither column, row nor box of the cell has."""
    r, c = divmod(cell, 9)
    return {digit for digit in range(1, 10) #@2
            if not (column_has(c, digit) or row_has(r, digit) or box_has(r, c, digit))}


def search(cell): #@3
    while cell < 81 and grid[cell] != 0: #@4
        cell += 1
    if cell == 81: #@5
        return True
    for digit in range(1, 10): #@6
        if digit not in possible[cell]: #@7
            continue
        if column_has(cell % 9, digit): #@8
            continue
        if row_has(cell // 9, digit): #@9
            continue
        if box_has(cell // 9, cell % 9, digit): #@10
            continue
        put(cell, digit) #@11
        if search(cell + 1): #@12
            return True
        put(cell, 0) #@13
    return False #@14


possible = [allowed(cell) for cell in range(81)] #@0,1
if search(0):
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
