/* maker.c - makes puzzles: runs attempts in a thread pool, several in each piece of work, and emits
 * the puzzles in the order of the attempts. A puzzle source is a method that makes puzzles for some
 * requests: from full grids, patterns, stored puzzles or given puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/maker/maker.h"

#include "engine/fast/fast.h"
#include "engine/make/box-singles.h"
#include "engine/make/full-grid.h"
#include "engine/make/minimal-puzzle.h"
#include "engine/make/neighbour.h"
#include "engine/make/random.h"
#include "engine/make/transform.h"
#include "engine/maker/seed-puzzles.h"
#include "engine/maker/sieve.h"
#include "engine/parallel.h"

/* State for making attempts. A thread reuses it; only one thread uses it at a time. */
typedef struct {
  const RtRequest *request;
  RtOrbits orbits;      /* orbits of the request's symmetry */
  RtSieve *sieve;
  RtStop *stop;
} Attempt;

/* Function that receives a puzzle which satisfies the request. */
typedef void (*PuzzleFound) (const RtMade *made, gpointer data);

typedef struct {
  /* Returns true if this method can make puzzles for REQUEST. The first row that can is used. */
  bool (*serves) (const RtRequest *request);

  int at_once;          /* number of attempts in one piece of work */

  /* Makes one attempt. If it finds a puzzle, passes the puzzle to FOUND. */
  void (*attempt) (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data);
} PuzzleSource;

/* Maximum ER, in tenths, of puzzles that last digits and hidden singles in boxes solve. */
#define BOX_SINGLES 14

/* Draws a full grid and removes groups of givens in random order, while exactly one solution
 * remains. Puzzles with many givens are drawn too often: each given that stays makes it likelier
 * that others can be removed. If the request is for very easy puzzles, also keeps the puzzle very
 * easy, and returns false if the result is not minimal; else returns true. */
static bool
remove_givens (const Attempt *attempt, RtRandom *random, RtGrid *grid)
{
  const RtRequest *request = attempt->request;
  RtOrbits groups = attempt->orbits;

  rt_full_quick (random, grid);
  rt_orbits_shuffle (&groups, random);
  if (request->leave != RT_LEAVE_MORE && request->er_most <= BOX_SINGLES)
    return rt_box_singles_minimise (grid, &groups);
  if (request->leave == RT_LEAVE_MORE)
    rt_minimise_to (grid, &groups,
                    request->givens_least + (int) rt_random_below (random, (uint32_t) (
                      request->givens_most - request->givens_least + 1)));
  else
    rt_minimise (grid, &groups);
  return true;
}

static bool
serves_all (const RtRequest *request)
{
  (void) request;
  return true;
}

static void
attempt_top_down (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data)
{
  RtGrid grid;
  RtMade made;

  if (remove_givens (attempt, random, &grid) &&
      rt_sieve_passes (attempt->sieve, &grid, attempt->stop, &made))
    found (&made, data);
}

/* Hill climbing, for hard puzzles: exchanges some groups of givens for others, and keeps the change
 * if the puzzle did not become easier. An attempt makes at most N_CHANGES changes, because the
 * climb may not lead further. */
enum { N_CHANGES = 60, HARD = 80 };

static bool
serves_hard (const RtRequest *request)
{
  return request->er_least >= HARD && !request->is_painted && request->leave != RT_LEAVE_MORE;
}

static void
attempt_climb (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data)
{
  const RtRequest *request = attempt->request;
  RtGrid grid;
  RtMade made;
  int er;

  remove_givens (attempt, random, &grid);
  er = rt_sieve_rate (attempt->sieve, &grid, request->er_most, attempt->stop);
  for (int i = 0; i < N_CHANGES && !rt_stop_raised (attempt->stop); i++) {
    RtGrid other;
    int rating;

    if (er >= request->er_least && er <= request->er_most &&
        rt_sieve_passes (attempt->sieve, &grid, attempt->stop, &made)) {
      found (&made, data);
      return;
    }
    rt_neighbour (&grid, &attempt->orbits, random, &other);
    rating = rt_sieve_rate (attempt->sieve, &other, request->er_most, attempt->stop);
    if (rating >= er && rating <= request->er_most) {
      grid = other;
      er = rating;
    }
  }
}

/* Stored seeds, for rare properties: transforms a seed that has the property, then replaces it step
 * by step by neighbours (neighbour.h) that have the property, too. Makes fewer steps for hard
 * puzzles, which take long to rate. */
