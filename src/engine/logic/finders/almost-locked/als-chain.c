/* als-chain.c - finds chains of almost locked sets: ALS-XZ, ALS-XY-wing, ALS chain.
 *
 * An example in the notation of forums: (5=13)r1c25-(3=58)r4c27 => r4c5<>5
 *
 * An almost locked set has one candidate digit more than cells: if it loses one digit, it needs all
 * the others. Suppose that a candidate, the victim, is true, and that it sees all places for its
 * digit in two such sets. Both sets lose the digit. Each set then needs all its other digits, and
 * so takes one from a linked set, which takes one from the next set: two chains. If the chains meet,
 * the set where they meet loses two digits, which is one too many, so the victim is false. Both
 * chains grow at once, breadth first, to find the shortest.
 *
 * The search keeps only the first path to each set, and drops two paths that share a set, so it may
 * miss a long chain. It finds all chains of three and four sets, because it tries each set as the
 * middle one, and each two linked sets as the two middle ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/almost-locked/als-chain.h"

#include "engine/logic/chains/price.h"
#include "engine/logic/finders/almost-locked/set-links.h"
#include "engine/logic/step/sink.h"

#include <string.h>

/* Maximum number of sets of a chain. */
#define MAX_SETS 16

/* A chain: its sets from one end to the other, and the digits that link each set with the next; the
 * last digit is the digit of the victim. */
typedef struct {
  int n, digit;
  uint16_t set[MAX_SETS];
  uint8_t by[MAX_SETS];
} Chain;

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;
  const RtSets *sets;
  GArray *chains;       /* of Chain */

  /* State of the search from the present victim: the sets that lost a digit (`reached`); and by
   * set: the digit that the set lost, its distance from the victim, and the previous set (for a set
   * at the start: the set itself). */
  int digit;
  int n_reached, first;
  uint16_t *reached, *from;
  uint8_t *lost, *level;
  uint64_t *is_reached;
  uint64_t *lost_it[9]; /* by digit - 1: the sets that lost it */

  /* Sets that are linked with sets that lose the victim's digit: by at least one digit, by at least
   * two digits (possible middle sets of a chain of three), and by the present digit. */
  uint64_t *once, *twice, *by_this;

  /* By digit - 1: sets linked by this digit, or by any other digit, with a set that loses the
   * victim's digit. */
  uint64_t *next_by[9], *next_but[9];
} Search;

/* Records that the almost locked set SET loses DIGIT because of the set FROM, LEVEL sets from the
 * victim. */
static void
reach (Search *search, int set, int digit, int from, int level)
{
  search->lost[set] = (uint8_t) digit;
  search->level[set] = (uint8_t) level;
  search->from[set] = (uint16_t) from;
  search->reached[search->n_reached++] = (uint16_t) set;
  search->is_reached[set >> 6] |= UINT64_C (1) << (set & 63);
  search->lost_it[digit - 1][set >> 6] |= UINT64_C (1) << (set & 63);
}

/* Builds the chain through the almost locked sets A and B, which DIGIT links, and which both lost
 * another digit. Returns false if it would contain a set twice. */
static bool
join (const Search *search, int a, int b, int digit, Chain *chain)
{
  int n = search->level[a], by = digit;

  chain->n = n + search->level[b];
  chain->digit = search->digit;
  for (int i = n - 1, set = a; i >= 0; set = search->from[set], i--) {
    chain->set[i] = (uint16_t) set;
    chain->by[i] = (uint8_t) by;
    by = search->lost[set];
  }
  for (int i = n, set = b; i < chain->n; set = search->from[set], i++) {
    chain->set[i] = (uint16_t) set;
    chain->by[i] = search->lost[set];
  }
  for (int i = 0; i < n; i++)
    for (int k = n; k < chain->n; k++)
      if (chain->set[i] == chain->set[k])
        return false;
  return true;
}

/* Follows the links of the almost locked set A by DIGIT. If a chain shorter than BEST results,
 * stores it in BEST. */
