/* command.c - the words that run a file that the person chose. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/command.h"

#include <string.h>

/* What runs a file with this ending, in up to two words. */
static const struct {
  const char *suffix, *words[2];
} runners[] = {
  { ".py", { "python3" } }, { ".java", { "java" } }, { ".jar", { "java", "-jar" } },
  { ".js", { "node" } },    { ".rb", { "ruby" } },   { ".sh", { "sh" } },
};

char **
rt_trial_command (const char *path, const char *arguments, GError **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) more = NULL;

  if (*arguments && strspn (arguments, " \t") < strlen (arguments) &&
      !g_shell_parse_argv (arguments, NULL, &more, error))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (runners); i++)
    if (g_str_has_suffix (path, runners[i].suffix) && !g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
      for (int j = 0; j < 2 && runners[i].words[j]; j++)
        g_ptr_array_add (words, g_strdup (runners[i].words[j]));
  g_ptr_array_add (words, g_strdup (path));
  for (int i = 0; more && more[i]; i++)
    g_ptr_array_add (words, g_strdup (more[i]));
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&words), FALSE);
}
