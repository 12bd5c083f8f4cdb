/* why-cost.c - explains why one search costs more than another: collects statistics of both, and
 * writes the sentences.
 *
 * One sentence states the costs; the table `rows` has a condition and a sentence for each reason.
 * Sentences are translated as a whole, because languages order the parts of a sentence
 * differently. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/why-cost.h"

#include "document/base/job.h"
#include "engine/steps/tape-replay.h"
#include "engine/trace/cursor.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Statistics of a search */

/* A grid, and for each house the set of digits in it, for fast lookup of candidates. */
typedef struct {
  RtGrid grid;
  RtDigits in_house[RT_N_HOUSES];
} Sight;

static void
flip (Sight *sight, int cell, int digit)
{
  for (int i = 0; i < 3; i++)
    sight->in_house[rt_houses_of[cell][i]] ^= rt_digits_of (digit);
}

/* Sets SIGHT to GRID and to the digits of each house. A house may contain a digit twice, because a
 * person's program may break the rules. */
static void
see (Sight *sight, const RtGrid *grid)
{
  *sight = (Sight) { .grid = *grid };
  for_each_cell (cell, rt_grid_filled (grid))
    for (int i = 0; i < 3; i++)
      sight->in_house[rt_houses_of[cell][i]] |= rt_digits_of (grid->digit[cell]);
}

static RtDigits
left_for (const Sight *sight, int cell)
{
  const uint8_t *houses = rt_houses_of[cell];

  return RT_DIGITS_ALL & (RtDigits) ~(sight->in_house[houses[0]] | sight->in_house[houses[1]] |
                                      sight->in_house[houses[2]]);
}

/* Returns true if CELL, which is empty, is the only empty cell of HOUSE that can hold DIGIT. */
static bool
is_only_place (const Sight *sight, int house, int cell, int digit)
{
  for (int i = 0; i < 9; i++) {
    int other = rt_houses[house][i];

    if (other != cell && !sight->grid.digit[other] &&
        rt_digits_has (left_for (sight, other), digit))
      return false;
  }
  return true;
}

static bool
is_forced (const Sight *sight, int cell, int digit)
{
  RtDigits left = left_for (sight, cell);

  if (!rt_digits_has (left, digit))
    return false; /* the person's program broke the rules */
  if (rt_digits_count (left) == 1)
    return true;
  for (int i = 0; i < 3; i++)
    if (is_only_place (sight, rt_houses_of[cell][i], cell, digit))
      return true;
  return false;
}

/* Adds the N steps after step FROM to the statistics SPENT. */
static void
look_at_stretch (RtSpent *spent, RtCursor *cursor, uint64_t from, uint64_t n)
{
  bool is_choice;
  Sight sight;

  rt_cursor_seek (cursor, from);
  is_choice = rt_cursor_event (cursor)->kind != RT_EVENT_TAKE_BACK;
  see (&sight, rt_cursor_grid (cursor));
  for (uint64_t i = 0; i < n && rt_cursor_next (cursor); i++) {
    const RtEvent *event = rt_cursor_event (cursor);

    if (event->kind == RT_EVENT_PLACE) {
      spent->placements++;
      spent->forced += is_forced (&sight, event->cell, event->digit);
      spent->choices += is_choice;
      if (is_choice)
        spent->left += (uint64_t) rt_digits_count (left_for (&sight, event->cell));
    }
    if (spent->search == &rt_search_recorded) {
      see (&sight, rt_cursor_grid (cursor));
    } else if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK) {
      flip (&sight, event->cell, event->digit);
      sight.grid.digit[event->cell] = event->kind == RT_EVENT_PLACE ? event->digit : 0;
    }
    is_choice = event->kind != RT_EVENT_TAKE_BACK;
  }
}

static void
look_at_depths (RtSpent *spent, RtTrace *trace)
{
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each, steps = 0;
  size_t n = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);

  for (size_t i = 0; i < n; i++) {
    steps += stretches[i].steps;
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      spent->at[depth] += stretches[i].at[depth];
  }
  spent->knows_depths = steps > 0 && steps == spent->steps;
}