static void
follow (Search *search, int a, int digit, Chain *best)
{
  const uint64_t *links = rt_sets_linked (search->sets, a, digit);
  int level = search->level[a];

  for (int w = 0; w < search->sets->n_words; w++) {
    uint64_t met = links[w] & search->is_reached[w] & ~search->lost_it[digit - 1][w];

    for (uint64_t fresh = links[w] & ~search->is_reached[w]; fresh; fresh &= fresh - 1)
      reach (search, 64 * w + __builtin_ctzll (fresh), digit, a, level + 1);
    for (; met; met &= met - 1) {
      int b = 64 * w + __builtin_ctzll (met);
      Chain chain;

      if (level + search->level[b] < best->n && join (search, a, b, digit, &chain))
        *best = chain;
    }
  }
}

/* Returns the number of the first set, from FIRST on, that is in both A and B; -1 if there is
 * none. */
static int
first_of_both (const Search *search, const uint64_t *a, const uint64_t *b, int first)
{
  for (int w = first >> 6; w < search->sets->n_words; w++) {
    uint64_t both = a[w] & b[w];

    if (w == first >> 6)
      both &= ~UINT64_C (0) << (first & 63);
    if (both)
      return 64 * w + __builtin_ctzll (both);
  }
  return -1;
}

/* Stores in `twice` the almost locked sets that two digits link with sets of LOSING, which lose the
 * victim's digit. Leaves out the sets of LOSING, because they make shorter chains. */
static void
find_middles (Search *search, const uint64_t *losing)
{
  const RtSets *sets = search->sets;
  gsize size = (gsize) sets->n_words * sizeof (uint64_t);

  memset (search->once, 0, size);
  memset (search->twice, 0, size);
  for (int digit = 1; digit <= 9; digit++) {
    if (digit == search->digit)
      continue;
    memset (search->by_this, 0, size);
    for (int set = first_of_both (search, losing, losing, 0); set >= 0;
         set = first_of_both (search, losing, losing, set + 1)) {
      const uint64_t *links = rt_sets_linked (sets, set, digit);

      for (int w = 0; w < sets->n_words; w++)
        search->by_this[w] |= links[w];
    }
    for (int w = 0; w < sets->n_words; w++) {
      search->twice[w] |= search->once[w] & search->by_this[w];
      search->once[w] |= search->by_this[w];
    }
  }
  for (int w = 0; w < sets->n_words; w++)
    search->twice[w] &= ~losing[w];
}

/* Builds a chain with MIDDLE between two different sets of LOSING, the sets that lose the victim's
 * digit. Returns false if that is not possible. */
static bool
join_at (const Search *search, const uint64_t *losing, int middle, Chain *chain)
{
  RtDigits digits = search->sets->set[middle].digits & (RtDigits) ~rt_digits_of (search->digit);

  for_each_digit (x, digits)
    for (int y = x; (y = rt_digits_next (digits, y)) != 0;) {
      const uint64_t *by_x = rt_sets_linked (search->sets, middle, x);
      const uint64_t *by_y = rt_sets_linked (search->sets, middle, y);
      int a = first_of_both (search, losing, by_x, 0), b = first_of_both (search, losing, by_y, 0);

      if (a >= 0 && a == b) {
        int other = first_of_both (search, losing, by_y, b + 1);

        if (other >= 0)
          b = other;
        else
          a = first_of_both (search, losing, by_x, a + 1);
      }
      if (a < 0 || b < 0)
        continue;
      *chain = (Chain) { .n = 3, .digit = search->digit,
                         .set = { (uint16_t) a, (uint16_t) middle, (uint16_t) b },
                         .by = { (uint8_t) x, (uint8_t) y, (uint8_t) search->digit } };
      return true;
    }
  return false;
}

/* Finds a chain of three sets, two of them in LOSING (sets that lose the victim's digit). There
 * must be no chain of two sets. Returns true if there is one. */
static bool
find_wing (Search *search, const uint64_t *losing, Chain *chain)
{
  find_middles (search, losing);
  for (int set = first_of_both (search, search->twice, search->twice, 0); set >= 0;
       set = first_of_both (search, search->twice, search->twice, set + 1))
    if (join_at (search, losing, set, chain))
      return true;
  return false;
}

/* Builds a chain of four sets: M and C, which DIGIT links, between two different sets of LOSING
 * (those that lose the victim's digit). Y links the first set with M, and V links C with the last.
 * Returns false if that is not possible. */
