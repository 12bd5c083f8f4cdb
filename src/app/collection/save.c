/* save.c - saves puzzles of a window's collection to a file.
 *
 * The text is made in one thread and written in another; the window says how it ended, and what the
 * file lacks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/save.h"

#include "document/base/name.h"
#include "document/storage.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  RtShell *shell;
  GFile *file;
  guint n_chosen, n_written;
  RtHolds losses;
} Errand;

/* What a file lacks, of puzzles that have it. */
static const struct {
  RtHolds lost;
  const char *sentence;
} losses[] = {
  { RT_HOLDS_ENTRIES, N_("This kind of file does not tell your digits from the givens.") },
  { RT_HOLDS_MARKS, N_("This kind of file does not keep pencil marks.") },
  { RT_HOLDS_COLOURS, N_("This kind of file does not keep colours.") },
  { RT_HOLDS_FIELDS, N_("This kind of file does not keep all that is written about a puzzle.") },
};

static void
errand_free (Errand *errand)
{
  g_clear_object (&errand->file);
  g_object_unref (errand->shell);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static char *
say_saved (const Errand *errand)
{
  g_autofree char *name = rt_name_of (errand->file);
  g_autofree char *number = g_strdup_printf ("%'u", errand->n_written);
  GString *said = g_string_new (NULL);
  guint n_damaged = errand->n_chosen - errand->n_written;

  g_string_append_printf (said,
                          /* Translators: a number as in "1,204", and the name of a file. */
                          ngettext ("%s puzzle was saved in “%s”.",
                                    "%s puzzles were saved in “%s”.", errand->n_written),
                          number, name);
  if (n_damaged > 0) {
    g_autofree char *damaged = g_strdup_printf ("%'u", n_damaged);

    g_string_append_c (said, ' ');
    g_string_append_printf (said,
                            ngettext ("%s damaged line was left out.",
                                      "%s damaged lines were left out.", n_damaged),
                            damaged);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (losses); i++)
    if (errand->losses & losses[i].lost) {
      g_string_append_c (said, ' ');
      g_string_append (said, _(losses[i].sentence));
    }
  return g_string_free (said, FALSE);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    rt_collection_write_finish (result, &errand->n_written, &errand->losses, &error);
  g_autofree char *said = NULL;
  RtAsker asker = rt_shell_asker (errand->shell);
  bool whole;

  if (!bytes) {
    rt_shell_say_error (errand->shell, error);
    return;
  }
  said = say_saved (errand);
  whole = errand->losses == 0 && errand->n_written == errand->n_chosen;
  rt_save_and_tell (&asker, bytes, errand->file, whole ? RT_MESSAGE_INFO : RT_MESSAGE_ERROR, said);
}

/* ".sdm, .txt": what the names of such files end in. */
static char *
list_suffixes (void)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_autofree char *suffix = g_strdup_printf (".%s", (*format)->suffix);

    if ((*format)->holds & RT_HOLDS_MANY && !strstr (list->str, suffix))
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", suffix);
  }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* The format that FILE's name asks for, if it holds many puzzles; else NULL, and the window says
 * so. */
static const RtFormat *
format_for (RtShell *shell, GFile *file)
{
  const RtFormat *format = rt_storage_format_for (file);
  g_autofree char *name = rt_name_of (file), *suffixes = NULL, *text = NULL;

  if (format->holds & RT_HOLDS_MANY)
    return format;
  suffixes = list_suffixes ();
  text =
    /* Translators: the name of a file, and endings of names as in ".sdm, .txt" */
    g_strdup_printf (_("“%s” was not saved: a file of that kind holds one puzzle only. Several are "
                       "held by files whose names end in %s."),
                     name, suffixes);
  rt_shell_say (shell, RT_MESSAGE_ERROR, text, _("Another Name…"), "win.save-collection");
  return NULL;
}

void
rt_collecting_save_to (RtCollecting *self, GFile *file)
{
  RtShell *shell = rt_collecting_shell (self);
  const RtFormat *format = format_for (shell, file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GArray) rows = NULL;
  g_autoptr (GHashTable) puzzles = NULL;
  RtCollection *collection;
  Errand *errand;

  if (!format)
    return;
  collection = rt_collecting_chosen (self, &rows, &puzzles);
  errand = g_new0 (Errand, 1);
  errand->shell = g_object_ref (shell);
  errand->file = g_object_ref (file);
  errand->n_chosen = rows->len;
  rt_collection_write_async (collection, rows, puzzles, format, name,
                             rt_shell_cancellable (shell), written_cb, errand);
}

static void
named_cb (gpointer self, GFile *file)
{
  if (rt_collecting_is_on (self))
    rt_collecting_save_to (self, file);
}

static GListModel *
make_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) many = gtk_file_filter_new ();

  gtk_file_filter_set_name (many, _("Collections of Puzzles"));
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if ((*format)->holds & RT_HOLDS_MANY)
      gtk_file_filter_add_suffix (many, (*format)->suffix);
  g_list_store_append (filters, many);
  return G_LIST_MODEL (filters);
}

void
rt_collecting_save (RtCollecting *self)
{
  RtAsker asker = rt_shell_asker (rt_collecting_shell (self));
  g_autoptr (GListModel) filters = make_filters ();
  /* Translators: what a new file of several puzzles is called, before its ending. */
  g_autofree char *name = g_strconcat (_("puzzles"), ".", rt_format_line.suffix, NULL);

  rt_ask_save (&asker, _("Save the Puzzles"), filters, name, NULL, named_cb, g_object_ref (self),
               g_object_unref);
}
