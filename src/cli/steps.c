/* steps.c - the command `steps`: prints all logical steps that are possible on each position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/explain-json.h"
#include "cli/common/input.h"
#include "cli/common/logic-options.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/notation.h"
#include "engine/logic/words/say.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *ladder_id, *technique_ids;
static gboolean all, with_forcing, only_givens, in_words, as_json;
static RtStudy *study;
static RtLadder *ladder;
static bool is_first;

static const GOptionEntry options[] = {
  { "technique", 't', 0, G_OPTION_ARG_STRING, &technique_ids,
    /* Translators: ids are the words that retrace-cli technique lists. */
    N_("Look for these techniques alone: their ids, with commas between them"), N_("ID,…") },
  { "all", 'a', 0, G_OPTION_ARG_NONE, &all,
    N_("Print the steps of all techniques, not only of the first that has any"), NULL },
  { "forcing", 'f', 0, G_OPTION_ARG_NONE, &with_forcing,
    N_("Look for forcing chains too, and for what is the last resort; it may take long"), NULL },
  { "ladder", 'l', 0, G_OPTION_ARG_STRING, &ladder_id,
    N_("The order of techniques: human (default) or rating, or a file with their ids"), N_("ID") },
  { "givens", 'g', 0, G_OPTION_ARG_NONE, &only_givens,
    N_("Start from the givens alone, without what somebody has entered and marked"), NULL },
  { "words", 'w', 0, G_OPTION_ARG_NONE, &in_words,
    N_("Say in whole sentences why each step holds"), NULL },
  { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json,
    N_("Print an object of JSON for each puzzle, with all that is known of each step"), NULL },
  G_OPTION_ENTRY_NULL
};

static const RtChoice choices[] = {
  { "ladder", NULL, rt_reasoning_nth_ladder },
  { "technique", NULL, rt_techniques_nth },
  { 0 },
};

/* Prints STEPS, which are sorted by technique: the name of each technique, and below it its steps. */
static void
put_text (GPtrArray *steps)
{
  const RtTechnique *technique = NULL;

  if (!is_first)
    rt_put ("%s", "");
  is_first = false;
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);
    g_autofree char *said = in_words ? rt_say_hint (step, RT_HINT_ALL) : rt_step_notation (step);

    if (step->technique != technique)
      rt_put ("%s", _(step->technique->name));
    technique = step->technique;
    rt_put ("    %s", said);
  }
  if (!steps->len)
    rt_put ("-");
}

static bool
put_steps (RtPuzzle *puzzle, RtReasoningFrom from)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  int n_solutions;
  g_autoptr (RtLadder) usable = rt_reasoning_turn (study, ladder, position, from, &n_solutions);
  g_autoptr (GPtrArray) steps = usable ? rt_step_search_all (study, usable, !all) : g_ptr_array_new ();

  if (as_json) {
    g_autofree char *object = NULL;
    RtGrid grid = position->givens;

    if (from != RT_FROM_GIVENS)
      rt_position_grid (position, &grid);
    object = rt_steps_json (&grid, ladder_id, steps, in_words);
    rt_put ("%s", object);
  } else {
    put_text (steps);
  }
  return usable;
}

static bool
take (RtPuzzle *puzzle)
{
  return put_steps (puzzle, only_givens ? RT_FROM_GIVENS : RT_FROM_POSITION);
}

static bool
take_candidates (RtPuzzle *puzzle)
{
  return put_steps (puzzle, RT_FROM_CANDIDATES);
}

static bool
is_tried (const RtTechnique *technique)
{
  for (guint i = 0; i < ladder->rungs->len; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique)
      return true;
  return false;
}

/* Switches on the techniques that the options name. If a technique does not exist, prints an error
 * and returns false. */
static bool
choose_techniques (void)
{
  g_auto (GStrv) ids = technique_ids ? g_strsplit (technique_ids, ",", -1) : NULL;

  for (char **id = ids; id && *id; id++) {
    const RtRung rung = { rt_technique_by_id (*id), true };

    if (!rung.technique) {
      rt_usage_error (_("There is no technique “%s”; retrace-cli technique lists them"), *id);
      return false;
    }
    if (!is_tried (rung.technique))     /* not every ladder contains all techniques */
      g_array_append_val (ladder->rungs, rung);
  }
  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtTechnique *technique = g_array_index (ladder->rungs, RtRung, i).technique;

    if (ids)
      rt_ladder_switch (ladder, technique, g_strv_contains ((const char *const *) ids,
                                                            technique->id));
    else if (!with_forcing && rt_technique_takes_long (technique))
      rt_ladder_switch (ladder, technique, false);
  }
  return true;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 64, .take = take,
                             .take_candidates = take_candidates };
  int status = RT_EXIT_USAGE;

  ladder = rt_reasoning_ladder (ladder_id);
  if (!ladder)
    return status;
  if (!ladder_id)
    ladder_id = g_strdup ("human");
  if (choose_techniques ()) {
    study = rt_study_new ();
    study->threads = rt_threads_of_program ();
    is_first = true;
    status = rt_input_run (files, &task);
    rt_study_free (study);
  }
  rt_ladder_free (ladder);
  return status;
}

const RtCommand rt_command_steps = {
  .id      = "steps",
  .summary = N_("Print every step that can be done at each position, grouped by technique."),
  .options = options,
  .choices = choices,
  .run     = run,
};
