/* test-why-cost.c - every number and every reason that is told of two searches is true of them.
 *
 * All is found out once more here, by running the searches without a trace and looking at the grid
 * with no sets and no masks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/why-cost.h"

#include "common/puzzles.h"
#include "common/share.h"
#include "engine/steps/tape-replay.h"
#include "document/printed.h"

#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#define N_SEARCHES 10

/* More are not looked at one by one: so many stretches of so many. */
#define SAMPLES 32
#define SAMPLE 1024

/* What a search does, as this test sees it. */
typedef struct {
  const RtSearch *search;
  RtStatus status;
  guint64 steps, placed, taken_back, reads;
  guint64 at[RT_N_CELLS + 1];
  int blanks;
  bool goes_on; /* its trace goes on behind the first solution */
  bool is_sample;
  guint64 placements, forced, choices, left;
} Seen;

static bool
may_stand (const RtGrid *grid, int cell, int digit)
{
  for (int other = 0; other < RT_N_CELLS; other++) {
    bool sees = other / 9 == cell / 9 || other % 9 == cell % 9 ||
                (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3);

    if (other != cell && sees && grid->digit[other] == digit)
      return false;
  }
  return true;
}

static int
count_left (const RtGrid *grid, int cell)
{
  int n = 0;

  for (int digit = 1; digit <= 9; digit++)
    n += may_stand (grid, cell, digit);
  return n;
}

static bool
is_forced (const RtGrid *grid, int cell, int digit)
{
  int in_row = 0, in_column = 0, in_box = 0;

  for (int other = 0; other < RT_N_CELLS; other++) {
    if (grid->digit[other] || !may_stand (grid, other, digit))
      continue;
    in_row += other / 9 == cell / 9;
    in_column += other % 9 == cell % 9;
    in_box += other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
  }
  return may_stand (grid, cell, digit) &&
         (in_row == 1 || in_column == 1 || in_box == 1 || count_left (grid, cell) == 1);
}

/* Whether step I, from 1, is one of those that are looked at. */
static bool
is_looked_at (const Seen *seen, guint64 i)
{
  guint64 each = seen->steps / SAMPLES;

  if (!seen->is_sample)
    return true;
  return (i - 1) / each < SAMPLES && (i - 1) % each < SAMPLE;
}

static void
run (Seen *seen, const RtGrid *givens)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  RtEvent event = { .status = RT_STATUS_SEARCHING };
  RtGrid grid = *givens;
  int depth = 0;

  seen->search->start (state, givens);
  for (guint64 i = 1; i <= seen->steps; i++) {
    uint8_t before = event.kind;

    g_assert_cmpint (event.status, ==, RT_STATUS_SEARCHING);
    seen->search->step (state, &event, NULL);
    if (event.kind == RT_EVENT_PLACE && is_looked_at (seen, i)) {
      seen->placements++;
      seen->forced += is_forced (&grid, event.cell, event.digit);
      if (before != RT_EVENT_TAKE_BACK) {
        seen->choices++;
        seen->left += (guint64) count_left (&grid, event.cell);
      }
    }
    if (event.kind == RT_EVENT_PLACE || event.kind == RT_EVENT_TAKE_BACK) {
      grid.digit[event.cell] = event.kind == RT_EVENT_PLACE ? event.digit : 0;
      depth += event.kind == RT_EVENT_PLACE ? 1 : -1;
    }
    seen->placed += event.kind == RT_EVENT_PLACE;
    seen->taken_back += event.kind == RT_EVENT_TAKE_BACK;
    seen->at[depth]++;
  }
  seen->status = (RtStatus) event.status;
  seen->reads = ((const RtCounts *) (const void *) state)->reads;
}

/* As far as the first solution that TRACE has come to, or else as it has come. */
static Seen
look_at (RtTrace *trace)
{
  const RtGrid *givens = rt_trace_givens (trace);
  Seen seen = { .search = rt_trace_search (trace), .steps = rt_trace_solution (trace, 0) };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    seen.blanks += givens->digit[cell] == 0;
  if (seen.steps == 0)
    seen.steps = rt_trace_length (trace);
  seen.goes_on = seen.steps < rt_trace_length (trace);
  seen.is_sample = seen.steps > SAMPLES * SAMPLE;
  run (&seen, givens);
  return seen;
}

