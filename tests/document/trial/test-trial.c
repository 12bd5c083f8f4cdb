/* test-trial.c - tests the verdict on programs under test, and the parsing of their answers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/trial/program-file.h"
#include "document/trial/reply.h"
#include "document/trial/run-program.h"
#include "document/trial/trial.h"
#include "engine/core/geometry.h"
#include "engine/fast/fast.h"
#include "engine/search/search.h"

#include "document/scratch.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/share.h"

#include <string.h>
#include <sys/resource.h>

/* Each puzzle is what its reason says, has a solution, and costs more than the one before. */
static void
test_cases_are_what_they_say (void)
{
  uint64_t before = 0;

  for (const RtTrialCase *row = rt_trial_cases; row->id; row++) {
    RtGrid puzzle = grid_of (row->cells), first, found;
    RtCounts counts;

    g_assert_cmpint (rt_fast_solve (&puzzle, &first), ==,
                     strcmp (row->id, "several") == 0 || strcmp (row->id, "empty") == 0 ? 2 : 1);
    rt_search_run (&rt_search_masks, &puzzle, NULL, &found, &counts);
    g_assert_cmpmem (&found, sizeof found, &first, sizeof first);
    g_assert_cmpuint (counts.placements, >=, before);
    before = counts.placements;
    if (strcmp (row->id, "several") == 0) {
      uint64_t n;

      g_assert_true (rt_fast_count (&puzzle, 100, NULL, &n));
      g_assert_cmpuint (n, ==, 21);
    }
  }
  g_assert_cmpuint (before, >, 8000000);
}

static RtGrid
puzzle_of (const char *id)
{
  RtGrid puzzle = { { 0 } };

  for (const RtTrialCase *row = rt_trial_cases; row->id; row++)
    if (strcmp (row->id, id) == 0)
      rt_grid_parse (&puzzle, row->cells);
  return puzzle;
}

static void
test_cases_have_their_givens (void)
{
  RtGrid few = puzzle_of ("few-blanks"), turned = puzzle_of ("turned"), back;
  RtGrid first = puzzle_of ("no-first-row"), last = puzzle_of ("last-row");
  RtGrid seventeen = puzzle_of ("17-givens");
  RtCounts forth, there;

  for (int house = 0; house < RT_N_HOUSES; house++) {
    int n = 0;

    for (int i = 0; i < 9; i++)
      n += few.digit[rt_houses[house][i]] == 0;
    g_assert_cmpint (n, >=, 1);
  }
  for (int i = 0; i < 9; i++) {
    g_assert_cmpint (first.digit[i], ==, 0);
    g_assert_cmpint (last.digit[72 + i], ==, 0);
  }
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&seventeen)), ==, 17);

  /* One of the ways to turn it back makes it a hundred times cheaper. */
  rt_search_run (&rt_search_masks, &turned, NULL, NULL, &forth);
  there = forth;
  for (int way = 0; way < 8; way++) {
    RtCounts counts;

    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      int r = rt_row_of (cell), c = rt_column_of (cell);

      back.digit[cell] = way == 3 ? turned.digit[9 * (8 - r) + c] : turned.digit[9 * c + 8 - r];
    }
    turned = back;
    rt_search_run (&rt_search_masks, &turned, NULL, NULL, &counts);
    there.placements = MIN (there.placements, counts.placements);
  }
  g_assert_cmpuint (there.placements * 100, <, forth.placements);
}

#define FULL "483972165619385472572416893231897654756234918894651237928763541167548329345129786"
#define EIGHT "483972165\n619385472\n572416893\n231897654\n756234918\n894651237\n928763541\n167548329\n"

