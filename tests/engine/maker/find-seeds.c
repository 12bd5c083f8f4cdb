/* find-seeds.c - finds the puzzles of engine/maker/seed-puzzles.c: our own, made at random.
 *
 *     find-seeds SECONDS SEED SYMMETRY [TECHNIQUE...]
 *
 * From random puzzles it goes from neighbour to neighbour, to ways that use these techniques, and prints
 * the first puzzles whose way uses any one. Without a technique it goes to harder and harder ones: first
 * to those where more and more often each candidate must be tried, with singles after it, to put some off;
 * where that leads nowhere, to a higher ER. It prints those of 9.3 and up with their ER:
 *
 *     TECHNIQUE contains|hardest PUZZLE
 *
 * Stored are of each technique that comes too seldom at random five as the hardest and three as used,
 * and first those that it printed for the symmetry half-turn, which serve with and without it. Where the
 * order of techniques changes, test-maker tells which no longer hold. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/rating/rating.h"
#include "engine/make/full-grid.h"
#include "engine/make/minimal-puzzle.h"
#include "engine/make/neighbour.h"
#include "engine/maker/sieve.h"

#include <glib.h>
#include <string.h>

#define MOST_RANK 1001
#define KEPT 12         /* of each kind */
#define N_CHANGES 400    /* from neighbour to neighbour */
#define N_BLIND 20      /* of these, before the technique can be used anywhere */
#define FAR 2000
#define EASIEST 50      /* human rank: where singles are used is not looked at */
#define POOL 100

static int n_found[MOST_RANK][2];       /* by human rank; as the hardest */

static void
print_if_so (const RtTechnique *technique, bool hardest, const RtGrid *puzzle)
{
  g_autoptr (RtSieve) sieve = NULL;
  atomic_int nearest = 0;
  char text[RT_N_CELLS + 1];
  RtRequest request;
  RtMade made;

  if (n_found[technique->human_rank][hardest] >= KEPT)
    return;
  rt_request_init (&request);
  request.technique = technique;
  request.hardest = hardest;
  sieve = rt_sieve_new (&request, &nearest);
  if (!rt_sieve_passes (sieve, puzzle, NULL, &made))
    return;
  n_found[technique->human_rank][hardest]++;
  g_print ("%s %s %s\n", technique->id, hardest ? "hardest" : "contains",
           rt_grid_print (puzzle, text));
}

/* Looks at the way through PUZZLE; returns the rank of its hardest step. */
static int
look (RtStudy *study, const RtLadder *ladder, const RtGrid *puzzle)
{
  g_autoptr (GPtrArray) path = NULL;
  const RtTechnique *hardest = NULL;
  int most = 0;

  rt_study_at_grid (study, puzzle);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtTechnique *technique = ((RtStep *) g_ptr_array_index (path, i))->technique;

    if (technique->human_rank > most) {
      most = technique->human_rank;
      hardest = technique;
      print_if_so (technique, false, puzzle);
    }
  }
  if (hardest)
    print_if_so (hardest, true, puzzle);
  return most;
}

/* How far PUZZLE is from a way that uses what ONLY has alone: where that could be used, how much easier
 * or harder is what the way uses there. FAR: it never could. */
static int
distance (RtStudy *study, const RtLadder *ladder, const RtLadder *only, int rank, const RtGrid *puzzle)
{
  int least = FAR;

  rt_study_at_grid (study, puzzle);
  while (study->field.n_left) {
    g_autoptr (RtStep) step = rt_step_search_next (study, ladder);

    if (!step)
      break;
    if (step->technique->human_rank >= EASIEST && rank - step->technique->human_rank < least) {
      g_autoptr (RtStep) other = rt_step_search_next (study, only);

      if (other)
        least = ABS (rank - step->technique->human_rank);
    }
    if (least == 0 || step->technique->human_rank > rank)
      break;
    for (guint i = 0; i < step->n_removed; i++)
      rt_study_remove (study, step->removed[i].cell, step->removed[i].digits);
    for (guint i = 0; i < step->n_placed; i++)
      rt_study_place (study, step->placed[i].cell, step->placed[i].digit);
  }
  return least;
}

