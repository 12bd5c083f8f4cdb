/* export.c - pictures, pages, tables and texts out of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/export.h"

#include "app/drawing.h"
#include "document/name.h"
#include "document/storage.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many puzzles are drawn in about half a second. */
#define MANY 500

/* A search of up to so many steps begins its table with the first. */
#define TABLE_STEPS 1000000

/* A picture on its way out of a window. */
typedef struct {
  RtWindow *window;
  GFile *file; /* NULL until it is known */
  RtDrawing drawing;
} Errand;

static Errand *
errand_new (RtWindow *window, const RtDrawing *drawing)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (window);
  errand->drawing = *drawing;
  rt_drawing_hold (&errand->drawing);
  return errand;
}

static void
errand_free (Errand *errand)
{
  rt_drawing_release (&errand->drawing);
  g_clear_object (&errand->file);
  g_object_unref (errand->window);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rt_name_of (errand->file);
  /* Translators: the name of a file. */
  g_autofree char *text = g_strdup_printf (_("Saved “%s”."), name);

  if (!rt_storage_save_finish (result, NULL, &error))
    rt_window_say_error (errand->window, error);
  else
    rt_window_say (errand->window, RT_MESSAGE_INFO, text, NULL, NULL);
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rt_drawing_finish (result, &error);
  GFile *file = errand->file;

  if (bytes)
    rt_storage_save_bytes_async (bytes, file, NULL, saved_cb, g_steal_pointer (&errand));
  else
    rt_window_say_error (errand->window, error);
}

/* Many pages take a while. */
static void
say_work (Errand *errand)
{
  guint n = errand->drawing.puzzles->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%u puzzle is being drawn.",
                                                     "%u puzzles are being drawn.", n), n);

  if (n >= MANY)
    rt_window_say (errand->window, RT_MESSAGE_INFO, text, NULL, NULL);
}

/* The errand knows its file now. */
static void
start (Errand *errand)
{
  g_autofree char *name = rt_name_of (errand->file);
  const RtPictureFormat *format = rt_picture_format_for (name);
  RtDrawingKind kind = errand->drawing.kind;

  if (!format && (kind == RT_DRAWING_PICTURE || kind == RT_DRAWING_FILM)) {
    /* Translators: the name of a file. */
    g_autofree char *text = g_strdup_printf (_("“%s” was not saved: a picture’s name ends in .png, "
                                               ".svg or .pdf."), name);

    rt_window_say (errand->window, RT_MESSAGE_ERROR, text, _("Another Name…"),
                   kind == RT_DRAWING_FILM ? "win.export-film" : "win.export-picture");
    errand_free (errand);
    return;
  }
  if (kind == RT_DRAWING_PAGES)
    say_work (errand);
  rt_drawing_async (&errand->drawing, format, rt_window_cancellable (errand->window), drawn_cb,
                    errand);
}

/* Choosing */

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;

  errand->file = rt_compat_save_file_finish (result, &error);
  if (errand->file)
    start (g_steal_pointer (&errand));
  else
    rt_window_say_error (errand->window, error);
}

static GListModel *
make_filters (RtDrawingKind kind)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  if (kind == RT_DRAWING_TABLE) {
    gtk_file_filter_set_name (filter, _("Tables (CSV)"));
    gtk_file_filter_add_suffix (filter, "csv");
  } else if (kind == RT_DRAWING_PATH) {
    gtk_file_filter_set_name (filter, _("Texts"));
    gtk_file_filter_add_suffix (filter, "txt");
  } else if (kind == RT_DRAWING_PAGES) {
    gtk_file_filter_set_name (filter, _("PDF Documents"));
    gtk_file_filter_add_suffix (filter, "pdf");
  } else {
    gtk_file_filter_set_name (filter, _("Pictures (PNG, SVG, PDF)"));
    for (const RtPictureFormat *const *format = rt_picture_formats; *format; format++)
      gtk_file_filter_add_suffix (filter, (*format)->suffix);
  }
  g_list_store_append (filters, filter);
  return G_LIST_MODEL (filters);
}

char *
rt_export_name (RtWindow *window)
{
  RtDocument *document = rt_window_document (window);
  char *name = g_strdup (rt_document_title (document));
  char *dot = rt_document_file (document) ? strrchr (name, '.') : NULL;

  if (dot && dot > name)
    *dot = '\0';
  return name;
}

