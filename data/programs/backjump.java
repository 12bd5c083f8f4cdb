/* Sudoku by backtracking that jumps back to the cause: goes through the blanks in order,
 * and where one fails, goes back to the last digit that is to blame.
 * Reads 81 digits, 0 or . for a blank; --steps prints each digit written, too. */
import java.io.*;
import java.util.*;

class Main {
    // Who wrote a digit; between them: the number of a blank.
    static final int GIVEN = -1, NOBODY = 99;
    static final int[] grid = new int[81]; // 0: blank
    static PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
    static boolean steps;
    // By digit: who wrote it there.
    static final int[][] row = new int[9][10], column = new int[9][10], box = new int[9][10];
    static final List<Integer> blanks = new ArrayList<>();
    // [k]: the blanks that are to blame if blank k fails.
    static final BitSet[] causes = new BitSet[81];

    static int boxOf(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    static void mark(int cell, int digit, int who) {
        row[cell / 9][digit] = column[cell % 9][digit] = box[boxOf(cell)][digit] = who;
    }

    static void put(int cell, int digit) {
        grid[cell] = digit;
        if (steps)
            out.print((cell / 9 + 1) + " " + (cell % 9 + 1) + " " + digit + "\n");
    }

    /** Returns the blank to go back to, -1 if there is none; the number of blanks if solved. */
    static int search(int k) { //@3
        if (k == blanks.size()) return k; //@4

        int cell = blanks.get(k); //@5
        causes[k] = new BitSet();
        for (int digit = 1; digit <= 9; digit++) { //@6
            int writer = Math.min(row[cell / 9][digit], Math.min(column[cell % 9][digit], box[boxOf(cell)][digit])); //@7
            if (writer != GIVEN && writer != NOBODY) causes[k].set(writer); //@8
            if (writer != NOBODY) continue; //@9
            put(cell, digit); //@10
            mark(cell, digit, k);
            int back = search(k + 1); //@11
            if (back == blanks.size()) return back; //@12
            put(cell, 0); //@13
            mark(cell, digit, NOBODY);
            if (back < k) return back; //@14
        }
        int back = causes[k].length() - 1; //@15
        if (back >= 0) causes[back].or(causes[k].get(0, back)); //@16
        return back;
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
        for (int[][] houses : List.of(row, column, box))
            for (int[] house : houses) Arrays.fill(house, NOBODY);
        for (int cell = 0; cell < 81; cell++) //@0
            if (grid[cell] > 0) mark(cell, grid[cell], GIVEN); //@2
            else blanks.add(cell); //@1
        if (search(0) == blanks.size())
            for (int i = 0; i < 81; i++)
                out.print(grid[i] + (i % 9 == 8 ? "\n" : spaced ? " " : ""));
        else
            out.print("no solution\n");
        out.flush();
    }
}
