/* test-puzzle.c - the page Puzzle: how hard, how many solutions, what is wrong, what to do next. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"
#include "app/puzzle/puzzle-page.h"
#include "document/desk/desk.h"
#include "document/files/play-record.h"
#include "engine/logic/rating/scale.h"
#include "widgets/difficulty-scale.h"
#include "widgets/explanation-card.h"
#include "widgets/play-clock.h"

#include <string.h>

/* One for each word, as Sudoku Explainer rates them. */
static const struct {
  const char *word, *number, *puzzle;
} rated[] = {
  { "Easy", "1.2",
    "23.7...4....2.16.8..563....3.....82............9..25..5.1.............798..9..2.." },
  { "Moderate", "1.5",
    "..5.........9....24...73....8.64.1.....81...4......6...1.26...8..2..9....6....3.1" },
  { "Tricky", "2.3",
    "........2.96.2.341....8..6..674...5.2..8...39....5.......1...736..........5..6..." },
  { "Hard", "3.6",
    "...6.......9...6.....523.89.27....916......5..3..4..........57...5.8......37.416." },
  { "Very hard", "6.2",
    "9..6..7...2...1.....7..8..1.9...48.2...7..9....1.26..7..8.............34.4......5" },
  { "Extreme", "8.0",
    "....7....6.2...5..59..1.7.6......8....63....1.5..24...3.1....2.....394....5.8...." },
};

#define NARROW 320

static RtWindow *
open_page (const char *text)
{
  RtWindow *window = open_window (text);

  act (window, "win.show-puzzle");
  return window;
}

static gpointer
page_of (RtWindow *window)
{
  return find (window, RT_TYPE_PUZZLE_PAGE);
}

static RtDocument *
document_of (RtWindow *window)
{
  return rt_desk_document (rt_window_desk (window));
}

/* Types TEXT into an empty window. */
static RtWindow *
type_page (const char *text)
{
  RtWindow *window = open_window (NULL);
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, text));
  for_each_cell (cell, rt_grid_filled (&grid))
    rt_document_enter (document_of (window), rt_cells_of (cell), grid.digit[cell]);
  act (window, "win.show-puzzle");
  return window;
}

static int
n_flagged (RtWindow *window, size_t flag)
{
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += *(const bool *) ((const char *) &scene->cells[cell] + flag);
  return n;
}

#define n_framed(window) n_flagged (window, G_STRUCT_OFFSET (RtSceneCell, involved))
#define n_wrong(window) n_flagged (window, G_STRUCT_OFFSET (RtSceneCell, wrong))
#define n_marked(window) n_flagged (window, G_STRUCT_OFFSET (RtSceneCell, marked))

static bool
is_marked (RtWindow *window, int cell)
{
  return rt_grid_view_scene (rt_window_grid_view (window))->cells[cell].marked;
}

