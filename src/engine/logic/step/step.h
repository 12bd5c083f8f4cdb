/* step.h - one deduction: what follows, what it costs, and why, independent of screen and language.
 *
 * A finder fills in a draft; the sink hands it on or freezes it into a step, which is a record: it
 * never changes, is reference-counted, and may cross threads. What follows and the pattern are
 * always there. Marks, links and houses are for the eye, and only kept where the sink explains
 * (`explains`); rt_draft_mark and the like do nothing otherwise.
 *
 * A step that is proved in several ways at once - every digit of a cell, say, leads to the same -
 * has a view for each: view 0 stands in all of them, 1 to n_views in just one.
 *
 * A chain may rest on deductions that are made on the way, under its assumptions. Each is a step of
 * its own, found again where the draft is frozen, and may hold such steps in turn. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/logic/board/choices.h"
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

/* What the deduction is about, in a few words. Which of them a technique uses is its own matter;
 * the notation says all that are there, in this order. */
typedef struct {
  RtDigits digits;
  RtHouses base;        /* where the digits must stand, or where the cells lie */
  RtHouses cover;       /* what they fill, or leave */
  RtCells cells;
} RtPattern;

/* What a candidate has to do with it. */
typedef enum {
  RT_MARK_PATTERN,      /* the pattern itself */
  RT_MARK_SECOND,       /* its other half: hinge of a wing, cover of a fish, ... */
  RT_MARK_FIN,          /* what the pattern has too much */
  RT_MARK_ENDO_FIN,
  RT_MARK_ON,           /* true under the assumption */
  RT_MARK_OFF,          /* false under it */
  RT_MARK_COLOUR_A,     /* either all of these are true */
  RT_MARK_COLOUR_B,     /* or all of those */
  RT_MARK_COLOUR_C,     /* the same of another cluster */
  RT_MARK_COLOUR_D,
  RT_MARK_SET_1,        /* almost locked sets */
  RT_MARK_SET_2,
  RT_MARK_SET_3,
  RT_MARK_SET_4,
  RT_MARK_ASSUMED,      /* the assumption of a view */
  RT_MARK_PLACED,       /* follows: it is true */
  RT_MARK_REMOVED,      /* follows: it is false */
  RT_N_MARK_ROLES,
} RtMarkRole;

typedef enum {
  RT_HOUSE_WHERE,       /* where it happens */
  RT_HOUSE_BASE,
  RT_HOUSE_COVER,
} RtHouseRole;

typedef struct {
  uint8_t cell, digit, role, view;
} RtStepMark;

typedef struct {
  uint8_t house, role, view;
} RtStepHouse;

/* An end of a link: a digit that is in one of the cells (on), or in none of them. */
typedef struct {
  RtCells cells;
  uint8_t digit;
  bool on;
} RtStepNode;

typedef enum {
  RT_LINK_STRONG,       /* if that is false, this is true */
  RT_LINK_WEAK,         /* if that is true, this is false */
  RT_LINK_NESTED,       /* that and others make it false by a deduction of their own */
} RtLinkKind;

/* The pattern that a link lies in, if it is not just in a house or a cell. */
typedef enum {
  RT_IN_NONE,
  RT_IN_SET,            /* strong: an almost locked set, which has all its other digits once it has
                         * lost one */
  RT_IN_PAIR,           /* weak: two cells, the only ones of a house for one of two digits; if the
                         * other is in one of them, they hold nothing else */
  RT_IN_RECTANGLE,      /* strong: a unique rectangle, which would be deadly without both */
  RT_IN_FISH,           /* strong: without its fins, the fish fills a line that it covers */
} RtLinkIn;

typedef struct {
  RtStepNode from, to;
  uint8_t kind, view;
  uint8_t in;           /* RtLinkIn; the next three are of that pattern */
  uint16_t inner;       /* of a nested link: its step, from 1, or 0 where the search was stopped */
  RtCells in_cells;
  RtDigits in_digits;
  RtHouses in_houses;   /* of a pair its house, of a fish its base; else none */
} RtStepLink;

typedef struct RtDraft RtDraft;

struct RtDraft {
  const RtTechnique *technique;
  int variant;          /* which of the technique's variants, from 0 */
  double price;         /* on the scale of Sudoku Explainer */
  RtPattern pattern;
  int n_placed, n_removed;
  RtPlacement placed[RT_N_CELLS];
  RtRemoval removed[RT_N_CELLS];  /* each cell once, in the order of discovery */

  bool explains;        /* whether what follows is kept */
  int n_views;
  GArray *marks;        /* of RtStepMark */
  GArray *links;        /* of RtStepLink */
  GArray *houses;       /* of RtStepHouse */

