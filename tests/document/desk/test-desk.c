/* test-desk.c - what a desk has, what it tells, and how it is looked at. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"

#include "common/puzzles.h"
#include "document/desks.h"

#define STEP 1234 /* in the midst of a search on EASY */

static void
test_new (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  RtDesk *desk = rt_desk_new (document);

  g_assert_true (rt_desk_document (desk) == document);
  g_assert_true (rt_desk_search (desk) == rt_searches[0]);
  g_assert_false (rt_desk_has_search (desk));
  g_assert_true (rt_desk_result (desk) == RT_RESULT_FILL);
  g_assert_null (rt_desk_format (desk));
  g_assert_true (rt_cells_is_empty (rt_desk_marked (desk)));
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  g_assert_false (rt_desk_is_moving (desk));
  g_assert_false (rt_desk_has_work (desk));
  rt_desk_set_format (desk, &rt_format_line);
  g_assert_true (rt_desk_format (desk) == &rt_format_line);
  g_assert_true (rt_desk_player (desk) != rt_reasoning_player (rt_desk_reasoning (desk)));

  /* The document outlives it. */
  rt_desk_close (desk);
  g_assert_finalize_object (desk);
  rt_document_enter (document, rt_cells_of (2), 4);
}

/* What has changed */

/* Asserts that TOLD is exactly ONCE, a set of flags, each of them once; and forgets it. */
#define assert_told_once(told, once)                        \
  do {                                                      \
    flush_listened ();                                      \
    for (int bit = 0; bit < N_CHANGES; bit++)               \
      g_assert_cmpint ((told)->n[bit], ==, ((once) >> bit) & 1); \
    *(told) = (Told) { 0 };                                 \
  } while (0)

static void
test_hardness (void)
{
  RtDesk *desk = desk_of (EASY);
  Told told;

  listen (desk, &told);
  until (rt_hardness_state (rt_desk_hardness (desk)) == RT_HARDNESS_KNOWN);
  flush_listened ();
  g_assert_cmpint (told.hardness, >, 0);
  g_assert_cmpint (rt_hardness_rating (rt_desk_hardness (desk))->er, ==, 12);
  close_desk (desk);
}

static void
test_document_changes (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.sdk");
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  Told told;

  until_settled (desk);
  listen (desk, &told);
  rt_document_enter (document, rt_cells_of (2), 4);
  g_assert_cmpint (n_told (&told, RT_DESK_POSITION), ==, 1);
  g_assert_cmpint (n_told (&told, RT_DESK_DOCUMENT), >=, 1);
  g_assert_cmpuint (all_told (&told), ==, RT_DESK_DOCUMENT | RT_DESK_POSITION | RT_DESK_SEARCH);

  /* What a position is called has no part in what stands on it. */
  until_settled (desk);
  told = (Told) { 0 };
  rt_document_set_saved (document, NULL, file, NULL);
  g_assert_cmpuint (all_told (&told), ==, RT_DESK_DOCUMENT);
  g_assert_true (rt_desk_has_file (desk));

  /* How it is looked at is no change of it; nor is what changes nothing. */
  told = (Told) { 0 };
  rt_document_set_view (document, "page.word", "one");
  rt_document_enter (document, rt_cells_of (2), 4);
  g_assert_cmpuint (all_told (&told), ==, 0);
  close_desk (desk);
}

static void
test_search_changes (void)
{
  RtDesk *desk = desk_of (EASY);
  Told told;

  listen (desk, &told);
  until_settled (desk);
  assert_told_once (&told, RT_DESK_SEARCH); /* the verdict */

  rt_desk_set_search (desk, rt_searches[0]);
  assert_told_once (&told, RT_DESK_SEARCH);
  rt_desk_set_search (desk, rt_searches[0]);
  rt_desk_set_result (desk, RT_RESULT_FILL);
  assert_told_once (&told, 0);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  assert_told_once (&told, RT_DESK_SEARCH);
  rt_desk_set_result (desk, RT_RESULT_FILL);
  assert_told_once (&told, RT_DESK_SEARCH);

  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_cmpuint (all_told (&told), ==, RT_DESK_SEARCH | RT_DESK_DOCUMENT | RT_DESK_POSITION);
  g_assert_cmpint (n_told (&told, RT_DESK_POSITION), ==, 1);
  until_settled (desk);
  told = (Told) { 0 };
  rt_desk_look_at (desk, STEP);
  assert_told_once (&told, RT_DESK_SEARCH);
  close_desk (desk);
}

