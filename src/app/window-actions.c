/* window-actions.c - what a person can do in a window: one table of actions and keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window-actions.h"

#include "app/application.h"
#include "app/collecting.h"
#include "app/compare-window.h"
#include "app/copy.h"
#include "app/export.h"
#include "app/film-window.h"
#include "app/open.h"
#include "app/pages-window.h"
#include "app/picture-window.h"
#include "app/print.h"
#include "app/race-window.h"
#include "app/reload.h"
#include "app/rest.h"
#include "app/save.h"
#include "app/shortcuts.h"
#include "app/techniques-window.h"
#include "app/transport.h"

#include <glib/gi18n.h>
#include <string.h>

static void
new_window (RtWindow *window)
{
  rt_application_add_window (RT_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))),
                             NULL);
}

static void
close_window (RtWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
}

static void
undo (RtWindow *window)
{
  rt_document_undo (rt_window_document (window));
}

static void
redo (RtWindow *window)
{
  rt_document_redo (rt_window_document (window));
}

static void
lock_givens (RtWindow *window)
{
  rt_document_lock_givens (rt_window_document (window));
}

static void
unlock_givens (RtWindow *window)
{
  rt_document_unlock_givens (rt_window_document (window));
}

static void
fill_marks (RtWindow *window)
{
  rt_document_fill_marks (rt_window_document (window));
}

static void
restart (RtWindow *window)
{
  rt_document_restart (rt_window_document (window));
}

static void
solve (RtWindow *window)
{
  RtSolving *solving = rt_window_solving (window);
  RtSearchPage *page = rt_window_search_page (window);

  if (rt_solving_state (solving) == RT_SOLVING_RUNNING) {
    rt_solving_stop (solving);
    return;
  }
  rt_transport_to_search (window);
  rt_solving_start (solving, rt_search_page_search (page), rt_search_page_result (page));
}

/* Escape: stops what runs, else pauses what plays, else takes marks off, else puts a hint or a path
 * away, else the search. */
static void
leave (RtWindow *window)
{
  RtSolving *solving = rt_window_solving (window);

  if (rt_solving_state (solving) == RT_SOLVING_RUNNING)
    rt_solving_stop (solving);
  else if (rt_player_playing (rt_transport_player (window)))
    rt_transport_pause (window);
  else if (rt_window_has_marked (window))
    rt_window_mark (window, RT_CELLS_NONE);
  else if (rt_reasoning_is_on (rt_window_reasoning (window)))
    rt_reasoning_put_away (rt_window_reasoning (window));
  else
    rt_solving_put_away (solving);
}

static void
hint (RtWindow *window)
{
  rt_window_show_logic_page (window);
  rt_reasoning_hint (rt_window_reasoning (window));
}

static void
fill_singles (RtWindow *window)
{
  rt_reasoning_fill_singles (rt_window_reasoning (window));
}

static void
next_solution (RtWindow *window)
{
  rt_transport_to_search (window);
  rt_solving_next_solution (rt_window_solving (window));
}

/* Jumps */

static void
find (RtWindow *window, RtDirection direction, RtFind what, int which)
{
  rt_transport_to_search (window);
  rt_solving_find (rt_window_solving (window), direction, what, which);
}

/* The depth at the place in the search. */
static int
depth (RtWindow *window)
{
  return (int) rt_cursor_counts (rt_player_cursor (rt_window_player (window)))->depth;
}

static int
selected_cell (RtWindow *window)
{
  return rt_grid_view_focus_cell (rt_window_grid_view (window));
}

static void
breakpoint (RtWindow *window)
{
  RtPlayer *player = rt_window_player (window);
  int cell = selected_cell (window);

  rt_player_set_breakpoint (player, rt_player_breakpoint (player) == cell ? -1 : cell);
}

static void
previous_solution (RtWindow *window)
{
  find (window, RT_BACKWARD, RT_FIND_SOLUTION, 0);
}

