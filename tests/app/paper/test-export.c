/* test-export.c - pictures and films out of a window, and what it says of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/paper/export.h"
#include "app/paper/export-window.h"
#include "common/grouped.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

/* As if the file dialog had been answered with FILE. */
static void
export_picture (RtWindow *window, GFile *file, int pixels)
{
  const RtDrawing drawing = rt_drawing_of_picture (rt_window_desk (window), pixels);

  rt_export_to (RT_SHELL (window), &drawing, file);
}

static void
export_film (RtWindow *window, GFile *file, guint64 from, guint64 to)
{
  const RtDrawing drawing = {
    .kind = RT_DRAWING_ANIMATION,
    .trace = rt_solving_trace (rt_desk_solving (rt_window_desk (window))),
    .from = from, .to = to, .pixels = 100, .speed = 4,
  };

  rt_export_to (RT_SHELL (window), &drawing, file);
}

/* Waits until WINDOW says TEXT. */
static void
await (RtWindow *window, const char *text)
{
  until (has_label (window, text));
}

static GBytes *
content_of (GFile *file)
{
  GBytes *bytes = g_file_load_bytes (file, NULL, NULL, NULL);

  g_assert_nonnull (bytes);
  return bytes;
}

static void
assert_begins (GFile *file, const char *magic)
{
  g_autoptr (GBytes) bytes = content_of (file);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_cmpuint (size, >, 1000);
  g_assert_cmpmem (data, strlen (magic), magic, strlen (magic));
}

static const struct {
  const char *suffix, *magic;
} kinds[] = {
  { "png", "\x89PNG\r\n" },
  { "SVG", "<?xml" },
  { "pdf", "%PDF-" },
};

static void
test_picture (void)
{
  RtWindow *window = open_window (EASY);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *name = g_strdup_printf ("picture.%s", kinds[i].suffix);
    g_autofree char *said = g_strdup_printf ("Saved “%s”.", name);
    g_autoptr (GFile) file = file_of (name);

    export_picture (window, file, RT_EXPORT_PIXELS);
    await (window, said);
    assert_begins (file, kinds[i].magic);
  }
  close_window (window);
}

/* A picture made of pixels has as many as were asked for; no size is too small or too large. */
static void
test_sizes (void)
{
  static const int sizes[] = { 64, 333, 4000 };
  RtWindow *window = open_window (EASY);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *name = g_strdup_printf ("%d.png", sizes[i]);
    g_autofree char *said = g_strdup_printf ("Saved “%s”.", name);
    g_autoptr (GFile) file = file_of (name);
    cairo_surface_t *surface;

    export_picture (window, file, sizes[i]);
    await (window, said);
    surface = cairo_image_surface_create_from_png (g_file_peek_path (file));
    g_assert_cmpint (cairo_image_surface_get_width (surface), ==, sizes[i]);
    g_assert_cmpint (cairo_image_surface_get_height (surface), ==, sizes[i]);
    cairo_surface_destroy (surface);
  }
  close_window (window);
}

/* What is on the grid now is on the picture. */
static void
test_picture_is_of_the_grid (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) before = file_of ("before.png"), after = file_of ("after.png");
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;

  export_picture (window, before, RT_EXPORT_PIXELS);
  await (window, "Saved “before.png”.");
  solve (window);
  export_picture (window, after, RT_EXPORT_PIXELS);
  await (window, "Saved “after.png”.");
  one = content_of (before);
  two = content_of (after);
  g_assert_false (g_bytes_equal (one, two));
  close_window (window);
}

/* In each grain, a row for each step that was counted. */
static void
test_table (void)
{
  RtWindow *window = open_window (EASY);
  RtCounts counts;

  solve (window);
  rt_trace_newest (rt_solving_trace (rt_desk_solving (rt_window_desk (window))), NULL, &counts);
  for (int grain = RT_GRAIN_PLACEMENT; grain <= RT_GRAIN_READ; grain++) {
    g_autofree char *name = g_strdup_printf ("steps-%d.csv", grain);
    g_autofree char *said = g_strdup_printf ("Saved “%s”.", name), *text = NULL;
    g_autoptr (GFile) file = file_of (name);
    guint64 rows = 1 + counts.placements + counts.takebacks, lines = 0;
    RtDrawing drawing;

    rows += grain >= RT_GRAIN_TEST ? counts.tests : 0;
    rows += grain >= RT_GRAIN_READ ? counts.reads : 0;
    rt_player_set_grain (rt_desk_player (rt_window_desk (window)), (RtGrain) grain);
    drawing = rt_drawing_of_table (rt_window_desk (window));
    rt_export_to (RT_SHELL (window), &drawing, file);
    await (window, said);
    text = read_file (file);
    g_assert_true (g_str_has_prefix (text, "step,event,cell,digit,house,depth\n1,"));
    for (const char *at = text; *at; at++)
      lines += *at == '\n';
    g_assert_cmpuint (lines, ==, 1 + rows);
  }
  close_window (window);
}

