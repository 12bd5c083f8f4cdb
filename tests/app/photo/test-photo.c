/* test-photo.c - a picture in a window: dropped, settled, taken, undone; typed over, stopped. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/common/shell.h"
#include "app/files/open.h"
#include "app/photo/photo-corners.h"
#include "common/pictures.h"
#include "document/desk/source-picture.h"
#include "widgets/pad.h"

#include <string.h>

/* In the folder of the tests. */
static GFile *
picture (const char *name)
{
  g_autoptr (GFile) file = file_of (name), folder = g_file_get_parent (file);

  return picture_in (g_file_peek_path (folder), name);
}

static void
drop (RtWindow *window, GType type, gpointer object)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, type);
  g_value_set_object (&value, object);
  g_assert_true (rt_open_value (RT_SHELL (window), &value));
}

/* On a narrow screen the page opens by itself, although no cell is doubtful, and closes when the puzzle is taken. */
static void
test_narrow (void)
{
  RtWindow *window = open_window (NULL);
  RtPictured *pictured = rt_desk_pictured (rt_window_desk (window));
  g_autoptr (GFile) file = picture ("screen.png");
  GtkWidget *end;

  assert_narrow (window);
  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  g_assert_true (rt_cells_is_empty (rt_pictured_doubtful (pictured)));
  until ((end = find_button (window, "Use This Puzzle")) && is_in_sight (end, G_MAXFLOAT));
  press_button (window, "Use This Puzzle");
  until (gtk_widget_get_mapped (find (window, RT_TYPE_PAD)));
  close_window (window);
}

/* Several files at once. */
static void
drop_files (RtWindow *window, const char *const *names)
{
  GSList *files = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  GdkFileList *list;

  for (; *names; names++)
    files = g_slist_append (files, picture (*names));
  list = gdk_file_list_new_from_list (files);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, list);
  g_assert_true (rt_open_value (RT_SHELL (window), &value));
  g_slist_free_full (files, g_object_unref);
}

/* As the desktop hands it over: to the target of the window. */
static void
test_drop_target (void)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GFile) file = picture ("photo.jpg");
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  GtkDropTarget *target = NULL;
  g_autoptr (GListModel) controllers = NULL;

  for (GtkWidget *at = GTK_WIDGET (rt_window_grid_view (window)); at && !target;
       at = gtk_widget_get_parent (at)) {
    g_clear_object (&controllers);
    controllers = gtk_widget_observe_controllers (at);
    for (guint i = 0; i < g_list_model_get_n_items (controllers) && !target; i++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        target = GTK_DROP_TARGET (controller);
    }
  }
  g_assert_nonnull (target);
  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  until (rt_pictured_photo (rt_desk_pictured (rt_window_desk (window))));
  assert_shown (window, EASY);
  close_window (window);
}

/* A digit that is wrong although it was not marked is typed over, as a given, and Undo brings it back. */
static void
test_retype (void)
{
  RtWindow *window = open_window (NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));
  RtPictured *pictured = rt_desk_pictured (rt_window_desk (window));
  g_autoptr (GFile) file = picture ("screen.png");
  GtkWidget *label;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  until ((label = find_label (window, "Wrong digit? Click and retype.")) && is_in_sight (label, G_MAXFLOAT));
  press_key (rt_window_grid_view (window), GDK_KEY_9, 0);
  g_assert_cmpint (rt_document_position (document)->givens.digit[0], ==, 9);
  press_key (rt_window_grid_view (window), GDK_KEY_Delete, 0);
  press_key (rt_window_grid_view (window), GDK_KEY_8, 0);
  rt_pictured_end (pictured);
  g_assert_cmpint (rt_document_position (document)->givens.digit[0], ==, 8);
  for (int i = 0; i < 4; i++)
    act (window, "win.undo");
  assert_shown (window, EASY);
  close_window (window);
}

/* Of a puzzle that is half solved the print is given and the rest is entered; one click turns a digit over; and then
 * Hint tells the slip. */
