/* test-cli.c - tests retrace-cli as a process: output, error messages and exit status of its
 * commands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "document/solve/search-cost.h"
#include "engine/logic/finders/families.h"
#include "engine/search/search.h"
#include "format/format.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define NONE "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EITHER "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"

#define TREE_HEADER "first,last,steps,level,cell,digit,dead_ends,solved\n"
#define TRACE_HEADER "step,event,cell,digit,house,depth\n"

#define ROWS \
  "530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n"
#define GROUPS \
  "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79"
#define SPACED \
  "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n" \
  "4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n" \
  "0 0 0 0 8 0 0 7 9\n"
#define SDK \
  "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n" \
  "...419..5\n....8..79\n[State]\n532.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n" \
  "7...2...6\n.6....28.\n...419..5\n....8..79\n"

/* A run of retrace-cli: its options, separated by blanks, its standard input, and the expected
 * result. */
typedef struct {
  const char *name;
  const char *options;
  const char *input;
  int status;
  const char *out;
  const char *err;   /* part of the error output; NULL: it is empty */
} Row;

static const Row rows[] = {
  { "solve/line", "solve", EASY "\n", 0, SOLVED "\n", NULL },
  { "solve/no-final-newline", "solve", EASY, 0, SOLVED "\n", NULL },
  { "solve/crlf", "solve", EASY "\r\n" EASY "\r\n", 0, SOLVED "\n" SOLVED "\n", NULL },
  { "solve/lone-cr", "solve", EASY "\r" EASY "\r", 0, SOLVED "\n" SOLVED "\n", NULL },
  { "solve/mark-and-ctrl-z", "solve", "\xef\xbb\xbf" EASY "\r\n\x1a", 0, SOLVED "\n", NULL },
  { "solve/tails-and-comments", "solve",
    "\n# a set\n" EASY " # easy\n\n// \xff\n" EASY "\tb\xfcnd\n; end\n% end\n", 0,
    SOLVED "\n" SOLVED "\n", NULL },
  { "solve/rows", "solve", ROWS, 0, SOLVED "\n", NULL },
  { "solve/several-rows", "solve", ROWS "\n" ROWS ROWS, 0, SOLVED "\n" SOLVED "\n" SOLVED "\n",
    NULL },
  { "solve/spaced", "solve", SPACED, 0, SOLVED "\n", NULL },
  { "solve/several-spaced", "solve", SPACED SPACED, 0, SOLVED "\n" SOLVED "\n", NULL },
  { "solve/sdk-without-entries", "solve", SDK, 0, SOLVED "\n", NULL },
  { "solve/json", "solve", "[{\"a\":\"" EASY "\",\"b\":\"" EASY "\"},{\"c\":\"" EASY "\"}]\n", 0,
    SOLVED "\n" SOLVED "\n" SOLVED "\n", NULL },
  { "solve/words-first", "solve", "Two of them\n" EASY "\n" EASY "\n", 0, SOLVED "\n" SOLVED "\n",
    "standard input: Line 1: " },
  { "wrong/words-in-the-middle", "solve", EASY "\nnot one\n" EASY "\n", 2,
    SOLVED "\n!\n" SOLVED "\n", "standard input, line 2: " },
  { "solve/none", "solve", EASY "\n" NONE "\n" EASY "\n", 1, SOLVED "\n-\n" SOLVED "\n", NULL },
  { "solve/clash", "solve", CLASH "\n", 1, "-\n", NULL },
  { "solve/full", "solve", SOLVED "\n", 0, SOLVED "\n", NULL },
  { "solve/standard-input", "solve -", EASY "\n", 0, SOLVED "\n", NULL },
  { "solve/unknown-search", "solve --with=best", EASY "\n", 64, "",
    "“best”; it can be: scan, candidates, possible, index, masks, tables, backjump, fewest, "
    "propagate, dancing-links\n" },
  { "solve/unknown-option", "solve --best", EASY "\n", 64, "", "--best" },
  { "solve/option-without-value", "solve --with", EASY "\n", 64, "", "--with" },

  { "written/line", "solve " EASY, "", 0, SOLVED "\n", NULL },
  { "written/zeros", "count --limit=7 "
    "000000000000000000000000000000000000000000000000000000000000000000000000000000000", "", 0,
    "7+\n", NULL },
  { "written/groups", "solve " GROUPS, "", 0, SOLVED "\n", NULL },
  { "written/groups-in-one", "solve 530070000,600195000,098000060,800060003,400803001,700020006,"
    "060000280,000419005,000080079", "", 0, SOLVED "\n", NULL },
  { "written/several", "check " GROUPS " " EASY " - " NONE, MANY "\n", 1,
    "unique\nunique\nmultiple\nnone\n", NULL },
  { "written/converted", "convert --to=rows " EASY, "", 0, ROWS, NULL },
  { "written/too-short", "solve 53..7....6..195", "", 2, "", "a puzzle has 81 cells, but this has 15.\n" },
  { "written/words", "solve solved", "", 2, "", "solved: No such file" },

  { "count/one", "count", EASY "\n", 0, "1\n", NULL },
  { "count/none", "count", EASY "\n" NONE "\n" CLASH "\n", 1, "1\n0\n0\n", NULL },
  { "count/estimate", "count --estimate --limit=7 " MANY " " EASY, "", 0,
    "7+\tabout 8.9 × 10^19 solutions (estimated from 10000 probes; most likely within a factor of 1.1)\n1\n", NULL },
  { "count/default-limit", "count", MANY "\n", 0, "1000+\n", NULL },
  { "count/limit", "count --limit=7", MANY "\n" EASY "\n", 0, "7+\n1\n", NULL },
  { "count/short-limit", "count -l 1", MANY "\n" EASY "\n", 0, "1+\n1\n", NULL },
  { "count/limit-is-all", "count --limit=2", EITHER "\n", 0, "2\n", NULL },
  { "count/rows", "count", ROWS ROWS, 0, "1\n1\n", NULL },
  { "count/no-limit", "count --limit=0", EASY "\n", 64, "", "1 or more" },
  { "count/negative-limit", "count --limit=-1", EASY "\n", 64, "", "1 or more" },
  { "count/limit-of-words", "count --limit=all", EASY "\n", 64, "", "all" },

  { "trace/one-blank", "trace", ONE_BLANK "\n", 0,
    TRACE_HEADER "1,prepare,,,,0\n2,place,r1c1,5,,1\n", NULL },
  { "trace/two-puzzles", "trace -t 1", ONE_BLANK "\n" SOLVED "\n", 0,
    TRACE_HEADER "1,prepare,,,,0\n" TRACE_HEADER "1,prepare,,,,0\n", NULL },
  { "trace/to-the-end", "trace --to=9", ONE_BLANK "\n", 0,
    TRACE_HEADER "1,prepare,,,,0\n2,place,r1c1,5,,1\n3,take-back,r1c1,5,,0\n4,end,,,,0\n", NULL },
  { "trace/from-and-to", "trace --from=3 --to=3", ONE_BLANK "\n", 0,
    TRACE_HEADER "3,take-back,r1c1,5,,0\n", NULL },
  { "trace/tests", "trace --grain=test --from=2", ONE_BLANK "\n", 0,
    TRACE_HEADER "2,refuse,r1c1,1,row 1,0\n2,refuse,r1c1,2,row 1,0\n2,refuse,r1c1,3,row 1,0\n"
    "2,refuse,r1c1,4,row 1,0\n2,accept,r1c1,5,,0\n2,place,r1c1,5,,1\n", NULL },
  { "trace/reads", "trace --grain=read -f 2 -w masks", ONE_BLANK "\n", 0,
    TRACE_HEADER "2,read,r1c1,,row 1,0\n2,read,r1c1,,column 1,0\n2,read,r1c1,,box 1,0\n"
    "2,refuse,r1c1,1,row 1,0\n2,refuse,r1c1,2,row 1,0\n2,refuse,r1c1,3,row 1,0\n"
    "2,refuse,r1c1,4,row 1,0\n2,accept,r1c1,5,,0\n2,place,r1c1,5,,1\n", NULL },
  { "trace/contradiction", "trace", CLASH "\n", 1,
    TRACE_HEADER "1,contradiction,r1c1,5,row 1,0\n", NULL },
  { "trace/full", "trace", SOLVED "\n", 0, TRACE_HEADER "1,prepare,,,,0\n", NULL },
  { "tree/one-blank", "tree", ONE_BLANK "\n", 0, TREE_HEADER "2,2,1,1,r1c1,5,0,1\n", NULL },
  { "tree/two-puzzles", "tree", SOLVED "\n" ONE_BLANK "\n", 0,
    TREE_HEADER TREE_HEADER "2,2,1,1,r1c1,5,0,1\n", NULL },
  { "tree/none", "tree --with=scan", CLASH "\n", 1, TREE_HEADER, NULL },
  { "tree/least", "tree --least=3900 -w scan", EASY "\n", 0, TREE_HEADER
    "4416,8366,3951,1,r1c3,4,590,1\n", NULL },
  { "tree/negative", "tree --least=-1", EASY "\n", 64, "", "one step or more" },
  { "explain/last-cell", "explain", ONE_BLANK "\n", 0, "Full House: r1c1=5\n", NULL },
  { "explain/words", "explain --words", ONE_BLANK "\n", 0,
    "Box 1 has only one empty cell left, r1c1, and only the digit 5 is missing. So r1c1 is 5.\n",
    NULL },
  { "explain/no-links", "explain --links", ONE_BLANK "\n", 0, "Full House: r1c1=5\n", NULL },
  { "explain/two", "explain --ladder=rating", ONE_BLANK "\n" ONE_BLANK "\n", 0,
    "Full House: r1c1=5\n\nFull House: r1c1=5\n", NULL },
  { "explain/clash", "explain", 
    "55..............................................................................." "\n", 1,
    "- no solution: two 5s in row 1\n", NULL },
  { "explain/json", "explain --json --words", ONE_BLANK "\n" CLASH "\n", 1,
    "{\"puzzle\":\"" ONE_BLANK "\",\"ladder\":\"human\",\"verdict\":\"unique\",\"solved\":true,"
    "\"path\":{\"hardest\":\"1.0\",\"before_first_digit\":\"1.0\",\"first\":\"1.0\"},"
    "\"steps\":[{\"technique\":\"full-house\",\"name\":\"Full House\",\"price\":\"1.0\",\"cost\":1,"
    "\"notation\":\"Full House: r1c1=5\",\"words\":\"Box 1 has only one empty cell left, r1c1, "
    "and only the digit 5 is missing. So r1c1 is 5.\","
    "\"placements\":[{\"cell\":\"r1c1\",\"digit\":5}],\"eliminations\":[],"
    "\"pattern\":{\"digits\":[],\"base\":[],\"cover\":[],\"cells\":[]},\"views\":0,"
    "\"marks\":[{\"cell\":\"r1c1\",\"digit\":5,\"role\":\"placed\",\"view\":0}],"
    "\"houses\":[{\"house\":\"b1\",\"role\":\"where\",\"view\":0}],\"links\":[]}]}\n"
    "{\"puzzle\":\"" CLASH "\",\"ladder\":\"human\",\"verdict\":\"none\",\"solved\":false,"
    "\"path\":{\"hardest\":\"0.0\",\"before_first_digit\":\"0.0\",\"first\":\"0.0\"},"
    "\"steps\":[]}\n",
    NULL },
  { "explain/unknown-ladder", "explain --ladder=steep", EASY "\n", 64, "",
    "“steep”; there are: human, rating" },
  { "technique/unknown", "technique full-house best", "", 64, "", "“best”" },
  { "trace/unknown-search", "trace --with=best", EASY "\n", 64, "", "“best”; it can be: scan, " },
  { "trace/unknown-grain", "trace --grain=sand", EASY "\n", 64, "", "“sand”; it can be: placement, test, read\n" },
  { "trace/from-nothing", "trace --from=0", EASY "\n", 64, "", "number 1" },
  { "trace/backwards", "trace --from=9 --to=8", EASY "\n", 64, "", "before the first" },

  { "check/each", "check", EASY "\n" NONE "\n" CLASH "\n" MANY "\n" SOLVED "\n", 1,
    "unique\nnone\ninvalid: 5 in r1c1 and r1c2\nmultiple\nunique\n", NULL },
  { "check/unique", "check", EASY "\n\n" SOLVED, 0, "unique\nunique\n", NULL },
  { "check/rows", "check", ROWS ROWS, 0, "unique\nunique\n", NULL },
  { "rate/each", "rate", EASY "\n" NONE "\n" MANY "\n", 1,
    "1.2\t1.2\t1.2\t" EASY "\n-\t-\t-\t" NONE "\n-\t-\t-\t" MANY "\n", NULL },
  { "rate/corrected", "rate --corrected", EASY "\n", 0, "1.2\t1.2\t1.2\t" EASY "\n", NULL },
  { "check/option", "check --quick", EASY "\n", 64, "", "--quick" },

  { "draw/unknown-format", "draw --to=gif", EASY "\n", 64, "", "--to cannot be “gif”; it can be: png, svg, pdf\n" },
  { "draw/unknown-paper", "draw --paper=a0", EASY "\n", 64, "", "“a0”; it can be: a4, letter" },
  { "draw/five-a-page", "draw --per-page=5", EASY "\n", 64, "", "1, 2, 4, 6 or 9" },
  { "draw/size-of-pages", "draw --to=pdf --size=100", EASY "\n", 64, "", "--size is for svg and png" },
  { "draw/no-size", "draw --to=svg --size=-1", EASY "\n", 64, "", "The size must be 1 to" },
  { "draw/too-large", "draw --to=png --size=100000", EASY "\n", 64, "", "The size must be 1 to" },
  { "draw/pages-of-pictures", "draw --to=png --per-page=4", EASY "\n", 64, "", "are for pdf" },
  { "draw/solutions-of-pictures", "draw --to=svg --solutions", EASY "\n", 64, "", "are for pdf" },
  { "draw/several-in-a-picture", "draw --to=svg", EASY "\n" EASY "\n", 64, "",
    "there are several" },
  { "draw/step-of-pages", "draw --to=pdf --step=1", EASY "\n", 64, "", "are for svg and png" },
  { "draw/no-such-technique", "draw --to=svg --step=y-wing", EASY "\n", 64, "",
    "“y-wing” is neither the number of a step nor the id of a technique" },
  { "draw/case-of-nothing", "draw --to=svg --case=1", EASY "\n", 64, "", "of a --step" },
  { "draw/step-beyond", "draw --to=svg --step=2", ONE_BLANK "\n", 1, "", "no step “2” is on the way" },
  { "draw/not-on-the-way", "draw --to=svg --step=x-wing", ONE_BLANK "\n", 1, "",
    "no step “x-wing” is on the way" },
  { "draw/no-case", "draw --to=svg --step=1 --case=1", ONE_BLANK "\n", 1, "", "has 0 cases" },
  { "draw/no-way", "draw --to=svg --step=1", NONE "\n", 1, "", "there is none" },
  { "draw/tree-of-a-step", "draw --tree --step=1", EASY "\n", 64, "", "--tree goes with" },
  { "draw/with-nothing", "draw --to=svg --with=scan", EASY "\n", 64, "", "--with is for --tree and --film" },
  { "draw/nothing", "draw", "# nothing\n", 2, "", "standard input" },
  { "draw/no-folder", "draw -o /nowhere/at/all.pdf", EASY "\n", 74, "", "all.pdf” cannot be written" },

  { "convert/rows-to-line", "convert --to=line", ROWS ROWS, 0, EASY "\n" EASY "\n", NULL },
  { "convert/line-to-rows", "convert -t rows", EASY "\n" EASY, 0, ROWS ROWS, NULL },
  { "convert/zeros", "convert --to=line --zeros", ONE_BLANK " # a.b\n", 0, 
    "034678912672195348198342567859761423426853791713924856961537284287419635345286179 # a.b\n", NULL },
  { "convert/no-zeros", "convert --to=sdk --zeros", EASY "\n", 64, "", "“sdk”" },
  { "convert/title-of-a-table", "convert --to=csv", SOLVED "\n" SOLVED "\n", 0,
    "puzzle,solution\n" SOLVED "," SOLVED "\n" SOLVED "," SOLVED "\n", NULL },
  { "convert/table", "convert --to=line", "id,puzzle\n1," EASY "\n2," NONE "\n", 0,
    EASY "\n" NONE "\n", NULL },
  { "convert/read-only", "convert --to=susser", EASY, 64, "", "“susser”; it can be: sdk, line, rows, " },
  { "convert/entries-lost", "convert --to=line", SDK, 0, NONE "\n", "1 puzzle has entered digits" },
  { "convert/comments", "convert --to=line", EASY " # easy\n" EASY " // hard\r\n", 0,
    EASY " # easy\n" EASY " # hard\n", NULL },
  { "convert/comment-lost", "convert --to=rows", EASY " # easy\n", 0, ROWS, "loses words" },
  { "convert/other-encoding", "convert --to=line", EASY " # Zo\xeb\n", 0, EASY " # Zo\xc3\xab\n", NULL },
  { "convert/one-only", "convert --to=ss", MANY "\n" EASY "\n" EASY "\n", 2,
    "...|...|...\n...|...|...\n...|...|...\n-----------\n...|...|...\n...|...|...\n...|...|...\n"
    "-----------\n...|...|...\n...|...|...\n...|...|.12\n", "2 more puzzles were left out" },
  { "convert/bad-line", "convert --to=line", EASY "\n1\n" EASY "\n", 2, EASY "\n!\n" EASY "\n",
    "standard input, line 2: " },
  { "convert/bad-line-among-rows", "convert --to=rows", EASY "\n1\n" EASY "\n", 2, ROWS ROWS,
    "standard input, line 2: " },
  { "convert/nothing", "convert --to=opensudoku", "words\n", 2, "", "standard input: " },
  { "convert/no-format", "convert", EASY, 64, "", "--to=ID to tell the format; there are: sdk, line, " },
  { "convert/unknown-format", "convert --to=best", EASY, 64, "", "“best”; it can be: sdk, line, rows, " },

  { "wrong/long-line", "solve", EASY "\n" EASY "\n\n5" EASY "\n" EASY "\n", 2,
    SOLVED "\n" SOLVED "\n!\n" SOLVED "\n", "standard input, line 4: 82" },
  { "wrong/first-and-last", "check", "# a set\n" EASY "\n1\n" EASY, 2, "unique\n!\nunique\n",
    "standard input, line 3: " },
  { "wrong/damaged-first", "check", "5" EASY "\n" EASY "\n", 2, "!\nunique\n",
    "standard input, line 1: " },
  { "wrong/last", "check", EASY "\n1", 2, "unique\n!\n", "standard input, line 2: " },
  { "wrong/character", "solve", ROWS "53007000a\n", 2, "", "standard input, line 10, column 9: " },
  { "wrong/character-in-line", "count", EASY "\n53#" NONE "\n", 2, "1\n!\n", "line 2" },
  { "wrong/none-and-error", "solve", NONE "\nx\n", 2, "-\n!\n", "standard input, line 2: " },
  { "wrong/empty", "solve", "", 2, "", "standard input: " },
  { "wrong/only-comments", "solve", "# nothing\n\n", 2, "", "standard input: " },
  { "wrong/words", "solve", "no puzzle\n", 2, "", "standard input" },

  { "usage/nothing", "", "", 64, "", "retrace-cli: A command is needed" },
  { "usage/command", "sovle", "", 64, "", "“sovle”" },
  { "usage/option", "--sovle", "", 64, "", "--sovle" },
  { "usage/version", "--version", "", 0, "retrace-cli " RT_VERSION "\n", NULL },
  { "usage/version-in-short", "-V", "", 0, "retrace-cli " RT_VERSION "\n", NULL },
};

