/* test-start.c - an empty window asks what the person would like to do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "desk.h"

#include "app/files/recent.h"
#include "app/window/toolbar.h"
#include "widgets/timeline/timeline.h"

#include <gtk/gtk.h>

#define QUESTION "What would you like to do?"
#define RESOURCES "/io/github/retrace_sudoku/Retrace/icons/"
#define ICON 48
#define STILL 6 /* frames until nothing changes */
#define MOST 14 /* controls beside the grid that the Tab key comes to */

/* The timeline has its room below the grid, made or not, seen or not. */
static bool
shows_timeline (RtWindow *window)
{
  GtkWidget *timeline = find (window, RT_TYPE_TIMELINE);

  return timeline && gtk_widget_get_mapped (timeline);
}

/* An empty window asks; what there is to tell of a puzzle or a search is not there. */
static void
await_start (RtWindow *window)
{
  until (has_label (window, QUESTION));
  g_assert_null (find_button (window, "Logic"));
  g_assert_null (find_tooltip (window, "Step forward"));
  g_assert_false (shows_timeline (window));
  g_assert_false (has_label (window, "Placed"));
}

static void
await_pages (RtWindow *window)
{
  until (find_button (window, "Logic"));
  g_assert_false (has_label (window, QUESTION));
}

static RtDocument *
document_of (RtWindow *window)
{
  return rt_desk_document (rt_window_desk (window));
}

static graphene_rect_t
place_of_grid (RtWindow *window)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (rt_window_grid_view (window)),
                                            GTK_WIDGET (window), &bounds));
  return bounds;
}

/* It goes with the first digit or mark and comes back when there is none; the grid stays, although
 * what is below it was not made before. */
static void
check_comes_and_goes (int width, int height)
{
  RtWindow *window = open_window (NULL);
  graphene_rect_t empty, begun;

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  await_start (window);
  g_assert_null (find (window, RT_TYPE_TIMELINE));
  empty = place_of_grid (window);
  rt_document_enter (document_of (window), rt_cells_of (0), 5);
  await_pages (window);
  begun = place_of_grid (window);
  g_assert_true (graphene_rect_equal (&empty, &begun));
  rt_document_clear (document_of (window), rt_cells_of (0));
  await_start (window);
  rt_document_edit (document_of (window), RT_EDIT_MARK, rt_cells_of (0), 5, false);
  await_pages (window);
  act (window, "win.undo");
  await_start (window);
  close_window (window);
}

static void
test_comes_and_goes (void)
{
  GtkSettings *settings = gtk_settings_get_default ();

  check_comes_and_goes (600, 700);
  check_comes_and_goes (360, 640);
  for (int points = 10; points <= 11; points++) { /* larger text has its room by what it needs */
    g_autofree char *font = g_strdup_printf ("Sans %d", points);

    g_object_set (settings, "gtk-font-name", font, NULL);
    check_comes_and_goes (1000, 700);
    check_comes_and_goes (1200, 840);
  }
  gtk_settings_reset_property (settings, "gtk-font-name");
}

/* Large text goes on in more lines: nobody knows in how many before they are laid out. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  RtWindow *window;
  graphene_rect_t empty, begun;

  g_object_set (settings, "gtk-font-name", "Sans 20", NULL);
  window = open_window (NULL);
  until (find (window, RT_TYPE_TIMELINE));
  empty = place_of_grid (window);
  rt_document_enter (document_of (window), rt_cells_of (0), 5);
  await_pages (window);
  begun = place_of_grid (window);
  g_assert_true (graphene_rect_equal (&empty, &begun));
  close_window (window);
  gtk_settings_reset_property (settings, "gtk-font-name");
}

/* The icon that a window has is one that is drawn already, and the same picture as the other. */
static void
test_icon (void)
{
  g_autofree char *drawn = g_strconcat (RESOURCES "48x48/apps/" RT_APP_ID ".png", NULL);
  g_autofree char *drawing = g_strconcat (RESOURCES "scalable/apps/" RT_APP_ID ".svg", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) icon = gdk_pixbuf_new_from_resource (drawn, &error);
  g_autoptr (GdkPixbuf) again = NULL;
  const guchar *a, *b;
  gsize difference = 0, n;

  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (icon), ==, ICON);
  g_assert_cmpint (gdk_pixbuf_get_height (icon), ==, ICON);
  again = gdk_pixbuf_new_from_resource_at_scale (drawing, ICON, ICON, TRUE, NULL);
  if (!again) {
    g_test_skip ("nothing here draws SVG");
    return;
  }
  n = gdk_pixbuf_get_byte_length (icon);
  g_assert_cmpuint (n, ==, gdk_pixbuf_get_byte_length (again));
  a = gdk_pixbuf_read_pixels (icon);
  b = gdk_pixbuf_read_pixels (again);
  for (gsize i = 0; i < n; i++)
    difference += (gsize) ABS (a[i] - b[i]);
  g_assert_cmpuint (difference / n, <, 4); /* of 255: libraries smooth edges differently */
}

