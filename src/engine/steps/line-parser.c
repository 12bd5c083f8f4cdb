/* line-parser.c - parses one printed line: collects its numbers and cells in one pass, then takes
 * the first interpretation that fits (row, grid, step, pair). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/line-parser.h"

#include <string.h>

/* Numbers with more digits are clamped to this value. */
#define NUMBER_MAX 999

/* Classes of characters. */
enum {
  DIGIT = 1 << 0,
  HOLE = 1 << 1,    /* a blank of a grid */
  BETWEEN = 1 << 2, /* separator between the numbers of a step */
  RULING = 1 << 3,  /* border of a printed grid */
  QUOTE = 1 << 4,   /* separator between the cells of a row, but not between numbers */
};

static const uint8_t kinds[256] = {
  ['0'] = DIGIT | HOLE, ['1'] = DIGIT, ['2'] = DIGIT, ['3'] = DIGIT, ['4'] = DIGIT, ['5'] = DIGIT,
  ['6'] = DIGIT, ['7'] = DIGIT, ['8'] = DIGIT, ['9'] = DIGIT, ['.'] = HOLE, ['*'] = HOLE,
  ['_'] = HOLE, [' '] = BETWEEN, ['\t'] = BETWEEN, [','] = BETWEEN, [';'] = BETWEEN,
  [':'] = BETWEEN, ['('] = BETWEEN, [')'] = BETWEEN, ['['] = BETWEEN, [']'] = BETWEEN,
  ['{'] = BETWEEN, ['}'] = BETWEEN, ['='] = BETWEEN | RULING, ['|'] = BETWEEN | RULING,
  ['\''] = QUOTE, ['"'] = QUOTE, ['-'] = RULING, ['+'] = RULING,
};

/* Contents of a line. */
typedef struct {
  int n_numbers;         /* 4 means more than three */
  int number[3];
  size_t at[3];
  bool has_words;        /* something other than numbers and separators */
  bool has_fraction;     /* a number with a decimal point */
  int n_cells;           /* digits and blanks; 82 means more than 81 */
  RtGrid grid;
  bool has_other;        /* something that cannot be in a row */
  bool is_ruled;         /* a dash or bar */
  bool has_more;         /* something besides borders and white space */
} Parts;

static int
kind_at (const char *text, size_t size, size_t i)
{
  return i < size ? kinds[(unsigned char) text[i]] : 0;
}

static void
add_cells (Parts *parts, const char *text, size_t from, size_t to)
{
  for (size_t i = from; i < to; i++) {
    int digit = (kinds[(unsigned char) text[i]] & DIGIT) ? text[i] - '0' : 0;

    if (parts->n_cells < RT_N_CELLS)
      parts->grid.digit[parts->n_cells] = (uint8_t) digit;
    parts->n_cells += parts->n_cells <= RT_N_CELLS;
  }
}

/* Parses the number that begins at I. Returns the index after it. */
static size_t
add_number (Parts *parts, const char *text, size_t size, size_t i)
{
  bool negative = i > 0 && text[i - 1] == '-' && !(i > 1 && (kind_at (text, size, i - 2) & DIGIT));
  size_t from = i - negative;
  int value = 0;
  size_t end = i;

  for (; kind_at (text, size, end) & DIGIT; end++)
    value = value < NUMBER_MAX ? 10 * value + text[end] - '0' : NUMBER_MAX;
  if (end < size && text[end] == '.' && (kind_at (text, size, end + 1) & DIGIT))
    parts->has_fraction = true;
  if (parts->n_numbers < 3) {
    parts->number[parts->n_numbers] = negative ? -value : value;
    parts->at[parts->n_numbers] = from;
  }
  parts->n_numbers += parts->n_numbers < 4;
  return end;
}

static void
take_apart (Parts *parts, const char *text, size_t size)
{
  for (size_t i = 0; i < size;) {
    int kind = kinds[(unsigned char) text[i]];

    if (kind & DIGIT) {
      size_t end = add_number (parts, text, size, i);

      add_cells (parts, text, i, end);
      parts->has_more = true;
      i = end;
      continue;
    }
    if (kind & HOLE) {
      add_cells (parts, text, i, i + 1);
      parts->has_words = parts->has_more = true;
    } else if (kind & RULING) {
      bool sign = text[i] == '-' && (kind_at (text, size, i + 1) & DIGIT);

      parts->is_ruled = true;
      parts->has_other |= text[i] != '|';
      parts->has_words |= !(kind & BETWEEN) && !sign;
    } else {
      parts->has_words |= !(kind & BETWEEN);
      parts->has_other |= !(kind & (BETWEEN | QUOTE));
      parts->has_more |= text[i] != ' ' && text[i] != '\t';
    }
    i++;
  }
}

/* Returns the column of the character at I; continuation bytes of UTF-8 do not count. */
static uint32_t
column_of (const char *text, size_t i)
{
  uint32_t column = 1;

  for (size_t k = 0; k < i; k++)
    column += ((unsigned char) text[k] & 0xc0) != 0x80;
  return column;
}