/* With that name and ENDING, in the same folder. */
static void
choose (Errand *errand, const char *title, const char *ending)
{
  GFile *file = rt_document_file (rt_window_document (errand->window));
  g_autoptr (GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autoptr (GListModel) filters = make_filters (errand->drawing.kind);
  g_autofree char *base = rt_export_name (errand->window);
  g_autofree char *name = g_strconcat (base, ending, NULL);

  rt_compat_save_file_async (GTK_WINDOW (errand->window), title, filters, name, folder,
                             rt_window_cancellable (errand->window), named_cb, errand);
}

/* DRAWING to a file that is known. */
static void
begin (RtWindow *window, GFile *file, const RtDrawing *drawing)
{
  Errand *errand = errand_new (window, drawing);

  errand->file = g_object_ref (file);
  start (errand);
}

static RtDrawing
picture_of (RtWindow *window, int pixels)
{
  return (RtDrawing) { .kind = RT_DRAWING_PICTURE,
                       .scene = *rt_grid_view_scene (rt_window_grid_view (window)),
                       .pixels = pixels };
}

void
rt_export_choose_picture (RtWindow *window, const RtPictureFormat *format, int pixels)
{
  const RtDrawing drawing = picture_of (window, pixels);
  g_autofree char *ending = g_strconcat (".", format->suffix, NULL);

  choose (errand_new (window, &drawing), _("Export the Picture"), ending);
}

void
rt_export_picture (RtWindow *window, GFile *file, int pixels)
{
  const RtDrawing drawing = picture_of (window, pixels);

  begin (window, file, &drawing);
}

static RtDrawing
pages_of (GPtrArray *puzzles, const RtSheet *sheet, const RtPaper *paper)
{
  return (RtDrawing) { .kind = RT_DRAWING_PAGES, .puzzles = puzzles, .sheet = *sheet,
                       .paper = *paper };
}

void
rt_export_choose_pages (RtWindow *window, GPtrArray *puzzles, const RtSheet *sheet,
                        const RtPaper *paper)
{
  const RtDrawing drawing = pages_of (puzzles, sheet, paper);

  choose (errand_new (window, &drawing), _("Export as PDF"), ".pdf");
}

void
rt_export_pages (RtWindow *window, GFile *file, GPtrArray *puzzles, const RtSheet *sheet,
                 const RtPaper *paper)
{
  const RtDrawing drawing = pages_of (puzzles, sheet, paper);

  begin (window, file, &drawing);
}

static RtDrawing
film_of (RtTrace *trace, guint64 from, guint64 to, int columns)
{
  return (RtDrawing) { .kind = RT_DRAWING_FILM, .trace = trace, .from = from, .to = to,
                       .columns = columns };
}

void
rt_export_choose_film (RtWindow *window, RtTrace *trace, guint64 from, guint64 to, int columns)
{
  const RtDrawing drawing = film_of (trace, from, to, columns);

  choose (errand_new (window, &drawing), _("Export the Film Strip"), "-film.pdf");
}

void
rt_export_film (RtWindow *window, GFile *file, RtTrace *trace, guint64 from, guint64 to,
                int columns)
{
  const RtDrawing drawing = film_of (trace, from, to, columns);

  begin (window, file, &drawing);
}

/* A search that is not too long whole, else from the place on that is looked at. */
static RtDrawing
table_of (RtWindow *window)
{
  RtPlayer *player = rt_window_player (window);
  guint64 from = rt_player_length (player) <= TABLE_STEPS ? 1 : rt_player_position (player);

  return (RtDrawing) { .kind = RT_DRAWING_TABLE,
                       .trace = rt_solving_trace (rt_window_solving (window)),
                       .from = MAX (from, 1),
                       .grain = rt_player_grain (player) };
}

void
rt_export_choose_table (RtWindow *window)
{
  const RtDrawing drawing = table_of (window);

  choose (errand_new (window, &drawing), _("Export the Steps"), "-steps.csv");
}

void
rt_export_table (RtWindow *window, GFile *file)
{
  const RtDrawing drawing = table_of (window);

  begin (window, file, &drawing);
}

static RtDrawing
path_of (RtWindow *window)
{
  RtDrawing drawing = { .kind = RT_DRAWING_PATH,
                        .path = rt_reasoning_steps (rt_window_reasoning (window)) };

  rt_position_grid (rt_document_position (rt_window_document (window)), &drawing.grid);
  return drawing;
}

void
rt_export_choose_path (RtWindow *window)
{
  const RtDrawing drawing = path_of (window);

  choose (errand_new (window, &drawing), _("Export the Path"), "-path.txt");
}

void
rt_export_path (RtWindow *window, GFile *file)
{
  const RtDrawing drawing = path_of (window);

  begin (window, file, &drawing);
}
