/* test-changes.c - one turn of the main loop tells one change, makes one moment, composes one scene.
 *
 * The linker puts the functions that are counted behind those of this file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/puzzle/puzzle-page.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "picture/compose-desk.h"

#include <gtk/gtk.h>

typedef struct {
  int changes, moments, scenes;
} Counts;

static Counts n;

void __real_rt_moment_of (RtMoment *moment, const RtMomentSource *source);
void __wrap_rt_moment_of (RtMoment *moment, const RtMomentSource *source);
bool __real_rt_compose_desk (RtScene *scene, RtDesk *desk);
bool __wrap_rt_compose_desk (RtScene *scene, RtDesk *desk);

void
__wrap_rt_moment_of (RtMoment *moment, const RtMomentSource *source)
{
  n.moments++;
  __real_rt_moment_of (moment, source);
}

bool
__wrap_rt_compose_desk (RtScene *scene, RtDesk *desk)
{
  n.scenes++;
  return __real_rt_compose_desk (scene, desk);
}

static void
changed_cb (void)
{
  n.changes++;
}

/* A window on EASY that is complete. No frame clock ticks, as it is hidden by then. */
static RtWindow *
open_complete (void)
{
  RtWindow *window = open_window (EASY);
  RtDesk *desk = rt_window_desk (window);

  until (has_label (window, "30 givens · exactly one solution"));
  until (find (window, RT_TYPE_PUZZLE_PAGE));
  until (rt_hardness_state (rt_desk_hardness (desk)) == RT_HARDNESS_KNOWN);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_connect (desk, "changed", G_CALLBACK (changed_cb), NULL);
  return window;
}

/* Waits until nothing is on its way. */
static void
count_end (RtWindow *window)
{
  until (rt_desk_is_settled (rt_window_desk (window)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
count_begin (void)
{
  n = (Counts) { 0 };
}

static void
assert_counted (int expected)
{
  g_test_message ("%d changes, %d moments, %d scenes", n.changes, n.moments, n.scenes);
  g_assert_cmpint (n.changes, ==, expected);
  g_assert_cmpint (n.moments, ==, expected);
  g_assert_cmpint (n.scenes, ==, expected);
}

/* The first digit, and another one. */
static void
test_digit (void)
{
  RtWindow *window = open_complete ();
  const struct {
    int cell, digit;
  } typed[] = { { 2, 4 }, { 3, 6 }, { 5, 8 } };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    count_begin ();
    rt_desk_write (rt_window_desk (window), RT_EDIT_ENTER, rt_cells_of (typed[i].cell), typed[i].digit);
    count_end (window);
    assert_counted (1);
  }
  close_window (window);
}

/* Solve tells that the search runs; and that it has the solution, and how long it takes without being recorded. */
static void
test_solve (void)
{
  RtWindow *window = open_complete ();
  RtSolving *solving = rt_desk_solving (rt_window_desk (window));

  count_begin ();
  act (window, "win.solve");
  until (rt_solving_state (solving) == RT_SOLVING_DONE);
  g_assert_cmpfloat (rt_solving_bare (solving), >, 0);
  count_end (window);
  assert_counted (2);
  close_window (window);
}

int
main (int argc, char **argv)
{
  desk_begin (&argc, &argv);
  g_test_add_func ("/changes/digit", test_digit);
  g_test_add_func ("/changes/solve", test_solve);
  return desk_run ();
}
