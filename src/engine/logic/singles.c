/* singles.c - the last empty cell of a house, the only place for a digit, the only digit for a
 * cell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/study.h"
#include "engine/logic/sink.h"

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

/* The digits that have just one place in HOUSE. */
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

/* What people call both. */
static const char *const hidden[] = { N_("Hidden Single"), NULL };

static const RtTechnique rows[] = {
  { .id = "full-house", .name = N_("Full House"), .price = 1.0,
    .rating_rank = 10, .human_rank = 10, .find = find_full_house },
  { .id = "hidden-single-box", .name = N_("Hidden Single in a Box"), .variants = hidden,
    .price = 1.2, .rating_rank = 20, .human_rank = 20, .find = find_hidden_in_box },
  { .id = "hidden-single-line", .name = N_("Hidden Single in a Line"), .variants = hidden,
    .price = 1.5, .rating_rank = 30, .human_rank = 30, .find = find_hidden_in_line },
  { .id = "naked-single", .name = N_("Naked Single"), .price = 2.3,
    .rating_rank = 70, .human_rank = 40, .find = find_naked },
  { .id = NULL }
};

const RtFamily rt_family_singles = { "singles", N_("Singles"), rows };
