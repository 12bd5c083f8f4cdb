/* photo-puzzle.c - makes a puzzle of the digits that were read from a photo or screenshot, and writes
 * the notices and errors about the reading. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/photo-puzzle.h"

#include "engine/fast/fast.h"
#include "engine/verdict.h"
#include "format/text/reader.h"

#include <glib/gi18n-lib.h>

enum { MANY = 1000 }; /* maximum number of solutions that are counted */

/* Returns a list of the doubtful CELLS, each with the digit that was read there: "r1c5 (7), r3c2
 * (blank)". Free with g_free. */
static char *
cell_words (const RtSight *sight, RtCells cells)
{
  GString *words = g_string_new (NULL);

  for_each_cell (cell, cells) {
    int digit = sight->givens.digit[cell] ? sight->givens.digit[cell] : sight->entries.digit[cell];

    g_string_append_printf (words, "%sr%dc%d (", words->len ? ", " : "", cell / 9 + 1, cell % 9 + 1);
    if (digit)
      g_string_append_printf (words, "%d)", digit);
    else
      /* Translators: a cell without a digit, in a list like "r1c5 (7), r3c2 (blank)". */
      g_string_append_printf (words, "%s)", _("blank"));
  }
  return g_string_free (words, FALSE);
}

/* Returns a list of the cells CHANGED, which got another digit than they look like because only so
 * there is exactly one solution, each with both: "r1c5 (7, not 1)". Free with g_free. */
static char *
changed_words (const RtSight *sight, RtCells changed)
{
  GString *words = g_string_new (NULL);

  for_each_cell (cell, changed) {
    int read = sight->givens.digit[cell] + sight->entries.digit[cell], looks = sight->plain.digit[cell];

    g_string_append_printf (words, "%sr%dc%d (", words->len ? ", " : "", cell / 9 + 1, cell % 9 + 1);
    if (!read)
      /* Translators: a cell in a list was read as blank, and looks like the digit %d. */
      g_string_append_printf (words, _("blank, not %d"), looks);
    else if (!looks)
      /* Translators: a cell in a list was read as the digit %d, and looks blank. */
      g_string_append_printf (words, _("%d, not blank"), read);
    else
      /* Translators: a cell in a list was read as the first digit, and looks like the second. */
      g_string_append_printf (words, _("%d, not %d"), read, looks);
    g_string_append_c (words, ')');
  }
  return g_string_free (words, FALSE);
}

char *
rt_picture_verdict (const RtGrid *digits)
{
  g_autofree char *none = NULL;
  uint64_t n = 0;
  RtVerdict verdict;

  rt_verdict (digits, NULL, &verdict);
  if (verdict.kind == RT_VERDICT_ONE)
    return NULL;
  if (verdict.kind != RT_VERDICT_MANY) {
    none = rt_verdict_say (&verdict);
    /* Translators: %s is as in "no solution: two 5s in row 3". */
    return g_strdup_printf (_("What was read has %s. Is a digit wrong?"), none);
  }
  rt_fast_count (digits, MANY, NULL, &n);
  if (n == MANY)
    return g_strdup_printf (_("What was read has %d solutions or more: is a digit missing?"), MANY);
  return g_strdup_printf (ngettext ("What was read has %d solution: is a digit missing?",
                                    "What was read has %d solutions: is a digit missing?", (gulong) n), (int) n);
}

char *
rt_picture_kinds (const RtSight *sight)
{
  int n_printed = rt_cells_count (rt_cells_minus (rt_grid_filled (&sight->givens), sight->by_hand));

  /* Translators: numbers of digits. */
  return g_strdup_printf (_("%d printed, %d written by hand."), n_printed, rt_cells_count (sight->by_hand));
}

char *
rt_picture_marks (const RtSight *sight)
{
  int n = rt_cells_count (sight->unread_marks);

  return n ? g_strdup_printf (ngettext ("Small marks in %d cell were not read.",
                                        "Small marks in %d cells were not read.", (gulong) n), n) : NULL;
}