static void
test_logic_changes (void)
{
  RtDesk *desk = desk_of (EASY);
  RtPlayer *path;
  Told told;

  until_settled (desk);
  listen (desk, &told);
  rt_desk_hint (desk);
  assert_told_once (&told, RT_DESK_LOGIC); /* it is being looked for */
  until_settled (desk);
  assert_told_once (&told, RT_DESK_LOGIC); /* it is found */
  rt_desk_to_search (desk);
  assert_told_once (&told, RT_DESK_LOGIC);
  rt_desk_to_search (desk);
  assert_told_once (&told, 0);

  show_path (desk);
  path = rt_desk_front (desk);
  told = (Told) { 0 };
  rt_desk_play (desk);
  assert_told_once (&told, RT_DESK_PLAYING);
  rt_desk_play (desk);
  assert_told_once (&told, RT_DESK_PLAYING);
  rt_desk_step_forward (desk);
  assert_told_once (&told, RT_DESK_LOGIC);

  /* At its end it tells that, too. */
  rt_player_set_speed (path, RT_SPEED_MAX);
  rt_desk_play (desk);
  until_drawn (desk, !rt_player_playing (path));
  g_assert_cmpint (n_told (&told, RT_DESK_PLAYING), ==, 2);
  close_desk (desk);
}

static void
set_heat (RtDesk *desk, gboolean heat)
{
  gboolean is;

  g_object_set (desk, "heat", heat, NULL);
  g_object_get (desk, "heat", &is, NULL);
  g_assert_cmpint (is, ==, heat);
}

static void
test_shown_changes (void)
{
  RtDesk *desk = desk_of (EASY);
  int n_notified = 0;
  Told told;

  until_settled (desk);
  listen (desk, &told);
  g_signal_connect_swapped (desk, "notify::heat", G_CALLBACK (count_cb), &n_notified);
  rt_desk_mark (desk, rt_cells_of (3));
  assert_told_once (&told, RT_DESK_SHOWN);
  set_heat (desk, TRUE);
  assert_told_once (&told, RT_DESK_SHOWN);
  set_heat (desk, TRUE);
  assert_told_once (&told, 0);
  g_assert_cmpint (n_notified, ==, 1);
  rt_desk_toggle_breakpoint (desk, 5);
  assert_told_once (&told, RT_DESK_SHOWN);
  close_desk (desk);
}

/* Marks stay until the grid changes, or others come; that they go is told. */
static void
test_marks_go_with_an_edit (void)
{
  RtDesk *desk = desk_of (EASY);
  RtCells cells = rt_cells_or (rt_cells_of (0), rt_cells_of (2));
  Told told;

  until_settled (desk);
  listen (desk, &told);
  rt_desk_mark (desk, rt_cells_of (7));
  rt_desk_mark (desk, cells);
  g_assert_true (rt_cells_equal (rt_desk_marked (desk), cells));
  rt_desk_set_search (desk, rt_searches[0]);
  rt_desk_toggle_breakpoint (desk, 1);
  g_assert_true (rt_cells_equal (rt_desk_marked (desk), cells));
  told = (Told) { 0 };
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  g_assert_true (rt_cells_is_empty (rt_desk_marked (desk)));
  g_assert_cmpint (n_told (&told, RT_DESK_SHOWN), ==, 1);

  /* Where there were none, none went. */
  told = (Told) { 0 };
  rt_desk_undo (desk);
  g_assert_cmpint (n_told (&told, RT_DESK_SHOWN), ==, 0);
  close_desk (desk);
}

