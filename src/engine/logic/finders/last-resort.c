/* last-resort.c - family of techniques for when nothing else helps: templates and brute force.
 *
 * A template is a way to place a digit nine times, once in each house. A candidate in no template
 * of its digit is false; one that is in all templates is true. Brute force places the digit of the
 * solution in the first empty cell, if there is exactly one solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/fast/fast.h"
#include "engine/logic/board/study.h"
#include "engine/logic/board/templates.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

/* Modes of find_by_templates (technique->size): report candidates that are in no template, or in
 * all templates. */
enum {
  DELETE,
  SET,
};

/* Returns the cells that are in all templates (ways to place a digit nine times). SOME has the
 * cells in at least one. A cell of SOME is in all of them if it is the only one of its row. */
static RtCells
in_all (RtCells some)
{
  RtCells all = RT_CELLS_NONE;

  for (int row = 0; row < 9; row++) {
    RtCells own = rt_cells_and (some, rt_house_cells[row]);

    if (rt_cells_count (own) == 1)
      all = rt_cells_or (all, own);
  }
  return all;
}

static bool
find_by_templates (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int digit = 1; digit <= 9 && !rt_study_stopped (study); digit++) {
    RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
    RtCells some = rt_template_cells (&study->field, digit), all = in_all (some);

    if (rt_cells_is_empty (some))
      continue;
    if (technique->size == SET)
      for_each_cell (cell, all)
        rt_draft_place (draft, cell, digit);
    else
      rt_draft_remove_from (draft, &study->field, rt_study_removable (study, digit), digit);
    if (!rt_draft_has_effect (draft))
      continue;
    draft->pattern.digits = rt_digits_of (digit);
    rt_draft_mark_all (draft, &study->field, rt_cells_minus (some, all), rt_digits_of (digit),
                       RT_MARK_PATTERN, 0);
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

static bool
find_by_force (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtGrid grid, solution;
  int cell;

  if (rt_cells_is_empty (rt_study_empty (study)))
    return false;
  for (int i = 0; i < RT_N_CELLS; i++)
    grid.digit[i] = study->field.digit[i];
  cell = rt_cells_first (rt_study_empty (study));
  /* The person's pencil marks may lack the digit of the solution. */
  if (rt_fast_solve (&grid, &solution) != 1 ||
      !rt_choices_has (&study->field, cell, solution.digit[cell]))
    return false;
  rt_draft_place (rt_sink_begin (sink, technique, technique->price), cell, solution.digit[cell]);
  return rt_sink_report (sink);
}

static const RtTechnique rows[] = {
  { .id = "template-set", .name = N_("Template Set"), .size = SET, .price = 10.0,
    .human_rank = 900, .find = find_by_templates,
    .sentences = RT_WHY (N_("Whichever way the digit {digits} is placed nine times, once in "
                            "each row, column and box, it is in {place}.")),
    .definition = N_("A template is a way to place one digit nine times, once in every row, "
                    "column and box. Go through all templates of the digit that agree with the "
                    "grid and its candidates. If a cell is in every one of them, it holds the "
                    "digit. There may be hundreds, so this is rather for computers. Also known "
                    "as pattern overlay."),
    .example = ":0000:x:+78.+1+2+34+6.+1+465+892..+3.+2+7+4+6+1.82+1.398+6..+6..+4+5+1...4.8+67+2"
               ".1.8+6+1+9+3+7+5..+924+8+15..6+57326+4..1:::" },
  { .id = "template-delete", .name = N_("Template Delete"), .size = DELETE, .price = 10.0,
    .human_rank = 910, .find = find_by_templates,
    .sentences = RT_WHY (N_("No way to place the digit {digits} nine times, once in each row, "
                            "column and box, has it in {victims-or}.")),
    .definition = N_("A template is a way to place one digit nine times, once in every row, "
                    "column and box. Go through all templates of the digit that agree with the "
                    "grid and its candidates. If a cell is in none of them, it cannot have the "
                    "digit. There may be hundreds, so this is rather for computers. Also known "
                    "as pattern overlay."),
    .example = ":0000:x:.+6+7+3.18.+4+3+9+8+427+165+14....+7.+3+4+1...59.7.+83+7..5+4+1+7+591+4.+"
               "6.28+219+7+4+3+5+6+93..+1.+47+8.748..21+9:::" },
  { .id = "brute-force", .name = N_("Brute Force"), .price = 20.0, .human_rank = 1000,
    .find = find_by_force,
    .sentences = RT_WHY (N_("No technique in use finds anything here. Tried out, only {digits} in "
                            "{place} leads to a solution.")),
    .definition = N_("Where nothing else helps, the digit of an empty cell is taken from the "
                    "solution, which the computer finds by trying one digit after the other. "
                    "This explains nothing, but it works wherever there is only one solution. "
                    "Also known as guessing or trial and error."),
    .example = ":0000:x:+2+8+34+16+5+7+9+45+6.7+9.+1+81975.....+6+2+9..+5+7+413+74+19+268+5+51+87"
               "+64..+3+7.+2+9.1+85.9.+5...1.78.+1.+5+7..2:::" },
  { .id = NULL }
};

const RtFamily rt_family_last_resort = { "last", N_("Last Resort"), rows };
