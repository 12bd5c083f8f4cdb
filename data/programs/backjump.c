/* Sudoku by backtracking that jumps back to the cause: goes through the blanks in order,
 * and where one fails, goes back to the last digit that is to blame.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { GIVEN = -1, NOBODY = 99 }; /* who wrote a digit; between them: the number of a blank */

static int grid[81]; /* 0: blank */
static bool steps;
static signed char row[9][10], column[9][10], box[9][10]; /* by digit: who wrote it there */
static int blanks[81], n_blanks;
static bool causes[81][81]; /* [k][j]: blank j is to blame if blank k fails */

static void mark(int cell, int digit, int who)
{
    row[cell / 9][digit] = column[cell % 9][digit] = box[cell / 27 * 3 + cell % 9 / 3][digit] = who;
}

static int writer_of(int cell, int digit)
{
    int r = row[cell / 9][digit], c = column[cell % 9][digit], b = box[cell / 27 * 3 + cell % 9 / 3][digit];
    return r < c && r < b ? r : c < b ? c : b;
}

static void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        printf("%d %d %d\n", cell / 9 + 1, cell % 9 + 1, digit);
}

/* Returns the blank to go back to, -1 if there is none; n_blanks if solved. */
static int search(int k) //@3
{
    if (k == n_blanks) return n_blanks; //@4

    int cell = blanks[k], back; //@5
    memset(causes[k], 0, sizeof causes[k]);
    for (int digit = 1; digit <= 9; digit++) { //@6
        int writer = writer_of(cell, digit); //@7
        if (writer != GIVEN && writer != NOBODY) causes[k][writer] = true; //@8
        if (writer != NOBODY) continue; //@9
        put(cell, digit); //@10
        mark(cell, digit, k);
        back = search(k + 1); //@11
        if (back == n_blanks) return back; //@12
        put(cell, 0); //@13
        mark(cell, digit, NOBODY);
        if (back < k) return back; //@14
    }
    for (back = k - 1; back >= 0 && !causes[k][back]; back--); //@15
    for (int j = 0; j < back; j++) //@16
        causes[back][j] |= causes[k][j];
    return back;
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
        for (int digit = 1; digit <= 9; digit++)
            mark(cell, digit, NOBODY);
    for (int cell = 0; cell < 81; cell++)
        if (grid[cell]) mark(cell, grid[cell], GIVEN); //@2
        else blanks[n_blanks++] = cell; //@1
    if (search(0) == n_blanks)
        for (int i = 0; i < 81; i++)
            printf("%d%s", grid[i], i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        puts("no solution");
    return 0;
}