static void
test_involved_stays_while_in_doubt (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtCells involved;

  until_settled (desk);
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  rt_document_enter (document, rt_cells_of (2), 1); /* wrong, but no clash */
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  until_settled (desk);
  involved = rt_slips_involved (rt_desk_slips (desk));
  g_assert_true (rt_cells_has (involved, 2));
  g_assert_true (rt_cells_equal (involved,
                                 rt_solving_verdict (rt_desk_solving (desk))->conflicts));

  rt_document_enter (document, rt_cells_of (2), 2); /* wrong, too */
  g_assert_null (rt_solving_verdict (rt_desk_solving (desk)));
  g_assert_true (rt_cells_equal (rt_slips_involved (rt_desk_slips (desk)), involved));
  until_settled (desk);
  rt_document_enter (document, rt_cells_of (2), 4); /* right: known at once */
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));

  /* A clash is seen by itself. */
  rt_document_enter (document, rt_cells_of (2), 5);
  until_settled (desk);
  g_assert_cmpint (rt_solving_verdict (rt_desk_solving (desk))->kind, ==, RT_VERDICT_CLASH);
  g_assert_true (rt_cells_is_empty (rt_slips_involved (rt_desk_slips (desk))));
  close_desk (desk);
}

static void
test_settled (void)
{
  RtDesk *desk = desk_of (LONG);

  g_assert_false (rt_desk_is_settled (desk)); /* the verdict is being found out */
  until_settled (desk);
  g_assert_false (rt_desk_is_moving (desk));
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
  g_assert_false (rt_desk_is_settled (desk));
  g_assert_true (rt_desk_is_moving (desk));
  rt_desk_solve (desk);
  until_settled (desk);
  g_assert_cmpint (rt_solving_state (rt_desk_solving (desk)), ==, RT_SOLVING_STOPPED);
  g_assert_false (rt_desk_is_moving (desk));

  rt_desk_restart (desk);
  show_path (desk);
  g_assert_false (rt_desk_is_moving (desk));
  rt_desk_play (desk);
  g_assert_true (rt_desk_is_moving (desk));
  close_desk (desk);
}

static void
test_refused (void)
{
  RtDesk *desk = desk_of (CLASH);
  Told told;

  listen (desk, &told);
  rt_desk_solve (desk);
  until_drawn (desk, told.refused);
  g_assert_cmpint (told.refused, ==, 1);
  g_assert_false (rt_desk_has_trace (desk));
  close_desk (desk);
}

/* How it is looked at */

static void
test_look_like (void)
{
  RtDesk *before = desk_of (EASY), *desk = desk_of (LONG);
  RtPlayer *player = rt_desk_player (before), *path;
  gboolean pause, heat;
  Told told;

  rt_desk_set_search (before, rt_searches[0]);
  rt_desk_set_result (before, RT_RESULT_ANIMATE);
  set_heat (before, TRUE);
  rt_player_set_grain (player, RT_GRAIN_TEST);
  rt_player_set_speed (player, 20);
  rt_player_set_speed (rt_reasoning_player (rt_desk_reasoning (before)), 5);
  g_object_set (player, "pause-at-dead-ends", TRUE, NULL);
  rt_desk_toggle_breakpoint (before, 40);

  listen (desk, &told);
  rt_desk_look_like (desk, before);
  player = rt_desk_player (desk);
  path = rt_reasoning_player (rt_desk_reasoning (desk));
  g_object_get (player, "pause-at-dead-ends", &pause, NULL);
  g_object_get (desk, "heat", &heat, NULL);
  g_assert_true (rt_desk_search (desk) == rt_searches[0]);
  g_assert_true (rt_desk_has_search (desk));
  g_assert_cmpint (rt_desk_result (desk), ==, RT_RESULT_ANIMATE);
  g_assert_true (heat);
  g_assert_cmpint (rt_player_grain (player), ==, RT_GRAIN_TEST);
  g_assert_cmpfloat (rt_player_speed (player), ==, 20);
  g_assert_cmpfloat (rt_player_speed (path), ==, 5);
  g_assert_true (pause);
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1); /* a cell of the other puzzle */
  g_assert_cmpuint (all_told (&told), ==, RT_DESK_SEARCH | RT_DESK_SHOWN);

  /* Nothing but how it is looked at. */
  g_assert_cmpint (rt_document_position (rt_desk_document (desk))->givens.digit[0], ==, 0);
  close_desk (before);
  close_desk (desk);
}

