/* export.c - pictures, pages and tables out of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/export.h"

#include "document/name.h"
#include "document/storage.h"
#include "engine/rows.h"
#include "picture/book.h"
#include "picture/film.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

/* A table holds up to so many bytes: more than a spreadsheet opens. */
#define TABLE_BYTES (64 * 1024 * 1024)

/* A search of up to so many steps begins its table with the first. */
#define TABLE_STEPS 1000000

typedef enum {
  PICTURE, /* of the scene, with so many pixels a side */
  PAGES,   /* of the puzzles */
  FILM,    /* of the steps FROM..TO of the trace, in rows of COLUMNS frames */
  TABLE,   /* of the steps from FROM on, in GRAIN */
} Kind;

/* What is asked for. A value, but for the trace and the puzzles. */
typedef struct {
  Kind kind;
  GPtrArray *puzzles;
  RtSheet sheet;
  RtPaper paper;
  RtTrace *trace;
  guint64 from, to;
  int columns;
  RtGrain grain;
  int pixels;
  RtScene scene;
} Subject;

/* A picture on its way out of a window. */
typedef struct {
  RtWindow *window;
  GCancellable *cancellable; /* the window's; once cancelled, there is nobody to tell */
  GFile *file;               /* NULL until it is known */
  Subject subject;
} Errand;

/* The thread's: it sees no object. */
typedef struct {
  Subject subject;
  const RtPictureFormat *format;
  RtStop stop;
} Drawing;

static void
subject_ref (Subject *subject)
{
  if (subject->trace)
    rt_trace_ref (subject->trace);
  if (subject->puzzles)
    g_ptr_array_ref (subject->puzzles);
}

static void
subject_unref (Subject *subject)
{
  g_clear_pointer (&subject->trace, rt_trace_unref);
  g_clear_pointer (&subject->puzzles, g_ptr_array_unref);
}

static Errand *
errand_new (RtWindow *window, const Subject *subject)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (window);
  errand->cancellable = g_object_ref (rt_window_cancellable (window));
  errand->subject = *subject;
  subject_ref (&errand->subject);
  return errand;
}

static void
errand_free (Errand *errand)
{
  subject_unref (&errand->subject);
  g_clear_object (&errand->file);
  g_object_unref (errand->cancellable);
  g_object_unref (errand->window);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  subject_unref (&drawing->subject);
  g_free (drawing);
}

/* Says an error, but for that of a dialog that was left or a window that was closed. */
static void
say_error (Errand *errand, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) &&
      !g_cancellable_is_cancelled (errand->cancellable))
    rt_window_say (errand->window, RT_MESSAGE_ERROR, error->message, NULL, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rt_name_of (errand->file);
  /* Translators: the name of a file. */
  g_autofree char *text = g_strdup_printf (_("Saved “%s”."), name);

  if (!rt_storage_save_finish (result, NULL, &error))
    say_error (errand, error);
  else if (!g_cancellable_is_cancelled (errand->cancellable))
    rt_window_say (errand->window, RT_MESSAGE_INFO, text, NULL, NULL);
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);
  GFile *file = errand->file;

  if (bytes)
    rt_storage_save_bytes_async (bytes, file, NULL, saved_cb, g_steal_pointer (&errand));
  else
    say_error (errand, error);
}

/* In whichever thread cancels. */
static void
cancelled_cb (GCancellable *cancellable, Drawing *drawing)
{
  rt_stop_raise (&drawing->stop);
}

/* The table, as far as it has room; NULL where it was stopped. */
static GBytes *
tabulate (const Subject *subject, RtStop *stop)
{
  g_autoptr (GString) rows = g_string_new (RT_ROWS_HEADER);
  RtCursor *cursor = rt_cursor_new (subject->trace);
  bool stopped = false;

  rt_cursor_seek (cursor, subject->from - 1);
  while (!stopped && rows->len < TABLE_BYTES) {
    guint before = rt_cursor_counts (cursor)->depth;

    if (!rt_cursor_next (cursor))
      break;
    rt_rows_add (rows, rt_cursor_position (cursor), rt_cursor_event (cursor),
                 subject->grain == RT_GRAIN_PLACEMENT ? NULL : rt_cursor_detail (cursor),
                 subject->grain, before, rt_cursor_counts (cursor)->depth);
    stopped = rt_stop_raised (stop);
  }
  rt_cursor_free (cursor);
  return stopped ? NULL : g_string_free_to_bytes (g_steal_pointer (&rows));
}

static cairo_status_t
gather_cb (void *bytes, const unsigned char *data, unsigned n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* The pages; NULL where it was stopped or failed. */
static GBytes *
draw_pages (const Subject *subject, RtStop *stop, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  RtBook *book = rt_book_new (&subject->sheet, &subject->paper, gather_cb, bytes);

  for (guint i = 0; i < subject->puzzles->len && !rt_stop_raised (stop); i++)
    rt_book_add (book, g_ptr_array_index (subject->puzzles, i));
  if (rt_stop_raised (stop))
    rt_book_free (book);
  else if (rt_book_finish (book, error))
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  return NULL;
}

static GBytes *
draw (Drawing *drawing, GError **error)
{
  const Subject *subject = &drawing->subject;
  const RtPictureFormat *format = drawing->format;
  g_autoptr (RtFilm) film = NULL;

  if (subject->kind == TABLE)
    return tabulate (subject, &drawing->stop);
  if (subject->kind == PAGES)
    return draw_pages (subject, &drawing->stop, error);
  if (subject->kind == PICTURE)
    return rt_export (&subject->scene, &rt_theme_light, format,
                      format->pixels ? subject->pixels : RT_EXPORT_POINTS, error);
  film = rt_film_take (subject->trace, subject->from, subject->to, &drawing->stop);
  return film ? rt_film_export (film, subject->columns, &rt_theme_light, format, error) : NULL;
}

static void
draw_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Drawing *drawing = data;
  gulong id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), drawing, NULL);
  GError *error = NULL;
  g_autoptr (GBytes) bytes = draw (drawing, &error);

  g_cancellable_disconnect (cancellable, id);
  if (bytes)
    g_task_return_pointer (task, g_steal_pointer (&bytes), (GDestroyNotify) g_bytes_unref);
  else if (error)
    g_task_return_error (task, error);
  else
    g_task_return_error_if_cancelled (task);
}

