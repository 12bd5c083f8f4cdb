/* copy.c - writes the grid, logical step, solving path or selection of a window as text, and copies it to the
 * clipboard. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/copy.h"

#include "app/logic/step-list.h"
#include "engine/logic/words/path-text.h"
#include "picture/compose-desk.h"

#include <glib/gi18n.h>
#include <string.h>

/* Formats that the menu offers for the clipboard. */
static const struct {
  const char *id, *label;
} rows[] = {
  { "line", N_("_Line of 81 Characters") },
  { "rows", N_("_Nine Rows") },
  { "frame", N_("_Framed Grid") },
  { "pencil", N_("Grid of _Candidates") },
  { "hodoku", N_("Line for _HoDoKu") },
  { "gnome", N_("Code for _GNOME Sudoku") },
};

/* Returns the puzzle that is visible: that of the document or, while a search is shown, the puzzle with
 * the search's digits. The caller owns it. */
static RtPuzzle *
seen_puzzle (RtShell *shell)
{
  RtDocument *document = rt_shell_document (shell);
  RtScene scene;
  g_autoptr (RtPuzzle) puzzle = rt_document_puzzle (document);
  RtPosition position = *rt_document_position (document);

  rt_compose_desk (&scene, rt_shell_desk (shell));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene.cells[cell].digit != rt_position_digit (&position, cell))
      rt_position_enter (&position, cell, scene.cells[cell].digit, true);
  return rt_puzzle_with_position (puzzle, &position);
}

static void
put (RtShell *shell, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (rt_shell_parent (shell))), text);
}

void
rt_copy_path (RtShell *shell)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_shell_desk (shell));
  g_autofree char *text = rt_path_text (rt_reasoning_start (reasoning), rt_reasoning_steps (reasoning),
                                      rt_reasoning_is_by_rating (reasoning));

  put (shell, text);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("Copied."), NULL, NULL);
}

/* Copies the selected step of a focused list of steps, or the selected text of the focused widget.
 * Returns false if there is neither. */
static bool
copy_focused (RtShell *shell)
{
  GtkWidget *focus = gtk_window_get_focus (rt_shell_parent (shell));
  GtkWidget *list = focus ? gtk_widget_get_ancestor (focus, RT_TYPE_STEP_LIST) : NULL;
  g_autofree char *step = NULL;

  if (focus && gtk_widget_activate_action (focus, "clipboard.copy", NULL))
    return true;
  step = list ? rt_step_list_selected_text (RT_STEP_LIST (list)) : NULL;
  if (step)
    put (shell, step);
  return step != NULL;
}

void
rt_copy (RtShell *shell)
{
  RtScene scene;
  RtGrid grid;
  char text[RT_N_CELLS + 1];

  if (copy_focused (shell))
    return;
  rt_compose_desk (&scene, rt_shell_desk (shell));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = scene.cells[cell].digit;
  put (shell, rt_grid_print (&grid, text));
}

void
rt_copy_as (RtShell *shell, const char *id)
{
  const RtFormat *format = rt_format_by_id (id);
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *text = NULL;
  char *end;

  if (!format)
    return;
  puzzle = seen_puzzle (shell);
  text = rt_write (puzzle, format);
  /* Removes the line end of a single line, so that it can be pasted inside a sentence. */
  end = strchr (text, '\n');
  if (end && end[1] == '\0')
    *end = '\0';
  put (shell, text);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("Copied."), NULL, NULL);
}

GMenuModel *
rt_copy_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_(rows[i].label), NULL);

    if (!rt_format_by_id (rows[i].id))
      continue;
    g_menu_item_set_action_and_target (item, "win.copy-as", "s", rows[i].id);
    g_menu_append_item (menu, item);
  }
  return G_MENU_MODEL (menu);
}