/* The narrowest depths with nine tenths of the steps, by trying all. */
static void
find_band (const Seen *seen, int *from, int *to)
{
  for (int width = 1; width <= RT_N_CELLS + 1; width++)
    for (int first = 0; first + width <= RT_N_CELLS + 1; first++) {
      guint64 within = 0;

      for (int depth = first; depth < first + width; depth++)
        within += seen->at[depth];
      if (10 * within >= 9 * seen->steps) {
        *from = first;
        *to = first + width - 1;
        return;
      }
    }
}

static double
average_left (const Seen *seen)
{
  return seen->choices ? round (10.0 * (double) seen->left / (double) seen->choices) / 10 : 0;
}

static int
share_forced (const Seen *seen)
{
  return seen->placements ? (int) (100 * seen->forced / seen->placements) : 0;
}

static double
true_value (const RtCostValue *value, const Seen *seen)
{
  guint64 within = 0;
  int from = 0, to = 0;

  find_band (seen, &from, &to);
  switch (value->kind) {
  case RT_VALUE_PLACEMENTS:
    return (double) seen->placed;
  case RT_VALUE_TAKEBACKS:
    return (double) seen->taken_back;
  case RT_VALUE_READS:
    return (double) seen->reads;
  case RT_VALUE_LEFT:
    return average_left (seen);
  case RT_VALUE_FORCED:
    g_assert_false (seen->is_sample);
    return (double) seen->forced;
  case RT_VALUE_FORCED_OF:
    g_assert_false (seen->is_sample);
    g_assert_cmpuint (seen->placements, ==, seen->placed);
    return (double) seen->placed;
  case RT_VALUE_FORCED_SHARE:
    g_assert_true (seen->is_sample);
    return share_forced (seen);
  case RT_VALUE_SHARE:
    for (int depth = from; depth <= to; depth++)
      within += seen->at[depth];
    return (double) (100 * within / seen->steps);
  case RT_VALUE_FROM:
    return from;
  case RT_VALUE_TO:
    return to;
  case RT_VALUE_BLANKS:
  default:
    return seen->blanks;
  }
}

/* What was looked at is counted to the last step, also where only the average of it is told. */
static void
assert_counted (const RtSpent *spent, const Seen *seen)
{
  g_assert_true (spent->is_sample == seen->is_sample);
  g_assert_cmpuint (spent->placements, ==, seen->placements);
  g_assert_cmpuint (spent->forced, ==, seen->forced);
  g_assert_cmpuint (spent->choices, ==, seen->choices);
  g_assert_cmpuint (spent->left, ==, seen->left);
}

/* Each number stands where it is said to stand, is true, and there is no other. */
static void
assert_numbers (const RtWhyCost *why, const Seen seen[2])
{
  g_autoptr (GString) rest = g_string_new (NULL);
  gsize at = 0;

  for (guint i = 0; i < why->values->len; i++) {
    const RtCostValue *value = &g_array_index (why->values, RtCostValue, i);
    bool is_average = value->kind == RT_VALUE_LEFT;
    g_autofree char *said = g_strdup_printf (is_average ? "%.1f" : "%'.0f", value->number);

    g_assert_cmpfloat_with_epsilon (value->number, true_value (value, &seen[value->which]), 1e-6);
    g_assert_cmpuint (value->start, >=, at);
    g_string_append_len (rest, why->text + at, (gssize) (value->start - at));
    at = value->end;
    g_assert_cmpuint (strlen (said), ==, value->end - value->start);
    g_assert_cmpmem (said, strlen (said), why->text + value->start, value->end - value->start);
    if (seen[value->which].is_sample &&
        (is_average || value->kind == RT_VALUE_FORCED_SHARE))
      g_assert_true (g_str_has_suffix (rest->str, "about "));
  }
  g_string_append (rest, why->text + at);
  g_assert_false (g_regex_match_simple ("[0-9\\x01\\x02]", rest->str, 0, 0));
}

