/* screenshot.c - the option --screenshot: waits until a window no longer changes, and writes a
 * picture of it to a PNG file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/screenshot.h"

#include "app/files/open.h"
#include "document/base/display-name.h"
#include "document/base/escape-control-characters.h"
#include "document/desk/desk.h"
#include "document/desk/source-picture.h"
#include "document/files/replace.h"
#include "engine/verdict-details.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/* Timeouts: for opening files, and for a search. After SEARCH_PATIENCE the picture shows the
 * solution without the steps of the search. */
#define OPEN_PATIENCE (120 * G_TIME_SPAN_SECOND)
#define SEARCH_PATIENCE (20 * G_TIME_SPAN_SECOND)

/* Number of consecutive frames without a change after which a window counts as settled. */
#define CALM_LOOKS 10

/* Largest number of puzzles of a collection that are solved. */
#define N_SOLVED_MOST 10

typedef struct {
  RtWindow *window; /* owned */
  const RtShot *shot;
  int *status;
  gint64 until;
  int calm;
  bool opened;
  bool failed;   /* the window has shown an error since the puzzle was opened */
  bool pressed;  /* Solve has been started */
  int n_solved, n_printed;
} Wait;

/* Writes a picture of WINDOW with its own decorations to the file PATH. Returns false if it cannot be written. */
static bool
write_picture (GtkWidget *window, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *etag = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  if (!node)
    return false;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                              (float) height));
  bytes = gdk_texture_save_to_png_bytes (texture);
  return rt_replace_file (file, bytes, NULL, &etag, NULL, NULL);
}

static void
fail (Wait *wait)
{
  wait->failed = true;
  *wait->status = 1;
}

static void
shown_cb (RtMessage *message, int kind, const char *text, Wait *wait)
{
  g_printerr ("%s\n", text);
  if (kind == RT_MESSAGE_ERROR)
    fail (wait);
}

static void
end (Wait *wait)
{
  if ((wait->opened || !wait->failed) &&
      !write_picture (GTK_WIDGET (wait->window), wait->shot->path)) {
    g_printerr (_("%s: the picture could not be written.\n"), wait->shot->path);
    fail (wait);
  }
  gtk_window_destroy (GTK_WINDOW (wait->window));
}

/* What is opened */

/* Returns true if the window shows the file that was to be opened, or its readable part. */
static bool
has_opened (const Wait *wait)
{
  return !rt_open_goes_on (RT_SHELL (wait->window)) &&
         (!wait->failed || rt_collecting_is_on (rt_window_collecting (wait->window)));
}

/* Returns the collection of WINDOW and sets ROW to the row of the open puzzle. Returns NULL if there
 * is no collection. */
static RtCollection *
collection_of (RtWindow *window, guint *row)
{
  RtCollectionPage *page = rt_collecting_page (rt_window_collecting (window));

  if (!page)
    return NULL;
  *row = rt_collection_page_open (page);
  return rt_collection_page_collection (page);
}

static char *
name_of (RtWindow *window)
{
  guint row;
  const RtCollection *collection = collection_of (window, &row);
  GFile *file = collection ? rt_collection_file (collection, row, NULL) : NULL;
  char *title = collection && !file ? rt_collection_title (collection, row) : NULL;

  if (file)
    return rt_name_of (file);
  return title ? title : g_strdup (gtk_window_get_title (GTK_WINDOW (window)));
}

/* Opens the next puzzle of the collection, to be solved as well. Returns false if there is none. */
static bool
go_on (Wait *wait)
{
  guint row = 0, before;
  const RtCollection *collection = collection_of (wait->window, &before);

  if (!collection)
    return false;
  if (wait->n_solved == N_SOLVED_MOST) {
    guint n = rt_collection_n_rows (collection) - N_SOLVED_MOST;

    if (n > 0)
      g_printerr (ngettext ("%u more puzzle was not solved here; retrace-cli solves them all.\n",
                            "%u more puzzles were not solved here; retrace-cli solves them all.\n",
                            n), n);
    return false;
  }
  rt_collecting_next (rt_window_collecting (wait->window));
  collection_of (wait->window, &row);
  return row != before;
}

/* Solving */

/* Returns a sentence about the number of solutions, or NULL if the puzzle has at most one. */
static char *
say_number (RtDesk *desk)
{
  const RtVerdict *verdict = rt_solving_verdict (rt_desk_solving (desk));
  g_auto (GStrv) said = NULL;
  RtDetails details;

  if (!verdict || verdict->kind != RT_VERDICT_MANY ||
      !rt_details (rt_document_position (rt_desk_document (desk)), NULL, &details))
    return NULL;
  said = rt_details_say (&details);
  return g_strdup (said[0]);
}

