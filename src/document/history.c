/* history.c - stores the positions of a document as a tree, with the line (list) that Undo and Redo follow; writes both
 * into the session's key file.
 *
 * Groups of the key file: [history] with `length` (the number of positions) and `at` (the number of the current one),
 * [moment N] for each position, [words N] for each puzzle's texts, and the groups of saved-state.c. A position has the
 * numbers of its texts and its origin; most positions share both with the previous one, so each is written once, in the
 * order of their first use.
 *
 * The parent of a position is the one with the previous number, unless the key `parent` names another. The line has all
 * positions in the order of their numbers, unless [history] has `line`, a list of numbers, and `place`, an index into
 * the list. `kept` is the name of a kept position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/history.h"

#include "document/base/session-format.h"

struct _RtHistory {
  GPtrArray *moments; /* owned, of RtHistoryMoment, at least one; parents before children */
  GPtrArray *line;    /* of RtHistoryMoment; the first one is the first of MOMENTS */
  guint at;           /* index into LINE */
  guint n_made;       /* number of times that a position was added to LINE */
  guint next_id;
};

static void
moment_free (gpointer data)
{
  RtHistoryMoment *moment = data;

  rt_puzzle_unref (moment->words);
  rt_origin_unref (moment->origin);
  g_free (moment->label);
  g_free (moment->kept);
  g_free (moment);
}

/* Adds POSITION to the tree as a child of PARENT, and returns its node. PARENT is NULL for the
 * first position. */
static RtHistoryMoment *
grow (RtHistory *history, RtHistoryMoment *parent, const RtPosition *position, RtPuzzle *words,
      RtCells unread, const char *label, RtOrigin *origin)
{
  RtHistoryMoment *moment = g_new0 (RtHistoryMoment, 1);

  moment->position = *position;
  moment->words = rt_puzzle_ref (words);
  moment->unread = unread;
  moment->label = g_strdup (label);
  moment->origin = rt_origin_ref (origin);
  moment->id = history->next_id++;
  moment->parent = parent;
  if (parent)
    parent->n_children++;
  g_ptr_array_add (history->moments, moment);
  return moment;
}

static void
append (RtHistory *history, RtHistoryMoment *moment)
{
  moment->n_on_line++;
  history->n_made++;
  g_ptr_array_add (history->line, moment);
}

static RtHistory *
history_alloc (void)
{
  RtHistory *history = g_new0 (RtHistory, 1);

  history->moments = g_ptr_array_new_with_free_func (moment_free);
  history->line = g_ptr_array_new ();
  return history;
}

RtHistory *
rt_history_new (RtPuzzle *puzzle)
{
  RtHistory *history = history_alloc ();
  RtOrigin *origin = rt_origin_new (puzzle);

  append (history, grow (history, NULL, rt_puzzle_position (puzzle), puzzle, RT_CELLS_NONE, NULL,
                         origin));
  rt_origin_unref (origin);
  return history;
}

void
rt_history_free (RtHistory *history)
{
  g_ptr_array_unref (history->line);
  g_ptr_array_unref (history->moments);
  g_free (history);
}

static RtHistoryMoment *
now (const RtHistory *history)
{
  return history->line->pdata[history->at];
}

const RtHistoryMoment *
rt_history_now (const RtHistory *history)
{
  return now (history);
}

const RtHistoryMoment *
rt_history_past (const RtHistory *history)
{
  return history->at > 0 ? history->line->pdata[history->at - 1] : NULL;
}

