/* bench-make.c - one table: how fast puzzles are made, how fast they should be, and what qqwing makes
 * where it is installed and can do the same.
 *
 *     bench-make [SECONDS]
 *
 * Puzzles a second of one processor: the median of ten seeds, each for SECONDS (0.1) or until one was
 * made, at most for LONGEST; of two where these make none. qqwing takes turns with ours. Where something takes long, the table says
 * how many seconds one takes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/make/canonical.h"
#include "engine/make/full-grid.h"
#include "engine/make/minimal-puzzle.h"
#include "engine/make/transform.h"
#include "engine/maker/maker.h"

#include <glib.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>

enum { N_SEEDS = 10, N_QQWING = 10, LONGEST = 10 };

static double slice = 0.1;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static int
compare_numbers (const void *a, const void *b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

static double
median (double numbers[N_SEEDS])
{
  qsort (numbers, N_SEEDS, sizeof *numbers, compare_numbers);
  return (numbers[N_SEEDS / 2 - 1] + numbers[N_SEEDS / 2]) / 2;
}

/* QQWING is 0 where it was not asked, or is not there. */
static void
print_row (const char *what, double is, double goal, double qqwing)
{
  g_autofree char *its = qqwing > 0 ? g_strdup_printf ("%11.1f", qqwing) : g_strdup ("          -");

  g_print ("%-44s %11.2f %11.2f %7.2f %s\n", what, is, goal, is / goal, its);
}

/* Making. */

typedef struct {
  RtStop stop;
  double end;
  guint n;
} Run;

static void
take (const RtMade *made, gpointer data)
{
  Run *run = data;

  run->n++;
  if (now () >= run->end)
    rt_stop_raise (&run->stop);
}

static gpointer
limit_thread (gpointer data)
{
  Run *run = data;

  for (int i = 0; i < 50 * LONGEST && !rt_stop_raised (&run->stop); i++)
    g_usleep (20000);
  rt_stop_raise (&run->stop);
  return NULL;
}

/* Puzzles a second. */
static double
make (RtRequest *request, guint64 seed)
{
  Run run = { RT_STOP_INIT, 0, 0 };
  GThread *limit = g_thread_new ("limit", limit_thread, &run);
  double start = now ();

  run.end = start + slice;
  request->seed = seed;
  rt_make (request, G_MAXUINT64, 1, &run.stop, NULL, take, &run);
  start = now () - start;
  rt_stop_raise (&run.stop);
  g_thread_join (limit);
  return run.n / start;
}

static double
children_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) usage.ru_utime.tv_sec + (double) usage.ru_utime.tv_usec / 1e6;
}

/* The same by qqwing; 0: it is not there, or nothing was asked. */
static double
make_by_qqwing (const char *words)
{
  g_autofree char *line = NULL, *out = NULL, *program = g_find_program_in_path ("qqwing");
  double start = children_time ();
  int status = 0;

  if (!program || !words)
    return 0;
  line = g_strdup_printf ("%s --generate %d --one-line %s", program, N_QQWING, words);
  if (!g_spawn_command_line_sync (line, &out, NULL, &status, NULL) || status != 0)
    return 0;
  return N_QQWING / (children_time () - start);
}

static void
bench (const char *what, RtRequest *request, double goal, const char *qqwing)
{
  double ours[N_SEEDS] = { 0 }, its[N_SEEDS] = { 0 };

  for (int i = 0; i < N_SEEDS && (i < 2 || ours[0] + ours[1] > 0); i++) {
    ours[i] = make (request, (guint64) i + 1);
    its[i] = make_by_qqwing (qqwing);
  }
  print_row (what, median (ours), goal, median (its));
}

static void
bench_any (void)
{
  static const char *const qqwing[RT_N_SYMMETRIES] = {
    "", "--symmetry rotate180", "--symmetry rotate90", "--symmetry mirror", "--symmetry flip",
  };

  for (int i = 0; i < RT_N_SYMMETRIES; i++) {
    g_autofree char *what = g_strdup_printf ("any minimal, symmetry %s", rt_symmetries[i].id);
    RtRequest request;

    rt_request_init (&request);
    request.symmetry = &rt_symmetries[i];
    bench (what, &request, i == 0 ? 15000 : 12000, qqwing[i]);
  }
}

static void
bench_givens (void)
{
  RtRequest request;

  rt_request_init (&request);
  request.givens_least = request.givens_most = 24;
  bench ("24 givens, minimal", &request, 4000, NULL);
  request.symmetry = rt_symmetry_by_id ("half-turn");
  bench ("24 givens, half turn", &request, 400, NULL);
  request.leave = RT_LEAVE_STRICT;
  bench ("24 givens, half turn, each alone", &request, 100, NULL);
}

