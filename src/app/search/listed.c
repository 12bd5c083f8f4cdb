/* listed.c - a search's listing in the language that the person prefers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/listed.h"

#include "app/common/preferences.h"

#include <glib/gi18n.h>
#include <string.h>

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

void
rt_listed_save_to (RtShell *shell, GFile *file)
{
  char *text = text_of (rt_desk_search (rt_shell_desk (shell)));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  RtAsker asker = rt_shell_asker (shell);

  rt_save_and_tell (&asker, bytes, file, RT_MESSAGE_INFO, NULL);
}

static void
named_cb (gpointer shell, GFile *file)
{
  rt_listed_save_to (shell, file);
}

void
rt_listed_save (RtShell *shell)
{
  const RtSearch *search = rt_desk_search (rt_shell_desk (shell));
  g_autoptr (RtProgram) program = rt_listed_program (search);
  g_autofree char *name = program ? rt_program_file_name (program)
                                  : g_strconcat (search->id, ".txt", NULL);
  RtAsker asker = rt_shell_asker (shell);

  rt_ask_save (&asker, _("Save the Listing"), NULL, name, NULL, named_cb, g_object_ref (shell),
               g_object_unref);
}
