/* test-words.c - tests that every sentence about a step is complete, and about that step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/words/chain-cases.h"
#include "engine/logic/words/placeholders.h"
#include "engine/logic/words/say.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include <stdlib.h>
#include <string.h>

/* A puzzle along whose path a technique finds a step; a variant follows a colon. */
typedef struct {
  const char *puzzle;
  const char *found;
} Example;

static const Example examples[] = {
  { "................12..3..4.........3....5...4...1..67.......8..3...4...5..26..1....",
    "hidden-single-box hidden-single-line naked-single full-house pointing claiming naked-pair "
    "x-wing aligned-pair aligned-triplet chain:0 chain:1 chain:2 chain:3 chain:4 nishio "
    "two-string-kite turbot-fish w-wing hidden-rectangle simple-colouring:0 simple-colouring:1 "
    "multi-colouring:0 multi-colouring:1 3d-medusa:0 3d-medusa:1 3d-medusa:3 3d-medusa:4 "
    "finned-x-wing:1 finned-swordfish:0 finned-swordfish:1 finned-jellyfish:0 finned-jellyfish:1 "
    "franken-x-wing:0 franken-swordfish:1 x-chain xy-loop xy-chain nice-loop aic:0 aic:1 "
    "wxyz-wing vwxyz-wing grouped-x-chain:0 grouped-x-chain:4 grouped-nice-loop grouped-aic:0 grouped-aic:1 als-nice-loop als-aic:0 "
    "als-aic:1 pair-aic:0 pair-aic:1 kraken-fish:0 kraken-fish:1 rectangle-aic:0 "
    "rectangle-aic:1 als-xz-doubly als-xz "
    "als-xy-wing als-chain aligned-pair-sets death-blossom bug:1 template-set template-delete brute-force" },
  { "................12..3.45........6.....1...47...8..2.......8..9..6.......92....5..",
    "unique-loop:0 unique-loop:3 hidden-pair swordfish skyscraper franken-swordfish:0 "
    "finned-x-wing:0 xyz-wing" },
  { ".......8..8.1..3.5...4.3....5...97.3....2......674...15.........21....5..9..5..42",
    "avoidable-rectangle:0 naked-triple sue-de-coq 3d-medusa:2 3d-medusa:5" },
  { "...5.3...7......8.58.....1....47...69...6.5....8...1....5..4....4.61..3.1.7.3.6..",
    "franken-jellyfish:0 franken-jellyfish:1 mutant-x-wing mutant-swordfish:0 mutant-swordfish:1 "
    "mutant-jellyfish:0 mutant-jellyfish:1" },
  { ".9.....4...8....6.2..67.8.1...7.36..63.25.7.......8...7.2.....331......5......4..",
    "hidden-rectangle-2 unique-rectangle-missing:6" },
  { "..23..6.....9...4..3..4...9..8....7.....2....25.4..9...1.73......4.12..8..3...7.6",
    "unique-rectangle-6 unique-rectangle-missing:5" },
  { "5....39.432...4...........7.6...21......5...8.5...1.......3.7..8..49.6..6......91",
    "unique-rectangle-3-wide" },
  { "..7.69....34..1.6......2.8...........513..7.......41.3.79.......8..9.3..3.27..8..",
    "unique-rectangle-missing:0" },
  { "8.......7...5.3.....2.195..1.....2...5..9....2..7........3...68.6.......78...6.13",
    "hidden-avoidable-rectangle" },
  { ".....3........5.9.71....8.22......5...7532.1.9...7..4.4....817....3...2...69....5",
    "unique-rectangle-missing:3" },
  { ".6.2....57.....4.9..8.4.2...3.8.5..2....73...8..6......5...1.636...5.....1......4",
    "unique-rectangle-missing:4" },
  { "5...9....4.......38..3.62.9..76....2.2..75....8...1..6.....9..4...1..6......5..18",
    "unique-rectangle-missing:2" },
  { "61..9.3....27......4....5.6....49..746..5...2..32...1....47...13.....8...........",
    "unique-rectangle-missing:1" },
  { "67.................84...97...74.5.1..5..7.8.......2......9..2..3..7...4.4.1.3..5.",
    "extended-rectangle:0" },
  { "3....5.27....3.6..29.7...5.............8.9......3.2416.........12...4..8.3498...5",
    "extended-rectangle:1" },
  { "....6.4.......8.3.9.6.....8....3..1..3287.....98.5..7.71.32.............4..7.92..",
    "unique-loop:1 x-cycle remote-pair bug:0" },
  { "...4.7...21.3.9......2....38..1....64..82.1...3...62....4.....9.......5.587.91...",
    "unique-loop:2" },
  { "..8........127....25...1.7.....8.4.....7...35.....4.9..8..193...954....8..6....5.",
    "unique-loop:4" },
  { ".8.4.7.3......9.7....8..4.21......8334.9..76.7..6.3.9..1...2...9.6.......3......7",
    "avoidable-rectangle:1" },
  { ".9...7.....4.19.........6.21.....7.......5...3...6..5...3.5.8.451.7..9..6...8..3.",
    "unique-loop:7" },
  { "6..9......7.........3..8.5.4.23657....5.1..6.....4.8.....1....3......47.2...5...6",
    "unique-loop:5" },
  { "..6.9......3..7.....158....1....5....4.....13.32.4..98...6532........4.6...7...8.",
    "unique-loop:6" },
  { ".......61...1..32...25...8......6..4.9.....5..71..49..13.........57.1....2.8..5..",
    "empty-rectangle franken-x-wing:1 xy-wing" },
  { "....1..5.....37..47..8..32.36.......841...5.....9.6....5.....784....16...3..7.4..",
    "naked-quad locked-pair direct-hidden-triple locked-triple direct-hidden-pair junior-exocet" },
  { "....3......51..439.1....26...4..28.75.....1..78....34.9..........642........13...",
    "hidden-triple" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "direct-pointing direct-claiming" },
  { ".6.......2...4...93...915...832..4..9..4....2.5..3.....9......5...1.87..8....21..",
    "jellyfish bug:2 bug:3" },
  { ".8...6.4.....5.68.4.67...1....1.4........53.1....27...7....92..2.3...4..8..3....9",
    "hidden-quad" },
  { "51.2..3...7.943.5..4.......1.8...........8.3..574.2...9..1.......5.3..46...6....2",
    "grouped-x-chain:1" },
  { "4.63.5.......9..5..97..8.....36...9...85...1..5....2......73..43..9...7.9.425..3.",
    "grouped-x-chain:2" },
  { "5.87.........192.......4...3......4....2.71..4...6..87.9...1..........6..3..96.5.",
    "grouped-x-chain:3" },
  { MONSTER, "sk-loop" },
  { "....7....6.2...5..59..1.7.6......8....63....1.5..24...3.1....2.....394....5.8....",
    "multiple:1 multiple:2 dynamic:0 dynamic:1 dynamic:2 dynamic:3 nested-1:0 nested-1:1 "
    "nested-1:2 nested-1:3" },
};