enum { N_STEPS = 12, N_HARD_STEPS = 3 };

static bool
serves_rare (const RtRequest *request)
{
  if (request->is_painted || request->leave == RT_LEAVE_MORE)
    return false;
  for (const RtSeed *seed = rt_seeds; seed->puzzle; seed++)
    if (rt_seed_suits (seed, request))
      return true;
  return false;
}

/* Stores one of the seeds that suit REQUEST in GRID. Each has equal probability. */
static void
draw_seed (const RtRequest *request, RtRandom *random, RtGrid *grid)
{
  const RtSeed *drawn = NULL;
  uint32_t n = 0;

  for (const RtSeed *seed = rt_seeds; seed->puzzle; seed++)
    if (rt_seed_suits (seed, request) && rt_random_below (random, ++n) == 0)
      drawn = seed;
  rt_grid_parse (grid, drawn->puzzle);
}

static void
attempt_rare (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data)
{
  const RtRequest *request = attempt->request;
  int n = request->technique ? N_STEPS : N_HARD_STEPS;
  RtTransform transform;
  RtGrid seed, grid, other;
  RtMade made, kept = { 0 };
  RtOrbits groups;
  bool any;

  draw_seed (request, random, &seed);
  if (request->symmetry->turns)
    rt_transform_init_guise (&transform, "digits", random);
  else
    rt_transform_init_random (&transform, random);
  rt_transform_apply (&transform, &seed, &grid);
  /* A seed that is minimal under its own symmetry may have single givens that can be removed. */
  rt_orbits_of (&attempt->orbits, rt_grid_filled (&grid), &groups);
  other = grid;
  rt_minimise (&other, &groups);
  any = rt_sieve_passes (attempt->sieve, &other, attempt->stop, &kept);
  for (int i = 0; i < n && !rt_stop_raised (attempt->stop); i++) {
    rt_neighbour (&grid, &attempt->orbits, random, &other);
    if (!rt_grid_equal (&grid, &other) &&
        rt_sieve_passes (attempt->sieve, &other, attempt->stop, &made)) {
      grid = other;
      kept = made;
      any = true;
    }
  }
  if (any && !rt_stop_raised (attempt->stop))
    found (&kept, data);
}

/* A puzzle of the person: goes from neighbour to neighbour (neighbour.h), never farther away from
 * the bounds of the ER. */
enum { N_NEIGHBOURS = 200 };

static bool
serves_near (const RtRequest *request)
{
  return request->is_near;
}

static void
attempt_near (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data)
{
  const RtRequest *request = attempt->request;
  int away = RT_ER_ANY;
  RtGrid grid = request->near;

  for (int i = 0; i < N_NEIGHBOURS && !rt_stop_raised (attempt->stop); i++) {
    int other_away;
    RtGrid other;
    RtMade made;

    rt_neighbour (&grid, &attempt->orbits, random, &other);
    other_away = rt_request_distance (
      request, rt_sieve_rate (attempt->sieve, &other, RT_ER_ANY, attempt->stop));
    if (other_away == 0 && !rt_grid_equal (&other, &request->near) &&
        rt_sieve_passes (attempt->sieve, &other, attempt->stop, &made)) {
      found (&made, data);
      return;
    }
    if (other_away <= away) {
      grid = other;
      away = other_away;
    }
  }
}

/* A pattern: fills it with digits of a full grid, then changes one digit after another if the
 * change does not increase the number of solutions. */
enum { N_FILLINGS = 400, MOST_SOLUTIONS = 1000 };

static bool
serves_painted (const RtRequest *request)
{
  return request->is_painted;
}

static uint64_t
count (const RtGrid *grid)
{
  uint64_t n = 0;

  rt_fast_count (grid, MOST_SOLUTIONS, NULL, &n);
  return n;
}

