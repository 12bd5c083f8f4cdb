/* tell.c - shows the signals of a desk to the person, as messages in its window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/tell.h"

#include "app/files/reload.h"
#include "document/desk-play.h"

#include <glib/gi18n.h>

/* Solve was asked for, but there is nothing to find. */
static void
refused_cb (RtShell *shell, const RtVerdict *verdict)
{
  rt_shell_say (shell, RT_MESSAGE_ERROR,
                rt_cells_is_empty (verdict->wrong)
                  ? _("There is nothing to solve: this grid has no solution.")
                  : _("There is nothing to solve: a digit you entered is wrong."),
                _("What Is Wrong?"), "win.show-puzzle");
}

/* No solution comes after the last. */
static void
exhausted_cb (RtShell *shell)
{
  rt_shell_say (shell, RT_MESSAGE_INFO, _("This was the last solution."), NULL, NULL);
}

static void
not_found_cb (RtShell *shell)
{
  rt_shell_say (shell, RT_MESSAGE_INFO, _("There is no more of that in this direction."), NULL,
                NULL);
}

void
rt_tell_connect (RtDesk *desk, RtShell *shell)
{
  g_signal_connect_swapped (desk, "refused", G_CALLBACK (refused_cb), shell);
  g_signal_connect_swapped (desk, "exhausted", G_CALLBACK (exhausted_cb), shell);
  g_signal_connect_swapped (desk, "not-found", G_CALLBACK (not_found_cb), shell);
  g_signal_connect_swapped (desk, "file-changed", G_CALLBACK (rt_reload_say_changed), shell);
  g_signal_connect_swapped (desk, "file-gone", G_CALLBACK (rt_reload_say_gone), shell);
}
