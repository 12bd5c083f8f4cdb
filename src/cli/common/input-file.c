/* input-file.c - implements RtSource, an input file of a command: opens it, recognises puzzles
 * among the arguments, and reads text block by block. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/input-file.h"

#include "cli/common/output.h"
#include "engine/fast/parse-grid.h"
#include "vision/image.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define AT_ONCE 65536 /* bytes read at a time */
#define ROW 9         /* cells in a row */

/* Minimum length of a line with three puzzles. */
#define SHORTEST_OF_MANY (3 * RT_N_CELLS)

/* Opens the file PATH ("-": standard input) for SOURCE. Returns false, with errno set, if the file
 * cannot be opened. */
static bool
source_open (RtSource *source, const char *path)
{
  bool is_standard = strcmp (path, "-") == 0;

  *source = (RtSource) {
    .text = g_string_new (NULL),
    .name = is_standard ? g_strdup (_("standard input")) : g_filename_display_name (path),
    .result = RT_EXIT_FINE,
  };
  source->file = is_standard ? STDIN_FILENO : open (path, O_RDONLY | O_CLOEXEC);
  return source->file >= 0;
}

/* Appends the cells of WORD, an argument of the command, to CELLS, and returns their number. If
 * WORD contains other characters, too, appends nothing and returns 0. */
static guint
append_cells (const char *word, GString *cells)
{
  gsize before = cells->len;

  for (; *word; word++)
    if (strchr ("123456789.0*_-?xX", *word))
      g_string_append_c (cells, *word);
    else if (!strchr (" ,/|;:\n\r\t", *word)) {
      g_string_truncate (cells, before);
      return 0;
    }
  return (guint) (cells->len - before);
}

/* Returns true if WORD, an argument of the command, is a link with a puzzle or 729 candidates, even
 * a damaged one. No file name has such a form. */
static bool
is_puzzle_of_other_form (const char *word)
{
  gsize size = strlen (word);

  return rt_format_link.sniff (word, size) || rt_format_sukaku.sniff (word, size);
}

/* Appends the puzzle that begins with the first of the arguments WORDS to TEXT. Returns the number
 * of its words, 1 or 9; 0 if there is no puzzle. */
static guint
take_puzzle (char **words, GString *text)
{
  guint n = 0, count;

  if (is_puzzle_of_other_form (words[0])) {
    g_string_assign (text, words[0]);
    return 1;
  }
  count = append_cells (words[0], text);
  while (count == ROW && ++n < ROW && words[n])
    count = append_cells (words[n], text);
  return text->len != RT_N_CELLS ? 0 : MAX (n, 1);
}

/* Prints an error that PATH could not be opened, with a reason: the system's message for CODE, an
 * errno, or, if PATH looks like a puzzle, the number of its cells. */
static void
fail_opening (RtSource *source, const char *path, int code)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  guint n = code == ENOENT ? append_cells (path, cells) : 0;
  g_autofree char *said =
    g_strdup_printf (ngettext ("There is no such file; and a puzzle has 81 cells, but this has %u.",
                               "There is no such file; and a puzzle has 81 cells, but this has %u.",
                               n), n);

  rt_source_fail (source, 0, 0, n >= ROW ? said : g_strerror (code));
}

static void
source_close (RtSource *source)
{
  if (source->file > STDIN_FILENO)
    close (source->file);
  g_string_free (source->text, TRUE);
  g_free (source->name);
  g_clear_pointer (&source->reading, rt_reading_free);
  g_clear_error (&source->problem);
}

int
rt_source_each (char **files, void (*work) (RtSource *source, gpointer data), gpointer data)
{
  char *standard[] = { (char *) "-", NULL };
  int result = RT_EXIT_FINE;

  for (char **file = files ? files : standard; *file; file++) {
    g_autoptr (GString) text = g_string_new (NULL);
    RtSource source;
    guint n_words;

    if (source_open (&source, *file)) {
      work (&source, data);
    } else if ((errno == ENOENT || errno == ENAMETOOLONG) &&
               (n_words = take_puzzle (file, text)) > 0) {
      g_string_append_printf (source.text, "%s\n", text->str);
      source.has_ended = true;
      work (&source, data);
      file += n_words - 1;
    } else {
      fail_opening (&source, *file, errno);
    }
    result = MAX (result, source.result);   /* a greater exit status is worse */
    source_close (&source);
  }
  return result;
}

