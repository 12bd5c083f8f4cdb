/* fence.c - implements RtFence, a parser of grids whose cells are between bars, where blanks
 * between two bars may be an empty cell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/fence.h"

#include <string.h>

#define CELLS 9
#define THIRDS 3

/* Maximum number of fields of a line: nine cells, and one field on each side of the frame. */
#define MOST_FIELDS 11

/* Number of fields of two frames side by side, each with three fields; the field between the frames
 * is MIDDLE. */
#define FIELDS_OF_TWO 9
#define MIDDLE 4

/* A word outside the frame that is longer than this is not the name of a row. */
#define LONGEST_LABEL 3

/* Maximum width of a field of three cells: three characters, and blanks around each. */
#define WIDEST_THIRD 11

/* At least so many of nine lines must be well-formed; then the others are damaged rows of such a
 * grid. */
#define FEWEST_ROWS 7

/* The text between two bars. */
typedef struct {
  RtReader start;
  guint length;  /* number of characters, including blanks */
  guint n_words; /* number of characters that are not blanks */
} Field;

typedef struct {
  Field fields[MOST_FIELDS]; /* the first fields of the line; a row with more fields is reported as
                              * too long */
  guint n;
} Fields;

static bool
is_bar (gunichar c)
{
  return c == '|' || c == '!' || c == ':';
}

/* Returns true if the line at READER may have bars between cells. This is a quick test that
 * excludes most lines. */
static bool
may_have_bars (const RtReader *reader)
{
  const char *here = reader->text + reader->at;

  while (*here != '\n' && *here && (guchar) *here < 0x80 && !is_bar ((guchar) *here))
    here++;
  return *here != '\n' && *here;
}

/* Splits the line at READER at its bars into FIELDS. Counts surplus fields, but does not store them. */
static void
cut (RtReader reader, Fields *fields)
{
  bool more = true;

  for (fields->n = 0; more; fields->n++) {
    Field field = { .start = reader };

    for (; !rt_reader_at_line_end (&reader) && !is_bar (rt_reader_peek (&reader));
         rt_reader_take (&reader)) {
      field.length++;
      field.n_words += rt_reader_peek (&reader) != ' ';
    }
    if (fields->n < MOST_FIELDS)
      fields->fields[fields->n] = field;
    more = !rt_reader_at_line_end (&reader);
    rt_reader_take (&reader);
  }
}

/* Reads the character at AT as cell N (0..8) of ROW. Returns false with ERROR set if it is no cell. */
static bool
read_cell (RtReader *at, RtRow *row, guint n, GError **error)
{
  gunichar c = rt_reader_peek (at);
  int digit = c == ' ' ? 0 : rt_cell_of (c);

  row->column[n] = at->column;
  row->digit[n] = (guint8) MAX (digit, 0);
  if (digit == 0 && c != ' ')
    row->signs |= rt_sign_of (c);
  return digit >= 0 || rt_tokens_fail_char (at, error);
}

/* Reads FIELD, the text between two bars, as cell N (0..8) of ROW. Returns false with ERROR set if it is no cell. */
static bool
read_field (const Field *field, RtRow *row, guint n, GError **error)
{
  RtReader at = field->start;

  rt_reader_skip_blanks (&at);
  if (field->n_words > 1)
    return rt_tokens_fail_group (&at, field->n_words, error);
  row->column[n] = at.column;
  return field->n_words == 0 || read_cell (&at, row, n, error);
}

/* Reads FIELD, the text between two bars, as three cells of ROW, from cell N on, at equal distances: of seven
 * characters, the second, fourth and sixth. WIDTH is the width of all such fields; LOST is the number of blanks that
 * are missing before its first character. Returns false with ERROR set if it is malformed. */
static bool
read_third (const Field *field, guint width, guint lost, RtRow *row, guint n, GError **error)
{
  guint step = (width + 1) / 3, next = (width - 2 * step - 1) / 2, end = n + 3;
  RtReader at = field->start;

  for (guint i = lost; i < lost + field->length; i++, rt_reader_take (&at)) {
    if (i == next && n < end) {
      if (!read_cell (&at, row, n++, error))
        return false;
      next += step;
    } else if (rt_reader_peek (&at) != ' ') {
      return rt_tokens_fail_char (&at, error);
    }
  }
  /* Empty cells may be missing only at the end of the line. */
  return n == end || rt_reader_at_line_end (&at) ||
         rt_tokens_fail_width (row->line, CELLS - (end - n), error);
}

