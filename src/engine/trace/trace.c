/* trace.c - records a search: runs a chunk of steps without a lock, then publishes it under the
 * lock.
 *
 * The recording thread has a state of its own. A chunk ends where a bookmark, a stretch or a span
 * ends (see below), and in any case after some microseconds, so that readers can show progress. The
 * distances k, m, s are powers of two, so a chunk up to the nearest end never passes another end:
 *
 *     bookmarks   0           k           2k          3k       a copy of a state each
 *     stretches   |--m--|--m--|--m--|--m--|--m--|--m--|        a histogram of depths each
 *     spans       |-------s-------|-------s-------|-------s    the least depth of each
 *     newest                                         ^         a copy of the state, and its event
 *
 * When there is no room for one more bookmark, every second bookmark is removed and k doubles. When
 * there are too many stretches or spans, each two are merged and m or s doubles. So a search of any
 * length fits; the longer it is, the coarser are its records. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/trace.h"

#include "engine/steps/tape-replay.h"
#include "engine/trace/recall.h"

#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Maximum bytes of a trace that has at most FAR_STEPS steps, and the bytes of its bookmarks. */
#define BUDGET (8 << 20)
#define BOOKMARK_BYTES (7 << 20)

/* From this number of steps on, repeating a search takes minutes. Its bookmarks (copies of states)
 * may then use more memory: any step of even 10 times as many is still reached within a frame. */
#define FAR_STEPS ((uint64_t) 1 << 32)
#define FAR_BOOKMARK_BYTES (64 << 20)

/* Maximum number of spans, and of spans after FAR_STEPS. */
#define SPANS_MAX (1 << 15)
#define FAR_SPANS_MAX (1 << 18)

/* A benchmark compiles this file without spans (runs of steps), which only the tree needs. */
#ifndef RECORDS_TREE
#define RECORDS_TREE true
#endif

/* Maximum steps between two publications: some tens of microseconds. */
#define STEPS_PER_CHUNK 4096

/* Initial distances. The overview of a short search has a stretch for each step. */
#define FIRST_BOOKMARK_EACH 1024
#define FIRST_STRETCH_EACH 1
#define FIRST_SPAN_EACH STEPS_PER_CHUNK

struct _RtTrace {
  atomic_int refs;
  const RtSearch *search;
  RtTape *tape; /* or NULL */
  RtGrid givens;
  size_t kept; /* bytes of a state that are recorded; the rest is computed from them */

  /* Used only by the thread that runs. */
  uint64_t pause; /* length at which the next run ends; no such end if it is 0 or not above the
                   * length */
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];

  pthread_mutex_t lock; /* for all members below */
  uint64_t length;
  RtEvent event; /* event of the newest step */
  alignas (max_align_t) unsigned char newest[RT_STATE_MAX];

  unsigned char *bookmarks; /* bookmark I is the state at step I * bookmark_each */
  size_t n_bookmarks;
  size_t room; /* capacity of `bookmarks` */
  uint64_t bookmark_each;

  RtStretch stretches[RT_TRACE_STRETCHES]; /* complete stretches, then the incomplete one */
  size_t n_stretches;                      /* number of the complete ones */
  uint64_t stretch_each;

  RtSpan *spans; /* complete spans, then the incomplete one */
  size_t n_spans;  /* complete spans */
  size_t span_room; /* capacity of `spans` */
  uint64_t span_each;

  uint64_t solutions[RT_TRACE_SOLUTIONS];
  uint64_t n_solutions;

  uint64_t heat[RT_N_CELLS]; /* by cell: number of digits written; not counted if the search is
                              * in_order */
};

_Static_assert (sizeof (struct _RtTrace) + BOOKMARK_BYTES + SPANS_MAX * sizeof (RtSpan) <= BUDGET,
                "a trace keeps its budget");

static void *
checked (void *memory)
{
  if (!memory)
    abort ();
  return memory;
}