/* Result of a run. */
typedef struct {
  int status;   /* below 0: killed */
  char *out, *err;
} Run;

static void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* An open file without a name that holds TEXT, to be read from its start. */
static int
make_file (const char *text, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  int file = g_file_open_tmp ("retrace-XXXXXX", &name, &error);

  g_assert_no_error (error);
  g_unlink (name);
  g_assert_cmpint (write (file, text, size), ==, size);
  g_assert_cmpint (lseek (file, 0, SEEK_SET), ==, 0);
  return file;
}

static char *
read_back (int file)
{
  GString *text = g_string_new (NULL);
  char buffer[4096];
  ssize_t n;

  g_assert_cmpint (lseek (file, 0, SEEK_SET), ==, 0);
  while ((n = read (file, buffer, sizeof buffer)) > 0)
    g_string_append_len (text, buffer, n);
  close (file);
  return g_string_free (text, FALSE);
}

static int
exit_status (GPid pid)
{
  int status;

  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -1;
}

/* Starts the program with ARGUMENTS (a NULL at the end) and these three files. */
static GPid
start (const char *const *arguments, int in, int out, int err)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "LC_ALL", "C.UTF-8", TRUE);
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_ptr_array_add (argv, (char *) g_getenv ("RT_CLI"));
  for (; *arguments; arguments++)
    g_ptr_array_add (argv, (char *) *arguments);
  g_ptr_array_add (argv, NULL);
  g_spawn_async_with_fds (NULL, (char **) argv->pdata, environment, G_SPAWN_DO_NOT_REAP_CHILD, NULL,
                          NULL, &pid, in, out, err, &error);
  g_assert_no_error (error);
  return pid;
}