/* Returns the number of cells in the line of FIELDS, for the message that the line does not fit the frame FENCE. */
static guint
count_cells (const Fields *fields, RtFence fence)
{
  guint step = (fence.width + 1) / THIRDS, margin, n = 0;

  if (!fence.width) {
    guint n_cells = fence.wrong ? fence.wrong : CELLS;

    return n_cells + fields->n > fence.n_fields ? n_cells + fields->n - fence.n_fields : 0;
  }
  margin = (fence.width - 2 * step - 1) / 2;
  for (guint i = fence.first; i + (fence.n_fields - fence.first - THIRDS) < MIN (fields->n, MOST_FIELDS); i++)
    if (fields->fields[i].length > 2 * margin)
      n += (fields->fields[i].length - 2 * margin - 1) / step + 1;
  return n;
}

bool
rt_fence_row (RtReader *reader, RtFence fence, RtRow *row, GError **error)
{
  guint size = fence.width ? CELLS / THIRDS : 1;
  Fields fields;

  *row = (RtRow) { .line = reader->line, .spaced = true, .n_written = CELLS };
  cut (*reader, &fields);
  if (fence.wrong || fields.n != fence.n_fields) {
    rt_tokens_fail_width (reader->line, count_cells (&fields, fence), error);
    if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    row->bad = 0x1ff;
    rt_reader_next_line (reader);
    return true;
  }
  for (guint n = 0; n < CELLS; n += size) {
    const Field *field = &fields.fields[fence.first + n / size];
    guint lost = n == 0 && fence.first == 0 && field->length < fence.width
                   ? fence.width - field->length : 0;

    if (fence.width ? read_third (field, fence.width, lost, row, n, error)
                   : read_field (field, row, n, error))
      continue;
    if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    memset (&row->digit[n], 0, size);
    row->bad |= ((1u << size) - 1) << n;
  }
  rt_reader_next_line (reader);
  return true;
}

/* Nine lines with equal bars. */
typedef struct {
  RtReader lines[CELLS];
  guint n_fields;
  guint left, right; /* number of lines with text left of the first bar; right of the last bar */
  guint middle;      /* number of lines with text in the field between two frames */
  bool labelled;     /* true: the text outside the frame may be names of rows */
  bool flush;        /* true: the lines begin with a bar */
  guint ruled;       /* set of the lines, as bits, after which there is a rule and then another
                      * line */
  guint odd;         /* number of fields of the one line with another number of fields; 0: none */
  guint widths[2];   /* widths of the second and the third field of the first line */
} Block;

bool
rt_fence_is_rule (const RtReader *reader)
{
  RtReader line = *reader;

  while (!rt_reader_at_line_end (&line) &&
         !strchr ("-=~+", (int) MIN (rt_reader_peek (&line), 0x7f)))
    rt_reader_take (&line);
  return !rt_reader_at_line_end (&line) && rt_tokens_line (reader) == RT_LINE_NOTHING;
}

static void
add_line (Block *block, guint n, const RtReader *line, const Fields *fields)
{
  guint left = fields->fields[0].n_words;
  guint right = fields->fields[MIN (fields->n, MOST_FIELDS) - 1].n_words;

  if (n == 0) {
    block->n_fields = fields->n;
    for (int i = 0; i < 2; i++)
      block->widths[i] = fields->fields[i + 1].length;
  }
  block->lines[n] = *line;
  block->flush &= fields->fields[0].length == 0;
  block->left += left > 0;
  block->right += right > 0;
  block->middle += fields->n > MIDDLE && fields->fields[MIDDLE].n_words > 0;
  block->labelled &= left > 0 && left <= LONGEST_LABEL && right <= LONGEST_LABEL;
}

/* Returns true if line N (from 0) of BLOCK, which has another number of FIELDS between bars than the lines before,
 * may be the only such line of nine. If lines 1 and 2 have the same number, line 0 is this line. */
static bool
take_odd (Block *block, guint n, guint fields)
{
  if (n == 2 && block->odd == fields) {
    block->odd = block->n_fields;
    block->n_fields = fields;
    return true;
  }
  if (block->odd || n >= CELLS)
    return false;
  block->odd = fields;
  return true;
}

/* Collects the lines from READER on that have equal bars in BLOCK. Returns false if there are not exactly nine. */
static bool
gather (RtReader reader, Block *block)
{
  guint n = 0;

  *block = (Block) { .labelled = true, .flush = true };
  for (; n <= CELLS && !rt_reader_at_end (&reader); rt_reader_next_line (&reader)) {
    Fields fields;

    if (n > 0 && rt_fence_is_rule (&reader)) {
      if (n < CELLS)
        block->ruled |= 1u << (n - 1);
      continue;
    }
    cut (reader, &fields);
    if (fields.n < THIRDS || (n == 0 && rt_fence_is_rule (&reader)) ||
        (n > 0 && fields.n != block->n_fields && !take_odd (block, n, fields.n)))
      break;
    if (n < CELLS && (n == 0 || fields.n == block->n_fields))
      add_line (block, n, &reader, &fields);
    else if (n < CELLS)
      block->lines[n] = reader;
    n++;
  }
  return n == CELLS && block->n_fields <= MOST_FIELDS;
}

