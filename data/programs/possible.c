/* Sudoku by backtracking: goes through the blanks in order,
 * and tries what the givens leave there.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int grid[81]; /* 0: blank */
static bool steps;
static bool possible[81][10]; /* by cell and digit, as far as the givens go */

static void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        printf("%d %d %d\n", cell / 9 + 1, cell % 9 + 1, digit);
}

static bool row_has(int r, int digit)
{
    for (int c = 0; c < 9; c++)
        if (grid[9 * r + c] == digit) return true;
    return false;
}

static bool column_has(int c, int digit)
{
    for (int r = 0; r < 9; r++)
        if (grid[9 * r + c] == digit) return true;
    return false;
}

static bool box_has(int r, int c, int digit)
{
    for (int i = 0; i < 9; i++)
        if (grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] == digit) return true;
    return false;
}

static bool search(int cell) //@3
{
    while (cell < 81 && grid[cell] != 0) //@4
        cell++;
    if (cell == 81) return true; //@5
    for (int digit = 1; digit <= 9; digit++) { //@6
        if (!possible[cell][digit]) continue; //@7
        if (column_has(cell % 9, digit)) continue; //@8
        if (row_has(cell / 9, digit)) continue; //@9
        if (box_has(cell / 9, cell % 9, digit)) continue; //@10
        put(cell, digit); //@11
        if (search(cell + 1)) //@12
            return true;
        put(cell, 0); //@13
    }
    return false; //@14
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
    for (int i = 0; i < 81; i++) //@0
        for (int digit = 1; grid[i] == 0 && digit <= 9; digit++) //@1
            possible[i][digit] = !column_has(i % 9, digit) && //@2
                !row_has(i / 9, digit) && !box_has(i / 9, i % 9, digit);
    if (search(0))
        for (int i = 0; i < 81; i++)
            printf("%d%s", grid[i], i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        puts("no solution");
    return 0;
}
