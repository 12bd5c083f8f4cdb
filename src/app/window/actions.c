/* actions.c - the table of all actions and keys of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/actions.h"

#include "app/collection/collection-controller.h"
#include "app/common/preferences.h"
#include "app/compare/compare-window.h"
#include "app/files/open.h"
#include "app/files/reload.h"
#include "app/files/salvage.h"
#include "app/files/save.h"
#include "app/help/help-window.h"
#include "app/logic/techniques-window.h"
#include "app/make/make-window.h"
#include "app/make/quick.h"
#include "app/paper/export-window.h"
#include "app/paper/print.h"
#include "app/search/listing-view.h"
#include "app/trial/trial-window.h"
#include "app/window/copy.h"
#include "app/window/panel.h"
#include "app/window/preferences-window.h"
#include "app/window/shortcut-list.h"
#include "app/window/window.h"
#include "document/desk/desk.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

/* In the following functions, SHELL is a window (RtWindow). */

static void
new_puzzle (RtShell *shell)
{
  rt_shell_begin (shell, NULL, _("The grid is empty, for a new puzzle."));
}

static void
restart (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);

  rt_desk_restart (desk);
  rt_shell_say (shell, RT_MESSAGE_INFO,
                rt_desk_has_givens (desk) ? _("Only the givens are left.")
                                          : _("The grid is empty."),
                _("Undo"), "win.undo");
}

/* Fills in all candidates as pencil marks. Shows a message if they replaced marks of the person. */
static void
fill_marks (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  RtPosition before = *rt_document_position (rt_desk_document (desk));

  rt_desk_fill_marks (desk);
  if (rt_position_has_marks (&before) && !rt_position_equal (&before, rt_document_position (rt_desk_document (desk))))
    rt_shell_say (shell, RT_MESSAGE_INFO, _("All candidates replaced your marks."), _("Undo"), "win.undo");
}

static void
new_window (RtShell *shell)
{
  rt_shell_another (shell, NULL);
}

static void
close_window (RtShell *shell)
{
  gtk_window_close (GTK_WINDOW (shell));
}

static void
close_anyway (RtShell *shell)
{
  rt_window_close_anyway (RT_WINDOW (shell));
}

/* Starts a search and shows the page of the search. If a search is running, stops it. */
static void
solve (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);

  if (rt_solving_state (rt_desk_solving (desk)) != RT_SOLVING_RUNNING)
    rt_window_await_search (RT_WINDOW (shell));
  rt_desk_solve (desk);
}

/* Plays the search from its start, and makes Solve play searches in future. */
static void
play_search (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);

  rt_preference_set_string (RT_PREFERENCE_RESULT, "animate");
  rt_desk_to_start (desk);
  rt_desk_play (desk);
}

/* Removes the person's digits, which Undo brings back, and plays a search that solves the puzzle. */
static void
watch_mine (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);

  rt_desk_restart (desk);
  rt_desk_flush (desk);
  rt_window_await_search (RT_WINDOW (shell));
  rt_desk_to_search (desk);
  rt_solving_start (rt_desk_solving (desk), rt_desk_search (desk), RT_RESULT_ANIMATE);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("Your own digits are put away while you watch."), _("Undo"),
                "win.undo");
}

/* Hides the pages that cover the grid in a narrow window. */
static void
show_grid (RtShell *shell)
{
  rt_window_show_grid (RT_WINDOW (shell));
}

static void
hint (RtShell *shell)
{
  rt_window_show_grid (RT_WINDOW (shell));
  rt_desk_hint (rt_shell_desk (shell));
}

/* Switches off the preference that the cursor moves to the next cell while a puzzle is typed in. */
static void
stay (RtShell *shell)
{
  rt_preference_set_boolean (RT_PREFERENCE_NEXT_CELL, FALSE);
}

/* Moves the focus to the first cell, and shows how to type a puzzle. */
static void
type (RtShell *shell)
{
  RtGridView *grid = rt_window_grid_view (RT_WINDOW (shell));

  gtk_widget_grab_focus (GTK_WIDGET (grid));
  rt_grid_view_set_focus_cell (grid, 0);
  rt_shell_say (shell, RT_MESSAGE_INFO,
                _("Type the digits row by row; 0 or Space leaves a cell empty. Ctrl+V pastes a whole "
                  "puzzle."),
                _("Open a File…"), "win.open");
}