/* Techniques that would take minutes; each has the sentences of the first. */
#define DEAR "nested-1 nested-2 nested-3 nested-4 nested-4-1 nested-4-2 nested-4-3"

/* A sentence */

/* No placeholder is left, and none was filled with an empty text. */
static void
check_sentence (const RtStep *step, const char *text)
{
  static const char *const signs[] = {
    "{", "}", "  ", " .", " ,", " :", " ;", "()", " in,", " of,",
  };
  gsize length = strlen (text);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (length, >, 4);
  g_assert_true (text[length - 1] == '.' || text[length - 1] == '?');
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]))
      g_error ("%s: “%s”", step->technique->id, text);
}

/* Return all cells and houses that belong to a step. */
static RtCells
cells_of (const RtStep *step)
{
  RtCells cells = step->pattern.cells;

  for (guint i = 0; i < step->n_marks; i++)
    rt_cells_add (&cells, step->marks[i].cell);
  for (guint i = 0; i < step->n_links; i++) {
    cells = rt_cells_or (cells, rt_cells_or (step->links[i].from.cells, step->links[i].to.cells));
    cells = rt_cells_or (cells, step->links[i].in_cells);
  }
  return cells;
}

static RtHouses
houses_of (const RtStep *step)
{
  RtHouses houses = step->pattern.base | step->pattern.cover;

  for (guint i = 0; i < step->n_houses; i++)
    houses |= UINT32_C (1) << step->houses[i].house;
  return houses;
}

/* Each cell that TEXT names belongs to the step. */
static void
check_cells (const RtStep *step, const char *text)
{
  static GRegex *regex;
  g_autoptr (GMatchInfo) info = NULL;
  RtCells cells = cells_of (step);

  if (!regex)
    regex = g_regex_new ("r([1-9])c([1-9])", 0, 0, NULL);
  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL)) {
    g_autofree char *row = g_match_info_fetch (info, 1), *column = g_match_info_fetch (info, 2);

    if (!rt_cells_has (cells, 9 * (atoi (row) - 1) + atoi (column) - 1))
      g_error ("%s: r%sc%s in “%s”", step->technique->id, row, column, text);
  }
}