  /* For a chain with nested links: finds the steps behind them again and numbers them in the links;
   * those of a search that is stopped stay 0. What such a step needs and the view does not tell yet
   * is added to it. Good as long as the finder's study stays at the board. */
  GPtrArray *(*find_inner) (RtDraft *draft);
  gpointer finder;                      /* whatever it needs: whom to ask, */
  gconstpointer nets[9];                /* and what, by view - 1 */
};

void rt_draft_init (RtDraft *draft, bool explains);
void rt_draft_clear (RtDraft *draft);

/* Begins anew, with nothing in it. */
void rt_draft_begin (RtDraft *draft, const RtTechnique *technique, double price);

static inline void
rt_draft_place (RtDraft *draft, int cell, int digit)
{
  draft->placed[draft->n_placed++] = (RtPlacement) { (uint8_t) cell, (uint8_t) digit };
}

/* DIGITS may be none: then nothing is removed. CELL was not named before. */
static inline void
rt_draft_remove (RtDraft *draft, int cell, RtDigits digits)
{
  if (digits)
    draft->removed[draft->n_removed++] = (RtRemoval) { (uint8_t) cell, digits };
}

/* Removes DIGIT from all CELLS that have it in FIELD. */
void rt_draft_remove_from (RtDraft *draft, const RtChoices *field, RtCells cells, int digit);

/* Whether anything follows. */
static inline bool
rt_draft_has_effect (const RtDraft *draft)
{
  return draft->n_placed || draft->n_removed;
}

/* Does what follows to the board of STUDY: removes first, then places. */
void rt_draft_apply (const RtDraft *draft, RtStudy *study);

/* For the eye: nothing happens where the draft does not explain. */
void rt_draft_mark (RtDraft *draft, int cell, int digit, RtMarkRole role, int view);
void rt_draft_mark_all (RtDraft *draft, const RtChoices *field, RtCells cells, RtDigits digits,
                        RtMarkRole role, int view);
void rt_draft_house (RtDraft *draft, int house, RtHouseRole role, int view);
void rt_draft_link (RtDraft *draft, RtStepNode from, RtStepNode to, RtLinkKind kind, int view);
/* An almost locked set is what it lies in. */
void rt_draft_link_in_set (RtDraft *draft, RtStepNode from, RtStepNode to, RtCells cells,
                           RtDigits digits, int view);
void rt_draft_add_link (RtDraft *draft, const RtStepLink *link);

/* What it takes to see the deduction: how much one has to hold in mind. One for each cell of the reason,
 * each digit beyond the first, and each link; where there are no links, one for each house; but at
 * least what the technique's row says. Why it is counted so stands in logic/NOTES.md. Of a draft
 * that does not explain, only the pattern counts. */
int rt_draft_cost (const RtDraft *draft);

/* A node of one cell. */
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
  int cost;                     /* what it takes to see it: rt_draft_cost */
  RtPattern pattern;
  guint n_placed, n_removed, n_marks, n_links, n_houses, n_views, n_inner;
  const RtPlacement *placed;
  const RtRemoval *removed;
  const RtStepMark *marks;      /* what follows is marked too */
  const RtStepLink *links;
  const RtStepHouse *houses;
  const RtStep *const *inner;   /* in the order of the links; one for all links alike */
};

/* While the study in which DRAFT was found is still at that board. */
RtStep *rt_step_freeze (const RtDraft *draft);
RtStep *rt_step_ref (RtStep *step);
void rt_step_unref (RtStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStep, rt_step_unref)

/* Pictures of a step are numbered: 0 is all of it, then come the views, then each of the inner steps
 * with its own views, if it has several, after it. The last such number; and the step to show for a
 * number, of which *VIEW becomes the view. */
guint rt_step_last_view (const RtStep *step);
const RtStep *rt_step_at_view (const RtStep *step, guint *view);

/* The name of the technique, or of its variant: to be translated where it is shown. */
const char *rt_step_name (const RtStep *step);

/* What one has to look at, without what follows: where the pattern does not name them, the cells and
 * the digits of all marks; and the houses of a role. */
RtCells rt_step_cells (const RtStep *step);
RtDigits rt_step_digits (const RtStep *step);
RtHouses rt_step_houses (const RtStep *step, RtHouseRole role);

/* The cells, and the digits, that have marks of ROLE. */
RtCells rt_step_cells_of (const RtStep *step, RtMarkRole role);
RtDigits rt_step_digits_of (const RtStep *step, RtMarkRole role);

/* Does what follows to a board. Returns false once that is contradictory, which it never is on the
 * board where a sound technique found the step. */
bool rt_step_apply (const RtStep *step, RtBoard *board);

/* The price in tenths, as the scale is printed: 12 for 1.2. */
int rt_price_tenths (double price);
