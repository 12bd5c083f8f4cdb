// Sudoku by backtracking: goes through the blanks in order,
// and remembers used digits as bits.
// Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too.
#include <array>
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

std::array<int, 81> grid{}; // 0: blank
bool steps = false;
std::array<std::bitset<10>, 9> row, column, box; // the digits used there
std::vector<int> blanks;

int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

// Marks the digit as used in its row, column and box, or unmarks it.
void mark(int cell, int digit)
{
    row[cell / 9].flip(digit);
    column[cell % 9].flip(digit);
    box[box_of(cell)].flip(digit);
}

void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        std::cout << cell / 9 + 1 << ' ' << cell % 9 + 1 << ' ' << digit << '\n';
}

bool search(std::size_t k) //@3
{
    if (k == blanks.size()) return true; //@4

    int cell = blanks[k]; //@5
    auto used = row[cell / 9] | column[cell % 9] | box[box_of(cell)]; //@6
    for (int digit = 1; digit <= 9; digit++) { //@7
        if (used[digit]) continue; //@8
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
    for (int cell = 0; cell < 81; cell++) { //@0
        if (grid[cell] == 0) //@1
            blanks.push_back(cell);
        else
            mark(cell, grid[cell]); //@2
    }
    if (search(0))
        for (int i = 0; i < 81; i++)
            std::cout << grid[i] << (i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        std::cout << "no solution\n";
}