static int
count_blanks (const RtGrid *givens)
{
  return RT_N_CELLS - rt_cells_count (rt_grid_filled (givens));
}

static bool
look_at_steps (RtSpent *spent, RtTrace *trace, RtCursor *cursor, RtStop *stop)
{
  uint64_t n = RT_SPENT_STRETCHES, each = RT_SPENT_STEPS;

  spent->search = rt_trace_search (trace);
  spent->blanks = count_blanks (rt_trace_givens (trace));
  spent->steps = rt_trace_solution (trace, 0);
  if (!spent->steps)
    spent->steps = rt_trace_length (trace);
  spent->is_sample = spent->steps > n * each;
  if (!spent->is_sample) {
    n = 1;
    each = spent->steps;
  }
  for (uint64_t i = 0; i < n; i++) {
    if (rt_stop_raised (stop))
      return false;
    look_at_stretch (spent, cursor, i * (spent->steps / n), each);
  }
  rt_cursor_seek (cursor, spent->steps);
  spent->status = (RtStatus) rt_cursor_event (cursor)->status;
  spent->counts = *rt_cursor_counts (cursor);
  look_at_depths (spent, trace);
  return true;
}

/* Sets SPENT to the statistics of TRACE; counts only a sample of a long search, so that this takes
 * some ten milliseconds. Returns false if STOP (may be NULL) was raised. */
static bool
count_spent (RtTrace *trace, RtStop *stop, RtSpent *spent)
{
  RtCursor *cursor = rt_cursor_new (trace);
  bool is_whole;

  *spent = (RtSpent) { 0 };
  is_whole = look_at_steps (spent, trace, cursor, stop);
  rt_cursor_free (cursor);
  return is_whole;
}

/* Sets SPENT to COUNTS, the counts of a SEARCH on GIVENS that is not recorded. Statistics that need
 * a recording stay 0. */
static void
set_counts (const RtSearch *search, const RtGrid *givens, RtStatus status, const RtCounts *counts,
            RtSpent *spent)
{
  *spent = (RtSpent) {
    .search = search, .status = status, .counts = *counts, .blanks = count_blanks (givens),
  };
}

uint64_t
rt_spent_left (const RtSpent *spent)
{
  return spent->choices ? (20 * spent->left + spent->choices) / (2 * spent->choices) : 0;
}

uint64_t
rt_spent_forced (const RtSpent *spent)
{
  return spent->placements ? 100 * spent->forced / spent->placements : 0;
}

bool
rt_spent_band (const RtSpent *spent, int *from, int *to)
{
  uint64_t within = 0;
  int narrowest = RT_TRACE_DEPTHS + 1;

  if (!spent->knows_depths)
    return false;
  for (int first = 0, end = 0; first < RT_TRACE_DEPTHS; within -= spent->at[first++]) {
    while (end < RT_TRACE_DEPTHS && within * 10 < spent->steps * 9)
      within += spent->at[end++];
    if (within * 10 < spent->steps * 9)
      break;
    if (end - first < narrowest) {
      narrowest = end - first;
      *from = first;
      *to = end - 1;
    }
  }
  return true;
}

int
rt_spent_share (const RtSpent *spent, int from, int to)
{
  uint64_t within = 0;

  for (int depth = from; depth <= to; depth++)
    within += spent->at[depth];
  return spent->steps ? (int) (within * 100 / spent->steps) : 0;
}

/* A text with numbers */

#define BEGIN '\1'
#define END '\2'
#define FIRST_INDEX '0' /* index 0 as a character; the ASCII characters after it suffice */

/* A text under construction, which records the position of each number. Translations may reorder
 * the parts of a sentence, so a number is written between marks, BEGIN with its index and END,
 * which numbered_end removes:
 *
 *     needs \1 0 116 \2 placements        value with index 0 */