static void
test_half_solved (void)
{
  RtWindow *window = open_window (NULL);
  RtDesk *desk = rt_window_desk (window);
  RtPictured *pictured = rt_desk_pictured (desk);
  g_autoptr (GFile) file = picture ("half.jpg");
  RtGrid before;

  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  until (has_label (window, "30 printed, 17 written by hand.*"));
  before = rt_document_position (rt_desk_document (desk))->givens;
  rt_pictured_set_cell (pictured, 2);
  press_button (window, "It Is Printed");
  press_button (window, "It Is Written by Hand");
  g_assert_true (rt_grid_equal (&before, &rt_document_position (rt_desk_document (desk))->givens));
  assert_narrow (window);
  if (find_button (window, "Take All as Read"))
    rt_pictured_settle_all (pictured);
  press_button (window, "Use This Puzzle");
  act (window, "win.hint");
  until (has_label (window, "*A mistake*: the 5 in row 1, column 3 is wrong.*"));
  close_window (window);
}

/* Digits that contradict are kept as they were read, and it is said how. */
static void
test_clash (void)
{
  RtWindow *window = open_window (NULL);
  RtDesk *desk = rt_window_desk (window);
  g_autoptr (GFile) file = picture ("clash.png");

  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (rt_desk_pictured (desk)));
  until (has_label (window, "2 cells are doubtful*What was read has no solution: two 3s in row 1. Is a digit wrong?"));
  press_button (window, "Take All as Read");
  for (int cell = 0; cell < 2; cell++)
    g_assert_cmpint (rt_document_position (rt_desk_document (desk))->givens.digit[cell], ==, 3);
  until (has_label (window, "What was read has no solution: two 3s in row 1*"));
  close_window (window);
}

/* Of several pictures in a collection it is told which cells are doubtful; and reading them is stopped. */
static void
test_several (void)
{
  static const char *const two[] = { "screen.png", "doubtful.png", NULL };
  static const char *const with_none[] = { "screen.png", "doubtful.png", "none.png", NULL };
  static const char *const many[] = { "screen.png", "two.png", "photo.jpg", "hand.png", "screen.png",
                                      "two.png", "photo.jpg", "hand.png", NULL };
  RtWindow *window = open_window (NULL);
  GCancellable **loading = &rt_shell_pending (RT_SHELL (window))->loading;

  drop_files (window, many);
  g_assert_nonnull (*loading);
  act (window, "win.stop-loading");
  until (!*loading);
  g_assert_null (rt_shell_collection (RT_SHELL (window)));
  drop_files (window, two);
  until (rt_shell_collection (RT_SHELL (window)));
  until (has_label (window, "doubtful.png: 1 cell is doubtful*r1c1*"));
  drop_files (window, with_none); /* what could not be read does not keep that from being told */
  until (has_label (window, "none.png: No grid*doubtful.png: 1 cell is doubtful*r1c1*"));
  close_window (window);
}

static void
test_drop (void)
{
  RtWindow *window = open_window (NULL);
  RtPictured *pictured = rt_desk_pictured (rt_window_desk (window));
  g_autoptr (GFile) file = picture ("screen.png"), doubtful = picture ("doubtful.png");
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_file (doubtful, NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  drop (window, G_TYPE_FILE, file);
  until (rt_pictured_photo (pictured));
  assert_shown (window, EASY);
  until (has_label (window, "Every cell was read*"));
  press_button (window, "Use This Puzzle");
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
  /* The person may change their mind. */
  until (has_label (window, "Row 1, column 1: 5 was read"));
  press_button (window, "Blank");
  until (has_label (window, "Row 1, column 1: blank, as you chose"));
  press_button (window, "5");
  press_button (window, "Use This Puzzle");
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
  RtPictured *pictured = rt_desk_pictured (rt_window_desk (window));
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
  g_test_add_func ("/picture/narrow", test_narrow);
  g_test_add_func ("/picture/drop-target", test_drop_target);
  g_test_add_func ("/picture/retype", test_retype);
  g_test_add_func ("/picture/half-solved", test_half_solved);
  g_test_add_func ("/picture/clash", test_clash);
  g_test_add_func ("/picture/several", test_several);
  g_test_add_func ("/picture/corners", test_corners);
  return desk_run ();
}
