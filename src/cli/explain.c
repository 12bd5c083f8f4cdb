/* explain.c - the command that prints how a person would solve each puzzle, step by step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/explain-json.h"
#include "cli/input.h"
#include "cli/output.h"
#include "engine/fast/fast.h"
#include "engine/logic/chains/threads.h"
#include "engine/logic/ladder/reason.h"
#include "engine/logic/words/account.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *ladder_id;
static gboolean in_words, with_links, as_json;
static RtStudy *study;
static RtLadder *ladder;
static bool is_first;

static const GOptionEntry options[] = {
  { "ladder", 'l', 0, G_OPTION_ARG_STRING, &ladder_id,
    N_("The order of techniques: human (default) or rating"),
    /* Translators: stands for the value in the help, as in --ladder=ID. */
    N_("ID") },
  { "words", 'w', 0, G_OPTION_ARG_NONE, &in_words,
    N_("Say in whole sentences why each step holds"), NULL },
  { "links", 0, 0, G_OPTION_ARG_NONE, &with_links,
    N_("After a chain, print its links too, one a line, indented"), NULL },
  { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json,
    N_("Print an object of JSON for each puzzle, with all that is known of each step"), NULL },
  G_OPTION_ENTRY_NULL
};

static const struct {
  const char *id;
  RtLadder *(*make) (void);
} ladders[] = { { "human", rt_ladder_new_human }, { "rating", rt_ladder_new_rating } };

static const char *
nth_ladder (guint n, const char **says)
{
  return n < G_N_ELEMENTS (ladders) ? ladders[n].id : NULL;
}

static const RtChoice choices[] = { { "ladder", NULL, nth_ladder }, { 0 } };

static void
put_text (GPtrArray *path, bool solved)
{
  g_autofree char *lines = rt_account_steps (path, (in_words ? RT_ACCOUNT_WORDS : 0) |
                                                    (with_links ? RT_ACCOUNT_LINKS : 0));

  if (!is_first)
    rt_put ("%s", "");
  is_first = false;
  if (path->len)
    rt_put ("%s", lines);
  if (!solved)
    rt_put ("-");
}

static bool
explain (const RtGrid *givens)
{
  int n_solutions = rt_fast_solve (givens, NULL);
  g_autoptr (GPtrArray) path = NULL;
  bool solved = false;

  if (n_solutions > 0) {
    /* With several solutions, what presumes a single one proves nothing. */
    rt_ladder_switch_unique (ladder, n_solutions == 1);
    rt_study_at_grid (study, givens);
    path = rt_reason_path (study, ladder);
    solved = study->field.n_left == 0;
  } else {
    path = g_ptr_array_new ();
  }
  if (as_json) {
    g_autofree char *object = rt_explain_json (givens, ladder_id, path, solved, in_words);

    rt_put ("%s", object);
  } else {
    put_text (path, solved);
  }
  return solved;
}

static int
run (char **files)
{
  int status;

  if (!ladder_id)
    ladder_id = g_strdup (ladders[0].id);
  for (gsize i = 0; i < G_N_ELEMENTS (ladders) && !ladder; i++)
    if (strcmp (ladder_id, ladders[i].id) == 0)
      ladder = ladders[i].make ();
  if (!ladder) {
    g_autofree char *ids = rt_choice_list (choices, ", ");

    return rt_usage_error (_("No ladder is called “%s”; there are: %s"), ladder_id, ids);
  }
  study = rt_study_new ();
  study->threads = rt_threads_of_program ();
  is_first = true;
  status = rt_input_read (files, explain);
  rt_study_free (study);
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