/* Each house that TEXT names belongs to the step. */
static void
check_houses (const RtStep *step, const char *text)
{
  static GRegex *regex;
  g_autoptr (GMatchInfo) info = NULL;

  if (!regex)
    regex = g_regex_new ("(row|column|box)(?:s|es)? ([1-9](?:, [1-9])*(?: and [1-9])?)", 0, 0,
                         NULL);
  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL)) {
    g_autofree char *kind = g_match_info_fetch (info, 1), *list = g_match_info_fetch (info, 2);
    int first = kind[0] == 'r' ? 0 : kind[0] == 'c' ? 9 : 18;

    for (const char *c = list; *c; c++)
      if (g_ascii_isdigit (*c) && !(houses_of (step) >> (first + *c - '1') & 1))
        g_error ("%s: %s %c in “%s”", step->technique->id, kind, *c, text);
  }
}

/* The lines of a chain */

/* The lines of a case are numbered; each starts from earlier conclusions or the assumption; the
 * last one is the end of the case. TEXT has them from FIRST on. Returns their number. */
static guint
check_case (const RtStep *step, guint number, const GPtrArray *text, guint first)
{
  g_autoptr (RtChainCase) one = rt_chain_case_new (step, number);

  for (guint i = 0; i < one->lines->len; i++) {
    const GPtrArray *line = g_ptr_array_index (one->lines, i);
    g_autofree char *begin = g_strdup_printf ("%u. If ", i + 1);

    g_assert_true (g_str_has_prefix (g_ptr_array_index (text, first + i), begin));
    for (guint k = 0; k < line->len; k++) {
      const RtStepLink *link = g_ptr_array_index (line, k);

      g_assert_true (rt_step_nodes_equal (link->to, rt_chain_case_line (one, i)->to));
      if (rt_step_digits_of (step, RT_MARK_COLOUR_A))
        continue;   /* links that form no chain */
      g_assert_true (rt_step_nodes_equal (link->from, one->start) ||
                     rt_chain_case_line_to (one, link->from) < (int) i);
    }
  }
  if (one->lines->len && !rt_step_digits_of (step, RT_MARK_COLOUR_A))
    g_assert_true (rt_step_nodes_equal (rt_chain_case_line (one, one->lines->len - 1)->to,
                                      one->end));
  return one->lines->len;
}

/* Returns the lines of a case, or of all cases, without indented ones. */
static GPtrArray *
own_lines (const RtStep *step, guint number)
{
  GPtrArray *lines = rt_say_links (step, number);

  for (guint i = lines->len; i-- > 0;)
    if (g_str_has_prefix (g_ptr_array_index (lines, i), RT_SET_IN))
      g_ptr_array_remove_index (lines, i);
  return lines;
}

static void
check_links (const RtStep *step)
{
  g_autoptr (GPtrArray) text = own_lines (step, 0);
  guint n = 0;

  for (guint i = 0; i < text->len; i++) {
    check_sentence (step, g_ptr_array_index (text, i));
    check_cells (step, g_ptr_array_index (text, i));
  }
  if (step->n_links && step->n_views == 0)
    n = check_case (step, 0, text, 0);
  for (guint i = 1; i <= step->n_views; i++) {
    g_autoptr (GPtrArray) own = own_lines (step, i);

    g_assert_cmpint (own->len, ==, check_case (step, i, text, n + 1) + 1);
    for (guint k = 0; k < own->len; k++)
      g_assert_cmpstr (g_ptr_array_index (own, k), ==, g_ptr_array_index (text, n + k));
    n += own->len;
  }
  g_assert_cmpint (text->len, ==, n);
}

/* A step */

static void
check_step (const RtStep *step)
{
  g_autofree char *reason = rt_say_reason (step), *all = rt_say_hint (step, RT_HINT_ALL);
  const char *effect = all + strlen (reason) + 1;

  g_assert_true (g_str_has_prefix (all, reason));
  check_sentence (step, reason);
  check_cells (step, reason);
  check_houses (step, reason);
  check_sentence (step, effect);
  check_cells (step, effect);
  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    g_autofree char *hint = rt_say_hint (step, (RtHint) stage);

    check_sentence (step, hint);
    check_cells (step, hint);
  }
  check_links (step);
  for (guint i = 0; i < step->n_inner; i++)
    check_step (step->inner[i]);
}

