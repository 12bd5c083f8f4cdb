/* printed.h - helper for tests: the steps of a person's program, as text and as a complete trace. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/autoptr.h"
#include "engine/steps/tape.h"
#include "engine/trace/cursor.h"

#include <glib.h>

/* Returns the trace of a program on GIVENS that makes the N steps of ENTRIES. Free with
 * rt_trace_unref. */
static inline RtTrace *
printed_trace (const RtGrid *givens, const RtEntry *entries, gsize n)
{
  RtTape *tape = rt_tape_new (g_get_tmp_dir ());
  RtTrace *trace;

  g_assert_nonnull (tape);
  for (gsize i = 0; i < n; i++)
    g_assert_true (rt_tape_add (tape, entries[i]));
  g_assert_true (rt_tape_flush (tape));
  rt_tape_end (tape);
  trace = rt_trace_new_of_tape (tape, givens);
  rt_tape_unref (tape);
  while (rt_trace_status (trace) == RT_STATUS_SOLVED || rt_trace_status (trace) == RT_STATUS_SEARCHING) {
    uint64_t length = rt_trace_length (trace);

    rt_trace_run (trace, NULL);
    if (rt_trace_length (trace) == length)
      break;
  }
  return trace;
}

/* Returns the placements and take-backs of SEARCH on GIVENS, up to its N-th solution (from 1) or
 * its end, as an array of RtEntry. */
static inline GArray *
printed_steps (const RtSearch *search, const RtGrid *givens, int n)
{
  g_autoptr (RtTrace) trace = rt_trace_new (search, givens);
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (RtEntry));

  for (int i = 0; i < n; i++)
    rt_trace_run (trace, NULL);
  while (rt_cursor_next (cursor)) {
    const RtEvent *event = rt_cursor_event (cursor);
    RtEntry entry = rt_entry_of (event->cell, event->kind == RT_EVENT_PLACE ? event->digit : 0);

    if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK)
      g_array_append_val (entries, entry);
  }
  return entries;
}

/* Returns the steps of SEARCH on GIVENS as the output of a program, with a first line that names
 * the puzzle; rows and columns count from 1. Free with g_free. */
static inline char *
printed_text (const RtSearch *search, const RtGrid *givens)
{
  char cells[RT_N_CELLS + 1];
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) entries = printed_steps (search, givens, 1);

  g_string_printf (text, "# puzzle %s\n", rt_grid_print (givens, cells));
  for (guint i = 0; i < entries->len; i++) {
    RtEntry entry = g_array_index (entries, RtEntry, i);

    g_string_append_printf (text, "%d %d %d\n", rt_entry_cell (entry) / 9 + 1, rt_entry_cell (entry) % 9 + 1,
                            rt_entry_digit (entry));
  }
  return g_string_free (text, FALSE);
}

/* Returns the trace of a program that makes the steps of SEARCH. */
static inline RtTrace *
printed_like (const RtSearch *search, const RtGrid *givens, int n)
{
  g_autoptr (GArray) entries = printed_steps (search, givens, n);

  return printed_trace (givens, (const RtEntry *) (gconstpointer) entries->data, entries->len);
}
