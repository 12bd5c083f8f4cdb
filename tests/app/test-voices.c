/* test-voices.c - one state, one voice: what the header, the pages, the card and the timeline of a window say
 * in each state that a search can be in. What a desk tells without a window is in picture/test-voices. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/window/panel.h"
#include "document/desk/desk.h"

#define STEP 1234

static void
begin (RtWindow *window)
{
}

static void
look_back (RtWindow *window)
{
  solve (window);
  rt_desk_look_at (rt_window_desk (window), STEP);
}

static void
ask_for_hint (RtWindow *window)
{
  act (window, "win.hint");
  until (rt_reasoning_state (rt_desk_reasoning (rt_window_desk (window))) == RT_REASONING_STEP);
}

static void
look_back_and_ask (RtWindow *window)
{
  look_back (window);
  ask_for_hint (window);
}

static void
look_back_and_look_for_path (RtWindow *window)
{
  look_back (window);
  look_for_path (window);
}

static void
look_back_and_type (RtWindow *window)
{
  look_back (window);
  rt_desk_write (rt_window_desk (window), RT_EDIT_ENTER, rt_cells_of (2), 4);
}

static void
type_and_ask (RtWindow *window)
{
  look_back_and_type (window);
  ask_for_hint (window);
}

static void
leave (RtWindow *window)
{
  look_back (window);
  act (window, "win.leave");
}

static void
leave_and_undo (RtWindow *window)
{
  leave (window);
  act (window, "win.undo");
  until (rt_desk_is_settled (rt_window_desk (window)));
}

static void
stop (RtWindow *window)
{
  act (window, "win.solve");
  until (rt_solving_showing (rt_desk_solving (rt_window_desk (window))) == RT_SHOWING_ANSWER);
  act (window, "win.solve");
  until (rt_solving_state (rt_desk_solving (rt_window_desk (window))) == RT_SOLVING_STOPPED);
}

static void
stop_undo_and_redo (RtWindow *window)
{
  stop (window);
  act (window, "win.undo");
  act (window, "win.redo");
  until (rt_solving_state (rt_desk_solving (rt_window_desk (window))) == RT_SOLVING_STOPPED);
}

#define PAD "Corner" /* a mode of the pad */
#define LEFT "The search waits where you left it: Undo brings it back."
#define AT_STEP "a search, at step 1*234"
#define BEHIND "The search waits at step 1*234."

/* What is said, and what is not, wherever it stands in the window. */
static const struct {
  const char *name, *puzzle;
  void (*begin) (RtWindow *window);
  const char *says[7], *silent[7];
} states[] = {
  { "own", EASY, begin,
    { "30 givens · exactly one solution", "Exactly one solution", "51 cells left", PAD },
    { "Solved", "Start Over", LEFT, BEHIND } },
  { "solved", EASY, solve, { "30 givens · solved", "Solved", "Start Over", "Step 8*366 of 8*366" },
    { "Exactly one solution", PAD, LEFT, BEHIND } },
  { "search", EASY, look_back, { AT_STEP, "Exactly one solution", "Step 1*234 of 8*366" },
    { "Solved", "Start Over", "51 cells left", PAD, LEFT, BEHIND } },
  { "hint", EASY, look_back_and_ask,
    { "the puzzle, without the answer", "Exactly one solution", "51 cells left", BEHIND,
      "Waits at step 1*234" },
    { "Solved", "Start Over", "Step 1*234 of 8*366", PAD, LEFT } },
  { "path", EASY, look_back_and_look_for_path,
    { "a path by logic", "Exactly one solution", "Step 1 of 51", BEHIND },
    { "Solved", "Start Over", "51 cells left", "Step 1*234 of 8*366", PAD } },
  { "typed", EASY, look_back_and_type,
    { "30 givens · exactly one solution", "50 cells left", LEFT, PAD,
      "This is your own grid now. The search waits where you left it." },
    { "Solved", "Start Over", BEHIND } },
  { "typed-and-hint", EASY, type_and_ask,
    { "30 givens · exactly one solution", "50 cells left", LEFT, PAD },
    { "Solved", "Start Over", BEHIND } },
  { "left", EASY, leave,
    { "The search with its 8*366 steps was put away.", "30 givens · exactly one solution", PAD },
    { "Solved", "Start Over", LEFT, BEHIND } },
  { "left-and-undone", EASY, leave_and_undo, { AT_STEP, "Exactly one solution", "Step 1*234 of 8*366" },
    { "Solved", "Start Over", PAD, LEFT, BEHIND } },
  { "stopped", LONG, stop, { "Stopped after * steps. The grid shows the answer*", "Start Over" },
    { "Exactly one solution", "64 cells left", PAD, LEFT } },
  { "stopped-undone-redone", LONG, stop_undo_and_redo,
    { "Stopped after * steps. The grid shows the answer*", "Start Over" },
    { "Exactly one solution", "64 cells left", PAD, LEFT } },
};

/* Returns how many of TEXTS are to be seen in WINDOW, whichever page is looked at. */
static int
count_said (RtWindow *window, const char *const *texts)
{
  static const char *const pages[] = { RT_PAGE_PUZZLE, RT_PAGE_SEARCH, RT_PAGE_LOGIC };
  int n = 0;

  for (; *texts; texts++) {
    bool said = false;

    for (gsize k = 0; k < G_N_ELEMENTS (pages) && !said; k++) {
      rt_window_show_page (window, pages[k]);
      said = has_label (window, *texts);
      if (said)
        g_test_message ("%s: %s", pages[k], *texts);
    }
    n += said;
  }
  return n;
}

static void
test_state (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  RtWindow *window = open_window (states[i].puzzle);
  int n = (int) g_strv_length ((char **) states[i].says);

  count_said (window, states[i].says); /* all pages are made */
  until (rt_desk_is_settled (rt_window_desk (window)));
  states[i].begin (window);
  until (rt_desk_is_settled (rt_window_desk (window)));
  until (count_said (window, states[i].says) == n);
  g_assert_cmpint (count_said (window, states[i].silent), ==, 0);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++) {
    g_autofree char *path = g_strconcat ("/voices/", states[i].name, NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_state);
  }
  return desk_run ();
}