static const struct {
  const char *name, *text;
  RtReplyKind kind;
  guint line, column;
  int n;
} rows[] = {
  { "nothing", "", RT_REPLY_NONE, 0, 0, 0 },
  { "a-line", FULL "\n", RT_REPLY_GRID, 0, 0, 0 },
  { "a-line-without-its-end", FULL, RT_REPLY_GRID, 0, 0, 0 },
  { "rows", EIGHT "345129786\n", RT_REPLY_GRID, 0, 0, 0 },
  { "rows-of-windows", "4 8 3 9 7 2 1 6 5 \r\n" EIGHT, RT_REPLY_GRID, 0, 0, 0 },
  { "words-and-steps-before", "Solving...\n1 1 4\n1 1 0\n\n" FULL "\ndone\n", RT_REPLY_GRID, 0, 0, 0 },
  { "eight-rows", EIGHT, RT_REPLY_BAD_ROWS, 8, 0, 8 },
  { "a-word-between", "483972165\nand\n" EIGHT, RT_REPLY_BAD_ROWS, 2, 0, 1 },
  { "ten-digits", "4839721656\n" EIGHT, RT_REPLY_BAD_ROW, 1, 0, 10 },
  { "two-blanks", EIGHT "3  4 5 1 2 9 7 8 6\n", RT_REPLY_BAD_CHAR, 9, 3, 0 },
  { "brackets", "[4, 8, 3, 9, 7, 2, 1, 6, 5]\n", RT_REPLY_BAD_CHAR, 1, 1, 0 },
  { "a-frame", "4 8 3 | 9 7 2 | 1 6 5\n", RT_REPLY_BAD_CHAR, 1, 7, 0 },
  { "no-solution", "no solution\n", RT_REPLY_NONE, 0, 0, 0 },
};

/* In pieces of any size. */
static void
test_answer (gconstpointer data)
{
  const gsize row = GPOINTER_TO_SIZE (data);
  const gsize length = strlen (rows[row].text);

  for (gsize size = 1; size <= length + 1; size += 1 + size / 4) {
    g_autoptr (RtReplyReader) reader = rt_reply_reader_new ();
    RtReply answer;

    for (gsize at = 0; at < length; at += size)
      rt_reply_reader_feed (reader, rows[row].text + at, MIN (size, length - at));
    rt_reply_reader_end (reader, &answer);
    g_assert_cmpint (answer.kind, ==, rows[row].kind);
    if (answer.kind == RT_REPLY_GRID || answer.kind == RT_REPLY_NONE)
      continue;
    g_assert_cmpuint (answer.line, ==, rows[row].line);
    g_assert_cmpuint (answer.column, ==, rows[row].column);
    g_assert_cmpint (answer.n, ==, rows[row].n);
  }
}

static void
test_last_grid_counts (void)
{
  g_autoptr (RtReplyReader) reader = rt_reply_reader_new ();
  RtReply answer;
  const char *text = "000000000\n" EIGHT FULL "\n1 1 4\n";

  rt_reply_reader_feed (reader, text, strlen (text));
  g_assert_cmpuint (rt_reply_reader_steps (reader), ==, 1);
  rt_reply_reader_end (reader, &answer);
  g_assert_cmpint (answer.kind, ==, RT_REPLY_GRID);
  g_assert_cmpint (answer.grid.digit[0], ==, 4);
}

/* Words that name files are meant where the person is; the rest stays. */
static void
test_words (void)
{
  const char *words[] = { "sh", "-c", "tests", "/", "nothing", "", NULL };
  g_autofree char *here = g_get_current_dir (), *folder = g_path_get_dirname (here);
  g_autofree char *base = g_path_get_basename (here);
  g_auto (GStrv) whole = NULL;

  words[2] = base;
  whole = rt_run_words ((char **) words, folder);
  g_assert_cmpstr (whole[0], ==, "sh");
  g_assert_cmpstr (whole[2], ==, here);
  g_assert_cmpstr (whole[3], ==, "/");
  g_assert_cmpstr (whole[4], ==, "nothing");
  g_assert_cmpstr (whole[5], ==, "");
}

