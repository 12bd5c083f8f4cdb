/* desk.c - the application is registered, never activated: each test opens its own windows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "desk.h"

#include "app/files/open.h"
#include "document/scratch.h"
#include "widgets/fit-label.h"
#include "widgets/screen.h"

#include <signal.h>
#include <sys/resource.h>

#define FULL 1000 /* bytes: fewer than any picture or page has */
#define NARROW 360

RtApplication *application;

static char *folder;
static struct rlimit limit; /* as it was before the disk was full */

void
desk_begin (int *argc, char ***argv)
{
  need_screen ();
  folder = scratch_new ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  gtk_test_init (argc, argv, NULL);
  application = rt_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

int
desk_run (void)
{
  int status = g_test_run ();

  g_object_unref (application);
  scratch_remove (folder);
  return status;
}

void
reset_preference (const char *key)
{
  g_autoptr (GSettings) settings = g_settings_new (RT_APP_ID);

  g_settings_reset (settings, key);
}

GFile *
file_of (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

GFile *
write_file (const char *name, const char *text)
{
  GFile *file = file_of (name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  return file;
}

char *
read_file (GFile *file)
{
  char *text;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

void
fill_disk (void)
{
  struct rlimit full;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  full = limit;
  full.rlim_cur = FULL;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &full), ==, 0);
}

void
free_disk (void)
{
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

RtPuzzle *
make_puzzle (const char *text)
{
  RtPosition position;
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, text));
  rt_position_init (&position, &givens);
  return rt_puzzle_new (&position);
}

RtWindow *
open_window (const char *text)
{
  g_autoptr (RtPuzzle) puzzle = text ? make_puzzle (text) : NULL;
  g_autoptr (RtDocument) document = puzzle ? rt_document_new (puzzle) : NULL;

  return rt_application_add_window (application, document);
}

void
open_file (RtShell *window, GFile *file)
{
  rt_open_files (window, &file, 1);
}

void
set_document (RtWindow *window, RtDocument *document)
{
  g_autoptr (RtDesk) desk = rt_desk_new (document);

  rt_window_set_desk (window, desk);
}

guint
n_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
}

void
close_window (gpointer window)
{
  GtkWindow *left = window;
  RtDesk *desk = RT_IS_WINDOW (window) && n_windows () > 1 ? rt_window_desk (window) : NULL;

  g_object_add_weak_pointer (window, (gpointer *) &left);
  if (desk)
    g_object_add_weak_pointer (G_OBJECT (desk), (gpointer *) &desk);
  gtk_window_close (window);
  until (left == NULL && desk == NULL);
}

GtkWidget *
dialog_of (RtWindow *window, const char *title)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (all, i);

    if (gtk_window_get_transient_for (toplevel) == GTK_WINDOW (window) &&
        g_strcmp0 (gtk_window_get_title (toplevel), title) == 0)
      return GTK_WIDGET (toplevel);
  }
  return NULL;
}

/* Keys and menus come to a window that shows what its desk is. */
static void
flush (gpointer widget)
{
  if (RT_IS_WINDOW (widget) && rt_window_desk (widget))
    rt_desk_flush (rt_window_desk (widget));
}

void
act (gpointer widget, const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  flush (widget);
  g_assert_true (g_action_parse_detailed_name (action, &name, &target, NULL));
  g_assert_true (gtk_widget_activate_action_variant (widget, name, target));
  flush (widget);
}

void
solve (RtWindow *window)
{
  act (window, "win.solve");
  until (rt_solving_state (rt_desk_solving (rt_window_desk (window))) == RT_SOLVING_DONE);
  let_changes_be_told ();
}

void
look_for_path (RtWindow *window)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));

  rt_reasoning_look_for (reasoning, RT_STEPS_PATH);
  until (rt_reasoning_state (reasoning) != RT_REASONING_WORKING);
  let_changes_be_told ();
}

void
assert_grid_shows (RtGridView *view, const char *expected)
{
  const RtScene *scene = rt_grid_view_scene (view);
  RtGrid grid;
  char text[RT_N_CELLS + 1];

  let_changes_be_told ();
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = scene->cells[cell].digit;
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, expected);
}

void
assert_shown (RtWindow *window, const char *expected)
{
  assert_grid_shows (rt_window_grid_view (window), expected);
}

void
bounds_of_grid (RtWindow *window, graphene_rect_t *bounds)
{
  for (int frame = 0; frame < 3; frame++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (rt_window_grid_view (window)),
                                            GTK_WIDGET (window), bounds));
}

void
hint_at_rest (RtWindow *window, const graphene_rect_t *place)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));
  graphene_rect_t hinted;

  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    act (window, "win.hint");
    until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
    bounds_of_grid (window, &hinted);
    g_assert_true (graphene_rect_equal (place, &hinted));
  }
}

/* The least width of WINDOW. */
static int
least_width (gpointer window)
{
  int least;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

void
assert_narrow (gpointer window)
{
  gtk_window_set_default_size (window, NARROW, 640);
  gtk_test_widget_wait_for_draw (window);
  until (least_width (window) <= NARROW);
}

void
assert_as_wide_as_its_text (GtkWidget *button)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  int width = gtk_widget_get_width (label);

  g_assert_cmpint (width, ==, rt_fit_label_taken (RT_FIT_LABEL (label), width));
}

/* Whether the uppermost HEIGHT pixels of WIDGET, or all of it, lie in AROUND. */
static bool
lies_in (GtkWidget *widget, GtkWidget *around, float height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
  bounds.size.height = MIN (bounds.size.height, height);
  return bounds.origin.x >= 0 && bounds.origin.y >= 0 &&
         bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (around) &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (around);
}

bool
is_in_sight (GtkWidget *widget, float height)
{
  GtkWidget *parent = widget;

  while ((parent = gtk_widget_get_parent (parent)))
    if ((GTK_IS_SCROLLED_WINDOW (parent) || GTK_IS_WINDOW (parent)) &&
        !lies_in (widget, parent, height))
      return false;
  return true;
}
