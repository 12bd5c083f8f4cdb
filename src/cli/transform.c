/* transform.c - the command that makes puzzles into equal ones with other looks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/seed.h"
#include "engine/make/transform.h"

#include <glib/gi18n-lib.h>

static char *turn;
static gint64 seed = -1;

static const GOptionEntry options[] = {
  { "turn", 't', 0, G_OPTION_ARG_STRING, &turn,
    N_("Turn or mirror alone (else: everything at random)"), N_("TURN") },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &seed,
    N_("The same number makes the same puzzles again (another one each time)"), N_("N") },
  G_OPTION_ENTRY_NULL
};

/* In the order of RtTurn; what leaves all as it is has no word. */
static const struct {
  const char *id, *says;
} turns[RT_N_TURNS - 1] = {
  { "right", N_("A quarter turn to the right") },
  { "half", N_("A half turn") },
  { "left", N_("A quarter turn to the left") },
  { "up-down", N_("Upside down, as in a mirror") },
  { "left-right", N_("Left and right exchanged, as in a mirror") },
  { "diagonal", N_("Rows and columns exchanged") },
  { "antidiagonal", N_("Mirrored in the other diagonal") },
};

static const char *
nth_turn (guint n, const char **says)
{
  if (n >= G_N_ELEMENTS (turns))
    return NULL;
  *says = _(turns[n].says);
  return turns[n].id;
}

static const RtChoice choices[] = { { "turn", N_("Turns:"), nth_turn }, { 0 } };

static RtTransform transform;   /* where it is the same for all */
static RtRandom numbers;

static bool
take (const RtGrid *givens)
{
  char text[RT_N_CELLS + 1];
  RtGrid other;

  if (!turn)
    rt_transform_init_random (&transform, &numbers);
  rt_transform_apply (&transform, givens, &other);
  rt_put ("%s", rt_grid_print (&other, text));
  return true;
}

static int
run (char **files)
{
  if (turn) {
    guint i = 0;

    while (i < G_N_ELEMENTS (turns) && !g_str_equal (turns[i].id, turn))
      i++;
    if (i == G_N_ELEMENTS (turns)) {
      g_autofree char *list = rt_choice_list (&choices[0], ", ");

      return rt_usage_error (_("--turn cannot be “%s”; it can be: %s"), turn, list);
    }
    rt_transform_init_turn (&transform, (RtTurn) (i + 1));
  }
  numbers = rt_random (rt_seed_of (seed), 0);
  return rt_input_read (files, take);
}

const RtCommand rt_command_transform = {
  .id      = "transform",
  .summary = N_("Make each puzzle into an equal one that looks different."),
  .options = options,
  .choices = choices,
  .run     = run,
};