typedef struct {
  GString *text;    /* with marks */
  GArray *values;   /* of RtCostValue */
  GPtrArray *parts; /* of char *: parts of sentences, freed by numbered_end */
} Numbered;

static Numbered *
numbered_new (void)
{
  Numbered *self = g_new0 (Numbered, 1);

  self->text = g_string_new (NULL);
  self->values = g_array_new (FALSE, FALSE, sizeof (RtCostValue));
  self->parts = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/* Returns PART, a text to be inserted into a sentence. SELF takes ownership of PART and frees it in numbered_end. */
static const char *
numbered_part (Numbered *self, char *part)
{
  g_ptr_array_add (self->parts, part);
  return part;
}

/* Adds VALUE to the values, and returns its text SAID between two control characters that record
 * its place (BEGIN with its index, END). SELF owns the result until numbered_end. */
static const char *
mark (Numbered *self, RtCostValue value, const char *said)
{
  char index = (char) (FIRST_INDEX + self->values->len);

  g_array_append_val (self->values, value);
  return numbered_part (self, g_strdup_printf ("%c%c%s%c", BEGIN, index, said, END));
}

/* Adds the value N of KIND for search WHICH (0 or 1). Returns its text with grouped digits between
 * marks, to be used once, in one sentence. SELF owns the text until numbered_end. */
static const char *
numbered_count (Numbered *self, RtCostValueKind kind, int which, guint64 n)
{
  g_autofree char *said = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  return mark (self, (RtCostValue) { kind, which, (double) n, 0, 0 }, said);
}

/* Adds the value TENTHS / 10 of KIND for search WHICH (0 or 1). Returns its text, such as "1.4",
 * between marks, to be used once, in one sentence. SELF owns the text until numbered_end. */
static const char *
numbered_tenths (Numbered *self, RtCostValueKind kind, int which, guint64 tenths)
{
  double number = (double) tenths / 10;
  g_autofree char *said = g_strdup_printf ("%.1f", number);

  return mark (self, (RtCostValue) { kind, which, number, 0, 0 }, said);
}

/* Appends SENTENCE to the text. Takes ownership of SENTENCE. */
static void
numbered_say (Numbered *self, char *sentence)
{
  if (self->text->len)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, sentence);
  g_free (sentence);
}

static int
by_place (gconstpointer a, gconstpointer b)
{
  const RtCostValue *one = a, *other = b;

  return one->start < other->start ? -1 : one->start > other->start;
}

/* Frees SELF. Returns its text without the marks around numbers, and sets VALUES to the values
 * (RtCostValue) in the order of the text. The caller owns both. */
static char *
numbered_end (Numbered *self, GArray **values)
{
  GString *text = g_string_new (NULL);
  RtCostValue *value = NULL;

  for (const char *p = self->text->str; *p; p++)
    if (*p == BEGIN) {
      value = &g_array_index (self->values, RtCostValue, *++p - FIRST_INDEX);
      value->start = text->len;
    } else if (*p == END) {
      value->end = text->len;
    } else {
      g_string_append_c (text, *p);
    }
  g_array_sort (self->values, by_place);
  *values = self->values;
  g_string_free (self->text, TRUE);
  g_ptr_array_unref (self->parts);
  g_free (self);
  return g_string_free (text, FALSE);
}

/* The two searches */

/* Two searches whose costs are explained. */
typedef struct {
  RtSpent spent[2];
  int few, many; /* index of the search with fewer placements (if equal, fewer reads); index of the
                  * other one */
  RtCostCase what;
  Numbered *text;
} Pair;

static const char *
name_of (const Pair *pair, int which)
{
  return _(pair->spent[which].search->name);
}

static const char *
count (Pair *pair, RtCostValueKind kind, int which, guint64 n)
{
  return numbered_count (pair->text, kind, which, n);
}

