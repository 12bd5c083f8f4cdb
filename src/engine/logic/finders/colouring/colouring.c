/* colouring.c - family of simple colouring, multi-colouring and 3D Medusa. This file finds the
 * first two: strong links of one digit in two colours.
 *
 * Either all cells of one colour of a cluster (cluster.h) have the digit, or all of the other.
 *
 *     simple    trap      a cell outside the cluster sees both colours: it loses the digit
 *               wrap      two cells of a colour see each other: that colour is false
 *     multi     bridge    colour A of a cluster sees colour C of another cluster: then B or D is
 *                         true, and candidates that see both are false
 *               squeeze   colour A sees both C and D, one of which is true: A is false
 *
 * A trap of a cluster of two or three cells is not reported: it would be a locked candidate. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/colouring/cluster.h"
#include "engine/logic/finders/families.h"

enum {
  TRAP,
  WRAP,
};

enum {
  BRIDGE,
  SQUEEZE,
};

/* A cluster of one digit, without its links. */
typedef struct {
  int start, n;
  RtCells colour[2];
  RtCells seen[2];      /* cells that see some cell of the colour */
} Outline;

#define MAX_OUTLINES 40         /* each has at least two of 81 cells */

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;
  int digit;
  int n;
  Outline outline[MAX_OUTLINES];
} Search;

/* Lists the clusters of DIGIT. The list stays empty if an examination of DIGIT alone cannot
 * eliminate anything. */
static void
find_outlines (Search *search, int digit)
{
  RtCells left = rt_study_plane (search->study, digit);

  search->digit = digit;
  search->n = 0;
  if (rt_cells_is_empty (rt_study_removable (search->study, digit)))
    return;
  for_each_cell (start, left) {
    Outline *outline = &search->outline[search->n];
    RtCluster cluster;

    rt_cluster_grow (&cluster, &search->study->field, start, digit, false);
    if (cluster.n < 2)
      continue;
    outline->start = start;
    outline->n = cluster.n;
    for (int k = 0; k < 2; k++) {
      outline->colour[k] = cluster.colour[k][digit - 1];
      outline->seen[k] = rt_seen_by_any (outline->colour[k]);
      left = rt_cells_minus (left, outline->colour[k]);
    }
    search->n++;
  }
}

/* Reports that CELLS lose the digit because of the cluster ONE, or of ONE and OTHER. OTHER may be
 * NULL. Returns true if no more steps are wanted. */
static bool
report (Search *search, int variant, RtCells cells, const Outline *one, const Outline *other)
{
  const RtChoices *field = &search->study->field;
  RtDraft *draft = rt_sink_begin (search->sink, search->technique, search->technique->price);
  RtCluster cluster;

  draft->variant = variant;
  rt_draft_remove_from (draft, field, cells, search->digit);
  if (!rt_draft_has_effect (draft))
    return false;
  if (draft->explains) {
    rt_cluster_grow (&cluster, field, one->start, search->digit, false);
    rt_cluster_draw (&cluster, draft, RT_MARK_COLOUR_A, RT_MARK_COLOUR_B);
  }
  if (draft->explains && other) {
    rt_cluster_grow (&cluster, field, other->start, search->digit, false);
    rt_cluster_draw (&cluster, draft, RT_MARK_COLOUR_C, RT_MARK_COLOUR_D);
  }
  return rt_sink_report (search->sink);
}

static bool
try_simple (Search *search, const Outline *outline)
{
  RtCells own = rt_cells_or (outline->colour[0], outline->colour[1]);
  RtCells trapped = rt_cells_minus (rt_cells_and (outline->seen[0], outline->seen[1]), own);

  for (int k = 0; k < 2; k++)
    if (rt_cells_meet (outline->colour[k], outline->seen[k]) &&
        report (search, WRAP, outline->colour[k], outline, NULL))
      return true;
  return outline->n >= 4 && report (search, TRAP, trapped, outline, NULL);
}

static bool
find_simple (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = { .technique = technique, .study = study, .sink = sink };

  for (int digit = 1; digit <= 9; digit++) {
    find_outlines (&search, digit);
    for (int i = 0; i < search.n; i++)
      if (try_simple (&search, &search.outline[i]))
        return true;
  }
  return false;
}

/* Reports that a colour of ONE is false if it sees both colours of OTHER. Returns true if no more
 * finds are wanted. */
static bool
try_squeeze (Search *search, const Outline *one, const Outline *other)
{
  for (int k = 0; k < 2; k++)
    if (rt_cells_meet (one->colour[k], other->seen[0]) &&
        rt_cells_meet (one->colour[k], other->seen[1]) &&
        report (search, SQUEEZE, one->colour[k], one, other))
      return true;
  return false;
}

static bool
try_bridge (Search *search, const Outline *one, const Outline *other)
{
  RtCells own = rt_cells_or (rt_cells_or (one->colour[0], one->colour[1]),
                             rt_cells_or (other->colour[0], other->colour[1]));

  for (int k = 0; k < 2; k++)
    for (int l = 0; l < 2; l++)
      if (rt_cells_meet (one->colour[k], other->seen[l])) {
        RtCells trapped = rt_cells_and (one->seen[!k], other->seen[!l]);

        if (report (search, BRIDGE, rt_cells_minus (trapped, own), one, other))
          return true;
      }
  return false;
}