/* A program that is a line of the shell, tried on a full grid. */
static RtTrialVerdict
try_line (const char *line)
{
  const char *argv[] = { "sh", "-c", line, NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_LINE, false, 100 * G_USEC_PER_SEC, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtTrialVerdict verdict;
  RtTrialResult result;

  g_assert_true (rt_trial_run (&trial, &puzzle, NULL, &result, NULL));
  verdict = result.verdict;
  rt_trial_result_clear (&result);
  return verdict;
}

/* Sentences on grids that are not an answer, or not the first one. */
static void
test_wrong (void)
{
  const RtGrid several = puzzle_of ("several"), nothing = { { 0 } };
  RtGrid grid, first, second;
  char *said;

  g_assert_cmpint (rt_fast_solve (&several, &first), ==, 2);
  g_assert_null (rt_reply_say_wrong (&first, &several, &first, false));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const int row = rt_row_of (cell) + 1, column = rt_column_of (cell) + 1;

    grid = first;
    grid.digit[cell] = 0;
    said = rt_reply_say_wrong (&grid, &several, &first, true);
    g_assert_nonnull (said);
    if (!several.digit[cell]) {
      g_autofree char *blank = g_strdup_printf ("Row %d, column %d is still blank.", row, column);

      g_assert_cmpstr (said, ==, blank);
    } else {
      g_autofree char *changed = g_strdup_printf ("The given in row %d, column %d was changed from %d to 0.", row,
                                                  column, several.digit[cell]);

      g_assert_cmpstr (said, ==, changed);
    }
    g_free (said);

    grid.digit[cell] = first.digit[cell] % 9 + 1;
    said = rt_reply_say_wrong (&grid, &nothing, &first, true);
    g_assert_nonnull (said);
    g_assert_nonnull (strstr (said, "twice"));
    g_free (said);
  }

  /* Its digits exchanged, it is another solution of the empty grid. */
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    second.digit[cell] = first.digit[cell] % 9 + 1;
  g_assert_null (rt_reply_say_wrong (&second, &nothing, &first, true));
  said = rt_reply_say_wrong (&second, &nothing, &first, false);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_prefix (said, "It is a solution, but not the first: row 1, column 1 must be "));
  g_free (said);
}

/* Programs on the full grid, and what is said of each. */
static const struct {
  const char *name, *line;
  RtTrialVerdict verdict;
  const char *says, *fault; /* patterns; NULL: nothing */
} told[] = {
  { "passes", "cat", RT_TRIAL_PASSED, NULL, NULL },
  { "changes-a-given", "tr 12 21", RT_TRIAL_WRONG, "The given in row 1, column 6 was changed from 2 to 1.",
    NULL },
  { "nothing", "true", RT_TRIAL_NO_ANSWER, "*", NULL },
  { "fails", "exit 3", RT_TRIAL_NO_ANSWER, "It printed no answer, and ended with status 3.", NULL },
  { "last-word", "echo one >&2; echo The last word. >&2; exit 3", RT_TRIAL_NO_ANSWER,
    "It printed no answer, and ended with status 3. The last word.", NULL },
  { "puzzle-is-no-answer",
    "echo '# puzzle ' 483972165619385472572416893231897654756204918894651237928763541167548329345129786",
    RT_TRIAL_NO_ANSWER, "*", NULL },
  { "wrong-form", "echo '4 8 3 | 9 7 2 | 1 6 5'", RT_TRIAL_WRONG_FORM, "*", NULL },
  { "crashes", "kill -9 $$", RT_TRIAL_CRASHED, "It was ended by a signal: Killed (9).", NULL },
  { "steps-both-ways", "echo 1 9 9; echo 0 1 4; echo 1 1 0; cat", RT_TRIAL_PASSED, NULL,
    "Its steps cannot be read. Line 2: *" },
  { "steps-on-givens", "echo 1 9 9; echo 1 1 0; cat", RT_TRIAL_PASSED, NULL,
    "*given* Line ? of its steps is “1 *”." },
};

static void
assert_said (const char *said, const char *pattern)
{
  if (pattern ? !said || !g_pattern_match_simple (pattern, said) : said != NULL)
    g_error ("“%s” instead of “%s”", said ? said : "", pattern ? pattern : "");
}