static bool
join_four (const Search *search, const uint64_t *losing, int m, int c, int y, int digit, int v,
           Chain *chain)
{
  const uint64_t *by_y = rt_sets_linked (search->sets, m, y);
  const uint64_t *by_v = rt_sets_linked (search->sets, c, v);
  int a = first_of_both (search, losing, by_y, 0), d = first_of_both (search, losing, by_v, 0);

  if (a >= 0 && a == d) {
    d = first_of_both (search, losing, by_v, a + 1);
    if (d < 0) {
      d = a;
      a = first_of_both (search, losing, by_y, d + 1);
    }
  }
  if (a < 0 || d < 0)
    return false;
  *chain = (Chain) { .n = 4, .digit = search->digit,
                     .set = { (uint16_t) a, (uint16_t) m, (uint16_t) c, (uint16_t) d },
                     .by = { (uint8_t) y, (uint8_t) digit, (uint8_t) v, (uint8_t) search->digit } };
  return true;
}

/* Computes next_by and next_but: the sets that may be next to the ends of a chain, which are in
 * LOSING. */
static void
find_next_to (Search *search, const uint64_t *losing)
{
  const RtSets *sets = search->sets;
  gsize size = 18 * (gsize) sets->n_words * sizeof (uint64_t);

  memset (search->next_by[0], 0, size);
  for (int set = first_of_both (search, losing, losing, 0); set >= 0;
       set = first_of_both (search, losing, losing, set + 1))
    for_each_digit (digit, sets->set[set].digits & (RtDigits) ~rt_digits_of (search->digit))
      for (int w = 0; w < sets->n_words; w++)
        search->next_by[digit - 1][w] |= rt_sets_linked (sets, set, digit)[w];
  for (int digit = 0; digit < 9; digit++)
    for (int other = 0; other < 9; other++)
      for (int w = 0; w < sets->n_words && other != digit; w++)
        search->next_but[digit][w] |= search->next_by[other][w];
}

/* Finds a chain of four sets with M as the second set; Y links M with the first set. Returns true
 * if there is one. */
static bool
find_four_with (const Search *search, const uint64_t *losing, int m, int y, Chain *chain)
{
  const RtSets *sets = search->sets;

  for_each_digit (digit, sets->set[m].digits & (RtDigits) ~rt_digits_of (y)) {
    const uint64_t *linked = rt_sets_linked (sets, m, digit), *next = search->next_but[digit - 1];

    for (int c = first_of_both (search, linked, next, 0); c >= 0;
         c = first_of_both (search, linked, next, c + 1))
      for_each_digit (v, sets->set[c].digits & (RtDigits) ~rt_digits_of (digit))
        if (search->next_by[v - 1][c >> 6] >> (c & 63) & 1 &&
            join_four (search, losing, m, c, y, digit, v, chain))
          return true;
  }
  return false;
}

/* Finds a chain of four sets. There must be no chain of fewer sets. Returns true if there is one. */
static bool
find_four (Search *search, const uint64_t *losing, Chain *chain)
{
  find_next_to (search, losing);
  for (int y = 1; y <= 9; y++) {
    const uint64_t *next = search->next_by[y - 1];

    for (int m = first_of_both (search, next, next, 0); m >= 0;
         m = first_of_both (search, next, next, m + 1))
      if (find_four_with (search, losing, m, y, chain))
        return true;
  }
  return false;
}

/* Finds the shortest chain with fewer than LIMIT sets that eliminates DIGIT from CELL. Returns true
 * if there is one. */
static bool
search_victim (Search *search, int cell, int digit, int limit, Chain *best)
{
  const uint64_t *losing = rt_sets_losing (search->sets, cell, digit);
  int n_losing;

  best->n = limit;
  search->digit = digit;
  search->n_reached = 0;
  /* This call also clears `lost_it`, which follows is_reached in memory. */
  memset (search->is_reached, 0, 10 * (gsize) search->sets->n_words * sizeof (uint64_t));
  for (int w = 0; w < search->sets->n_words; w++)
    for (uint64_t rest = losing[w]; rest; rest &= rest - 1) {
      int set = 64 * w + __builtin_ctzll (rest);

      reach (search, set, digit, set, 1);
    }
  n_losing = search->n_reached;
  if (n_losing < 2)
    return false;
  for (int i = 0; i < search->n_reached; i++) {
    int set = search->reached[i];

    if (i == n_losing && best->n > 3 && find_wing (search, losing, best))
      break;
    if (search->level[set] + 1 >= best->n)
      break;
    for_each_digit (other, search->sets->set[set].digits)
      if (other != search->lost[set])
        follow (search, set, other, best);
  }
  if (best->n > 4)
    find_four (search, losing, best);
  return best->n < limit;
}