/* The page needs no more width than a phone has. */
static void
assert_fits (RtWindow *window)
{
  int minimum;

  gtk_widget_measure (page_of (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, NARROW);
}

/* How hard */

/* Badge, page, scale and details tell the same, and so does the step that is shown for it. */
static void
test_word (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  RtWindow *window = open_page (rated[i].puzzle);
  g_autofree char *badge = g_strdup_printf ("%s %s", rated[i].word, rated[i].number);
  g_autofree char *name = g_strdup_printf ("From Easy to Extreme: %s", badge);
  g_autofree char *details = g_strdup_printf ("%s. Hardest step needed: *.", badge);
  g_autofree char *why = g_strdup_printf ("* in the order of the rating; the hardest: *, %s.",
                                          rated[i].number);
  g_autofree char *wrong = NULL;
  GtkAccessible *scale;

  until (find_button (window, badge));
  g_assert_true (has_label (page_of (window), rated[i].word));
  g_assert_true (has_label (page_of (window), rated[i].number));
  g_assert_true (has_label (page_of (window), "* Hardest step needed: *."));
  g_assert_true (has_label (page_of (window), "Exactly one solution"));
  scale = find (window, RT_TYPE_SCALE);
  wrong = gtk_test_accessible_check_property (scale, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_cmpstr (wrong, ==, NULL);
  g_free (wrong);
  wrong = gtk_test_accessible_check_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, badge);
  g_assert_cmpstr (wrong, ==, NULL);
  act (window, "win.details");
  until (has_label (window, details));
  press_button (page_of (window), "why?");
  until (has_label (window, why));
  close_window (window);
}

/* It climbs, and says so, on the page as on the badge. */
static void
test_climbs (void)
{
  RtWindow *window = open_page (NUGGET);

  until (has_label (page_of (window), "at least *"));
  g_assert_nonnull (find_button (window, "*, at least *"));
  g_assert_true (has_label (page_of (window), "It is not known yet how hard it is."));
  close_window (window);
}

/* Where there is nothing to rate, it says why. */
static void
test_unrated (void)
{
  RtWindow *window = open_page (SEVERAL);

  until (has_label (page_of (window), "How hard it is can be told once it has exactly one *"));
  g_assert_false (has_label (page_of (window), "why?"));
  set_document (window, rt_document_new (make_puzzle (SOLVED)));
  until (has_label (page_of (window), "No cell was left empty, so there is nothing to rate."));
  g_assert_true (has_label (page_of (window), "Solved"));
  close_window (window);
}

/* The answer in the grid of a search that was stopped is told here as it is beside the title. */
static void
test_answer (void)
{
  RtWindow *window = open_page (LONG);
  RtSolving *solving = rt_desk_solving (rt_window_desk (window));

  act (window, "win.solve");
  until (rt_solving_state (solving) == RT_SOLVING_RUNNING);
  act (window, "win.solve");
  until (rt_solving_state (solving) == RT_SOLVING_STOPPED);
  act (window, "win.show-puzzle");
  until (has_label (window, "answer shown; the search still runs*"));
  until (has_label (page_of (window), "Answer shown; the search still runs"));
  g_assert_false (has_label (page_of (window), "Solved"));
  close_window (window);
}

/* What is wrong */

/* A puzzle is typed in with a wrong digit: the answer is there at once, and one click does it. */
static void
test_mistyped (void)
{
  RtWindow *window = type_page (WRONG);
  RtDocument *document = document_of (window);

  until (has_label (page_of (window), "No solution"));
  until (has_label (page_of (window), "Row 1, column 3: * it has one solution."));
  g_assert_true (has_label (window, "31 digits · no solution: perhaps row 1, column 3 is wrong"));
  g_assert_cmpint (n_marked (window), ==, 1);
  g_assert_true (is_marked (window, 2));
  g_assert_cmpint (n_framed (window), ==, 0);
  g_assert_false (has_label (page_of (window), "Solve"));
  g_assert_false (has_label (page_of (window), "Hint"));
  press_button (page_of (window), "Show * Digits That Cannot All Be Right");
  g_assert_cmpint (n_framed (window), >, 2);
  g_assert_false (has_label (page_of (window), "Show * Digits That Cannot All Be Right"));
  assert_fits (window);
  press_button (page_of (window), "Put It Right");
  until (has_label (page_of (window), "Exactly one solution"));
  until (has_label (page_of (window), "Easy"));
  assert_fits (window);
  g_assert_cmpint (n_marked (window) + n_framed (window), ==, 0);
  g_assert_false (has_label (page_of (window), "Put It Right"));
  act (window, "win.undo");
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 2), ==, 1);
  until (has_label (page_of (window), "Row 1, column 3: * it has one solution."));
  close_window (window);
}

