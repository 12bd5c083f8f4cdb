// Sudoku by backtracking that jumps back to the cause: goes through the blanks in order,
// and where one fails, goes back to the last digit that is to blame.
// Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too.
#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <string>
#include <vector>

constexpr int given = -1, nobody = 99; // who wrote a digit; between them: the number of a blank

std::array<int, 81> grid{}; // 0: blank
bool steps = false;
std::array<std::array<int, 10>, 9> row, column, box; // by digit: who wrote it there
std::vector<int> blanks;
std::array<std::set<int>, 81> causes; // [k]: the blanks that are to blame if blank k fails

int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

void mark(int cell, int digit, int who)
{
    row[cell / 9][digit] = column[cell % 9][digit] = box[box_of(cell)][digit] = who;
}

void put(int cell, int digit)
{
    grid[cell] = digit;
    if (steps)
        std::cout << cell / 9 + 1 << ' ' << cell % 9 + 1 << ' ' << digit << '\n';
}

// Returns the blank to go back to, -1 if there is none; the number of blanks if solved.
int search(int k) //@3
{
    const int solved = static_cast<int>(blanks.size());
    if (k == solved) return solved; //@4

    int cell = blanks[k]; //@5
    causes[k].clear();
    for (int digit = 1; digit <= 9; digit++) { //@6
        int writer = std::min({row[cell / 9][digit], column[cell % 9][digit], box[box_of(cell)][digit]}); //@7
        if (writer != given && writer != nobody) causes[k].insert(writer); //@8
        if (writer != nobody) continue; //@9
        put(cell, digit); //@10
        mark(cell, digit, k);
        int back = search(k + 1); //@11
        if (back == solved) return solved; //@12
        put(cell, 0); //@13
        mark(cell, digit, nobody);
        if (back < k) return back; //@14
    }
    if (causes[k].empty()) return -1;
    int back = *causes[k].rbegin(); //@15
    causes[back].insert(causes[k].begin(), causes[k].find(back)); //@16
    return back;
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
    for (auto houses : {&row, &column, &box})
        for (auto &house : *houses) house.fill(nobody);
    for (int cell = 0; cell < 81; cell++) //@0
        if (grid[cell]) mark(cell, grid[cell], given); //@2
        else blanks.push_back(cell); //@1
    if (search(0) == static_cast<int>(blanks.size()))
        for (int i = 0; i < 81; i++)
            std::cout << grid[i] << (i % 9 == 8 ? "\n" : spaced ? " " : "");
    else
        std::cout << "no solution\n";
}
