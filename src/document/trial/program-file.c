/* program-file.c - implements RtProgramFile: finds the interpreter of a person's script, or compiles a source file
 * twice: unchanged, and without the printing of steps, to measure the time that printing takes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/program-file.h"

#include "document/trial/run-program.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* Limits for running a compiler. */
#define SECONDS 60
#define OUTPUT ((guint64) 1 << 28)
#define MEMORY ((guint64) 4 << 30)

/* Maximum number of bytes of a compiler's output that are kept. */
#define COMPLAINT_MOST 8000

static const struct {
  const char *id;       /* id of the language in rt_languages */
  const char *suffixes; /* suffixes of file names, separated by blanks */
  const char *prints;   /* statements that print the puzzle and a step */
} sources[] = {
  { "c", ".c",
    "fprintf (stderr, \"# puzzle %s\\n\", puzzle);\n"
    "fprintf (stderr, \"%d %d %d\\n\", row, column, digit);" },
  { "c++", ".cpp .cc .cxx .c++ .C",
    "std::cerr << \"# puzzle \" << puzzle << '\\n';\n"
    "std::cerr << row << ' ' << column << ' ' << digit << '\\n';" },
  { "java", ".java",
    "System.err.println (\"# puzzle \" + puzzle);\n"
    "System.err.println (row + \" \" + column + \" \" + digit);" },
  { "python", ".py",
    "print (\"# puzzle\", puzzle, file=sys.stderr)\n"
    "print (row, column, digit, file=sys.stderr)" },
};

/* Source code that removes the printing of a step when a program is compiled or run with it. A step
 * is any output to the standard error, or a statement that prints three numbers. */
static const char silent_c[] =
  "#include <stdarg.h>\n"
  "#include <stdio.h>\n"
  "#include <string.h>\n"
  "static inline int retrace_is_step (FILE *out, const char *text) {\n"
  "  int n = 0;\n"
  "  for (const char *at = text; (at = strchr (at, '%')); at++) n++;\n"
  "  return out == stderr || n == 3;\n"
  "}\n"
  "static inline int retrace_fprintf (FILE *out, const char *text, ...) {\n"
  "  va_list words; int n;\n"
  "  if (retrace_is_step (out, text)) return 0;\n"
  "  va_start (words, text); n = vfprintf (out, text, words); va_end (words);\n"
  "  return n;\n"
  "}\n"
  "static inline int retrace_printf (const char *text, ...) {\n"
  "  va_list words; int n;\n"
  "  if (retrace_is_step (stdout, text)) return 0;\n"
  "  va_start (words, text); n = vprintf (text, words); va_end (words);\n"
  "  return n;\n"
  "}\n"
  "#ifdef __cplusplus\n"
  "#include <cstdio>\n"
  "#include <iostream>\n"
  "namespace std { using ::retrace_fprintf; using ::retrace_printf; }\n"
  "static struct RetraceSilent { RetraceSilent () {\n"
  "  std::cerr.setstate (std::ios_base::badbit); std::clog.setstate (std::ios_base::badbit);\n"
  "} } retrace_silent;\n"
  "#endif\n"
  "#define fprintf retrace_fprintf\n"
  "#define printf retrace_printf\n";

static const char silent_java[] =
  "import java.io.*;\n"
  "public class RetraceSilent extends PrintStream {\n"
  "  RetraceSilent () { super (OutputStream.nullOutputStream ()); }\n"
  "  public void print (String text) { }\n"
  "  public void println (String text) { }\n"
  "  public void println (Object text) { }\n"
  "  public PrintStream printf (String text, Object... words) { return this; }\n"
  "  public static void main (String[] words) throws Throwable {\n"
  "    System.setErr (new RetraceSilent ());\n"
  "    var main = Class.forName (words[0]).getDeclaredMethod (\"main\", String[].class);\n"
  "    main.setAccessible (true);\n"
  "    main.invoke (null, (Object) java.util.Arrays.copyOfRange (words, 1, words.length));\n"
  "  }\n"
  "}\n";

