/* make-options.c - parses option values of the command `make`: words, ranges and patterns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/make-options.h"

#include "cli/command.h"
#include "cli/option-values.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/rating/scale.h"
#include "format/format.h"
#include "vision/image.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

const RtChoice rt_make_choices[] = {
  /* Translators: above the lists of words that options of the command "make" can be. */
  { "level", N_("Levels:"), nth_level },
  { "symmetry", N_("Symmetries:"), nth_symmetry },
  { "technique", NULL, rt_techniques_nth },
  { 0 }
};

/* Returns the index of WORD among N words, or -1. */
static int
place_of (const char *word, const char *const *words, int n)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (words[i], word))
      return i;
  return -1;
}

/* Prints an error: WORD is not a value of OPTION. Returns false. */
static bool
no_word (const char *option, const char *word)
{
  for (const RtChoice *choice = rt_make_choices; choice->option; choice++)
    if (g_str_equal (choice->option, option)) {
      g_autofree char *list = rt_choice_list (choice, ", ");

      rt_usage_error (_("--%s cannot be “%s”; it can be: %s"), option, word, list);
    }
  return false;
}

/* Parses a number at the beginning of TEXT: if TENTHS, one as in "7.1", which is returned in
 * tenths; otherwise an integer. Sets END to the position after it. Returns -1 if there is no
 * number. */
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

/* Parses TEXT, a range "A-B" or a number "A". If it is malformed, prints an error about OPTION and
 * returns false. */
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

/* Sets PATTERN to the cells of the givens in a picture of a puzzle, whose file PATH contains SIZE
 * BYTES. If no puzzle is found in it, prints an error and returns false. */
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

/* Reads the pattern of the file PATH: a picture, or 81 characters, of which `.`, `0`, `-` and `_`
 * are empty cells and all others givens; white space is ignored. If that fails, prints an error,
 * sets STATUS and returns false. */
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

/* Prints an error and returns false if both OPTION and OTHER, which exclude each other, are given
 * (not NULL). */
static bool
go_together (const char *option, const char *other)
{
  if (option && other)
    rt_usage_error (_("--%s and --%s do not go together"), option, other);
  return !option || !other;
}

/* Returns true if no option would be ignored; otherwise prints an error. */
static bool
all_count (const RtMakeOptions *options)
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
read_words (const RtMakeOptions *options, RtRequest *request)
{
  if (options->level) {
    int level = place_of (options->level, levels, RT_HARD_WORDS);

    if (level < 0)
      return no_word ("level", options->level);
    rt_request_set_level (request, level);
  }
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
  if (options->symmetry) {
    request->symmetry = rt_symmetry_by_id (options->symmetry);
    if (!request->symmetry)
      return no_word ("symmetry", options->symmetry);
  }
  return true;
}

bool
rt_make_options_read (const RtMakeOptions *options, RtRequest *request, int *status)
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
