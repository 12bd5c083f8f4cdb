/* history.c - the array of positions with the current index, and its form in the session's key
 * file.
 *
 * Groups of the key file: [history] with `length` and `at` (the index), [moment N] for each
 * position, [words N] for each puzzle's texts, and the groups of saved-state.c. A position holds the
 * numbers of its texts and its origin; most positions share both with the previous one, so each is
 * written once, in the order of their first use. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/history.h"

#include "document/base/session-format.h"

struct _RtHistory {
  GPtrArray *moments; /* of RtHistoryMoment, at least one */
  guint at;
  guint n_made;       /* number of positions ever added */
};

static void
moment_free (gpointer data)
{
  RtHistoryMoment *moment = data;

  rt_puzzle_unref (moment->words);
  rt_origin_unref (moment->origin);
  g_free (moment->label);
  g_free (moment);
}

static void
append (RtHistory *history, const RtPosition *position, RtPuzzle *words, RtCells unread,
        const char *label, RtOrigin *origin)
{
  RtHistoryMoment *moment = g_new0 (RtHistoryMoment, 1);

  moment->position = *position;
  moment->words = rt_puzzle_ref (words);
  moment->unread = unread;
  moment->label = g_strdup (label);
  moment->origin = rt_origin_ref (origin);
  history->n_made++;
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
  RtOrigin *origin = rt_origin_new (puzzle);

  append (history, rt_puzzle_position (puzzle), puzzle, RT_CELLS_NONE, NULL, origin);
  rt_origin_unref (origin);
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

guint
rt_history_n_made (const RtHistory *history)
{
  return history->n_made;
}

void
rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words, RtCells unread,
                 const char *label)
{
  RtOrigin *origin = rt_history_now (history)->origin;

  history->at++;
  g_ptr_array_set_size (history->moments, (int) history->at);
  append (history, position, words, unread, label, origin);
}

void
rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label)
{
  RtOrigin *origin = rt_origin_new (words);

  history->at++;
  g_ptr_array_set_size (history->moments, (int) history->at);
  append (history, rt_puzzle_position (words), words, RT_CELLS_NONE, label, origin);
  rt_origin_unref (origin);
}

bool
rt_history_differs (const RtHistoryMoment *moment)
{
  RtPuzzle *saved = moment->origin->saved;

  return !rt_position_equal (&moment->position, rt_puzzle_position (saved)) ||
         !rt_notation_same_words (moment->words, saved);
}

bool
rt_history_left_work (const RtHistory *history)
{
  for (guint i = 0; i < history->at; i++) {
    const RtHistoryMoment *left = history->moments->pdata[i];
    const RtHistoryMoment *next = history->moments->pdata[i + 1];

    if (left->origin != next->origin && rt_history_differs (left))
      return true;
  }
  return false;
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
  const RtOrigin *origin = NULL;
  int n_words = 0, n_origins = 0;

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
    if (moment->origin != origin)
      rt_origin_write (origin = moment->origin, keys, n_origins++);
    g_key_file_set_string (keys, group, "position", position);
    if (n_origins > 1)
      g_key_file_set_integer (keys, group, "origin", n_origins - 1);
    g_key_file_set_integer (keys, group, "words", n_words - 1);
    if (!rt_cells_is_empty (moment->unread)) {
      g_autofree char *unread = rt_notation_write_cells (moment->unread);

      g_key_file_set_string (keys, group, "unread", unread);
    }
    if (moment->label)
      g_key_file_set_string (keys, group, "label", moment->label);
  }
}

/* Texts and origin of the previous position, and the numbers of their groups; -1 before the first
 * position. */
typedef struct {
  RtPuzzle *words;
  RtOrigin *origin;
  int words_at, origin_at;
} Shared;

static bool
read_words (Shared *shared, GKeyFile *keys, int at)
{
  g_autofree char *group = g_strdup_printf ("words %d", at);

  if (at == shared->words_at)
    return shared->words != NULL;
  if (at != shared->words_at + 1 || !g_key_file_has_group (keys, group))
    return false;
  g_clear_pointer (&shared->words, rt_puzzle_unref);
  shared->words = rt_notation_read_words (keys, group);
  shared->words_at = at;
  return shared->words != NULL;
}

static bool
read_origin (Shared *shared, GKeyFile *keys, int at)
{
  if (at == shared->origin_at)
    return shared->origin != NULL;
  if (at != shared->origin_at + 1)
    return false;
  g_clear_pointer (&shared->origin, rt_origin_unref);
  shared->origin = rt_origin_read (keys, at);
  shared->origin_at = at;
  return shared->origin != NULL;
}

/* Reads the group [moment I] and appends its position. Returns false if it is damaged. */
static bool
read_moment (RtHistory *history, GKeyFile *keys, guint i, Shared *shared)
{
  g_autofree char *group = g_strdup_printf ("moment %u", i);
  g_autofree char *line = g_key_file_get_string (keys, group, "position", NULL);
  g_autofree char *label = g_key_file_get_string (keys, group, "label", NULL);
  g_autofree char *cells = g_key_file_get_string (keys, group, "unread", NULL);
  int words = g_key_file_get_integer (keys, group, "words", NULL);
  int origin = g_key_file_get_integer (keys, group, "origin", NULL); /* 0 if the key is missing */
  RtCells unread = RT_CELLS_NONE;
  RtPosition position;

  if (!line || !rt_notation_read (line, &position) || (i > 0) != (label != NULL) ||
      (cells && !rt_notation_read_cells (cells, &unread)))
    return false;
  if (!read_words (shared, keys, words) || !read_origin (shared, keys, origin))
    return false;
  append (history, &position, shared->words, unread, label, shared->origin);
  return true;
}

RtHistory *
rt_history_read (GKeyFile *keys)
{
  g_autoptr (RtHistory) history = history_alloc ();
  Shared shared = { .words_at = -1, .origin_at = -1 };
  guint64 length = g_key_file_get_uint64 (keys, "history", "length", NULL);
  guint64 at = g_key_file_get_uint64 (keys, "history", "at", NULL);
  bool read = at < length && length <= G_MAXINT;

  for (guint i = 0; read && i < length; i++)
    read = read_moment (history, keys, i, &shared);
  g_clear_pointer (&shared.words, rt_puzzle_unref);
  g_clear_pointer (&shared.origin, rt_origin_unref);
  if (!read)
    return NULL;
  history->at = (guint) at;
  return g_steal_pointer (&history);
}
