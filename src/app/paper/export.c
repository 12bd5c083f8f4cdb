/* export.c - exports pictures, pages, tables and texts from a window to files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/export.h"

#include "app/paper/export-job.h"
#include "document/base/display-name.h"

#include <glib/gi18n.h>
#include <string.h>

/* Number of puzzles from which on a message reports the progress: they take about half a second. */
#define MANY 500

/* An export that is being drawn or saved. */
typedef struct {
  RtShell *shell;
  GFile *file; /* destination; NULL until the person has chosen it */
  RtDrawing drawing;
} Errand;

static Errand *
errand_new (RtShell *shell, const RtDrawing *drawing)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->shell = g_object_ref (shell);
  errand->drawing = *drawing;
  rt_drawing_hold (&errand->drawing);
  return errand;
}

static void
errand_free (Errand *errand)
{
  rt_drawing_release (&errand->drawing);
  g_clear_object (&errand->file);
  g_object_unref (errand->shell);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rt_drawing_finish (result, &error);
  RtAsker asker = rt_shell_asker (errand->shell);

  if (bytes)
    rt_save_and_tell (&asker, bytes, errand->file, RT_MESSAGE_INFO, NULL);
  else
    rt_shell_say_error (errand->shell, error);
}

/* Shows a message that the puzzles of ERRAND, an export, are being drawn, if there are at least MANY. */
static void
say_work (Errand *errand)
{
  guint n = errand->drawing.puzzles->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%'u puzzle is being drawn.",
                                                     "%'u puzzles are being drawn.", n), n);

  if (n >= MANY)
    rt_shell_say (errand->shell, RT_MESSAGE_INFO, text, NULL, NULL);
}

/* Starts to draw and save ERRAND, an export whose file must be set. Takes ownership of ERRAND.
 * Shows an error if the suffix of the file is not that of a picture format. */
static void
start (Errand *errand)
{
  g_autofree char *name = rt_name_of (errand->file);
  const RtPictureFormat *format = rt_picture_format_for (name);
  RtDrawingKind kind = errand->drawing.kind;

  if (!format && kind == RT_DRAWING_PICTURE) {
    /* Translators: the name of a file. */
    g_autofree char *text = g_strdup_printf (_("“%s” was not saved: a picture’s name ends in .png, "
                                               ".svg or .pdf."), name);

    rt_shell_say (errand->shell, RT_MESSAGE_ERROR, text, _("Another Name…"),
                  "win.export");
    errand_free (errand);
    return;
  }
  if (kind == RT_DRAWING_PAGES)
    say_work (errand);
  rt_drawing_async (&errand->drawing, format, rt_shell_cancellable (errand->shell), drawn_cb,
                    errand);
}

void
rt_export_to (RtShell *shell, const RtDrawing *drawing, GFile *file)
{
  Errand *errand = errand_new (shell, drawing);

  errand->file = g_object_ref (file);
  start (errand);
}

/* Choosing */

static void
named_cb (gpointer data, GFile *file)
{
  const Errand *errand = data;

  rt_export_to (errand->shell, &errand->drawing, file);
}

/* Texts and suffixes of the file dialog, by kind. */
static const struct {
  const char *title;
  const char *ending; /* end of the proposed name; NULL: the suffix of the format */
  const char *filter;
  const char *suffix; /* suffix of the filter; NULL: the suffixes of all picture formats */
} kinds[] = {
  [RT_DRAWING_PICTURE] = { N_("Export a Picture"), NULL, N_("Pictures (PNG, SVG, PDF)"), NULL },
  [RT_DRAWING_PAGES] = { N_("Export as PDF"), ".pdf", N_("PDF Documents"), "pdf" },
  [RT_DRAWING_ANIMATION] = { N_("Export a Film"), "-film.gif", N_("Animated Pictures (GIF)"), "gif" },
  [RT_DRAWING_TABLE] = { N_("Export the Steps"), "-steps.csv", N_("Tables (CSV)"), "csv" },
  [RT_DRAWING_PATH] = { N_("Export the Path"), "-path.txt", N_("Texts"), "txt" },
};

static GListModel *
make_filters (RtDrawingKind kind)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(kinds[kind].filter));
  if (kinds[kind].suffix)
    gtk_file_filter_add_suffix (filter, kinds[kind].suffix);
  else
    for (const RtPictureFormat *const *format = rt_picture_formats; *format; format++)
      gtk_file_filter_add_suffix (filter, (*format)->suffix);
  g_list_store_append (filters, filter);
  return G_LIST_MODEL (filters);
}

char *
rt_export_name (RtDocument *document)
{
  char *name = g_strdup (rt_document_title (document));
  char *dot = rt_document_file (document) ? strrchr (name, '.') : NULL;

  if (dot && dot > name)
    *dot = '\0';
  return name;
}

void
rt_export_choose (RtShell *shell, const RtDrawing *drawing, const RtPictureFormat *format)
{
  RtDocument *document = rt_shell_document (shell);
  GFile *file = rt_document_file (document);
  RtAsker asker = rt_shell_asker (shell);
  const char *ending = kinds[drawing->kind].ending;
  g_autoptr (GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autoptr (GListModel) filters = make_filters (drawing->kind);
  g_autofree char *base = rt_export_name (document);
  g_autofree char *name =
    ending ? g_strconcat (base, ending, NULL) : g_strconcat (base, ".", format->suffix, NULL);

  rt_ask_save (&asker, _(kinds[drawing->kind].title), filters, name, folder, named_cb,
               errand_new (shell, drawing), (GDestroyNotify) errand_free);
}
