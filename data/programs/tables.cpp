// Sudoku by backtracking: goes from cell to cell,
// and looks used digits up in tables.
// Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too.
#include <array>
#include <iostream>
#include <string>

std::array<int, 81> grid{}; // 0: blank
bool steps = false;
// By row, column or box, and digit: whether it is used there.
std::array<std::array<bool, 10>, 9> row{}, column{}, box{};

int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

void mark(int cell, int digit, bool used)
{
    row[cell / 9][digit] = used;
    column[cell % 9][digit] = used;
    box[box_of(cell)][digit] = used;
}

void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        std::cout << cell / 9 + 1 << ' ' << cell % 9 + 1 << ' ' << digit << '\n';
}

bool search(int cell) //@2
{
    while (cell < 81 && grid[cell] != 0) //@3
        cell++;
    if (cell == 81) return true; //@4
    for (int digit = 1; digit <= 9; digit++) { //@5
        if (row[cell / 9][digit]) continue; //@6
        if (column[cell % 9][digit]) continue; //@7
        if (box[box_of(cell)][digit]) continue; //@8
        put(cell, digit); //@9
        mark(cell, digit, true); //@10
        if (search(cell + 1)) //@11
            return true;
        put(cell, 0); //@12
        mark(cell, digit, false); //@13
    }
    return false; //@14
}

int main(int argc, char **argv)
{
    bool spaced = false;
    int n = 0;
    char c;

    std::ios::sync_with_stdio(false);
    steps = argc > 1 && std::string(argv[1]) == "--steps";
    while (n < 81 && std::cin.get(c)) {
        spaced |= c == ' ';
        if (c == '.' || (c >= '0' && c <= '9'))
            grid[n++] = c == '.' ? 0 : c - '0';
    }
    if (n < 81)
        return std::cerr << "The input has only " << n << " of 81 cells.\n", 1;
    for (int i = 0; steps && i < 81; i++)
        std::cout << (i == 0 ? "# puzzle " : "") << grid[i] << (i == 80 ? "\n" : "");
    for (int cell = 0; cell < 81; cell++) //@0
        if (grid[cell] != 0) //@1
            mark(cell, grid[cell], true);
    if (search(0))
        for (int i = 0; i < 81; i++)
            std::cout << grid[i] << (i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        std::cout << "no solution\n";
}