const RtHistoryMoment *
rt_history_future (const RtHistory *history)
{
  return history->at + 1 < history->line->len ? history->line->pdata[history->at + 1] : NULL;
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

const GPtrArray *
rt_history_moments (const RtHistory *history)
{
  return history->moments;
}

const GPtrArray *
rt_history_line (const RtHistory *history)
{
  return history->line;
}

RtHistoryMoment *
rt_history_find (const RtHistory *history, guint id)
{
  for (guint i = 0; i < history->moments->len; i++) {
    RtHistoryMoment *moment = history->moments->pdata[i];

    if (moment->id == id)
      return moment;
  }
  return NULL;
}

bool
rt_history_is_near (const RtHistory *history, const RtHistoryMoment *moment)
{
  for (const RtHistoryMoment *above = now (history); above; above = above->parent)
    if (above == moment)
      return true;
  for (guint i = history->at + 1; i < history->line->len; i++)
    if (history->line->pdata[i] == moment)
      return true;
  return false;
}

static bool
is_left (const RtHistoryMoment *moment)
{
  return moment->n_on_line == 0 && !moment->kept;
}

/* Removes the position with index I from the tree. Its children become children of its parent. */
static void
drop (RtHistory *history, guint i)
{
  RtHistoryMoment *moment = history->moments->pdata[i];

  for (guint j = i + 1; j < history->moments->len; j++) {
    RtHistoryMoment *other = history->moments->pdata[j];

    if (other->parent == moment) {
      other->parent = moment->parent;
      moment->parent->n_children++;
    }
  }
  moment->parent->n_children--;
  g_ptr_array_remove_index (history->moments, i);
}

/* Removes the oldest positions that are neither kept by the person nor reached by Undo and Redo (on the line), until
 * RT_HISTORY_MOST_LEFT of them remain. The very first position is always on the line. */
static void
drop_oldest (RtHistory *history)
{
  guint n_left = 0;

  for (guint i = 0; i < history->moments->len; i++)
    n_left += is_left (history->moments->pdata[i]);
  for (guint i = 0; n_left > RT_HISTORY_MOST_LEFT; i++)
    if (is_left (history->moments->pdata[i])) {
      drop (history, i--);
      n_left--;
    }
}

/* Removes the positions to which Redo leads from the line (the list that Undo and Redo follow). */
static void
cut_line (RtHistory *history)
{
  for (guint i = history->at + 1; i < history->line->len; i++)
    ((RtHistoryMoment *) history->line->pdata[i])->n_on_line--;
  g_ptr_array_set_size (history->line, (int) history->at + 1);
}

void
rt_history_go (RtHistory *history, RtHistoryMoment *moment)
{
  cut_line (history);
  append (history, moment);
  history->at++;
  drop_oldest (history);
}

void
rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words, RtCells unread,
                 const char *label)
{
  rt_history_go (history, grow (history, now (history), position, words, unread, label,
                                now (history)->origin));
}

void
rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label)
{
  RtOrigin *origin = rt_origin_new (words);

  rt_history_go (history, grow (history, now (history), rt_puzzle_position (words), words,
                                RT_CELLS_NONE, label, origin));
  rt_origin_unref (origin);
}

void
rt_history_keep (RtHistory *history, RtHistoryMoment *moment, const char *kept)
{
  g_free (moment->kept);
  moment->kept = g_strdup (kept);
  drop_oldest (history);
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
    const RtHistoryMoment *left = history->line->pdata[i];
    const RtHistoryMoment *next = history->line->pdata[i + 1];

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
  g_assert (history->at + 1 < history->line->len);
  history->at++;
}

/* The key file */

/* Texts and origins of all positions that were handled so far, in the order of their first use. */
typedef struct {
  GPtrArray *words;   /* of RtPuzzle */
  GPtrArray *origins; /* of RtOrigin */
} Shared;

static void
shared_clear (Shared *shared)
{
  g_ptr_array_unref (shared->words);
  g_ptr_array_unref (shared->origins);
}

/* Returns the index of ITEM in ITEMS. Appends ITEM if it is missing, and then sets IS_NEW to true,
 * otherwise to false. */
static guint
number_of (GPtrArray *items, gpointer item, bool *is_new)
{
  guint number;

  *is_new = !g_ptr_array_find (items, item, &number);
  if (!*is_new)
    return number;
  g_ptr_array_add (items, item);
  return items->len - 1;
}