static Run
run_with (const char *const *arguments, const char *input)
{
  int in = make_file (input, strlen (input)), out = make_file ("", 0), err = make_file ("", 0);
  Run run = { .status = exit_status (start (arguments, in, out, err)) };

  close (in);
  run.out = read_back (out);
  run.err = read_back (err);
  return run;
}

static Run
run_line (const char *options, const char *input)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  return run_with ((const char *const *) words, input);
}

static bool
is_one_line (const char *text)
{
  return *text && strchr (text, '\n') == text + strlen (text) - 1;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (Run) run = run_line (row->options, row->input);

  g_assert_cmpstr (run.out, ==, row->out);
  if (row->err) {
    g_assert_nonnull (strstr (run.err, row->err));
    g_assert_true (is_one_line (run.err));
  } else {
    g_assert_cmpstr (run.err, ==, "");
  }
  g_assert_cmpint (run.status, ==, row->status);
}

/* The help of the program names all commands; that of a command, all its options. */
static void
test_help (void)
{
  g_auto (Run) all = run_line ("--help", "");
  g_auto (Run) brief = run_line ("-h", "");

  g_assert_cmpint (all.status, ==, 0);
  g_assert_cmpstr (all.out, ==, brief.out);
  g_assert_cmpstr (all.err, ==, "");
  for (const RtCommand *const *command = rt_commands; *command; command++) {
    g_autofree char *line = g_strdup_printf ("%s --help", (*command)->id);
    g_autofree char *usage = g_strdup_printf ("retrace-cli %s ", (*command)->id);
    g_auto (Run) run = run_line (line, EASY);

    g_assert_nonnull (strstr (all.out, (*command)->id));
    g_assert_nonnull (strstr (all.out, (*command)->summary));
    g_assert_cmpint (run.status, ==, 0);
    g_assert_nonnull (strstr (run.out, usage));
    for (const GOptionEntry *option = (*command)->options; option->long_name; option++)
      g_assert_nonnull (strstr (run.out, option->long_name));
  }
}

