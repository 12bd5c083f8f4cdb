/* cell-lattice.c - finds a lattice of cells: walks from cell to neighbouring cell, and fits a mesh to the
 * cells found. Each step repeats the previous step, so that the walk follows a bent page. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/cell-lattice.h"

#include <glib.h>
#include <math.h>
#include <string.h>

enum {
  FEWEST = 24,    /* least cells of a grid */
  SLACK = 9,      /* greatest number of cells by which a window of nine by nine may be behind the best one */
  N_WINDOWS = 5,
  MOST_CELLS = 6000,
  BUCKET = 16,    /* pixels: side of the squares by which cells are indexed */
};
#define NEAR 0.35     /* distance within which a neighbour is searched around its expected place, as a part of a step */
/* weight of the distance just walked in the next step: lets steps follow a bend, but not a ragged cell */
#define LAST 0.75
#define ALIKE 1.5     /* greatest ratio of the sizes of two neighbouring cells */
#define LOOSE 0.08    /* as a part of a cell's diagonal: points that are off by more get less weight */

typedef struct {
  double x, y, size;
  double across[2], down[2]; /* steps to the next cells */
  int column, row;
  int next;                  /* index of the next cell in the same bucket; -1: none */
  bool seen;
} Cell;

typedef struct {
  Cell *cells;
  int n;
  int *buckets, width, height; /* first cell of each bucket; -1: none */
  int *queue, n_queue;
} Walk;

static void
collect (Walk *walk, const RtBlobs *paper, int side)
{
  double least = fmax (5, side / 70.0), most = side / 5.5;
  int right = 0, bottom = 0;

  walk->cells = g_new (Cell, MIN (paper->n_blobs, MOST_CELLS) + 1);
  for (int i = 0; i < paper->n_blobs && walk->n < MOST_CELLS; i++) {
    const RtBlob *blob = &paper->blobs[i];
    double w = blob->right - blob->left + 1, h = blob->bottom - blob->top + 1;

    right = MAX (right, blob->right);
    bottom = MAX (bottom, blob->bottom);
    if (w < least || h < least || w > most || h > most || w > 2 * h || h > 2 * w ||
        blob->area < 0.3 * w * h)
      continue;
    walk->cells[walk->n++] = (Cell) { .x = (blob->left + blob->right + 1) / 2.0,
                                      .y = (blob->top + blob->bottom + 1) / 2.0,
                                      .size = sqrt (w * h) };
  }
  walk->width = right / BUCKET + 1;
  walk->height = bottom / BUCKET + 1;
  walk->buckets = g_new (int, walk->width * walk->height);
  memset (walk->buckets, 0xff, sizeof (int) * (size_t) (walk->width * walk->height));
  for (int i = 0; i < walk->n; i++) {
    int *bucket = &walk->buckets[(int) walk->cells[i].y / BUCKET * walk->width +
                                 (int) walk->cells[i].x / BUCKET];

    walk->cells[i].next = *bucket;
    *bucket = i;
  }
  walk->queue = g_new (int, walk->n + 1);
}

static bool
are_alike (const Cell *a, const Cell *b, double times)
{
  return a->size < times * b->size && b->size < times * a->size;
}

/* Returns the index of the cell that is nearest to the point X, Y, within REACH, and whose size differs
 * from CELL's by a factor below TIMES; -1: none. If FRESH is true, skips visited cells. */
static int
nearest (const Walk *walk, const Cell *cell, double x, double y, double reach, double times,
         bool fresh)
{
  int left = MAX (0, (int) floor ((x - reach) / BUCKET)), top = MAX (0, (int) floor ((y - reach) / BUCKET));
  int right = MIN (walk->width - 1, (int) floor ((x + reach) / BUCKET));
  int bottom = MIN (walk->height - 1, (int) floor ((y + reach) / BUCKET)), best = -1;

  for (int v = top; v <= bottom; v++)
    for (int u = left; u <= right; u++)
      for (int i = walk->buckets[v * walk->width + u]; i >= 0; i = walk->cells[i].next) {
        const Cell *other = &walk->cells[i];
        double away = hypot (other->x - x, other->y - y);

        if (other != cell && away < reach && !(fresh && other->seen) &&
            are_alike (cell, other, times)) {
          reach = away;
          best = i;
        }
      }
  return best;
}

