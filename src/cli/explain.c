/* explain.c - the command `explain`: prints the path of logical steps to the solution of each
 * puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/explain-json.h"
#include "cli/common/input.h"
#include "cli/common/logic-options.h"
#include "cli/common/time-limit.h"
#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/path-text.h"
#include "engine/verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *ladder_id;
static gboolean in_words, with_links, as_json, only_givens;
static double seconds = RT_TIME_UNLIMITED;
static RtLadder *ladder;

static const GOptionEntry options[] = {
  { "ladder", 'l', 0, G_OPTION_ARG_STRING, &ladder_id,
    N_("The order of techniques: human (default) or rating, or a file with their ids"),
    /* Translators: stands for the value in the help, as in --ladder=ID. */
    N_("ID") },
  { "givens", 'g', 0, G_OPTION_ARG_NONE, &only_givens,
    N_("Start from the givens alone, without what somebody has entered and marked"), NULL },
  { "words", 'w', 0, G_OPTION_ARG_NONE, &in_words,
    N_("Say in whole sentences why each step holds"), NULL },
  { "links", 0, 0, G_OPTION_ARG_NONE, &with_links,
    N_("After a chain, print its links too, one a line, indented"), NULL },
  { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json,
    N_("Print an object of JSON for each puzzle, with all that is known of each step"), NULL },
  { "time", 't', 0, G_OPTION_ARG_DOUBLE, &seconds,
    N_("End each puzzle after N seconds (default: none)"), N_("N") },
  G_OPTION_ENTRY_NULL
};

static const RtChoice choices[] = { { "ladder", NULL, rt_reasoning_nth_ladder }, { 0 } };

/* The reason why a path ended, and facts about it. */
typedef struct {
  RtReasoningFrom from;
  int n_solutions;      /* 0, 1 or 2 (two or more) */
  bool solved;
  bool is_over;         /* true: the time limit was reached */
} End;

/* Returns the last line of a path that does not lead to the solution: the reason, with the facts in
 * END. Free with g_free. */
static char *
say_end (const RtPosition *position, const End *end)
{
  RtVerdict verdict = { .kind = end->n_solutions ? RT_VERDICT_MANY : RT_VERDICT_NONE };
  g_autofree char *said = NULL;
  RtGrid grid;

  if (end->is_over)
    return g_strdup_printf ("- %s", _("the time was over"));
  if (end->n_solutions == 1)
    return g_strdup ("-");
  if (end->from == RT_FROM_GIVENS)
    grid = position->givens;
  else
    rt_position_grid (position, &grid);
  if (end->from != RT_FROM_CANDIDATES)
    rt_verdict (&grid, NULL, &verdict);
  said = rt_verdict_say (&verdict);
  return g_strdup_printf ("- %s", said);
}

static void
append_text (GString *out, GPtrArray *path, const RtPosition *position, const End *end)
{
  g_autofree char *lines = rt_path_text_steps (path, (in_words ? RT_PATH_TEXT_WORDS : 0) |
                                                    (with_links ? RT_PATH_TEXT_LINKS : 0));

  if (path->len)
    g_string_append_printf (out, "%s\n", lines);
  if (!end->solved) {
    g_autofree char *said = say_end (position, end);

    g_string_append_printf (out, "%s\n", said);
  }
}

static bool
explain (RtStudy *study, RtPuzzle *puzzle, RtReasoningFrom from, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  End end = { .from = from };
  g_autoptr (RtLadder) usable = rt_reasoning_turn (study, ladder, position, from, &end.n_solutions);
  g_autoptr (GPtrArray) path = NULL;
  RtTimeLimit limit;
  RtGrid grid;

  rt_position_grid (position, &grid);
  rt_time_limit_begin (&limit, seconds, &grid);
  study->stop = &limit.stop;
  study->asked = &limit.asked;
  path = usable ? rt_step_search_path (study, usable) : g_ptr_array_new ();
  end.solved = usable && study->field.n_left == 0;
  end.is_over = rt_time_limit_end (&limit);
  if (as_json) {
    bool is_rating = end.solved && strcmp (ladder_id, "rating") == 0 &&
                     (from == RT_FROM_GIVENS ||
                      (from == RT_FROM_POSITION && !rt_position_has_entries (position) &&
                       !rt_position_has_marks (position)));
    g_autofree char *object = rt_explain_json (&position->givens, ladder_id, path, end.n_solutions,
                                               end.solved, is_rating, in_words);

    g_string_append_printf (out, "%s\n", object);
  } else {
    append_text (out, path, position, &end);
  }
  return end.solved;
}

/* Appends the path of logical steps of each of N puzzles to OUT. The path begins on the part FROM
 * of a puzzle. Returns false if one of them was not solved. */
static bool
explain_each (RtPuzzle *const *puzzles, gsize n, RtReasoningFrom from, GString *out)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  bool all_solved = true;

  study->threads = rt_threads_of_program ();
  for (gsize i = 0; i < n; i++) {
    if (i > 0 && !as_json)
      g_string_append_c (out, '\n');
    all_solved &= explain (study, puzzles[i], from, out);
  }
  return all_solved;
}

static bool
explain_all (RtPuzzle *const *puzzles, gsize n, GString *out)
{
  return explain_each (puzzles, n, only_givens ? RT_FROM_GIVENS : RT_FROM_POSITION, out);
}

static bool
explain_candidates (RtPuzzle *puzzle, GString *out)
{
  return explain_each (&puzzle, 1, RT_FROM_CANDIDATES, out);
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 8, .answer_puzzles = explain_all,
                             .answer_candidates = explain_candidates, .apart = !as_json };
  int status = rt_time_limit_check (seconds);

  if (status)
    return status;
  ladder = rt_reasoning_ladder (ladder_id);
  if (!ladder)
    return RT_EXIT_USAGE;
  if (!ladder_id)
    ladder_id = g_strdup ("human");
  status = rt_input_run (files, &task);
  rt_ladder_free (ladder);
  return status;
}

const RtCommand rt_command_explain = {
  .id      = "explain",
  .summary = N_("Print how a person would solve each puzzle, one step a line; - and why where that ends."),
  .options = options,
  .choices = choices,
  .run     = run,
};
