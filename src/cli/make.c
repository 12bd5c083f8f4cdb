/* make.c - the command `make`: makes new puzzles with the properties in its options: techniques by
 * name, ranges of numbers, a pattern of givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "cli/common/time-limit.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/rating/scale.h"
#include "engine/maker/maker.h"
#include "engine/maker/request.h"
#include "format/format.h"
#include "vision/image.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Values of the options as on the command line; NULL if an option is not given. */
typedef struct {
  char *level, *rating, *technique, *givens, *symmetry, *pattern;
  gboolean hardest, minimal, strict;
} Words;

/* Names of the levels on the command line, in the order of rt_hard_words. */
static const char *const levels[RT_HARD_WORDS] = { "easy", "moderate", "tricky",
                                                   "hard", "very-hard", "extreme" };

static const char *
nth_level (guint n, const char **says)
{
  if (n >= RT_HARD_WORDS)
    return NULL;
  *says = _(rt_hard_words[n].asks);
  return levels[n];
}

static const char *
nth_symmetry (guint n, const char **says)
{
  if (n >= RT_N_SYMMETRIES)
    return NULL;
  *says = _(rt_symmetries[n].name);
  return rt_symmetries[n].id;
}

/* Possible values of the options, for help and completion. */
static const RtChoice choices[] = {
  /* Translators: above the lists of words that options of the command "make" can be. */
  { "level", N_("Levels:"), nth_level },
  { "symmetry", N_("Symmetries:"), nth_symmetry },
  { "technique", NULL, rt_techniques_nth },
  { 0 }
};

/* Parses a number at the beginning of TEXT. If TENTHS, parses a number such as "7.1" and returns it
 * in tenths; otherwise parses an integer. Sets END to the position after the number. Returns -1 if
 * there is no number. */
static int
read_number (const char *text, bool tenths, const char **end)
{
  int number = 0, n = 0;

  for (; g_ascii_isdigit (*text) && n < 3; n++)
    number = 10 * number + (*text++ - '0');
  if (n == 0)
    return -1;
  if (tenths) {
    number *= 10;
    if (text[0] == '.' && g_ascii_isdigit (text[1])) {
      number += text[1] - '0';
      text += 2;
    }
  }
  *end = text;
  return number;
}

/* Parses TEXT, a range "A-B" or a number "A" (in tenths if TENTHS), into LEAST and MOST. If it is
 * malformed, prints an error about OPTION and returns false. */
static bool
read_range (const char *option, const char *text, bool tenths, int *least, int *most)
{
  const char *end = text;

  *least = *most = read_number (text, tenths, &end);
  if (*least >= 0 && *end == '-')
    *most = read_number (end + 1, tenths, &end);
  if (*least >= 0 && *most >= 0 && *end == '\0')
    return true;
  rt_usage_error (tenths ? _("--%s is a number or two, as in 7.1-8.0, not “%s”")
                         : _("--%s is a number or two, as in 24-30, not “%s”"), option, text);
  return false;
}

/* Sets PATTERN to the cells of the givens in a picture of a puzzle: BYTES (of SIZE) of the file
 * PATH. If no puzzle is found in the picture, prints an error and returns false. */
static bool
read_pictured (const char *path, const char *bytes, gsize size, RtCells *pattern)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);

  if (!reading) {
    g_printerr ("%s: %s\n", path, error->message);
    return false;
  }
  for (guint i = 0; i < reading->notices->len; i++)
    g_printerr ("%s: %s\n", path, (char *) g_ptr_array_index (reading->notices, i));
  *pattern = rt_grid_filled (&rt_puzzle_position (g_ptr_array_index (reading->puzzles, 0))->givens);
  return true;
}

/* Reads the pattern in the file PATH: a picture, or 81 characters, of which `.`, `0`, `-` and `_`
 * are empty cells and all others givens; white space is ignored. If that fails, prints an error,
 * sets STATUS to the exit status and returns false. */