/* Sets the first steps of CELL to the distance to its nearest neighbour. Returns false if CELL has no
 * neighbour. */
static bool
start_at (const Walk *walk, Cell *cell)
{
  int i = nearest (walk, cell, cell->x, cell->y, 1.8 * cell->size, 1.35, false);
  double x, y;

  if (i < 0)
    return false;
  x = walk->cells[i].x - cell->x;
  y = walk->cells[i].y - cell->y;
  if (hypot (x, y) < 0.7 * cell->size)
    return false;
  /* Turns the step by quarters until it points to the right. */
  for (int turn = 0; turn < 4 && !(x > 0 && x >= fabs (y) - 1e-9); turn++) {
    double kept = x;

    x = y;
    y = -kept;
  }
  cell->across[0] = x;
  cell->across[1] = y;
  cell->down[0] = -y;
  cell->down[1] = x;
  cell->column = cell->row = 0;
  return true;
}

/* Walks from cell A one cell in the direction of DC columns and DR rows. If a cell is there that
 * was not visited, visits it and appends it to the queue. */
static void
step (Walk *walk, int a, int dc, int dr)
{
  const Cell *from = &walk->cells[a];
  double x = from->x + dc * from->across[0] + dr * from->down[0];
  double y = from->y + dc * from->across[1] + dr * from->down[1];
  int b = nearest (walk, from, x, y, NEAR * hypot (from->across[0], from->across[1]), ALIKE, true);
  Cell *to;
  double *kept;

  if (b < 0)
    return;
  to = &walk->cells[b];
  to->seen = true;
  to->column = from->column + dc;
  to->row = from->row + dr;
  memcpy (to->across, from->across, sizeof to->across);
  memcpy (to->down, from->down, sizeof to->down);
  kept = dc ? to->across : to->down;
  kept[0] = (1 - LAST) * kept[0] + LAST * (dc + dr) * (to->x - from->x);
  kept[1] = (1 - LAST) * kept[1] + LAST * (dc + dr) * (to->y - from->y);
  walk->queue[walk->n_queue++] = b;
}

static void
walk_from (Walk *walk, int start)
{
  walk->n_queue = 0;
  walk->queue[walk->n_queue++] = start;
  for (int at = 0; at < walk->n_queue; at++) {
    int a = walk->queue[at];

    step (walk, a, 1, 0);
    step (walk, a, -1, 0);
    step (walk, a, 0, 1);
    step (walk, a, 0, -1);
  }
}

/* A window of nine columns and rows, and the number of cells found in it. */
typedef struct {
  int column, row, n;
} Window;

/* Sets LOW and HIGH to the first and the last column and row of the visited cells. */
static void
extent (const Walk *walk, int low[2], int high[2])
{
  low[0] = low[1] = 9999;
  high[0] = high[1] = -9999;
  for (int m = 0; m < walk->n_queue; m++) {
    const Cell *cell = &walk->cells[walk->queue[m]];

    low[0] = MIN (low[0], cell->column);
    high[0] = MAX (high[0], cell->column);
    low[1] = MIN (low[1], cell->row);
    high[1] = MAX (high[1], cell->row);
  }
}

static int
count_in (const Walk *walk, int column, int row)
{
  int n = 0;

  for (int m = 0; m < walk->n_queue; m++) {
    const Cell *cell = &walk->cells[walk->queue[m]];

    n += cell->column >= column && cell->column < column + 9 && cell->row >= row &&
         cell->row < row + 9;
  }
  return n;
}

/* Fills WINDOWS with the windows that have the most cells, the best first. Returns their number. */
static int
find_windows (const Walk *walk, const int low[2], const int high[2], Window *windows)
{
  int n = 0, first[2], last[2];

  for (int k = 0; k < 2; k++) {
    first[k] = MIN (low[k], high[k] - 8);
    last[k] = MAX (low[k], high[k] - 8);
    last[k] = MIN (last[k], first[k] + 24);
  }
  for (int column = first[0]; column <= last[0]; column++)
    for (int row = first[1]; row <= last[1]; row++) {
      Window window = { column, row, count_in (walk, column, row) };
      int at = n < N_WINDOWS ? n++ : window.n > windows[n - 1].n ? n - 1 : -1;

      if (at < 0)
        continue;
      for (; at > 0 && windows[at - 1].n < window.n; at--)
        windows[at] = windows[at - 1];
      windows[at] = window;
    }
  return n;
}