/* The errand knows its file now. */
static void
start (Errand *errand)
{
  g_autofree char *name = rt_name_of (errand->file);
  const RtPictureFormat *format = rt_picture_format_for (name);
  g_autoptr (GTask) task = NULL;
  Drawing *drawing;

  if (!format && (errand->subject.kind == PICTURE || errand->subject.kind == FILM)) {
    /* Translators: the name of a file. */
    g_autofree char *text = g_strdup_printf (_("“%s” was not saved: a picture’s name ends in .png, "
                                               ".svg or .pdf."), name);

    rt_window_say (errand->window, RT_MESSAGE_ERROR, text, _("Another Name…"),
                   errand->subject.kind == FILM ? "win.export-film" : "win.export-picture");
    errand_free (errand);
    return;
  }
  drawing = g_new0 (Drawing, 1);
  drawing->subject = errand->subject;
  subject_ref (&drawing->subject);
  drawing->format = format;
  task = g_task_new (NULL, errand->cancellable, drawn_cb, errand);
  g_task_set_task_data (task, drawing, drawing_free);
  g_task_run_in_thread (task, draw_thread);
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
    say_error (errand, error);
}

static GListModel *
make_filters (Kind kind)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  if (kind == TABLE) {
    gtk_file_filter_set_name (filter, _("Tables (CSV)"));
    gtk_file_filter_add_suffix (filter, "csv");
  } else if (kind == PAGES) {
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
  g_autoptr (GListModel) filters = make_filters (errand->subject.kind);
  g_autofree char *base = rt_export_name (errand->window);
  g_autofree char *name = g_strconcat (base, ending, NULL);

  rt_compat_save_file_async (GTK_WINDOW (errand->window), title, filters, name, folder,
                             errand->cancellable, named_cb, errand);
}

static Subject
picture_of (RtWindow *window, int pixels)
{
  return (Subject) { .scene = *rt_grid_view_scene (rt_window_grid_view (window)),
                     .pixels = pixels };
}

void
rt_export_choose_picture (RtWindow *window, const RtPictureFormat *format, int pixels)
{
  Subject subject = picture_of (window, pixels);
  g_autofree char *ending = g_strconcat (".", format->suffix, NULL);

  choose (errand_new (window, &subject), _("Export the Picture"), ending);
}

void
rt_export_picture (RtWindow *window, GFile *file, int pixels)
{
  Subject subject = picture_of (window, pixels);
  Errand *errand = errand_new (window, &subject);

  errand->file = g_object_ref (file);
  start (errand);
}

void
rt_export_choose_pages (RtWindow *window, GPtrArray *puzzles, const RtSheet *sheet,
                        const RtPaper *paper)
{
  const Subject subject = { .kind = PAGES, .puzzles = puzzles, .sheet = *sheet, .paper = *paper };

  choose (errand_new (window, &subject), _("Export as PDF"), ".pdf");
}

void
rt_export_pages (RtWindow *window, GFile *file, GPtrArray *puzzles, const RtSheet *sheet,
                 const RtPaper *paper)
{
  const Subject subject = { .kind = PAGES, .puzzles = puzzles, .sheet = *sheet, .paper = *paper };
  Errand *errand = errand_new (window, &subject);

  errand->file = g_object_ref (file);
  start (errand);
}

void
rt_export_choose_film (RtWindow *window, RtTrace *trace, guint64 from, guint64 to, int columns)
{
  const Subject subject = { .kind = FILM, .trace = trace, .from = from, .to = to, .columns = columns };

  choose (errand_new (window, &subject), _("Export the Film Strip"), "-film.pdf");
}

void
rt_export_film (RtWindow *window, GFile *file, RtTrace *trace, guint64 from, guint64 to,
                int columns)
{
  const Subject subject = { .kind = FILM, .trace = trace, .from = from, .to = to, .columns = columns };
  Errand *errand = errand_new (window, &subject);

  errand->file = g_object_ref (file);
  start (errand);
}

/* A search that is not too long whole, else from the place on that is looked at. */
static Subject
table_of (RtWindow *window)
{
  RtPlayer *player = rt_window_player (window);
  guint64 from = rt_player_length (player) <= TABLE_STEPS ? 1 : rt_player_position (player);

  return (Subject) { .kind = TABLE,
                     .trace = rt_solving_trace (rt_window_solving (window)),
                     .from = MAX (from, 1),
                     .grain = rt_player_grain (player) };
}

void
rt_export_choose_table (RtWindow *window)
{
  Subject subject = table_of (window);

  choose (errand_new (window, &subject), _("Export the Steps"), "-steps.csv");
}

void
rt_export_table (RtWindow *window, GFile *file)
{
  Subject subject = table_of (window);
  Errand *errand = errand_new (window, &subject);

  errand->file = g_object_ref (file);
  start (errand);
}
