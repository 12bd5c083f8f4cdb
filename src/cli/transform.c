/* transform.c - the command `transform`: prints an equivalent puzzle for each puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/make/transform.h"
#include "format/format.h"

#include <glib/gi18n-lib.h>

static char *turn;
static int guise; /* index in rt_guises */
static gint64 seed = -1;

static const GOptionEntry options[] = {
  { "turn", 't', 0, G_OPTION_ARG_STRING, &turn,
    N_("Only this (everything at random)"), N_("LOOK") },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &seed,
    N_("The same number makes the same puzzles again (another one each time)"), N_("N") },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_guise (guint n, const char **says)
{
  if (n >= RT_N_GUISES)
    return NULL;
  *says = _(rt_guises[n].name);
  return rt_guises[n].id;
}

static const RtChoice choices[] = { { "turn", N_("Looks:"), nth_guise }, { 0 } };

static RtRandom numbers;

static void
choose (RtTransform *transform)
{
  rt_transform_init_guise (transform, rt_guises[guise].id, &numbers);
}

static bool
take (RtPuzzle *puzzle)
{
  const RtGrid *givens = &rt_puzzle_position (puzzle)->givens;
  char text[RT_N_CELLS + 1];
  RtTransform transform;
  RtGrid other;

  choose (&transform);
  rt_transform_apply (&transform, givens, &other);
  rt_put ("%s", rt_grid_print (&other, text));
  return true;
}

/* Transforms PUZZLE, which is given by candidates (a sukaku), and prints it as candidates. Returns true. */
static bool
take_candidates (RtPuzzle *puzzle)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RtPuzzle) other = NULL;
  RtTransform transform;
  RtPosition out;

  choose (&transform);
  rt_position_init (&out, NULL);
  rt_transform_apply (&transform, &position->givens, &out.givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, position->marks[transform.from[cell]])
      out.marks[cell] |= rt_digits_of (transform.digit[digit]);
  other = rt_puzzle_new (&out);
  rt_format_sukaku.write (other, text);
  rt_put_text (text->str, text->len);
  return true;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 1, .take = take, .take_candidates = take_candidates };

  guise = rt_choice_find (choices, "turn", turn);
  if (guise < 0)
    return RT_EXIT_USAGE;
  numbers = rt_random (rt_seed_of (seed), 0);
  return rt_input_run (files, &task);
}

const RtCommand rt_command_transform = {
  .id      = "transform",
  .summary = N_("Make each puzzle into an equal one that looks different."),
  .options = options,
  .choices = choices,
  .run     = run,
};
