/* desks.h - desks of puzzles, time that goes by on them, and what they tell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include "common/until.h"
#include "document/documents.h"

#define N_CHANGES 8 /* flags of RtDeskChange */

/* A desk on it that solves with bit masks. */
static inline RtDesk *
desk_of (const char *text)
{
  g_autoptr (RtDocument) document = document_of (text);
  RtDesk *desk = rt_desk_new (document);

  rt_desk_set_search (desk, rt_search_by_id ("masks"));
  return desk;
}

/* One turn of the main loop after a frame of DESK. It waits only where nothing moved. */
static inline void
let_frame_pass (RtDesk *desk)
{
  bool moved = rt_desk_is_moving (desk);

  rt_desk_tick (desk, g_get_monotonic_time ());
  g_main_context_iteration (NULL, !moved);
  rt_desk_flush (desk);
}

/* Lets frames of DESK go by until CONDITION holds. */
#define until_drawn(desk, condition) until_by (condition, let_frame_pass (desk))

/* What is on its way in the main loop comes to its end. */
static inline void
let_all_come (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Waits until what is to be found out is. */
static inline void
until_settled (RtDesk *desk)
{
  until_drawn (desk, rt_desk_is_settled (desk) &&
                       rt_reasoning_state (rt_desk_reasoning (desk)) != RT_REASONING_WORKING);
}

static inline void
until_in (RtDesk *desk, RtSolvingState state)
{
  until_drawn (desk, rt_solving_state (rt_desk_solving (desk)) == state);
}

static inline RtSolvingState
state_of (RtDesk *desk)
{
  return rt_solving_state (rt_desk_solving (desk));
}

static inline bool
logic_is_on (RtDesk *desk)
{
  return rt_reasoning_is_on (rt_desk_reasoning (desk));
}

static inline RtPlayer *
path_of (RtDesk *desk)
{
  return rt_reasoning_player (rt_desk_reasoning (desk));
}

/* Solves the puzzle of DESK and waits for the end. */
static inline void
solve (RtDesk *desk)
{
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
}

/* Shows the path from here, at its first step. */
static inline void
show_path (RtDesk *desk)
{
  RtReasoning *reasoning = rt_desk_reasoning (desk);

  rt_reasoning_look_for (reasoning, RT_STEPS_PATH);
  until_drawn (desk, rt_reasoning_state (reasoning) != RT_REASONING_WORKING);
  g_assert_true (rt_player_has_steps (rt_reasoning_player (reasoning)));
}

/* The desk that was listened to last; what is read of it is told before. */
static RtDesk *listened;

static inline void
flush_listened (void)
{
  if (listened)
    rt_desk_flush (listened);
}

/* What a desk has told: how often each of RtDeskChange, by its bit, and each other signal. */
typedef struct {
  int n[N_CHANGES];
  int refused, exhausted, not_found, file_changed, file_gone, hardness;
} Told;

static inline void
count_changes_cb (RtDesk *desk, guint what, Told *told)
{
  g_assert_cmpuint (what, !=, 0);
  g_assert_cmpuint (what >> N_CHANGES, ==, 0);
  /* How hard it is comes from a thread at a time of its own. */
  told->hardness += (what & RT_DESK_HARDNESS) != 0;
  for (int i = 0; i < N_CHANGES; i++)
    told->n[i] += ((what & ~(guint) RT_DESK_HARDNESS) >> i) & 1;
}

static inline void
count_cb (int *n)
{
  ++*n;
}

static inline void
count_refused_cb (RtDesk *desk, const RtVerdict *verdict, Told *told)
{
  g_assert_cmpint (verdict->kind, <=, RT_VERDICT_NONE);
  told->refused++;
}

/* Counts in TOLD from now on what DESK tells. */
static inline void
listen (RtDesk *desk, Told *told)
{
  rt_desk_flush (desk);
  g_set_weak_pointer (&listened, desk);
  *told = (Told) { 0 };
  g_signal_connect (desk, "changed", G_CALLBACK (count_changes_cb), told);
  g_signal_connect (desk, "refused", G_CALLBACK (count_refused_cb), told);
  g_signal_connect_swapped (desk, "exhausted", G_CALLBACK (count_cb), &told->exhausted);
  g_signal_connect_swapped (desk, "not-found", G_CALLBACK (count_cb), &told->not_found);
  g_signal_connect_swapped (desk, "file-changed", G_CALLBACK (count_cb), &told->file_changed);
  g_signal_connect_swapped (desk, "file-gone", G_CALLBACK (count_cb), &told->file_gone);
}

/* How often WHAT, one flag, was told. */
static inline int
n_told (const Told *told, RtDeskChange what)
{
  flush_listened ();
  return told->n[g_bit_nth_lsf (what, -1)];
}

/* Which flags were told, as a set. */
static inline guint
all_told (const Told *told)
{
  guint all = 0;

  flush_listened ();
  for (int i = 0; i < N_CHANGES; i++)
    all |= told->n[i] ? 1u << i : 0;
  return all;
}

/* Closes DESK, which nothing else owns: it is gone at once, and its document with what works for it
 * as soon as workers on their way have answered. */
static inline void
close_desk (RtDesk *desk)
{
  gpointer parts[] = { rt_desk_document (desk), rt_desk_solving (desk), rt_desk_reasoning (desk),
                       rt_desk_player (desk), rt_desk_watch (desk) };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    g_object_add_weak_pointer (parts[i], &parts[i]);
  rt_desk_close (desk);
  g_assert_finalize_object (desk);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    until (parts[i] == NULL);
}
