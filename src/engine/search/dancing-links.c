/* dancing-links.c - search that solves the puzzle as an exact cover: Knuth's Algorithm X with
 * dancing links.
 *
 * Each of 324 conditions must be satisfied exactly once: every cell has a digit (81), every house
 * has every digit (243). Each of 729 options, "this digit in this cell", satisfies four of them.
 * The search takes the condition with the fewest options and tries these in turn. So it chooses
 * among the digits of a cell, or among the cells for a digit of a house. Its tree is therefore not
 * that of the six classic searches, which take blanks in reading order.
 *
 *     conditions    r1c1   ...   5 in row 1   ...   5 in column 1   ...   5 in box 1
 *     5 in r1c1      x                x                   x                  x
 *
 * To choose an option is to cover its four conditions. Covering removes a condition from the list
 * of conditions, and removes each option that satisfies it from the lists of the option's other
 * conditions. The links inside a removed node stay unchanged, so that uncovering in reverse order
 * restores all lists ("dancing links", Knuth 2000). No test ever refuses an option: an option that
 * does not fit is in no list any more.
 *
 *     nodes   0..323 conditions   324 root   328 + 4 * option + 0..3, option = 9 * cell + digit - 1
 *
 * The givens and the chosen options, in order, determine all links. A bookmark therefore leaves the
 * links out, and dancing_links_rebuild makes them again. Reads: one for each node that covering or
 * uncovering touches, and one for each list size that is compared; there is no formula for their
 * number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

#include <stddef.h>
#include <string.h>

enum {
  N_CONDITIONS = 324,
  ROOT = N_CONDITIONS,
  FIRST_NODE = 328,
  N_NODES = FIRST_NODE + 4 * 729,
};

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  /* true: the option of call K was just taken back, and the next option of its condition follows */
  bool back;
  uint8_t k;                       /* number of calls on the stack */
  uint16_t conditions[RT_N_CELLS]; /* by call: the condition that it satisfies */
  /* by call: the option chosen, as a node in the condition's list */
  uint16_t nodes[RT_N_CELLS];

  /* the links, which dancing_links_rebuild computes from the members above */
  uint16_t left[ROOT + 1], right[ROOT + 1]; /* list of unsatisfied conditions */
  uint16_t up[N_NODES], down[N_NODES];      /* lists of the options for each condition */
  uint8_t size[N_CONDITIONS];               /* by condition: number of options */
} DancingLinks;

enum {
  LINE_PREPARE = 1,
  LINE_PREPARE_COVER = 2,
  LINE_CHOOSE = 5,
  LINE_COVER = 6,
  LINE_OPTION = 7,
  LINE_WRITE = 8,
  LINE_COVER_OTHERS = 9,
  LINE_UNCOVER_OTHERS = 11,
  LINE_TAKE_BACK = 12,
  LINE_UNCOVER = 13,
  LINE_DEAD_END = 14,
};

static const char *const listing[] = {
  N_("prepare: a list of options for each condition"),
  N_("  for each given:"),
  N_("    cover its four conditions"),
  N_("search():"),
  N_("  if no condition is left: solved"),
  N_("  condition ← the one with the fewest options"),
  N_("  cover condition"),
  N_("  for each option of condition:"),
  N_("    write its digit into its cell"),
  N_("    cover its other three conditions"),
  N_("    if search(): solved"),
  N_("    uncover them, the last first"),
  N_("    take digit back"),
  N_("  uncover condition"),
  N_("  no option (is left): go back"),
  NULL,
};

/* Return the cell, the digit, and condition I (0..3) of OPTION, which is a digit in a cell
 * (0..728). */
RT_INLINE int
cell_of (int option)
{
  return option / 9;
}

RT_INLINE int
digit_of (int option)
{
  return option % 9 + 1;
}

RT_INLINE int
condition_of (int option, int i)
{
  int cell = cell_of (option);

  return i == 0 ? cell : 81 + 9 * rt_houses_of[cell][i - 1] + digit_of (option) - 1;
}

RT_INLINE int
option_of (int node)
{
  return (node - FIRST_NODE) / 4;
}

RT_INLINE int
node_of (int option, int i)
{
  return FIRST_NODE + 4 * option + i;
}

/* Returns the house that CONDITION (0..323) is about; RT_NO_HOUSE for "this cell has a digit". */
RT_INLINE int
house_of (int condition)
{
  return condition < 81 ? RT_NO_HOUSE : (condition - 81) / 9;
}

/* Adds to DETAIL a read of the node that stands for OPTION in the list of CONDITION. */
RT_INLINE void
note_node (RtDetail *detail, int line, int option, int condition)
{
  rt_note (detail, RT_LOOK_READ, line, cell_of (option), digit_of (option), RT_NO_CELL,
           house_of (condition));
}

RT_DEFINE_START_AND_GRID (dancing_links, DancingLinks)

