/* test-told.c - a person is told of the verdict always, when they ask, or never; nothing gives it
 * away before. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"

#include "common/puzzles.h"
#include "document/desks.h"

/* What is said of the grid, count and verdict, is TEXT. */
static void
assert_said (RtDesk *desk, const char *text)
{
  g_autofree char *count = rt_desk_say_count (desk), *verdict = rt_desk_say_verdict (desk);
  g_autofree char *said = g_strjoin (" · ", count, verdict, NULL);

  g_assert_cmpstr (said, ==, text);
}

/* What the cells that clash on DESK are taken to be. */
static RtCells
conflicts (RtDesk *desk)
{
  RtGrid grid;

  rt_position_grid (rt_document_position (rt_desk_document (desk)), &grid);
  return rt_desk_told_conflicts (desk, rt_grid_conflicts (&grid));
}

/* DESK gives nothing away of the entries, whatever they are, but equal digits in a house where the
 * person may ask; nothing at all where the person may not. */
static void
assert_silent (RtDesk *desk)
{
  const RtVerdict *verdict = rt_desk_told_verdict (desk);

  if (rt_desk_told (desk) == RT_TOLD_NEVER) {
    g_assert_null (verdict);
    g_assert_true (rt_cells_is_empty (conflicts (desk)));
  }
  g_assert_true (!verdict || verdict->kind == RT_VERDICT_CLASH || verdict->kind == RT_VERDICT_ONE);
  g_assert_null (rt_desk_say_checked (desk));
  g_assert_true (rt_cells_is_empty (rt_desk_told_wrong (desk)));
  g_assert_null (rt_slips_best (rt_desk_slips (desk)));
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  g_assert_true (rt_cells_is_empty (rt_slips_framed (rt_desk_slips (desk))));
}

static void
assert_checked (RtDesk *desk, const char *text)
{
  g_autofree char *said = rt_desk_say_checked (desk);

  g_assert_cmpstr (said, ==, text);
}

static void
assert_wrong (RtDesk *desk, RtCells cells)
{
  g_assert_true (rt_cells_equal (rt_desk_told_wrong (desk), cells));
}

/* What is said of each, and what is left of that where the person is not told. */
static const struct {
  const char *text, *said, *counted;
} grids[] = {
  { EASY, "30 givens · exactly one solution", "30 givens · 51 left" },
  { ONE_BLANK, "80 givens · exactly one solution", "80 givens · 1 left" },
  { SOLVED, "81 givens · solved", "81 givens · 0 left" },
  { CLASH, "30 givens · no solution: two 5s in row 1", "30 givens · 51 left" },
  { WRONG, "31 givens · no solution: perhaps row 1, column 3 is wrong",
    "31 givens · 50 left" },
  { MANY, "2 givens · many solutions", "2 givens · 79 left" },
};

static void
test_modes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++) {
    RtDesk *desk = desk_of (grids[i].text);

    until_settled (desk);
    assert_said (desk, grids[i].said);
    g_assert_true (rt_desk_told_verdict (desk) ==
                   rt_solving_verdict (rt_desk_solving (desk)));
    g_assert_false (rt_desk_can_check (desk));

    rt_desk_set_told (desk, RT_TOLD_NEVER);
    assert_said (desk, grids[i].counted);
    assert_silent (desk);
    g_assert_false (rt_desk_can_check (desk));

    /* No entry of the person is there to be asked about. */
    rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
    until_settled (desk);
    assert_said (desk, grids[i].said);
    g_assert_false (rt_desk_can_check (desk));
    close_desk (desk);
  }
}

/* What was asked is told until the next edit, of digit or mark, and until that is undone. */
static void
test_until_edited (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);

  rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
  until_settled (desk);
  rt_document_enter (document, rt_cells_of (2), 5); /* as there is a 5 in the first cell */
  assert_silent (desk);
  g_assert_cmpint (rt_cells_count (conflicts (desk)), ==, 2); /* seen at once */
  until_settled (desk);
  assert_silent (desk);
  assert_said (desk, "30 givens · two 5s in row 1");
  rt_desk_check (desk);
  assert_wrong (desk, rt_cells_of (2));
  assert_said (desk, "30 givens · two 5s in row 1");
  assert_checked (desk, "1 digit you entered is wrong.");

  rt_desk_undo (desk);
  assert_silent (desk);
  until_settled (desk);
  assert_silent (desk);
  assert_said (desk, "30 givens · exactly one solution");

  rt_document_enter (document, rt_cells_of (2), 1); /* wrong, but nothing beside it says so */
  until_settled (desk);
  assert_silent (desk);
  assert_said (desk, "30 givens · exactly one solution");
  g_assert_true (rt_desk_can_check (desk));
  rt_desk_check (desk);
  until_settled (desk);
  g_assert_cmpint (rt_desk_told_verdict (desk)->kind, ==, RT_VERDICT_NONE);
  g_assert_false (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  g_assert_null (rt_slips_repairs (rt_desk_slips (desk)));
  assert_wrong (desk, rt_cells_of (2));
  assert_checked (desk, "1 digit you entered is wrong.");
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 2, false);
  assert_silent (desk);
  rt_document_enter (document, rt_cells_of (2), 4);
  rt_desk_check (desk);
  assert_checked (desk, "The 1 digit you entered is right.");
  g_assert_false (rt_desk_can_check (desk));
  close_desk (desk);
}

