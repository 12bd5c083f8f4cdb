/* search-source.c - implements RtProgram: loads the source text of a search from the resources, and
 * parses the comments that map its lines to lines of pseudocode. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/programs/search-source.h"

#include "programs-resources.h"

#include <gio/gio.h>
#include <string.h>

#define FOLDER "/io/github/retrace_sudoku/Retrace/programs/"

const RtLanguage rt_languages[] = {
  { "c", "C", ".c", NULL },
  { "c++", "C++", ".cpp", NULL },
  { "java", "Java", ".java", "Main.java" }, /* named after its class, as judges require */
  { "python", "Python", ".py", NULL },
  { 0 },
};

struct _RtProgram {
  const RtSearch *search;
  const RtLanguage *language;
  char *text;
  char **lines;
  GArray *line_of; /* of int: for each line of the listing, the line of the program; -1: none */
};

const RtLanguage *
rt_language_by_id (const char *id)
{
  for (const RtLanguage *row = rt_languages; row->id; row++)
    if (g_strcmp0 (row->id, id) == 0)
      return row;
  return NULL;
}

/* Removes the comment at the end of LINE that names lines of the pseudocode, if there is one, and
 * records these lines. LINE is line number AT of the program, from 0. */
static void
take_mark (RtProgram *self, char *line, int at)
{
  char *mark = strstr (line, "//@");

  if (!mark)
    mark = strstr (line, "#@");
  if (!mark)
    return;
  for (char *number = strchr (mark, '@') + 1; *number; number += *number == ',') {
    guint of = (guint) g_ascii_strtoull (number, &number, 10);

    g_assert (of < self->line_of->len);
    g_array_index (self->line_of, int, of) = at;
  }
  *mark = '\0';
  g_strchomp (line);
}

/* Returns the resource with the programs. Registers it in the first call, because GTK would search
 * it for icons at every start. */
static GResource *
texts (void)
{
  static gsize done;

  if (g_once_init_enter (&done)) {
    rt_programs_register_resource ();
    g_once_init_leave (&done, 1);
  }
  return rt_programs_get_resource ();
}

RtProgram *
rt_program_new (const RtSearch *search, const RtLanguage *language)
{
  g_autofree char *path = g_strconcat (FOLDER, search->id, language->suffix, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (texts (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  const int none = -1;
  RtProgram *self;

  if (!bytes)
    return NULL;
  self = g_new0 (RtProgram, 1);
  self->search = search;
  self->language = language;
  self->line_of = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; search->listing[i]; i++)
    g_array_append_val (self->line_of, none);
  self->lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  for (int i = 0; self->lines[i]; i++)
    take_mark (self, self->lines[i], i);
  self->text = g_strjoinv ("\n", self->lines);
  /* removes the empty string after the last newline */
  g_clear_pointer (&self->lines[g_strv_length (self->lines) - 1], g_free);
  return self;
}

void
rt_program_free (RtProgram *self)
{
  g_free (self->text);
  g_strfreev (self->lines);
  g_array_unref (self->line_of);
  g_free (self);
}

const char *
rt_program_text (const RtProgram *self)
{
  return self->text;
}

const char *const *
rt_program_lines (const RtProgram *self)
{
  return (const char *const *) self->lines;
}

int
rt_program_line (const RtProgram *self, int line)
{
  return line < 0 ? -1 : g_array_index (self->line_of, int, line);
}

char *
rt_program_file_name (const RtProgram *self)
{
  return self->language->file ? g_strdup (self->language->file)
                              : g_strconcat (self->search->id, self->language->suffix, NULL);
}