static const char silent_python[] =
  "import builtins, os, runpy, sys\n"
  "show = builtins.print\n"
  "class Nothing:\n"
  "    def write (self, text): return len (text)\n"
  "    def flush (self): pass\n"
  "def print (*words, file=None, **how):\n"
  "    if file is None and (len (words) != 3 or {*map (type, words)} != {int}): show (*words, **how)\n"
  "    elif file is not None and file is not sys.stderr: show (*words, file=file, **how)\n"
  "builtins.print = print\n"
  "sys.stderr = Nothing ()\n"
  "sys.argv = sys.argv[1:]\n"
  "sys.path[0] = os.path.dirname (sys.argv[0])\n"
  "runpy.run_path (sys.argv[0], run_name='__main__')\n";

const RtLanguage *
rt_source_language (const char *name)
{
  const char *suffix = strrchr (name, '.');

  for (gsize i = 0; suffix && i < G_N_ELEMENTS (sources); i++) {
    g_auto (GStrv) suffixes = g_strsplit (sources[i].suffixes, " ", 0);

    if (g_strv_contains ((const char *const *) suffixes, suffix))
      return rt_language_by_id (sources[i].id);
  }
  return NULL;
}

const char *
rt_source_prints (const RtLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    if (strcmp (sources[i].id, language->id) == 0)
      return sources[i].prints;
  g_return_val_if_reached ("");
}

char *
rt_program_file_say_line (const char *text, const char *name)
{
  /* gcc, clang and javac: "NAME:LINE:COLUMN: error: MESSAGE". A trace of Python: "File "NAME", line
   * LINE", and the message at the end. A trace of Java: the message, and "(NAME:LINE)" after it. */
  static const char *const forms[] = {
    "%s:(?<line>\\d+):(?:\\d+:)? [^:\\n]*: (?<text>.+)",
    "(?s)\\A.*%s\", line (?<line>\\d+).*\\n(?<text>\\w[^\\n]*)\\s*\\Z",
    "(?s)(?:Exception in thread \"[^\"]*\" )?(?<text>\\w[^\\n]*)\\n(?:\\s+at [^\\n]*\\n)*?"
    "\\s+at [^\\n]*\\(%s:(?<line>\\d+)\\)",
  };
  g_autofree char *plain = g_regex_escape_string (name, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++) {
    g_auto (GStrv) parts = g_strsplit (forms[i], "%s", 2);
    g_autofree char *form = g_strjoin (plain, parts[0], parts[1], NULL);
    g_autoptr (GRegex) regex = g_regex_new (form, G_REGEX_DEFAULT, 0, NULL);
    g_autoptr (GMatchInfo) match = NULL;

    if (regex && g_regex_match (regex, text, 0, &match)) {
      g_autofree char *line = g_match_info_fetch_named (match, "line");
      g_autofree char *message = g_match_info_fetch_named (match, "text");

      /* Translators: a line of a person's program, and what a compiler says about it. */
      return g_strdup_printf (_("Line %s: %s"), line, message);
    }
  }
  return NULL;
}

/* Compiling */

static bool
is_java (const RtLanguage *language)
{
  return strcmp (language->id, "java") == 0;
}

static bool
hear_cb (bool errors, const char *text, gsize size, gpointer data)
{
  GString *heard = data;

  if (heard->len < COMPLAINT_MOST)
    g_string_append_len (heard, text, (gssize) MIN (size, COMPLAINT_MOST - heard->len));
  return true;
}

/* Runs the compiler with the words ARGV. Returns true if it succeeded. Otherwise returns false,
 * with its output in HEARD, or with ERROR set if the compiler could not be run. */
static bool
compile (char **argv, RtStop *stop, GString *heard, GError **error)
{
  const RtRun run = { argv, "", SECONDS * G_USEC_PER_SEC, OUTPUT, MEMORY };
  RtRan ran;

  return rt_run (&run, stop, hear_cb, heard, &ran, error) && ran.how == RT_RAN_TO_END && ran.status == 0;
}

static const char *
find_compiler (const char *const *names)
{
  for (; *names; names++) {
    g_autofree char *path = g_find_program_in_path (*names);

    if (path)
      return *names;
  }
  return NULL;
}