/* Where some corrections leave one solution, others are not told; where none does, a few are. */
static void
test_likely (void)
{
  RtWindow *window = type_page ("..7.1.3.45.....98...6........8......6..3......3.489.5........6..73..64.1....."
                                "4.93");
  GArray *repairs;

  until (has_label (page_of (window), "Row 1, column 9: with 2 instead of 4 it has one solution."));
  repairs = rt_slips_repairs (rt_desk_slips (rt_window_desk (window)));
  for (guint i = 0; i < repairs->len; i++)
    g_assert_true (g_array_index (repairs, RtRepair, i).is_unique);
  close_window (window);

  window = type_page (".123456....................7........8........9"
                      "...................................");
  until (has_label (page_of (window), "6 More Proposals"));
  press_button (page_of (window), "6 More Proposals");
  g_assert_false (has_label (page_of (window), "* More Proposals"));
  g_assert_true (has_label (page_of (window), "Row *: * it has solutions."));
  close_window (window);
}

/* A given that is wrong is put right, too, and stays given. */
static void
test_wrong_given (void)
{
  RtWindow *window = open_page (WRONG);

  until (has_label (page_of (window), "Put It Right"));
  press_button (page_of (window), "Put It Right");
  until (has_label (page_of (window), "Exactly one solution"));
  until (has_label (window, "30 givens · exactly one solution"));
  close_window (window);
}

/* An entry that contradicts the givens is framed, it alone; title, page and screen reader say so. What it
 * contradicts is framed for who asks, and it is said what the frames mean. */
static void
test_in_play (void)
{
  RtWindow *window = open_page (EASY);

  until (has_label (page_of (window), "51 cells left"));
  rt_document_enter (document_of (window), rt_cells_of (2), 2);
  until (has_label (page_of (window), "50 cells left"));
  g_assert_true (has_label (page_of (window), "Exactly one solution"));
  g_assert_cmpint (n_wrong (window), ==, 0); /* nobody has asked */
  press_button (page_of (window), "Check What I Have");
  until (has_label (page_of (window), "1 digit you entered is wrong"));
  g_assert_false (has_label (window, "1 digit you entered is wrong.")); /* the message: the page has said it */
  g_assert_true (has_label (page_of (window), "The wrong digit has a thick frame in the grid."));
  g_assert_true (has_label (window, "30 givens · 1 digit you entered is wrong"));
  g_assert_false (has_label (window, "*o solution*"));
  g_assert_true (has_label (page_of (window), "50 cells left"));
  g_assert_true (has_label (page_of (window), "Easy"));
  g_assert_false (has_label (page_of (window), "Put It Right"));
  until (n_wrong (window) == 1);
  g_assert_true (rt_grid_view_scene (rt_window_grid_view (window))->cells[2].wrong);
  g_assert_cmpint (n_marked (window) + n_framed (window), ==, 0);
  press_button (page_of (window), "Show What the Wrong Digit Contradicts");
  until (n_framed (window) > 2);
  g_assert_true (has_label (page_of (window), "Thin frames: digits that the wrong one contradicts.*"));
  assert_fits (window);
  rt_document_enter (document_of (window), rt_cells_of (3), 6);
  until (has_label (page_of (window), "49 cells left"));
  until (n_framed (window) == 0);
  g_assert_false (has_label (page_of (window), "Thin frames: *"));
  close_window (window);
}

/* Where the person asks first, equal digits are seen at once, and a wrong digit only then. */
static void
test_on_demand (void)
{
  RtWindow *window = open_page (EASY);

  rt_desk_set_told (rt_window_desk (window), RT_TOLD_ON_DEMAND);
  rt_document_enter (document_of (window), rt_cells_of (2), 2);
  until (has_label (page_of (window), "50 cells left"));
  rt_document_enter (document_of (window), rt_cells_of (3), 5);
  until (has_label (page_of (window), "Two 5s in row 1"));
  g_assert_true (has_label (window, "30 givens · two 5s in row 1"));
  g_assert_cmpint (n_wrong (window), ==, 0);
  press_button (page_of (window), "Check What I Have");
  until (n_wrong (window) == 2);
  until (has_label (page_of (window), "The wrong digits have thick frames in the grid."));
  close_window (window);
}

