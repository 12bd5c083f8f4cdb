// Sudoku by backtracking: goes through the blanks in order,
// and tries only the digits that are left there.
// Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too.
#include <array>
#include <iostream>
#include <string>
#include <vector>

std::array<int, 81> grid{}; // 0: blank
bool steps = false;
std::vector<int> blanks;

void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        std::cout << cell / 9 + 1 << ' ' << cell % 9 + 1 << ' ' << digit << '\n';
}

bool search(std::size_t k) //@2
{
    if (k == blanks.size()) return true; //@3

    int cell = blanks[k], r = cell / 9, c = cell % 9; //@4
    std::array<bool, 10> used{};
    for (int i = 0; i < 9; i++) { //@5
        used[grid[9 * i + c]] = true;
        used[grid[9 * r + i]] = true;
        used[grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3]] = true;
    }

    std::vector<int> left;
    for (int digit = 1; digit <= 9; digit++)
        if (!used[digit]) //@6
            left.push_back(digit);

    for (int digit : left) { //@7
        put(cell, digit); //@8
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
        if (grid[cell] == 0) //@1
            blanks.push_back(cell);
    if (search(0))
        for (int i = 0; i < 81; i++)
            std::cout << grid[i] << (i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        std::cout << "no solution\n";
}