static bool
read_pattern (const char *path, RtCells *pattern, int *status)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize size;
  int n = 0, line = 1, column = 0;

  *status = RT_EXIT_INPUT;
  *pattern = RT_CELLS_NONE;
  if (!g_file_get_contents (path, &text, &size, &error)) {
    g_printerr ("retrace-cli: %s\n", error->message);
    return false;
  }
  if (rt_image_kind (text, size))
    return read_pictured (path, text, size, pattern);
  for (const char *c = text; *c; c++) {
    column++;
    if (*c == '\n') {
      line++;
      column = 0;
    }
    if (g_ascii_isspace (*c))
      continue;
    if (n == RT_N_CELLS || g_ascii_iscntrl (*c)) {
      g_printerr (_("%s:%d:%d: a pattern has 81 cells: x where a given is to be, . where not\n"),
                  path, line, column);
      return false;
    }
    if (!strchr (".0-_", *c))
      rt_cells_add (pattern, n);
    n++;
  }
  if (n == RT_N_CELLS)
    return true;
  g_printerr (_("%s:%d: a pattern has 81 cells, and here are %d\n"), path, line, n);
  return false;
}

/* OPTION and OTHER are the names of two options that exclude each other, or NULL if not given.
 * Returns true unless both are given; then prints an error and returns false. */
static bool
go_together (const char *option, const char *other)
{
  if (option && other)
    rt_usage_error (_("--%s and --%s do not go together"), option, other);
  return !option || !other;
}

/* Returns true if all OPTIONS have an effect; if one would be ignored, prints an error and returns false. */
static bool
all_count (const Words *options)
{
  const char *pattern = options->pattern ? "pattern" : NULL;

  if (options->hardest && !options->technique) {
    rt_usage_error (_("--%s needs --%s"), "hardest", "technique");
    return false;
  }
  return go_together (options->level ? "level" : NULL, options->rating ? "rating" : NULL) &&
         go_together (pattern, options->symmetry ? "symmetry" : NULL) &&
         go_together (pattern, options->givens ? "givens" : NULL);
}

static bool
read_words (const Words *options, RtRequest *request)
{
  int level = rt_choice_find (choices, "level", options->level);
  int symmetry = rt_choice_find (choices, "symmetry", options->symmetry);

  if (level < 0 || symmetry < 0)
    return false;
  if (options->level)
    rt_request_set_level (request, level);
  if (options->symmetry)
    request->symmetry = &rt_symmetries[symmetry];
  if (options->rating &&
      !read_range ("rating", options->rating, true, &request->er_least, &request->er_most))
    return false;
  if (options->givens &&
      !read_range ("givens", options->givens, false, &request->givens_least,
                   &request->givens_most))
    return false;
  if (options->technique) {
    request->technique = rt_technique_by_id (options->technique);
    if (!request->technique) {
      rt_usage_error (_("There is no technique “%s”; retrace-cli technique lists them"),
                      options->technique);
      return false;
    }
  }
  return true;
}

/* Sets REQUEST from OPTIONS. If an option is wrong, prints an error, sets STATUS to the exit status
 * and returns false. */
static bool
make_options_read (const Words *options, RtRequest *request, int *status)
{
  g_autofree char *refusal = NULL;

  *status = RT_EXIT_USAGE;
  rt_request_init (request);
  if (!all_count (options) || !read_words (options, request))
    return false;
  request->hardest = options->hardest;
  /* With --givens or --pattern, puzzles are minimal only if --minimal or --strict is given. */
  request->leave = options->strict ? RT_LEAVE_STRICT
                   : (options->givens || options->pattern) && !options->minimal ? RT_LEAVE_MORE
                                                                                : RT_LEAVE_MINIMAL;
  if (options->pattern) {
    request->is_painted = true;
    if (!read_pattern (options->pattern, &request->pattern, status))
      return false;
  }
  refusal = rt_request_refuse (request);
  if (refusal)
    rt_usage_error ("%s", refusal);
  return !refusal;
}

static Words words;
static gboolean rated;
static gint64 count = 1, seed = -1;
static int threads;
static double seconds = RT_TIME_UNLIMITED;