static unsigned char *
bookmark (const RtTrace *trace, size_t i)
{
  return trace->bookmarks + i * trace->kept;
}

/* Computes the rest of STATE from the bytes that a bookmark keeps. Needs no lock. */
static void
rebuild (const RtTrace *trace, void *state)
{
  if (trace->search->rebuild)
    trace->search->rebuild (state);
}

/* Removes every second bookmark (copy of the search's state). */
static void
thin_bookmarks (RtTrace *trace)
{
  size_t n = trace->n_bookmarks / 2;

  for (size_t i = 1; i < n; i++)
    memcpy (bookmark (trace, i), bookmark (trace, 2 * i), trace->kept);
  trace->n_bookmarks = n;
  trace->bookmark_each *= 2;
}

/* Adds the current state of the search as a bookmark. */
static void
add_bookmark (RtTrace *trace)
{
  /* an even number, so that the current length is a multiple of the distance after it doubles,
   * too */
  size_t bytes = trace->length < FAR_STEPS ? BOOKMARK_BYTES : FAR_BOOKMARK_BYTES;
  size_t most = bytes / trace->kept / 2 * 2;

  if (trace->n_bookmarks == most)
    thin_bookmarks (trace);
  if (trace->n_bookmarks == trace->room) {
    trace->room = trace->room ? trace->room * 2 : 16;
    if (trace->room > most)
      trace->room = most;
    trace->bookmarks = checked (realloc (trace->bookmarks, trace->room * trace->kept));
  }
  memcpy (bookmark (trace, trace->n_bookmarks++), trace->state, trace->kept);
}

/* Merges each two stretches (runs of steps with one histogram of depths) into one. */
static void
merge_stretches (RtTrace *trace)
{
  for (size_t i = 0; i < RT_TRACE_STRETCHES / 2; i++) {
    RtStretch *into = &trace->stretches[i];
    const RtStretch *second = &trace->stretches[2 * i + 1];

    *into = trace->stretches[2 * i];
    into->steps += second->steps;
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      into->at[depth] += second->at[depth];
    into->dead_ends += second->dead_ends;
    into->solutions += second->solutions;
  }
  trace->n_stretches = RT_TRACE_STRETCHES / 2;
  trace->stretch_each *= 2;
}

/* Adds N steps to the last stretch (run of steps with one histogram); begins another when it is
 * full. */
static void
add_tally (RtTrace *trace, uint64_t n, const RtTally *tally, bool solved)
{
  RtStretch *last = &trace->stretches[trace->n_stretches];

  last->steps += n;
  for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
    last->at[depth] += tally->at[depth];
  last->dead_ends += tally->dead_ends;
  last->solutions += solved;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    trace->heat[cell] += tally->written[cell];
  if (last->steps < trace->stretch_each)
    return;
  if (++trace->n_stretches == RT_TRACE_STRETCHES)
    merge_stretches (trace);
  memset (&trace->stretches[trace->n_stretches], 0, sizeof *last);
}

/* Merges each two spans (runs of steps whose least depth is known) into one. */
static void
merge_spans (RtTrace *trace)
{
  trace->n_spans /= 2;
  for (size_t i = 0; i < trace->n_spans; i++) {
    const RtSpan *one = &trace->spans[2 * i], *other = one + 1;

    trace->spans[i] = (RtSpan) { one->dead_ends + other->dead_ends,
                                 one->least < other->least ? one->least : other->least,
                                 one->solved || other->solved };
  }
  trace->span_each *= 2;
}

/* Begins a span, a run of steps whose least depth is known, at DEPTH. */
static void
begin_span (RtTrace *trace, uint32_t depth)
{
  size_t most = trace->length < FAR_STEPS ? SPANS_MAX : FAR_SPANS_MAX;

  if (trace->n_spans == most)
    merge_spans (trace);
  if (trace->n_spans == trace->span_room) {
    trace->span_room = trace->span_room ? trace->span_room * 2 : 16;
    trace->spans = checked (realloc (trace->spans, trace->span_room * sizeof *trace->spans));
  }
  trace->spans[trace->n_spans] = (RtSpan) { .least = (uint8_t) depth };
}

