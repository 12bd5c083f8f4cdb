/* Sudoku by backtracking: goes from cell to cell,
 * and asks row, column and box by bits.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;

class Main {
    static final int[] grid = new int[81]; // 0: blank
    static PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
    static boolean steps;
    // Bit d: digit d is used there.
    static final int[] row = new int[9], column = new int[9], box = new int[9];

    static int boxOf(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    /** Marks the digit as used in its row, column and box, or unmarks it. */
    static void mark(int cell, int digit) {
        row[cell / 9] ^= 1 << digit;
        column[cell % 9] ^= 1 << digit;
        box[boxOf(cell)] ^= 1 << digit;
    }

    static void put(int cell, int digit) {
        grid[cell] = digit;
        if (steps)
            out.print((cell / 9 + 1) + " " + (cell % 9 + 1) + " " + digit + "\n");
    }

    static boolean search(int cell) { //@2
        while (cell < 81 && grid[cell] != 0) //@3
            cell++;
        if (cell == 81) return true; //@4
        for (int digit = 1; digit <= 9; digit++) { //@5
            if ((row[cell / 9] >> digit & 1) == 1) continue; //@6
            if ((column[cell % 9] >> digit & 1) == 1) continue; //@7
            if ((box[boxOf(cell)] >> digit & 1) == 1) continue; //@8
            put(cell, digit); //@9
            mark(cell, digit);
            if (search(cell + 1)) //@10
                return true;
            put(cell, 0); //@11
            mark(cell, digit);
        }
        return false; //@12
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
            if (grid[cell] != 0) //@1
                mark(cell, grid[cell]);
        if (search(0))
            for (int i = 0; i < 81; i++)
                out.print(grid[i] + (i % 9 == 8 ? "\n" : spaced ? " " : ""));
        else
            out.print("no solution\n");
        out.flush();
    }
}
