/* heading.c - reads the title before a grid, and adds notices about words before and after the
 * grids of a text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/heading.h"

#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
rt_heading_title (const RtReader *heading)
{
  RtReader words = *heading;
  char *title;

  if (!heading->line || rt_tokens_line (heading) != RT_LINE_WORDS)
    return NULL;
  rt_reader_skip_blanks (&words);
  title = rt_reader_take_line (&words);
  if (strpbrk (title, "=[]{}();")) /* a line of a program */
    g_clear_pointer (&title, g_free);
  return title;
}

void
rt_heading_notice_rest (RtReader *reader, const RtReader *heading)
{
  if (!heading->line || reader->n_read == 0)
    return;
  rt_reader_notice (reader, heading->line,
                    _("The text from here on holds no further puzzle and was passed over."));
  reader->rest_notice = reader->notices ? reader->notices->len : 0;
}

void
rt_heading_notice_before (RtReader *reader)
{
  rt_reader_notice (reader, reader->line,
                    _("The words before the first puzzle were passed over."));
}
