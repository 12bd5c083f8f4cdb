/* collection.c - many puzzles: what they are, row by row.
 *
 * How they lie in memory is told in collection-rows.h. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection-rows.h"

#include "document/name.h"
#include "engine/fast/text.h"

#include <string.h>

/* Parts */

RtPart *
rt_part_new (void)
{
  return g_atomic_rc_box_new0 (RtPart);
}

static void
part_clear (gpointer data)
{
  RtPart *part = data;

  if (part->text)
    g_string_free (part->text, TRUE);
  g_clear_pointer (&part->starts, g_array_unref);
  g_clear_pointer (&part->puzzles, g_ptr_array_unref);
  g_clear_pointer (&part->damaged, g_array_unref);
  g_clear_object (&part->file);
  g_free (part->etag);
}

static void
placed_clear (gpointer data)
{
  g_atomic_rc_box_release_full (((RtPlaced *) data)->part, part_clear);
}

static guint
n_rows_of (const RtPart *part)
{
  return part->puzzles ? part->puzzles->len : part->starts->len;
}

/* The part that ROW is in; ROW becomes its number there. */
static const RtPart *
find_part (const RtCollection *self, guint *row)
{
  guint low = 0, high = self->placed->len;

  while (high - low > 1) {
    guint middle = (low + high) / 2;

    if (g_array_index (self->placed, RtPlaced, middle).first <= *row)
      low = middle;
    else
      high = middle;
  }
  *row -= g_array_index (self->placed, RtPlaced, low).first;
  return g_array_index (self->placed, RtPlaced, low).part;
}

/* Making */

guint8
rt_givens_of (const RtGrid *grid)
{
  guint n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += grid->digit[cell] != 0;
  return (guint8) n;
}

/* What sets cells off, in the line format; and the end of the text. */
static bool
is_boundary (char c)
{
  return strchr ("\n \t,;:|", c) != NULL;
}

const char *
rt_plain_cells (const GString *text, guint32 at, RtGrid *grid)
{
  const char *line = text->str + at, *end = text->str + text->len, *here = line;

  while (*here == ' ' || *here == '\t')
    here++;
  if (strchr ("#%/;'", *here) || *here & 0x80) /* may be a comment */
    return NULL;
  /* What is longer might itself be taken for cells. */
  while (end - here >= RT_N_CELLS && here - line < RT_N_CELLS && *here != '\n') {
    if (is_boundary (here[RT_N_CELLS]) && rt_fast_read (grid, here))
      return rt_givens_of (grid) > 0 ? here : NULL; /* without a digit it may be a rule */
    while (here < end && !is_boundary (*here))
      here++;
    while (here < end && *here != '\n' && is_boundary (*here))
      here++;
  }
  return NULL;
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
  return self;
}

/* PART, which it takes, with GIVENS, begins at row FIRST. */
static void
place (RtCollection *self, RtPart *part, guint first, const guint8 *givens)
{
  RtPlaced placed = { part, first };
  guint n = n_rows_of (part);

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
  g_free (self);
}

/* Asking */

guint
rt_collection_n_rows (const RtCollection *self)
{
  return self->n_rows;
}

/* Has the format read the row of PART again. */
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
  RtPuzzle *puzzle;

  g_return_val_if_fail (row < self->n_rows, NULL);

  if (self->givens[row] == RT_GIVENS_DAMAGED)
    return NULL;
  part = find_part (self, &row);
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
    const RtPart *part = find_part (self, &row);

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

char *
rt_collection_words (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = find_part (self, &row);
  guint32 start, end;

  if (part->puzzles) {
    const RtPuzzle *puzzle = g_ptr_array_index (part->puzzles, row);
    const char *title = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
    const char *comment = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);

    return g_strjoin ("\n", title ? title : "", comment, NULL);
  }
  start = g_array_index (part->starts, guint32, row);
  end = row + 1 < part->starts->len ? g_array_index (part->starts, guint32, row + 1)
                                    : (guint32) part->text->len;
  if (plain) {
    const char *line = part->text->str + start, *behind;
    RtGrid grid;
    const char *cells = rt_plain_cells (part->text, start, &grid);

    behind = cells + RT_N_CELLS;
    return g_strdup_printf ("%.*s%.*s", (int) (cells - line), line,
                            (int) (part->text->str + end - behind), behind);
  }
  return g_strndup (part->text->str + start, end - start);
}

/* Whether nothing but 81 cells is in the row: most rows of large collections. */
static bool
is_wordless (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = find_part (self, &row);
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

char *
rt_collection_title_key (const RtCollection *self, guint row)
{
  g_autofree char *words = NULL;

  if (self->givens[row] & RT_GIVENS_PLAIN) {
    g_autofree char *all = rt_collection_words (self, row);

    words = g_strdup (all + strspn (all, " \t\n,;:|#/%'"));
  } else {
    words = rt_collection_title (self, row);
  }
  return words && *words ? g_utf8_collate_key_for_filename (words, -1) : NULL;
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

  part = find_part (self, &row);
  g_array_binary_search (part->damaged, &(RtDamaged) { .row = row }, compare_rows, &at);
  read_row (part, row, g_array_index (part->damaged, RtDamaged, at).line, NULL, &error);
  return rt_format_error_say (error, NULL);
}

GFile *
rt_collection_file (const RtCollection *self, guint row, const char **etag)
{
  const RtPart *part;

  g_return_val_if_fail (row < self->n_rows, NULL);

  part = find_part (self, &row);
  if (!part->file || n_rows_of (part) > 1)
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

void
rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating)
{
  atomic_store_explicit (&self->ratings[row],
                         RT_RATED | (guint32) (rating->er << 16 | rating->ep << 8 | rating->ed),
                         memory_order_relaxed);
  atomic_fetch_add_explicit (&self->n_rated, 1, memory_order_relaxed);
}

guint
rt_collection_n_rated (const RtCollection *self)
{
  return atomic_load_explicit (&self->n_rated, memory_order_relaxed);
}