/* All techniques are listed, and each is printed with its definition and the step of its
 * example. */
static void
test_techniques (void)
{
  const RtTechnique *technique = rt_technique_by_id ("full-house");
  g_auto (Run) all = run_line ("technique", "");
  g_auto (Run) two = run_line ("technique full-house avoidable-rectangle", "");
  g_auto (GStrv) lines = g_strsplit (two.out, "\n", -1);

  g_assert_cmpint (all.status, ==, 0);
  g_assert_true (g_str_has_prefix (all.out, "full-house\t1.0\tFull House\n"));
  g_assert_nonnull (strstr (all.out, "\nbrute-force\t20.0\tBrute Force\n"));
  g_assert_cmpint (two.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 10);
  g_assert_cmpstr (lines[0], ==, "Full House");
  g_assert_cmpstr (lines[1], ==, technique->definition);
  g_assert_cmpstr (lines[2], ==, technique->example);
  g_assert_true (g_str_has_prefix (lines[3], "Full House: r"));
  g_assert_cmpstr (lines[4], ==, "");
  g_assert_cmpstr (lines[5], ==, "Avoidable Rectangle");
  g_assert_true (g_str_has_prefix (lines[8], "Avoidable Rectangle Type "));
}

/* The example step of every technique can be drawn. */
static void
test_techniques_are_drawn (void)
{
  int n = 0;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autofree char *line = g_strdup_printf ("draw --to=svg --step=%s", row->id);
      g_auto (Run) run = { 0 };

      if (!is_tried (&n))
        continue;
      run = run_line (line, row->example);

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_str_has_prefix (run.out, "<?xml"));
    }
}

