/* technique.c - the command `technique`: lists all techniques, or prints the definition and example
 * of given ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/notation.h"
#include "format/format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

static const RtChoice choices[] = { { "", NULL, rt_techniques_nth }, { 0 } };

static void
list (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      int tenths = rt_price_tenths (row->price);

      rt_put ("%s\t%d.%d\t%s", row->id, tenths / 10, tenths % 10, _(row->name));
    }
}

/* Returns the first step of TECHNIQUE on its example position. The caller owns the step. */
static RtStep *
find_step (const RtTechnique *technique)
{
  g_autoptr (RtReading) reading = rt_read (technique->example, strlen (technique->example), NULL,
                                           NULL);
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);
  g_autoptr (RtStudy) study = rt_study_new ();
  const RtPosition *position = rt_puzzle_position (g_ptr_array_index (reading->puzzles, 0));
  RtBoard board;

  rt_position_board (position, &board);
  rt_study_at_board (study, &board);
  study->givens = rt_grid_filled (&position->givens);
  return rt_step_search_next (study, ladder);
}

static void
print_technique (const RtTechnique *technique)
{
  g_autoptr (RtStep) step = find_step (technique);
  g_autofree char *notation = rt_step_notation (step);

  rt_put ("%s", _(technique->name));
  rt_put ("%s", _(technique->definition));
  rt_put ("%s", technique->example);
  rt_put ("%s", notation);
}

static int
run (char **ids)
{
  for (char **id = ids; id && *id; id++)
    if (!rt_technique_by_id (*id))
      return rt_usage_error (_("There is no technique “%s”; retrace-cli technique lists them"),
                             *id);
  if (!ids)
    list ();
  for (char **id = ids; id && *id; id++) {
    if (id > ids)
      rt_put ("%s", "");
    print_technique (rt_technique_by_id (*id));
  }
  return RT_EXIT_FINE;
}

const RtCommand rt_command_technique = {
  .id        = "technique",
  .summary   = N_("List all techniques, or tell what some are, with an example and its step."),
  .options   = options,
  .choices   = choices,
  /* Translators: in the help, the ids of techniques. */
  .arguments = N_("[ID…]"),
  .run       = run,
};