/* Several solutions: if a digit was mistyped, these would be it. */
static void
test_supposed (void)
{
  RtWindow *window = open_page (WRONG_OPEN);

  until (has_label (page_of (window), "There are 3 solutions.*"));
  until (has_label (page_of (window), "If a digit was mistyped:"));
  g_assert_true (has_label (page_of (window), "Many solutions"));
  g_assert_true (has_label (page_of (window), "Row *: * it has one solution."));
  g_assert_true (has_label (window, "30 givens · many solutions"));
  g_assert_cmpint (n_marked (window), ==, 0);
  assert_fits (window);
  solve (window);
  act (window, "win.show-puzzle");
  until (has_label (page_of (window), "Solution 1 of 3"));
  until (has_label (page_of (window), "If a digit was mistyped:"));
  press_button (page_of (window), "Change It");
  until (has_label (page_of (window), "Exactly one solution"));
  g_assert_false (has_label (page_of (window), "If a digit was mistyped:"));
  act (window, "win.undo");
  until (has_label (page_of (window), "If a digit was mistyped:"));
  close_window (window);
}

/* Two digits are wrong: no single one explains it, so what contradicts is framed. */
static void
test_unexplained (void)
{
  RtWindow *window = type_page (WRONG);

  rt_document_enter (document_of (window), rt_cells_of (72), 2);
  until (has_label (page_of (window), "No single digit explains it: more than one must be wrong."));
  g_assert_cmpint (n_framed (window), >, 2);
  g_assert_false (has_label (page_of (window), "Put It Right"));
  g_assert_true (has_label (window, "32 digits · no solution: * digits cannot all be right"));
  g_assert_true (has_label (page_of (window), "Red frames: digits that cannot all be right.*"));
  close_window (window);
}

/* Two equal digits are seen by themselves; with too few others to know, nothing is proposed. */
static void
test_clash (void)
{
  RtWindow *window = type_page (FIVES);

  until (has_label (page_of (window), "No solution: two 5s in row 1"));
  until (has_label (page_of (window), "The marked cells cannot all be right*"));
  g_assert_false (has_label (page_of (window), "Put It Right"));
  g_assert_cmpint (n_marked (window) + n_framed (window), ==, 0);
  close_window (window);
  window = type_page (CLASH);
  until (has_label (page_of (window), "No solution: two 5s in row 1"));
  until (has_label (page_of (window), "Row 1, column 2: * it has one solution."));
  close_window (window);
}

/* How many solutions */

static void
test_several (gconstpointer data)
{
  RtWindow *window = open_page (SEVERAL);
  RtDesk *desk = rt_window_desk (window);

  until (has_label (page_of (window), "There are 25 solutions.*"));
  g_assert_true (has_label (page_of (window), "Many solutions"));
  g_assert_false (has_label (page_of (window), "Next"));
  rt_desk_set_result (desk, GPOINTER_TO_INT (data));
  solve (window);
  if (GPOINTER_TO_INT (data) == RT_RESULT_ANIMATE)
    act (window, "win.to-end");
  act (window, "win.show-puzzle");
  until (has_label (page_of (window), "Solution 1 of 25"));
  until (has_label (window, "solution 1 of 25"));
  until (has_label (window, "Solution 1 of 25, after *"));
  g_assert_true (has_label (page_of (window), "There are 25 solutions.*"));
  assert_fits (window);
  g_assert_nonnull (find_button (find (window, RT_TYPE_CARD), "Next Solution"));
  press_button (page_of (window), "Next");
  act (window, "win.next-solution");
  act (window, "win.show-puzzle");
  until (has_label (page_of (window), "Solution 2 of 25"));
  g_assert_true (has_label (window, "solution 2 of 25"));
  g_assert_true (has_label (window, "Solution 2 of 25, after *"));
  act (window, "win.previous-solution");
  until (has_label (page_of (window), "Solution 1 of 25"));
  g_assert_false (has_label (window, "*olved*"));
  rt_solving_put_away (rt_desk_solving (rt_window_desk (window)));
  until (has_label (window, "* · one of many solutions"));
  g_assert_true (has_label (page_of (window), "One of many solutions"));
  g_assert_false (has_label (window, "*olved*"));
  close_window (window);
}

