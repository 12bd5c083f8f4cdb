/* until.c - time limit of a wait, with a timeout that wakes an idle main loop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "until.h"

#define SECONDS 10

static double
patience (void)
{
  const char *factor = g_getenv ("RT_TEST_PATIENCE");

  return SECONDS * (factor ? g_ascii_strtod (factor, NULL) : 1);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

Wait
until_begin (const char *what, const char *file, int line, const char *function)
{
  return (Wait) {
    .what = what,
    .file = file,
    .function = function,
    .line = line,
    .end = g_get_monotonic_time () + (gint64) (patience () * G_USEC_PER_SEC),
    .alarm = g_timeout_add ((guint) (patience () * 1000), wake_cb, NULL),
  };
}

void
until_check (const Wait *wait)
{
  g_autofree char *message = NULL;

  if (g_get_monotonic_time () < wait->end)
    return;
  message = g_strdup_printf ("waited %g seconds in vain for: %s", patience (), wait->what);
  g_assertion_message (G_LOG_DOMAIN, wait->file, wait->line, wait->function, message);
}

void
until_end (Wait *wait)
{
  g_source_remove (wait->alarm);
}

gpointer
until_set (gpointer *place, const char *what, const char *file, int line, const char *function)
{
  Wait wait = until_begin (what, file, line, function);

  while (!*place) {
    g_main_context_iteration (NULL, TRUE);
    until_check (&wait);
  }
  until_end (&wait);
  return *place;
}
