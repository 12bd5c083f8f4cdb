"""Sudoku by backtracking: goes through the blanks in order,
and remembers used digits as bits.
Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too."""
import sys

text = sys.stdin.read()
grid = [0 if c == "." else int(c) for c in text if c in ".0123456789"][:81]
steps = "--steps" in sys.argv[1:]
if len(grid) < 81:
    sys.exit(f"The input has only {len(grid)} of 81 cells.")
if steps:
    print("# puzzle", "".join(map(str, grid)))
row, column, box = [0] * 9, [0] * 9, [0] * 9  # bit d: digit d is used there
blanks = []


def put(cell, digit):
    grid[cell] = digit
    if steps:
        print(cell // 9 + 1, cell % 9 + 1, digit)


def box_of(cell):
    return cell // 27 * 3 + cell % 9 // 3


def mark(cell, digit):
    """Marks the digit as used in its row, column and box, or unmarks it."""
    row[cell // 9] ^= 1 << digit
    column[cell % 9] ^= 1 << digit
    box[box_of(cell)] ^= 1 << digit


def search(k): #@3
    if k == len(blanks): #@4
        return True
    cell = blanks[k] #@5
    used = row[cell // 9] | column[cell % 9] | box[box_of(cell)] #@6
    for digit in range(1, 10): #@7
        if used >> digit & 1: #@8
            continue
        put(cell, digit) #@9
        mark(cell, digit)
        if search(k + 1): #@10
            return True
        put(cell, 0) #@11
        mark(cell, digit)
    return False #@12


for i in range(81): #@0
    if grid[i] == 0: #@1
        blanks.append(i)
    else:
        mark(i, grid[i]) #@2
if search(0):
    for i in range(0, 81, 9):
        print(*grid[i:i + 9], sep=" " if " " in text else "")
else:
    print("no solution")