static void
next_dead_end (RtWindow *window)
{
  find (window, RT_FORWARD, RT_FIND_DEAD_END, 0);
}

static void
previous_dead_end (RtWindow *window)
{
  find (window, RT_BACKWARD, RT_FIND_DEAD_END, 0);
}

static void
next_change (RtWindow *window)
{
  find (window, RT_FORWARD, RT_FIND_CHANGE, selected_cell (window));
}

static void
previous_change (RtWindow *window)
{
  find (window, RT_BACKWARD, RT_FIND_CHANGE, selected_cell (window));
}

static void
next_return (RtWindow *window)
{
  find (window, RT_FORWARD, RT_FIND_RETURN, depth (window));
}

static void
step_out (RtWindow *window)
{
  find (window, RT_FORWARD, RT_FIND_RETURN, MAX (0, depth (window) - 1));
}

static void
next_greatest (RtWindow *window)
{
  find (window, RT_FORWARD, RT_FIND_GREATEST, 0);
}

static void
shortcuts (RtWindow *window)
{
  rt_shortcuts_present (GTK_WINDOW (window));
}

/* Whether they can be done now */

static bool
can_undo (RtWindow *window)
{
  return rt_document_can_undo (rt_window_document (window));
}

static bool
can_redo (RtWindow *window)
{
  return rt_document_can_redo (rt_window_document (window));
}

static bool
has_file (RtWindow *window)
{
  return rt_document_file (rt_window_document (window)) != NULL;
}

static bool
has_givens (RtWindow *window)
{
  const RtPosition *position = rt_document_position (rt_window_document (window));

  return !rt_cells_is_empty (rt_grid_filled (&position->givens));
}

static bool
has_entries (RtWindow *window)
{
  return rt_position_has_entries (rt_document_position (rt_window_document (window)));
}

static bool
has_trace (RtWindow *window)
{
  return rt_solving_trace (rt_window_solving (window)) != NULL;
}