static const char *
reads (Pair *pair, int which)
{
  return count (pair, RT_VALUE_READS, which, pair->spent[which].counts.reads);
}

static const char *
placements (Pair *pair, int which)
{
  return count (pair, RT_VALUE_PLACEMENTS, which, pair->spent[which].counts.placements);
}

/* Returns true if it is known which of the two searches needs fewer placements. */
static bool
is_decided (const Pair *pair)
{
  return pair->what == RT_COST_FEWER || pair->what == RT_COST_STOPPED_MORE;
}

/* Returns true if search WHICH (0 or 1) of PAIR takes the blanks in reading order. */
static bool
is_in_order (const Pair *pair, int which)
{
  return pair->spent[which].search->in_order;
}

/* Returns the placements of search WHICH (0 or 1) as text, such as "2,279 placements"; PAIR owns it. */
static const char *
n_placements (Pair *pair, int which)
{
  gulong n = (gulong) pair->spent[which].counts.placements;

  return numbered_part (pair->text,
                          g_strdup_printf (ngettext ("%s placement", "%s placements", n),
                                           placements (pair, which)));
}

/* The first sentence: the costs */

static bool
is_stopped (const Pair *pair, int which)
{
  return pair->spent[which].status == RT_STATUS_SEARCHING;
}

static char *
say_fewer (Pair *pair)
{
  guint64 n = pair->spent[pair->few].counts.takebacks;
  guint64 n_many = pair->spent[pair->many].counts.takebacks;
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = placements (pair, pair->many);
  const char *wrong = count (pair, RT_VALUE_TAKEBACKS, pair->many, n_many);

  if (n == 0)
    return g_strdup_printf (
      /* Translators: the name of an algorithm, "116 placements", another name, a number of
       * placements, and how often the other one is wrong. */
      ngettext ("“%s” needs %s where “%s” needs %s: it is never wrong, the other one %s time.",
                "“%s” needs %s where “%s” needs %s: it is never wrong, the other one %s times.",
                (gulong) n_many),
      name, few, other, many, wrong);
  return g_strdup_printf (
    /* Translators: the name of an algorithm, "116 placements", another name, a number of
     * placements, and how often the one and the other are wrong. */
    ngettext ("“%s” needs %s where “%s” needs %s: it is wrong %s time instead of %s.",
              "“%s” needs %s where “%s” needs %s: it is wrong %s times instead of %s.", (gulong) n),
    name, few, other, many, count (pair, RT_VALUE_TAKEBACKS, pair->few, n), wrong);
}

/* Returns the first sentence for two searches of which it is unknown which one needs fewer
 * placements. A search that was stopped is named last. */
static char *
say_unknown (Pair *pair)
{
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = n_placements (pair, pair->many);

  if (is_stopped (pair, pair->few))
    /* Translators: the name of an algorithm, "116 placements", and both of another one. */
    return g_strdup_printf (_("Both were stopped: “%s” after %s, “%s” after %s. Which of them "
                              "needs fewer is not known."),
                            name, few, other, many);
  return g_strdup_printf (_("“%s” needs %s, “%s” was stopped after %s. Which of them needs fewer "
                            "is not known."),
                          name, few, other, many);
}

/* Returns the first sentence for two searches with the same tree, one or both of which were stopped. */
static char *
say_same_stopped (Pair *pair)
{
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = n_placements (pair, pair->many);

  if (is_stopped (pair, pair->few))
    return g_strdup_printf (_("Both make the same placements in the same order, and were stopped: "
                              "“%s” after %s, “%s” after %s."),
                            name, few, other, many);
  return g_strdup_printf (_("Both make the same placements in the same order: “%s” needs %s, “%s” "
                            "was stopped after %s."),
                          name, few, other, many);
}

/* Returns the first sentence for a search that was stopped after more placements than the other one
 * needs. The other one is named last, because "it" in the following sentences means the search
 * named last. */
