/* Sudoku by backtracking: goes through the blanks in order,
 * and tries only the digits that are left there.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

class Main {
    static final int[] grid = new int[81]; // 0: blank
    static PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
    static boolean steps;
    static final List<Integer> blanks = new ArrayList<>();

    static void put(int cell, int digit) {
        grid[cell] = digit;
        if (steps)
            out.print((cell / 9 + 1) + " " + (cell % 9 + 1) + " " + digit + "\n");
    }

    static boolean search(int k) { //@2
        if (k == blanks.size()) return true; //@3

        int cell = blanks.get(k), r = cell / 9, c = cell % 9; //@4
        boolean[] used = new boolean[10];
        for (int i = 0; i < 9; i++) { //@5
            used[grid[9 * i + c]] = true;
            used[grid[9 * r + i]] = true;
            used[grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3]] = true;
        }

        List<Integer> left = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++)
            if (!used[digit]) //@6
                left.add(digit);

        for (int digit : left) { //@7
            put(cell, digit); //@8
            if (search(k + 1)) //@9
                return true;
            put(cell, 0); //@10
        }
        return false; //@11
    }

    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        boolean spaced = text.contains(" ");
        String digits = text.replace('.', '0').replaceAll("[^0-9]", "");

        steps = args.length > 0 && args[0].equals("--steps");
        if (digits.length() < 81) {
            System.err.println("The input has only " + digits.length() + " of 81 cells.");
            System.exit(1);
        }
        if (steps)
            out.print("# puzzle " + digits.substring(0, 81) + "\n");
        for (int i = 0; i < 81; i++)
            grid[i] = digits.charAt(i) - '0';
        for (int cell = 0; cell < 81; cell++) //@0
            if (grid[cell] == 0) //@1
                blanks.add(cell);
        if (search(0))
            for (int i = 0; i < 81; i++)
                out.print(grid[i] + (i % 9 == 8 ? "\n" : spaced ? " " : ""));
        else
            out.print("no solution\n");
        out.flush();
    }
}