const RtWindowAction rt_window_actions[] = {
  { "new", N_("New window"), { "<Control>n" }, new_window, NULL },
  { "open", N_("Open a file"), { "<Control>o" }, rt_open_choose, NULL },
  { "load-rest", NULL, { NULL }, rt_rest_load, NULL },
  { "save", N_("Save"), { "<Control>s" }, rt_save, NULL },
  { "save-as", N_("Save under another name"), { "<Control><Shift>s" }, rt_save_as, NULL },
  { "save-native", NULL, { NULL }, rt_save_native, NULL },
  { "save-anyway", NULL, { NULL }, rt_save_anyway, NULL },
  { "save-over", NULL, { NULL }, rt_save_over, has_file },
  { "revert", N_("Back to what the file holds"), { NULL }, rt_reload, has_file },
  { "keep", NULL, { NULL }, rt_reload_keep, has_file },
  { "print", N_("Print"), { "<Control>p" }, rt_print_document, NULL },
  { "export-pages", N_("Export pages as PDF"), { NULL }, rt_pages_window_present_document, NULL },
  { "export-picture", N_("Export the picture"), { NULL }, rt_picture_window_present, NULL },
  { "export-film", N_("Export a film strip"), { NULL }, rt_film_window_present, has_trace },
  { "export-table", N_("Export the steps as a table"), { NULL }, rt_export_choose_table,
    has_trace },
  { "export-path", N_("Export the path as text"), { NULL }, rt_export_choose_path,
    rt_transport_has_path },
  { "close", N_("Close the window"), { "<Control>w" }, close_window, NULL },
  { "close-anyway", NULL, { NULL }, rt_window_close_anyway, NULL },

  { "undo", N_("Undo"), { "<Control>z" }, undo, can_undo },
  { "redo", N_("Redo"), { "<Control><Shift>z", "<Control>y" }, redo, can_redo },
  { "copy", N_("Copy the grid as 81 characters, or the selected step"), { "<Control>c" }, rt_copy,
    NULL },
  { "copy-path", N_("Copy the path as text"), { NULL }, rt_copy_path, rt_transport_has_path },
  { "paste", N_("Paste a puzzle"), { "<Control>v" }, rt_open_paste, NULL },
  { "fill-marks", N_("Fill in all pencil marks"), { NULL }, fill_marks, NULL },
  { "lock-givens", N_("Lock givens"), { "<Control>l" }, lock_givens, has_entries },
  { "unlock-givens", N_("Unlock givens"), { "<Control><Shift>l" }, unlock_givens, has_givens },
  { "restart", N_("Start over"), { NULL }, restart, has_entries },

  { "solve", N_("Solve, or stop solving"), { "<Control>Return", "F5" }, solve, NULL },
  { "leave", N_("Stop, pause, put a hint, the path or the search away"), { "Escape" }, leave,
    NULL },
  { "play", N_("Play or pause the search or the path"), { "p", "space" }, rt_transport_play,
    rt_transport_has_steps },
  { "step-back", N_("One step back"), { "comma", "Left" }, rt_transport_step_back,
    rt_transport_has_steps },
  { "step-forward", N_("One step forward"), { "period", "Right" }, rt_transport_step_forward,
    rt_transport_has_steps },
  { "part-back", N_("One hundredth of the way back"), { "<Shift>Left" }, rt_transport_part_back,
    rt_transport_has_steps },
  { "part-forward", N_("One hundredth of the way on"), { "<Shift>Right" },
    rt_transport_part_forward, rt_transport_has_steps },
  { "to-start", N_("To the start of the search or the path"), { "Home" }, rt_transport_to_start,
    rt_transport_has_steps },
  { "to-end", N_("To the end of the search or the path"), { "End" }, rt_transport_to_end,
    rt_transport_has_steps },
  { "slower", N_("Play slower"), { "bracketleft" }, rt_transport_slower, NULL },
  { "faster", N_("Play faster"), { "bracketright" }, rt_transport_faster, NULL },
  { "breakpoint", N_("Pause when the selected cell changes, or no longer"), { "b" }, breakpoint,
    NULL },
  { "next-solution", N_("To the next solution"), { "<Control>g" }, next_solution, has_trace },
  { "previous-solution", N_("To the previous solution"), { "<Control><Shift>g" },
    previous_solution, has_trace },
  { "next-dead-end", N_("To the next dead end"), { "d" }, next_dead_end, has_trace },
  { "previous-dead-end", N_("To the previous dead end"), { "<Shift>d" }, previous_dead_end,
    has_trace },
  { "next-change", N_("To the next change of the selected cell"), { "c" }, next_change,
    has_trace },
  { "previous-change", N_("To the previous change of the selected cell"), { "<Shift>c" },
    previous_change, has_trace },
  { "next-return", N_("To the next return to this depth"), { "r" }, next_return, has_trace },
  { "step-out", N_("To where this digit is taken back"), { "o" }, step_out, has_trace },
  { "next-greatest", N_("To the next new greatest depth"), { "g" }, next_greatest, has_trace },

  { "next-puzzle", N_("To the next puzzle of the collection"), { "<Control>Page_Down" },
    rt_collecting_next, rt_collecting_is_on },
  { "previous-puzzle", N_("To the previous puzzle of the collection"), { "<Control>Page_Up" },
    rt_collecting_previous, rt_collecting_is_on },
  { "find-puzzle", N_("Find a puzzle of the collection"), { "<Control>f" }, rt_collecting_find,
    rt_collecting_is_on },
  { "save-collection", N_("Save puzzles of the collection"), { NULL }, rt_collecting_save,
    rt_collecting_is_on },
  { "print-collection", N_("Print puzzles of the collection"), { NULL }, rt_collecting_print,
    rt_collecting_is_on },
  { "export-collection", N_("Export puzzles of the collection as PDF"), { NULL },
    rt_collecting_export_pages, rt_collecting_is_on },

  { "hint", N_("A hint, then more of it"), { "<Control>h" }, hint, NULL },
  { "fill-singles", N_("Fill in all singles"), { NULL }, fill_singles, NULL },
  { "techniques", N_("Techniques: read about, switch and order them"), { "<Control>t" },
    rt_techniques_window_present, NULL },
  { "details", N_("What there is to tell about the grid"), { "<Control>i" },
    rt_window_show_details, NULL },
  { "compare", N_("Compare all algorithms"), { "<Control><Shift>c" }, rt_compare_window_present,
    NULL },
  { "race", N_("Race two algorithms"), { "<Control><Shift>r" }, rt_race_window_present, NULL },

  { "shortcuts", N_("Keyboard shortcuts"), { "<Control>question", "F1" }, shortcuts, NULL },
  { NULL, NULL, { NULL }, NULL, NULL },
};

