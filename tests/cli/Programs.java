// Compiles programs, each a class Main, with all warnings as errors, and runs them on many puzzles:
// within one machine, as to start one takes longer than all that.
//
//     java Programs.java PUZZLES SOURCE...
//
// Writes what each prints for each puzzle, and a line with a dot behind it.
// SPDX-License-Identifier: GPL-3.0-or-later

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

class Programs {
    public static void main(String[] words) throws Exception {
        List<String> puzzles = Files.readAllLines(Path.of(words[0]));
        PrintStream out = new PrintStream(System.out, false);

        for (int i = 1; i < words.length; i++) {
            Path folder = Files.createDirectory(Path.of(words[i] + ".classes"));
            URL[] urls = { folder.toUri().toURL() };

            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-Xlint:all", "-Werror",
                                                         "-d", folder.toString(), words[i]) != 0)
                System.exit(1);
            for (String puzzle : puzzles) {
                ByteArrayOutputStream said = new ByteArrayOutputStream();

                System.setIn(new ByteArrayInputStream(puzzle.getBytes()));
                System.setOut(new PrintStream(said));
                try (URLClassLoader fresh = new URLClassLoader(urls)) {
                    var main = fresh.loadClass("Main").getDeclaredMethod("main", String[].class);

                    main.setAccessible(true);
                    main.invoke(null, (Object) new String[] { "--steps" });
                }
                out.println(said.toString() + ".");
            }
        }
        out.flush();
    }
}