/* Sets FIRST to the index of the field with the first cell, if the lines of BLOCK have SIZE fields
 * for cells (9, or 3 for thirds). Returns false if the number of fields does not allow that. */
static bool
find_first (const Block *block, guint size, guint *first)
{
  *first = 0;
  if (block->n_fields == size)
    return !block->flush;
  *first = 1;
  if (block->n_fields == size + 2)
    return block->labelled || !(block->left || block->right);
  if (block->n_fields != size + 1)
    return false;
  /* The frame is open on the side without text. Exactly one of `left` and `right` must be 0. */
  *first = block->left == 0;
  return block->left == 0 ? block->right > 0 : block->right == 0;
}

/* Returns true if the lines of BLOCK are a grid with blanks as empty cells or with names of rows. FENCE says
 * where bars split each line into fields. */
static bool
is_grid (const Block *block, RtFence fence)
{
  bool named = block->labelled && fence.n_fields > CELLS / 2 && fence.first == 1;
  guint n_rows = 0, n_digits = 0, signs = 0;

  for (int i = 0; i < CELLS; i++) {
    RtReader line = block->lines[i];
    RtRow row;

    n_rows += rt_fence_row (&line, fence, &row, NULL);
    signs |= row.signs;
    for (int column = 0; column < CELLS; column++)
      n_digits += row.digit[column] != 0;
  }
  return n_rows >= FEWEST_ROWS && n_digits > 0 && (named || (!signs && n_digits < RT_N_CELLS));
}

/* Detects a closed frame of nine lines that have nearly nine cells, one in each field. Returns the
 * number of cells in each line; 0 if BLOCK is no such frame. */
static guint
count_wrong (const Block *block)
{
  guint n_digits = 0;

  if (!block->flush || block->left || block->right || block->odd || block->n_fields < CELLS ||
      block->n_fields == CELLS + 2)
    return 0;
  for (int i = 0; i < CELLS; i++) {
    Fields fields;

    cut (block->lines[i], &fields);
    for (guint k = 1; k + 1 < fields.n; k++) {
      RtRow row = { 0 };

      if (!read_field (&fields.fields[k], &row, 0, NULL))
        return 0;
      n_digits += row.digit[0] > 0;
    }
  }
  return n_digits ? block->n_fields - 2 : 0;
}

/* Returns true if a field of three cells may be WIDTH characters wide. */
static bool
is_width (guint width)
{
  return width % 2 == 1 && width >= THIRDS && width <= WIDEST_THIRD;
}

/* Returns true if the lines of BLOCK are two frames side by side, without text outside them. */
static bool
is_two (const Block *block)
{
  return block->n_fields == FIELDS_OF_TWO && !block->odd && !block->left && !block->middle && !block->right &&
         is_width (block->widths[0]);
}

bool
rt_fence_find_two (const RtReader *reader, RtFence fences[2])
{
  Block block;

  if (!may_have_bars (reader) || !gather (*reader, &block) || !is_two (&block))
    return false;
  for (guint i = 0; i < 2; i++)
    fences[i] = (RtFence) { .n_fields = FIELDS_OF_TWO, .first = 1 + i * MIDDLE, .width = block.widths[0] };
  return true;
}

RtFence
rt_fence_find (const RtReader *reader)
{
  RtFence fence = { 0 }, none = { 0 };
  Block block;

  if (!may_have_bars (reader) || !gather (*reader, &block))
    return none;
  fence.n_fields = block.n_fields;
  if (!find_first (&block, CELLS, &fence.first)) {
    fence.wrong = count_wrong (&block);
    if (fence.wrong)
      return fence;
    if (!find_first (&block, THIRDS, &fence.first))
      return none;
    fence.width = block.widths[fence.first];
    if (!is_width (fence.width))
      return none;
  }
  return is_grid (&block, fence) ? fence : none;
}

bool
rt_fence_has_boxes (const RtReader *reader)
{
  Block block;
  guint first;

  return may_have_bars (reader) && gather (*reader, &block) &&
         (find_first (&block, THIRDS, &first) || is_two (&block)) &&
         block.ruled == (1u << (THIRDS - 1) | 1u << (2 * THIRDS - 1));
}
