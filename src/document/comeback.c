/* comeback.c - searches that come back with Undo and Redo.
 *
 * Its first handler of the document's signal runs before that of the solving, which puts the search
 * away, its second one after that. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/comeback.h"

#include "document/commit.h"
#include "document/place.h"

/* A search that was put away. */
typedef struct {
  char *place;        /* see place.h */
  RtWatched *watched; /* the person's own program, or NULL */
  bool by_hand;       /* by an edit, while it was watched */
} Left;

struct _RtComeback {
  /* Owned. */
  RtDocument *document;
  GPtrArray *places;  /* of Left, for each number of edits that can be undone; or NULL */
  Left *leaving;      /* the search that is about to be put away, or NULL */

  RtSolving *solving; /* not owned; NULL at first */
  RtPlayer *player;   /* the same */
  guint depth;        /* how many edits could be undone last */
  guint newest;       /* the highest serial of a position that was current */
  bool coming;        /* what is about to be put away has not come back yet as it was */
  bool by_hand;       /* what is edited now is */
};

static void
left_free (gpointer data)
{
  Left *left = data;

  if (!left)
    return;
  g_clear_pointer (&left->watched, rt_watched_unref);
  g_free (left->place);
  g_free (left);
}

static void
leave_cb (RtComeback *self)
{
  char *place = self->solving ? rt_place_of (self->solving, self->player) : NULL;
  RtWatched *watched = place ? rt_solving_watched_program (self->solving) : NULL;

  g_clear_pointer (&self->leaving, left_free);
  self->coming = self->solving && rt_solving_is_resuming (self->solving);
  if (!place)
    return;
  self->leaving = g_new0 (Left, 1);
  self->leaving->place = place;
  self->leaving->by_hand = self->by_hand && rt_solving_watched (self->solving);
  self->leaving->watched = watched ? rt_watched_ref (watched) : NULL;
}

static guint
serial_of (RtDocument *document)
{
  return rt_history_now (rt_document_history (document))->serial;
}

/* The position at BEFORE was left, by a new edit where IS_NEW. */
static void
keep (RtComeback *self, guint before, bool is_new)
{
  GPtrArray *places = self->places;
  bool stays = rt_solving_trace (self->solving) != NULL; /* its solution is the edit */
  Left *left;

  if (places->len <= before)
    g_ptr_array_set_size (places, (int) before + 1);
  left = places->pdata[before];
  if (self->coming && left) {
    left->by_hand = is_new ? self->by_hand : left->by_hand;
    return;
  }
  if (!is_new && self->leaving)
    self->leaving->by_hand = left && left->by_hand;
  left_free (places->pdata[before]);
  places->pdata[before] = stays ? NULL : g_steal_pointer (&self->leaving);
}

static void
moved_cb (RtComeback *self)
{
  guint before = self->depth, serial = serial_of (self->document);
  bool is_new = serial > self->newest;
  const Left *left;

  self->depth = rt_document_depth (self->document);
  self->newest = MAX (self->newest, serial);
  keep (self, before, is_new);
  if (is_new && self->places->len > self->depth)
    g_ptr_array_set_size (self->places, (int) self->depth); /* what could be redone is gone */
  left = self->depth < self->places->len ? self->places->pdata[self->depth] : NULL;
  if (left)
    rt_place_resume (self->solving, left->place, left->watched);
}

RtComeback *
rt_comeback_new (RtDocument *document)
{
  RtComeback *self = g_new0 (RtComeback, 1);

  self->document = g_object_ref (document);
  self->places = g_ptr_array_new_with_free_func (left_free);
  self->depth = rt_document_depth (document);
  self->newest = serial_of (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (leave_cb), self);
  return self;
}

void
rt_comeback_free (RtComeback *self)
{
  g_signal_handlers_disconnect_by_data (self->document, self);
  g_object_unref (self->document);
  g_ptr_array_unref (self->places);
  left_free (self->leaving);
  g_free (self);
}

void
rt_comeback_watch (RtComeback *self, RtSolving *solving, RtPlayer *player)
{
  self->solving = solving;
  self->player = player;
  g_signal_connect_swapped (self->document, "changed", G_CALLBACK (moved_cb), self);
}

void
rt_comeback_set_by_hand (RtComeback *self, bool by_hand)
{
  if (self)
    self->by_hand = by_hand;
}

bool
rt_comeback_waits (RtComeback *self)
{
  const Left *left = NULL;

  if (self && self->depth > 0 && self->depth <= self->places->len)
    left = self->places->pdata[self->depth - 1];
  return left && left->by_hand && !rt_solving_trace (self->solving);
}