static void
test_told (gconstpointer data)
{
  const gsize row = GPOINTER_TO_SIZE (data);
  const char *argv[] = { "sh", "-c", told[row].line, NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_LINE, false, 100 * G_USEC_PER_SEC, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtTrialResult result;

  g_assert_true (rt_trial_run (&trial, &puzzle, NULL, &result, NULL));
  g_assert_cmpint (result.verdict, ==, told[row].verdict);
  assert_said (result.says, told[row].says);
  assert_said (result.fault, told[row].fault);
  rt_trial_result_clear (&result);
}

static void
test_time_over (void)
{
  const char *argv[] = { "sleep", "1000", NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_ROWS, false, 20000, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtTrialResult result;

  g_assert_true (rt_trial_run (&trial, &puzzle, NULL, &result, NULL));
  g_assert_cmpint (result.verdict, ==, RT_TRIAL_TIME_OVER);
  assert_said (result.says, "It was ended after * s.");
  rt_trial_result_clear (&result);
}

static bool
hear_cb (bool errors, const char *text, gsize size, gpointer data)
{
  if (!errors)
    g_string_append_len (data, text, (gssize) size);
  return true;
}

/* The program runs in a folder of its own, and PWD names that folder. */
static void
test_folder (void)
{
  const char *argv[] = { "printenv", "PWD", "TMPDIR", NULL };
  const RtRun run = { (char **) argv, "", 100 * G_USEC_PER_SEC, RT_TRIAL_OUTPUT, RT_TRIAL_MEMORY };
  g_autoptr (GString) heard = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;
  RtRan ran;

  g_assert_true (rt_run (&run, NULL, hear_cb, heard, &ran, NULL));
  lines = g_strsplit (heard->str, "\n", 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, lines[1]);
  g_assert_true (g_str_has_prefix (lines[0], g_get_tmp_dir ()));
}

/* In a process that may open nothing more. */
static void
run_without_ends (void)
{
  const char *argv[] = { "true", NULL };
  const RtRun run = { (char **) argv, "", 100 * G_USEC_PER_SEC, RT_TRIAL_OUTPUT, RT_TRIAL_MEMORY };
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  struct rlimit limit, full;
  RtRan ran;

  g_assert_cmpint (getrlimit (RLIMIT_NOFILE, &limit), ==, 0);
  full = limit;
  full.rlim_cur = 3;
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &full), ==, 0);
  g_assert_false (rt_run (&run, NULL, hear_cb, heard, &ran, &error));
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &limit), ==, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_MFILE);
}

/* A program that cannot be started is reported, and its folder is removed. */
static void
test_not_started (void)
{
  g_autofree char *before = g_strdup (g_get_tmp_dir ()), *folder = NULL;

  if (g_test_subprocess ()) {
    run_without_ends ();
    return;
  }
  folder = scratch_new ();
  g_setenv ("TMPDIR", folder, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_setenv ("TMPDIR", before, TRUE);
  g_test_trap_assert_passed ();
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* for it is empty */
}

/* Only the standard output is the answer. */
static void
test_answer_on_output (void)
{
  g_assert_cmpint (try_line ("cat; echo 1 >&2"), ==, RT_TRIAL_PASSED);
  g_assert_cmpint (try_line ("cat >&2"), ==, RT_TRIAL_NO_ANSWER);
}

/* The program has three open files, and none of the watchdog's. */
static void
test_three_ends (void)
{
  g_assert_cmpint (try_line ("for end in 3 4 5 6 7 8 9; do"
                             "  [ ! -e /proc/$$/fd/$end ] || exit 1; done; cat"),
                   ==, RT_TRIAL_PASSED);
}

static gpointer
stop_soon (gpointer stop)
{
  g_usleep (50000);
  rt_stop_raise (stop);
  return NULL;
}

/* From another thread. */
static void
test_stop (void)
{
  const char *argv[] = { "sleep", "1000", NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_ROWS, false, 1000 * G_USEC_PER_SEC, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtStop stop = { 0 };
  RtTrialResult result;
  GThread *thread = g_thread_new ("stop", stop_soon, &stop);

  g_assert_true (rt_trial_run (&trial, &puzzle, &stop, &result, NULL));
  g_assert_cmpint (result.verdict, ==, RT_TRIAL_STOPPED);
  rt_trial_result_clear (&result);
  g_thread_join (thread);
}

/* A file and its arguments, as a shell reads them. */
static void
test_split (void)
{
  static const char *const table[][3] = {
    { "/no/such", "", "/no/such" },
    { "/no/such", " \t", "/no/such" },
    { "/no/such", "-a 'b c'", "/no/such|-a|b c" },
  };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++) {
    g_auto (GStrv) words = rt_run_split (table[i][0], table[i][1], &error);
    g_autofree char *all = NULL;

    g_assert_no_error (error);
    all = g_strjoinv ("|", words);
    g_assert_cmpstr (all, ==, table[i][2]);
  }
  g_assert_null (rt_run_split ("/no/such", "'a", &error));
  g_assert_error (error, G_SHELL_ERROR, G_SHELL_ERROR_BAD_QUOTING);
}

/* Files, and the commands that run them. */
static void
test_program_files (void)
{
  static const char *const table[][3] = {
    { "a.py", "", "python3|%s|x" },
    { "a.jar", "", "java|-jar|%s|x" },
    { "a.txt", "", NULL },
  };
  g_autofree char *folder = scratch_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++) {
    g_autofree char *path = g_build_filename (folder, table[i][0], NULL);
    const char *words[] = { path, "x", NULL };
    g_autoptr (GError) error = NULL;
    RtProgramFile file;

    g_assert_true (g_file_set_contents (path, table[i][1], -1, NULL));
    g_assert_true (rt_program_file_open (&file, (char **) words, NULL, &error) == (table[i][2] != NULL));
    if (table[i][2]) {
      g_autofree char *all = g_strjoinv ("|", file.argv);
      g_auto (GStrv) parts = g_strsplit (table[i][2], "%s", 2);
      g_autofree char *wanted = g_strjoin (path, parts[0], parts[1], NULL);

      g_assert_cmpstr (all, ==, wanted);
    } else {
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
    }
    rt_program_file_clear (&file);
    g_unlink (path);
  }
  g_rmdir (folder);
}