static RtCostCase
true_case (const Seen seen[2])
{
  const bool stopped[2] = { seen[0].status == RT_STATUS_SEARCHING,
                            seen[1].status == RT_STATUS_SEARCHING };
  bool is_same = seen[0].search == seen[1].search ||
                 (seen[0].search->classic && seen[1].search->classic);
  guint64 placed[2] = { seen[0].placed, seen[1].placed };

  if (!stopped[0] && !stopped[1] && (seen[0].status == RT_STATUS_SOLVED) != (seen[1].status == RT_STATUS_SOLVED))
    return RT_COST_NO_ANSWER;
  if (is_same && (stopped[0] || stopped[1]))
    return RT_COST_SAME_STOPPED;
  if (stopped[0] && stopped[1])
    return RT_COST_UNKNOWN;
  for (int i = 0; i < 2; i++)
    if (stopped[i])
      return placed[i] > placed[1 - i] ? RT_COST_STOPPED_MORE : RT_COST_UNKNOWN;
  if (placed[0] == 0 && placed[1] == 0)
    return RT_COST_NOTHING;
  if (placed[0] != placed[1])
    return RT_COST_FEWER;
  return is_same ? RT_COST_SAME_TREE : RT_COST_EQUAL;
}

/* Whether REASON may be told of the searches; FEW is which needs less. */
static bool
holds (RtCostReason reason, RtCostCase what, const Seen *few, const Seen *many)
{
  bool is_decided = what == RT_COST_FEWER || what == RT_COST_STOPPED_MORE;
  bool chose = few->choices > 0 && many->choices > 0;
  bool is_program = few->search == &rt_search_recorded || many->search == &rt_search_recorded;
  int from = 0, to = 0;

  switch (reason) {
  case RT_REASON_READS:
    return what == RT_COST_SAME_TREE && !is_program;
  case RT_REASON_ORDER:
    return is_decided && few->search == &rt_search_fewest && many->search->in_order && chose &&
           average_left (few) < average_left (many);
  case RT_REASON_FORCED:
    return is_decided && few->search == &rt_search_propagate &&
           share_forced (few) > share_forced (many);
  case RT_REASON_OPTIONS:
    return is_decided && few->search == &rt_search_dancing_links && many->search->in_order &&
           share_forced (few) > share_forced (many);
  case RT_REASON_JUMPS:
    return is_decided && few->search == &rt_search_backjump && many->search->in_order;
  case RT_REASON_LUCK:
    return is_decided && few->search->in_order && !many->search->in_order && chose && !is_program &&
           average_left (few) > average_left (many);
  case RT_REASON_MORE_READS:
    return what == RT_COST_FEWER && few->reads > many->reads && !is_program;
  case RT_REASON_DEPTHS:
  default:
    find_band (many, &from, &to);
    return (is_decided || what == RT_COST_SAME_TREE) && many->search->in_order && !many->goes_on &&
           many->steps >= 1000 && 4 * (to - from + 1) <= many->blanks;
  }
}

/* How often each case and each reason was seen to hold, and how often not. */
typedef struct {
  guint cases[RT_COST_NO_ANSWER + 1];
  guint reasons[RT_COST_REASONS], without[RT_COST_REASONS];
  int n_pairs;
} Tally;

static void
assert_true_of (const RtWhyCost *why, const Seen seen[2], Tally *tally)
{
  RtCostCase what = true_case (seen);
  bool is_decided = what == RT_COST_FEWER || what == RT_COST_STOPPED_MORE;
  int few = why->fewer;

  g_test_message ("%s", why->text);
  g_assert_cmpint (why->what, ==, what);
  g_assert_true (is_decided == (few >= 0));
  if (is_decided) {
    g_assert_cmpuint (seen[few].placed, <, seen[1 - few].placed);
    g_assert_true (seen[few].status != RT_STATUS_SEARCHING);
  } else {
    /* Of two that are equal, the one that is called larger stands last. */
    few = seen[0].reads <= seen[1].reads ? 0 : 1;
  }
  tally->cases[what]++;
  for (int i = 0; i < RT_COST_REASONS; i++) {
    bool is_told = why->reasons & 1u << i;

    g_assert_true (is_told == holds ((RtCostReason) (1 << i), what, &seen[few], &seen[1 - few]));
    tally->reasons[i] += is_told;
    tally->without[i] += !is_told;
  }
  assert_numbers (why, seen);
  for (int i = 0; i < 2; i++)
    assert_counted (&why->spent[i], &seen[i]);
  g_assert_true (g_str_has_suffix (why->text, "."));
  g_assert_false (g_regex_match_simple ("  |\\b1 (placements|times)|\\D0 times| [.,:]", why->text,
                                        0, 0));
}

static RtTrace *
trace_of (const RtSearch *search, const char *puzzle, RtStop *stop)
{
  RtTrace *trace;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, puzzle));
  trace = rt_trace_new (search, &grid);
  rt_trace_run (trace, stop);
  return trace;
}