/* From neighbour to neighbour, to ways that use TECHNIQUE. */
static void
walk_to (const RtTechnique *technique, RtStudy *study, const RtLadder *ladder, const RtOrbits *orbits,
         RtRandom *random)
{
  g_autoptr (RtLadder) only = rt_ladder_copy (ladder);
  RtOrbits groups = *orbits;
  RtGrid grid, other;
  int away;

  for (guint i = 0; i < only->rungs->len; i++) {
    RtRung *rung = &g_array_index (only->rungs, RtRung, i);

    rung->on = rung->technique == technique;
  }
  rt_full_quick (random, &grid);
  rt_orbits_shuffle (&groups, random);
  rt_minimise (&grid, &groups);
  away = distance (study, ladder, only, technique->human_rank, &grid);
  for (int i = 0; i < N_CHANGES && (away < FAR || i < N_BLIND); i++) {
    int other_away;

    rt_neighbour (&grid, orbits, random, &other);
    other_away = distance (study, ladder, only, technique->human_rank, &other);
    if (other_away == 0)
      look (study, ladder, &other);
    if (other_away <= away) {
      grid = other;
      away = other_away;
    }
  }
}

#define STUCK 1000

/* Places what singles place. */
static void
place_singles (RtStudy *study, const RtLadder *singles)
{
  for (;;) {
    g_autoptr (RtStep) step = rt_step_search_next (study, singles);

    if (!step)
      return;
    rt_study_place (study, step->placed[0].cell, step->placed[0].digit);
  }
}

/* Returns the number of rounds of trying each candidate, followed by singles, until the puzzle is
 * solved; STUCK if it is not. */
static int
count_rounds (RtStudy *study, const RtLadder *singles, const RtGrid *puzzle)
{
  int n = 0;

  rt_study_at_grid (study, puzzle);
  for (;; n++) {
    RtDigits off[RT_N_CELLS] = { 0 };
    bool any = false;
    RtGrid grid;

    place_singles (study, singles);
    if (study->field.n_left == 0)
      return n;
    memcpy (grid.digit, study->field.digit, RT_N_CELLS);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      for_each_digit (digit, study->field.candidates[cell]) {
        RtGrid tried = grid;

        tried.digit[cell] = (uint8_t) digit;
        if (rt_fast_refutes (&tried, 0))
          off[cell] |= rt_digits_of (digit);
        any |= off[cell] != 0;
      }
    if (!any)
      return STUCK;
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (off[cell])
        rt_study_remove (study, cell, off[cell]);
  }
}

/* The hardest so far, from which harder ones are looked for; the worst goes. */
static struct {
  RtGrid grid;
  int rounds;           /* from STUCK on, with ER */
} pool[POOL];

static void
climb (RtRater *rater, RtStudy *study, const RtLadder *ladder, const RtLadder *singles,
       const RtOrbits *orbits, RtRandom *random)
{
  guint from = rt_random_below (random, POOL), worst = 0;
  RtRating rating = { 0 };
  int rounds;
  RtGrid other;

  for (guint i = 1; i < POOL; i++)
    if (pool[i].rounds < pool[worst].rounds)
      worst = i;
  if (pool[worst].rounds == 0) {
    RtOrbits groups = *orbits;

    rt_full_quick (random, &other);
    rt_orbits_shuffle (&groups, random);
    rt_minimise (&other, &groups);
  } else {
    rt_neighbour (&pool[from].grid, orbits, random, &other);
  }
  rounds = count_rounds (study, singles, &other);
  if (rounds == STUCK && rt_rater_rate (rater, &other, NULL, &rating))
    rounds += rating.er;
  if (rounds < pool[worst].rounds)
    return;
  for (guint i = 0; i < POOL; i++)
    if (rt_grid_equal (&pool[i].grid, &other))
      return;
  pool[worst].grid = other;
  pool[worst].rounds = rounds;
  if (rating.er >= 93) {
    char text[RT_N_CELLS + 1];

    g_print ("%d %s\n", rating.er, rt_grid_print (&other, text));
  }
  if (rating.er >= 88)
    look (study, ladder, &other);
}

int
main (int argc, char **argv)
{
  gint64 end = g_get_monotonic_time () + g_ascii_strtoll (argv[1], NULL, 10) * G_USEC_PER_SEC;
  guint64 seed = g_ascii_strtoull (argv[2], NULL, 10);
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) singles = rt_ladder_copy (ladder);
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtOrbits orbits;

  for (guint i = 0; i < singles->rungs->len; i++) {
    RtRung *rung = &g_array_index (singles->rungs, RtRung, i);

    rung->on = rung->technique->human_rank < EASIEST;
  }
  rt_symmetry_orbits (rt_symmetry_by_id (argv[3]), &orbits);
  for (guint64 stream = 0; g_get_monotonic_time () < end; stream++) {
    RtRandom random = rt_random (seed, stream);

    if (argc == 4)
      climb (rater, study, ladder, singles, &orbits, &random);
    else
      walk_to (rt_technique_by_id (argv[4 + stream % (guint64) (argc - 4)]), study, ladder, &orbits,
               &random);
  }
  return 0;
}