/* Programs that print steps, and their argument as the answer, in three ways. Run without printing they
 * print the answer alone. */
static const char *const printers[][2] = {
  { "a.c", "#include <stdio.h>\nint main (int n, char **words)\n{\n"
           "  fprintf (stderr, \"%d %d %d\\n\", 1, 1, 1);\n  printf (\"%d %d %d\\n\", 1, 1, 0);\n"
           "  printf (\"%s\\n\", words[1]);\n}\n" },
  { "a.cpp", "#include <iostream>\nint main (int n, char **words)\n{\n"
             "  std::cerr << 1 << ' ' << 1 << ' ' << 1 << std::endl;\n  std::cout << words[1] << std::endl;\n}\n" },
  { "a.py", "import sys\nprint (1, 1, 1, file=sys.stderr)\nprint (1, 1, 0)\nprint (sys.argv[1])\n" },
  { "Own.java", "public class Own {\n  public static void main (String[] words) {\n"
                "    System.err.println (\"1 1 1\");\n    System.out.println (words[0]);\n  }\n}\n" },
};

static bool
hear_both_cb (bool errors, const char *text, gsize size, gpointer data)
{
  g_string_append_printf (data, "%s%.*s", errors ? "!" : "", (int) size, text);
  return true;
}

static void
test_printer (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *folder = scratch_new (), *path = g_build_filename (folder, printers[i][0], NULL);
  const char *words[] = { path, "7", NULL };
  g_autoptr (GError) error = NULL;
  RtProgramFile file;

  g_assert_true (g_file_set_contents (path, printers[i][1], -1, NULL));
  if (!rt_program_file_open (&file, (char **) words, NULL, &error) &&
      g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    g_test_skip (error->message);
  } else {
    g_assert_no_error (error);
    for (int is_silent = 0; is_silent < 2; is_silent++) {
      const RtRun run = { is_silent ? file.silent : file.argv, "", 100 * G_USEC_PER_SEC, RT_TRIAL_OUTPUT,
                          RT_TRIAL_MEMORY };
      g_autoptr (GString) heard = g_string_new (NULL);
      RtRan ran;

      g_assert_true (rt_run (&run, NULL, hear_both_cb, heard, &ran, NULL));
      g_assert_true ((strcmp (heard->str, "7\n") == 0) == is_silent);
      g_assert_nonnull (strstr (heard->str, "7\n"));
    }
  }
  rt_program_file_clear (&file);
  g_assert_true (!file.folder || !g_file_test (file.folder, G_FILE_TEST_EXISTS));
  g_unlink (path);
  g_rmdir (folder);
}

/* The error of a program that cannot be compiled names its first wrong line, if there is one; the compiler's text is
 * kept. */
static void
test_complaint (void)
{
  static const char *const table[][3] = {
    { "\nnonsense\n", "It cannot be compiled. Line 2: *", "a.c:2:" },
    { "int no_main;\n", "It cannot be compiled.", "main" },
  };
  g_auto (Scratch) folder = scratch_new ();
  g_autofree char *path = g_build_filename (folder, "a.c", NULL);
  const char *words[] = { path, NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++) {
    g_autoptr (GError) error = NULL;
    RtProgramFile file;

    scratch_write (path, table[i][0], -1);
    g_assert_false (rt_program_file_open (&file, (char **) words, NULL, &error));
    if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
      g_test_skip (error->message);
    } else {
      assert_said (error->message, table[i][1]);
      g_assert_nonnull (strstr (file.complaint, table[i][2]));
      g_assert_false (g_str_has_suffix (file.complaint, "\n"));
    }
    rt_program_file_clear (&file);
  }
}