/* Shows the hardest step of the puzzle's rating. */
static void
show_hardest (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  const RtGrid *puzzle = rt_hardness_puzzle (rt_desk_hardness (desk));

  rt_shell_show_logic (shell);
  if (puzzle)
    rt_reasoning_show_hardest (rt_desk_reasoning (desk), puzzle);
}

/* Opens the exercises for the technique of the step that is shown. */
static void
practise (RtShell *shell)
{
  const RtStep *step = rt_reasoning_step (rt_desk_reasoning (rt_shell_desk (shell)));

  if (step)
    rt_techniques_window_practise (shell, step->technique);
}

/* Shows the page of the puzzle. */
static void
show_puzzle (RtShell *shell)
{
  rt_window_show_page (RT_WINDOW (shell), RT_PAGE_PUZZLE);
}

/* Checks the grid, and shows the page of the puzzle with the errors found. */
static void
show_wrong (RtShell *shell)
{
  rt_desk_check (rt_shell_desk (shell));
  show_puzzle (shell);
}

static int
selected_cell (RtShell *shell)
{
  return rt_grid_view_focus_cell (rt_window_grid_view (RT_WINDOW (shell)));
}

static void
breakpoint (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  int cell = selected_cell (shell);

  if (rt_position_is_given (rt_document_position (rt_desk_document (desk)), cell))
    rt_shell_say (shell, RT_MESSAGE_INFO, _("A given never changes: nothing pauses there."), NULL, NULL);
  else
    rt_desk_toggle_breakpoint (desk, cell);
}

static void
next_change (RtShell *shell)
{
  rt_desk_find_change (rt_shell_desk (shell), RT_FORWARD, selected_cell (shell));
}

static void
previous_change (RtShell *shell)
{
  rt_desk_find_change (rt_shell_desk (shell), RT_BACKWARD, selected_cell (shell));
}

static void
find_puzzle (RtCollecting *collecting)
{
  rt_window_show_page (RT_WINDOW (rt_collecting_shell (collecting)), RT_PAGE_COLLECTION);
  rt_collection_page_find (rt_collecting_page (collecting));
}

/* Returns true if the grid has digits. On an empty grid, a search for steps would take long and find
 * nothing. */
static bool
has_digits (RtDesk *desk)
{
  return rt_desk_has_givens (desk) || rt_desk_has_entries (desk);
}

/* Checks the digits that the person has entered. The page of the puzzle shows the result; a message shows it if that
 * page is not visible. If the verdict is not known yet, the page will show it. */
static void
check (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  g_autofree char *said = NULL;

  rt_desk_check (desk);
  rt_desk_flush (desk);
  said = rt_desk_say_checked (desk);
  if (said && !rt_window_tells_verdict (RT_WINDOW (shell)))
    rt_shell_say (shell, RT_MESSAGE_INFO, said, NULL, NULL);
  else if (said)
    rt_compat_announce (GTK_WIDGET (shell), said);
}

static void
keep_position (RtShell *shell)
{
  rt_desk_keep_position (rt_shell_desk (shell));
  rt_shell_say (shell, RT_MESSAGE_INFO, _("This position is kept."), _("Show"), "win.show-puzzle");
}

/* Returns true if the grid has typed digits and no givens. */
static bool
has_typed_alone (RtDesk *desk)
{
  return rt_desk_has_entries (desk) && !rt_desk_has_givens (desk);
}

static void
details (RtShell *shell)
{
  rt_window_show_details (RT_WINDOW (shell));
}

static void
tall_tree (RtShell *shell)
{
  rt_window_toggle_tree (RT_WINDOW (shell));
}

static void
full_screen (RtShell *shell)
{
  GtkWindow *window = GTK_WINDOW (shell);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

/* Closes the search or the path of logical steps. Undo shows a closed search again. */
static void
leave_desk (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  guint64 steps = rt_player_length (rt_desk_player (desk));
  bool had = rt_desk_has_trace (desk);
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps), *text = NULL;

  rt_desk_leave (desk);
  if (!had || rt_desk_has_trace (desk))
    return;
  /* Translators: %s is a number, as in "29,120,345" */
  text = g_strdup_printf (ngettext ("The search with its %s step was put away.",
                                    "The search with its %s steps was put away.", (gulong) steps),
                          number);
  rt_shell_say (shell, RT_MESSAGE_INFO, text, _("Undo"), "win.undo");
}