/* It is known all the same, and what is asked for by name is not kept back. */
static void
test_asked_by_name (void)
{
  RtDesk *desk = desk_of (WRONG);
  Told told;

  rt_desk_set_told (desk, RT_TOLD_NEVER);
  listen (desk, &told);
  until_settled (desk);
  rt_desk_solve (desk);
  until_drawn (desk, told.refused == 1);
  assert_silent (desk);
  close_desk (desk);
}

/* A slip that is known is known no more where the person is no more to be told; that is told, once. */
static void
test_slip_is_kept_back (void)
{
  RtDesk *desk = desk_of (WRONG);
  RtSlips *slips = rt_desk_slips (desk);
  RtMoment moment = { 0 };
  int n_changes = 0;

  until_settled (desk);
  g_assert_nonnull (rt_slips_best (slips));
  rt_moment_add_slip (&moment, slips);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_SLIP);
  g_assert_true (moment.slip == rt_slips_best (slips));
  g_assert_true (rt_cells_equal (rt_desk_marked (desk), moment.slip->cells));
  g_signal_connect_swapped (slips, "changed", G_CALLBACK (count_cb), &n_changes);
  rt_desk_set_told (desk, RT_TOLD_NEVER);
  assert_silent (desk);
  g_assert_cmpint (n_changes, ==, 1);
  rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
  g_assert_cmpint (n_changes, ==, 1);
  close_desk (desk);
}

/* Each change of what is told is told, once. */
static void
test_tells (void)
{
  RtDesk *desk = desk_of (EASY);
  Told told;

  until_settled (desk);
  listen (desk, &told);
  rt_desk_set_told (desk, RT_TOLD_ALWAYS);
  g_assert_cmpuint (all_told (&told), ==, 0);
  rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
  g_assert_cmpuint (all_told (&told), ==, RT_DESK_SEARCH);
  rt_desk_check (desk);
  g_assert_cmpint (n_told (&told, RT_DESK_SEARCH), ==, 2);
  g_assert_cmpint (rt_desk_told (desk), ==, RT_TOLD_ON_DEMAND);
  close_desk (desk);
}

/* Where the givens have one solution, the entry that contradicts it is wrong, it alone: no given is
 * accused, unless the person asks which digits contradict it. */
static void
test_entered (void)
{
  RtDesk *desk = desk_of (EASY);
  RtSlips *slips = rt_desk_slips (desk);

  until_settled (desk);
  assert_wrong (desk, RT_CELLS_NONE);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 1);
  until_settled (desk);
  assert_wrong (desk, rt_cells_of (2));
  g_assert_true (rt_cells_is_empty (rt_slips_framed (slips)));
  assert_said (desk, "30 givens · 1 digit you entered is wrong");

  rt_slips_frame (slips);
  g_assert_true (rt_cells_has (rt_slips_framed (slips), 2));
  g_assert_cmpint (rt_cells_count (rt_slips_framed (slips)), >, 2);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (3), 6); /* right */
  until_settled (desk);
  assert_wrong (desk, rt_cells_of (2));
  g_assert_true (rt_cells_is_empty (rt_slips_framed (slips)));
  close_desk (desk);
}

/* Several solutions may come of a slip: those that leave one are offered, and none is told. */
static void
test_supposed (void)
{
  RtDesk *desk = desk_of (WRONG_OPEN);
  RtSlips *slips = rt_desk_slips (desk);
  bool is_there = false;
  RtGrid right;

  g_assert_true (rt_grid_parse (&right, EASY));
  until_settled (desk);
  assert_said (desk, "30 givens · many solutions");
  g_assert_null (rt_slips_best (slips));
  g_assert_true (rt_cells_is_empty (rt_desk_marked (desk)));
  for (guint i = 0; i < rt_slips_repairs (slips)->len; i++) {
    const RtRepair *repair = &g_array_index (rt_slips_repairs (slips), RtRepair, i);

    g_assert_true (repair->is_unique);
    is_there = is_there || rt_grid_equal (&repair->after, &right);
  }
  g_assert_true (is_there);

  rt_desk_set_told (desk, RT_TOLD_NEVER);
  g_assert_null (rt_slips_repairs (slips));
  close_desk (desk);
}