/* Bends MESH (the map from grid to picture) to fit the places of the cells in PAIRS. */
static void
bend (RtMesh *mesh, const RtPair *pairs, int n)
{
  enum { T = RT_MESH_TERMS };
  double a[T * T] = { 0 }, bu[T] = { 0 }, bv[T] = { 0 }, copy[T * T];
  RtHomography back;

  if (n < 40 || !rt_homography_turn (&mesh->flat, &back))
    return;
  for (int m = 0; m < n; m++) {
    double t[T], u, v;

    rt_homography_point (&back, pairs[m].x, pairs[m].y, &u, &v);
    u -= pairs[m].u;
    v -= pairs[m].v;
    if (!(hypot (u, v) < 1))
      continue;
    rt_mesh_terms (pairs[m].u, pairs[m].v, t);
    for (int i = 0; i < T; i++) {
      for (int k = 0; k < T; k++)
        a[i * T + k] += t[i] * t[k];
      bu[i] += t[i] * u;
      bv[i] += t[i] * v;
    }
  }
  for (int i = 0; i < T; i++)
    a[i * T + i] += 0.5;
  memcpy (copy, a, sizeof a);
  if (rt_solve_linear (a, bu, T) && rt_solve_linear (copy, bv, T)) {
    memcpy (mesh->bend_u, bu, sizeof bu);
    memcpy (mesh->bend_v, bv, sizeof bv);
  }
}

/* Sets MESH, the map from grid to picture, to a fit to the cells of WINDOW. Returns false if the
 * cells do not determine it. */
static bool
mesh_of (const Walk *walk, const Window *window, RtMesh *mesh)
{
  g_autofree RtPair *pairs = g_new (RtPair, walk->n_queue);
  double size = 0;
  int n = 0;

  for (int m = 0; m < walk->n_queue; m++) {
    const Cell *cell = &walk->cells[walk->queue[m]];
    int column = cell->column - window->column, row = cell->row - window->row;

    if (column < 0 || column > 8 || row < 0 || row > 8)
      continue;
    pairs[n++] = (RtPair) { column + 0.5, row + 0.5, cell->x, cell->y, 1 };
    size = cell->size;
  }
  *mesh = (RtMesh) { 0 };
  if (!rt_homography_fit_most (&mesh->flat, pairs, n, LOOSE * 1.4 * size))
    return false;
  bend (mesh, pairs, n);
  return true;
}

void
rt_lattice_find (const RtBlobs *paper, int side, RtLattices *found)
{
  Walk walk = { 0 };
  int most = 0;

  *found = (RtLattices) { 0 };
  collect (&walk, paper, side);
  for (int i = 0; i < walk.n && found->n < RT_LATTICES; i++) {
    Window windows[N_WINDOWS];
    int low[2], high[2], n;

    if (walk.cells[i].seen)
      continue;
    walk.cells[i].seen = true;
    if (!start_at (&walk, &walk.cells[i]))
      continue;
    walk_from (&walk, i);
    if (walk.n_queue < FEWEST || walk.n_queue < most / 2)
      continue;
    extent (&walk, low, high);
    if (walk.n_queue > most) {
      most = walk.n_queue;
      found->columns = high[0] - low[0] + 1;
      found->rows = high[1] - low[1] + 1;
    }
    n = find_windows (&walk, low, high, windows);
    for (int k = 0; k < n && found->n < RT_LATTICES; k++)
      if (windows[k].n >= FEWEST && windows[k].n >= windows[0].n - SLACK &&
          mesh_of (&walk, &windows[k], &found->meshes[found->n]))
        found->n++;
  }
  g_free (walk.cells);
  g_free (walk.buckets);
  g_free (walk.queue);
}