static void
attempt_painted (Attempt *attempt, RtRandom *random, PuzzleFound found, gpointer data)
{
  RtCells pattern = attempt->request->pattern;
  uint8_t cells[RT_N_CELLS];
  uint64_t n = 0;
  uint32_t n_cells = 0;
  RtGrid grid;
  RtMade made;

  rt_full_quick (random, &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!rt_cells_has (pattern, cell))
      grid.digit[cell] = 0;
  for_each_cell (cell, pattern)
    cells[n_cells++] = (uint8_t) cell;
  n = count (&grid);
  for (int i = 0; i < N_FILLINGS && n > 1 && !rt_stop_raised (attempt->stop); i++) {
    uint8_t cell = cells[rt_random_below (random, n_cells)], digit = grid.digit[cell];
    uint8_t other = (uint8_t) (1 + rt_random_below (random, 9));
    uint64_t left = 0;

    grid.digit[cell] = 0;
    if (other != digit && rt_grid_fits (&grid, cell, other)) {
      grid.digit[cell] = other;
      left = count (&grid);
    }
    if (left > 0 && left <= n)
      n = left;
    else
      grid.digit[cell] = digit;
  }
  if (n == 1 && rt_sieve_passes (attempt->sieve, &grid, attempt->stop, &made))
    found (&made, data);
}

/* All sources. The last row serves any request. */
static const PuzzleSource sources[] = {
  { serves_near, 1, attempt_near },
  { serves_painted, 1, attempt_painted },
  { serves_rare, 1, attempt_rare },
  { serves_hard, 1, attempt_climb },
  { serves_all, 16, attempt_top_down },
};

typedef struct {
  const RtRequest *request;
  const PuzzleSource *source;
  guint64 count, begun, made; /* puzzles wanted; attempts begun; puzzles emitted */
  RtStop *stop;
  RtMakeProgress *progress;
  RtMakeTake take;
  gpointer data;
  GAsyncQueue *idle;    /* Attempts that no thread uses */
} Maker;

typedef struct {
  guint64 first;        /* number of the first attempt of this piece */
  GArray *made;         /* array of RtMade */
} Piece;

static void
attempt_free (gpointer data)
{
  Attempt *attempt = data;

  rt_sieve_free (attempt->sieve);
  g_free (attempt);
}

static Attempt *
attempt_new (const Maker *maker)
{
  Attempt *attempt = g_new0 (Attempt, 1);

  attempt->request = maker->request;
  rt_symmetry_orbits (maker->request->symmetry, &attempt->orbits);
  attempt->sieve = rt_sieve_new (maker->request, &maker->progress->nearest);
  attempt->stop = maker->stop;
  return attempt;
}

static gpointer
next (bool wait, gpointer data)
{
  Maker *maker = data;
  Piece *piece;

  (void) wait;
  if (maker->made == maker->count || rt_stop_raised (maker->stop))
    return NULL;
  piece = g_new (Piece, 1);
  piece->first = maker->begun;
  piece->made = g_array_new (FALSE, FALSE, sizeof (RtMade));
  maker->begun += (guint64) maker->source->at_once;
  return piece;
}

static void
keep (const RtMade *made, gpointer data)
{
  Piece *piece = data;

  g_array_append_vals (piece->made, made, 1);
}

static void
work (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Maker *maker = user_data;
  Attempt *attempt = g_async_queue_try_pop (maker->idle);

  if (!attempt)
    attempt = attempt_new (maker);
  for (int i = 0; i < maker->source->at_once && !rt_stop_raised (maker->stop); i++) {
    RtRandom random = rt_random (maker->request->seed, piece->first + (guint64) i);

    maker->source->attempt (attempt, &random, keep, piece);
    atomic_fetch_add_explicit (&maker->progress->tried, 1, memory_order_relaxed);
  }
  g_async_queue_push (maker->idle, attempt);
}

static void
emit (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Maker *maker = user_data;

  for (guint i = 0; i < piece->made->len && maker->made < maker->count; i++) {
    maker->made++;
    atomic_store_explicit (&maker->progress->found, maker->made, memory_order_relaxed);
    maker->take (&g_array_index (piece->made, RtMade, i), maker->data);
  }
  if (maker->made >= maker->count)
    rt_stop_raise (maker->stop);
  g_array_unref (piece->made);
  g_free (piece);
}

guint64
rt_make (const RtRequest *request, guint64 count, guint n_threads, RtStop *stop,
         RtMakeProgress *progress, RtMakeTake take, gpointer data)
{
  const RtBatch batch = { next, work, emit };
  RtMakeProgress unseen = { 0 };
  Maker maker = {
    .request = request, .source = sources, .count = count, .stop = stop,
    .progress = progress ? progress : &unseen, .take = take, .data = data,
    .idle = g_async_queue_new_full (attempt_free),
  };

  while (!maker.source->serves (request))
    maker.source++;
  rt_batch_run (&batch, &maker, n_threads);
  g_async_queue_unref (maker.idle);
  return maker.made;
}
