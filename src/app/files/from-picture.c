/* from-picture.c - a picture's puzzle as an edit: undo brings back what was there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/from-picture.h"

#include "document/pictured.h"

#include <glib/gi18n.h>

void
rt_from_picture_open (RtShell *shell, RtPhoto *photo, GPtrArray *notices)
{
  rt_pictured_take (rt_pictured_of (rt_shell_desk (shell)), photo);
  /* It passes: the page of the picture has all of that, and stays. */
  if (notices)
    rt_shell_say (shell, RT_MESSAGE_INFO, notices->len ? g_ptr_array_index (notices, 0)
                                                       : _("Every cell of the picture was read."),
                  _("Undo"), "win.undo");
}