/* An empty file is somebody's. For an empty grid there is no hint. */
static void
test_other_subjects (void)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (EMPTY);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  g_autoptr (GFile) file = write_file ("empty.txt", EMPTY "\n");
  RtWindow *window = open_window (NULL);

  await_start (window);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hint"));
  rt_document_set_saved (document, NULL, file, NULL);
  set_document (window, document);
  await_pages (window);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hint"));
  rt_document_enter (document, rt_cells_of (0), 5);
  let_changes_be_told ();
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hint"));
  close_window (window);
}

static void
test_type (void)
{
  RtWindow *window = open_window (NULL);
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));

  await_start (window);
  g_assert_true (gtk_widget_grab_focus (find_button (window, "Solve a puzzle I have")));
  press_button (window, "Solve a puzzle I have");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), grid));
  until (has_label (window, "Type the digits*"));
  g_assert_nonnull (find_button (window, "Open a File…"));
  close_window (window);
}

/* The search is shown in this window, while there is nothing in it. */
static void
test_watch (void)
{
  RtWindow *window = open_window (NULL);
  guint n = n_windows ();

  await_start (window);
  press_button (window, "Watch a search work");
  until (has_label (window, "1 of 5*"));
  await_pages (window);
  g_assert_cmpuint (n_windows (), ==, n);
  close_window (window);

  window = open_window (NULL);
  rt_document_enter (document_of (window), rt_cells_of (0), 5);
  act (window, "app.tour");
  g_assert_cmpuint (n_windows (), ==, n + 1);
  g_assert_false (has_label (window, "1 of 5*"));
  close_window (gtk_application_get_active_window (GTK_APPLICATION (application)));
  close_window (window);
}

/* On a phone as well all of it is seen, and the grid stays where it is from stop to stop. */
static void
test_tour_on_a_phone (void)
{
  RtWindow *window = open_window (NULL);
  graphene_rect_t first, later, bar;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  await_start (window);
  press_button (window, "Watch a search work");
  until (has_label (window, "1 of 5*"));
  bounds_of_grid (window, &first);
  for (int stop = 2; stop <= 5; stop++) {
    press_button (window, "Next");
    bounds_of_grid (window, &later);
    g_assert_true (graphene_rect_equal (&first, &later));
  }
  g_assert_true (gtk_widget_compute_bounds (find (window, RT_TYPE_TOOLBAR), GTK_WIDGET (window), &bar));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  g_assert_cmpfloat (bar.origin.y + bar.size.height, <=, 640);
  close_window (window);
}

/* One click opens it; a file that is gone is not listed. */
static void
test_recent (void)
{
  g_autoptr (GFile) file = write_file ("a puzzle.txt", EASY "\n");
  RtWindow *window = open_window (NULL);
  GtkWidget *button;

  rt_recent_add (file);
  until (find_button (window, "a puzzle.txt"));
  button = find_button (window, "a puzzle.txt");
  g_assert_true (has_label (button, "today"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "a puzzle.txt");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "today");
  g_assert_true (gtk_widget_grab_focus (button));
  press_button (window, "a puzzle.txt");
  until (rt_document_file (document_of (window)));
  await_pages (window);
  assert_shown (window, EASY);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         GTK_WIDGET (rt_window_grid_view (window))));
  close_window (window);

  window = open_window (NULL);
  until (find_button (window, "a puzzle.txt"));
  rt_recent_forget (file);
  until (!find_button (window, "a puzzle.txt"));
  close_window (window);
}

