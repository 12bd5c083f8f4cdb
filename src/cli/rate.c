/* rate.c - the command `rate`: prints the rating of each puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "engine/fast/fast.h"
#include "engine/logic/rating/rating.h"

#include <glib/gi18n-lib.h>

static gboolean corrected;

static const GOptionEntry options[] = {
  { "corrected", 'c', 0, G_OPTION_ARG_NONE, &corrected,
    N_("Find loops and universal graves that the standard rating misses"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
append_tenths (GString *out, int tenths)
{
  g_string_append_printf (out, "%d.%d\t", tenths / 10, tenths % 10);
}

static bool
rate (const RtGrid *givens, gsize n, GString *out)
{
  g_autoptr (RtRater) rater = rt_rater_new (corrected);
  bool all_unique = true;

  rt_rater_set_threads (rater, rt_threads_of_program ());
  for (gsize i = 0; i < n; i++) {
    char text[RT_N_CELLS + 1];
    RtRating rating;

    if (rt_fast_solve (&givens[i], NULL) == 1) {
      rt_rater_rate (rater, &givens[i], NULL, &rating);
      append_tenths (out, rating.er);
      append_tenths (out, rating.ep);
      append_tenths (out, rating.ed);
    } else {
      g_string_append (out, "-\t-\t-\t");
      all_unique = false;
    }
    g_string_append (out, rt_grid_print (&givens[i], text));
    g_string_append_c (out, '\n');
  }
  return all_unique;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 16, .answer = rate };   /* rating one puzzle may take
                                                                 * seconds */

  return rt_input_run (files, &task);
}

const RtCommand rt_command_rate = {
  .id      = "rate",
  .summary = N_("Print how hard each puzzle is (ER, EP, ED), or - where it is none."),
  .options = options,
  .run     = run,
};
