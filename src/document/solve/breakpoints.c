/* breakpoints.c - the breakpoint of each puzzle that a desk has had. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/breakpoints.h"

struct _RtBreakpoints {
  RtDocument *document; /* not owned, nor is the player */
  RtPlayer *player;
  GHashTable *cells;    /* owned: RtPuzzle, the words of a puzzle, to the cell, where there is one */
};

static void
remember_cb (RtBreakpoints *self)
{
  RtPuzzle *puzzle = rt_document_words (self->document);
  int cell = rt_player_breakpoint (self->player);

  if (cell < 0)
    g_hash_table_remove (self->cells, puzzle);
  else
    g_hash_table_insert (self->cells, rt_puzzle_ref (puzzle), GINT_TO_POINTER (cell));
}

static void
recall_cb (RtBreakpoints *self)
{
  gpointer cell;
  bool has = g_hash_table_lookup_extended (self->cells, rt_document_words (self->document), NULL, &cell);

  rt_player_set_breakpoint (self->player, has ? GPOINTER_TO_INT (cell) : -1);
}

RtBreakpoints *
rt_breakpoints_new (RtDocument *document, RtPlayer *player)
{
  RtBreakpoints *self = g_new0 (RtBreakpoints, 1);

  self->document = document;
  self->player = player;
  self->cells = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) rt_puzzle_unref, NULL);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (recall_cb), self);
  g_signal_connect_swapped (player, "notify::breakpoint", G_CALLBACK (remember_cb), self);
  return self;
}

void
rt_breakpoints_free (RtBreakpoints *self)
{
  g_signal_handlers_disconnect_by_data (self->document, self);
  g_signal_handlers_disconnect_by_data (self->player, self);
  g_hash_table_unref (self->cells);
  g_free (self);
}
