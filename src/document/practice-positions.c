/* practice-positions.c - where a technique can be practised, from what is built into the library.
 *
 * data/practice/positions.tsv has a technique's id and a position in each line; those of a technique
 * stand together. tests/tools/make-practice.c makes it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/practice-positions.h"

#include "format/format.h"
#include "practice-resources.h"

#include <gio/gio.h>
#include <string.h>

#define FILE_NAME "/io/github/retrace_sudoku/Retrace/practice/positions.tsv"

static void
append (GArray *positions, const char *line)
{
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, NULL);
  const RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, 0);

  g_array_append_vals (positions, rt_puzzle_position (puzzle), 1);
}

/* What is behind ID and a tab in LINE, or NULL. */
static const char *
position_of (const char *line, const char *id)
{
  gsize length = strlen (id);

  return strncmp (line, id, length) == 0 && line[length] == '\t' ? line + length + 1 : NULL;
}

/* The file of positions. It is registered when it is asked for: until then GTK would look in it for
 * icons. */
static GBytes *
read_file (void)
{
  static gsize done;

  if (g_once_init_enter (&done)) {
    rt_practice_register_resource ();
    g_once_init_leave (&done, 1);
  }
  return g_resource_lookup_data (rt_practice_get_resource (), FILE_NAME,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

GArray *
rt_practice_positions (const RtTechnique *technique)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (RtPosition));
  g_autoptr (GBytes) bytes = read_file ();
  g_auto (GStrv) lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);

  append (positions, technique->example);
  for (char **line = lines; *line; line++) {
    const char *position = position_of (*line, technique->id);

    if (position)
      append (positions, position);
  }
  return positions;
}