/* Adds the steps of TALLY to the last span (run of steps with its least depth); begins another when
 * it is full. */
static void
add_to_span (RtTrace *trace, const RtTally *tally, bool solved)
{
  RtSpan *last = &trace->spans[trace->n_spans];
  const RtCounts *counts = (const void *) trace->state;
  uint8_t least = 0;

  while (tally->at[least] == 0)
    least++;
  if (least < last->least)
    last->least = least;
  last->dead_ends += (uint32_t) tally->dead_ends;
  last->solved |= solved;
  if (trace->length % trace->span_each == 0) {
    trace->n_spans++;
    begin_span (trace, counts->depth);
  }
}

static RtTrace *
new_of (const RtSearch *search, RtTape *tape, const RtGrid *givens)
{
  RtTrace *trace = checked (calloc (1, sizeof *trace));

  atomic_init (&trace->refs, 1);
  trace->search = search;
  trace->givens = *givens;
  trace->kept = search->kept_size ? search->kept_size : search->state_size;
  trace->bookmark_each = FIRST_BOOKMARK_EACH;
  trace->stretch_each = FIRST_STRETCH_EACH;
  trace->span_each = FIRST_SPAN_EACH;
  begin_span (trace, 0);
  pthread_mutex_init (&trace->lock, NULL);
  search->start (trace->state, givens);
  if (tape) {
    trace->tape = rt_tape_ref (tape);
    rt_recorded_attach (trace->state, tape);
  }
  memcpy (trace->newest, trace->state, trace->kept);
  add_bookmark (trace);
  return trace;
}

RtTrace *
rt_trace_new (const RtSearch *search, const RtGrid *givens)
{
  return new_of (search, NULL, givens);
}

RtTrace *
rt_trace_new_of_tape (RtTape *tape, const RtGrid *givens)
{
  return new_of (&rt_search_recorded, tape, givens);
}

RtTrace *
rt_trace_ref (RtTrace *trace)
{
  atomic_fetch_add_explicit (&trace->refs, 1, memory_order_relaxed);
  return trace;
}

void
rt_trace_unref (RtTrace *trace)
{
  if (atomic_fetch_sub_explicit (&trace->refs, 1, memory_order_acq_rel) > 1)
    return;
  pthread_mutex_destroy (&trace->lock);
  if (trace->tape)
    rt_tape_unref (trace->tape);
  free (trace->bookmarks);
  free (trace->spans);
  free (trace);
}

/* Runs the search up to the next end of a bookmark, stretch or span. Returns the number of steps.
 * Recording spends nearly all its time here, so this takes no lock. */
static uint64_t
run_chunk (RtTrace *trace, RtEvent *event, RtTally *tally)
{
  uint64_t chunk = STEPS_PER_CHUNK;

  if (chunk > trace->bookmark_each)
    chunk = trace->bookmark_each;
  if (chunk > trace->stretch_each)
    chunk = trace->stretch_each;
  chunk -= trace->length % chunk;
  if (trace->pause > trace->length && trace->pause - trace->length < chunk)
    chunk = trace->pause - trace->length;
  return trace->search->run (trace->state, chunk, event, tally);
}

/* Makes N more steps visible to the readers of the trace; EVENT is the event of the last. */
static void
publish (RtTrace *trace, uint64_t n, const RtEvent *event, const RtTally *tally)
{
  bool solved = event->status == RT_STATUS_SOLVED;

  pthread_mutex_lock (&trace->lock);
  trace->length += n;
  trace->event = *event;
  memcpy (trace->newest, trace->state, trace->kept);
  if (solved) {
    if (trace->n_solutions < RT_TRACE_SOLUTIONS)
      trace->solutions[trace->n_solutions] = trace->length;
    trace->n_solutions++;
  }
  add_tally (trace, n, tally, solved);
  if (RECORDS_TREE)
    add_to_span (trace, tally, solved);
  if (trace->length % trace->bookmark_each == 0)
    add_bookmark (trace);
  pthread_mutex_unlock (&trace->lock);
}