static void
take_numbers (RtLine *line, const Parts *parts, const char *text)
{
  for (int i = 0; i < 3 && i < parts->n_numbers; i++) {
    line->number[i] = parts->number[i];
    line->column[i] = column_of (text, parts->at[i]);
  }
}

/* Returns the index of the first of three numbers that is not in 0..9; 3 if all are. Sets NEARLY to
 * true if all are in -1..10, because such a line is probably a step. */
static int
first_beyond (const Parts *parts, bool *nearly)
{
  int first = 3;

  *nearly = true;
  for (int i = 2; i >= 0; i--) {
    if (parts->number[i] < 0 || parts->number[i] > 9)
      first = i;
    if (parts->number[i] < -1 || parts->number[i] > 10)
      *nearly = false;
  }
  return first;
}

static RtPrintedKind
read_three (RtLine *line, const Parts *parts, const char *text)
{
  bool nearly;
  int beyond = first_beyond (parts, &nearly);

  if (beyond < 3 && (parts->has_words || !nearly))
    return RT_LINE_OTHER;
  take_numbers (line, parts, text);
  if (beyond == 3)
    return RT_LINE_STEP;
  line->number[0] = parts->number[beyond];
  line->column[0] = line->column[beyond];
  return RT_LINE_BEYOND;
}

static bool
is_pair (const Parts *parts)
{
  return parts->n_numbers == 2 && !parts->has_words && parts->number[0] >= 0 &&
         parts->number[0] <= RT_N_CELLS && parts->number[1] >= 0 && parts->number[1] <= 9;
}

/* Returns the index after WORD if WORD is at index I, after the #; otherwise 0. */
static size_t
after_word (const char *text, size_t size, size_t i, const char *word)
{
  size_t length = strlen (word);

  while (i < size && (text[i] == ' ' || text[i] == '\t'))
    i++;
  if (size - i < length || memcmp (text + i, word, length) != 0)
    return 0;
  i += length;
  if (i < size && text[i] != ' ' && text[i] != '\t' && text[i] != ':')
    return 0;
  return i;
}

static RtPrintedKind
read_puzzle (RtLine *line, const char *text, size_t size, size_t i)
{
  int n = 0;

  while (i < size && (text[i] == ' ' || text[i] == '\t' || text[i] == ':'))
    i++;
  while (size > i && (text[size - 1] == ' ' || text[size - 1] == '\t'))
    size--;
  for (; i < size && n < RT_N_CELLS; i++, n++) {
    int kind = kinds[(unsigned char) text[i]];

    if (!(kind & (DIGIT | HOLE)))
      break;
    line->grid.digit[n] = (uint8_t) (kind & DIGIT ? text[i] - '0' : 0);
  }
  if (n == RT_N_CELLS && i == size)
    return RT_LINE_PUZZLE;
  line->column[0] = column_of (text, i);
  line->number[0] = n;
  return RT_LINE_BAD_PUZZLE;
}

static RtPrintedKind
read_base (RtLine *line, const char *text, size_t size, size_t i)
{
  Parts parts = { 0 };

  take_apart (&parts, text + i, size - i);
  line->column[0] = column_of (text, i) + 1;
  if (parts.n_numbers != 1 || parts.has_words || parts.number[0] < 0 || parts.number[0] > 1)
    return RT_LINE_BAD_BASE;
  line->number[0] = parts.number[0];
  return RT_LINE_BASE;
}

static RtPrintedKind
read_remark (RtLine *line, const char *text, size_t size, size_t i)
{
  size_t puzzle = after_word (text, size, i, "puzzle"), base = after_word (text, size, i, "base");

  return puzzle ? read_puzzle (line, text, size, puzzle)
         : base ? read_base (line, text, size, base)
                : RT_LINE_REMARK;
}

void
rt_line_read (RtLine *line, const char *text, size_t size)
{
  Parts parts = { 0 };
  size_t first = 0;

  while (size > 0 && (text[size - 1] == '\r' || text[size - 1] == '\n'))
    size--;
  while (first < size && (text[first] == ' ' || text[first] == '\t'))
    first++;
  line->column[0] = 1;
  line->number[0] = 0;
  if (first < size && text[first] == '#') {
    line->kind = read_remark (line, text, size, first + 1);
    return;
  }
  take_apart (&parts, text, size);
  line->kind = RT_LINE_OTHER;
  if (!parts.has_more) {
    line->kind = RT_LINE_BLANK;
  } else if (!parts.has_other && (parts.n_cells == 9 || parts.n_cells == RT_N_CELLS)) {
    line->kind = parts.n_cells == 9 ? RT_LINE_ROW : RT_LINE_GRID;
    line->grid = parts.grid;
  } else if (parts.has_fraction) {
    return;
  } else if (parts.n_numbers == 3) {
    line->kind = read_three (line, &parts, text);
  } else if (is_pair (&parts)) {
    take_numbers (line, &parts, text);
    line->kind = RT_LINE_PAIR;
  }
}