static char *
say_stopped_more (Pair *pair)
{
  const char *many = n_placements (pair, pair->many);

  /* Translators: the name of an algorithm, "1,016 placements", and both of another one. */
  return g_strdup_printf (_("“%s” had made %s when it was stopped, and was not through. “%s” needs "
                            "%s."),
                          name_of (pair, pair->many), many, name_of (pair, pair->few),
                          n_placements (pair, pair->few));
}

static bool
is_solved (const Pair *pair, int which)
{
  return pair->spent[which].status == RT_STATUS_SOLVED;
}

/* Returns the first sentence if one search is a person's program that ended or was stopped before
 * the solution that the other search found. */
static char *
say_no_answer (Pair *pair)
{
  int lost = is_solved (pair, 0) ? 1 : 0;
  const char *made = n_placements (pair, lost);

  /* Translators: the name of a program, "51 placements", the name of an algorithm, a number of
   * placements. */
  return g_strdup_printf (_("“%s” printed no solution in %s; “%s” found one with %s."),
                          name_of (pair, lost), made, name_of (pair, 1 - lost),
                          placements (pair, 1 - lost));
}

static char *
say_case (Pair *pair)
{
  switch (pair->what) {
  case RT_COST_NOTHING:
    return g_strdup (_("Neither of them places a digit."));
  case RT_COST_SAME_TREE:
    /* Translators: "2,279 placements" */
    return g_strdup_printf (_("Both make the same %s in the same order."),
                            n_placements (pair, pair->few));
  case RT_COST_SAME_STOPPED:
    return say_same_stopped (pair);
  case RT_COST_EQUAL:
    /* Translators: "51 placements" */
    return g_strdup_printf (_("Both need %s."), n_placements (pair, pair->few));
  case RT_COST_FEWER:
    return say_fewer (pair);
  case RT_COST_STOPPED_MORE:
    return say_stopped_more (pair);
  case RT_COST_NO_ANSWER:
    return say_no_answer (pair);
  case RT_COST_UNKNOWN:
  default:
    return say_unknown (pair);
  }
}

/* The sentences for reasons */

/* Minimum number of steps of a search for which the sentence about depths is written. */
#define MANY_STEPS 1000

/* The sentence about depths is written if nine of ten steps are in at most 1 / NARROW of the
 * depths. */
#define NARROW 4

/* Returns SAID, a number of search WHICH (0 or 1), with "about" before it if only a sample of its
 * steps was counted. */
static const char *
about (Pair *pair, int which, const char *said)
{
  return pair->spent[which].is_sample
           /* Translators: before a number that is not exact. */
           ? numbered_part (pair->text, g_strdup_printf (_("about %s"), said))
           : said;
}

static const char *
left (Pair *pair, int which)
{
  return about (pair, which, numbered_tenths (pair->text, RT_VALUE_LEFT, which,
                                                rt_spent_left (&pair->spent[which])));
}

/* Returns the number of placements of search WHICH (0 or 1) that were the only possible ones, as
 * text: "95 of 116", or "about 82 %" for a sample. */
static const char *
forced (Pair *pair, int which)
{
  const RtSpent *spent = &pair->spent[which];
  const char *some;

  if (spent->is_sample) {
    some = count (pair, RT_VALUE_FORCED_SHARE, which, rt_spent_forced (spent));
    /* Translators: a percentage. */
    return about (pair, which, numbered_part (pair->text, g_strdup_printf (_("%s\u00a0%%"), some)));
  }
  some = count (pair, RT_VALUE_FORCED, which, spent->forced);
  /* Translators: of so many placements, as in "95 of 116". */
  return numbered_part (pair->text,
                          g_strdup_printf (_("%s of %s"), some,
                                           count (pair, RT_VALUE_FORCED_OF, which,
                                                  spent->placements)));
}

/* Returns true if the search of PAIR that needs fewer placements is known and is SEARCH. */
static bool
is_fewer (const Pair *pair, const RtSearch *search)
{
  return is_decided (pair) && pair->spent[pair->few].search == search;
}