static void
leave (RtShell *shell)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (shell)))
    gtk_window_unfullscreen (GTK_WINDOW (shell));
  else
    leave_desk (shell);
}

static void
help (RtShell *shell)
{
  rt_help_window_present (shell, rt_shortcut_list_new (rt_actions), false);
}

static void
shortcuts (RtShell *shell)
{
  rt_help_window_present (shell, rt_shortcut_list_new (rt_actions), true);
}

#define GRID(function) .on_desk = function, .group = RT_ACTION_GRID
#define STEPS(function) .on_desk = function, .group = RT_ACTION_STEPS
#define SHELL(function) .on_shell = function
#define COLLECTION(function) \
  .on_collecting = function, .needs_collection = true, .group = RT_ACTION_COLLECTION

const RtAction rt_actions[] = {
  { "new", N_("_Empty Grid"), { "<Control>n" },
    SHELL (new_puzzle), .group = RT_ACTION_FILE },
  { "make-more", N_("_Made to Order…"), { "<Control>m" },
    SHELL (rt_make_window_present), .group = RT_ACTION_FILE },
  { "leave-out-givens", NULL, { NULL },
    SHELL (rt_make_fewer), .group = RT_ACTION_GRID, .can = has_digits },
  { "add-givens", NULL, { NULL },
    SHELL (rt_make_more), .group = RT_ACTION_GRID, .can = has_digits },
  { "stop-making", NULL, { NULL }, SHELL (rt_make_stop) },
  { "new-window", N_("_New Window"), { "<Control><Shift>n" }, SHELL (new_window) },
  { "open", N_("_Open…"), { "<Control>o" }, SHELL (rt_open_choose), .group = RT_ACTION_FILE },
  { "type", NULL, { NULL }, SHELL (type), .group = RT_ACTION_GRID },
  { "stay", NULL, { NULL }, SHELL (stay) },
  { "stop-loading", NULL, { NULL }, SHELL (rt_open_stop), .group = RT_ACTION_FILE },
  { "load-rest", NULL, { NULL }, SHELL (rt_rest_load), .group = RT_ACTION_FILE },
  { "save", N_("_Save"), { "<Control>s" }, SHELL (rt_save), .group = RT_ACTION_FILE },
  { "save-as", N_("Save _As…"), { "<Control><Shift>s" },
    SHELL (rt_save_as), .group = RT_ACTION_FILE },
  { "save-native", NULL, { NULL }, SHELL (rt_save_native), .group = RT_ACTION_FILE },
  { "save-anyway", NULL, { NULL }, SHELL (rt_save_anyway), .group = RT_ACTION_FILE },
  { "save-over", NULL, { NULL },
    SHELL (rt_save_over), .group = RT_ACTION_FILE, .can = rt_desk_has_file },
  { "revert", NULL, { NULL },
    SHELL (rt_reload), .group = RT_ACTION_FILE, .can = rt_desk_has_file },
  { "keep", NULL, { NULL },
    SHELL (rt_reload_keep), .group = RT_ACTION_FILE, .can = rt_desk_has_file },
  { "print", N_("Pr_int…"), { "<Control>p" }, SHELL (rt_print_document), .group = RT_ACTION_FILE },
  { "export", N_("_Export…"), { "<Control>e" },
    SHELL (rt_export_window_present), .group = RT_ACTION_FILE },
  { "close", N_("Close the window"), { "<Control>w" }, SHELL (close_window) },
  { "close-anyway", NULL, { NULL }, SHELL (close_anyway) },

  { "undo", N_("_Undo"), { "<Control>z" }, GRID (rt_desk_undo), .can = rt_desk_can_undo },
  { "redo", N_("_Redo"), { "<Control><Shift>z", "<Control>y" },
    GRID (rt_desk_redo), .can = rt_desk_can_redo },
  { "copy", N_("_Copy Grid"), { "<Control>c" },
    SHELL (rt_copy), .group = RT_ACTION_GRID },
  { "copy-listing", NULL, { NULL }, SHELL (rt_listed_copy), .group = RT_ACTION_STEPS },
  { "save-listing", NULL, { NULL }, SHELL (rt_listed_save), .group = RT_ACTION_STEPS },
  { "copy-path", NULL, { NULL },
    SHELL (rt_copy_path), .group = RT_ACTION_GRID, .can = rt_desk_has_path },
  { "paste", N_("_Paste Puzzle"), { "<Control>v" },
    SHELL (rt_open_paste), .group = RT_ACTION_GRID },
  { "keep-position", N_("Keep this position, to come back to it"), { "<Control>d" },
    SHELL (keep_position), .group = RT_ACTION_GRID, .can = has_digits },
  { "fill-marks", NULL, { NULL }, SHELL (fill_marks), .group = RT_ACTION_GRID },
  { "clean-marks", NULL, { NULL }, GRID (rt_desk_clean_marks), .can = rt_desk_has_marks },
  { "clear-marks", NULL, { NULL }, GRID (rt_desk_clear_marks), .can = rt_desk_has_marks },
  { "lock-givens", N_("_Lock Givens"), { "<Control>l" },
    GRID (rt_desk_lock_givens), .can = rt_desk_has_entries },
  { "lock-typed", NULL, { NULL }, GRID (rt_desk_lock_givens), .can = has_typed_alone },
  { "unlock-givens", N_("U_nlock Givens"), { "<Control><Shift>l" },
    GRID (rt_desk_unlock_givens), .can = rt_desk_has_givens },
  { "restart", NULL, { NULL },
    SHELL (restart), .group = RT_ACTION_GRID, .can = rt_desk_has_entries },

  { "solve", N_("Solve, or stop solving"), { "<Control>Return", "F5" },
    SHELL (solve), .group = RT_ACTION_GRID },
  { "play-search", NULL, { NULL },
    SHELL (play_search), .group = RT_ACTION_STEPS, .can = rt_desk_has_trace },
  { "watch-mine", NULL, { NULL },
    SHELL (watch_mine), .group = RT_ACTION_GRID, .can = rt_desk_has_entries },
  { "leave", N_("Stop or pause; then put away the hint, the path or the search"), { "Escape" },
    SHELL (leave), .group = RT_ACTION_STEPS },
  { "play", N_("Play or pause the search or the path"), { "p", "space" },
    STEPS (rt_desk_play), .can = rt_desk_has_steps },
  { "step-back", N_("One step back"), { "comma", "Left" },
    STEPS (rt_desk_step_back), .can = rt_desk_has_steps },
  { "step-forward", N_("One step forward"), { "period", "Right" },
    STEPS (rt_desk_step_forward), .can = rt_desk_has_steps },
  { "part-back", N_("Back by a hundredth of the way"), { "<Shift>Left" },
    STEPS (rt_desk_part_back), .can = rt_desk_has_steps },
  { "part-forward", N_("Forward by a hundredth of the way"), { "<Shift>Right" },
    STEPS (rt_desk_part_forward), .can = rt_desk_has_steps },
  { "to-start", N_("To the start of the search or the path"), { "Home" },
    STEPS (rt_desk_to_start), .can = rt_desk_has_steps },
  { "to-end", N_("To the end of the search or the path"), { "End" },
    STEPS (rt_desk_to_end), .can = rt_desk_has_steps },
  { "slower", N_("Play slower"), { "bracketleft" }, STEPS (rt_desk_slower) },
  { "faster", N_("Play faster"), { "bracketright" }, STEPS (rt_desk_faster) },
  { "breakpoint", N_("Pause When the Selected Cell Changes"), { "b" },
    SHELL (breakpoint), .group = RT_ACTION_STEPS },
  { "next-solution", N_("Next _Solution"), { "<Control>g" },
    STEPS (rt_desk_next_solution), .can = rt_desk_has_trace },
  { "previous-solution", N_("Previous S_olution"), { "<Control><Shift>g" },
    STEPS (rt_desk_previous_solution), .can = rt_desk_has_trace },
  { "next-dead-end", N_("Next _Dead End"), { "d" },
    STEPS (rt_desk_next_dead_end), .can = rt_desk_has_trace },
  { "previous-dead-end", N_("Previous Dead _End"), { "<Shift>d" },
    STEPS (rt_desk_previous_dead_end), .can = rt_desk_has_trace },
  { "next-change", N_("Next _Change of the Selected Cell"), { "c" },
    SHELL (next_change), .group = RT_ACTION_STEPS, .can = rt_desk_has_trace },
  { "previous-change", N_("Previous C_hange of the Selected Cell"), { "<Shift>c" },
    SHELL (previous_change), .group = RT_ACTION_STEPS, .can = rt_desk_has_trace },
  { "next-return", N_("When This _Guess Ends"), { "r" },
    STEPS (rt_desk_next_return), .can = rt_desk_has_trace },
  { "step-out", N_("Where This Digit Is _Taken Back"), { "o" },
    STEPS (rt_desk_step_out), .can = rt_desk_has_trace },
  { "next-greatest", N_("Next New _Greatest Depth"), { "g" },
    STEPS (rt_desk_next_greatest), .can = rt_desk_has_trace },

  { "tall-tree", N_("Make the timeline tall, or low again"), { "t" },
    SHELL (tall_tree), .group = RT_ACTION_STEPS, .can = rt_desk_has_steps },

  { "next-puzzle", N_("To the next puzzle of the collection"), { "<Control>Page_Down" },
    COLLECTION (rt_collecting_next) },
  { "next-unsolved", NULL, { NULL }, COLLECTION (rt_collecting_next_unsolved) },
  { "previous-puzzle", N_("To the previous puzzle of the collection"), { "<Control>Page_Up" },
    COLLECTION (rt_collecting_previous) },
  { "find-puzzle", N_("Find a puzzle of the collection"), { "<Control>f" },
    COLLECTION (find_puzzle) },
  { "save-collection", NULL, { NULL },
    COLLECTION (rt_collecting_save) },
  { "export-collection", NULL, { NULL },
    COLLECTION (rt_collecting_export_pages) },

  { "hint", N_("A hint; again, and it tells more"), { "<Control>h" },
    SHELL (hint), .group = RT_ACTION_GRID, .can = has_digits },
  { "show-grid", NULL, { NULL }, SHELL (show_grid) },
  { "show-hardest", NULL, { NULL }, SHELL (show_hardest) },
  { "practise", NULL, { NULL }, SHELL (practise) },
  { "show-puzzle", NULL, { NULL }, SHELL (show_puzzle) },
  { "show-wrong", NULL, { NULL }, SHELL (show_wrong) },
  { "fill-singles", NULL, { NULL }, GRID (rt_desk_fill_singles) },
  { "techniques", N_("Techni_ques"), { "<Control>t" },
    SHELL (rt_techniques_window_present) },
  { "details", N_("Details of the Gri_d"), { "<Control>i" },
    SHELL (details), .group = RT_ACTION_GRID },
  { "check", N_("C_heck Whether It Is Right"),
    { "<Control>k" }, SHELL (check), .group = RT_ACTION_GRID, .can = rt_desk_can_check },
  { "compare", N_("_Compare Algorithms"), { "<Control><Shift>c" },
    SHELL (rt_compare_window_present) },

  { "try-program", NULL, { NULL }, SHELL (rt_trial_window_present) },

  { "preferences", N_("_Preferences"), { "<Control>comma" },
    SHELL (rt_preferences_window_present) },
  { "full-screen", N_("_Full Screen"), { "F11" },
    SHELL (full_screen) },
  { "shortcuts", N_("_Keyboard Shortcuts"), { "<Control>question" }, SHELL (shortcuts) },
  { "help", N_("_Help"), { "F1" }, SHELL (help) },

  { "make", NULL, { NULL }, .on_text = rt_make_level },
  { "make-like", NULL, { NULL }, .on_text = rt_make_like, .can = has_digits },
  { "make-look", NULL, { NULL }, .on_text = rt_make_look, .can = has_digits },
  { "open-recent", NULL, { NULL }, .on_text = rt_open_uri },
  { "copy-as", NULL, { NULL }, .on_text = rt_copy_as },
  { "technique", NULL, { NULL }, .on_text = rt_techniques_window_present_at },

  { .name = NULL },
};