/* What is told of a grid that Solve has filled is told of the puzzle. */
static void
test_filled (void)
{
  RtWindow *window = open_page (EASY);

  solve (window);
  act (window, "win.show-puzzle");
  until (has_label (page_of (window), "Solved"));
  g_assert_true (has_label (page_of (window), "Easy"));
  g_assert_null (find_button (find (window, RT_TYPE_CARD), "Next Solution"));
  act (window, "win.details");
  until (has_label (window, "22 of the 30 digits are more than is needed*"));
  press_button (page_of (window), "Start Over");
  until (has_label (page_of (window), "51 cells left"));
  close_window (window);
}

/* Playing */

static void
enter (RtWindow *window, int cell, int digit)
{
  rt_document_enter (document_of (window), rt_cells_of (cell), digit);
}

static int
digit_of (RtWindow *window, int cell)
{
  return rt_position_digit (rt_document_position (document_of (window)), cell);
}

/* Three buttons, no more: the header has the others. */
static void
test_play (void)
{
  RtWindow *window = open_page (EASY);

  until (has_label (page_of (window), "51 cells left"));
  g_assert_false (has_label (page_of (window), "Start Over"));
  g_assert_null (find_button (page_of (window), "Hint"));
  g_assert_null (find_button (page_of (window), "Solve"));
  g_assert_false (has_label (page_of (window), "Positions kept"));
  enter (window, 2, 4);
  until (has_label (page_of (window), "50 cells left"));
  press_button (page_of (window), "Check What I Have");
  until (has_label (page_of (window), "The 1 digit you entered is right."));
  g_assert_true (has_label (page_of (window), "50 cells left"));
  press_button (page_of (window), "Fill In Marks");
  g_assert_cmpint (rt_document_position (document_of (window))->marks[3], !=, 0);
  assert_fits (window);
  close_window (window);
}

/* Returns the name that is being typed, or NULL. */
static GtkWidget *
name_entry (RtWindow *window)
{
  return find (page_of (window), GTK_TYPE_ENTRY);
}

/* Returns true if the row called NAME has TEXT, too. */
static bool
has_row (RtWindow *window, const char *name, const char *text)
{
  GtkWidget *button = find_button (page_of (window), name);

  return button && has_label (button, text);
}

/* A position gets a name where it is kept, is gone to by a click, and Undo comes back. */
static void
test_kept (void)
{
  RtWindow *window = open_page (EASY);

  enter (window, 2, 4);
  press_button (page_of (window), "Keep This Position");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name_entry (window))), ==, "50 cells left");
  gtk_editable_set_text (GTK_EDITABLE (name_entry (window)), "  before I guessed 6 ");
  g_signal_emit_by_name (name_entry (window), "activate");
  until (has_row (window, "before I guessed 6", "here"));
  g_assert_null (name_entry (window));
  g_assert_true (has_label (page_of (window), "Positions kept"));
  assert_fits (window);

  enter (window, 3, 6);
  enter (window, 5, 8);
  act (window, "win.keep-position"); /* by the key: the focus stays where it is */
  until (has_label (window, "This position is kept."));
  until (has_row (window, "48 cells left", "here"));
  g_assert_true (has_row (window, "before I guessed 6", "50 cells left"));
  press_button (page_of (window), "before I guessed 6");
  g_assert_cmpint (digit_of (window, 3), ==, 0);
  until (has_row (window, "before I guessed 6", "here"));
  act (window, "win.undo");
  g_assert_cmpint (digit_of (window, 5), ==, 8);

  /* Something else than before: the kept one is on another branch. */
  act (window, "win.undo");
  act (window, "win.undo");
  enter (window, 3, 2);
  enter (window, 5, 6);
  until (has_row (window, "48 cells left", "2 steps on another branch"));
  act (window, "win.undo");
  act (window, "win.undo");
  enter (window, 6, 9);
  until (has_row (window, "A way you left", "2 steps on another branch"));
  press_button (page_of (window), "A way you left");
  g_assert_cmpint (digit_of (window, 5), ==, 6);
  assert_fits (window);
  close_window (window);
}