/* The manual page has each command and each of its options. */
static void
test_manual (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "..", "data", "retrace-cli.1", NULL);
  g_autofree char *page = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  for (const RtCommand *const *command = rt_commands; *command; command++) {
    g_autofree char *heading = g_strdup_printf ("\n.SS %s\n", (*command)->id);
    const char *section = strstr (page, heading), *end;

    g_assert_nonnull (section);
    end = strstr (section + 1, "\n.S");
    for (const GOptionEntry *option = (*command)->options; option->long_name; option++) {
      g_auto (GStrv) words = g_strsplit (option->long_name, "-", -1);
      g_autofree char *joined = g_strjoinv ("\\-", words);
      g_autofree char *name = g_strconcat ("\\-\\-", joined, NULL);

      g_assert_nonnull (g_strstr_len (section, end - section, name));
    }
  }
}

/* Each search prints the solution, counts and costliest wrong digit that the engine computes. */
static void
test_stats (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree char *options = g_strdup_printf ("solve --with=%s --stats", search->id);
  g_auto (Run) run = run_line (options, EASY "\n" CLASH "\n");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autofree char *expected = NULL, *turn = NULL;
  char text[RT_N_CELLS + 1];
  RtSearchCost cost;
  RtCounts counts;
  RtGrid grid = grid_of (EASY);
  RtTrace *trace = rt_trace_new (search, &grid);

  rt_trace_run (trace, NULL);
  g_assert_true (rt_search_cost_of (trace, &cost, NULL));
  rt_trace_unref (trace);
  turn = rt_search_cost_say_turn (&cost);
  g_assert_cmpint (rt_search_run (search, &grid, NULL, &grid, &counts), ==, RT_STATUS_SOLVED);
  g_assert_cmpstr (lines[0], ==, "solution\tplacements\ttake-backs\ttests\treads\tgreatest-depth\t"
                                 "microseconds\twrong-turn");
  expected = g_strdup_printf ("%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT
                              "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%u\t",
                              rt_grid_print (&grid, text), counts.placements, counts.takebacks,
                              counts.tests, counts.reads, counts.greatest);
  g_assert_cmpint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[1], expected));
  g_assert_true (g_ascii_isdigit (lines[1][strlen (expected)]));
  g_assert_cmpstr (strrchr (lines[1], '\t') + 1, ==, turn);
  g_assert_true ((*turn != '\0') == (counts.takebacks > 0));
  g_assert_true (g_str_has_prefix (lines[2], "-\t0\t0\t") && g_str_has_suffix (lines[2], "\t"));
  g_assert_cmpint (run.status, ==, 1);
}

/* A trace in the finest grain (if a share of the cases is tried, in the second finest) has as many
 * rows of each kind as the search counted, and ends with the solution. */
static void
test_trace (gconstpointer data)
{
  const RtSearch *search = data;
  const char *grain = is_a_part () ? "test" : "read";
  g_autofree char *options = g_strdup_printf ("trace --with=%s --grain=%s", search->id, grain);
  g_auto (Run) run = run_line (options, EASY "\n");
  guint64 reads = 0, tests = 0, placements = 0, takebacks = 0;
  RtCounts counts;
  RtGrid grid;

  /* Found by hand: where a sanitizer checks strings, each function of the library looks at all that
   * follows. */
  for (const char *line = run.out, *end; *line; line = end + 1) {
    g_autofree char *row = NULL;
    g_auto (GStrv) field = NULL;

    for (end = line; *end != '\n'; end++)
      g_assert_cmpint (*end, !=, '\0');
    if (line == run.out)
      continue; /* the names of the columns */
    row = g_memdup2 (line, (gsize) (end - line + 1));
    row[end - line] = '\0';
    field = g_strsplit (row, ",", -1);
    g_assert_cmpint (g_strv_length (field), ==, 6);
    reads += g_str_equal (field[1], "read");
    tests += g_str_equal (field[1], "accept") || g_str_equal (field[1], "refuse");
    placements += g_str_equal (field[1], "place");
    takebacks += g_str_equal (field[1], "take-back");
    if (g_str_equal (field[1], "refuse"))
      g_assert_cmpstr (field[4], !=, "");
    g_assert_cmpint (atoi (field[5]), <=, 51);
  }
  g_assert_true (rt_grid_parse (&grid, EASY));
  rt_search_run (search, &grid, NULL, NULL, &counts);
  g_assert_cmpuint (reads, ==, is_a_part () ? 0 : counts.reads);
  g_assert_cmpuint (tests, ==, counts.tests);
  g_assert_cmpuint (placements, ==, counts.placements);
  g_assert_cmpuint (takebacks, ==, counts.takebacks);
  g_assert_true (g_str_has_suffix (run.out, ",51\n"));
  g_assert_cmpint (run.status, ==, 0);
}