/* Covers CONDITION (Knuth's dancing links): removes it, and its options from all other lists. */
RT_INLINE void
cover (DancingLinks *s, int condition, int line, RtDetail *detail)
{
  s->right[s->left[condition]] = s->right[condition];
  s->left[s->right[condition]] = s->left[condition];
  for (int node = s->down[condition]; node != condition; node = s->down[node]) {
    int option = option_of (node);

    s->counts.reads += 4;
    note_node (detail, line, option, condition);
    for (int i = 0; i < 4; i++) {
      int other = node_of (option, i);

      if (other == node)
        continue;
      note_node (detail, line, option, condition_of (option, i));
      s->down[s->up[other]] = s->down[other];
      s->up[s->down[other]] = s->up[other];
      s->size[condition_of (option, i)]--;
    }
  }
}

/* Undoes cover (): puts CONDITION back, and its options back into all other lists. */
RT_INLINE void
uncover (DancingLinks *s, int condition, int line, RtDetail *detail)
{
  for (int node = s->up[condition]; node != condition; node = s->up[node]) {
    int option = option_of (node);

    s->counts.reads += 4;
    note_node (detail, line, option, condition);
    for (int i = 3; i >= 0; i--) {
      int other = node_of (option, i);

      if (other == node)
        continue;
      note_node (detail, line, option, condition_of (option, i));
      s->size[condition_of (option, i)]++;
      s->down[s->up[other]] = (uint16_t) other;
      s->up[s->down[other]] = (uint16_t) other;
    }
  }
  s->right[s->left[condition]] = (uint16_t) condition;
  s->left[s->right[condition]] = (uint16_t) condition;
}

/* Builds the lists of all conditions, each with nine options. */
static void
link_all (DancingLinks *s)
{
  for (int i = 0; i <= ROOT; i++) {
    s->left[i] = (uint16_t) (i == 0 ? ROOT : i - 1);
    s->right[i] = (uint16_t) (i == ROOT ? 0 : i + 1);
    s->up[i] = s->down[i] = (uint16_t) i;
  }
  memset (s->size, 9, sizeof s->size);
  for (int option = 0; option < 729; option++)
    for (int i = 0; i < 4; i++) {
      int condition = condition_of (option, i), node = node_of (option, i);

      s->up[node] = s->up[condition];
      s->down[node] = (uint16_t) condition;
      s->down[s->up[node]] = (uint16_t) node;
      s->up[condition] = (uint16_t) node;
    }
}

/* Covers the four conditions of a given: DIGIT in CELL. */
RT_INLINE void
cover_given (DancingLinks *s, int cell, int digit, RtDetail *detail)
{
  for (int i = 0; i < 4; i++)
    cover (s, condition_of (9 * cell + digit - 1, i), LINE_PREPARE_COVER, detail);
}

/* Covers the conditions of NODE's option, except the condition in whose list NODE is. */
RT_INLINE void
cover_others (DancingLinks *s, int node, RtDetail *detail)
{
  int option = option_of (node);

  for (int i = 0; i < 4; i++)
    if (node_of (option, i) != node)
      cover (s, condition_of (option, i), LINE_COVER_OTHERS, detail);
}

RT_INLINE void
uncover_others (DancingLinks *s, int node, RtDetail *detail)
{
  int option = option_of (node);

  for (int i = 3; i >= 0; i--)
    if (node_of (option, i) != node)
      uncover (s, condition_of (option, i), LINE_UNCOVER_OTHERS, detail);
}

RT_INLINE void
prepare (DancingLinks *s, RtEvent *event, RtDetail *detail)
{
  int blanks = 0;

  s->prepared = true;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  link_all (s);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell])
      cover_given (s, cell, s->grid.digit[cell], detail);
    else
      blanks++;
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, blanks);
}

/* Makes all links of a copied state again: covers the conditions of the givens and of the chosen
 * options, in the order of the search, which restores the links exactly. */
static void
dancing_links_rebuild (void *state)
{
  DancingLinks *s = state;
  RtCounts counts = s->counts;
  RtGrid givens = s->grid;

  memset ((char *) s + offsetof (DancingLinks, left), 0,
          sizeof *s - offsetof (DancingLinks, left));
  if (!s->prepared || s->status == RT_STATUS_CONTRADICTORY)
    return;
  for (int i = 0; i < s->k; i++)
    givens.digit[cell_of (option_of (s->nodes[i]))] = 0;
  link_all (s);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (givens.digit[cell])
      cover_given (s, cell, givens.digit[cell], NULL);
  for (int i = 0; i < s->k; i++) {
    cover (s, s->conditions[i], LINE_COVER, NULL);
    cover_others (s, s->nodes[i], NULL);
  }
  if (s->back) /* more options remain for this call: its condition stays covered */
    cover (s, s->conditions[s->k], LINE_COVER, NULL);
  s->counts = counts;
}

/* Returns the first condition with the fewest options. Adds the number of sizes compared to READS.
 * Stops at a condition without options. */