/* A name that is dropped, one that is taken back, and branches of a single step, which are listed on
 * request. */
static void
test_kept_rows (void)
{
  RtWindow *window = open_page (EASY);
  guint id;

  enter (window, 2, 4);
  id = rt_document_at (document_of (window));
  press_button (page_of (window), "Keep This Position");
  gtk_editable_set_text (GTK_EDITABLE (name_entry (window)), " ");
  enter (window, 3, 6); /* ends the typing, as would a click elsewhere */
  until (find_button (page_of (window), "50 cells left"));
  g_assert_null (name_entry (window));
  gtk_widget_activate_action (page_of (window), "kept.name", "u", id);
  until (name_entry (window));
  gtk_editable_set_text (GTK_EDITABLE (name_entry (window)), "here it began");
  g_signal_emit_by_name (name_entry (window), "activate");
  until (has_row (window, "here it began", "50 cells left"));
  gtk_widget_activate_action (page_of (window), "kept.remove", "u", id);
  until (!find_button (page_of (window), "here it began"));
  g_assert_false (has_label (page_of (window), "Positions kept"));

  act (window, "win.undo");
  enter (window, 3, 2);
  until (find_button (page_of (window), "1 Other Way You Left"));
  press_button (page_of (window), "1 Other Way You Left");
  until (has_row (window, "A way you left", "1 step on another branch"));
  close_window (window);
}

static const char *
card_text (RtWindow *window)
{
  let_changes_be_told ();
  return rt_card_text (RT_CARD (find (window, RT_TYPE_CARD)));
}

static int
shown_digit (RtWindow *window, int cell)
{
  let_changes_be_told ();
  return rt_grid_view_scene (rt_window_grid_view (window))->cells[cell].digit;
}

/* One's own solving is shown again, is gone back to as one step, and before the first wrong digit where
 * the person has asked for it. Nothing of the puzzle changes until then. */
static void
test_replay (void)
{
  RtWindow *window = open_page (EASY);
  GtkWidget *scale;

  enter (window, 2, 4);
  g_assert_false (has_label (page_of (window), "Replay"));
  rt_document_edit (document_of (window), RT_EDIT_MARK, rt_cells_of (3), 6, false);
  enter (window, 5, 1); /* wrong */
  enter (window, 7, 1);
  press_button (page_of (window), "Replay");
  scale = find (page_of (window), GTK_TYPE_SCALE);
  until (g_str_equal (card_text (window), "The puzzle, before you began."));
  g_assert_cmpint (shown_digit (window, 2), ==, 0);
  g_assert_true (has_label (window, "your solving, at step 0"));
  gtk_range_set_value (GTK_RANGE (scale), 2);
  until (g_str_equal (card_text (window), "Step 2 of 4 of your own: Centre Mark 6."));
  g_assert_cmpint (shown_digit (window, 2), ==, 4);
  g_assert_cmpint (shown_digit (window, 7), ==, 0);
  g_assert_cmpint (digit_of (window, 7), ==, 1);
  g_assert_false (has_label (page_of (window), "Back to Before the First Wrong Digit"));
  assert_fits (window);
  act (window, "win.leave");
  until (shown_digit (window, 7) == 1);
  g_assert_false (gtk_widget_get_mapped (scale));

  act (window, "win.check");
  until (has_label (page_of (window), "Back to Before the First Wrong Digit"));
  g_assert_true (has_label (page_of (window), "The wrong digit has a thick frame in the grid."));
  press_button (page_of (window), "Replay");
  gtk_range_set_value (GTK_RANGE (scale), 3);
  until (g_str_equal (card_text (window), "Step 3 of 4 of your own: Enter 1, in row 1, column 6. It is the first wrong digit."));
  g_assert_true (rt_grid_view_scene (rt_window_grid_view (window))->cells[5].wrong);
  g_assert_true (rt_grid_view_scene (rt_window_grid_view (window))->cells[5].current);
  g_assert_false (rt_grid_view_scene (rt_window_grid_view (window))->cells[7].wrong);
  gtk_range_set_value (GTK_RANGE (scale), 4);
  until (g_str_equal (card_text (window), "Step 4 of 4 of your own: Enter 1, in row 1, column 8."));
  /* The verdict is about the current position, so it is put away meanwhile. */
  g_assert_false (has_label (page_of (window), "The wrong digit has a thick frame in the grid."));
  g_assert_true (has_label (page_of (window), "Back to Before the First Wrong Digit"));
  press_button (page_of (window), "Back to Before the First Wrong Digit");
  g_assert_cmpint (digit_of (window, 5), ==, 0);
  g_assert_cmpint (digit_of (window, 2), ==, 4);
  g_assert_cmpint (rt_document_position (document_of (window))->marks[3], !=, 0);
  until (!gtk_widget_get_mapped (scale));
  act (window, "win.undo");
  g_assert_cmpint (digit_of (window, 7), ==, 1);

  press_button (page_of (window), "Replay");
  gtk_range_set_value (GTK_RANGE (scale), 1);
  until (shown_digit (window, 5) == 0);
  press_button (page_of (window), "Go Back to Here");
  g_assert_cmpint (digit_of (window, 5), ==, 0);
  g_assert_cmpint (digit_of (window, 2), ==, 4);
  close_window (window);
}

