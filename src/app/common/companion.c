/* companion.c - finds and attaches windows that belong to a main window (comparison, trial ...),
 * and copies its grid for them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/companion.h"
#include "app/common/dialog.h"

#include "engine/verdict.h"

#include <glib/gi18n.h>

GtkWindow *
rt_companion_find (RtShell *shell, GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type) &&
        (!shell || gtk_window_get_transient_for (window) == rt_shell_parent (shell)))
      return window;
  }
  return NULL;
}

bool
rt_companion_grid (RtShell *shell, RtGrid *grid)
{
  g_autofree char *said = NULL, *text = NULL;
  RtVerdict verdict;
  int first, second;

  rt_solving_grid (rt_desk_solving (rt_shell_desk (shell)), grid);
  if (!rt_grid_clash (grid, &first, &second))
    return true;
  rt_verdict (grid, NULL, &verdict); /* returns at once, because two digits clash */
  said = rt_verdict_say (&verdict);
  /* Translators: %s says what is true of the grid, as in "no solution: two 5s in row 3" */
  text = g_strdup_printf (_("This grid has %s."), said);
  rt_shell_say (shell, RT_MESSAGE_ERROR, text, NULL, NULL);
  return false;
}

RtTrace *
rt_companion_program (RtShell *shell, const RtGrid *grid)
{
  RtWatched *watched = rt_solving_watched_program (rt_desk_solving (rt_shell_desk (shell)));
  RtTrace *trace = watched ? rt_watched_trace (watched) : NULL;

  return trace && rt_trace_status (trace) != RT_STATUS_SEARCHING &&
             rt_grid_equal (rt_trace_givens (trace), grid)
           ? trace
           : NULL;
}

void
rt_companion_attach (GtkWindow *window, RtShell *shell)
{
  rt_dialog_set_parent (window, rt_shell_parent (shell));
  gtk_widget_add_css_class (GTK_WIDGET (window), "retrace");
  if (!gtk_window_get_titlebar (window))
    gtk_window_set_titlebar (window, gtk_header_bar_new ());
}

GWeakRef *
rt_companion_weak_new (gpointer window)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, window);
  return weak;
}

void
rt_companion_weak_free (gpointer weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}