/* The place that a hint names: a digit, a house, or a cell. */
static void
check_where (const RtStep *step)
{
  g_autofree char *where = rt_say_hint (step, RT_HINT_WHERE);

  g_assert_nonnull (strpbrk (where, "123456789"));
}

/* Each technique, and each of its variants that an example has. */

typedef struct {
  char **wanted;        /* variants not found yet: "bug:2" */
} Search;

static bool
is_variant (const RtStep *step, const char *wanted)
{
  const char *colon = strchr (wanted, ':');

  return !colon || step->variant == atoi (colon + 1);
}

static const RtTechnique *
technique_of (const char *wanted)
{
  g_autofree char *id = g_strndup (wanted, strcspn (wanted, ":"));

  return rt_technique_by_id (id);
}

/* Checks STEP as one of other techniques with the same reasons. */
static void
check_as (const RtStep *step, const char *ids)
{
  g_auto (GStrv) all = g_strsplit (ids, " ", -1);

  for (char **id = all; *id; id++) {
    RtStep other = *step;

    other.technique = rt_technique_by_id (*id);
    check_step (&other);
  }
}

static void
visit_example (RtStudy *study, gpointer data)
{
  Search *search = data;

  for (char **wanted = search->wanted; *wanted; wanted++) {
    g_autoptr (GPtrArray) steps = NULL;

    if (!**wanted)
      continue;
    steps = all_steps_of (technique_of (*wanted), study);
    for (guint i = 0; i < steps->len && **wanted; i++) {
      const RtStep *step = g_ptr_array_index (steps, i);

      if (!is_variant (step, *wanted))
        continue;
      check_step (step);
      check_where (step);
      if (g_str_has_prefix (*wanted, "nested-1"))
        check_as (step, DEAR);
      **wanted = '\0';
    }
  }
}

static void
test_examples (void)
{
  g_autoptr (RtLadder) ladder = cheap_ladder ();
  g_autoptr (RtStudy) study = rt_study_new ();

  ladder->taking = RT_TAKE_FIRST;
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_auto (GStrv) wanted = g_strsplit (examples[i].found, " ", -1);
    Search search = { wanted };
    RtGrid puzzle = grid_of (examples[i].puzzle);

    for_each_board (study, &puzzle, ladder, visit_example, &search);
    for (guint k = 0; wanted[k]; k++)
      g_assert_cmpstr (wanted[k], ==, "");
  }
}

/* Every technique has an example. */
static void
test_no_technique_is_forgotten (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *technique = (*family)->rows; technique->id; technique++) {
      bool is_there = strstr (DEAR, technique->id) != NULL;

      for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
        g_auto (GStrv) all = g_strsplit (examples[i].found, " ", -1);

        for (char **one = all; *one; one++)
          is_there = is_there || technique_of (*one) == technique;
      }
      if (!is_there)
        g_error ("no example of %s", technique->id);
    }
}

#define BASICS                                                                                  \
  "full-house hidden-single-box hidden-single-line naked-single pointing claiming naked-pair " \
  "hidden-pair naked-triple x-wing skyscraper xy-wing w-wing unique-loop bug simple-colouring " \
  "finned-x-wing x-chain xy-chain als-xz aic"

static void
test_random_paths (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (BASICS);

  for (int i = 0; i < 40; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    g_autoptr (GPtrArray) all = NULL, path = NULL;

    rt_study_at_grid (study, &puzzle);
    all = rt_step_search_all (study, ladder, false);
    path = rt_step_search_path (study, ladder);
    for (guint k = 0; k < all->len; k++)
      check_step (g_ptr_array_index (all, k));
    for (guint k = 0; k < path->len; k++)
      check_step (g_ptr_array_index (path, k));
  }
}