/* Prints a summary of the puzzle to standard error, as in "easy.sdk: 35 givens · exactly one solution". */
static void
tell (RtWindow *window)
{
  RtDesk *desk = rt_window_desk (window);
  g_autofree char *name = name_of (window), *count = rt_desk_say_count (desk),
                  *verdict = rt_desk_say_verdict (desk), *number = say_number (desk);

  g_printerr ("%s: ", name);
  if (count && verdict)
    g_printerr (_("%s · %s"), count, verdict);
  g_printerr ("%s%s\n", count && number ? "\n" : "", number ? number : "");
}

/* Solves the puzzle like the button Solve, but without the question that the button asks when it is
 * first used. */
static void
solve (Wait *wait)
{
  wait->pressed = true;
  wait->failed = false;
  rt_window_await_search (wait->window);
  rt_desk_solve (rt_window_desk (wait->window));
}

static bool
print_grid (RtWindow *window)
{
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene->cells[cell].digit == 0)
      return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_print ("%d%s", scene->cells[cell].digit, cell % 9 == 8 ? "\n" : "");
  return true;
}

/* Prints the solution of the puzzle, if it has one. */
static void
print_answer (Wait *wait)
{
  if (wait->failed)
    return;
  if (wait->n_printed++ > 0)
    g_print ("\n");
  if (!print_grid (wait->window)) {
    g_printerr (_("No answer was found in time.\n"));
    fail (wait);
  }
}

/* Waiting */

static void
begin_to_wait (Wait *wait, gint64 patience)
{
  wait->calm = 0;
  wait->until = g_get_monotonic_time () + patience;
}

static bool
is_in_time (const Wait *wait)
{
  return g_get_monotonic_time () < wait->until;
}

/* Returns true once the window has not changed for CALM_LOOKS frames. */
static bool
is_calm (Wait *wait)
{
  if (rt_window_is_settled (wait->window) || !is_in_time (wait))
    wait->calm++;
  else
    wait->calm = 0;
  return wait->calm >= CALM_LOOKS;
}

/* Returns true if the window shows a picture in which no puzzle was found. In this case the error
 * has been printed. */
static bool
is_unread (RtWindow *window)
{
  RtPictured *pictured = rt_desk_pictured (rt_window_desk (window));

  return rt_pictured_photo (pictured) && !rt_pictured_sight (pictured);
}

/* Waits until the files are open, then begins to solve or to take the picture. Returns false if the
 * files could not be opened. */
static bool
look_for_puzzle (Wait *wait)
{
  if (wait->shot->opens && has_opened (wait) && is_unread (wait->window)) {
    fail (wait);
  } else if (!wait->shot->opens || has_opened (wait)) {
    wait->opened = true;
    begin_to_wait (wait, SEARCH_PATIENCE);
  } else if (!wait->failed && !is_in_time (wait)) {
    g_printerr (_("No puzzle was shown in time.\n"));
    fail (wait);
  }
  return wait->opened || !wait->failed;
}

/* Starts the next stage (solving, the next puzzle, taking the picture) after the puzzle was opened
 * or solved. Returns false after the last stage. */
static bool
begin_next (Wait *wait)
{
  if (!wait->shot->solve)
    return false;
  if (!wait->pressed) {
    tell (wait->window);
    solve (wait);
  } else {
    print_answer (wait);
    wait->n_solved++;
    wait->pressed = false;
    if (!go_on (wait))
      return false;
  }
  begin_to_wait (wait, SEARCH_PATIENCE);
  return true;
}

static gboolean
look_cb (gpointer data)
{
  Wait *wait = data;
  bool goes_on = !wait->opened ? look_for_puzzle (wait) : !is_calm (wait) || begin_next (wait);

  if (!goes_on)
    end (wait);
  return goes_on;
}

static void
wait_free (gpointer data)
{
  Wait *wait = data;

  g_object_unref (wait->window);
  g_free (wait);
}

void
rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status)
{
  Wait *wait = g_new0 (Wait, 1);

  wait->window = g_object_ref (window);
  wait->shot = shot;
  wait->status = status;
  begin_to_wait (wait, OPEN_PATIENCE);
  rt_harmless_messages ();
  g_signal_connect (rt_window_message (window), "shown", G_CALLBACK (shown_cb), wait);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), shot->width, shot->height);
  g_timeout_add_full (G_PRIORITY_DEFAULT, 16, look_cb, wait, wait_free);
}