static const GOptionEntry options[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT64, &count, N_("So many puzzles (1)"), N_("N") },
  { "level", 'l', 0, G_OPTION_ARG_STRING, &words.level, N_("How hard, in a word"), N_("LEVEL") },
  { "rating", 'r', 0, G_OPTION_ARG_STRING, &words.rating, N_("How hard, as ER: 7.1-8.0, or 7.1"),
    N_("RANGE") },
  { "technique", 't', 0, G_OPTION_ARG_STRING, &words.technique,
    N_("A person’s way through it uses this technique"), N_("ID") },
  { "hardest", 0, 0, G_OPTION_ARG_NONE, &words.hardest,
    N_("And nothing on that way is harder"), NULL },
  { "givens", 'g', 0, G_OPTION_ARG_STRING, &words.givens, N_("So many givens: 24-30, or 24"),
    N_("RANGE") },
  { "symmetry", 's', 0, G_OPTION_ARG_STRING, &words.symmetry, N_("How the givens mirror one another"),
    N_("SYMMETRY") },
  { "pattern", 'p', 0, G_OPTION_ARG_FILENAME, &words.pattern,
    N_("Where the givens are: 81 cells, x for a given, . for a blank; or a picture of a puzzle"), N_("FILE") },
  { "minimal", 'm', 0, G_OPTION_ARG_NONE, &words.minimal,
    N_("No givens can go, those that mirror one another together (unless --givens or --pattern, always)"),
    NULL },
  { "strict", 0, 0, G_OPTION_ARG_NONE, &words.strict, N_("No single given can go"), NULL },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
    N_("The same number makes the same puzzles again (another one each time)"), N_("N") },
  { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_("So many at work (all processors)"),
    N_("N") },
  { "time", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("End after N seconds (default: none)"), N_("N") },
  { "rated", 0, 0, G_OPTION_ARG_NONE, &rated, N_("Print ER, EP and ED before each puzzle"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
put (const RtMade *made, gpointer data)
{
  const RtRating rating = made->rating;
  char text[RT_N_CELLS + 1];

  rt_grid_print (&made->puzzle, text);
  if (!rated) {
    rt_put ("%s", text);
    return;
  }
  rt_put ("%d.%d\t%d.%d\t%d.%d\t%s", rating.er / 10, rating.er % 10, rating.ep / 10,
          rating.ep % 10, rating.ed / 10, rating.ed % 10, text);
}

/* Prints N_MADE, the number of puzzles that were made before the time limit, as an error. Returns the exit status. */
static int
fail_time (guint64 n_made)
{
  g_autofree char *made = g_strdup_printf ("%'" G_GUINT64_FORMAT, n_made);
  g_autofree char *wanted = g_strdup_printf ("%'" G_GINT64_FORMAT, count);

  /* Translators: two numbers, of puzzles that were made and of those that were wanted. */
  g_printerr (_("retrace-cli: the time was over when %s of %s puzzles were made\n"), made, wanted);
  return RT_EXIT_NO_SOLUTION;
}

static int
run (char **files)
{
  g_autofree char *warning = NULL;
  int status = rt_time_limit_check (seconds);
  RtRequest request;
  RtTimeLimit limit;
  guint64 n_made;

  if (status)
    return status;

  if (files)
    return rt_usage_error (_("make takes no files"));
  if (count < 0 || threads < 0)
    return rt_usage_error (_("--count and --threads are not negative"));
  if (!make_options_read (&words, &request, &status))
    return status;
  request.seed = rt_seed_of (seed);
  warning = rt_make_warn (&request);
  if (warning)
    g_printerr ("retrace-cli: %s\n", warning);
  request.is_rated = rated;
  rt_time_limit_begin (&limit, seconds, NULL);
  n_made = rt_make (&request, (guint64) count, (guint) threads, &limit.stop, NULL, put, NULL);
  rt_time_limit_end (&limit);
  if (n_made == (guint64) count)
    return RT_EXIT_FINE;
  return fail_time (n_made);
}

const RtCommand rt_command_make = {
  .id        = "make",
  .summary   = N_("Make puzzles: of a level or rating, with a technique, a symmetry or a pattern."),
  .options   = options,
  .choices   = choices,
  .arguments = "",
  .run       = run,
};