/* Each file in turn; a bad one does not keep the others from being read. */
static void
test_files (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("retrace-XXXXXX", &error);
  g_autofree char *good = g_build_filename (folder, "good one.txt", NULL);
  g_autofree char *bad = g_build_filename (folder, "bad.txt", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing", NULL);
  g_autofree char *place = g_strdup_printf ("%s, line 9, column 9: ", bad);
  g_auto (Run) run = { 0 };
  g_auto (GStrv) said = NULL;

  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (good, ROWS, -1, &error));
  g_assert_true (g_file_set_contents (bad, "530070000\n600195000\n098000060\n800060003\n400803001\n"
                                           "700020006\n060000280\n000419005\n00008007=\n", -1,
                                      &error));
  run = run_with ((const char *[]) { "count", good, bad, missing, folder, "-", good, NULL },
                  NONE "\n");
  g_assert_cmpstr (run.out, ==, "1\n0\n1\n");
  g_assert_cmpint (run.status, ==, 2);
  said = g_strsplit (run.err, "\n", -1);
  g_assert_cmpint (g_strv_length (said), ==, 4);
  g_assert_true (g_str_has_prefix (said[0], place));
  g_assert_true (g_str_has_prefix (said[1], missing));
  g_assert_true (g_str_has_prefix (said[2], folder));
  g_unlink (good);
  g_unlink (bad);
  g_rmdir (folder);
}

#define PICTURED "24..5....7..962....68....7.8...7...41..8.4..95...3...7.7....38....196..2....8..56"

/* Pictures are read wherever puzzles are; one that ends too early is refused. */
static void
test_pictures (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "pictures", "small.png", NULL);
  g_autofree char *bytes = NULL, *cut = g_build_filename (g_get_tmp_dir (), "cut-XXXXXX", NULL);
  gsize size;
  int file = g_mkstemp (cut);

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  g_assert_true (g_file_set_contents (cut, bytes, (gssize) size * 3 / 4, NULL));
  close (file);
  {
    g_auto (Run) convert = run_with ((const char *[]) { "convert", "--to=line", path, NULL }, "");
    g_auto (Run) count = run_with ((const char *[]) { "count", path, path, NULL }, "");
    g_auto (Run) refused = run_with ((const char *[]) { "solve", cut, NULL }, "");

    g_assert_cmpstr (convert.out, ==, PICTURED "\n");
    g_assert_cmpstr (count.out, ==, "1\n1\n");
    g_assert_cmpint (refused.status, ==, 2);
    g_assert_nonnull (strstr (refused.err, "its end is missing"));
  }
  g_unlink (cut);
}

/* Each answer comes before the next question is asked. */
static void
test_streams (void)
{
  int in[2], out[2], err = make_file ("", 0);
  const char *const questions[] = { EASY "\n", "# a comment\n" MANY "\n", NONE "\n" };
  const char *const answers[] = { "1\n", "1000+\n", "0\n" };
  char answer[16];
  FILE *from;
  GPid pid;

  g_assert_true (g_unix_open_pipe (in, FD_CLOEXEC, NULL) && g_unix_open_pipe (out, FD_CLOEXEC, NULL));
  pid = start ((const char *[]) { "count", NULL }, in[0], out[1], err);
  close (in[0]);
  close (out[1]);
  from = fdopen (out[0], "r");
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++) {
    g_assert_cmpint (write (in[1], questions[i], strlen (questions[i])), ==,
                     strlen (questions[i]));
    g_assert_nonnull (fgets (answer, sizeof answer, from));
    g_assert_cmpstr (answer, ==, answers[i]);
  }
  close (in[1]);
  g_assert_null (fgets (answer, sizeof answer, from));
  g_assert_cmpint (exit_status (pid), ==, 1);
  fclose (from);
  close (err);
}

/* If the disk is full, an error and the exit status say so. If the output pipe is closed, the
 * program ends silently. */
static void
test_output_fails (void)
{
  int out[2];

  g_assert_true (g_unix_open_pipe (out, FD_CLOEXEC, NULL));
  close (out[0]);
  for (int full = 0; full < 2; full++) {
    int in = make_file (EASY "\n" EASY "\n", 2 * (RT_N_CELLS + 1)), err = make_file ("", 0);
    int to = full ? open ("/dev/full", O_WRONLY) : out[1];
    g_autofree char *said = NULL;

    g_assert_cmpint (exit_status (start ((const char *[]) { "solve", NULL }, in, to, err)), ==,
                     full ? RT_EXIT_OUTPUT : RT_EXIT_PIPE);
    said = read_back (err);
    if (full)
      g_assert_true (is_one_line (said));
    else
      g_assert_cmpstr (said, ==, "");
    g_assert_true (!full || strstr (said, "cannot be written"));
    close (in);
    close (to);
  }
}

/* A folder with a file "out.pdf" (or another suffix) that says what was there before. */
typedef struct {
  char *folder, *path;
} Target;

