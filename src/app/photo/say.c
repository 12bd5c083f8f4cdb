/* say.c - the sentences of each state. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/photo/say.h"

#include <glib/gi18n.h>

/* How many cells are doubtful, and what that may be due to. */
static char *
say_doubtful (const RtSight *sight, int n)
{
  char *said = g_strdup_printf (
    ngettext ("%d cell is doubtful. Compare it with the picture; type its digit, or choose one.",
              "%d cells are doubtful. Compare them with the picture; type their digits, or choose "
              "them.", (gulong) n), n);

  if (rt_sight_is_poor (sight)) {
    g_autofree char *first = said;

    said = g_strjoin (" ", first, _("Handwriting is not read yet. If this is written by hand, compare "
                                    "every cell."), NULL);
  }
  return said;
}

char *
rt_photo_say (RtPictured *pictured, bool setting)
{
  const RtSight *sight = rt_pictured_sight (pictured);
  const GError *fault = rt_photo_fault (rt_pictured_photo (pictured));
  int n = rt_cells_count (rt_pictured_doubtful (pictured));

  if (rt_pictured_is_reading (pictured))
    return g_strdup (_("Reading the picture…"));
  if (setting && !sight && fault)
    /* Translators: %s is a sentence that says why no grid was read. */
    return g_strdup_printf (_("%s Or move the four corners onto the corners of the grid."),
                            fault->message);
  if (setting)
    return g_strdup (_("Move the four corners onto the corners of the grid."));
  if (n > 0)
    return say_doubtful (sight, n);
  if (!sight->is_puzzle && rt_cells_is_empty (sight->doubtful))
    return g_strdup (_("What was read has not exactly one solution: something in it is wrong."));
  return g_strdup (_("Every cell was read. Compare the grid with the picture, then take it."));
}