/* Where another one's search is shown, its own takes the place of that, at the same step. */
static void
test_another_search (void)
{
  RtDesk *desk = desk_of (EASY);

  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);
  rt_desk_hint (desk);
  rt_desk_set_search (desk, rt_searches[0]);
  g_assert_false (rt_reasoning_is_on (rt_desk_reasoning (desk)));
  until_in (desk, RT_SOLVING_DONE);
  g_assert_true (rt_trace_search (rt_solving_trace (rt_desk_solving (desk))) == rt_searches[0]);
  g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, STEP);
  close_desk (desk);
}

/* Only while it is wanted and a search is in front. */
static void
test_heat (void)
{
  RtDesk *desk = desk_of (EASY);
  uint64_t heat[RT_N_CELLS];
  int most = 0;
  g_autofree char *expected = NULL, *said = NULL;

  set_heat (desk, TRUE);
  g_assert_false (rt_desk_shows_heat (desk));
  g_assert_null (rt_desk_say_heat (desk, 2));
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_true (rt_desk_shows_heat (desk));
  rt_trace_heat (rt_solving_trace (rt_desk_solving (desk)), heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    most = heat[cell] > heat[most] ? cell : most;
  g_assert_cmpuint (heat[most], >, 1);
  expected = g_strdup_printf ("Written %" G_GUINT64_FORMAT " times", heat[most]);
  said = rt_desk_say_heat (desk, most);
  g_assert_cmpstr (said, ==, expected);
  g_assert_null (rt_desk_say_heat (desk, -1));

  rt_desk_hint (desk);
  g_assert_false (rt_desk_shows_heat (desk));
  g_assert_null (rt_desk_say_heat (desk, most));
  rt_desk_to_search (desk);
  g_assert_true (rt_desk_shows_heat (desk));
  set_heat (desk, FALSE);
  g_assert_null (rt_desk_say_heat (desk, most));
  close_desk (desk);
}

static void
test_heat_in_words (void)
{
  RtDesk *desk = desk_of (ONE_BLANK);
  g_autofree char *once = NULL, *never = NULL;

  set_heat (desk, TRUE);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  once = rt_desk_say_heat (desk, 0);
  never = rt_desk_say_heat (desk, 1);
  g_assert_cmpstr (once, ==, "Written 1 time");
  g_assert_cmpstr (never, ==, "Written 0 times");
  close_desk (desk);
}

static void
test_unknown_algorithm (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  RtDesk *desk;

  rt_document_set_view (document, "search.algorithm", "unheard-of");
  desk = rt_desk_new (document);
  g_assert_false (rt_desk_has_search (desk));
  g_assert_true (rt_desk_search (desk) == rt_searches[0]);
  rt_desk_close (desk);
  g_assert_finalize_object (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/new", test_new);
  g_test_add_func ("/desk/hardness", test_hardness);
  g_test_add_func ("/desk/changed/document", test_document_changes);
  g_test_add_func ("/desk/changed/search", test_search_changes);
  g_test_add_func ("/desk/changed/logic", test_logic_changes);
  g_test_add_func ("/desk/changed/shown", test_shown_changes);
  g_test_add_func ("/desk/marks-go-with-an-edit", test_marks_go_with_an_edit);
  g_test_add_func ("/desk/involved-stays-while-in-doubt", test_involved_stays_while_in_doubt);
  g_test_add_func ("/desk/settled", test_settled);
  g_test_add_func ("/desk/refused", test_refused);
  g_test_add_func ("/desk/look-like", test_look_like);
  g_test_add_func ("/desk/another-search", test_another_search);
  g_test_add_func ("/desk/heat", test_heat);
  g_test_add_func ("/desk/heat-in-words", test_heat_in_words);
  g_test_add_func ("/desk/unknown-algorithm", test_unknown_algorithm);
  return g_test_run ();
}