/* If the steps cannot be kept on the disk, the reason is told without a line. */
static void
test_no_room_for_steps (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "retrace", NULL);
  const char *argv[] = { "sh", "-c", "echo 1 9 9; cat", NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_LINE, false, 100 * G_USEC_PER_SEC, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtTrialResult result;

  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    scratch_delete (folder);
  scratch_write (folder, "", 0); /* a file in place of the folder */
  g_assert_true (rt_trial_run (&trial, &puzzle, NULL, &result, NULL));
  assert_said (result.fault, "The steps cannot be*");
  rt_trial_result_clear (&result);
  g_unlink (folder);
}

/* Of an output that begins with more than a mebibyte of other text, the rest is kept from its steps on. */
static void
test_late_steps (void)
{
  const char *argv[] = { "sh", "-c", "head -c 3000000 /dev/zero | tr '\\0' '\\n'; echo 1 9 9; cat", NULL };
  const RtTrialSetup trial = { (char **) argv, RT_TRIAL_LINE, false, 100 * G_USEC_PER_SEC, NULL, NULL };
  const RtGrid puzzle = puzzle_of ("full");
  RtTrialResult result;

  g_assert_true (rt_trial_run (&trial, &puzzle, NULL, &result, NULL));
  g_assert_cmpint (result.n_steps, ==, 2);
  g_assert_nonnull (result.steps);
  g_assert_cmpuint (g_bytes_get_size (result.steps), >=, 1 << 20);
  g_assert_cmpuint (g_bytes_get_size (result.steps), <, 2000000);
  rt_trial_result_clear (&result);
}

/* Lines of source files in the messages of compilers and interpreters. */
static void
test_say_line (void)
{
  static const char *const table[][3] = {
    { "a.c", "/tmp/a.c: In function 'f':\n/tmp/a.c:3:5: error: expected ';'\n  3 | x\n", "Line 3: expected ';'" },
    { "a.c", "In file included from /tmp/a.c:1:\n/tmp/b.h:7:1: error: no\n", NULL },
    { "A.java", "A.java:12: error: ';' expected\n", "Line 12: ';' expected" },
    { "a.py", "Traceback (most recent call last):\n  File \"/tmp/a.py\", line 9, in <module>\n    f()\n"
              "  File \"/tmp/a.py\", line 2, in f\n    g()\nNameError: no g\n", "Line 2: NameError: no g" },
    { "A.java", "Exception in thread \"main\" java.lang.Error: oh\n\tat java.base/X.y(X.java:1)\n"
                "\tat A.f(A.java:4)\n\tat A.main(A.java:9)\n", "Line 4: java.lang.Error: oh" },
    { "a.c", "Segmentation fault\n", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++) {
    g_autofree char *said = rt_program_file_say_line (table[i][1], table[i][0]);

    g_assert_cmpstr (said, ==, table[i][2]);
  }
}

int
main (int argc, char **argv)
{
  g_auto (Scratch) cache = scratch_new ();

  g_setenv ("XDG_CACHE_HOME", cache, TRUE); /* see test_no_room_for_steps */
  g_test_init (&argc, &argv, NULL);
  add_cases ("/trial", test_cases_are_what_they_say, test_cases_have_their_givens);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/trial/answer/", rows[i].name, NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_answer);
  }
  add_cases ("/trial", test_last_grid_counts, test_words);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++) {
    g_autofree char *path = g_strconcat ("/trial/told/", told[i].name, NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_told);
  }
  add_cases ("/trial", test_wrong, test_time_over, test_folder, test_not_started,
             test_answer_on_output, test_three_ends, test_stop, test_split, test_program_files);
  for (gsize i = 0; i < (is_a_part () ? 1 : G_N_ELEMENTS (printers)); i++) {
    g_autofree char *path = g_strconcat ("/trial/printer/", printers[i][0], NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_printer);
  }
  add_cases ("/trial", test_complaint, test_no_room_for_steps, test_late_steps, test_say_line);
  return g_test_run ();
}