static RtWhyCost *
why_of (RtTrace *first, RtTrace *second, RtStop *stop)
{
  return rt_why_cost (rt_trace_givens (first), &(RtCostSide) { .trace = first },
                      &(RtCostSide) { .trace = second }, stop);
}

static void
tell (RtTrace *first, RtTrace *second, const Seen *of_first, const Seen *of_second, Tally *tally)
{
  const Seen seen[2] = { *of_first, *of_second };
  g_autoptr (RtWhyCost) why = why_of (first, second, NULL);

  g_assert_nonnull (why);
  assert_true_of (why, seen, tally);
}

/* All pairs of searches on PUZZLE, each stopped at poll STOPS[i]; 0: not stopped. */
static void
tell_pairs (const char *puzzle, const long long stops[N_SEARCHES], Tally *tally)
{
  RtTrace *traces[N_SEARCHES];
  Seen seen[N_SEARCHES];

  for (int i = 0; i < N_SEARCHES; i++) {
    RtStop stop = RT_STOP_INIT;

    if (stops[i])
      rt_stop_after (&stop, stops[i]);
    traces[i] = trace_of (rt_searches[i], puzzle, &stop);
    seen[i] = look_at (traces[i]);
  }
  for (int i = 0; i < N_SEARCHES; i++)
    for (int j = 0; j < N_SEARCHES; j++)
      if (is_tried (&tally->n_pairs))
        tell (traces[i], traces[j], &seen[i], &seen[j], tally);
  for (int i = 0; i < N_SEARCHES; i++)
    rt_trace_unref (traces[i]);
}

/* One solution, none, several; nothing to do; nothing to try. */
static const char *const puzzles[] = {
  EASY, EASY_LESS, WRONG, CLASH, SOLVED, ONE_BLANK, SHORT_IN_ANY_ORDER, SEVERAL, EMPTY,
  /* Reading order is lucky: it needs 102 placements, the fewest candidates 646. */
  "......7.8..46.......9.2.13..2..6...7...93..1.....5.8..6......8..5.......13...927.",
  /* Nine of ten steps of reading order within a sixth of the depths; within a bit more than a
   * quarter. */
  "...389....89...4..3..5.2..1.6.......8...6.57......1...7........4.2....6..1...3.24",
  "..698.........39.1.13....5.....6.5.9..2....3....8..4.68..3.76........2.5....46...",
  /* No digit is left for one cell, which reading order comes to last. */
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.379",
};

static void
test_all_pairs (void)
{
  const long long never[N_SEARCHES] = { 0 };
  Tally tally = { 0 };

  g_assert_null (rt_searches[N_SEARCHES]);
  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i += is_a_part () ? 3 : 1)
    tell_pairs (puzzles[i], never, &tally);
  for (int i = 0; i < RT_COST_REASONS; i++)
    g_assert_true (is_a_part () || (tally.reasons[i] && tally.without[i]));
  for (int i = 0; i < RT_COST_STOPPED_MORE; i++)
    g_assert_true (is_a_part () || tally.cases[i] || i == RT_COST_SAME_STOPPED);
}

/* Stopped anywhere, before the first step too. */
static void
test_stopped (void)
{
  Tally tally = { 0 };

  for (int round = 0; round < 12; round += is_a_part () ? 5 : 1) {
    long long stops[N_SEARCHES];

    for (int i = 0; i < N_SEARCHES; i++)
      stops[i] = g_test_rand_bit () ? 0 : g_test_rand_int_range (1, 1 << (round + 1));
    tell_pairs (round % 2 ? EASY : SHORT_IN_ANY_ORDER, stops, &tally);
  }
  for (int i = 0; i <= RT_COST_UNKNOWN; i++)
    g_assert_true (is_a_part () || tally.cases[i] || i == RT_COST_NOTHING);
}