static Target
make_target (const char *suffix)
{
  g_autofree char *name = g_strconcat ("out.", suffix, NULL);
  Target target = { .folder = g_dir_make_tmp ("retrace-XXXXXX", NULL) };

  target.path = g_build_filename (target.folder, name, NULL);
  g_assert_true (g_file_set_contents (target.path, "before", -1, NULL));
  return target;
}

/* There is one file in the folder, and nothing half written. */
static void
target_clear (Target *target)
{
  g_assert_cmpint (g_unlink (target->path), ==, 0);
  g_assert_cmpint (g_rmdir (target->folder), ==, 0);
  g_free (target->path);
  g_free (target->folder);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Target, target_clear)

/* Runs the command line OPTIONS with `-o` and the target. */
static Run
draw_to (const Target *target, const char *options, const char *input)
{
  g_autofree char *line = g_strdup_printf ("%s -o %s", options, target->path);

  return run_line (line, input);
}

/* Each format by its name or the file's suffix; a PDF has the pages and the paper it should. */
static void
test_draw (void)
{
  const struct {
    const char *options, *suffix, *input;
    int status;
    const char *begins, *has;
  } drawings[] = {
    { "draw", "pdf", EASY "\n", 0, "%PDF-", "/Count 1\n" },
    { "draw", "dat", EASY "\n", 0, "%PDF-", "/Count 1\n" },
    { "draw -n 1", "pdf", EASY "\n" NONE "\n" MANY "\n", 0, "%PDF-", "/Count 3\n" },
    { "draw -n 2 -S", "pdf", EASY "\n" NONE "\n" MANY "\n", 0, "%PDF-", "/Count 3\n" },
    { "draw -n 1", "pdf", ROWS ROWS ROWS, 0, "%PDF-", "/Count 3\n" },
    { "draw -n 1", "pdf", EASY "\nx\n" EASY "\n", 2, "%PDF-", "/Count 2\n" },
    { "draw --paper=letter -c", "pdf", SDK, 0, "%PDF-", "/MediaBox [ 0 0 612 792 ]" },
    { "draw --paper=a4", "pdf", SDK, 0, "%PDF-", "/MediaBox [ 0 0 595.2" },
    { "draw", "svg", SDK, 0, "<?xml", "viewBox=\"0 0 480 480\"" },
    { "draw --to=svg --size=77", "txt", EASY, 0, "<?xml", "viewBox=\"0 0 77 77\"" },
    { "draw --tree --with=scan", "svg", EASY, 0, "<?xml", "width=\"480\"" },
    { "draw --tree", "pdf", NONE, 0, "%PDF-", "/Count 1\n" },
    { "draw --step=1 --dark", "svg", ONE_BLANK, 0, "<?xml", "viewBox=\"0 0 480 480\"" },
    { "draw --step=hidden-single-box", "svg", EASY, 0, "<?xml", "viewBox=\"0 0 480 480\"" },
    { "draw --size=64", "png", EASY, 0, "\x89PNG", "IHDR\0\0\0\x40\0\0\0\x40" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (drawings); i++) {
    g_auto (Target) target = make_target (drawings[i].suffix);
    g_auto (Run) run = draw_to (&target, drawings[i].options, drawings[i].input);
    gsize length = strcmp (drawings[i].suffix, "png") == 0 ? 12 : strlen (drawings[i].has), size;
    g_autofree char *bytes = NULL;
    bool has = false;

    g_assert_cmpint (run.status, ==, drawings[i].status);
    g_assert_cmpstr (run.out, ==, "");
    g_assert_cmpint (*run.err == '\0', ==, drawings[i].status == 0);
    g_assert_true (g_file_get_contents (target.path, &bytes, &size, NULL));
    g_assert_true (g_str_has_prefix (bytes, drawings[i].begins));
    for (gsize at = 0; at + length <= size && !has; at++)
      has = memcmp (bytes + at, drawings[i].has, length) == 0;
    g_assert_true (has);
  }
}

/* If nothing can be drawn, an existing output file is not changed. */
static void
test_draw_keeps_what_was_there (void)
{
  const struct {
    const char *options, *input;
    int status;
  } failures[] = {
    { "draw", "x\n", 2 },
    { "draw --to=png", EASY "\n" EASY "\n", 64 },
    { "draw", EASY "\n", 74 }, /* as there is no room */
    { "draw --to=svg", EASY "\n", 74 },
  };

  signal (SIGXFSZ, SIG_IGN);
  for (gsize i = 0; i < G_N_ELEMENTS (failures); i++) {
    g_auto (Target) target = make_target ("pdf");
    g_auto (Run) run = { 0 };
    g_autofree char *bytes = NULL;
    struct rlimit limit, little;

    g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    little = limit;
    little.rlim_cur = 1000;
    if (failures[i].status == 74)
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
    run = draw_to (&target, failures[i].options, failures[i].input);
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    g_assert_cmpint (run.status, ==, failures[i].status);
    g_assert_true (is_one_line (run.err));
    g_assert_true (g_file_get_contents (target.path, &bytes, NULL, NULL));
    g_assert_cmpstr (bytes, ==, "before");
  }
}

/* No part of a new output file remains if the disk is full, or if the program is stopped while it
 * draws. */
static void
test_draw_leaves_no_half (void)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "new.pdf", NULL);
  int in[2], out = make_file ("", 0), err = make_file ("", 0);
  struct rlimit limit, little;
  GPid pid;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  little = limit;
  little.rlim_cur = 1000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  {
    g_auto (Run) run = run_with ((const char *[]) { "draw", "-o", path, EASY, NULL }, "");

    g_assert_cmpint (run.status, ==, RT_EXIT_OUTPUT);
    g_assert_true (is_one_line (run.err));
  }
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  g_assert_true (g_unix_open_pipe (in, FD_CLOEXEC, NULL));
  pid = start ((const char *[]) { "draw", "-n", "1", "-o", path, NULL }, in[0], out, err);
  close (in[0]);
  /* Once so much was taken from the pipe, pages have been drawn. */
  for (int i = 0; i < (is_a_part () ? 2000 : 5000); i++)
    g_assert_cmpint (write (in[1], EASY "\n", RT_N_CELLS + 1), ==, RT_N_CELLS + 1);
  g_assert_cmpint (kill (pid, SIGINT), ==, 0);
  g_assert_cmpint (exit_status (pid), <, 0);
  close (in[1]);
  close (out);
  close (err);
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* there is nothing in it */
}

