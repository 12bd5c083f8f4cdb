/* test-nested-cache.c - tests that cached finds equal those of a new search, and that a net can
 * be cut back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "common/cases.h"
#include "common/puzzles.h"
#include "engine/logic/board/positions.h"

#include "engine/logic/chains/forcing.h"
#include "engine/logic/finders/families.h"

#include <string.h>

#define HASH UINT64_C (0x123456789abcdef1)

static const RtForcingRules rules = { .multiple = true, .dynamic = true, .base = 8.5 };

typedef struct {
  RtNetWorker *worker;
  RtFindCache *recall;
  RtChainFinds searched, recalled;
  GArray *fields;   /* of RtChoices along a path */
  guint n_finds, n_parents;
} Test;

static void
keep_field (RtStudy *study, gpointer data)
{
  Test *test = data;

  g_array_append_val (test->fields, study->field);
}

static void
search (Test *test, const RtChoices *grid, const RtChoices *source)
{
  rt_chain_finds_for_inner (&test->searched, grid, source);
  g_assert_true (rt_net_search_below (test->worker, 1, grid, &rules, &test->searched));
}

static void
assert_same_numbers (const uint16_t *some, int n, const uint16_t *others, int n_others)
{
  g_assert_cmpint (n, ==, n_others);
  g_assert_true (n == 0 || memcmp (some, others, (gsize) n * sizeof *some) == 0);
}

static void
assert_same_find (const RtChainFind *one, const RtChainFind *other)
{
  g_assert_cmpfloat (one->rank.price, ==, other->rank.price);
  g_assert_cmpint (one->rank.complexity, ==, other->rank.complexity);
  g_assert_cmpint (one->rank.kind, ==, other->rank.kind);
  g_assert_cmpuint (one->order, ==, other->order);
  g_assert_cmpint (one->n_removed, ==, other->n_removed);
  for (int i = 0; i < one->n_removed; i++) {
    g_assert_cmpint (one->removed[i].cell, ==, other->removed[i].cell);
    g_assert_cmpint (one->removed[i].digits, ==, other->removed[i].digits);
  }
  assert_same_numbers (one->parents, one->n_parents, other->parents, other->n_parents);
  assert_same_numbers (one->nodes, one->n_nodes, other->nodes, other->n_nodes);
}

/* Compares finds cached with one source and read with another with those of a new search. */
static void
check_recalled (Test *test, const RtChoices *grid, const RtChoices *first, const RtChoices *source)
{
  search (test, grid, first);
  rt_find_cache_store (test->recall, HASH, &test->searched);
  rt_chain_finds_for_inner (&test->recalled, grid, source);
  g_assert_true (rt_find_cache_look_up (test->recall, HASH, &test->recalled) ==
                 (test->searched.finds->len > 0));

  search (test, grid, source);
  g_assert_cmpuint (test->recalled.finds->len, ==, test->searched.finds->len);
  for (guint i = 0; i < test->searched.finds->len; i++) {
    const RtChainFind *find = &g_array_index (test->searched.finds, RtChainFind, i);

    assert_same_find (&g_array_index (test->recalled.finds, RtChainFind, i), find);
    test->n_finds++;
    test->n_parents += (guint) find->n_parents;
  }
}

/* A different grid with an equal hash is not mistaken for the cached one. */
static void
check_not_confused (Test *test, const RtChoices *kept, const RtChoices *other)
{
  search (test, kept, kept);
  if (test->searched.finds->len == 0)
    return;
  rt_find_cache_store (test->recall, HASH, &test->searched);
  rt_chain_finds_for_inner (&test->recalled, other, other);
  g_assert_false (rt_find_cache_look_up (test->recall, HASH, &test->recalled));
}

static void
test_recalled (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  const RtTechnique *patterns[RT_N_PATTERNS];
  RtNegativeCache *memory = rt_negative_cache_new ();
  RtChainSearch *chains = rt_chain_search_new ();
  Test test = { .worker = rt_net_worker_new (patterns, memory, chains, rt_net_search_below),
                .recall = rt_find_cache_new (),
                .fields = g_array_new (FALSE, FALSE, sizeof (RtChoices)) };
  RtGrid puzzle;

  for (int i = 0; i < RT_N_PATTERNS; i++)
    patterns[i] = rt_technique_by_id (rt_pattern_ids[i]);
  rt_chain_finds_init (&test.searched);
  rt_chain_finds_init (&test.recalled);
  g_assert_true (rt_grid_parse (&puzzle, DEEPLY_NESTED));
  for_each_board (study, &puzzle, ladder, keep_field, &test);
  for (guint i = 1; i < test.fields->len; i++) {
    const RtChoices *fields = (const RtChoices *) (void *) test.fields->data;

    check_recalled (&test, &fields[i], &fields[0], &fields[i / 2]);
    check_recalled (&test, &fields[i], &fields[i / 2], &fields[0]);
    check_not_confused (&test, &fields[i], &fields[i - 1]);
  }
  g_test_message ("%u finds with %u parents", test.n_finds, test.n_parents);
  g_assert_cmpuint (test.n_finds, >, 100);
  g_assert_cmpuint (test.n_parents, >, test.n_finds);
  rt_chain_finds_clear (&test.searched);
  rt_chain_finds_clear (&test.recalled);
  g_array_unref (test.fields);
  rt_find_cache_free (test.recall);
  rt_net_worker_free (test.worker);
  g_free (chains);
  rt_negative_cache_free (memory);
}

/* A net cut back to its basis equals that basis. */
static void
test_cut_back (void)
{
  RtNet *net = rt_net_new ();
  RtCandidates on, off;

  rt_net_begin (net);
  for (int candidate = 0; candidate < 5; candidate++)
    rt_net_add (net, 100 * candidate, candidate % 2);
  rt_net_mark_basis (net);
  on = net->on;
  off = net->off;
  for (int candidate = 0; candidate < 5; candidate++)
    rt_net_add (net, 100 * candidate + 50, candidate % 2);
  rt_net_cut_back (net);
  g_assert_cmpint (net->n_on, ==, 2);
  g_assert_cmpint (net->n_off, ==, 3);
  g_assert_cmpmem (&net->on, sizeof on, &on, sizeof on);
  g_assert_cmpmem (&net->off, sizeof off, &off, sizeof off);
  rt_net_free (net);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/nested-cache", test_recalled, test_cut_back);
}