static const char *
compiler_of (const RtLanguage *language)
{
  static const char *const c[] = { "cc", "gcc", "clang", NULL };
  static const char *const cpp[] = { "c++", "g++", "clang++", NULL };
  static const char *const java[] = { "javac", NULL };

  return find_compiler (is_java (language) ? java : strcmp (language->id, "c") ? cpp : c);
}

/* Returns the words of the command by which COMPILER compiles the source file PATH into FOLDER. SILENT is a file that
 * removes the printing of steps from the program, or NULL. Free with g_strfreev. */
static char **
compiler_words (const RtLanguage *language, const char *compiler, const char *path,
                const char *folder, const char *silent)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *program = g_build_filename (folder, silent ? "silent" : "program", NULL);

  g_strv_builder_add (words, compiler);
  if (is_java (language)) {
    g_strv_builder_add_many (words, "-nowarn", "-d", folder, path, NULL);
    if (silent)
      g_strv_builder_add (words, silent);
  } else {
    g_strv_builder_add_many (words, "-O2", "-w", "-o", program, NULL);
    if (silent)
      g_strv_builder_add_many (words, "-include", silent, NULL);
    g_strv_builder_add_many (words, path, "-lm", NULL);
  }
  return g_strv_builder_end (words);
}

/* Returns the name of the class in TEXT, a program in Java, that has the method `main`. Free with
 * g_free. */
static char *
find_java_class (const char *text)
{
  g_autoptr (GRegex) package = g_regex_new ("(?m)^\\s*package\\s+([\\w.]+)\\s*;", G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GRegex) class = g_regex_new ("(?s).*\\bclass\\s+(\\w+).*?\\bstatic\\s+void\\s+main\\b",
                                          G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GMatchInfo) in = NULL, named = NULL;
  g_autofree char *first = NULL, *second = NULL;

  if (!g_regex_match (class, text, 0, &named))
    return g_strdup ("Main");
  second = g_match_info_fetch (named, 1);
  if (!g_regex_match (package, text, 0, &in))
    return g_steal_pointer (&second);
  first = g_match_info_fetch (in, 1);
  return g_strconcat (first, ".", second, NULL);
}

/* Returns the words of the command that runs the program compiled from PATH into FOLDER, with the arguments MORE.
 * SILENT: the variant that prints no steps. Free with g_strfreev. */
static char **
compiled_words (const RtLanguage *language, const char *path, const char *folder, bool silent,
                char **more)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  if (is_java (language)) {
    g_autofree char *text = NULL, *class = NULL;

    g_file_get_contents (path, &text, NULL, NULL);
    class = find_java_class (text ? text : "");
    g_strv_builder_add_many (words, "java", "-cp", folder, NULL);
    if (silent)
      g_strv_builder_add (words, "RetraceSilent");
    g_strv_builder_add (words, class);
  } else {
    g_autofree char *program = g_build_filename (folder, silent ? "silent" : "program", NULL);

    g_strv_builder_add (words, program);
  }
  g_strv_builder_addv (words, (const char **) more);
  return g_strv_builder_end (words);
}

static void
set_complaint (RtProgramFile *file, const char *path, const GString *heard, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *line = NULL;

  file->complaint = g_utf8_make_valid (heard->str, (gssize) heard->len);
  g_strchomp (file->complaint);
  line = rt_program_file_say_line (file->complaint, name);
  if (line)
    /* Translators: %s is "Line 12: expected ; before return" */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("It cannot be compiled. %s"), line);
  else
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("It cannot be compiled."));
}

/* Compiles the source file PATH a second time, without the printing of its steps, and stores the
 * command that runs it in FILE. Ignores failures. */
