/* history.c - a list of positions, and an index.
 *
 * As keys: a group [history] with `length` and `at`, a group [moment N] for each place, and a group
 * [words N] for each set of words. Most places share the words of the one before. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/history.h"

#include "document/notation.h"

struct _RtHistory {
  GPtrArray *moments; /* of RtHistoryMoment, at least one */
  guint at;
};

static void
moment_free (gpointer data)
{
  RtHistoryMoment *moment = data;

  rt_puzzle_unref (moment->words);
  g_free (moment->label);
  g_free (moment);
}

static void
append (RtHistory *history, const RtPosition *position, RtPuzzle *words, RtCells unread,
        const char *label)
{
  RtHistoryMoment *moment = g_new0 (RtHistoryMoment, 1);

  moment->position = *position;
  moment->words = rt_puzzle_ref (words);
  moment->unread = unread;
  moment->label = g_strdup (label);
  g_ptr_array_add (history->moments, moment);
}

static RtHistory *
history_alloc (void)
{
  RtHistory *history = g_new0 (RtHistory, 1);

  history->moments = g_ptr_array_new_with_free_func (moment_free);
  return history;
}

RtHistory *
rt_history_new (RtPuzzle *puzzle)
{
  RtHistory *history = history_alloc ();

  append (history, rt_puzzle_position (puzzle), puzzle, RT_CELLS_NONE, NULL);
  return history;
}

void
rt_history_free (RtHistory *history)
{
  g_ptr_array_unref (history->moments);
  g_free (history);
}

const RtHistoryMoment *
rt_history_now (const RtHistory *history)
{
  return history->moments->pdata[history->at];
}

const RtHistoryMoment *
rt_history_past (const RtHistory *history)
{
  return history->at > 0 ? history->moments->pdata[history->at - 1] : NULL;
}

const RtHistoryMoment *
rt_history_future (const RtHistory *history)
{
  return history->at + 1 < history->moments->len ? history->moments->pdata[history->at + 1] : NULL;
}

guint
rt_history_depth (const RtHistory *history)
{
  return history->at;
}

void
rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words, RtCells unread,
                 const char *label)
{
  history->at++;
  g_ptr_array_set_size (history->moments, (int) history->at);
  append (history, position, words, unread, label);
}

void
rt_history_back (RtHistory *history)
{
  g_assert (history->at > 0);
  history->at--;
}

void
rt_history_on (RtHistory *history)
{
  g_assert (history->at + 1 < history->moments->len);
  history->at++;
}

void
rt_history_write (const RtHistory *history, GKeyFile *keys)
{
  const RtPuzzle *words = NULL;
  int n_words = 0;

  g_key_file_set_uint64 (keys, "history", "length", history->moments->len);
  g_key_file_set_uint64 (keys, "history", "at", history->at);
  for (guint i = 0; i < history->moments->len; i++) {
    const RtHistoryMoment *moment = history->moments->pdata[i];
    g_autofree char *group = g_strdup_printf ("moment %u", i);
    g_autofree char *position = rt_notation_write (&moment->position);

    if (moment->words != words) {
      g_autofree char *words_group = g_strdup_printf ("words %d", n_words++);

      words = moment->words;
      rt_notation_write_words (words, keys, words_group);
    }
    g_key_file_set_string (keys, group, "position", position);
    g_key_file_set_integer (keys, group, "words", n_words - 1);
    if (!rt_cells_is_empty (moment->unread)) {
      g_autofree char *unread = rt_notation_write_cells (moment->unread);

      g_key_file_set_string (keys, group, "unread", unread);
    }
    if (moment->label)
      g_key_file_set_string (keys, group, "label", moment->label);
  }
}

/* Reads [moment I]. WORDS is what the place before had, number *WORDS_AT. */
static bool
read_moment (RtHistory *history, GKeyFile *keys, guint i, RtPuzzle **words, int *words_at)
{
  g_autofree char *group = g_strdup_printf ("moment %u", i);
  g_autofree char *line = g_key_file_get_string (keys, group, "position", NULL);
  g_autofree char *label = g_key_file_get_string (keys, group, "label", NULL);
  g_autofree char *cells = g_key_file_get_string (keys, group, "unread", NULL);
  int at = g_key_file_get_integer (keys, group, "words", NULL);
  RtCells unread = RT_CELLS_NONE;
  RtPosition position;

  if (!line || !rt_notation_read (line, &position) || (i > 0) != (label != NULL) ||
      (cells && !rt_notation_read_cells (cells, &unread)))
    return false;
  if (at != *words_at) {
    g_autofree char *words_group = g_strdup_printf ("words %d", at);

    if (at != *words_at + 1 || !g_key_file_has_group (keys, words_group))
      return false;
    g_clear_pointer (words, rt_puzzle_unref);
    *words = rt_notation_read_words (keys, words_group);
    *words_at = at;
  }
  if (!*words)
    return false;
  append (history, &position, *words, unread, label);
  return true;
}

RtHistory *
rt_history_read (GKeyFile *keys)
{
  g_autoptr (RtHistory) history = history_alloc ();
  g_autoptr (RtPuzzle) words = NULL;
  int words_at = -1;
  guint64 length = g_key_file_get_uint64 (keys, "history", "length", NULL);
  guint64 at = g_key_file_get_uint64 (keys, "history", "at", NULL);

  if (at >= length || length > G_MAXINT)
    return NULL;
  for (guint i = 0; i < length; i++)
    if (!read_moment (history, keys, i, &words, &words_at))
      return NULL;
  history->at = (guint) at;
  return g_steal_pointer (&history);
}