/* The same of a person's own program, from what stood on the grid before each step. */
static Seen
look_at_program (RtTrace *trace)
{
  Seen seen = { .search = &rt_search_recorded, .steps = rt_trace_solution (trace, 0) };
  RtCursor *cursor = rt_cursor_new (trace);
  uint8_t before = RT_EVENT_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    seen.blanks += rt_trace_givens (trace)->digit[cell] == 0;
  if (seen.steps == 0)
    seen.steps = rt_trace_length (trace);
  g_assert_cmpuint (seen.steps, <=, SAMPLES * SAMPLE);
  for (guint64 i = 1; i <= seen.steps; i++) {
    RtGrid grid = *rt_cursor_grid (cursor);
    const RtEvent *event;

    g_assert_true (rt_cursor_next (cursor));
    event = rt_cursor_event (cursor);
    if (event->kind == RT_EVENT_PLACE) {
      seen.placements++;
      seen.forced += is_forced (&grid, event->cell, event->digit);
      if (before != RT_EVENT_TAKE_BACK) {
        seen.choices++;
        seen.left += (guint64) count_left (&grid, event->cell);
      }
    }
    before = event->kind;
  }
  seen.placed = rt_cursor_counts (cursor)->placements;
  seen.taken_back = rt_cursor_counts (cursor)->takebacks;
  seen.status = (RtStatus) rt_cursor_event (cursor)->status;
  rt_cursor_free (cursor);
  return seen;
}

/* Writes what it likes where it likes: over givens and what is there already, too. */
static RtTrace *
junk_of (const RtGrid *givens)
{
  RtEntry entries[2000];
  gsize n = 0;

  while (n < G_N_ELEMENTS (entries) - 1) {
    int cell = g_test_rand_int_range (0, RT_N_CELLS);

    entries[n++] = rt_entry_of (cell, 0);
    entries[n++] = rt_entry_of (cell, g_test_rand_int_range (1, 10));
  }
  return printed_trace (givens, entries, n);
}

/* A person's own program, right or wrong, beside each search: what its steps do not tell is not told of
 * it, and nothing is called its luck. */
static void
test_program (void)
{
  Tally tally = { 0 };

  for (gsize i = 0; i < (is_a_part () ? 1 : G_N_ELEMENTS (puzzles)); i++) {
    RtTrace *programs[3], *traces[N_SEARCHES];
    Seen others[N_SEARCHES];
    RtGrid grid;

    g_assert_true (rt_grid_parse (&grid, puzzles[i]));
    programs[0] = printed_like (&rt_search_scan, &grid, 2);
    programs[1] = printed_like (&rt_search_fewest, &grid, 1);
    programs[2] = junk_of (&grid);
    for (int s = 0; s < N_SEARCHES; s++) {
      traces[s] = trace_of (rt_searches[s], puzzles[i], NULL);
      others[s] = look_at (traces[s]);
    }
    for (gsize p = 0; p < G_N_ELEMENTS (programs); p++) {
      /* Of a longer one a sample is looked at. */
      bool is_short = rt_trace_length (programs[p]) < SAMPLES * SAMPLE;
      Seen seen;

      if (is_short)
        seen = look_at_program (programs[p]);
      for (int s = 0; is_short && s < N_SEARCHES; s++) {
        if (!is_tried (&tally.n_pairs))
          continue;
        tell (programs[p], traces[s], &seen, &others[s], &tally);
        tell (traces[s], programs[p], &others[s], &seen, &tally);
      }
      rt_trace_unref (programs[p]);
    }
    for (int s = 0; s < N_SEARCHES; s++)
      rt_trace_unref (traces[s]);
  }
  if (is_a_part ())
    return;
  g_assert_cmpuint (tally.cases[RT_COST_FEWER], >, 100);
  g_assert_cmpuint (tally.cases[RT_COST_NO_ANSWER], >, 100);
  g_assert_cmpuint (tally.cases[RT_COST_EQUAL], >, 10);
  g_assert_cmpuint (tally.reasons[1] + tally.reasons[2] + tally.reasons[3], >, 10);
}

/* What comes behind the first solution changes only that depths are not told. */
static void
test_goes_on (void)
{
  RtTrace *first = trace_of (&rt_search_masks, SEVERAL, NULL);
  RtTrace *second = trace_of (&rt_search_fewest, SEVERAL, NULL);
  g_autoptr (RtWhyCost) before = why_of (first, second, NULL), after = NULL;
  Tally tally = { 0 };
  Seen seen[2];

  while (rt_trace_run (first, NULL) == RT_STATUS_SOLVED)
    ;
  rt_trace_run (second, NULL);
  after = why_of (first, second, NULL);
  g_assert_cmpint (after->what, ==, before->what);
  g_assert_cmpuint (after->reasons, ==, before->reasons & ~(unsigned) RT_REASON_DEPTHS);
  seen[0] = look_at (first);
  seen[1] = look_at (second);
  g_assert_true (seen[0].goes_on && seen[1].goes_on);
  assert_true_of (after, seen, &tally);
  rt_trace_unref (first);
  rt_trace_unref (second);
}

