/* test-source-picture.c - a picture on a desk: what is doubtful in it is settled, another grid taken, corners
 * shown, and all that is undone like any edit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/source-picture.h"

#include "document/desk/desk.h"

#include "common/pictures.h"
#include "document/desks.h"
#include "document/scratch.h"

/* An empty desk that takes the picture NAME. */
static RtDesk *
desk_with (const char *name)
{
  char *folder = scratch_new ();
  g_autoptr (GFile) file = picture_in (folder, name);
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtPhoto) photo = rt_photo_new (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, &error);
  RtDesk *desk = desk_of (EMPTY);

  g_assert_no_error (error);
  rt_pictured_take (rt_desk_pictured (desk), photo);
  scratch_remove (folder);
  return desk;
}

static const RtPosition *
position (RtDesk *desk)
{
  return rt_document_position (rt_desk_document (desk));
}

static int
n_digits (RtDesk *desk)
{
  return rt_cells_count (rt_grid_filled (&position (desk)->givens)) +
         rt_cells_count (rt_grid_filled (&position (desk)->entries));
}

static void
assert_doubtful (RtDesk *desk, RtCells cells)
{
  g_assert_true (rt_cells_equal (rt_pictured_doubtful (rt_desk_pictured (desk)), cells));
}

/* The doubtful cells, and no others, take what was read in them; Undo makes them doubtful again. */
static void
test_settle_all (void)
{
  RtDesk *desk = desk_with ("doubtful.png");
  RtPictured *pictured = rt_desk_pictured (desk);
  int read = rt_pictured_sight (pictured)->givens.digit[0];

  assert_doubtful (desk, rt_cells_of (0));
  g_assert_cmpint (read, !=, 0);
  g_assert_cmpint (n_digits (desk), ==, 29);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  rt_pictured_settle_all (pictured);
  g_assert_cmpint (position (desk)->entries.digit[2], ==, 4);
  assert_doubtful (desk, RT_CELLS_NONE);
  g_assert_cmpint (position (desk)->givens.digit[0], ==, read);
  g_assert_cmpint (n_digits (desk), ==, 31);
  rt_desk_undo (desk);
  assert_doubtful (desk, rt_cells_of (0));
  g_assert_cmpint (n_digits (desk), ==, 30);
  close_desk (desk);
}

/* From one doubtful cell to the next, until all are settled: digits or blanks. */
static void
test_one_by_one (void)
{
  RtDesk *desk = desk_with ("blots.png");
  RtPictured *pictured = rt_desk_pictured (desk);
  RtCells left = rt_pictured_doubtful (pictured);
  int before = n_digits (desk), n = rt_cells_count (left);

  g_assert_cmpint (n, >, 5);
  for (int i = 0; i < n; i++) {
    int cell = rt_pictured_cell (pictured);

    g_assert_cmpint (cell, ==, rt_cells_first (left));
    rt_pictured_settle (pictured, cell, i == 1 ? 0 : i % 9 + 1);
    rt_cells_remove (&left, cell);
    assert_doubtful (desk, left);
  }
  g_assert_cmpint (n_digits (desk), ==, before + n - 1);
  close_desk (desk);
}

/* What is taken for handwriting is an entry, what is taken for print a given, and each can be turned over. */
static void
test_turn (void)
{
  RtDesk *desk = desk_with ("half.jpg");
  RtPictured *pictured = rt_desk_pictured (desk);
  RtCells written = rt_grid_filled (&position (desk)->entries);
  int cell = rt_cells_first (written), digit = position (desk)->entries.digit[cell];

  g_assert_cmpint (rt_cells_count (rt_grid_filled (&position (desk)->givens)), ==, 30);
  g_assert_cmpint (rt_cells_count (written), >, 12);
  g_assert_true (rt_pictured_is_by_hand (pictured, cell));
  rt_pictured_turn (pictured, cell);
  g_assert_false (rt_pictured_is_by_hand (pictured, cell));
  g_assert_cmpint (position (desk)->givens.digit[cell], ==, digit);
  rt_pictured_turn (pictured, cell);
  g_assert_cmpint (position (desk)->entries.digit[cell], ==, digit);
  rt_pictured_end (pictured);
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&position (desk)->givens)), ==, 30);
  g_assert_true (rt_cells_equal (rt_grid_filled (&position (desk)->entries), written));
  close_desk (desk);
}

/* What was corrected becomes given at the end, as what was read; then there is no picture. */
static void
test_end (void)
{
  RtDesk *desk = desk_with ("doubtful.png");
  RtPictured *pictured = rt_desk_pictured (desk);

  rt_pictured_settle (pictured, 0, 5);
  g_assert_cmpint (position (desk)->entries.digit[0], ==, 5);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  rt_pictured_end (pictured);
  g_assert_null (rt_pictured_photo (pictured));
  g_assert_null (rt_pictured_sight (pictured));
  g_assert_cmpint (position (desk)->givens.digit[0], ==, 5);
  g_assert_cmpint (position (desk)->entries.digit[2], ==, 4);
  close_desk (desk);
}

/* Of two grids the other one can be taken, and the first again. */
static void
test_other (void)
{
  RtDesk *desk = desk_with ("two.png");
  RtPictured *pictured = rt_desk_pictured (desk);
  RtGrid easy, other;

  g_assert_true (rt_grid_parse (&easy, EASY));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    other.digit[cell] = easy.digit[RT_N_CELLS - 1 - cell];
  g_assert_true (rt_grid_equal (&position (desk)->givens, &easy));
  g_assert_true (rt_grid_equal (&rt_pictured_other (pictured)->givens, &other));
  rt_pictured_take_other (pictured);
  g_assert_true (rt_grid_equal (&position (desk)->givens, &other));
  rt_pictured_take_other (pictured);
  g_assert_true (rt_grid_equal (&position (desk)->givens, &easy));
  close_desk (desk);
}

/* Where no grid was found the person shows one. */
static void
test_corners (void)
{
  static const double corners[8] = { 10, 10, 300, 10, 300, 300, 10, 300 };
  RtDesk *desk = desk_with ("none.png");
  RtPictured *pictured = rt_desk_pictured (desk);

  g_assert_null (rt_pictured_sight (pictured));
  g_assert_null (rt_pictured_other (pictured));
  rt_pictured_read_at (pictured, corners);
  g_assert_true (rt_pictured_is_reading (pictured));
  until (!rt_pictured_is_reading (pictured));
  g_assert_nonnull (rt_pictured_sight (pictured));
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pictured/settle-all", test_settle_all);
  g_test_add_func ("/pictured/one-by-one", test_one_by_one);
  g_test_add_func ("/source-picture/turn", test_turn);
  g_test_add_func ("/pictured/end", test_end);
  g_test_add_func ("/pictured/other", test_other);
  g_test_add_func ("/pictured/corners", test_corners);
  return g_test_run ();
}