static void
test_path (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = file_of ("path.txt");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  RtDrawing drawing;

  solve (window); /* the path begins without the answer */
  look_for_path (window);
  drawing = rt_drawing_of_path (rt_window_desk (window));
  rt_export_to (RT_SHELL (window), &drawing, file);
  await (window, "Saved “path.txt”.");
  text = read_file (file);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpstr (lines[0], ==, EASY);
  g_assert_cmpstr (lines[2], ==, "Hidden Single: r1c6=8");
  g_assert_cmpstr (lines[2 + 51 + 1], ==, "51 steps: a person can do it with nothing harder than Hidden Single.");
  g_assert_true (g_str_has_suffix (text, "\n30 × Hidden Single in a Box\n"));
  close_window (window);
}

static void
test_other_names_are_told (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = file_of ("picture.gif");

  export_picture (window, file, RT_EXPORT_PIXELS);
  await (window, "“picture.gif” was not saved: *.png, .svg or .pdf.");
  g_assert_true (has_label (window, "Another Name…"));
  g_assert_false (g_file_query_exists (file, NULL));
  close_window (window);
}

static void
test_missing_folder_is_told (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = file_of ("gone/picture.png");

  export_picture (window, file, RT_EXPORT_PIXELS);
  await (window, "“picture.png” could not be saved: its folder is gone.");
  close_window (window);
}

/* A disk that takes no more is told of, and what was there stays. */
static void
test_full_disk_is_told (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = write_file ("full.png", "what was there");
  g_autofree char *text = NULL;

  fill_disk ();
  export_picture (window, file, RT_EXPORT_PIXELS);
  await (window, "“full.png” could not be saved*");
  free_disk ();
  text = read_file (file);
  g_assert_cmpstr (text, ==, "what was there");
  close_window (window);
}

/* A search that runs can be pictured; a window that closes meanwhile is not waited for. */
static void
test_film_of_a_running_search (void)
{
  RtWindow *window = open_window (LONG);
  RtSolving *solving = rt_desk_solving (rt_window_desk (window));
  g_autoptr (GFile) file = file_of ("running.gif"), late = file_of ("late.gif");

  act (window, "win.solve");
  until (rt_solving_trace (solving) && rt_trace_length (rt_solving_trace (solving)) > 100000);
  export_film (window, file, 0, 400);
  await (window, "Saved “running.gif”.");
  assert_begins (file, "GIF89a");
  export_film (window, late, 0, 400);
  close_window (window);
}

/* The spin buttons that are seen below ROOT, in their order. Returns how many. */
static int
find_spins (GtkWidget *root, GtkSpinButton *spins[4], int n)
{
  if (!gtk_widget_get_visible (root))
    return n;
  if (GTK_IS_SPIN_BUTTON (root)) {
    spins[n++] = GTK_SPIN_BUTTON (root);
    return n;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n = find_spins (child, spins, n);
  return n;
}

/* Chooses the row NAME of the choice in DIALOG. Returns false if there is none. */
static bool
choose (GtkWidget *dialog, const char *name)
{
  GtkDropDown *choice = find (dialog, GTK_TYPE_DROP_DOWN);
  GListModel *rows = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (rows), i), name)) {
      gtk_drop_down_set_selected (choice, i);
      let_changes_be_told ();
      return true;
    }
  return false;
}

/* Opens the dialog and chooses NAME, which there must be. */
static GtkWidget *
export (RtWindow *window, const char *name)
{
  GtkWidget *dialog;

  act (window, "win.export");
  dialog = dialog_of (window, "Export");
  g_assert_nonnull (dialog);
  g_assert_true (choose (dialog, name));
  return dialog;
}

