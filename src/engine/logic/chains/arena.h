/* arena.h - memory that is taken piece by piece and given back all at once, back to a mark. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef struct {
  GPtrArray *blocks;
  guint block;          /* the one that pieces are taken from */
  gsize used;           /* bytes of it */
} RtArena;

typedef struct {
  guint block;
  gsize used;
} RtArenaMark;

void rt_arena_init (RtArena *arena);
void rt_arena_clear (RtArena *arena);

/* SIZE bytes, aligned for anything up to a pointer, with nothing in particular in them. */
gpointer rt_arena_take (RtArena *arena, gsize size);

RtArenaMark rt_arena_mark (const RtArena *arena);

/* Gives back all that was taken since MARK. */
void rt_arena_back (RtArena *arena, RtArenaMark mark);