/* Returns true if the reads of both searches are known; reads of a person's program are unknown. */
static bool
knows_reads (const Pair *pair)
{
  return pair->spent[0].search != &rt_search_recorded && pair->spent[1].search != &rt_search_recorded;
}

static bool
has_reads (const Pair *pair)
{
  return pair->what == RT_COST_SAME_TREE && knows_reads (pair);
}

static char *
say_reads (Pair *pair)
{
  const char *few = reads (pair, pair->few);

  if (pair->spent[pair->few].counts.reads == pair->spent[pair->many].counts.reads)
    return g_strdup_printf (_("And both look equally often: %s times."), few);
  /* Translators: the name of an algorithm, how often it looks, the name of another one, how often that
   * one looks. */
  return g_strdup_printf (_("Only what a test costs differs: “%s” looks %s times at the grid or at "
                            "its notes, “%s” %s times."),
                          name_of (pair, pair->few), few, name_of (pair, pair->many),
                          reads (pair, pair->many));
}

/* Returns true if the search with fewer placements had fewer candidates to choose from at its
 * guesses, on average, than the other one; if FEWER is false, more candidates. */
static bool
has_left (const Pair *pair, bool fewer)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return few->choices && many->choices &&
         (fewer ? rt_spent_left (few) < rt_spent_left (many)
                : rt_spent_left (few) > rt_spent_left (many));
}

static bool
has_order (const Pair *pair)
{
  return is_fewer (pair, &rt_search_fewest) && is_in_order (pair, pair->many) &&
         has_left (pair, true);
}

static char *
say_order (Pair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It always takes the cell with the fewest digits left: %s on average "
                            "instead of %s."),
                          few, left (pair, pair->many));
}

/* Returns true if in the search with fewer placements a greater percentage of them was forced (the
 * only possible one) than in the other search. */
static bool
has_more_forced (const Pair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return many->placements > 0 && rt_spent_forced (few) > rt_spent_forced (many);
}

static bool
has_forced (const Pair *pair)
{
  return is_fewer (pair, &rt_search_propagate) && has_more_forced (pair);
}

static char *
say_forced (Pair *pair)
{
  const char *few = forced (pair, pair->few);

  /* Translators: as in "95 of 116", or "about 40 %". */
  return g_strdup_printf (_("It writes what is forced before it guesses: %s of its digits had no "
                            "alternative, %s of the other one’s."),
                          few, forced (pair, pair->many));
}

static bool
has_options (const Pair *pair)
{
  return is_fewer (pair, &rt_search_dancing_links) && is_in_order (pair, pair->many) &&
         has_more_forced (pair);
}

static char *
say_options (Pair *pair)
{
  const char *few = forced (pair, pair->few);

  return g_strdup_printf (_("It takes what has the fewest options left, a cell or the place of a "
                            "digit: %s of its digits had no alternative, %s of the other one’s."),
                          few, forced (pair, pair->many));
}

static bool
has_jumps (const Pair *pair)
{
  return is_fewer (pair, &rt_search_backjump) && is_in_order (pair, pair->many);
}

static char *
say_jumps (Pair *pair)
{
  (void) pair;
  return g_strdup (_("Both take the same cells in the same order; but where nothing fits, it jumps back over "
                     "the digits that are not to blame."));
}

static bool
has_luck (const Pair *pair)
{
  return is_decided (pair) && is_in_order (pair, pair->few) && !is_in_order (pair, pair->many) &&
         pair->spent[pair->many].search != &rt_search_recorded && has_left (pair, false);
}

static char *
say_luck (Pair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It goes in reading order and is lucky here: in the cells that it "
                            "takes, %s digits are left on average, not %s."),
                          few, left (pair, pair->many));
}

static bool
has_more_reads (const Pair *pair)
{
  return pair->what == RT_COST_FEWER && knows_reads (pair) &&
         pair->spent[pair->few].counts.reads > pair->spent[pair->many].counts.reads;
}

