/* find-seeds.c - finds the puzzles of engine/maker/seeds.c: our own, made at random.
 *
 *     find-seeds SECONDS SEED SYMMETRY TECHNIQUE...
 *
 * From random puzzles it goes from neighbour to neighbour, to ways about as hard as these techniques, and
 * prints the first puzzles whose way uses any one:
 *
 *     TECHNIQUE contains|hardest PUZZLE */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/reason.h"
#include "engine/make/full.h"
#include "engine/make/minimal.h"
#include "engine/make/neighbour.h"
#include "engine/maker/sieve.h"

#include <glib.h>

#define MOST_RANK 1001
#define KEPT 12         /* of each kind */
#define N_CHANGES 60

static int n_found[MOST_RANK][2];       /* by human rank; as the hardest */
static guint64 n_looked;

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

  n_looked++;
  rt_study_at_grid (study, puzzle);
  path = rt_reason_path (study, ladder);
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

int
main (int argc, char **argv)
{
  gint64 end = g_get_monotonic_time () +
               g_ascii_strtoll (argv[1], NULL, 10) * G_USEC_PER_SEC;
  guint64 seed = g_ascii_strtoull (argv[2], NULL, 10);
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStudy) study = rt_study_new ();
  RtOrbits orbits;

  rt_symmetry_orbits (rt_symmetry_by_id (argv[3]), &orbits);
  for (guint64 stream = 0; g_get_monotonic_time () < end; stream++) {
    RtRandom random = rt_random (seed, stream);
    RtOrbits groups = orbits;
    RtGrid grid, other;
    const RtTechnique *technique = rt_technique_by_id (argv[4 + stream % (guint64) (argc - 4)]);
    int target = technique->human_rank, away;

    rt_full_quick (&random, &grid);
    rt_orbits_shuffle (&groups, &random);
    rt_minimise (&grid, &groups);
    away = ABS (look (study, ladder, &grid) - target);
    for (int i = 0; i < N_CHANGES && g_get_monotonic_time () < end; i++) {
      int other_away;

      rt_neighbour (&grid, &orbits, &random, &other);
      other_away = ABS (look (study, ladder, &other) - target);
      if (other_away <= away) {
        grid = other;
        away = other_away;
      }
    }
  }
  g_printerr ("%" G_GUINT64_FORMAT " ways\n", n_looked);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->human_rank)
        g_printerr ("%-26s %3d %3d\n", row->id, n_found[row->human_rank][0],
                    n_found[row->human_rank][1]);
  return 0;
}
