/* w-wing-remote-pair.c - family of W-wings and remote pairs: cells that have the same two candidates and
 * do not see each other, but cannot have the same digit, or cannot both lack one.
 *
 *     W-wing         p and q have x and y; some house has two places for x, of which p sees one and
 *                    q the other. So p or q is y: y p = x p - x a = x b - x q = y q
 *                    (y p: digit y in cell p; = at least one is true, - at most one)
 *     remote pair    an even number (four or more) of cells with x and y, each of which sees the
 *                    next: they are x and y in turn, so a cell that sees both ends is neither
 *
 * The remote pairs that are reported have no cell that could be left out. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/chain-report.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

/* Returns true if P sees one end of LINK and Q the other, and both ends are other cells. */
static bool
joins (const RtStrongLink *link, int p, int q)
{
  return rt_sees (link->a, p) && rt_sees (link->b, q) && link->a != q && link->b != p;
}

static bool
report_wing (const RtTechnique *technique, RtStudy *study, RtSink *sink, int p, int q, int x, int y,
             int a, int b)
{
  RtCells seen = rt_cells_and (rt_peer_cells[p], rt_peer_cells[q]);
  const RtEnd ends[6] = { rt_end (p, y), rt_end (p, x), rt_end (a, x),
                          rt_end (b, x), rt_end (q, x), rt_end (q, y) };
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  rt_draft_remove_from (draft, &study->field, seen, y);
  rt_draft_alternate (draft, &study->field, ends, 6);
  return rt_sink_report (sink);
}

/* Tries the W-wings of the cells P and Q that are joined by a strong link of X and eliminate Y.
 * Returns true if no more steps are wanted. */
static bool
find_wing_of (const RtTechnique *technique, RtStudy *study, RtSink *sink, int p, int q, int x,
    int y)
{
  RtCells seen = rt_cells_and (rt_peer_cells[p], rt_peer_cells[q]);
  const RtStrongLink *links;
  guint n;

  if (rt_cells_is_empty (rt_cells_and (seen, rt_study_plane (study, y))))
    return false;
  links = rt_study_strong_links (study, &n);
  for (guint i = 0; i < n; i++) {
    if (links[i].digit != x)
      continue;
    if (joins (&links[i], p, q) &&
        report_wing (technique, study, sink, p, q, x, y, links[i].a, links[i].b))
      return true;
    if (joins (&links[i], q, p) &&
        report_wing (technique, study, sink, p, q, x, y, links[i].b, links[i].a))
      return true;
  }
  return false;
}

static bool
find_w_wing (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtDigits *candidates = study->field.candidates;
  RtCells bivalue = rt_study_bivalue (study);

  for_each_cell (p, bivalue) {
    int low = rt_digits_first (candidates[p]), high = rt_digits_next (candidates[p], low);

    for (int q = p; (q = rt_cells_next (bivalue, q)) >= 0;) {
      if (candidates[q] != candidates[p] || rt_sees (p, q))
        continue;
      if (find_wing_of (technique, study, sink, p, q, low, high) ||
          find_wing_of (technique, study, sink, p, q, high, low))
        return true;
    }
  }
  return false;
}

/* The shortest paths from one cell to other cells with equal candidates. */
typedef struct {
  int n;
  uint8_t cell[RT_N_CELLS];     /* in order of discovery */
  uint8_t before[RT_N_CELLS];   /* parent of each cell */
  uint8_t distance[RT_N_CELLS]; /* by cell */
} Ways;

static void
find_ways (Ways *ways, RtCells same, int start)
{
  ways->n = 1;
  ways->cell[0] = (uint8_t) start;
  ways->before[start] = (uint8_t) start;
  ways->distance[start] = 0;
  rt_cells_remove (&same, start);
  for (int i = 0; i < ways->n; i++) {
    int from = ways->cell[i];
    RtCells next = rt_cells_and (same, rt_peer_cells[from]);

    for_each_cell (cell, next) {
      ways->cell[ways->n++] = (uint8_t) cell;
      ways->before[cell] = (uint8_t) from;
      ways->distance[cell] = ways->distance[from] + 1;
    }
    same = rt_cells_minus (same, next);
  }
}

