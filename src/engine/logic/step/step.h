/* step.h - RtStep: one deduction, with its effect, its price (its difficulty in a rating) and
 * its reason; and RtDraft, from which a step is made.
 *
 * A technique fills in a draft. Its receiver (RtSink) drops it, or makes a step of it: an
 * immutable, reference-counted record that may cross threads. Effect and pattern are always set.
 * Marks, links and houses explain the deduction to a person; they are stored only if the draft
 * explains (`explains`), otherwise rt_draft_mark and similar functions do nothing.
 *
 * A deduction may have several cases: for example, each digit of a cell leads to the same
 * conclusion. Then the step has a view for each case. Marks of view 0 belong to all views, those
 * of view 1 to n_views to one.
 *
 * A chain may depend on deductions under its assumptions. Each of these is a step of its own (a
 * nested step), found again when the step is made, and may contain further steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/logic/board/candidate-table.h"
#include "engine/logic/step/technique.h"

#include <glib.h>

typedef struct {
  uint8_t cell;
  uint8_t digit;
} RtPlacement;

typedef struct {
  uint8_t cell;
  RtDigits digits;
} RtRemoval;

/* Summary of the pattern. Each technique decides which fields it uses; the notation prints those
 * that are set, in this order. */
typedef struct {
  RtDigits digits;
  RtHouses base;        /* houses that must contain the digits, or that contain the cells */
  RtHouses cover;       /* houses that the digits fill, or are eliminated from */
  RtCells cells;
} RtPattern;

/* Role of a candidate in the reason or the effect of a step. */
typedef enum {
  RT_MARK_PATTERN,      /* part of the pattern */
  RT_MARK_SECOND,       /* part of the second half of the pattern: pivot of a wing, cover of a
                         * fish, ... */
  RT_MARK_FIN,          /* extra candidate of the pattern */
  RT_MARK_ENDO_FIN,     /* fin of a fish in several base houses */
  RT_MARK_ON,           /* true under the assumption */
  RT_MARK_OFF,          /* false under the assumption */
  RT_MARK_COLOUR_A,     /* either all candidates of colour A are true, */
  RT_MARK_COLOUR_B,     /* or all of colour B */
  RT_MARK_COLOUR_C,     /* the colours of another cluster */
  RT_MARK_COLOUR_D,
  RT_MARK_SET_1,        /* almost locked sets */
  RT_MARK_SET_2,
  RT_MARK_SET_3,
  RT_MARK_SET_4,
  RT_MARK_ASSUMED,      /* the assumption of a view */
  RT_MARK_PLACED,       /* effect: the candidate is true */
  RT_MARK_REMOVED,      /* effect: the candidate is false */
  RT_N_MARK_ROLES,
} RtMarkRole;

typedef enum {
  RT_HOUSE_WHERE,       /* contains the pattern */
  RT_HOUSE_BASE,
  RT_HOUSE_COVER,
} RtHouseRole;

typedef struct {
  uint8_t cell, digit, role, view;
} RtStepMark;

typedef struct {
  uint8_t house, role, view;
} RtStepHouse;

/* An end of a link: DIGIT is in one of CELLS (on), or in none of them (off). */
typedef struct {
  RtCells cells;
  uint8_t digit;
  bool on;
} RtStepNode;

typedef enum {
  RT_LINK_STRONG,       /* if the first end is false, the second is true */
  RT_LINK_WEAK,         /* if the first end is true, the second is false */
  RT_LINK_NESTED,       /* the first end, with others, makes the second false by a nested step */
} RtLinkKind;

/* The pattern that causes a link, if the link is not just in a house or a cell. */
typedef enum {
  RT_IN_NONE,
  RT_IN_SET,            /* strong: an almost locked set, which contains all its other digits once
                         * it has lost one */
  RT_IN_PAIR,           /* weak: a digit has two cells left in a house; if a second digit is in
                         * one of them, the two cells contain these two digits and no others */
  RT_IN_RECTANGLE,      /* strong: a unique rectangle, which would be deadly without both ends */
  RT_IN_FISH,           /* strong: a fish, which fills a line of its cover if it has no fins */
} RtLinkIn;

typedef struct {
  RtStepNode from, to;
  uint8_t kind, view;
  uint8_t in;           /* RtLinkIn: the pattern that causes the link, described below */
  uint16_t inner;       /* of a nested link: index of its nested step + 1; 0 if the search for it
                         * was stopped */
  RtCells in_cells;
  RtDigits in_digits;
  RtHouses in_houses;   /* the house of a pair, the base of a fish; else none */
} RtStepLink;

typedef struct RtDraft RtDraft;

struct RtDraft {
  const RtTechnique *technique;
  int variant;          /* index of the technique's variant */
  double price;         /* on the scale of Sudoku Explainer */
  RtPattern pattern;
  int n_placed, n_removed;
  RtPlacement placed[RT_N_CELLS];
  RtRemoval removed[RT_N_CELLS];  /* each cell once, in the order of the finder */

  bool explains;        /* marks, links and houses are stored */
  int n_views;
  GArray *marks;        /* of RtStepMark */
  GArray *links;        /* of RtStepLink */
  GArray *houses;       /* of RtStepHouse */

  /* Set only for a chain with nested links. Finds the steps that explain the nested links, stores
   * their numbers in the links (0 if the search was stopped), adds the candidates on which they
   * depend to the view, and returns the steps, owned by the caller. Valid until the board of the
   * finder (its RtStudy) changes. */
  GPtrArray *(*find_inner) (RtDraft *draft);
  gpointer finder;                      /* private data of find_inner */
  gconstpointer nets[9];                /* by view - 1: all that follows from its assumption */
};

