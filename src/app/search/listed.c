/* listed.c - a search's listing in the language that the person prefers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/listed.h"

#include "app/common/preferences.h"
#include "document/base/name.h"
#include "document/storage.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

/* A text on its way out of a window. */
typedef struct {
  RtShell *shell;
  GFile *file;
} Errand;

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->shell);
  g_object_unref (errand->file);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

RtProgram *
rt_listed_program (const RtSearch *search)
{
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_LANGUAGE);
  const RtLanguage *language = rt_language_by_id (id);

  return language ? rt_program_new (search, language) : NULL;
}

int
rt_listed_line (RtPlayer *player)
{
  RtCursor *cursor = rt_player_cursor (player);
  int look = rt_player_look (player);

  if (cursor && look >= 0)
    return rt_cursor_detail (cursor)->looks[look].line;
  return cursor && rt_cursor_event (cursor)->kind != RT_EVENT_NONE ? rt_cursor_event (cursor)->line : -1;
}

static char *
text_of (const RtSearch *search)
{
  g_autoptr (RtProgram) program = rt_listed_program (search);
  GString *words;

  if (program)
    return g_strdup (rt_program_text (program));
  words = g_string_new (NULL);
  for (int i = 0; search->listing[i]; i++)
    g_string_append_printf (words, "%s\n", _(search->listing[i]));
  return g_string_free (words, FALSE);
}

void
rt_listed_copy (RtShell *shell)
{
  g_autofree char *text = text_of (rt_desk_search (rt_shell_desk (shell)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (rt_shell_parent (shell))), text);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("Copied."), NULL, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rt_name_of (errand->file);
  g_autofree char *text = g_strdup_printf (_("Saved “%s”."), name);

  if (rt_storage_save_finish (result, NULL, &error))
    rt_shell_say (errand->shell, RT_MESSAGE_INFO, text, NULL, NULL);
  else
    rt_shell_say_error (errand->shell, error);
}

void
rt_listed_save_to (RtShell *shell, GFile *file)
{
  char *text = text_of (rt_desk_search (rt_shell_desk (shell)));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  Errand *errand = g_new0 (Errand, 1);

  errand->shell = g_object_ref (shell);
  errand->file = g_object_ref (file);
  rt_storage_save_bytes_async (bytes, file, NULL, saved_cb, errand);
}

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtShell) shell = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_save_file_finish (result, &error);

  if (file)
    rt_listed_save_to (shell, file);
  else
    rt_shell_say_error (shell, error);
}

void
rt_listed_save (RtShell *shell)
{
  const RtSearch *search = rt_desk_search (rt_shell_desk (shell));
  g_autoptr (RtProgram) program = rt_listed_program (search);
  g_autofree char *name = program ? rt_program_file_name (program)
                                  : g_strconcat (search->id, ".txt", NULL);

  rt_compat_save_file_async (rt_shell_parent (shell), _("Save the Listing"), NULL, name, NULL,
                             rt_shell_cancellable (shell), named_cb, g_object_ref (shell));
}
