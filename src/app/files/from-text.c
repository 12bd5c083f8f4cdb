/* from-text.c - a puzzle found in other text, as an edit: undo brings back what was there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/from-text.h"

#include <glib/gi18n.h>

void
rt_from_text_open (RtShell *shell, const RtReading *reading)
{
  shell = rt_shell_spare (shell, true);
  rt_document_replace (rt_shell_document (shell), g_ptr_array_index (reading->puzzles, 0),
                       _("Read Puzzle"));
  rt_shell_say (shell, RT_MESSAGE_INFO, g_ptr_array_index (reading->notices, 0), _("Undo"), "win.undo");
}
