/* from-picture.c - a picture's puzzle as an edit: undo brings back what was there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/from-picture.h"

#include "document/pictured.h"

#include <glib/gi18n.h>

const char *const rt_picture_types[] = { "image/png", "image/jpeg", "image/webp", "image/tiff",
                                         "image/bmp", "image/gif" };

/* One short sentence: the page of the picture has all of it, and the message lies over the grid. */
static char *
say (RtPictured *pictured, const GPtrArray *notices)
{
  int n = rt_cells_count (rt_pictured_doubtful (pictured));

  if (n > 0)
    return g_strdup_printf (ngettext ("%d cell of the picture is doubtful.",
                                      "%d cells of the picture are doubtful.", (gulong) n), n);
  return g_strdup (notices->len ? g_ptr_array_index (notices, 0) : _("Every cell of the picture was read."));
}

void
rt_from_picture_open (RtShell *shell, RtPhoto *photo, GPtrArray *notices)
{
  RtPictured *pictured = rt_pictured_of (rt_shell_desk (shell));
  g_autofree char *said = NULL;

  rt_pictured_take (pictured, photo);
  if (!notices)
    return;
  said = say (pictured, notices);
  rt_shell_say (shell, RT_MESSAGE_INFO, said, _("Undo"), "win.undo");
}