static bool
report_remote (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Ways *ways,
    int end)
{
  RtDigits digits = study->field.candidates[end];
  int low = rt_digits_first (digits), high = rt_digits_next (digits, low);
  RtCells seen = rt_cells_and (rt_peer_cells[ways->cell[0]], rt_peer_cells[end]);
  RtEnd ends[2 * RT_N_CELLS];
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  int n = 0;

  for_each_cell (cell, seen)
    rt_draft_remove (draft, cell, study->field.candidates[cell] & digits);
  if (!rt_draft_has_effect (draft))
    return false;
  for (int cell = end, distance = ways->distance[end]; distance >= 0; distance--) {
    bool odd = n / 2 % 2 == 1;

    ends[n++] = rt_end (cell, odd ? low : high);
    ends[n++] = rt_end (cell, odd ? high : low);
    cell = ways->before[cell];
  }
  rt_draft_alternate (draft, &study->field, ends, n);
  return rt_sink_report (sink);
}

static bool
find_remote_from (const RtTechnique *technique, RtStudy *study, RtSink *sink, RtCells same,
                  int start)
{
  Ways ways;

  find_ways (&ways, same, start);
  for (int i = 0; i < ways.n; i++) {
    int end = ways.cell[i];

    if (end > start && ways.distance[end] >= 3 && ways.distance[end] % 2 == 1 &&
        report_remote (technique, study, sink, &ways, end))
      return true;
  }
  return false;
}

static bool
find_remote_pair (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtDigits *candidates = study->field.candidates;
  RtCells bivalue = rt_study_bivalue (study);

  for_each_cell (start, bivalue) {
    RtCells same = RT_CELLS_NONE;

    for_each_cell (cell, bivalue)
      if (candidates[cell] == candidates[start])
        rt_cells_add (&same, cell);
    if (rt_cells_count (same) >= 4 && find_remote_from (technique, study, sink, same, start))
      return true;
  }
  return false;
}

static const RtTechnique rows[] = {
  { .id = "w-wing", .name = N_("W-Wing"), .price = 4.4,
    .human_rank = 166, .cost = 10, .find = find_w_wing,
    .sentences = RT_WHY (N_("{main} can hold only {digits}. In {base} the digit {side-digits} "
                            "is in {side-or}, and each of these sees one of {main}: so not "
                            "both of {main} are {side-digits}, one is {main-digits}, and "
                            "{victims-see} both.")),
    .definition = N_("Two cells that do not see each other (they share no row, column or box) "
                    "have the same two candidates, x and y. Some row, column or box has just two "
                    "places for x, and one of the cells sees the first place, the other the "
                    "second. One of the places holds x, so at least one of the cells is not x "
                    "but y. Cells that see both cannot be y. Also known as semi-remote naked "
                    "pair."),
    .example = ":0000:x:..7..+45+9+8+84...6.37+5..+7.+8.4+6..83+6+5+4+7+27+2+4+98+16+5+3..542+7+9"
               "+81.+7+6+8.932+5.+8...3+7+69.5.+6+7+2+814:::" },
  { .id = "remote-pair", .name = N_("Remote Pair"), .flags = RT_TECHNIQUE_CHAIN,
    .price = 6.6, .human_rank = 219, .cost = 11, .find = find_remote_pair,
    .sentences = RT_WHY (N_("{chain}, each in sight of the next, are {digits} by turns. So of "
                            "{ends} one is the one digit and one the other, and {victims-see} "
                            "both.")),
    .definition = N_("Four or more cells, an even number of them, all have the same two "
                    "candidates, and each sees the next in its row, column or box, as in a "
                    "chain. Along the chain the two digits take turns, so its ends hold "
                    "different ones. Cells that see both ends can therefore have neither digit. "
                    "It is a naked pair stretched over the grid."),
    .example = ":0000:x:4+2.+73.6+8..8+3.+4+6.+7.+6+5792+83+4+1+3+4+6..+2798+21+839+7+45+6...6+84"
               "....6+24.+9+8...+3+4+8+6.9278..+2.+3.+6+4:::" },
  { .id = NULL }
};

const RtFamily rt_family_distant_pairs = { "distant-pairs", N_("Distant Pairs"), rows };
