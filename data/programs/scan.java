/* Sudoku by backtracking: takes the first blank from the top,
 * and scans its row, column and box for each digit.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;

class Main {
    static final int[] grid = new int[81]; // 0: blank
    static PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
    static boolean steps;

    static boolean rowHas(int r, int digit) {
        for (int c = 0; c < 9; c++)
            if (grid[9 * r + c] == digit) return true;
        return false;
    }

    static boolean columnHas(int c, int digit) {
        for (int r = 0; r < 9; r++)
            if (grid[9 * r + c] == digit) return true;
        return false;
    }

    static boolean boxHas(int r, int c, int digit) {
        for (int i = 0; i < 9; i++)
            if (grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] == digit) return true;
        return false;
    }

    static void put(int cell, int digit) {
        grid[cell] = digit;
        if (steps)
            out.print((cell / 9 + 1) + " " + (cell % 9 + 1) + " " + digit + "\n");
    }

    static boolean search() { //@1
        int cell = 0;

        while (cell < 81 && grid[cell] != 0) //@2
            cell++;
        if (cell == 81) return true; //@3
        for (int digit = 1; digit <= 9; digit++) { //@4
            if (rowHas(cell / 9, digit)) continue; //@5
            if (columnHas(cell % 9, digit)) continue; //@6
            if (boxHas(cell / 9, cell % 9, digit)) continue; //@7
            put(cell, digit); //@8
            if (search()) //@9
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
            grid[i] = digits.charAt(i) - '0'; //@0
        if (search())
            for (int i = 0; i < 81; i++)
                out.print(grid[i] + (i % 9 == 8 ? "\n" : spaced ? " " : ""));
        else
            out.print("no solution\n");
        out.flush();
    }
}
