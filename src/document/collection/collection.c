/* collection.c - implements RtCollection: joins texts and puzzles (the parts of row-storage.h) into
 * one collection, and returns the puzzles and properties of its rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/base/display-name.h"
#include "document/collection/row-storage.h"

#include <string.h>

/* Making */

static void
placed_clear (gpointer data)
{
  rt_part_unref (((RtPlaced *) data)->part);
}

static RtCollection *
collection_new (guint n_rows)
{
  RtCollection *self = g_new0 (RtCollection, 1);

  g_atomic_ref_count_init (&self->refs);
  self->n_rows = n_rows;
  self->placed = g_array_new (FALSE, FALSE, sizeof (RtPlaced));
  g_array_set_clear_func (self->placed, placed_clear);
  self->givens = g_malloc (n_rows);
  self->kinds = g_malloc0 (n_rows);
  self->ratings = g_malloc0_n (n_rows, sizeof *self->ratings);
  self->repeats = g_malloc0 (n_rows);
  return self;
}

/* Adds PART, a text or an array of puzzles, to the collection: its first row becomes row FIRST.
 * Takes ownership of PART. GIVENS has for each row of the part its number of givens. */
static void
place (RtCollection *self, RtPart *part, guint first, const guint8 *givens)
{
  RtPlaced placed = { part, first };
  guint n = rt_part_n_rows (part);

  g_array_append_val (self->placed, placed);
  memcpy (self->givens + first, givens, n);
  for (guint row = first; row < first + n; row++)
    if (self->givens[row] == RT_GIVENS_DAMAGED) {
      self->kinds[row] = RT_ROW_DAMAGED;
      self->n_known++;
    }
}

RtCollection *
rt_collection_new_part (RtPart *part, GByteArray *givens)
{
  RtCollection *self = collection_new (givens->len);

  place (self, part, 0, givens->data);
  return self;
}

RtCollection *
rt_collection_new (GPtrArray *puzzles, GFile *file, const char *etag)
{
  g_autoptr (GByteArray) givens = g_byte_array_sized_new (puzzles->len);
  RtPart *part = rt_part_new ();

  part->puzzles = g_ptr_array_ref (puzzles);
  g_set_object (&part->file, file);
  part->etag = g_strdup (etag);
  for (guint i = 0; i < puzzles->len; i++) {
    guint8 n = rt_givens_of (&rt_puzzle_position (g_ptr_array_index (puzzles, i))->givens);

    g_byte_array_append (givens, &n, 1);
  }
  return rt_collection_new_part (part, givens);
}

RtCollection *
rt_collection_join (GPtrArray *collections)
{
  RtCollection *self;
  guint n = 0;

  for (guint i = 0; i < collections->len; i++)
    n += ((const RtCollection *) g_ptr_array_index (collections, i))->n_rows;
  self = collection_new (n);
  n = 0;
  for (guint i = 0; i < collections->len; i++) {
    const RtCollection *other = g_ptr_array_index (collections, i);

    for (guint j = 0; j < other->placed->len; j++) {
      RtPlaced *placed = &g_array_index (other->placed, RtPlaced, j);

      place (self, g_atomic_rc_box_acquire (placed->part), n + placed->first,
             other->givens + placed->first);
    }
    n += other->n_rows;
  }
  return self;
}

RtCollection *
rt_collection_ref (RtCollection *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
rt_collection_unref (RtCollection *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->placed);
  g_free (self->givens);
  g_free ((gpointer) self->kinds);
  g_free ((gpointer) self->ratings);
  g_free ((gpointer) self->repeats);
  g_free (self);
}

/* Reading rows */

guint
rt_collection_n_rows (const RtCollection *self)
{
  return self->n_rows;
}

/* Parses ROW of PART, numbered within the part, into PUZZLE. LINE, the number of the row's line in
 * the file, is only used in ERROR. */
static RtRead
read_row (const RtPart *part, guint row, guint line, RtPuzzle **puzzle, GError **error)
{
  RtReader reader;

  rt_reader_init (&reader, part->text->str, part->text->len);
  reader.at = g_array_index (part->starts, guint32, row);
  reader.line = line;
  memcpy (reader.memory, part->memory, sizeof reader.memory);
  return rt_format_line.read (&reader, puzzle, error);
}

RtPuzzle *
rt_collection_puzzle (const RtCollection *self, guint row)
{
  const RtPart *part;
  RtPuzzle *puzzle = NULL;

  g_return_val_if_fail (row < self->n_rows, NULL);

  if (self->givens[row] == RT_GIVENS_DAMAGED)
    return NULL;
  part = rt_part_of (self, &row);
  if (part->puzzles)
    return rt_puzzle_ref (g_ptr_array_index (part->puzzles, row));
  read_row (part, row, 1, &puzzle, NULL);
  return puzzle;
}

