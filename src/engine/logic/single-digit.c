/* single-digit.c - two strong links of one digit, joined by a weak one: skyscraper, two-string
 * kite, turbot fish, and, with the cells of a box for one of the links, empty rectangle.
 *
 *     a = b - c = d    of a and b one is true, of c and d one is true, but not b and c:
 *                      so a or d is true, and what sees both is false
 *
 *     skyscraper         both strong links in parallel lines, b and c in a line that crosses them
 *     two-string kite    one in a row, one in a column, b and c in a box
 *     turbot fish        any other four cells
 *     empty rectangle    a and b are groups: all places of a box in one of its columns and in one
 *                        of its rows
 *
 * All four have a removal that is none of their own cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/alternate.h"
#include "engine/logic/study.h"
#include "engine/logic/sight.h"
#include "engine/logic/sink.h"

/* Two lines of a digit that have two places each. */
typedef struct {
  int digit;
  int line, other;
  RtPlaces places, other_places;
} Pair;

/* a = b - c = d, as groups of cells. */
static bool
report (const RtTechnique *technique, RtStudy *study, RtSink *sink, int digit,
        const RtCells cells[4])
{
  RtCells seen = rt_cells_and (rt_seen_by_all (cells[0]), rt_seen_by_all (cells[3]));
  RtCells own = rt_cells_or (cells[1], cells[2]);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  RtEnd ends[4];

  rt_draft_remove_from (draft, &study->field, rt_cells_minus (seen, own), digit);
  if (!rt_draft_has_effect (draft))
    return false;
  for (int i = 0; i < 4; i++)
    ends[i] = (RtEnd) { cells[i], digit };
  rt_draft_alternate (draft, &study->field, ends, 4);
  return rt_sink_report (sink);
}

static bool
report_cells (const RtTechnique *technique, RtStudy *study, RtSink *sink, int digit, int a, int b,
              int c, int d)
{
  const RtCells cells[4] = { rt_cells_of (a), rt_cells_of (b), rt_cells_of (c), rt_cells_of (d) };

  return report (technique, study, sink, digit, cells);
}

static int
cell_at (int house, RtPlaces place)
{
  return rt_houses[house][__builtin_ctz (place)];
}

/* Runs TRY for each two lines that have just two places for a digit: the first of KIND, the second
 * a later one of the kind OTHER. */
typedef bool TryPair (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Pair *pair);

static bool
find_pairs (const RtTechnique *technique, RtStudy *study, RtSink *sink, int kind, int other,
            TryPair *try)
{
  const RtChoices *field = &study->field;

  for (int digit = 1; digit <= 9; digit++)
    for (int line = 9 * kind; line < 9 * kind + 9; line++) {
      Pair pair = { digit, line, 0, rt_choices_places (field, line, digit), 0 };

      if (rt_count_nine (pair.places) != 2)
        continue;
      for (pair.other = MAX (line + 1, 9 * other); pair.other < 9 * other + 9; pair.other++) {
        pair.other_places = rt_choices_places (field, pair.other, digit);
        if (rt_count_nine (pair.other_places) == 2 && try (technique, study, sink, &pair))
          return true;
      }
    }
  return false;
}

static bool
try_skyscraper (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Pair *pair)
{
  RtPlaces base = pair->places & pair->other_places;

  return rt_is_single (base) &&
         report_cells (technique, study, sink, pair->digit,
                       cell_at (pair->line, pair->places & ~base), cell_at (pair->line, base),
                       cell_at (pair->other, base),
                       cell_at (pair->other, pair->other_places & ~base));
}

static bool
find_skyscraper (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_pairs (technique, study, sink, RT_KIND_ROW, RT_KIND_ROW, try_skyscraper) ||
         find_pairs (technique, study, sink, RT_KIND_COLUMN, RT_KIND_COLUMN, try_skyscraper);
}

static bool
try_kite (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Pair *pair)
{
  for_each_bit (i, pair->places)
    for_each_bit (k, pair->other_places) {
      int b = rt_houses[pair->line][i], c = rt_houses[pair->other][k];
      int a = cell_at (pair->line, pair->places & ~(1u << i));
      int d = cell_at (pair->other, pair->other_places & ~(1u << k));

      if (b == c || a == c || b == d || a == d || rt_box_of (b) != rt_box_of (c))
        continue;
      if (report_cells (technique, study, sink, pair->digit, a, b, c, d))
        return true;
    }
  return false;
}

static bool
find_kite (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_pairs (technique, study, sink, RT_KIND_ROW, RT_KIND_COLUMN, try_kite);
}

/* Whether A and B are the only places of DIGIT in a line of KIND. */
static bool
are_two_of_line (const RtChoices *field, int digit, int kind, int a, int b)
{
  int line = rt_houses_of[a][kind];

  return line == rt_houses_of[b][kind] && rt_count_nine (rt_choices_places (field, line, digit)) == 2;
}

