/* Sudoku by backtracking: goes through the blanks in order,
 * and remembers used digits as bits.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int grid[81]; /* 0: blank */
static bool steps;
static int row[9], column[9], box[9]; /* bit d: digit d is used there */
static int blanks[81], n_blanks;

static int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

/* Marks the digit as used in its row, column and box, or unmarks it. */
static void mark(int cell, int digit)
{
    row[cell / 9] ^= 1 << digit;
    column[cell % 9] ^= 1 << digit;
    box[box_of(cell)] ^= 1 << digit;
}

static void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        printf("%d %d %d\n", cell / 9 + 1, cell % 9 + 1, digit);
}

static bool search(int k) //@3
{
    if (k == n_blanks) return true; //@4

    int cell = blanks[k]; //@5
    int used = row[cell / 9] | column[cell % 9] | box[box_of(cell)]; //@6
    for (int digit = 1; digit <= 9; digit++) { //@7
        if (used >> digit & 1) continue; //@8
        put(cell, digit); //@9
        mark(cell, digit);
        if (search(k + 1)) //@10
            return true;
        put(cell, 0); //@11
        mark(cell, digit);
    }
    return false; //@12
}

int main(int argc, char **argv)
{
    bool spaced = false;
    int n = 0;

    steps = argc > 1 && strcmp(argv[1], "--steps") == 0;
    for (int c; n < 81 && (c = getchar()) != EOF;) {
        spaced |= c == ' ';
        if (c == '.' || (c >= '0' && c <= '9'))
            grid[n++] = c == '.' ? 0 : c - '0';
    }
    if (n < 81)
        return fprintf(stderr, "The input has only %d of 81 cells.\n", n), 1;
    for (int i = 0; steps && i < 81; i++)
        printf("%s%d%s", i == 0 ? "# puzzle " : "", grid[i], i == 80 ? "\n" : "");
    for (int cell = 0; cell < 81; cell++) { //@0
        if (grid[cell] == 0) //@1
            blanks[n_blanks++] = cell;
        else
            mark(cell, grid[cell]); //@2
    }
    if (search(0))
        for (int i = 0; i < 81; i++)
            printf("%d%s", grid[i], i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        puts("no solution");
    return 0;
}