RtPuzzle *
rt_collection_puzzle_of (const RtCollection *self, guint row, GHashTable *puzzles)
{
  char text[RT_N_CELLS + 1];
  RtPuzzle *other;
  RtGrid grid;

  if (!puzzles || !rt_collection_grid (self, row, &grid))
    return rt_collection_puzzle (self, row);
  other = g_hash_table_lookup (puzzles, rt_grid_print (&grid, text));
  return other ? rt_puzzle_ref (other) : rt_collection_puzzle (self, row);
}

bool
rt_collection_grid (const RtCollection *self, guint row, RtGrid *grid)
{
  g_autoptr (RtPuzzle) puzzle = NULL;

  g_return_val_if_fail (row < self->n_rows, false);

  if (self->givens[row] & RT_GIVENS_PLAIN) {
    const RtPart *part = rt_part_of (self, &row);

    return rt_plain_cells (part->text, g_array_index (part->starts, guint32, row), grid) != NULL;
  }
  puzzle = rt_collection_puzzle (self, row);
  if (puzzle)
    *grid = rt_puzzle_position (puzzle)->givens;
  return puzzle != NULL;
}

int
rt_collection_n_givens (const RtCollection *self, guint row)
{
  guint8 givens;

  g_return_val_if_fail (row < self->n_rows, 0);

  givens = self->givens[row];
  return givens == RT_GIVENS_DAMAGED ? 0 : givens & ~RT_GIVENS_PLAIN;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const RtDamaged *x = a, *y = b;

  return x->row < y->row ? -1 : x->row > y->row;
}

char *
rt_collection_fault (const RtCollection *self, guint row)
{
  g_autoptr (GError) error = NULL;
  const RtPart *part;
  guint at;

  g_return_val_if_fail (row < self->n_rows, NULL);
  g_return_val_if_fail (self->givens[row] == RT_GIVENS_DAMAGED, NULL);

  part = rt_part_of (self, &row);
  g_array_binary_search (part->damaged, &(RtDamaged) { .row = row }, compare_rows, &at);
  read_row (part, row, g_array_index (part->damaged, RtDamaged, at).line, NULL, &error);
  return rt_format_error_say (error, NULL);
}

GFile *
rt_collection_file (const RtCollection *self, guint row, const char **etag)
{
  const RtPart *part;

  g_return_val_if_fail (row < self->n_rows, NULL);

  part = rt_part_of (self, &row);
  if (!part->file || rt_part_n_rows (part) > 1)
    return NULL;
  if (etag)
    *etag = part->etag;
  return part->file;
}

RtRowKind
rt_collection_kind (const RtCollection *self, guint row)
{
  g_return_val_if_fail (row < self->n_rows, RT_ROW_DAMAGED);

  return (RtRowKind) atomic_load_explicit (&self->kinds[row], memory_order_relaxed);
}

guint
rt_collection_n_known (const RtCollection *self)
{
  return atomic_load_explicit (&self->n_known, memory_order_relaxed);
}

void
rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating)
{
  atomic_store_explicit (&self->ratings[row],
                         RT_RATED | (guint32) (rating->er << 16 | rating->ep << 8 | rating->ed),
                         memory_order_relaxed);
  atomic_fetch_add_explicit (&self->n_rated, 1, memory_order_relaxed);
}

bool
rt_collection_rating (const RtCollection *self, guint row, RtRating *rating)
{
  guint32 packed;

  g_return_val_if_fail (row < self->n_rows, false);

  packed = atomic_load_explicit (&self->ratings[row], memory_order_relaxed);
  if (packed == 0)
    return false;
  *rating = (RtRating) { packed >> 16 & 0xff, packed >> 8 & 0xff, packed & 0xff, NULL };
  return true;
}

guint
rt_collection_n_rated (const RtCollection *self)
{
  return atomic_load_explicit (&self->n_rated, memory_order_relaxed);
}

/* Titles */

/* Returns true if ROW is a line of 81 cells without any other text, as most rows of large
 * collections are. */
static bool
is_wordless (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = rt_part_of (self, &row);
  guint32 start = plain ? g_array_index (part->starts, guint32, row) : 0;
  RtGrid grid;

  return plain && strchr ("\n", part->text->str[start + RT_N_CELLS]) &&
         rt_plain_cells (part->text, start, &grid) == part->text->str + start;
}

char *
rt_collection_title (const RtCollection *self, guint row)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  const char *words = NULL;
  GFile *file;

  g_return_val_if_fail (row < self->n_rows, NULL);

  if (is_wordless (self, row))
    return NULL;
  puzzle = rt_collection_puzzle (self, row);
  if (!puzzle)
    return NULL;
  words = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
  if (!words)
    words = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);
  if (words)
    return g_strndup (words, strcspn (words, "\n"));
  file = rt_collection_file (self, row, NULL);
  return file ? rt_name_of (file) : NULL;
}