static char *
say_more_reads (Pair *pair)
{
  const char *few = reads (pair, pair->few);

  return g_strdup_printf (_("But it looks more often at the grid or at its notes: %s times instead of %s."),
                          few, reads (pair, pair->many));
}

/* Returns true if most steps of the search with more placements ended in a narrow range of depths.
 * Returns false if that search does not fill the blanks in a fixed order. */
static bool
has_depths (const Pair *pair)
{
  const RtSpent *spent = &pair->spent[pair->many];
  int from, to;

  return (is_decided (pair) || pair->what == RT_COST_SAME_TREE) && is_in_order (pair, pair->many) &&
         spent->steps >= MANY_STEPS && rt_spent_band (spent, &from, &to) &&
         (to - from + 1) * NARROW <= spent->blanks;
}

static char *
say_depths (Pair *pair)
{
  const RtSpent *spent = &pair->spent[pair->many];
  const char *share, *first, *last;
  int from = 0, to = 0;

  rt_spent_band (spent, &from, &to);
  share = count (pair, RT_VALUE_SHARE, pair->many, (guint64) rt_spent_share (spent, from, to));
  first = count (pair, RT_VALUE_FROM, pair->many, (guint64) from);
  last = count (pair, RT_VALUE_TO, pair->many, (guint64) to);
  /* Translators: the name of an algorithm, a percentage of its steps, and how many blanks are
   * filled then: at least, at most, and of how many. */
  return g_strdup_printf (_("“%s” spends %s\u00a0%% of its steps with %s to %s of %s blanks filled."),
                          name_of (pair, pair->many), share, first, last,
                          count (pair, RT_VALUE_BLANKS, pair->many, (guint64) spent->blanks));
}

/* The reasons in the order of their sentences, each with its condition. */
static const struct {
  RtCostReason reason;
  bool (*holds) (const Pair *pair);
  char *(*say) (Pair *pair);
} rows[RT_COST_REASONS] = {
  { RT_REASON_READS, has_reads, say_reads },
  { RT_REASON_ORDER, has_order, say_order },
  { RT_REASON_FORCED, has_forced, say_forced },
  { RT_REASON_OPTIONS, has_options, say_options },
  { RT_REASON_JUMPS, has_jumps, say_jumps },
  { RT_REASON_LUCK, has_luck, say_luck },
  { RT_REASON_MORE_READS, has_more_reads, say_more_reads },
  { RT_REASON_DEPTHS, has_depths, say_depths },
};

/* Appends a sentence for each reason that explains the costs of PAIR. Returns these reasons, as
 * bits of RtCostReason. */
static unsigned
say_reasons (Pair *pair)
{
  unsigned reasons = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].holds (pair)) {
      reasons |= rows[i].reason;
      numbered_say (pair->text, rows[i].say (pair));
    }
  return reasons;
}

/* All sentences */

/* Returns the index (0 or 1) of the search with fewer placements; if these are equal, with fewer
 * reads. A search that was stopped comes after one that was not. */
static int
find_few (const Pair *pair)
{
  const RtCounts *first = &pair->spent[0].counts, *second = &pair->spent[1].counts;

  if (is_stopped (pair, 0) != is_stopped (pair, 1))
    return is_stopped (pair, 0) ? 1 : 0;
  if (first->placements != second->placements)
    return first->placements < second->placements ? 0 : 1;
  return first->reads <= second->reads ? 0 : 1;
}

static RtCostCase
find_case (const Pair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];
  bool is_same = few->search == many->search || (few->search->classic && many->search->classic);

  if (!is_stopped (pair, 0) && !is_stopped (pair, 1) && is_solved (pair, 0) != is_solved (pair, 1))
    return RT_COST_NO_ANSWER;
  if (is_stopped (pair, pair->many)) {
    if (is_same)
      return RT_COST_SAME_STOPPED;
    return !is_stopped (pair, pair->few) && few->counts.placements < many->counts.placements
             ? RT_COST_STOPPED_MORE
             : RT_COST_UNKNOWN;
  }
  if (many->counts.placements == 0)
    return RT_COST_NOTHING;
  return is_same                                              ? RT_COST_SAME_TREE
         : few->counts.placements == many->counts.placements ? RT_COST_EQUAL
                                                             : RT_COST_FEWER;
}