/* A hint reveals no more than its stage. */
static void
test_stages (void)
{
  static const char *const said[RT_N_HINTS] = {
    "A technique of this kind finds the next step.",
    "In two rows a digit has places in the same two columns only.",
    "Look at the digit 7 in rows 2 and 5.",
    ("Look at the digit 7 in rows 2 and 5. These cells make the pattern: r2c3, r2c8, r5c3 and "
     "r5c8."),
    ("In rows 2 and 5 the digit 7 can only stand in columns 3 and 8, once in each: so the rest of "
     "columns 3 and 8 cannot have it. So r1c3 and r9c8 cannot be 7."),
  };
  RtDraft draft;
  g_autoptr (RtStep) step = NULL;

  rt_draft_init (&draft, true);
  rt_draft_begin (&draft, rt_technique_by_id ("x-wing"), 3.2);
  draft.pattern.digits = rt_digits_of (7);
  draft.pattern.base = 1u << 1 | 1u << 4;
  draft.pattern.cover = 1u << (9 + 2) | 1u << (9 + 7);
  for (int row = 1; row <= 4; row += 3)
    for (int column = 2; column <= 7; column += 5)
      rt_draft_mark (&draft, 9 * row + column, 7, RT_MARK_PATTERN, 0);
  rt_draft_remove (&draft, 2, rt_digits_of (7));
  rt_draft_remove (&draft, 79, rt_digits_of (7));
  step = rt_step_freeze (&draft);
  rt_draft_clear (&draft);
  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    g_autofree char *hint = rt_say_hint (step, (RtHint) stage);

    g_assert_cmpstr (hint, ==, said[stage]);
    g_assert_cmpstr (rt_hint_name (step, (RtHint) stage), ==,
                     stage == RT_HINT_KIND ? "Fish" : "X-Wing");
  }
}

/* The hint that names a technique says what to look for, not what is presumed. */
static void
test_what_to_look_for (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      RtStep step = { .technique = row };
      g_autofree char *hint = rt_say_hint (&step, RT_HINT_TECHNIQUE);

      g_assert_true (g_str_has_suffix (hint, "."));
      g_assert_nonnull (strstr (row->definition, hint));
      g_assert_false (g_str_has_prefix (hint, "This presumes"));
    }
}

/* The lines of a chain: in order, with numbers of earlier ones. */
static void
test_links (void)
{
  static const char *const said[] = {
    "1. If r1c1 is 5, then r1c9 is not 5.",
    "2. If r1c1 is 5, then r9c1 is not 5.",
    "3. If r1c9 is not 5 (1), then r9c9 is 5: there is no other place left in column 9.",
    "4. If r9c9 is 5 and r9c1 is not 5 (2), then neither r9c4 nor r9c5 is 5.",
  };
  const RtStepNode first = rt_step_node (0, 5, true), right = rt_step_node (8, 5, false);
  const RtStepNode low = rt_step_node (72, 5, false), far = rt_step_node (80, 5, true);
  const RtStepNode pair = { rt_cells_or (rt_cells_of (75), rt_cells_of (76)), 5, false };
  RtDraft draft;
  g_autoptr (RtStep) step = NULL;
  g_autoptr (GPtrArray) links = NULL;

  rt_draft_init (&draft, true);
  rt_draft_begin (&draft, rt_technique_by_id ("aic"), 7.0);
  rt_draft_link (&draft, far, pair, RT_LINK_WEAK, 0);
  rt_draft_link (&draft, first, right, RT_LINK_WEAK, 0);
  rt_draft_link (&draft, low, pair, RT_LINK_WEAK, 0);
  rt_draft_link (&draft, first, low, RT_LINK_WEAK, 0);
  rt_draft_link (&draft, right, far, RT_LINK_STRONG, 0);
  step = rt_step_freeze (&draft);
  rt_draft_clear (&draft);
  links = rt_say_links (step, 0);
  g_assert_cmpint (links->len, ==, G_N_ELEMENTS (said));
  for (guint i = 0; i < links->len; i++)
    g_assert_cmpstr (g_ptr_array_index (links, i), ==, said[i]);
}

/* An unknown placeholder is left visible, and the others are filled in. */
static void
test_holes (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStep) step = NULL;
  g_autofree char *text = NULL, *placed = NULL, *wanted = NULL;
  RtGrid grid = grid_of (EASY);

  rt_study_at_grid (study, &grid);
  step = rt_step_search_next (study, ladder);
  placed = rt_fill_placeholders ("{placed}", step);
  g_assert_cmpuint (strlen (placed), ==, 1);
  text = rt_fill_placeholders ("{plcaed} and {placed}, {placed-or} {", step);
  wanted = g_strdup_printf ("{plcaed} and %s, %s {", placed, placed);
  g_assert_cmpstr (text, ==, wanted);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/words", test_examples, test_no_technique_is_forgotten,
                    test_random_paths, test_stages, test_what_to_look_for, test_links, test_holes);
}