static void
bench_ratings (void)
{
  static const struct {
    const char *what;
    int least, most;
    double goal;
    const char *qqwing;
  } rows[] = {
    { "ER up to 1.2", 0, 12, 1000, NULL },
    { "ER 1.5-2.5 (qqwing: singles alone)", 15, 25, 500, "--difficulty simple" },
    { "ER 6.x", 60, 69, 100, NULL },
    { "ER 8.0-8.9", 80, 89, 20, NULL },
    { "ER 9.0 and up", 90, RT_ER_ANY, 1, NULL },
    { "ER 9.5 and up", 95, RT_ER_ANY, 10, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtRequest request;

    rt_request_init (&request);
    request.er_least = rows[i].least;
    request.er_most = rows[i].most;
    bench (rows[i].what, &request, rows[i].goal, rows[i].qqwing);
  }
}

/* Each technique that puzzles are known to need, once: the slowest, which did not come, and which are not
 * known to be needed. */
static void
bench_techniques (bool hardest)
{
  g_autoptr (GString) unseen = g_string_new (NULL);
  const char *slowest = "";
  double most = 0;
  int n = 0, n_made = 0;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autofree char *refusal = NULL, *warning = NULL;
      RtRequest request;
      double seconds;

      rt_request_init (&request);
      request.technique = row;
      request.hardest = hardest;
      refusal = rt_request_refuse (&request);
      warning = rt_make_warn (&request);
      if (refusal || warning) {
        if (warning)
          g_string_append_printf (unseen, " %s", row->id);
        continue;
      }
      seconds = 1 / make (&request, 1);
      n++;
      if (seconds > LONGEST) {
        g_print ("  %s did not come in %d s\n", row->id, LONGEST);
        continue;
      }
      n_made++;
      if (seconds > most) {
        most = seconds;
        slowest = row->id;
      }
    }
  g_print ("%d of %d techniques came, the slowest, %s, in %.2f s (goal: 10 s at worst); %s\n", n_made, n,
           slowest, most, hardest ? "as the hardest" : "contained");
  if (!hardest)
    g_print ("not tried, as it is told before that none was ever seen to need them:%s\n", unseen->str);
}

/* Making one into another. */

typedef struct {
  RtGrid puzzle, full;
  RtOrbits cells;
  RtRandom random;
} Given;

static void
make_canonical (Given *given)
{
  RtGrid form;

  rt_canonical (&given->puzzle, &form);
}

static void
transform (Given *given)
{
  RtTransform transform;
  RtGrid other;

  rt_transform_init_random (&transform, &given->random);
  rt_transform_apply (&transform, &given->puzzle, &other);
}

static void
minimise (Given *given)
{
  RtGrid grid = given->full;

  rt_orbits_shuffle (&given->cells, &given->random);
  rt_minimise (&grid, &given->cells);
}

enum { N_OF_ONE = 100 };

static bool
count_down (const RtGrid *puzzle, void *data)
{
  int *left = data;

  return --*left > 0;
}

/* Of a puzzle with some givens too many, the first so many that can be left. */
static void
minimise_all (Given *given)
{
  RtGrid grid = given->full;
  int left = N_OF_ONE;

  rt_orbits_shuffle (&given->cells, &given->random);
  rt_minimise_to (&grid, &given->cells, 36);
  rt_minimal_visit (&grid, count_down, &left, NULL);
}

static void
bench_other (const char *what, void (*does) (Given *given), double goal)
{
  double seconds[N_SEEDS];

  for (int i = 0; i < N_SEEDS; i++) {
    Given given = { .random = rt_random ((uint64_t) i, 0) };
    double start;
    int n = 0;

    /* One of the puzzles with 17 givens. */
    rt_grid_parse (&given.puzzle,
                   "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    rt_full_quick (&given.random, &given.full);
    rt_symmetry_orbits (&rt_symmetries[0], &given.cells);
    start = now ();
    do {
      RtTransform next;
      RtGrid before = given.puzzle;

      rt_transform_init_random (&next, &given.random);
      rt_transform_apply (&next, &before, &given.puzzle);
      for (int k = 0; k < 20; k++, n++)
        does (&given);
    } while (now () - start < slice);
    seconds[i] = n / (now () - start);
  }
  print_row (what, median (seconds), goal, 0);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    slice = g_ascii_strtod (argv[1], NULL);
  g_print ("%-44s %11s %11s %7s %11s\n", "what", "now", "goal", "ratio", "qqwing");
  bench_any ();
  bench_givens ();
  bench_ratings ();
  bench_other ("canonical form, 17 givens", make_canonical, 200000);
  bench_other ("transform", transform, 1000000);
  bench_other ("minimise a full grid", minimise, 15000);
  bench_other ("minimise, a hundred of one puzzle", minimise_all, 5000 / N_OF_ONE);
  bench_techniques (false);
  bench_techniques (true);
  return 0;
}