static void
compile_silent (RtProgramFile *file, const RtLanguage *language, const char *compiler,
                const char *path, char **more, RtStop *stop)
{
  g_autofree char *silent =
    g_build_filename (file->folder, is_java (language) ? "RetraceSilent.java" : "silent.h", NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_auto (GStrv) argv = compiler_words (language, compiler, path, file->folder, silent);

  if (g_file_set_contents (silent, is_java (language) ? silent_java : silent_c, -1, NULL) &&
      compile (argv, stop, heard, NULL))
    file->silent = compiled_words (language, path, file->folder, true, more);
}

static bool
open_source (RtProgramFile *file, const RtLanguage *language, const char *path, char **more,
             RtStop *stop, GError **error)
{
  const char *compiler = compiler_of (language);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_auto (GStrv) argv = NULL;

  if (!compiler) {
    /* Translators: %s is a language, as in "C++" */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                 _("There is no compiler for %s on this computer. Install one, or choose the compiled "
                   "program."), language->name);
    return false;
  }
  file->folder = g_dir_make_tmp ("retrace-build-XXXXXX", error);
  if (!file->folder)
    return false;
  argv = compiler_words (language, compiler, path, file->folder, NULL);
  if (!compile (argv, stop, heard, error)) {
    if (!error || !*error)
      set_complaint (file, path, heard, error);
    return false;
  }
  file->argv = compiled_words (language, path, file->folder, false, more);
  compile_silent (file, language, compiler, path, more, stop);
  return true;
}

/* Interpreters by file name suffix: a command of up to two words. */
static const struct {
  const char *suffix, *words[2];
} runners[] = {
  { ".py", { "python3" } }, { ".jar", { "java", "-jar" } }, { ".js", { "node" } },
  { ".rb", { "ruby" } },    { ".sh", { "sh" } },
};

/* Returns true if the system can run the file at PATH by itself: the file is executable, and is a
 * program or a script that names its interpreter. */
static bool
runs_by_itself (const char *path)
{
  char start[2] = { 0 };
  FILE *file;
  bool is_source;

  if (!g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
    return false;
  file = g_fopen (path, "rb");
  is_source = file && fread (start, 1, 2, file) == 2 && strncmp (start, "#!", 2) != 0 &&
              (unsigned char) start[0] != 0x7f;
  g_clear_pointer (&file, fclose);
  return !is_source;
}

static void
open_script (RtProgramFile *file, char **words)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (runners); i++)
    if (g_str_has_suffix (words[0], runners[i].suffix)) {
      for (int j = 0; j < 2 && runners[i].words[j]; j++)
        g_strv_builder_add (all, runners[i].words[j]);
      if (i == 0) {
        g_autoptr (GStrvBuilder) silent = g_strv_builder_new ();

        g_strv_builder_add_many (silent, runners[i].words[0], "-c", silent_python, NULL);
        g_strv_builder_addv (silent, (const char **) words);
        file->silent = g_strv_builder_end (silent);
      }
    }
  g_strv_builder_addv (all, (const char **) words);
  file->argv = g_strv_builder_end (all);
}

bool
rt_program_file_open (RtProgramFile *file, char **words, RtStop *stop, GError **error)
{
  const RtLanguage *language = rt_source_language (words[0]);
  const bool is_file = g_file_test (words[0], G_FILE_TEST_IS_REGULAR);

  *file = (RtProgramFile) { 0 };
  if (is_file && language && strcmp (language->id, "python") != 0)
    return open_source (file, language, words[0], words + 1, stop, error);
  if (is_file && !runs_by_itself (words[0])) {
    open_script (file, words);
    if (g_strv_length (file->argv) > g_strv_length (words) ||
        g_file_test (words[0], G_FILE_TEST_IS_EXECUTABLE))
      return true;
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_ACCES,
                         _("This file is no program. Choose a source file in C, C++, Java or Python, a "
                           "script, or a program that can be run."));
    return false;
  }
  file->argv = g_strdupv (words);
  return true;
}

void
rt_program_file_clear (RtProgramFile *file)
{
  const char *rm[] = { "rm", "-rf", "--", file->folder, NULL };

  if (file->folder)
    g_spawn_sync (NULL, (char **) rm, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
  g_clear_pointer (&file->argv, g_strfreev);
  g_clear_pointer (&file->silent, g_strfreev);
  g_clear_pointer (&file->folder, g_free);
  g_clear_pointer (&file->complaint, g_free);
}