/* Ten million steps on the way to 69 million placements. */
static void
test_long (void)
{
  static const RtSearch *const others[] = { &rt_search_fewest, &rt_search_propagate,
                                            &rt_search_dancing_links };
  Tally tally = { 0 };
  RtStop stop = RT_STOP_INIT;
  RtTrace *masks;
  Seen seen;

  rt_stop_after (&stop, 15200);
  masks = trace_of (&rt_search_masks, LONG, &stop);
  seen = look_at (masks);
  g_assert_cmpuint (seen.steps, >, 10000000);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++) {
    RtTrace *other = trace_of (others[i], LONG, NULL);
    Seen of_other = look_at (other);

    tell (masks, other, &seen, &of_other, &tally);
    tell (other, masks, &of_other, &seen, &tally);
    rt_trace_unref (other);
  }
  g_assert_cmpuint (tally.cases[RT_COST_STOPPED_MORE], ==, 6);
  rt_trace_unref (masks);
}

/* As the face of the window has it. */
static void
test_sentence (void)
{
  RtTrace *scan = trace_of (&rt_search_scan, EASY, NULL);
  RtTrace *masks = trace_of (&rt_search_masks, EASY, NULL);
  RtTrace *fewest = trace_of (&rt_search_fewest, EASY, NULL);
  g_autoptr (RtWhyCost) fewer = why_of (scan, fewest, NULL);
  g_autoptr (RtWhyCost) same = why_of (scan, masks, NULL);
  RtStop stop = RT_STOP_INIT;

  g_assert_cmpstr (fewer->text, ==,
                   "“Fewest candidates first” needs 51 placements where “First blank, three scans” "
                   "needs 4208: it is never wrong, the other one 4157 times. It always takes the "
                   "cell with the fewest digits left: 1.0 on average instead of 1.4.");
  g_assert_cmpstr (same->text, ==,
                   "Both make the same 4208 placements in the same order. Only what a test costs "
                   "differs: “Cell by cell, with bit masks” looks 12705 times at the grid or at its notes, "
                   "“First blank, three scans” 473911 times.");
  rt_stop_raise (&stop);
  g_assert_null (why_of (scan, masks, &stop));
  rt_trace_unref (scan);
  rt_trace_unref (masks);
  rt_trace_unref (fewest);
}

/* The narrowest of all ranges in which nine of ten steps ended, however the steps lie. */
static void
test_band (void)
{
  for (int round = 0; round < 200; round++) {
    g_autofree RtSpent *spent = g_new0 (RtSpent, 1);
    int most = g_test_rand_int_range (1, 50), from = -1, to = -1, narrowest = RT_TRACE_DEPTHS;
    guint64 within = 0;

    spent->knows_depths = true;
    spent->at[round % RT_TRACE_DEPTHS] = 1;
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++) {
      int n = g_test_rand_int_range (-most, most);

      spent->at[depth] += (guint64) MAX (0, n);
      spent->steps += spent->at[depth];
    }
    for (int first = 0; first < RT_TRACE_DEPTHS; first++) {
      guint64 sum = 0;

      for (int last = first; last < RT_TRACE_DEPTHS; last++) {
        sum += spent->at[last];
        if (sum * 10 >= spent->steps * 9)
          narrowest = MIN (narrowest, last - first + 1);
      }
    }
    g_assert_true (rt_spent_band (spent, &from, &to));
    for (int depth = from; depth <= to; depth++)
      within += spent->at[depth];
    g_assert_cmpuint (within * 10, >=, spent->steps * 9);
    g_assert_cmpint (to - from + 1, ==, narrowest);
    g_assert_cmpint (rt_spent_share (spent, from, to), ==, (int) (within * 100 / spent->steps));
    spent->knows_depths = false;
    g_assert_false (rt_spent_band (spent, &from, &to));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/why-cost/band", test_band);
  g_test_add_func ("/why-cost/sentence", test_sentence);
  g_test_add_func ("/why-cost/all-pairs", test_all_pairs);
  g_test_add_func ("/why-cost/program", test_program);
  g_test_add_func ("/why-cost/stopped", test_stopped);
  g_test_add_func ("/why-cost/goes-on", test_goes_on);
  g_test_add_func ("/why-cost/long", test_long);
  return g_test_run ();
}