/* Marks of the person do not go without a word, and Undo brings them back. */
static void
test_marks_are_replaced (void)
{
  RtWindow *window = open_page (EASY);
  RtDocument *document = document_of (window);

  act (window, "win.fill-marks");
  let_changes_be_told ();
  g_assert_false (has_label (window, "All candidates replaced your marks."));
  act (window, "win.undo");
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 5, false);
  act (window, "win.fill-marks");
  until (has_label (window, "All candidates replaced your marks."));
  act (window, "win.undo");
  g_assert_cmpint (rt_document_position (document)->marks[3], ==, rt_digits_of (5));
  close_window (window);
}

/* Enters all digits that are missing. */
static void
finish_by_hand (RtWindow *window)
{
  RtGrid solution;

  g_assert_true (rt_grid_parse (&solution, SOLVED));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    enter (window, cell, solution.digit[cell]);
}

/* Who has solved it is told so on a quiet card, and may have another one or watch the computer. Who
 * had it solved is not. */
static void
test_end (void)
{
  RtWindow *window = open_page (EASY);
  GtkWidget *card = find (window, RT_TYPE_CARD);

  until (has_label (page_of (window), "Easy"));
  finish_by_hand (window);
  until (g_str_equal (card_text (window), "Solved, without a hint. Easy 1.2."));
  g_assert_true (has_label (window, "30 givens · solved"));
  g_assert_null (find_button (card, "Next Puzzle"));
  g_assert_true (gtk_widget_get_sensitive (find_button (card, "One a Bit Harder")));
  act (window, "win.undo");
  until (g_str_equal (card_text (window), ""));
  act (window, "win.redo");
  until (find_button (card, "Watch the Computer Do Yours"));
  press_button (card, "Watch the Computer Do Yours");
  until (rt_player_playing (rt_desk_player (rt_window_desk (window))));
  g_assert_cmpint (digit_of (window, 2), ==, 0);
  act (window, "win.undo");
  until (g_str_equal (card_text (window), "Solved, without a hint. Easy 1.2."));

  act (window, "win.restart");
  solve (window);
  g_assert_false (g_str_has_prefix (card_text (window), "Solved, with"));
  close_window (window);
}