/* More puzzles than all threads together are given at once, some of them none: each answer is in
 * its place, each fault has its line. */
static void
test_order (void)
{
  const char *const lines[] = { EASY, NONE, "1", SOLVED, MANY, EASY " and words", "# a comment" };
  const char *const answers[] = { "unique\n", "none\n", "!\n", "unique\n", "multiple\n",
                                  "unique\n", "" };
  g_autoptr (GString) input = g_string_new (NULL), out = g_string_new (NULL);
  g_autoptr (GString) err = g_string_new (NULL);
  g_auto (Run) run = { 0 };

  for (guint i = 1; i <= 30000; i++) {
    /* The first makes it a stream. */
    int which = i == 1 ? 0 : g_test_rand_int_range (0, G_N_ELEMENTS (lines));

    g_string_append_printf (input, "%s\n", lines[which]);
    g_string_append (out, answers[which]);
    if (which == 2)
      g_string_append_printf (err, "standard input, line %u", i);
  }
  run = run_line ("check", input->str);
  g_assert_cmpstr (run.out, ==, out->str);
  g_assert_cmpint (run.status, ==, 2);
  for (char *line = strtok (run.err, "\n"); line; line = strtok (NULL, "\n")) {
    gsize length = (gsize) (strchr (line, ':') - line);

    g_assert_cmpint (strncmp (err->str, line, length), ==, 0);
    g_string_erase (err, 0, (gssize) length);
  }
  g_assert_cmpuint (err->len, ==, 0);
}

/* Input that is larger than a puzzle text may be, without a puzzle line. */
static void
test_too_large (void)
{
  gsize size = 9 * 1024 * 1024;
  g_autofree char *dots = g_strnfill (size, '.');
  g_autofree char *behind = g_strconcat (EASY "\n", dots, NULL);
  g_auto (Run) alone = run_line ("solve", dots);
  g_auto (Run) later = run_line ("solve", behind);

  g_assert_cmpint (alone.status, ==, 2);
  g_assert_true (is_one_line (alone.err));
  g_assert_cmpstr (alone.out, ==, "");
  g_assert_cmpint (later.status, ==, 2);
  g_assert_nonnull (strstr (later.err, "line 2"));
  g_assert_cmpstr (later.out, ==, SOLVED "\n!\n");
}

/* Puzzles, comments, solutions and faults keep their order over many pieces, and lines that belong
 * together stay together. */
static void
test_convert_stream (void)
{
  const char *const lines[] = { EASY "\n", NONE "\n# no solution\n", "1\n", EASY "\n" SOLVED "\n" };
  const char *const answers[] = { EASY "\n", NONE " # no solution\n", "!\n", EASY "\n" };
  g_autoptr (GString) input = g_string_new ("\xef\xbb\xbf" EASY "\n"), out = NULL;
  g_auto (Run) run = { 0 };
  guint n_wrong = 0;
  char *said;

  out = g_string_new (EASY "\n");
  for (guint i = 0; i < 15000; i++) {
    int which = g_test_rand_int_range (0, G_N_ELEMENTS (lines));

    g_string_append (input, lines[which]);
    g_string_append (out, answers[which]);
    n_wrong += which == 2;
  }
  run = run_line ("convert --to=line", input->str);
  g_assert_cmpstr (run.out, ==, out->str);
  g_assert_cmpint (run.status, ==, 2);
  for (said = run.err; (said = strstr (said, "There is no puzzle in this line")); said++)
    n_wrong--;
  g_assert_cmpuint (n_wrong, ==, 0);
}

/* Each format that can be written is listed, and converted back. */
static void
test_convert_formats (void)
{
  g_auto (Run) list = run_line ("convert --list-formats", "");

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_autofree char *options = g_strdup_printf ("convert --to=%s", (*format)->id);
    g_auto (Run) there = run_line (options, EASY "\n");
    g_auto (Run) back = run_line ("convert --to=line", there.out);

    if (!(*format)->write) {
      g_assert_null (strstr (list.out, (*format)->id));
      g_assert_cmpint (there.status, ==, RT_EXIT_USAGE);
      continue;
    }
    g_assert_nonnull (strstr (list.out, (*format)->id));
    g_assert_nonnull (strstr (list.out, (*format)->name));
    g_assert_cmpint (there.status, ==, 0);
    g_assert_true (g_str_has_prefix (back.out, EASY) || *format == &rt_format_sukaku);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/cli/%s", rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *path = g_strdup_printf ("/cli/solve/stats/%s", (*search)->id);

    g_autofree char *trace = g_strdup_printf ("/cli/trace/rows/%s", (*search)->id);

    g_test_add_data_func (path, *search, test_stats);
    g_test_add_data_func (trace, *search, test_trace);
  }
  add_cases ("/cli", test_help, test_manual, test_files, test_pictures, test_streams, test_order,
             test_techniques, test_output_fails);
  g_test_add_func ("/cli/draw/formats", test_draw);
  g_test_add_func ("/cli/draw/techniques", test_techniques_are_drawn);
  g_test_add_func ("/cli/draw/keeps-what-was-there", test_draw_keeps_what_was_there);
  g_test_add_func ("/cli/draw/leaves-no-half", test_draw_leaves_no_half);
  g_test_add_func ("/cli/convert/stream", test_convert_stream);
  g_test_add_func ("/cli/convert/formats", test_convert_formats);
  g_test_add_func ("/cli/too-large", test_too_large);
  return g_test_run ();
}