RT_INLINE int
choose (const DancingLinks *s, uint64_t *reads, RtDetail *detail)
{
  int best = s->right[ROOT];

  for (int i = best; i != ROOT; i = s->right[i]) {
    ++*reads;
    if (detail)
      rt_note (detail, RT_LOOK_READ, LINE_CHOOSE, i < 81 ? i : RT_NO_CELL,
               i < 81 ? 0 : (i - 81) % 9 + 1, RT_NO_CELL, house_of (i));
    if (s->size[i] < s->size[best])
      best = i;
    if (s->size[best] == 0)
      break;
  }
  return best;
}

/* Chooses the option of NODE (a digit in a cell): covers its other conditions, and writes the
 * digit. */
RT_INLINE void
place (DancingLinks *s, RtListener to, int node, RtDetail *detail)
{
  int cell = cell_of (option_of (node)), digit = digit_of (option_of (node));

  s->counts.tests++;
  rt_note (detail, RT_LOOK_ACCEPT, LINE_OPTION, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  cover_others (s, node, detail);
  s->grid.digit[cell] = (uint8_t) digit;
  s->nodes[s->k++] = (uint16_t) node;
  s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit,
                              s->right[ROOT] == ROOT);
}

/* Returns to the previous call and takes its option back. */
RT_INLINE void
take_back (DancingLinks *s, RtListener to, bool dead_end, RtDetail *detail)
{
  int node = s->nodes[--s->k], cell = cell_of (option_of (node));
  int digit = digit_of (option_of (node));

  uncover_others (s, node, detail);
  s->grid.digit[cell] = 0;
  s->back = true;
  s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, dead_end);
}

RT_INLINE bool
advance (DancingLinks *s, RtListener to, RtDetail *detail)
{
  bool dead_end = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    int condition, node;

    if (s->back) {
      condition = s->conditions[s->k];
      node = s->down[s->nodes[s->k]];
    } else {
      condition = choose (s, &s->counts.reads, detail);
      s->conditions[s->k] = (uint16_t) condition;
      cover (s, condition, LINE_COVER, detail);
      node = s->down[condition];
      dead_end = node == condition;
    }
    s->back = false;
    if (node != condition) {
      place (s, to, node, detail);
      return true;
    }
    uncover (s, condition, LINE_UNCOVER, detail);
  }
  if (s->k == 0)
    s->status = rt_tell_end (to, LINE_DEAD_END, dead_end);
  else
    take_back (s, to, dead_end, detail);
  return true;
}

RT_DEFINE_STEP_AND_RUN (dancing_links, DancingLinks, false)

static void
dancing_links_watch (const void *state, const RtEvent *event, const RtLook *look,
                     RtVariables *variables)
{
  const DancingLinks *s = state;
  uint64_t reads = 0;
  int k = s->k, condition;

  rt_show_question (variables, event, look);
  if (event->kind == RT_EVENT_PREPARE || event->kind == RT_EVENT_END)
    return;
  if (look && look->line == LINE_CHOOSE)
    condition = look->house == RT_NO_HOUSE ? look->cell : 81 + 9 * look->house + look->digit - 1;
  else if (look && look->line != LINE_UNCOVER_OTHERS)
    condition = s->back ? s->conditions[k] : choose (s, &reads, NULL);
  else
    condition = s->conditions[k - (look || event->kind == RT_EVENT_PLACE)];
  if (condition < 81)
    rt_show (variables, "condition", RT_VARIABLE_CELL, RT_NO_HOUSE, condition);
  else
    rt_show (variables, "condition", RT_VARIABLE_DIGIT, house_of (condition),
             (condition - 81) % 9 + 1);
  rt_show (variables, "options", RT_VARIABLE_NUMBER, RT_NO_HOUSE, s->size[condition]);
}

static void
dancing_links_stack (const void *state, RtStack *stack)
{
  const DancingLinks *s = state;
  bool open = s->status == RT_STATUS_SEARCHING && s->back;

  stack->n = (size_t) s->k + open;
  for (int i = 0; i < (int) stack->n; i++) {
    int option = option_of (s->nodes[i]), condition = s->conditions[i];
    RtLevel *level = &stack->level[i];

    *level = (RtLevel) { (uint8_t) cell_of (option), (uint8_t) (i < s->k ? digit_of (option) : 0),
                         (uint8_t) house_of (condition), 0, RT_DIGITS_NONE };
    /* In the list of a covered condition the options tried before are still linked. */
    for (int node = s->nodes[i]; node != condition; node = s->up[node])
      level->tried |= rt_digits_of (digit_of (option_of (node)));
  }
}

const RtSearch rt_search_dancing_links = {
  .id         = "dancing-links",
  .name       = N_("Exact cover"),
  .does       = N_("Looks at blanks and digits; takes what has the fewest options"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (dancing_links, DancingLinks),
  .kept_size  = offsetof (DancingLinks, left),
  .rebuild    = dancing_links_rebuild,
};