static bool
look (const RtGrid *givens, const RtCostSide *side, RtStop *stop, RtSpent *spent)
{
  if (side->trace)
    return count_spent (side->trace, stop, spent);
  set_counts (side->search, givens, side->status, &side->counts, spent);
  return !rt_stop_raised (stop);
}

RtWhyCost *
rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second, RtStop *stop)
{
  Pair pair = { 0 };
  RtWhyCost *why;

  g_return_val_if_fail (first != NULL && second != NULL, NULL);

  if (!look (givens, first, stop, &pair.spent[0]) || !look (givens, second, stop, &pair.spent[1]))
    return NULL;
  pair.few = find_few (&pair);
  pair.many = 1 - pair.few;
  pair.what = find_case (&pair);
  pair.text = numbered_new ();
  why = g_new0 (RtWhyCost, 1);
  why->what = pair.what;
  memcpy (why->spent, pair.spent, sizeof why->spent);
  why->fewer = is_decided (&pair) ? pair.few : -1;
  numbered_say (pair.text, say_case (&pair));
  why->reasons = say_reasons (&pair);
  why->text = numbered_end (pair.text, &why->values);
  return why;
}

void
rt_why_cost_free (RtWhyCost *why)
{
  g_free (why->text);
  g_array_unref (why->values);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&why->trees[i], rt_tree_free);
  g_free (why);
}

/* The job that explains costs in a thread */

#define FINEST 1000 /* the tree has no branches narrower than the search divided by this number */

typedef struct {
  RtGrid givens;
  RtCostSide sides[2]; /* their traces are owned */
  RtWhyCost *why;
} Job;

/* Returns true if the search of SIDE is to be run again and recorded for its statistics: it has no
 * trace, ran to its end, and was not too long. */
static bool
is_to_be_recorded (const RtCostSide *side)
{
  return !side->trace && side->status != RT_STATUS_SEARCHING &&
         side->counts.placements + side->counts.takebacks <= RT_EXPLAIN_STEPS;
}

static void
explain_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  for (int i = 0; i < 2; i++)
    if (is_to_be_recorded (&job->sides[i])) {
      job->sides[i].trace = rt_trace_new (job->sides[i].search, &job->givens);
      rt_trace_run (job->sides[i].trace, stop);
    }
  job->why = rt_why_cost (&job->givens, &job->sides[0], &job->sides[1], stop);
  for (int i = 0; i < 2; i++)
    if (job->why && job->sides[i].trace) {
      uint64_t length = rt_trace_length (job->sides[i].trace);

      job->why->trees[i] = rt_tree_new (job->sides[i].trace, 0, length, MAX (1, length / FINEST), stop);
    }
}

static const RtJob explain_job = {
  .work = explain_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, sides[0].trace, rt_trace_unref),
             RT_JOB_OWNS (Job, sides[1].trace, rt_trace_unref),
             RT_JOB_OWNS (Job, why, rt_why_cost_free) },
};

void
rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                  GAsyncReadyCallback done, gpointer user_data)
{
  Job job = { .givens = *givens, .sides = { sides[0], sides[1] } };

  for (int i = 0; i < 2; i++)
    if (sides[i].trace)
      rt_trace_ref (sides[i].trace);
  rt_job_run (&explain_job, NULL, &job, cancellable, done, user_data);
}

RtWhyCost *
rt_explain_finish (GAsyncResult *result, GError **error)
{
  Job *job = rt_job_finish (&explain_job, result, error);

  return job ? g_steal_pointer (&job->why) : NULL;
}
