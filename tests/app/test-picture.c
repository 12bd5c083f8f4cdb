/* test-picture.c - a picture in a window: dropped, settled, taken, and undone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/files/open.h"
#include "app/photo/corners.h"
#include "document/pictured.h"

#include <string.h>

/* What draw-pictures makes, in the folder of the tests. */
static GFile *
picture (const char *name)
{
  GFile *file = file_of (name);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  const char *argv[] = { g_getenv ("RT_DRAW_PICTURES"), g_file_peek_path (folder), EASY, NULL };

  if (!g_file_query_exists (file, NULL))
    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL));
  return file;
}

static void
drop (RtWindow *window, GType type, gpointer object)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, type);
  g_value_set_object (&value, object);
  g_assert_true (rt_open_value (RT_SHELL (window), &value));
}

static void
test_drop (void)
{
  RtWindow *window = open_window (NULL);
  RtPictured *pictured = rt_pictured_of (rt_window_desk (window));
  g_autoptr (GFile) file = picture ("screen.png"), doubtful = picture ("doubtful.png");
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_file (doubtful, NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  assert_shown (window, EASY);
  g_assert_true (has_label (window, "Every cell was read*"));
  press_button (window, "Take It");
  g_assert_null (rt_pictured_photo (pictured));
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Read Picture");

  drop (window, GDK_TYPE_TEXTURE, texture);
  until (rt_pictured_photo (pictured));
  g_assert_true (rt_cells_equal (rt_pictured_doubtful (pictured), rt_cells_of (0)));
  g_assert_cmpint (rt_pictured_cell (pictured), ==, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (rt_window_grid_view (window)), ==, 0);
  press_button (window, "5");
  g_assert_true (rt_cells_is_empty (rt_pictured_doubtful (pictured)));
  assert_shown (window, EASY);
  press_button (window, "Take It");
  g_assert_cmpint (rt_document_position (document)->givens.digit[0], ==, 5);
  rt_document_undo (document);
  g_assert_cmpint (rt_document_position (document)->entries.digit[0], ==, 5);
  close_window (window);
}

/* Corners that span no grid are not read, and the page fits a narrow screen in each of its states. */
static void
test_corners (void)
{
  RtWindow *window = open_window (NULL);
  RtPictured *pictured = rt_pictured_of (rt_window_desk (window));
  g_autoptr (GFile) file = picture ("none.png");
  GtkWidget *corners, *handle;

  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  g_assert_null (rt_pictured_sight (pictured));
  assert_narrow (window);
  corners = find (window, RT_TYPE_PHOTO_CORNERS);
  handle = gtk_widget_get_first_child (corners);
  for (int i = 0; i < 200; i++)
    press_key (handle, GDK_KEY_Down, GDK_SHIFT_MASK);
  g_assert_false (gtk_widget_get_sensitive (find_button (window, "Read Inside*")));
  for (int i = 0; i < 200; i++)
    press_key (handle, GDK_KEY_Up, GDK_SHIFT_MASK);
  press_button (window, "Read Inside*");
  g_assert_true (rt_pictured_is_reading (pictured));
  until (!rt_pictured_is_reading (pictured));
  g_assert_nonnull (rt_pictured_sight (pictured));
  assert_narrow (window);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/picture/drop", test_drop);
  g_test_add_func ("/picture/corners", test_corners);
  return desk_run ();
}