static void
write_words (RtPuzzle *words, Shared *shared, GKeyFile *keys, const char *group)
{
  bool is_new;
  guint number = number_of (shared->words, words, &is_new);

  g_key_file_set_integer (keys, group, "words", (int) number);
  if (is_new) {
    g_autofree char *words_group = g_strdup_printf ("words %u", number);

    rt_notation_write_words (words, keys, words_group);
  }
}

static void
write_origin (RtOrigin *origin, Shared *shared, GKeyFile *keys, const char *group)
{
  bool is_new;
  guint number = number_of (shared->origins, origin, &is_new);

  if (number > 0)
    g_key_file_set_integer (keys, group, "origin", (int) number);
  if (is_new)
    rt_origin_write (origin, keys, (int) number);
}

/* Writes position I of the history as the key-file group [moment I]. SHARED has the texts and origins that are
 * written already; NUMBERS maps the positions that are written already to their numbers. */
static void
write_moment (const RtHistoryMoment *moment, guint i, Shared *shared, GHashTable *numbers,
              GKeyFile *keys)
{
  g_autofree char *group = g_strdup_printf ("moment %u", i);
  g_autofree char *position = rt_notation_write (&moment->position);
  guint parent = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, moment->parent));

  g_key_file_set_string (keys, group, "position", position);
  write_words (moment->words, shared, keys, group);
  write_origin (moment->origin, shared, keys, group);
  if (!rt_cells_is_empty (moment->unread)) {
    g_autofree char *unread = rt_notation_write_cells (moment->unread);

    g_key_file_set_string (keys, group, "unread", unread);
  }
  if (moment->label)
    g_key_file_set_string (keys, group, "label", moment->label);
  if (moment->parent && parent + 1 != i)
    g_key_file_set_uint64 (keys, group, "parent", parent);
  if (moment->kept)
    g_key_file_set_string (keys, group, "kept", moment->kept);
}

/* Writes the line (the list that Undo and Redo follow) into KEYS, unless it consists of all
 * positions in the order of their NUMBERS. */
static void
write_line (const RtHistory *history, GHashTable *numbers, GKeyFile *keys)
{
  const GPtrArray *line = history->line;
  g_autofree int *list = g_new (int, line->len);
  bool is_plain = line->len == history->moments->len;

  for (guint i = 0; i < line->len; i++) {
    list[i] = GPOINTER_TO_INT (g_hash_table_lookup (numbers, line->pdata[i]));
    is_plain = is_plain && list[i] == (int) i;
  }
  g_key_file_set_uint64 (keys, "history", "at", (guint64) list[history->at]);
  if (is_plain)
    return;
  g_key_file_set_integer_list (keys, "history", "line", list, line->len);
  g_key_file_set_uint64 (keys, "history", "place", history->at);
}

void
rt_history_write (const RtHistory *history, GKeyFile *keys)
{
  Shared shared = { g_ptr_array_new (), g_ptr_array_new () };
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < history->moments->len; i++)
    g_hash_table_insert (numbers, history->moments->pdata[i], GUINT_TO_POINTER (i));
  g_key_file_set_uint64 (keys, "history", "length", history->moments->len);
  write_line (history, numbers, keys);
  for (guint i = 0; i < history->moments->len; i++)
    write_moment (history->moments->pdata[i], i, &shared, numbers, keys);
  shared_clear (&shared);
}

/* Returns the puzzle's texts (title, author ...) with this NUMBER: texts that were read before, or
 * the next ones in KEYS. SHARED owns them. Returns NULL if KEYS are damaged. */
static RtPuzzle *
read_words (Shared *shared, GKeyFile *keys, int number)
{
  g_autofree char *group = g_strdup_printf ("words %d", number);
  RtPuzzle *words;

  if (number < 0 || (guint) number > shared->words->len)
    return NULL;
  if ((guint) number < shared->words->len)
    return shared->words->pdata[number];
  words = g_key_file_has_group (keys, group) ? rt_notation_read_words (keys, group) : NULL;
  if (words)
    g_ptr_array_add (shared->words, words);
  return words;
}

/* Returns the origin (saved state of a puzzle) with this NUMBER: one that was read before, or the
 * next one in KEYS. SHARED owns it. Returns NULL if KEYS are damaged. */