void
rt_trace_pause_at (RtTrace *trace, uint64_t length)
{
  trace->pause = length;
}

RtStatus
rt_trace_run (RtTrace *trace, RtStop *stop)
{
  RtEvent event = { .status = (uint8_t) rt_trace_status (trace) };

  if (event.status == RT_STATUS_EXHAUSTED || event.status == RT_STATUS_CONTRADICTORY)
    return (RtStatus) event.status;
  event.status = RT_STATUS_SEARCHING; /* continue after a solution */
  while (event.status == RT_STATUS_SEARCHING && !rt_stop_raised (stop)) {
    RtTally tally = { 0 };
    uint64_t n = run_chunk (trace, &event, &tally);

    if (n == 0)
      break; /* the tape has no more entries yet */
    publish (trace, n, &event, &tally);
    if (trace->length == trace->pause)
      break;
  }
  return (RtStatus) event.status;
}

void
rt_trace_follow (RtTrace *trace, RtStop *stop)
{
  uint64_t before, length = rt_trace_length (trace);

  do {
    before = length;
    if (rt_trace_status (trace) == RT_STATUS_SOLVED && length > rt_tape_length (trace->tape))
      return; /* the first step has no entry on the tape */
    rt_trace_run (trace, stop);
    length = rt_trace_length (trace);
  } while (length > before && !rt_stop_raised (stop));
}

const RtSearch *
rt_trace_search (const RtTrace *trace)
{
  return trace->search;
}

const RtGrid *
rt_trace_givens (const RtTrace *trace)
{
  return &trace->givens;
}

RtTape *
rt_trace_tape (const RtTrace *trace)
{
  return trace->tape;
}

uint64_t
rt_trace_length (RtTrace *trace)
{
  uint64_t length;

  pthread_mutex_lock (&trace->lock);
  length = trace->length;
  pthread_mutex_unlock (&trace->lock);
  return length;
}

RtStatus
rt_trace_status (RtTrace *trace)
{
  RtStatus status;

  pthread_mutex_lock (&trace->lock);
  status = (RtStatus) trace->event.status;
  pthread_mutex_unlock (&trace->lock);
  return status;
}

uint64_t
rt_trace_newest (RtTrace *trace, RtGrid *grid, RtCounts *counts)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  uint64_t step;

  pthread_mutex_lock (&trace->lock);
  step = trace->length;
  memcpy (state, trace->newest, trace->kept);
  pthread_mutex_unlock (&trace->lock);
  if (grid)
    trace->search->grid (state, grid);
  if (counts)
    memcpy (counts, state, sizeof *counts);
  return step;
}

bool
rt_trace_recall_newest (RtTrace *trace, uint64_t step, void *state, RtEvent *event)
{
  bool is_newest;

  pthread_mutex_lock (&trace->lock);
  is_newest = step == trace->length;
  if (is_newest) {
    memcpy (state, trace->newest, trace->kept);
    *event = trace->event;
  }
  pthread_mutex_unlock (&trace->lock);
  if (is_newest)
    rebuild (trace, state);
  return is_newest;
}

uint64_t
rt_trace_recall (RtTrace *trace, uint64_t step, uint64_t have, void *state)
{
  bool is_near;

  pthread_mutex_lock (&trace->lock);
  is_near = have <= step && have >= step - step % trace->bookmark_each;
  if (!is_near) {
    have = step - step % trace->bookmark_each;
    memcpy (state, bookmark (trace, (size_t) (have / trace->bookmark_each)), trace->kept);
  }
  pthread_mutex_unlock (&trace->lock);
  if (!is_near)
    rebuild (trace, state);
  return have;
}

