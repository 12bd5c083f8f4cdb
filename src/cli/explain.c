/* explain.c - the command that prints how a person would solve each puzzle, step by step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/explain-json.h"
#include "cli/input.h"
#include "cli/reasoning.h"
#include "engine/logic/chains/threads.h"
#include "engine/logic/ladder/reason.h"
#include "engine/logic/words/account.h"

#include <glib/gi18n-lib.h>

static char *ladder_id;
static gboolean in_words, with_links, as_json, only_givens;
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
  G_OPTION_ENTRY_NULL
};

static const RtChoice choices[] = { { "ladder", NULL, rt_reasoning_nth_ladder }, { 0 } };

static void
append_text (GString *out, GPtrArray *path, bool solved)
{
  g_autofree char *lines = rt_account_steps (path, (in_words ? RT_ACCOUNT_WORDS : 0) |
                                                    (with_links ? RT_ACCOUNT_LINKS : 0));

  if (path->len)
    g_string_append_printf (out, "%s\n", lines);
  if (!solved)
    g_string_append (out, "-\n");
}

static bool
explain (RtStudy *study, RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  g_autoptr (RtLadder) usable = rt_reasoning_turn (study, ladder, position, only_givens);
  g_autoptr (GPtrArray) path = usable ? rt_reason_path (study, usable) : g_ptr_array_new ();
  bool solved = usable && study->field.n_left == 0;

  if (as_json) {
    g_autofree char *object = rt_explain_json (&position->givens, ladder_id, path, solved,
                                               in_words);

    g_string_append_printf (out, "%s\n", object);
  } else {
    append_text (out, path, solved);
  }
  return solved;
}

static bool
explain_all (RtPuzzle *const *puzzles, gsize n, GString *out)
{
  RtStudy *study = rt_study_new ();
  bool all_solved = true;

  study->threads = rt_threads_of_program ();
  for (gsize i = 0; i < n; i++) {
    if (i > 0 && !as_json)
      g_string_append_c (out, '\n');
    all_solved &= explain (study, puzzles[i], out);
  }
  rt_study_free (study);
  return all_solved;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 8, .answer_puzzles = explain_all, .apart = !as_json };
  int status;

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
  .summary = N_("Print how a person would solve each puzzle, one step a line; - where that ends."),
  .options = options,
  .choices = choices,
  .run     = run,
};
