/* Sudoku by backtracking: goes through the blanks in order,
 * and tries only the digits that are left there.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int grid[81]; /* 0: blank */
static bool steps;
static int blanks[81], n_blanks;

static void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        printf("%d %d %d\n", cell / 9 + 1, cell % 9 + 1, digit);
}

static bool search(int k) //@2
{
    if (k == n_blanks) return true; //@3

    int cell = blanks[k], r = cell / 9, c = cell % 9; //@4
    bool used[10] = { false };
    for (int i = 0; i < 9; i++) { //@5
        used[grid[9 * i + c]] = true;
        used[grid[9 * r + i]] = true;
        used[grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3]] = true;
    }

    int left[9], n_left = 0;
    for (int digit = 1; digit <= 9; digit++)
        if (!used[digit]) //@6
            left[n_left++] = digit;

    for (int i = 0; i < n_left; i++) { //@7
        put(cell, left[i]); //@8
        if (search(k + 1)) //@9
            return true;
        put(cell, 0); //@10
    }
    return false; //@11
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
    for (int cell = 0; cell < 81; cell++) //@0
        if (grid[cell] == 0) //@1
            blanks[n_blanks++] = cell;
    if (search(0))
        for (int i = 0; i < 81; i++)
            printf("%d%s", grid[i], i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        puts("no solution");
    return 0;
}