uint64_t
rt_trace_n_solutions (RtTrace *trace)
{
  uint64_t n;

  pthread_mutex_lock (&trace->lock);
  n = trace->n_solutions;
  pthread_mutex_unlock (&trace->lock);
  return n;
}

uint64_t
rt_trace_solution (RtTrace *trace, uint64_t i)
{
  uint64_t step = 0;

  pthread_mutex_lock (&trace->lock);
  if (i < RT_TRACE_SOLUTIONS)
    step = trace->solutions[i]; /* 0 if there are fewer */
  pthread_mutex_unlock (&trace->lock);
  return step;
}

size_t
rt_trace_bytes (RtTrace *trace)
{
  size_t bytes;

  pthread_mutex_lock (&trace->lock);
  bytes = sizeof *trace + trace->room * trace->kept + trace->span_room * sizeof *trace->spans;
  pthread_mutex_unlock (&trace->lock);
  return bytes;
}

size_t
rt_trace_overview (RtTrace *trace, RtStretch *stretches, size_t max, uint64_t *steps_each)
{
  size_t n;

  pthread_mutex_lock (&trace->lock);
  n = trace->n_stretches + (trace->length % trace->stretch_each != 0);
  if (n > max)
    n = max;
  memcpy (stretches, trace->stretches, n * sizeof *stretches);
  *steps_each = trace->stretch_each;
  pthread_mutex_unlock (&trace->lock);
  return n;
}

RtSpan *
rt_trace_spans (RtTrace *trace, size_t *n, uint64_t *each, uint64_t *length)
{
  RtSpan *spans;

  pthread_mutex_lock (&trace->lock);
  *n = trace->n_spans + (trace->length % trace->span_each != 0);
  *each = trace->span_each;
  *length = trace->length;
  spans = checked (malloc ((*n + 1) * sizeof *spans));
  memcpy (spans, trace->spans, *n * sizeof *spans);
  pthread_mutex_unlock (&trace->lock);
  return spans;
}

/* Computes into HEAT how often a digit was written into each cell, for a search that fills its blanks
 * in a fixed order. ENDED counts the steps by the depth (number of placed digits) after them; DEPTH
 * is the depth now. A step that ends at depth D wrote blank D - 1 or emptied blank D, and a blank was
 * emptied as often as written, minus one if it holds a digit. So, from the deepest blank up,
 *
 *     written[D - 1] = ended[D] - (written[D] - (1 if blank D holds a digit)) */
static void
heat_of_depths (const RtTrace *trace, const uint64_t ended[RT_TRACE_DEPTHS], uint32_t depth,
                uint64_t heat[RT_N_CELLS])
{
  uint64_t taken_back = 0; /* number of times that the blank after the current one was emptied */
  uint8_t blanks[RT_N_CELLS];
  uint32_t n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (trace->givens.digit[cell] == 0)
      blanks[n++] = (uint8_t) cell;
  while (n-- > 0) {
    heat[blanks[n]] = ended[n + 1] - taken_back;
    taken_back = heat[blanks[n]] - (n < depth);
  }
}

void
rt_trace_heat (RtTrace *trace, uint64_t heat[RT_N_CELLS])
{
  uint64_t ended[RT_TRACE_DEPTHS] = { 0 };
  RtCounts counts;
  size_t n;

  pthread_mutex_lock (&trace->lock);
  memcpy (heat, trace->heat, sizeof trace->heat);
  memcpy (&counts, trace->newest, sizeof counts);
  n = trace->n_stretches + (trace->length % trace->stretch_each != 0);
  for (size_t i = 0; i < n; i++)
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      ended[depth] += trace->stretches[i].at[depth];
  pthread_mutex_unlock (&trace->lock);
  if (trace->search->in_order)
    heat_of_depths (trace, ended, counts.depth, heat);
}
