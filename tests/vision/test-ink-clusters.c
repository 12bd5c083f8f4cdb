/* test-ink-clusters.c - entered digits are told from print, beside a cross and a digit that is struck out. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/grid.h"
#include "vision/ink-clusters.h"

#include <glib.h>

#define PRINT { 225, 0, 0, 0 }
#define ON_RED { 190, -1, -12, 0 }
#define PEN { 160, -49, 47, 0 }
#define PALE_PEN { 150, -52, 37, 0 }
#define STRUCK { 103, -33, 26, 0 }
#define CROSS { 168, 10, 107, 0 }

/* Looks of the program's own window in the midst of a search. */
static const RtInkLook looks[RT_N_CELLS] = {
  PRINT, PRINT,    PRINT, PRINT, PRINT, PRINT,    PRINT,  PRINT, PRINT, ON_RED, ON_RED, ON_RED,
  PEN,   PEN,      PEN,   PEN,   PEN,   PALE_PEN, PALE_PEN,
  STRUCK, CROSS,
};
enum { N_PRINT = 12, AT_STRUCK = 19, AT_CROSS = 20, N = 21 };

/* The cells from FROM on, before TO. */
static RtCells
cells_between (int from, int to)
{
  RtCells cells = RT_CELLS_NONE;

  for (int cell = from; cell < to; cell++)
    rt_cells_add (&cells, cell);
  return cells;
}

static void
test_odd (void)
{
  RtCells odd = cells_between (AT_STRUCK, N), print, entered;

  g_assert_true (rt_inks_part (looks, cells_between (0, N), &print, &entered));
  g_assert_true (rt_cells_equal (print, cells_between (0, N_PRINT)));
  g_assert_true (rt_cells_equal (entered, cells_between (N_PRINT, N)));
  g_assert_true (rt_cells_equal (rt_inks_odd (looks, entered), odd));
  g_assert_true (rt_cells_is_empty (rt_inks_odd (looks, cells_between (N_PRINT, AT_STRUCK))));
}

/* A cross that is farther from both kinds than these are from each other. */
static void
test_lone (void)
{
  RtCells print, entered, cells = rt_cells_or (cells_between (0, N_PRINT + 2), rt_cells_of (AT_CROSS));

  g_assert_true (rt_inks_part (looks, cells, &print, &entered));
  g_assert_true (rt_cells_equal (print, cells_between (0, N_PRINT)));
}

/* One kind of ink, and something in another. */
static void
test_alike (void)
{
  RtCells print, entered;

  g_assert_false (rt_inks_part (looks, cells_between (0, N_PRINT), &print, &entered));
  g_assert_false (rt_inks_part (looks, rt_cells_or (cells_between (0, N_PRINT), rt_cells_of (AT_CROSS)),
                                &print, &entered));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inks/odd", test_odd);
  g_test_add_func ("/inks/lone", test_lone);
  g_test_add_func ("/inks/alike", test_alike);
  return g_test_run ();
}