void
rt_source_fail (RtSource *source, guint line, guint column, const char *sentence)
{
  g_autofree char *said = rt_place_say (source->name, line, column, sentence);

  g_printerr ("%s\n", said);
  source->result = RT_EXIT_INPUT;
}

void
rt_source_fail_reading (RtSource *source, const GError *error)
{
  guint line, column;

  rt_format_error_place (error, &line, &column);
  rt_source_fail (source, line, column, error->message);
}

void
rt_source_tell_error (RtSource *source)
{
  if (source->error)
    rt_source_fail (source, 0, 0, g_strerror (source->error));
}

void
rt_source_tell_notices (const RtSource *source, GPtrArray *notices)
{
  for (guint i = 0; i < notices->len; i++)
    g_printerr ("%s: %s\n", source->name, (char *) g_ptr_array_index (notices, i));
}

bool
rt_source_fill (RtSource *source, bool wait)
{
  struct pollfd at_hand = { .fd = source->file, .events = POLLIN };
  gsize before = source->text->len;
  ssize_t n;

  if (source->has_ended || (!wait && poll (&at_hand, 1, 0) == 0))
    return false;
  g_string_set_size (source->text, before + AT_ONCE);
  do
    n = read (source->file, source->text->str + before, AT_ONCE);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    source->error = errno;
  g_string_set_size (source->text, before + (gsize) MAX (n, 0));
  source->has_ended = n <= 0;
  return n > 0;
}

/* Returns the position of the last newline in the first SIZE bytes of TEXT, or NULL. */
static const char *
last_end (const char *text, gsize size)
{
  while (size > 0)
    if (text[--size] == '\n')
      return text + size;
  return NULL;
}

gsize
rt_source_lines (RtSource *source, gsize most, bool wait)
{
  const GString *text = source->text;
  gsize searched = 0;
  const char *end;

  while (text->len < most && rt_source_fill (source, false))
    ;
  end = last_end (text->str, MIN (text->len, most));
  while (!end) {
    end = memchr (text->str + searched, '\n', text->len - searched);
    searched = text->len;
    if (!end && (text->len > RT_TEXT_MAX || !rt_source_fill (source, wait)))
      return source->has_ended || text->len > RT_TEXT_MAX ? text->len : 0;
  }
  return (gsize) (end + 1 - text->str);
}

bool
rt_source_is_picture (RtSource *source)
{
  const GString *text = source->text;

  /* Does not wait for more text if the text begins like a puzzle, because a person may be typing
   * it. */
  while (text->len < RT_IMAGE_BEGINNING && !(text->len && strchr (".0123456789#\n", text->str[0])) &&
         rt_source_fill (source, true))
    ;
  return rt_image_kind (source->text->str, source->text->len) != NULL;
}

bool
rt_source_is_other_text (RtSource *source)
{
  const GString *text = source->text;
  struct stat about;
  RtGrid first;

  if (fstat (source->file, &about) || !S_ISREG (about.st_mode) || about.st_size > RT_TEXT_MAX ||
      (text->len > RT_N_CELLS && !strspn (text->str + RT_N_CELLS, ".0123456789") &&
       memchr (text->str, '\n', MIN (text->len, SHORTEST_OF_MANY)) && rt_fast_read (&first, text->str)))
    return false;
  while (rt_source_fill (source, true))
    ;
  source->reading = rt_read (text->str, text->len, NULL, &source->problem);
  if (source->reading && source->reading->format && source->reading->format->streams)
    g_clear_pointer (&source->reading, rt_reading_free); /* the text is read again as a stream */
  return source->reading && !source->reading->format;
}

RtReading *
rt_source_read (RtSource *source)
{
  RtReading *reading;

  while (source->text->len <= rt_read_most (source->text->str, source->text->len) &&
         rt_source_fill (source, true))
    ;
  if (source->error) {
    rt_source_tell_error (source);
    return NULL;
  }
  if (!source->reading && !source->problem)
    source->reading = rt_read (source->text->str, source->text->len, NULL, &source->problem);
  reading = g_steal_pointer (&source->reading);
  if (reading)
    rt_source_tell_notices (source, reading->notices);
  else
    rt_source_fail_reading (source, source->problem);
  return reading;
}