/* The Tab key goes round with few presses, however many files were used. */
static void
test_few_controls (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  RtWindow *window = open_window (NULL);
  GtkWidget *focus;

  for (int i = 0; i < 9; i++) {
    g_autofree char *name = g_strdup_printf ("few-%d.txt", i);
    g_autoptr (GFile) file = write_file (name, EASY "\n");

    rt_recent_add (file);
  }
  until (find_button (window, "few-*.txt"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_grab_focus (find_button (window, "Solve a puzzle I have"));
  while ((focus = gtk_root_get_focus (GTK_ROOT (window))) && g_hash_table_add (seen, focus))
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (g_hash_table_contains (seen, find_button (window, "Open a collection")));
  g_assert_true (g_hash_table_contains (seen, find_button (window, "few-*.txt")));
  g_assert_cmpuint (g_hash_table_size (seen), <=, MOST + 1); /* and the grid */
  close_window (window);
}

static void
test_say_when (void)
{
  static const struct {
    const char *then, *said;
  } rows[] = {
    { "2026-03-12T00:01:00", "today" },         { "2026-03-12T23:00:00", "today" },
    { "2026-03-11T23:59:00", "yesterday" },     { "2026-03-10T12:00:00", "Tuesday" },
    { "2026-03-06T00:00:00", "Friday" },        { "2026-03-05T23:59:00", "5 March 2026" },
    { "2025-12-31T12:00:00", "31 December 2025" },
  };
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2026-03-12T09:00:00", here);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (rows[i].then, here);
    g_autofree char *said = rt_recent_say_when (then, now);

    g_assert_cmpstr (said, ==, rows[i].said);
  }
}

/* Below a puzzle is the pad, and the timeline once there is a search, for which the grid makes room. */
static void
test_timeline (void)
{
  RtWindow *window = open_window (EASY);
  graphene_rect_t before, after;

  await_pages (window);
  g_assert_nonnull (find_tooltip (window, "Erase"));
  g_assert_null (find_tooltip (window, "Step forward"));
  before = place_of_grid (window);
  solve (window);
  after = place_of_grid (window);
  g_assert_cmpfloat (after.size.height, <, before.size.height);
  g_assert_null (find_tooltip (window, "Erase"));
  g_assert_nonnull (find_tooltip (window, "Step forward"));
  act (window, "win.leave");
  g_assert_null (find_tooltip (window, "Step forward"));
  g_assert_nonnull (find_tooltip (window, "Erase"));
  after = place_of_grid (window);
  g_assert_true (graphene_rect_equal (&before, &after));
  close_window (window);
}

static void
count_frame (GdkFrameClock *clock, int *n)
{
  (void) clock;
  ++*n;
}

static gboolean
end_cb (gpointer over)
{
  *(bool *) over = true;
  return G_SOURCE_REMOVE;
}

/* The frames of a window that is opened, until nothing moves. */
static int
count_start (void)
{
  GdkFrameClock *clock;
  RtWindow *window;
  gulong counting;
  bool over = false;
  int n = 0;

  window = open_window (NULL);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  counting = g_signal_connect (clock, "update", G_CALLBACK (count_frame), &n);
  await_start (window);
  g_timeout_add (500, end_cb, &over); /* which wakes the loop: nothing else may */
  until (over);
  g_signal_handler_disconnect (clock, counting);
  close_window (window);
  g_test_message ("%d frames", n);
  return n;
}

/* Nothing moves in a window that was just opened: there are its first frame, that with what comes behind
 * it, and no work for another. A busy machine may add some frames now and then; what moves adds them to
 * each. */
static void
test_still (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int n = STILL + 1;

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL); /* tests are begun without */
  for (int i = 0; i < 3 && n > STILL; i++)
    n = count_start ();
  g_assert_cmpint (n, >=, 1);
  g_assert_cmpint (n, <=, STILL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/start/timeline", test_timeline);
  g_test_add_func ("/start/comes-and-goes", test_comes_and_goes);
  g_test_add_func ("/start/large-text", test_large_text);
  g_test_add_func ("/start/icon", test_icon);
  g_test_add_func ("/start/other-subjects", test_other_subjects);
  g_test_add_func ("/start/type", test_type);
  g_test_add_func ("/start/watch", test_watch);
  g_test_add_func ("/start/tour-on-a-phone", test_tour_on_a_phone);
  g_test_add_func ("/start/recent", test_recent);
  g_test_add_func ("/start/few-controls", test_few_controls);
  g_test_add_func ("/start/still", test_still);
  g_test_add_func ("/start/say-when", test_say_when);
  return desk_run ();
}
