/* singles.c - family of singles: full houses, hidden singles, naked singles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

static bool
report_hidden (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
               int digit)
{
  int cell = rt_houses[house][__builtin_ctz (rt_choices_places (field, house, digit))];
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  rt_draft_place (draft, cell, digit);
  rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
  return rt_sink_report (sink);
}

/* Reports the hidden singles of HOUSE (digits with exactly one place in it) to SINK. Returns true
 * if SINK wants no more. */
static bool
find_hidden_in (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house)
{
  for_each_digit (digit, rt_choices_hidden (field, house))
    if (report_hidden (technique, sink, field, house, digit))
      return true;
  return false;
}

static bool
find_full_house (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  static const int kinds[] = { RT_KIND_BOX, RT_KIND_COLUMN, RT_KIND_ROW };

  for (int k = 0; k < 3; k++)
    for (int house = 9 * kinds[k]; house < 9 * kinds[k] + 9; house++)
      if (study->field.n_empty[house] == 1 &&
          find_hidden_in (technique, sink, &study->field, house))
        return true;
  return false;
}

static bool
find_hidden_of_kind (const RtTechnique *technique, RtStudy *study, RtSink *sink, int kind)
{
  for (int house = 9 * kind; house < 9 * kind + 9; house++)
    if (study->field.n_empty[house] > 1 && find_hidden_in (technique, sink, &study->field, house))
      return true;
  return false;
}

static bool
find_hidden_in_box (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_hidden_of_kind (technique, study, sink, RT_KIND_BOX);
}

static bool
find_hidden_in_line (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_hidden_of_kind (technique, study, sink, RT_KIND_COLUMN) ||
         find_hidden_of_kind (technique, study, sink, RT_KIND_ROW);
}

static bool
find_naked (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits candidates = study->field.candidates[cell];

    if (!rt_is_single (candidates))
      continue;
    rt_draft_place (rt_sink_begin (sink, technique, technique->price), cell,
                    rt_digits_first (candidates));
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

/* Common name of hidden singles in boxes and in lines. */
static const char *const hidden[] = { N_("Hidden Single"), NULL };

static const RtTechnique rows[] = {
  { .id = "full-house", .name = N_("Full House"), .price = 1.0,
    .rating_rank = 10, .human_rank = 10, .cost = 1, .find = find_full_house,
    /* Translators: words in braces stand for what the step is about; they must stay as they are, in
     * any order. {digits}, {lost}, {common} and others with "digits" or "set" are "7" or "3 and 8";
     * {base}, {cover} and {house} are "row 2" or "rows 2 and 5"; {cells}, {place}, {fins}, {main},
     * {side}, {set-1}, {victims} and the like are "r1c2" or "r1c2 and r3c2", by row and column;
     * "-or" makes it "r1c2 or r3c2"; {if}, {then}, {unless} are "r2c3 is not 5"; {links} is
     * "12 links". */
    .sentences = RT_WHY (N_("{house} has only one empty cell left, {place}, and only the digit "
                            "{digits} is missing.")),
    .definition = N_("Look for a row, column or box with only one empty cell. It needs each of "
                    "the nine digits once, so the cell holds the one that is missing. Also known "
                    "as last digit."),
    .example = ":0000:x:3.+7+1+4+689+2+42+95+3+8...8+6+1+27+9+3+54+2.638.9..1..+7.2......6...2.9+"
               "7246+3.....3+9+2.6+47+6..+8.+7+23+9:::" },
  { .id = "hidden-single-box", .name = N_("Hidden Single in a Box"), .variants = hidden,
    .price = 1.2, .rating_rank = 20, .human_rank = 20, .cost = 2, .find = find_hidden_in_box,
    .sentences = RT_WHY (N_("In {house} the digit {digits} can only stand in {place}.")),
    .definition = N_("Take a digit and a box that does not have it yet. Wherever the digit "
                    "already stands in a row or column that crosses the box, the cells on that "
                    "line are ruled out. If only one empty cell of the box is left, the digit "
                    "belongs there, whatever else might fit into that cell: the single is hidden "
                    "among its other candidates. Also known as pinned digit; looking for it "
                    "along rows and columns is called cross-hatching."),
    .example = ":0000:x:......+8+5968.15+9.+7+4.94..8.+16..7..59..8.9.47+521...+9..4.+7....91+6.."
               "+9...6.+14.+15+68..7+9.:::" },
  { .id = "hidden-single-line", .name = N_("Hidden Single in a Line"), .variants = hidden,
    .price = 1.5, .rating_rank = 30, .human_rank = 30, .cost = 3, .find = find_hidden_in_line,
    .sentences = RT_WHY (N_("In {house} the digit {digits} can only stand in {place}.")),
    .definition = N_("Take a digit and a row or column that does not have it yet. The empty cells "
                    "of the line that already see the digit, in their box or in the line that "
                    "crosses there, are ruled out. If only one is left, the digit belongs there, "
                    "whatever else might fit into that cell. It is harder to see than in a box, "
                    "because one has to look in more directions."),
    .example = ":0000:x:+329+1+45+786+1..3.8.9.+8.4+7+9....2....9+8....1...+9.2+9+8+62+17345..8.7"
               "+1...6+9.5..1.8.1.......:::" },
  { .id = "naked-single", .name = N_("Naked Single"), .price = 2.3,
    .rating_rank = 70, .human_rank = 40, .cost = 4, .find = find_naked,
    .sentences = RT_WHY (N_("{place} has no other digit left than {digits}.")),
    .definition = N_("Look at one empty cell and at all that it sees: its row, its column and its "
                    "box. If eight of the nine digits stand there or have been ruled out, the "
                    "cell holds the ninth, which is its only candidate. Also known as sole "
                    "candidate or forced digit."),
    .example = ":0000:x:..61..4.....3......5.+7.4..2+467+8+3+1.2..+1.+6+4+9+783+8395+27..+4...+2+"
               "7...172.+4+13..6...98.+2..:::" },
  { .id = NULL }
};

const RtFamily rt_family_singles = { "singles", N_("Singles"), rows };
