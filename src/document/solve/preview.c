/* preview.c - implements RtPreview: shows the start of a branch of a search's tree, without moving the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/preview.h"

struct _RtPreview {
  RtPlayer *player;
  RtCursor *cursor; /* cursor of the trace that has the previewed branch; NULL: no branch */
  RtBranch branch;
};

RtPreview *
rt_preview_new (RtPlayer *player)
{
  RtPreview *self = g_new0 (RtPreview, 1);

  self->player = g_object_ref (player);
  return self;
}

void
rt_preview_free (RtPreview *self)
{
  g_clear_pointer (&self->cursor, rt_cursor_free);
  g_object_unref (self->player);
  g_free (self);
}

/* Returns the recorded search that the player shows, or NULL. */
static RtTrace *
trace_of (RtPreview *self)
{
  RtCursor *cursor = rt_player_cursor (self->player);

  return cursor ? rt_cursor_trace (cursor) : NULL;
}

bool
rt_preview_set (RtPreview *self, const RtBranch *branch)
{
  RtTrace *trace = branch ? trace_of (self) : NULL;

  if (!trace) {
    bool had = self->cursor != NULL;

    g_clear_pointer (&self->cursor, rt_cursor_free);
    return had;
  }
  if (self->cursor && rt_cursor_trace (self->cursor) == trace && self->branch.first == branch->first &&
      self->branch.last == branch->last)
    return false;
  if (!self->cursor || rt_cursor_trace (self->cursor) != trace) {
    g_clear_pointer (&self->cursor, rt_cursor_free);
    self->cursor = rt_cursor_new (trace);
  }
  self->branch = *branch;
  rt_cursor_seek (self->cursor, branch->first);
  return true;
}

RtCursor *
rt_preview_cursor (RtPreview *self)
{
  if (!self->cursor || rt_player_playing (self->player))
    return NULL;
  return rt_cursor_trace (self->cursor) == trace_of (self) ? self->cursor : NULL;
}

const RtBranch *
rt_preview_branch (RtPreview *self)
{
  return &self->branch;
}