void rt_draft_init (RtDraft *draft, bool explains);
void rt_draft_clear (RtDraft *draft);

/* Resets DRAFT to a deduction of TECHNIQUE with PRICE (difficulty), without any effect. */
void rt_draft_begin (RtDraft *draft, const RtTechnique *technique, double price);

static inline void
rt_draft_place (RtDraft *draft, int cell, int digit)
{
  draft->placed[draft->n_placed++] = (RtPlacement) { (uint8_t) cell, (uint8_t) digit };
}

/* Adds an elimination, unless DIGITS is empty. CELL must not have been added before. */
static inline void
rt_draft_remove (RtDraft *draft, int cell, RtDigits digits)
{
  if (digits)
    draft->removed[draft->n_removed++] = (RtRemoval) { (uint8_t) cell, digits };
}

/* Eliminates DIGIT from those of CELLS that have it as a candidate in FIELD, the board. */
void rt_draft_remove_from (RtDraft *draft, const RtChoices *field, RtCells cells, int digit);

/* Returns true if DRAFT, a deduction, places or eliminates anything. */
static inline bool
rt_draft_has_effect (const RtDraft *draft)
{
  return draft->n_placed || draft->n_removed;
}

/* Applies the effect to the board of STUDY: eliminations first, then placements. */
void rt_draft_apply (const RtDraft *draft, RtStudy *study);

/* Add marks, houses and links to DRAFT, a deduction; do nothing if DRAFT does not explain. */
void rt_draft_mark (RtDraft *draft, int cell, int digit, RtMarkRole role, int view);
void rt_draft_mark_all (RtDraft *draft, const RtChoices *field, RtCells cells, RtDigits digits,
                        RtMarkRole role, int view);
void rt_draft_house (RtDraft *draft, int house, RtHouseRole role, int view);
void rt_draft_link (RtDraft *draft, RtStepNode from, RtStepNode to, RtLinkKind kind, int view);
/* Adds a strong link to DRAFT that an almost locked set, CELLS with DIGITS, causes. */
void rt_draft_link_in_set (RtDraft *draft, RtStepNode from, RtStepNode to, RtCells cells,
                           RtDigits digits, int view);
void rt_draft_add_link (RtDraft *draft, const RtStepLink *link);

/* Returns an estimate of how hard the deduction is to see: one for each cell of the reason, one
 * for each digit beyond the first, one for each link; without links, one for each house; at
 * least the cost in the technique's row. logic/NOTES.md gives the reasons. If the draft does not
 * explain, counts only the pattern. */
int rt_draft_cost (const RtDraft *draft);

/* Returns a node, an end of a link, with one cell. */
static inline RtStepNode
rt_step_node (int cell, int digit, bool on)
{
  return (RtStepNode) { rt_cells_of (cell), (uint8_t) digit, on };
}

static inline bool
rt_step_nodes_equal (RtStepNode a, RtStepNode b)
{
  return a.digit == b.digit && a.on == b.on && rt_cells_equal (a.cells, b.cells);
}

struct RtStep {
  const RtTechnique *technique;
  int variant;
  double price;
  int cost;                     /* rt_draft_cost */
  RtPattern pattern;
  guint n_placed, n_removed, n_marks, n_links, n_houses, n_views, n_inner;
  const RtPlacement *placed;
  const RtRemoval *removed;
  const RtStepMark *marks;      /* marks of the reason and of the effect */
  const RtStepLink *links;
  const RtStepHouse *houses;
  const RtStep *const *inner;   /* nested steps in the order of their links, each once */
};

/* Returns a new step made of DRAFT; the caller owns the reference. Must be called before the board
 * of the finder (its RtStudy) changes. */
RtStep *rt_step_freeze (const RtDraft *draft);
RtStep *rt_step_ref (RtStep *step);
void rt_step_unref (RtStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStep, rt_step_unref)

/* Returns the number of the last picture that explains STEP. Picture 0 is the whole step; then come
 * its views (cases), then each nested step, followed by its own views if it has several. */
guint rt_step_last_view (const RtStep *step);

/* Returns the step that picture number *VIEW of STEP's explanation shows: STEP or a nested step,
 * owned by STEP. Sets *VIEW to the number of the view (0: the whole step; from 1: its cases) within
 * that step. */
const RtStep *rt_step_at_view (const RtStep *step, guint *view);

/* Returns the untranslated name of the technique, or of its variant. */
const char *rt_step_name (const RtStep *step);

/* Return the cells and digits of the reason, without the effect: the cells and digits of the
 * pattern, or of all marks if the pattern has none. */
RtCells rt_step_cells (const RtStep *step);
RtDigits rt_step_digits (const RtStep *step);

/* Returns the houses that STEP marks with ROLE. */
RtHouses rt_step_houses (const RtStep *step, RtHouseRole role);

/* Return the cells and the digits of all marks with ROLE. */
RtCells rt_step_cells_of (const RtStep *step, RtMarkRole role);
RtDigits rt_step_digits_of (const RtStep *step, RtMarkRole role);

/* Applies the effect of STEP to BOARD. Returns false if BOARD becomes contradictory, which never
 * happens on the board on which a correct technique found STEP. */
bool rt_step_apply (const RtStep *step, RtBoard *board);

/* Returns PRICE, a difficulty, in tenths, rounded: 12 for 1.2. */
int rt_price_tenths (double price);
