/* from-picture.c - a puzzle of a picture, or found in other text, as an edit: undo brings back what was
 * there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/from-picture.h"

#include <glib/gi18n.h>

void
rt_from_picture_open (RtShell *shell, const RtReading *reading)
{
  RtCells doubtful = g_array_index (reading->bad, RtCells, 0);
  RtPuzzle *read = g_ptr_array_index (reading->puzzles, 0);
  RtPosition position = *rt_puzzle_position (read);
  g_autoptr (RtPuzzle) puzzle = NULL;
  const char *said = reading->notices->len ? g_ptr_array_index (reading->notices, 0)
                                           : _("Every cell of the picture was read.");

  for_each_cell (cell, doubtful)
    position.givens.digit[cell] = position.entries.digit[cell] = 0;
  puzzle = rt_puzzle_with_position (read, &position);
  shell = rt_shell_spare (shell, true);
  rt_document_replace_rest (rt_shell_document (shell), puzzle, doubtful, _("Read Puzzle"));
  if (!rt_cells_is_empty (doubtful))
    rt_shell_point_at (shell, rt_cells_first (doubtful));
  rt_shell_say (shell, rt_cells_is_empty (doubtful) ? RT_MESSAGE_INFO : RT_MESSAGE_OFFER, said,
                _("Undo"), "win.undo");
}