static void
explain (const Search *search, RtDraft *draft, const Chain *chain)
{
  const RtSets *sets = search->sets;

  if (!draft->explains)
    return;
  for (int i = 0; i < chain->n; i++) {
    int set = chain->set[i];
    int from = i == 0 ? chain->digit : chain->by[i - 1], to = chain->by[i];

    rt_sets_mark (sets, set, i, draft, &search->study->field, 0);
    rt_sets_link (sets, set, from, to, draft, 0);
    if (i + 1 < chain->n)
      rt_draft_link (draft, rt_sets_node (sets, set, to, true),
                     rt_sets_node (sets, chain->set[i + 1], to, false), RT_LINK_WEAK, 0);
  }
}

static bool
report (const Search *search, const Chain *chain)
{
  const RtTechnique *technique = search->technique;
  double price = technique->flags & RT_TECHNIQUE_CHAIN
                   ? technique->price +
                       rt_chain_surcharge (2 * (chain->n - technique->size) + 2)
                   : technique->price;
  RtDraft *draft = rt_sink_begin (search->sink, technique, price);
  const RtCells *first = search->sets->victims[chain->set[0]];
  const RtCells *last = search->sets->victims[chain->set[chain->n - 1]];

  rt_draft_remove_from (draft, &search->study->field,
                        rt_cells_and (first[chain->digit - 1], last[chain->digit - 1]),
                        chain->digit);
  explain (search, draft, chain);
  return rt_sink_report (search->sink);
}

static int
compare_chains (gconstpointer a, gconstpointer b)
{
  const Chain *one = a, *other = b;

  return one->n - other->n;
}

/* Searches the chains of all victims, and sorts them. Skips victims whose shortest chain belongs to
 * another technique. For chains of any length, only the shortest is needed. Of chains with equally
 * many sets, all are needed, because each may have the least cost. */
static void
search_all (Search *search)
{
  bool any_length = search->technique->flags & RT_TECHNIQUE_CHAIN;
  int min = search->technique->size;
  int limit = any_length ? MAX_SETS + 1 : min + 1;
  Chain chain;

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, rt_study_plane (search->study, digit)) {
      if (rt_study_stopped (search->study))
        return;
      if (!search_victim (search, cell, digit, limit, &chain) || chain.n < min)
        continue;
      if (any_length && !search->sink->all) {
        g_array_set_size (search->chains, 0);
        limit = chain.n;
      }
      g_array_append_val (search->chains, chain);
    }
  /* This sort is stable. */
  g_array_sort (search->chains, compare_chains);
}

bool
rt_find_als_chain (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtSets *sets = rt_sets_of (study);
  g_autoptr (GArray) chains = g_array_new (FALSE, FALSE, sizeof (Chain));
  gsize n = (gsize) sets->n;
  g_autofree uint16_t *numbers = g_new (uint16_t, 2 * n);
  g_autofree uint8_t *lost = g_new (uint8_t, 2 * n);
  g_autofree uint64_t *is_reached = g_new (uint64_t, 10 * (gsize) sets->n_words);
  g_autofree uint64_t *middles = g_new (uint64_t, 21 * (gsize) sets->n_words);
  Search search = {
    .technique = technique, .study = study, .sink = sink, .sets = sets, .chains = chains,
    .reached = numbers, .from = numbers + n, .lost = lost, .level = lost + n,
    .is_reached = is_reached, .once = middles, .twice = middles + sets->n_words,
    .by_this = middles + 2 * sets->n_words,
  };

  if (n < 2)
    return false;
  for (int i = 0; i < 9; i++) {
    search.lost_it[i] = is_reached + (gsize) (i + 1) * (gsize) sets->n_words;
    search.next_by[i] = middles + (gsize) (i + 3) * (gsize) sets->n_words;
    search.next_but[i] = middles + (gsize) (i + 12) * (gsize) sets->n_words;
  }
  search_all (&search);
  for (guint i = 0; i < chains->len; i++)
    if (report (&search, &g_array_index (chains, Chain, i)))
      return true;
  return false;
}
