/* wings.c - a hinge and two cells that it sees, one of which must hold a digit: XY-wing and
 * XYZ-wing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int hinge, int wing,
        int other, int digit)
{
  RtCells cells = rt_cells_or (rt_cells_of (hinge),
                               rt_cells_or (rt_cells_of (wing), rt_cells_of (other)));
  RtCells seen = rt_cells_and (rt_peer_cells[wing], rt_peer_cells[other]);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  if (technique->size == 3)
    seen = rt_cells_and (seen, rt_peer_cells[hinge]);
  rt_draft_remove_from (draft, field, rt_cells_minus (seen, cells), digit);
  if (!rt_draft_has_effect (draft))
    return false;
  draft->pattern.digits =
    field->candidates[hinge] | field->candidates[wing] | field->candidates[other];
  draft->pattern.cells = cells;
  rt_draft_mark_all (draft, field, rt_cells_of (hinge), RT_DIGITS_ALL, RT_MARK_SECOND, 0);
  rt_draft_mark_all (draft, field, rt_cells_minus (cells, rt_cells_of (hinge)), RT_DIGITS_ALL,
                     RT_MARK_PATTERN, 0);
  return rt_sink_report (sink);
}

/* A hinge of as many digits as the technique's size says. */
static bool
find_wings (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtChoices *field = &study->field;

  for (int hinge = 0; hinge < RT_N_CELLS; hinge++) {
    RtDigits of_hinge = field->candidates[hinge];

    if (rt_count_nine (of_hinge) != technique->size)
      continue;
    for (int i = 0; i < RT_N_PEERS; i++) {
      int wing = rt_peers[hinge][i];
      RtDigits of_wing = field->candidates[wing];

      if (rt_count_nine (of_wing) != 2 || !rt_is_single (of_hinge & ~of_wing))
        continue;
      for (int k = 0; k < RT_N_PEERS; k++) {
        int other = rt_peers[hinge][k];
        RtDigits of_other = field->candidates[other], of_both = of_wing & of_other;

        if (rt_count_nine (of_other) != 2 || !of_both ||
            rt_count_nine (of_hinge | of_wing | of_other) != 3 ||
            rt_count_nine (of_hinge & of_both) != technique->size - 2)
          continue;
        if (report (technique, sink, field, hinge, wing, other, rt_digits_first (of_both)))
          return true;
      }
    }
  }
  return false;
}

static const RtTechnique rows[] = {
  { .id = "xy-wing", .name = N_("XY-Wing"), .size = 2, .price = 4.2,
    .rating_rank = 170, .human_rank = 163, .cost = 8, .find = find_wings,
    .sentences = RT_WHY (N_("{side} holds {side-digits-or}, and whichever it is, that leaves "
                            "{lost} for one of {main}. {victims-see} both of these.")),
    .definition = N_("Three cells with two candidates each: a hinge that may be x or y, and two "
                    "wings that it sees in its row, column or box, one with x and z, the other "
                    "with y and z. If the hinge is x, the first wing is z; if it is y, the "
                    "second is. So at least one wing is z, and cells that see both wings cannot "
                    "be. Also known as Y-Wing."),
    .example = ":0000:x:7......49.+91.....7..+4..9..2+1+3685+7+92+4...+3+9+4+7+1+6+47+9621+53+864"
               "+7+5+12+8+9+38+1+2+9+63+47+59+5+3..+8+2+61:::" },
  { .id = "xyz-wing", .name = N_("XYZ-Wing"), .size = 3, .price = 4.4,
    .rating_rank = 180, .human_rank = 216, .cost = 9, .find = find_wings,
    .sentences = RT_WHY (N_("{side} holds {side-digits-or}: so it is {lost} itself, or one of "
                            "{main} is. {victims-see} all three.")),
    .definition = N_("A hinge that may be x, y or z sees, in its row, column or box, two wings "
                    "with two candidates each, one with x and z, the other with y and z. If the "
                    "hinge is x, the first wing is z; if it is y, the second is; else it is z "
                    "itself. So at least one of the three cells is z, and cells that see all "
                    "three cannot be."),
    .example = ":0000:x:+21+6+3+4+8+57+95..+26.+1+34.34.5+1+6+28...+4.2.6+38+6+2+17+3+9+45.+4.+6."
               "5.1+26+298+1+4+3+57+47..3.+2+8.....+2.+49.:::" },
  { .id = NULL }
};

const RtFamily rt_family_wings = { "wings", N_("Wings"), rows };