/* A search for slips that an edit overtakes ends, and that nothing is offered any more is told. */
static void
test_overtaken (void)
{
  RtDesk *desk = desk_of (WRONG_OPEN);
  RtDocument *document = rt_desk_document (desk);
  RtSlips *slips = rt_desk_slips (desk);
  int n_changes = 0;

  until_settled (desk);
  g_assert_cmpuint (rt_slips_repairs (slips)->len, >, 0);
  rt_document_enter (document, rt_cells_of (80 - 2), 1); /* as in all three solutions */
  until_drawn (desk, rt_solving_verdict (rt_desk_solving (desk)));
  g_assert_cmpint (rt_solving_verdict (rt_desk_solving (desk))->kind, ==, RT_VERDICT_MANY);
  g_assert_false (rt_slips_is_settled (slips));
  g_signal_connect_swapped (slips, "changed", G_CALLBACK (count_cb), &n_changes);
  rt_document_enter (document, rt_cells_of (3), 2); /* as in one of them */
  until_settled (desk);
  g_assert_cmpint (rt_solving_verdict (rt_desk_solving (desk))->kind, ==, RT_VERDICT_ONE);
  g_assert_null (rt_slips_repairs (slips));
  g_assert_cmpint (n_changes, ==, 1);
  close_desk (desk);
}

/* Where no correction leaves one solution, those are told that leave several. */
static void
test_several_left (void)
{
  char text[] = EASY_LESS;
  RtDesk *desk;
  GArray *repairs;

  text[2] = '1';
  desk = desk_of (text);
  until_settled (desk);
  repairs = rt_slips_repairs (rt_desk_slips (desk));
  g_assert_nonnull (repairs);
  g_assert_cmpuint (repairs->len, >, 0);
  g_assert_false (g_array_index (repairs, RtRepair, 0).is_unique);
  close_desk (desk);
}

/* A hint offers to tell the cell of a mistake, unless the person sees it already. */
static void
test_mistake (void)
{
  static const RtTold modes[] = { RT_TOLD_NEVER, RT_TOLD_ALWAYS };

  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++) {
    RtDesk *desk = desk_of (EASY);

    rt_desk_set_told (desk, modes[i]);
    rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 9);
    until_settled (desk);
    rt_desk_hint (desk);
    until_drawn (desk, rt_desk_moment (desk)->kind == RT_MOMENT_MISTAKE);
    g_assert_cmpint (rt_desk_moment (desk)->more, ==, modes[i] == RT_TOLD_NEVER);
    rt_desk_hint (desk);
    g_assert_false (rt_desk_moment (desk)->more);
    close_desk (desk);
  }
}

/* A single given is one. */
static void
test_one_given (void)
{
  char one[] = EMPTY;
  RtDesk *desk;

  one[0] = '1';
  desk = desk_of (one);
  rt_desk_set_told (desk, RT_TOLD_NEVER);
  until_settled (desk);
  assert_said (desk, "1 given · 80 left");
  close_desk (desk);
}

/* There is nothing to check on an empty grid, nor while a search is looked at. */
static void
test_nothing_to_check (void)
{
  RtDesk *desk = desk_of (EMPTY);

  rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
  until_settled (desk);
  g_assert_false (rt_desk_can_check (desk));
  g_assert_null (rt_desk_say_count (desk));
  close_desk (desk);

  desk = desk_of (EASY);
  rt_desk_set_told (desk, RT_TOLD_ON_DEMAND);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, 100);
  g_assert_false (rt_desk_can_check (desk));
  rt_solving_put_away (rt_desk_solving (desk));
  rt_document_undo (rt_desk_document (desk));
  g_assert_false (rt_desk_can_check (desk)); /* no digit is the person's */
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  g_assert_true (rt_desk_can_check (desk));
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/told/modes", test_modes);
  g_test_add_func ("/told/until-edited", test_until_edited);
  g_test_add_func ("/told/asked-by-name", test_asked_by_name);
  g_test_add_func ("/told/slip-is-kept-back", test_slip_is_kept_back);
  g_test_add_func ("/told/tells", test_tells);
  g_test_add_func ("/told/nothing-to-check", test_nothing_to_check);
  g_test_add_func ("/told/entered", test_entered);
  g_test_add_func ("/told/supposed", test_supposed);
  g_test_add_func ("/told/overtaken", test_overtaken);
  g_test_add_func ("/told/several-left", test_several_left);
  g_test_add_func ("/told/mistake", test_mistake);
  g_test_add_func ("/told/one-given", test_one_given);
  return g_test_run ();
}