/* Those that are about something: rows of menus name it as their target. */
static const struct {
  const char *name;
  void (*run) (RtWindow *window, const char *text);
} text_actions[] = {
  { "open-recent", rt_open_uri },
  { "copy-as", rt_copy_as },
  { "technique", rt_techniques_window_present_at },
};

static void
activate_text_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  gsize i = 0;

  while (strcmp (text_actions[i].name, name) != 0)
    i++;
  text_actions[i].run (RT_WINDOW (data), g_variant_get_string (parameter, NULL));
}

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const RtWindowAction *row = g_object_get_data (G_OBJECT (action), "row");

  row->run (RT_WINDOW (data));
}

/* Whether ACCELERATOR is a single key, with Shift at most. Such keys come after the widget that has
 * the focus: a popover wants its Escape, an entry its letters, the grid its arrows. */
static bool
is_single_key (const char *accelerator)
{
  return !g_str_has_prefix (accelerator, "<Control>") &&
         !(accelerator[0] == 'F' && g_ascii_isdigit (accelerator[1]));
}

/* The single keys of the table; the others are the application's accelerators. */
static GtkEventController *
make_single_keys (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const RtWindowAction *row = rt_window_actions; row->name; row++)
    for (int i = 0; row->keys[i]; i++)
      if (is_single_key (row->keys[i])) {
        g_autofree char *name = g_strconcat ("win.", row->name, NULL);

        gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller),
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (row->keys[i]),
                            gtk_named_action_new (name)));
      }
  return controller;
}

void
rt_window_actions_add_toggle (RtWindow *window, const char *name, gpointer object)
{
  g_autoptr (GPropertyAction) action = g_property_action_new (name, object, name);

  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}

void
rt_window_actions_add (RtWindow *window)
{
  rt_window_actions_add_toggle (window, "pencil", rt_window_grid_view (window));
  rt_window_actions_add_toggle (window, "pause-at-dead-ends", rt_window_player (window));
  gtk_widget_add_controller (GTK_WIDGET (window), make_single_keys ());
  for (const RtWindowAction *row = rt_window_actions; row->name; row++) {
    g_autoptr (GSimpleAction) action = g_simple_action_new (row->name, NULL);

    g_object_set_data (G_OBJECT (action), "row", (gpointer) row);
    g_signal_connect (action, "activate", G_CALLBACK (activate_cb), window);
    g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (text_actions); i++) {
    g_autoptr (GSimpleAction) action =
      g_simple_action_new (text_actions[i].name, G_VARIANT_TYPE_STRING);

    g_signal_connect (action, "activate", G_CALLBACK (activate_text_cb), window);
    g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  }
}

void
rt_window_actions_update (RtWindow *window)
{
  for (const RtWindowAction *row = rt_window_actions; row->name; row++)
    if (row->can)
      g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), row->name)),
        row->can (window));
}

void
rt_window_actions_bind (GtkApplication *application)
{
  for (const RtWindowAction *row = rt_window_actions; row->name; row++) {
    g_autofree char *name = g_strconcat ("win.", row->name, NULL);

    if (row->keys[0] && !is_single_key (row->keys[0]))
      gtk_application_set_accels_for_action (application, name, row->keys);
  }
}
