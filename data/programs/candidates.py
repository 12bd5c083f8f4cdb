"""Sudoku by backtracking: goes through the blanks in order,
and tries only the digits that are left there.
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


def search(k): #@2
    if k == len(blanks): #@3
        return True
    cell = blanks[k] #@4
    r, c = divmod(cell, 9)
    used = set()
    for i in range(9): #@5
        used.add(grid[9 * i + c])
        used.add(grid[9 * r + i])
        used.add(grid[9 * (r // 3 * 3 + i // 3) + c // 3 * 3 + i % 3])
    left = [digit for digit in range(1, 10) if digit not in used] #@6
    for digit in left: #@7
        put(cell, digit) #@8
        if search(k + 1): #@9
            return True
        put(cell, 0) #@10
    return False #@11


blanks = [cell for cell in range(81) if grid[cell] == 0] #@0,1
if search(0):
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
