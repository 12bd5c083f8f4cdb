/* single-digit.c - family of patterns of one digit with two strong links that a weak link joins:
 * skyscraper, two-string kite, turbot fish and, with groups of cells in one link, empty rectangle.
 *
 *     a = b - c = d    a or b is true, c or d is true, but not both b and c; so a or d is true, and
 *                      candidates that see both are false
 *
 *     skyscraper         both strong links in parallel lines, b and c in a line that crosses them
 *     two-string kite    one link in a row, one in a column, b and c in a box
 *     turbot fish        any other four cells
 *     empty rectangle    a and b are groups: all places of a box are in one of its columns and in
 *                        one of its rows
 *
 * A pattern is only reported if it eliminates a candidate outside its own cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/chain-report.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

/* Two lines that have two places each for a digit. */
typedef struct {
  int digit;
  int line, other;
  RtPlaces places, other_places;
} Pair;

/* Reports the chain a = b - c = d; CELLS are its four groups of cells. Returns true if no more are
 * wanted. */
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

/* Returns true if an examination of DIGIT alone can eliminate DIGIT from some cell. */
static bool
has_removable (RtStudy *study, int digit)
{
  return !rt_cells_is_empty (rt_study_removable (study, digit));
}

/* A function that reports the steps of a pair of lines. Returns true if the sink wants no more. */
typedef bool TryPair (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Pair *pair);

/* Calls TRY for each pair of lines with exactly two places for a digit: a line of KIND, and a later
 * line of the kind OTHER. Returns true if TRY did: no more steps are wanted. */
static bool
find_pairs (const RtTechnique *technique, RtStudy *study, RtSink *sink, int kind, int other,
            TryPair *try)
{
  const RtChoices *field = &study->field;

  for (int digit = 1; digit <= 9; digit++)
    for (int line = 9 * kind; has_removable (study, digit) && line < 9 * kind + 9; line++) {
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

/* Returns true if A and B are the only places of DIGIT in a line of KIND. */
static bool
are_two_of_line (const RtChoices *field, int digit, int kind, int a, int b)
{
  int line = rt_houses_of[a][kind];

  return line == rt_houses_of[b][kind] && rt_count_nine (rt_choices_places (field, line,
    digit)) == 2;
}

/* Returns true if the chain a = b - c = d is a skyscraper or a two-string kite. */
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
    for (guint k = i + 1; k < n && links[k].digit == links[i].digit &&
                          has_removable (study, links[i].digit); k++)
      if (try_turbot (technique, study, sink, &links[i], &links[k]))
        return true;
  return false;
}

/* The places of a digit in a box, if all are in one row and one column of it. */
typedef struct {
  int digit;
  int lines[2];         /* the row and the column, as houses */
  RtCells arms[2];      /* places in the row and in the column, without the cell they share */
  RtCells crossing;
} Rectangle;

/* Returns true if two boxes are in the same band or the same stack. */
static bool
is_beside (int box, int other)
{
  return box / 3 == other / 3 || box % 3 == other % 3;
}

/* Tries strong links that begin in the line NEAR of the box (0: row, 1: column) and cross that
 * line. The box's other line loses the digit in the cell that sees the far end of the link. Returns
 * true if no more steps are wanted. */
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

/* Tries the empty rectangles of DIGIT in BOX. BOX must have at least three places of DIGIT, because
 * two are an ordinary strong link. Returns true if no more steps are wanted. */
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
    for (int box = 9 * RT_KIND_BOX; has_removable (study, digit) && box < 9 * RT_KIND_BOX + 9;
         box++)
      if (find_in_box (technique, study, sink, digit, box))
        return true;
  return false;
}

#define WHY_TWO_STRINGS \
  N_("In {base} the digit {digits} has only two places each. {side} see each other, so they " \
     "cannot both have it: {main-or} has it, and {victims-see} both of these.")

static const RtTechnique rows[] = {
  { .id = "skyscraper", .name = N_("Skyscraper"), .price = 4.0,
    .human_rank = 141, .cost = 9, .find = find_skyscraper,
    .sentences = RT_WHY (WHY_TWO_STRINGS),
    .definition = N_("In two rows a digit has just two places each, and one place of either row "
                    "lies in the same column, the base. The digit cannot stand there twice, so "
                    "at least one of the two other places, the roofs, holds it. Cells that see "
                    "both roofs, in their row, column or box, cannot have it. The same goes with "
                    "rows and columns exchanged."),
    .example = ":0000:x:+8+5+312..+7+96+29+3.7...47+15.9..+2+136+2+7.+98.+2+4+78+9....9+8+5+6.32."
               "7+5+927.....+3+1+4+95+8+7+267+6+84+3+2591:::" },
  { .id = "two-string-kite", .name = N_("Two-String Kite"), .price = 4.1,
    .human_rank = 151, .cost = 9, .find = find_kite,
    .sentences = RT_WHY (WHY_TWO_STRINGS),
    .definition = N_("A row and a column have just two places each for a digit, and one place of "
                    "the row lies in the same box as one of the column. The digit cannot stand "
                    "in that box twice, so at least one of the two other places, the ends of the "
                    "strings, holds it. A cell that sees both ends cannot have it."),
    .example = ":0000:x:1+63+24+5..9..+5.9+12+362.9+6.3+1+4+5..4327.+6.+3.+6+5+1+84..+7.8+4+6+9+3"
               "5...+1.+36.2+4..+715+26.+363+2+9.45+1.:::" },
  { .id = "turbot-fish", .name = N_("Turbot Fish"), .price = 4.2,
    .human_rank = 161, .cost = 9, .find = find_turbot,
    .sentences = RT_WHY (WHY_TWO_STRINGS),
    .definition = N_("Two rows, columns or boxes have just two places each for a digit, and one "
                    "place of the first sees one place of the second. These two cannot both hold "
                    "the digit, so at least one of the two others does. Cells that see both of "
                    "the others cannot have it. Skyscraper and Two-String Kite are the forms "
                    "with names of their own."),
    .example = ":0000:x:1..4+2+8.9+62+68.+9+3+4.+1.+4+9.+16+32+83+2.+6+4.+8.+9+4+8.+3.9+61+2..6+2"
               "8..+348..9+6..+45..2+8.4.+63+6.413..+87:::" },
  { .id = "empty-rectangle", .name = N_("Empty Rectangle"), .price = 4.3,
    .human_rank = 171, .cost = 10, .find = find_empty_rectangle,
    .sentences = RT_WHY (N_("If the digit {digits} is not in {a-or}, then it is in {b-or}, "
                            "hence not in {c}, hence in {d}, as {base} have no other place. "
                            "So it is in {a-or} or in {d}, and {victims-see} each of these.")),
    .definition = N_("In a box all places for a digit lie in one row and one column, which leaves "
                    "a rectangle of four cells without it. Outside the box, another column has "
                    "just two places for the digit, one of them in that row. If the box has the "
                    "digit in its row, that place is out and the other one holds it; if not, the "
                    "box has it in its own column. So the cell where the box’s column meets the "
                    "row of the other place cannot have the digit. The same goes with rows and "
                    "columns exchanged."),
    .example = ":0000:x:9+783....+6..5.69.8.+6.+1.+8..+9...+9+65+87.33+8+62.+7..9.+5+7.+9+386+279"
               "+4+8+26.+3.+8+6+357+1+924+51+2+9+34+6+7+8:::" },
  { .id = NULL }
};

const RtFamily rt_family_single_digit = { "single-digit", N_("Single-Digit Patterns"), rows };
