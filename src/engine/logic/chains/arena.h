/* arena.h - RtArena: a memory allocator for small objects, which frees all allocations since a
 * mark at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef struct {
  GPtrArray *blocks;
  guint block;          /* index of the block for the next allocation */
  gsize used;           /* number of bytes used in that block */
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

/* Frees all memory allocated since MARK. */
void rt_arena_back (RtArena *arena, RtArenaMark mark);
