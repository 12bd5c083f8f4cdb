/* file-dialogs.c - shows dialogs to open and save a file; writes a file and shows the outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/file-dialogs.h"

#include "document/base/display-name.h"
#include "document/files/load-save.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

/* Data of an open dialog, or of a file that is being written. */
typedef struct {
  RtMessage *message;        /* owned */
  GCancellable *cancellable; /* owned */

  /* Functions of the caller, used for a dialog. */
  RtFileChosen chosen;
  gpointer data;
  GDestroyNotify free;
  GBytes *bytes; /* owned: content to write to the chosen file; NULL: calls CHOSEN instead */

  /* Message about success, used for a file that is being written. */
  RtMessageKind kind;
  char *text;
} Errand;

static Errand *
errand_new (const RtAsker *asker)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->message = g_object_ref (asker->message);
  errand->cancellable = g_object_ref (asker->cancellable);
  return errand;
}

static void
errand_free (Errand *errand)
{
  if (errand->free)
    errand->free (errand->data);
  g_object_unref (errand->message);
  g_object_unref (errand->cancellable);
  g_clear_pointer (&errand->bytes, g_bytes_unref);
  g_free (errand->text);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
say (Errand *errand, RtMessageKind kind, const char *text)
{
  if (!g_cancellable_is_cancelled (errand->cancellable))
    rt_message_show (errand->message, kind, text, NULL, NULL);
}

static void
report_choice (Errand *errand, GFile *file, const GError *error)
{
  RtAsker asker = { NULL, errand->message, errand->cancellable };

  if (file && errand->bytes)
    rt_save_and_tell (&asker, errand->bytes, file, RT_MESSAGE_INFO, NULL);
  else if (file)
    errand->chosen (errand->data, file);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (errand, RT_MESSAGE_ERROR, error->message);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_open_file_finish (result, &error);

  report_choice (errand, file, error);
}

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_save_file_finish (result, &error);

  report_choice (errand, file, error);
}

static Errand *
dialog_new (const RtAsker *asker, RtFileChosen chosen, gpointer data, GDestroyNotify free)
{
  Errand *errand = errand_new (asker);

  errand->chosen = chosen;
  errand->data = data;
  errand->free = free;
  return errand;
}

void
rt_ask_open (const RtAsker *asker, const char *title, GListModel *filters, RtFileChosen chosen,
             gpointer data, GDestroyNotify free)
{
  rt_compat_open_file_async (asker->window, title, filters, asker->cancellable, opened_cb,
                             dialog_new (asker, chosen, data, free));
}

static GFile *next_answer; /* owned: file that replaces the next save dialog; NULL: the dialog is shown */

void
rt_ask_save_answer (GFile *file)
{
  g_set_object (&next_answer, file);
}

/* Opens a dialog in the window of ASKER to save a file. It proposes NAME in FOLDER. ERRAND says
 * what happens with the chosen file; takes ownership of it. */
static void
ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
          GFile *folder, Errand *errand)
{
  g_autoptr (GFile) answer = g_steal_pointer (&next_answer);

  if (answer) {
    report_choice (errand, answer, NULL);
    errand_free (errand);
  } else {
    rt_compat_save_file_async (asker->window, title, filters, name, folder, asker->cancellable,
                               named_cb, errand);
  }
}

void
rt_ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
             GFile *folder, RtFileChosen chosen, gpointer data, GDestroyNotify free)
{
  ask_save (asker, title, filters, name, folder, dialog_new (asker, chosen, data, free));
}

void
rt_ask_and_save (const RtAsker *asker, const char *title, const char *name, GBytes *bytes)
{
  Errand *errand = dialog_new (asker, NULL, NULL, NULL);

  errand->bytes = g_bytes_ref (bytes);
  ask_save (asker, title, NULL, name, NULL, errand);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;

  if (rt_storage_save_finish (result, NULL, &error))
    say (errand, errand->kind, errand->text);
  else
    say (errand, RT_MESSAGE_ERROR, error->message);
}

void
rt_save_and_tell (const RtAsker *asker, GBytes *bytes, GFile *file, RtMessageKind kind, const char *text)
{
  g_autofree char *name = rt_name_of (file);
  Errand *errand = errand_new (asker);

  errand->kind = kind;
  /* Translators: the name of a file. */
  errand->text = text ? g_strdup (text) : g_strdup_printf (_("Saved “%s”."), name);
  rt_storage_save_bytes_async (bytes, file, NULL, saved_cb, errand);
}
