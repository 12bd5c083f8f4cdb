/* say.c - the sentences of each state. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/photo/say.h"

#include "format/picture.h"

#include <glib/gi18n.h>

/* Adds the sentence MORE, which may be NULL, to SAID. Takes both. */
static char *
add_sentence (char *said, char *more)
{
  g_autofree char *first = said, *second = more;

  return second ? g_strjoin (" ", first, second, NULL) : g_steal_pointer (&first);
}

/* Says how many cells are doubtful, the likely cause, and how many solutions the digits have as they were read. */
static char *
say_doubtful (const RtSight *sight, int n)
{
  char *said = g_strdup_printf (
    ngettext ("%d cell is doubtful. Compare it with the picture; type its digit, or choose one.",
              "%d cells are doubtful. Compare them with the picture; type their digits, or choose "
              "them.", (gulong) n), n);

  if (rt_sight_is_poor (sight))
    said = add_sentence (said, g_strdup (_("Handwriting is not read yet. If this is written by hand, compare "
                                           "every cell.")));
  return add_sentence (said, rt_picture_verdict (&sight->givens));
}

/* Says that no cell is doubtful any more; if the digits as read were no puzzle, how many solutions those of the grid
 * have now. */
static char *
say_all_read (const RtSight *sight, const RtPosition *position)
{
  char *verdict = NULL;
  RtGrid grid;

  if (!sight->is_puzzle) {
    rt_position_grid (position, &grid);
    verdict = rt_picture_verdict (&grid);
  }
  return verdict ? verdict : g_strdup (_("Every cell was read. Compare the grid with the picture, then take it."));
}

char *
rt_photo_say (RtPictured *pictured, const RtPosition *position, bool setting)
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
  return say_all_read (sight, position);
}