static void
test_film_window (void)
{
  static const char *const names[] = { "First step", "Last step", "Width in pixels", "Steps a second" };
  RtWindow *window = open_window (EASY);
  GtkSpinButton *spins[4];
  GtkWidget *dialog;

  solve (window);
  act (window, "win.to-start");
  dialog = export (window, "Film (GIF)");
  g_assert_cmpint (find_spins (dialog, spins, 0), ==, 4);
  for (int i = 0; i < 4; i++)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spins[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         names[i]);
  g_assert_cmpfloat (gtk_spin_button_get_value (spins[0]), ==, 0);
  g_assert_true (has_label (dialog, "12 frames, 3 s"));
  gtk_spin_button_set_value (spins[0], 2000);
  g_assert_cmpfloat (gtk_spin_button_get_value (spins[1]), ==, 2000);
  g_assert_true (has_label (dialog, "1 frame, 0 s"));
  gtk_spin_button_set_value (spins[1], 5);
  g_assert_cmpfloat (gtk_spin_button_get_value (spins[0]), ==, 5);
  gtk_spin_button_set_value (spins[1], 24);
  g_assert_true (has_label (dialog, "20 frames, 5 s"));
  gtk_spin_button_set_value (spins[1], 8000);
  g_assert_true (has_label (dialog, "Only the first 5*000 steps: as many frames, 1*250 s"));
  close_window (window);
}

/* As the person names it, in a thread. */
static void
test_animation (void)
{
  RtWindow *window = open_window (EASY);
  RtDrawing drawing = { .kind = RT_DRAWING_ANIMATION, .from = 1, .to = 5, .pixels = 200, .speed = 2 };
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.gif", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL, others = NULL;

  solve (window);
  drawing.trace = rt_solving_trace (rt_desk_solving (rt_window_desk (window)));
  rt_export_to (RT_SHELL (window), &drawing, file);
  await (window, "Saved “a.gif”.");
  bytes = content_of (file);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 6, "GIF89a", 6);
  drawing.dark = true;
  rt_message_pass (rt_window_message (window));
  rt_export_to (RT_SHELL (window), &drawing, file);
  await (window, "Saved “a.gif”.");
  others = content_of (file);
  g_assert_cmpmem (g_bytes_get_data (others, NULL), 6, "GIF89a", 6);
  g_assert_false (g_bytes_equal (bytes, others));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  close_window (window);
}

/* Only pictures made of pixels have a size to choose; what there is not yet is not offered. */
static void
test_picture_window (void)
{
  RtWindow *window = open_window (EASY);
  GtkSpinButton *spins[4];
  GtkWidget *dialog;

  dialog = export (window, "Picture (PNG)");
  g_assert_cmpint (find_spins (dialog, spins, 0), ==, 1);
  g_assert_cmpfloat (gtk_spin_button_get_value (spins[0]), ==, 1200);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spins[0]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Width and height in pixels");
  for (guint i = 0; rt_picture_formats[i]; i++) {
    g_autofree char *suffix = g_ascii_strup (rt_picture_formats[i]->suffix, -1);
    g_autofree char *name = g_strdup_printf ("Picture (%s)", suffix);

    g_assert_true (choose (dialog, name));
    g_assert_cmpint (has_label (dialog, "Width and height in pixels"), ==, rt_picture_formats[i]->pixels);
  }
  g_assert_false (choose (dialog, "Film (GIF)") || choose (dialog, "Steps (CSV)") ||
                  choose (dialog, "Path (text)"));
  close_window (dialog);
  look_for_path (window);
  close_window (export (window, "Path (text)"));
  solve (window);
  close_window (export (window, "Steps (CSV)"));
  close_window (window);
}

/* Numbers in entries stand as everywhere, and are read as they stand. */
static void
test_thousands (void)
{
  RtWindow *window;
  GtkSpinButton *spins[4];
  GtkWidget *dialog;

  if (!grouped_begin ())
    return;
  window = open_window (EASY);
  dialog = export (window, "Picture (PNG)");
  g_assert_cmpint (find_spins (dialog, spins, 0), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spins[0])), ==, "1,200");
  gtk_editable_set_text (GTK_EDITABLE (spins[0]), "2,300");
  gtk_spin_button_update (spins[0]);
  g_assert_cmpfloat (gtk_spin_button_get_value (spins[0]), ==, 2300);
  close_window (window);
  grouped_end ();
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/export/picture", test_picture);
  g_test_add_func ("/export/sizes", test_sizes);
  g_test_add_func ("/export/picture-is-of-the-grid", test_picture_is_of_the_grid);
  g_test_add_func ("/export/table", test_table);
  g_test_add_func ("/export/path", test_path);
  g_test_add_func ("/export/other-names-are-told", test_other_names_are_told);
  g_test_add_func ("/export/missing-folder-is-told", test_missing_folder_is_told);
  g_test_add_func ("/export/full-disk-is-told", test_full_disk_is_told);
  g_test_add_func ("/export/film-of-a-running-search", test_film_of_a_running_search);
  g_test_add_func ("/export/film-window", test_film_window);
  g_test_add_func ("/export/thousands", test_thousands);
  g_test_add_func ("/export/animation", test_animation);
  g_test_add_func ("/export/picture-window", test_picture_window);
  return desk_run ();
}