static bool
find_multi (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = { .technique = technique, .study = study, .sink = sink };

  for (int digit = 1; digit <= 9; digit++) {
    find_outlines (&search, digit);
    for (int i = 0; i < search.n; i++)
      for (int k = 0; k < search.n; k++)
        if (k != i && (try_squeeze (&search, &search.outline[i], &search.outline[k]) ||
                       (i < k && try_bridge (&search, &search.outline[i], &search.outline[k]))))
          return true;
  }
  return false;
}

static const char *const simple_variants[] = {
  N_("Simple Colouring (Trap)"), N_("Simple Colouring (Wrap)"), NULL
};

static const char *const multi_variants[] = {
  N_("Multi-Colouring (Bridge)"), N_("Multi-Colouring (Squeeze)"), NULL
};

/* Returns true if the step eliminates from one cell only. */
static bool
is_of_one_cell (const RtStep *step)
{
  return step->n_removed == 1;
}

#define WHY_COLOURS \
  N_("Either the one colour is true ({first}), or the other ({other}).")

static const RtTechnique rows[] = {
  { .id = "simple-colouring", .name = N_("Simple Colouring"), .variants = simple_variants,
    .price = 6.6, .human_rank = 222, .cost = 6, .find = find_simple,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0), .premise = WHY_COLOURS,
        .why = N_("{victims-see} some of either.") },
      { .variants = RT_VARIANT (1), .premise = WHY_COLOURS,
        .why = N_("{clash} have one colour and see each other: so that colour is false.") }),
    .definition = N_("For one digit, join each two cells that are the only two places for it in "
                    "some row, column or box, and give the joined cells two colours by turns. "
                    "Then all cells of one colour hold the digit, and none of the other. A cell "
                    "that sees both colours, in its row, column or box, cannot have it (trap). "
                    "If two cells of the same colour see each other, that colour is the false "
                    "one (wrap). Also known as simple colours or singles chains."),
    .example = ":0000:x:+8...4..7.5.+7..9.+2..32.8..+9.2+539.+1.4.....5..3+2+6+784..1+59+9+2+561+"
               "438+7+3+8+6..5+91+47+14.+9.2+6+5:627 629 857::" },
  { .id = "multi-colouring", .name = N_("Multi-Colouring"), .variants = multi_variants,
    .price = 6.7, .human_rank = 224, .cost = 9, .find = find_multi,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0),
        .why = N_("Either {near-1-is}, or {far-1-is}; and either {near-2-is}, or {far-2-is}. "
                  "But {meeting} see each other: so {far-1-is}, or {far-2-is}, and "
                  "{victims-see} one of either.") },
      { .variants = RT_VARIANT (1), .only_if = is_of_one_cell,
        .why = N_("Either {third-is}, or {fourth-is}. {victims} sees some of either.") },
      { .variants = RT_VARIANT (1),
        .why = N_("Either {third-is}, or {fourth-is}. {victims} stand or fall together, and see "
                  "some of either.") }),
    .definition = N_("For one digit, join each two cells that are the only two places for it in "
                    "some row, column or box, and give every group of joined cells two colours "
                    "of its own, by turns. If a colour of one group sees a colour of another, "
                    "these two are not both true, so one of their opposites is, and cells that "
                    "see both opposites cannot have the digit (bridge). If a colour sees both "
                    "colours of another group, of which one is true, it is false itself "
                    "(squeeze). Also known as multi colours."),
    .example = ":0000:x:6+54..+8+27+9+792..5+1+83..+1+2+794+5+6+2+438+9+1+56+71..+5.7.+2..+75.2+6"
               "..+1+5+2...3....1..547.2+4...+8+2.15:873 974::" },
  { .id = "3d-medusa", .name = N_("3D Medusa"), .variants = rt_medusa_variants,
    .price = 7.0, .human_rank = 305, .cost = 10, .find = rt_find_medusa,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0), .premise = WHY_COLOURS,
        .why = N_("One of the colours has {clash-digits} in {clash} at once: so it is false.") },
      { .variants = RT_VARIANT (1), .premise = WHY_COLOURS,
        .why = N_("One of the colours has {clash-digits} in both of {clash}, which see each "
                  "other: so it is false.") },
      { .variants = RT_VARIANT (2), .premise = WHY_COLOURS,
        .why = N_("Either way {victims-hold} a coloured digit, and nothing else.") },
      { .variants = RT_VARIANT (3), .premise = WHY_COLOURS,
        .why = N_("What is crossed out in {victims} sees its digit in both colours: it is "
                  "false either way.") },
      { .variants = RT_VARIANT (4), .premise = WHY_COLOURS,
        .why = N_("What is crossed out in {victims} sees its digit in one colour, and shares "
                  "its cell with the other: it is false either way.") },
      { .variants = RT_VARIANT (5), .premise = WHY_COLOURS,
        .why = N_("One of the colours is in sight of all digits of {emptied}: so it is false.") }),
    .definition = N_("This is colouring for all digits at once. Two places of a digit that are "
                    "the only ones in some row, column or box are joined, and so are the "
                    "candidates of a cell that has just two; joined candidates get two colours "
                    "by turns. Then one colour is all true, and the other all false. A colour "
                    "that is twice in a cell, or with the same digit twice in a row, column or "
                    "box, or that empties some cell, is the false one. A candidate without "
                    "colour that is at odds with both colours is false whichever is true."),
    .example = ":0000:x:+5+79+31.4.+8..+3+45..7+9.6.+7+89.3+5....3+7+5.6.+572.+8+3.+49+3..+4+57+8"
               "271+2..4+85+33..52+19.+7.+9+58+7+3..1:141 143::" },
  { .id = NULL }
};

const RtFamily rt_family_colouring = { "colouring", N_("Colouring"), rows };
