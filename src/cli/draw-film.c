/* draw-film.c - parses the range of steps, records the search, and writes the animated GIF. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/draw-film.h"

#include "cli/command.h"
#include "cli/option-values.h"
#include "document/files/replace.h"
#include "picture/animated-gif.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

bool
rt_draw_film_range (const char *steps, guint64 *from, guint64 *to)
{
  char *end;

  *from = 0;
  *to = 0;
  if (!steps)
    return true;
  *from = g_ascii_strtoull (steps, &end, 10);
  if (end > steps && *end == '-' && g_ascii_isdigit (end[1]))
    *to = g_ascii_strtoull (end + 1, &end, 10);
  if (*end || *to < *from || *to == 0) {
    /* Translators: what the person wrote. */
    rt_usage_error (_("“%s” is no range of steps, as in --steps=1-200"), steps);
    return false;
  }
  if (*to - *from >= RT_ANIMATION_STEPS_MOST) {
    rt_usage_error (_("A film has at most %d steps"), RT_ANIMATION_STEPS_MOST);
    return false;
  }
  return true;
}

/* Records TRACE up to step TO, or up to the first solution if TO is 0, or to its end. */
static void
record (RtTrace *trace, guint64 to)
{
  RtStatus status;

  do
    status = rt_trace_run (trace, NULL);
  while (status == RT_STATUS_SOLVED && rt_trace_length (trace) < to);
}

int
rt_draw_film (const char *name, const RtGrid *givens, const char *id, guint64 from, guint64 to,
              int size, double speed, bool tree, const RtTheme *theme)
{
  const RtSearch *search = rt_searches_find ("with", id);
  RtTrace *trace = search ? rt_trace_new (search, givens) : NULL;
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *etag = NULL;
  RtAnimation animation = { from, to ? to : G_MAXUINT64, size ? size : RT_ANIMATION_SIDE,
                            speed > 0 ? speed : RT_ANIMATION_SPEED, tree };
  int result = RT_EXIT_FINE;

  if (!search)
    return RT_EXIT_USAGE;
  record (trace, to);
  if (from > rt_trace_length (trace))
    result = rt_usage_error (_("The search ends before the first of these steps"));
  else if (!(bytes = rt_animate (trace, &animation, theme, NULL, &error)) ||
           !rt_replace_file (file, bytes, NULL, &etag, NULL, &error)) {
    g_printerr (_("retrace-cli: “%s” cannot be written: %s\n"), name, error->message);
    result = RT_EXIT_OUTPUT;
  }
  rt_trace_unref (trace);
  return result;
}
