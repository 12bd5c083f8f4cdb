/* arena.h - an arena allocator: pieces are allocated one by one and freed all at once, back to a
 * mark. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef struct {
  GPtrArray *blocks;
  guint block;          /* the block of the next piece */
  gsize used;           /* bytes used of that block */
} RtArena;

typedef struct {
  guint block;
  gsize used;
} RtArenaMark;

void rt_arena_init (RtArena *arena);
void rt_arena_clear (RtArena *arena);

/* Returns SIZE uninitialized bytes, aligned for pointers. */
gpointer rt_arena_take (RtArena *arena, gsize size);

RtArenaMark rt_arena_mark (const RtArena *arena);

/* Frees all pieces allocated since MARK. */
void rt_arena_back (RtArena *arena, RtArenaMark mark);