static RtOrigin *
read_origin (Shared *shared, GKeyFile *keys, int number)
{
  RtOrigin *origin;

  if (number < 0 || (guint) number > shared->origins->len)
    return NULL;
  if ((guint) number < shared->origins->len)
    return shared->origins->pdata[number];
  origin = rt_origin_read (keys, number);
  if (origin)
    g_ptr_array_add (shared->origins, origin);
  return origin;
}

/* Returns the parent in the tree of position I, which is not the first one; its keys are in GROUP.
 * Returns NULL if KEYS are damaged. */
static RtHistoryMoment *
read_parent (RtHistory *history, GKeyFile *keys, const char *group, guint i)
{
  guint64 number = i - 1;

  if (g_key_file_has_key (keys, group, "parent", NULL))
    number = g_key_file_get_uint64 (keys, group, "parent", NULL);
  return number < i ? history->moments->pdata[number] : NULL;
}

/* Reads the key-file group [moment I] and adds its position to HISTORY. Returns false if the group is damaged. */
static bool
read_moment (RtHistory *history, GKeyFile *keys, guint i, Shared *shared)
{
  g_autofree char *group = g_strdup_printf ("moment %u", i);
  g_autofree char *line = g_key_file_get_string (keys, group, "position", NULL);
  g_autofree char *label = g_key_file_get_string (keys, group, "label", NULL);
  g_autofree char *cells = g_key_file_get_string (keys, group, "unread", NULL);
  RtHistoryMoment *parent = i > 0 ? read_parent (history, keys, group, i) : NULL, *moment;
  RtPuzzle *words;
  RtOrigin *origin; /* the key is missing if the number is 0 */
  RtCells unread = RT_CELLS_NONE;
  RtPosition position;

  if (!line || !rt_notation_read (line, &position) || (i > 0) != (label != NULL) ||
      (i > 0) != (parent != NULL) || (cells && !rt_notation_read_cells (cells, &unread)))
    return false;
  words = read_words (shared, keys, g_key_file_get_integer (keys, group, "words", NULL));
  origin = read_origin (shared, keys, g_key_file_get_integer (keys, group, "origin", NULL));
  if (!words || !origin)
    return false;
  moment = grow (history, parent, &position, words, unread, label, origin);
  moment->kept = g_key_file_get_string (keys, group, "kept", NULL);
  return true;
}

/* Reads the line (the list that Undo and Redo follow) from KEYS, after all positions were read.
 * Returns false if KEYS are damaged. */
static bool
read_line (RtHistory *history, GKeyFile *keys)
{
  const GPtrArray *moments = history->moments;
  guint64 at = g_key_file_get_uint64 (keys, "history", "at", NULL), place = at;
  gsize length = 0;
  g_autofree int *list = g_key_file_get_integer_list (keys, "history", "line", &length, NULL);

  if (!list) {
    for (guint i = 0; i < moments->len; i++)
      append (history, moments->pdata[i]);
  } else {
    place = g_key_file_get_uint64 (keys, "history", "place", NULL);
    for (gsize i = 0; i < length; i++) {
      if (list[i] < 0 || (guint) list[i] >= moments->len || (i == 0 && list[i] != 0))
        return false;
      append (history, moments->pdata[list[i]]);
    }
  }
  if (at >= moments->len || place >= history->line->len)
    return false;
  history->at = (guint) place;
  return now (history) == moments->pdata[at];
}

RtHistory *
rt_history_read (GKeyFile *keys)
{
  g_autoptr (RtHistory) history = history_alloc ();
  Shared shared = { g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref),
                    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_origin_unref) };
  guint64 length = g_key_file_get_uint64 (keys, "history", "length", NULL);
  bool read = length > 0 && length <= G_MAXINT;

  for (guint i = 0; read && i < length; i++)
    read = read_moment (history, keys, i, &shared);
  shared_clear (&shared);
  return read && read_line (history, keys) ? g_steal_pointer (&history) : NULL;
}