/* The clock is hidden until it is asked for, and its time is told at the end. */
static void
test_clock (void)
{
  RtWindow *window = open_page (EASY);
  GtkWidget *clock = find (window, RT_TYPE_PLAY_CLOCK);

  g_assert_false (gtk_widget_get_visible (clock));
  rt_preference_set_boolean (RT_PREFERENCE_TIMER, TRUE);
  g_assert_true (gtk_widget_get_visible (clock));
  g_assert_true (has_label (clock, "00:00"));
  if (!gtk_window_is_active (GTK_WINDOW (window)))
    rt_document_run_clock (document_of (window), true); /* there is no window manager */
  until (rt_document_time (document_of (window)) > 0);
  act (window, "win.hint");
  until (rt_reasoning_state (rt_desk_reasoning (rt_window_desk (window))) == RT_REASONING_STEP);
  finish_by_hand (window);
  until (g_str_equal (card_text (window), "Solved in 00:00, with 1 hint. Easy 1.2."));
  rt_preference_set_boolean (RT_PREFERENCE_TIMER, FALSE);
  g_assert_false (gtk_widget_get_visible (clock));
  reset_preference ("timer");
  close_window (window);
}

/* Nothing is written down unless the person wishes; then each solved puzzle once. */
static void
test_record (void)
{
  RtWindow *window = open_page (EASY);
  g_autofree char *path = rt_play_record_path ();

  until (has_label (page_of (window), "Easy"));
  finish_by_hand (window);
  until (g_str_equal (card_text (window), "Solved, without a hint. Easy 1.2."));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  act (window, "win.undo");
  rt_preference_set_boolean (RT_PREFERENCE_RECORD, TRUE);
  act (window, "win.redo");
  until (has_label (page_of (window), "Your record: median times in minutes"));
  g_assert_true (has_label (page_of (window), "Easy: 1 solved, 0 hints"));
  act (window, "win.undo");
  until (!has_label (page_of (window), "Your record: median times in minutes"));
  act (window, "win.redo");
  until (has_label (page_of (window), "Easy: 1 solved, 0 hints"));
  press_button (page_of (window), "Delete This Record");
  g_assert_false (has_label (page_of (window), "Your record: median times in minutes"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  reset_preference ("record");
  close_window (window);
}

int
main (int argc, char **argv)
{
  desk_begin (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rated); i++) {
    g_autofree char *path = g_strdup_printf ("/puzzle/word/%s", rated[i].number);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_word);
  }
  g_test_add_func ("/puzzle/climbs", test_climbs);
  g_test_add_func ("/puzzle/unrated", test_unrated);
  g_test_add_func ("/puzzle/answer", test_answer);
  g_test_add_func ("/puzzle/mistyped", test_mistyped);
  g_test_add_func ("/puzzle/likely", test_likely);
  g_test_add_func ("/puzzle/wrong-given", test_wrong_given);
  g_test_add_func ("/puzzle/in-play", test_in_play);
  g_test_add_func ("/puzzle/on-demand", test_on_demand);
  g_test_add_func ("/puzzle/supposed", test_supposed);
  g_test_add_func ("/puzzle/unexplained", test_unexplained);
  g_test_add_func ("/puzzle/clash", test_clash);
  g_test_add_data_func ("/puzzle/several/fill", GINT_TO_POINTER (RT_RESULT_FILL), test_several);
  g_test_add_data_func ("/puzzle/several/animate", GINT_TO_POINTER (RT_RESULT_ANIMATE),
                        test_several);
  g_test_add_func ("/puzzle/filled", test_filled);
  g_test_add_func ("/puzzle/play", test_play);
  g_test_add_func ("/puzzle/kept", test_kept);
  g_test_add_func ("/puzzle/kept-rows", test_kept_rows);
  g_test_add_func ("/puzzle/replay", test_replay);
  g_test_add_func ("/puzzle/marks-are-replaced", test_marks_are_replaced);
  g_test_add_func ("/puzzle/end", test_end);
  g_test_add_func ("/puzzle/clock", test_clock);
  g_test_add_func ("/puzzle/record", test_record);
  return desk_run ();
}