/* Whether a = b - c = d has another name. */
static bool
is_named (const RtChoices *field, int digit, int a, int b, int c, int d)
{
  bool first[2], second[2];

  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    first[kind] = are_two_of_line (field, digit, kind, a, b);
    second[kind] = are_two_of_line (field, digit, kind, c, d);
  }
  if (rt_box_of (b) == rt_box_of (c))
    if ((first[RT_KIND_ROW] && second[RT_KIND_COLUMN]) ||
        (first[RT_KIND_COLUMN] && second[RT_KIND_ROW]))
      return true;
  return (first[RT_KIND_ROW] && second[RT_KIND_ROW] && rt_column_of (b) == rt_column_of (c)) ||
         (first[RT_KIND_COLUMN] && second[RT_KIND_COLUMN] && rt_row_of (b) == rt_row_of (c));
}

static bool
try_turbot (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtStrongLink *one,
            const RtStrongLink *other)
{
  if (one->a == other->a || one->a == other->b || one->b == other->a || one->b == other->b)
    return false;
  for (int way = 0; way < 4; way++) {
    int a = way & 1 ? one->b : one->a, b = way & 1 ? one->a : one->b;
    int c = way & 2 ? other->b : other->a, d = way & 2 ? other->a : other->b;

    if (rt_sees (b, c) && !is_named (&study->field, one->digit, a, b, c, d) &&
        report_cells (technique, study, sink, one->digit, a, b, c, d))
      return true;
  }
  return false;
}

static bool
find_turbot (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  guint n;
  const RtStrongLink *links = rt_study_strong_links (study, &n);

  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n && links[k].digit == links[i].digit; k++)
      if (try_turbot (technique, study, sink, &links[i], &links[k]))
        return true;
  return false;
}

/* The cells of a box that hold a digit, if they are those of one row and one column of it. */
typedef struct {
  int digit;
  int lines[2];         /* row and column, as houses */
  RtCells arms[2];      /* in the row, and in the column, without where these cross */
  RtCells crossing;
} Rectangle;

/* Whether two boxes, or one, are in one band or one stack. */
static bool
is_beside (int box, int other)
{
  return box / 3 == other / 3 || box % 3 == other % 3;
}

/* The links that leave the box at one of its lines, NEAR: its other line loses the digit where the
 * strong link ends. */
static bool
try_rectangle (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Rectangle *r,
               int near)
{
  const RtChoices *field = &study->field;
  int far = !near;
  RtPlaces outside = rt_choices_places (field, r->lines[near], r->digit);

  for_each_bit (i, outside) {
    int c = rt_houses[r->lines[near]][i];
    int crossing = rt_houses_of[c][far];
    RtPlaces places = rt_choices_places (field, crossing, r->digit);
    RtCells cells[4] = { r->arms[far], rt_cells_or (r->arms[near], r->crossing),
                         rt_cells_of (c) };

    if (rt_cells_has (cells[1], c) || rt_count_nine (places) != 2)
      continue;
    cells[3] = rt_cells_minus (rt_places_cells (crossing, places), cells[2]);
    if (is_beside (rt_box_of (rt_cells_first (cells[0])), rt_box_of (rt_cells_first (cells[3]))))
      continue;
    if (report (technique, study, sink, r->digit, cells))
      return true;
  }
  return false;
}

/* Three places at least: two are a strong link. */
static bool
find_in_box (const RtTechnique *technique, RtStudy *study, RtSink *sink, int digit, int box)
{
  RtPlaces places = rt_choices_places (&study->field, box, digit);

  if (rt_count_nine (places) < 3 || rt_count_nine (places) > 5)
    return false;
  for (int z = 0; z < 9; z++) {
    const uint8_t *houses = rt_houses_of[rt_houses[box][z]];
    RtPlaces row = (RtPlaces) (7u << z / 3 * 3), column = (RtPlaces) (0111u << z % 3);
    Rectangle r = { .digit = digit, .lines = { houses[RT_KIND_ROW], houses[RT_KIND_COLUMN] } };

    if (places & ~(row | column) || !(places & ~row) || !(places & ~column))
      continue;
    r.arms[RT_KIND_ROW] = rt_places_cells (box, places & row & ~column);
    r.arms[RT_KIND_COLUMN] = rt_places_cells (box, places & column & ~row);
    r.crossing = rt_places_cells (box, places & row & column);
    if (try_rectangle (technique, study, sink, &r, RT_KIND_ROW) ||
        try_rectangle (technique, study, sink, &r, RT_KIND_COLUMN))
      return true;
  }
  return false;
}

static bool
find_empty_rectangle (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int box = 9 * RT_KIND_BOX; box < 9 * RT_KIND_BOX + 9; box++)
      if (find_in_box (technique, study, sink, digit, box))
        return true;
  return false;
}

static const RtTechnique rows[] = {
  { .id = "skyscraper", .name = N_("Skyscraper"), .price = 4.0,
    .human_rank = 141, .find = find_skyscraper },
  { .id = "two-string-kite", .name = N_("Two-String Kite"), .price = 4.1,
    .human_rank = 151, .find = find_kite },
  { .id = "turbot-fish", .name = N_("Turbot Fish"), .price = 4.2,
    .human_rank = 161, .find = find_turbot },
  { .id = "empty-rectangle", .name = N_("Empty Rectangle"), .price = 4.3,
    .human_rank = 171, .find = find_empty_rectangle },
  { .id = NULL }
};

const RtFamily rt_family_single_digit = { "single-digit", N_("Single-Digit Patterns"), rows };