static void
add_notices (GPtrArray *notices, const RtSight *sight, bool has_other)
{
  int n = rt_cells_count (sight->doubtful);
  RtCells changed = rt_cells_minus (rt_sight_changed (sight), sight->by_hand);
  char *verdict = rt_picture_verdict (&sight->givens), *marks = rt_picture_marks (sight);

  if (n > 0) {
    g_autofree char *words = cell_words (sight, sight->doubtful);

    g_ptr_array_add (notices,
                     /* Translators: %d is a number of cells, %s a list of them. */
                     g_strdup_printf (ngettext ("%d cell is doubtful; look at what was read there: %s",
                                                "%d cells are doubtful; look at what was read there: "
                                                "%s", (gulong) n), n, words));
  }
  if (!rt_cells_is_empty (changed)) {
    g_autofree char *words = changed_words (sight, changed);

    g_ptr_array_add (notices,
                     /* Translators: %s is a list of cells, as in "r1c5 (7, not 1)". */
                     g_strdup_printf (_("Some cells look a little more like something else, but only as they "
                                        "were read is there exactly one solution: %s"), words));
  }
  if (rt_sight_is_poor (sight))
    g_ptr_array_add (notices, g_strdup (_("Much of this was hard to read. Compare every cell.")));
  if (!rt_cells_is_empty (sight->by_hand))
    g_ptr_array_add (notices, rt_picture_kinds (sight));
  if (marks)
    g_ptr_array_add (notices, marks);
  if (!rt_cells_is_empty (sight->slips)) {
    g_autofree char *words = cell_words (sight, sight->slips);

    g_ptr_array_add (notices,
                     /* Translators: %s is a list of cells with their digits, as in "r1c5 (7), r3c2 (1)". */
                     g_strdup_printf (_("Handwritten digits that are not those of the solution: %s"), words));
  }
  if (verdict)
    g_ptr_array_add (notices, verdict);
  if (has_other)
    g_ptr_array_add (notices,
                     g_strdup (_("There is another grid in this picture; the larger one was read.")));
}

/* Sets ERROR to an RT_FORMAT_ERROR with a sentence about FAULT, an error of reading a picture. */
static void
fail (const GError *fault, GError **error)
{
  RtFormatError code = g_error_matches (fault, RT_IMAGE_ERROR, RT_IMAGE_ERROR_UNREADABLE)
                         ? RT_FORMAT_ERROR_BINARY
                       : g_error_matches (fault, RT_IMAGE_ERROR, RT_IMAGE_ERROR_SIZE)
                         ? RT_FORMAT_ERROR_TOO_LARGE
                       : g_error_matches (fault, RT_IMAGE_ERROR, RT_IMAGE_ERROR_OTHER_GRID)
                         ? RT_FORMAT_ERROR_UNSUPPORTED
                         : RT_FORMAT_ERROR_UNKNOWN;

  rt_reader_fail_line (0, code, error, "%s", fault->message);
}

RtPhoto *
rt_picture_decode (const char *bytes, gsize size, RtStop *stop, GError **error)
{
  g_autoptr (GError) fault = NULL;
  RtPhoto *photo;

  if (size > RT_IMAGE_MOST_BYTES) {
    rt_reader_fail_line (0, RT_FORMAT_ERROR_TOO_LARGE, error,
                         /* Translators: %d is a number of MiB, which is always 64. */
                         _("This picture is too large; at most %d MiB are read."),
                         RT_IMAGE_MOST_BYTES / (1024 * 1024));
    return NULL;
  }
  photo = rt_photo_new (bytes, size, stop, &fault);
  if (!photo)
    fail (fault, error);
  return photo;
}

RtPuzzle *
rt_picture_puzzle (const RtSight *sight)
{
  RtPosition position;

  rt_position_init (&position, &sight->givens);
  position.entries = sight->entries;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    position.marks[cell] = sight->givens.digit[cell] || sight->entries.digit[cell] ? 0 : sight->marks[cell];
  return rt_puzzle_new (&position);
}

bool
rt_picture_tell (const RtPhoto *photo, GPtrArray *notices, GError **error)
{
  if (rt_photo_fault (photo)) {
    fail (rt_photo_fault (photo), error);
    return false;
  }
  add_notices (notices, rt_photo_sight (photo, 0), rt_photo_n_sights (photo) > 1);
  return true;
}
