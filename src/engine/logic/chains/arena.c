/* arena.c - arena allocator: a list of equal blocks, which are reused, and freed at the end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/arena.h"

#define BLOCK (1 << 18)   /* bytes of a block; maximum size of an allocation */
#define ALIGN 8

void
rt_arena_init (RtArena *arena)
{
  arena->blocks = g_ptr_array_new_with_free_func (g_free);
  arena->block = 0;
  arena->used = 0;
}

void
rt_arena_clear (RtArena *arena)
{
  g_ptr_array_unref (arena->blocks);
}

gpointer
rt_arena_take (RtArena *arena, gsize size)
{
  char *piece;

  g_assert (size <= BLOCK);
  if (arena->used + size > BLOCK) {
    arena->block++;
    arena->used = 0;
  }
  if (arena->block == arena->blocks->len)
    g_ptr_array_add (arena->blocks, g_malloc (BLOCK));
  piece = (char *) g_ptr_array_index (arena->blocks, arena->block) + arena->used;
  arena->used += (size + ALIGN - 1) / ALIGN * ALIGN;
  return piece;
}

RtArenaMark
rt_arena_mark (const RtArena *arena)
{
  return (RtArenaMark) { arena->block, arena->used };
}

void
rt_arena_back (RtArena *arena, RtArenaMark mark)
{
  arena->block = mark.block;
  arena->used = mark.used;
}
