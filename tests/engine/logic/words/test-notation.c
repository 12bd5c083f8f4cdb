/* test-notation.c - tests that the notation can be parsed: the digits, the houses of a fish, and
 * the effect. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"
#include "engine/logic/words/notation.h"

#include "engine/logic/finders/example-lines.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include "common/cases.h"

#include <string.h>

#define N_STEPS 4000

/* A step as parsed from its notation alone. */
typedef struct {
  RtDigits digits;      /* digits of the pattern; none: not given */
  RtHouses base, cover;
  uint8_t placed[RT_N_CELLS];
  RtDigits removed[RT_N_CELLS];
} Read;

/* Parses one or more of 1 to 9, as bits. */
static RtPlaces
read_places (const char **at)
{
  RtPlaces places = 0;

  while (**at >= '1' && **at <= '9')
    places |= (RtPlaces) (1u << (*(*at)++ - '1'));
  return places;
}

/* Parses groups of rows and columns as in `r14c3,r2c25`. Returns false, with AT anywhere, at
 * other text. */
static bool
read_cells (const char **at, RtCells *cells)
{
  *cells = RT_CELLS_NONE;
  do {
    RtPlaces rows, columns;

    *at += **at == ',';
    if (*(*at)++ != 'r' || !(rows = read_places (at)) || *(*at)++ != 'c' ||
        !(columns = read_places (at)))
      return false;
    for_each_bit (row, rows)
      for_each_bit (column, columns)
        rt_cells_add (cells, (int) (9 * row + column));
  } while (**at == ',' && (*at)[1] == 'r');
  return true;
}

/* Parses effects as in `r14=5` or `r1c3,r2c4<>7`, separated by `, `. */
static bool
read_effect (const char *at, Read *read)
{
  for (;; at += 2) {
    RtPlaces places;
    RtCells cells;
    bool places_it;

    if (!read_cells (&at, &cells))
      return false;
    places_it = *at == '=';
    if (!places_it && strncmp (at, "<>", 2) != 0)
      return false;
    at += places_it ? 1 : 2;
    places = read_places (&at);
    if (!rt_is_single (places))
      return false;
    for_each_cell (cell, cells) {
      if (places_it)
        read->placed[cell] = (uint8_t) (__builtin_ctz (places) + 1);
      else
        read->removed[cell] |= (RtDigits) places;
    }
    if (strncmp (at, ", ", 2) != 0)
      return *at == '\0';
  }
}

/* Parses the houses of one side, as in ` c5r7`. */
static RtHouses
read_houses (const char **at)
{
  RtHouses houses = 0;

  if (**at != ' ')
    return 0;
  for (const char *next = *at + 1; *next && strchr ("rcb", *next);) {
    int kind = (int) (strchr ("rcb", *next++) - "rcb");

    houses |= (RtHouses) read_places (&next) << 9 * kind;
    *at = next;
  }
  return houses;
}

/* Parses the digits and the houses of a pattern, as in ` 1,6 c5r7 b2`; without digits these are
 * cells. */
static void
read_pattern (const char *at, Read *read)
{
  while ((*at == ' ' || *at == ',') && at[1] >= '1' && at[1] <= '9') {
    at++;
    read->digits |= (RtDigits) read_places (&at);
  }
  if (read->digits) {
    read->base = read_houses (&at);
    read->cover = read_houses (&at);
  }
}

static bool
read_notation (const char *line, Read *read)
{
  const char *pattern = strstr (line, ": "), *effect = strstr (line, "=> ");

  memset (read, 0, sizeof *read);
  if (!pattern)
    return false;
  if (effect)
    read_pattern (pattern + 1, read);
  return read_effect (effect ? effect + strlen ("=> ") : pattern + strlen (": "), read);
}

/* Returns true if READ agrees with STEP. */
static bool
is_same (const RtStep *step, const Read *read)
{
  Read told = { .digits = step->pattern.digits };

  if (rt_cells_is_empty (step->pattern.cells)) {
    told.base = step->pattern.base;
    told.cover = step->pattern.cover;
  }
  for (guint i = 0; i < step->n_placed; i++)
    told.placed[step->placed[i].cell] = step->placed[i].digit;
  for (guint i = 0; i < step->n_removed; i++)
    told.removed[step->removed[i].cell] = step->removed[i].digits;
  return told.digits == read->digits && told.base == read->base && told.cover == read->cover &&
         memcmp (told.placed, read->placed, sizeof told.placed) == 0 &&
         memcmp (told.removed, read->removed, sizeof told.removed) == 0;
}

static void
read_back (const RtStep *step, RtStudy *study)
{
  g_autofree char *line = rt_step_notation (step);
  Read read;

  if (!read_notation (line, &read) || !is_same (step, &read))
    fail_at (step, study, "its notation cannot be read back");
}

static void
test_read_back (void)
{
  for_each_few_steps (N_STEPS, read_back);
}

/* Checks that the line of STEP has each cell with what is done to it, and no notation. */
static void
assert_line (const RtStep *step)
{
  g_autofree char *line = rt_step_line (step);
  char name[5];

  g_test_message ("%s", line);
  g_assert_true (g_regex_match_simple ("^[^:]+: ((r\\dc\\d=\\d|no \\d in r\\dc\\d(, r\\dc\\d)*)(; |$))+$", line, 0, 0));
  for (guint i = 0; i < step->n_removed; i++)
    g_assert_nonnull (strstr (line, rt_cell_name (step->removed[i].cell, name)));
  for (guint i = 0; i < step->n_placed; i++)
    g_assert_nonnull (strstr (line, rt_cell_name (step->placed[i].cell, name)));
}

/* The notation of the first step of every technique's example can be parsed. */
static void
test_examples (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (RtStudy) study = rt_study_new ();
      g_autoptr (RtStep) step = NULL;
      RtGrid solution;
      RtSink sink;

      turn_to_line (study, row->example, &solution);
      study->corrected_uniqueness = true;
      rt_sink_init_first (&sink, true);
      g_assert_true (row->find (row, study, &sink));
      step = rt_step_freeze (&sink.draft);
      rt_draft_clear (&sink.draft);
      read_back (step, study);
      assert_line (step);
    }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/notation", test_read_back, test_examples);
}
