/* moment.c - computes RtMoment, the explanation that the card below the grid shows, for a step of a
 * search, a hint, or the state of a window.
 *
 * The reason why a digit cannot be placed in a cell is a house that has the digit already: the
 * house that the search found in this step or, if it tested none, the first house of the cell, in
 * the order in which the search tests them, that has the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

#include "engine/logic/words/hint-targets.h"

#include <string.h>

/* Input from which the nine chips of a moment are computed. */
typedef struct {
  RtCursor *cursor;
  int look;       /* index of a look within the step, or RT_AFTER_STEP */
  RtGrid grid;    /* grid before the step */
  RtDigits tried; /* digits that were tried in the cell and taken back */
  bool ahead;     /* all digits of the cell have been tested, also those after the current one */
  RtChipState rest; /* chip state of digits that fit and were not tried */
} Question;

static const RtSearch *
search_of (RtCursor *cursor)
{
  return rt_trace_search (rt_cursor_trace (cursor));
}

/* Finds the first house of CELL, in the order in which SEARCH tests them, that has DIGIT. Sets CHIP
 * to the house and to the cell in it that holds DIGIT. Returns false if no house has it. */
static bool
find_refusal (const RtSearch *search, const RtGrid *grid, int cell, int digit, RtChip *chip)
{
  static const uint8_t rows_first[] = { 0, 1, 2 }, columns_first[] = { 1, 0, 2 };
  const uint8_t *order = search->columns_first ? columns_first : rows_first;

  for (int i = 0; i < 3; i++) {
    int house = rt_houses_of[cell][order[i]], at = rt_grid_find (grid, house, digit);

    if (at != RT_NO_CELL) {
      *chip = (RtChip) { .state = RT_CHIP_REFUSED, .house = (uint8_t) house, .at = (uint8_t) at };
      return true;
    }
  }
  return false;
}

/* Sets CHIP to the house because of which this step refused DIGIT in CELL at one of its looks
 * (tests and reads) up to the current one. Returns false if there was no such look. */
static bool
find_refusing_look (const Question *question, int cell, int digit, RtChip *chip)
{
  const RtDetail *detail = rt_cursor_detail (question->cursor);
  int n = question->look < 0 ? (int) detail->n : question->look + 1;

  for (int i = n - 1; i >= 0; i--) {
    const RtLook *look = &detail->looks[i];

    if (look->kind == RT_LOOK_REFUSE && look->cell == cell && look->digit == digit) {
      *chip = (RtChip) { .state = RT_CHIP_REFUSED, .house = look->house, .at = look->at };
      return true;
    }
  }
  return false;
}

static void
fill_chip (RtMoment *moment, const Question *question, int digit)
{
  RtChip *chip = &moment->chips[digit - 1];
  bool later = moment->digit && digit > moment->digit && !question->ahead;

  *chip = (RtChip) { .house = RT_NO_HOUSE, .at = RT_NO_CELL };
  if (rt_digits_has (question->tried, digit))
    chip->state = RT_CHIP_TRIED;
  else if (find_refusing_look (question, moment->cell, digit, chip))
    return;
  else if (later)
    chip->state = RT_CHIP_LATER;
  else if (!find_refusal (search_of (question->cursor), &question->grid, moment->cell, digit, chip))
    chip->state = (uint8_t) question->rest;
}

static void
fill_chips (RtMoment *moment, const Question *question)
{
  moment->has_chips = true;
  for (int digit = 1; digit <= 9; digit++)
    fill_chip (moment, question, digit);
}

static RtChip *
chip_of (RtMoment *moment, int digit)
{
  return &moment->chips[digit - 1];
}

static RtDigits
fitting (const RtGrid *grid, int cell)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (rt_grid_fits (grid, cell, digit))
      digits |= rt_digits_of (digit);
  return digits;
}

/* Returns the last call on the search's stack at LOOK, the index of a test or read within the step,
 * or RT_AFTER_STEP; NULL if the stack is empty. */
static const RtLevel *
last_level (RtCursor *cursor, int look)
{
  const RtStack *stack = rt_cursor_stack (cursor, look);

  return stack->n ? &stack->level[stack->n - 1] : NULL;
}

/* Explanations within a step */

static void
fill_look (RtMoment *moment, Question *question)
{
  const RtLook *look = &moment->look;
  const RtLevel *level = last_level (question->cursor, question->look);
  bool read = look->kind == RT_LOOK_READ;

  moment->kind = read                            ? RT_MOMENT_READ
                 : look->kind == RT_LOOK_ACCEPT ? RT_MOMENT_FITS
                                                 : RT_MOMENT_REFUSED;
  /* There are no chips if the look has no cell or digit. There are none for a read in a search that chooses its cells,
   * because such a read is about many digits at once. */
  if (look->cell == RT_NO_CELL || !look->digit || question->grid.digit[look->cell] ||
      (read && !search_of (question->cursor)->in_order))
    return;
  moment->cell = look->cell;
  moment->digit = look->digit;
  if (level && level->cell == look->cell && level->digit == 0)
    question->tried = level->tried;
  question->rest = RT_CHIP_FREE;
  fill_chips (moment, question);
  chip_of (moment, look->digit)->now = true;
  if (look->kind != RT_LOOK_REFUSE)
    *chip_of (moment, look->digit) =
      (RtChip) { RT_CHIP_TESTED, RT_NO_HOUSE, RT_NO_CELL, .now = true };
  else if (look->at != RT_NO_CELL)
    rt_cells_add (&moment->refusing, look->at);
}

/* Explanations after a step */

static void
fill_placed (RtMoment *moment, Question *question)
{
  const RtLevel *level = last_level (question->cursor, RT_AFTER_STEP);
  RtDigits its = rt_digits_of (moment->event.digit);

  moment->kind = RT_MOMENT_PLACED;
  moment->cell = moment->event.cell;
  moment->digit = moment->event.digit;
  question->grid.digit[moment->cell] = 0;
  if (moment->by_program && find_refusal (search_of (question->cursor), &question->grid, moment->cell,
                                          moment->digit, &moment->against))
    rt_cells_add (&moment->refusing, moment->against.at);
  moment->n_fit = rt_digits_count (fitting (&question->grid, moment->cell));
  moment->house = level->house;
  moment->forced = moment->n_fit == 1 && question->ahead;
  question->tried = level->tried & (RtDigits) ~its;
  question->rest = level->house == RT_NO_HOUSE ? RT_CHIP_LATER : RT_CHIP_FREE;
  moment->again = question->tried != RT_DIGITS_NONE;
  fill_chips (moment, question);
  *chip_of (moment, moment->digit) =
    (RtChip) { RT_CHIP_PLACED, RT_NO_HOUSE, RT_NO_CELL, .now = true };
}

static void
fill_taken_back (RtMoment *moment, Question *question)
{
  const RtLevel *level = last_level (question->cursor, RT_AFTER_STEP);
  RtGrid before = question->grid;

  moment->kind = RT_MOMENT_TAKEN_BACK;
  moment->cell = moment->event.cell;
  moment->digit = moment->event.digit;
  moment->was_cause = moment->event.other == moment->cell;
  if (!moment->digit)
    return; /* a program emptied an empty cell */
  before.digit[moment->cell] = (uint8_t) moment->digit;
  moment->goes_on = rt_cells_count (rt_grid_filled (&before)) == RT_N_CELLS;
  for (int cell = moment->cell + 1; cell < RT_N_CELLS && !question->ahead && !moment->further; cell++)
    if (!before.digit[cell])
      moment->further = cell; /* the next blank in reading order */
  question->tried = rt_digits_of (moment->digit);
  question->ahead = true;
  if (level && level->cell == moment->cell && level->digit == 0) {
    question->tried |= level->tried;
    moment->house = level->house;
  }
  question->rest = moment->house == RT_NO_HOUSE ? RT_CHIP_LATER : RT_CHIP_FREE;
  fill_chips (moment, question);
  chip_of (moment, moment->digit)->now = true;
  for (int digit = 9; digit > moment->digit; digit--)
    if (chip_of (moment, digit)->state == RT_CHIP_LATER)
      moment->next = digit;
}

/* Returns the first empty cell without a candidate, in reading order; RT_NO_CELL if there is
 * none. */
static int
find_dead_cell (const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!grid->digit[cell] && !fitting (grid, cell))
      return cell;
  return RT_NO_CELL;
}

/* Returns the first house in which some digit is missing and has no place left, and sets DIGIT to
 * the smallest such digit. Returns RT_NO_HOUSE if there is none. */
static int
find_dead_house (const RtGrid *grid, int *digit)
{
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (*digit = 1; *digit <= 9; ++*digit) {
      bool has = false;

      for (int i = 0; i < 9 && !has; i++) {
        int cell = rt_houses[house][i];

        has = grid->digit[cell] ? grid->digit[cell] == *digit : rt_grid_fits (grid, cell, *digit);
      }
      if (!has)
        return house;
    }
  return RT_NO_HOUSE;
}

/* Sets the chips and the marked cells of MOMENT for its digit, which has no place left in its house. Each chip stands
 * for a cell of the house, and names the house that has the digit already. */
static void
rule_out_house (RtMoment *moment, const Question *question)
{
  moment->has_chips = moment->of_cells = true;
  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[moment->house][i];
    RtChip *chip = &moment->chips[i];

    *chip = (RtChip) { RT_CHIP_NONE, RT_NO_HOUSE, RT_NO_CELL, false };
    if (question->grid.digit[cell])
      continue;
    rt_cells_add (&moment->ruled_out, cell);
    if (find_refusal (search_of (question->cursor), &question->grid, cell, moment->digit, chip))
      rt_cells_add (&moment->refusing, chip->at);
  }
}

/* Explains a dead end (a cell without candidates, or a digit without a place) on the grid as it was
 * before the take-back. */
static void
fill_dead_end (RtMoment *moment, Question *question)
{
  if (moment->event.kind == RT_EVENT_TAKE_BACK)
    question->grid.digit[moment->event.cell] = moment->event.digit;
  question->ahead = true;
  question->tried = RT_DIGITS_NONE;
  moment->kind = RT_MOMENT_DEAD_END;
  moment->house = RT_NO_HOUSE;
  moment->digit = 0;
  moment->has_chips = false;
  moment->cell = find_dead_cell (&question->grid);
  if (moment->cell == RT_NO_CELL) {
    moment->house = find_dead_house (&question->grid, &moment->digit);
    if (moment->house != RT_NO_HOUSE)
      rule_out_house (moment, question);
    return;
  }
  fill_chips (moment, question);
  rt_cells_add (&moment->crossed, moment->cell);
  for (int i = 0; i < 9; i++)
    rt_cells_add (&moment->refusing, moment->chips[i].at);
}

static void
fill_step (RtMoment *moment, Question *question)
{
  switch ((RtEventKind) moment->event.kind) {
  case RT_EVENT_PLACE:
    fill_placed (moment, question);
    if (moment->event.status == RT_STATUS_SOLVED)
      moment->kind = RT_MOMENT_SOLUTION;
    break;
  case RT_EVENT_TAKE_BACK:
    if (moment->event.dead_end)
      fill_dead_end (moment, question);
    if (moment->kind != RT_MOMENT_DEAD_END || (moment->cell == RT_NO_CELL && moment->house == RT_NO_HOUSE))
      fill_taken_back (moment, question);
    break;
  case RT_EVENT_END:
    moment->kind = RT_MOMENT_END;
    break;
  case RT_EVENT_NONE:
  case RT_EVENT_PREPARE:
  default:
    moment->kind = RT_MOMENT_START;
    break;
  }
}

void
rt_moment_at (RtMoment *moment, RtCursor *cursor, int look)
{
  RtTrace *trace = rt_cursor_trace (cursor);
  guint64 first = rt_trace_solution (trace, 0);
  Question question = { .cursor = cursor, .look = look, .grid = *rt_cursor_grid_at (cursor, look),
                        .ahead = !search_of (cursor)->in_order };

  memset (moment, 0, sizeof *moment);
  moment->grid = RT_MOMENT_SEARCH;
  moment->event = *rt_cursor_event (cursor);
  moment->step = rt_cursor_position (cursor);
  moment->steps = rt_trace_length (trace);
  moment->cell = RT_NO_CELL;
  moment->house = RT_NO_HOUSE;
  moment->late = first > 0 && first < moment->step;
  moment->by_program = rt_trace_tape (trace) != NULL;
  moment->against.house = RT_NO_HOUSE;
  if (moment->event.over && moment->event.other != RT_NO_CELL)
    moment->cause = rt_cursor_grid (cursor)->digit[moment->event.other];
  if (moment->by_program && moment->step > 0)
    rt_tape_remarks (rt_trace_tape (trace), moment->step - 1, moment->remark, sizeof moment->remark);
  if (look < 0) {
    fill_step (moment, &question);
  } else {
    moment->look = rt_cursor_detail (cursor)->looks[look];
    fill_look (moment, &question);
  }
}

/* The moment of a desk */

/* Sets the kind of MOMENT to KIND, which has no chips, and its grid to GRID. Keeps the marked cells
 * of the step only if GRID is the grid of the search. */
static void
set_kind (RtMoment *moment, RtMomentKind kind, RtMomentGrid grid)
{
  moment->kind = kind;
  moment->grid = grid;
  moment->has_chips = false;
  if (grid != RT_MOMENT_SEARCH)
    moment->crossed = moment->ruled_out = moment->refusing = RT_CELLS_NONE;
}

static void
fill_solution (RtMoment *moment, RtSolving *solving, const RtGrid *grid)
{
  RtGrid before;

  moment->has_chips = false;
  moment->solution = rt_solving_solution (solving);
  moment->n_solutions = rt_solving_n_solutions (solving, &moment->exact);
  if (rt_solving_solution_before (solving, &before))
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      moment->n_differ += before.digit[cell] != grid->digit[cell];
}

/* Sets MOMENT to the explanation of the branch of the search's tree at which the person points. The number of the
 * step stays that of the search. */
static void
fill_branch (RtMoment *moment, RtPreview *preview)
{
  set_kind (moment, RT_MOMENT_BRANCH, RT_MOMENT_SEARCH);
  moment->branch = *rt_preview_branch (preview);
}

/* Adds the computed facts about the step (the digit since which there is no solution, and similar)
 * to MOMENT, if it explains a placement, a take-back or a dead end. */
static void
fill_facts (RtMoment *moment, const RtMomentSource *source)
{
  RtCursor *cursor = rt_player_cursor (source->player);
  const RtGrid *givens;

  if (moment->kind != RT_MOMENT_PLACED && moment->kind != RT_MOMENT_TAKEN_BACK &&
      moment->kind != RT_MOMENT_DEAD_END)
    return;
  moment->rests =
    rt_fact_finder_facts (source->facts, rt_cursor_trace (cursor), moment->step, &moment->facts);
  moment->paused = rt_player_film_paused (source->player);
  givens = rt_trace_givens (rt_cursor_trace (cursor));
  if (moment->rests && moment->kind != RT_MOMENT_DEAD_END) {
    RtGrid grid = *rt_cursor_grid (cursor);

    grid.digit[moment->cell] = 0;
    moment->can_try = fitting (&grid, moment->cell);
    if (moment->kind == RT_MOMENT_PLACED)
      moment->can_try &= (RtDigits) ~rt_digits_of (moment->digit);
  }
  moment->shows_why = source->shows_why && !rt_cells_is_empty (moment->facts.why);
  moment->n_givens = rt_cells_count (rt_grid_filled (givens));
  for_each_cell (cell, moment->facts.why)
    moment->n_written += givens->digit[cell] == 0;
}

/* Sets MOMENT to the explanation of the second search ("what if" another digit). */
static void
fill_what_if (RtMoment *moment, RtWhatIf *what_if)
{
  RtPlayer *player = rt_what_if_player (what_if);
  bool is_running = rt_what_if_is_running (what_if);
  RtGrid solution;

  rt_moment_at (moment, rt_player_cursor (player), rt_player_look (player));
  if (!rt_player_playing (player) && (is_running || moment->step == moment->steps))
    set_kind (moment, RT_MOMENT_WHAT_IF, RT_MOMENT_SEARCH);
  moment->what_if = (RtTried) { true, is_running, rt_what_if_solution (what_if, &solution),
                                (uint8_t) rt_what_if_digit (what_if), (uint8_t) rt_what_if_cell (what_if) };
}

/* Hints, lists and paths */

static RtMomentKind
kind_of_logic (RtReasoning *reasoning)
{
  bool listed = rt_reasoning_kind (reasoning) != RT_STEPS_NONE;

  switch (rt_reasoning_state (reasoning)) {
  case RT_REASONING_WORKING:
    return RT_MOMENT_LOOKING;
  case RT_REASONING_STEP:
    return listed ? RT_MOMENT_STEP : RT_MOMENT_HINT;
  case RT_REASONING_MISTAKE:
    return RT_MOMENT_MISTAKE;
  case RT_REASONING_NOTHING:
    return RT_MOMENT_CHOICE;
  case RT_REASONING_NO_STEP:
  case RT_REASONING_UNSOLVABLE:
  case RT_REASONING_SOLVED:
  default:
    return rt_reasoning_place (reasoning) > 0 ? RT_MOMENT_STEP : RT_MOMENT_NO_STEP;
  }
}

/* Marks the cells that explain STEP, a single: the cells that hold its digit elsewhere and forbid
 * it, and the cells in which they forbid it. */
static void
fill_refusal (RtMoment *moment, const RtStep *step)
{
  guint view = rt_reasoning_view (moment->reasoning);
  RtHintRefusal refusal;
  RtGrid grid;

  rt_position_grid (rt_reasoning_position (moment->reasoning), &grid);
  rt_hint_refusal (&refusal, rt_step_at_view (step, &view), &grid);
  moment->refusing = refusal.refusing;
  moment->ruled_out = refusal.ruled_out;
}

static void
fill_logic (RtMoment *moment, const RtMomentSource *source)
{
  RtReasoning *reasoning = source->reasoning;
  const RtStep *step = rt_reasoning_step (reasoning);

  set_kind (moment, kind_of_logic (reasoning), source->grid);
  moment->reasoning = reasoning;
  moment->stage = step ? rt_reasoning_stage (reasoning) : RT_HINT_KIND;
  moment->list = rt_reasoning_kind (reasoning);
  moment->place = rt_reasoning_place (reasoning);
  moment->more = moment->kind == RT_MOMENT_HINT ||
                 (moment->kind == RT_MOMENT_MISTAKE &&
                  rt_cells_is_empty (rt_reasoning_mistakes (reasoning)) &&
                  !source->has_wrong);
  moment->long_looking = moment->kind == RT_MOMENT_LOOKING && rt_reasoning_takes_long (reasoning);
  moment->bare = source->has_found;
  if (step && moment->stage >= RT_HINT_TECHNIQUE) {
    moment->technique = step->technique;
    moment->name = rt_step_name (step);
  }
  if (step && moment->stage >= RT_HINT_PATTERN)
    fill_refusal (moment, step);
}

void
rt_moment_of (RtMoment *moment, const RtMomentSource *source)
{
  RtSolving *solving = source->solving;
  RtPlayer *player = source->player;
  RtShowing showing = rt_solving_showing (solving);
  RtMomentGrid grid = source->grid;
  bool stopped = rt_solving_state (solving) == RT_SOLVING_STOPPED;

  memset (moment, 0, sizeof *moment);
  if (rt_solving_trace (solving) && rt_player_cursor (player))
    rt_moment_at (moment, rt_player_cursor (player), rt_player_look (player));
  moment->grid = grid;
  if (rt_reasoning_is_on (source->reasoning))
    fill_logic (moment, source);
  else if (source->what_if) {
    fill_what_if (moment, source->what_if);
    return;
  } else if (rt_preview_cursor (source->preview)) {
    fill_branch (moment, source->preview);
    return;
  } else if (moment->kind == RT_MOMENT_NONE) {
    if (source->is_left)
      moment->kind = RT_MOMENT_LEFT;
    return;
  } else if (rt_solving_diagnosis (solving) && moment->step == moment->steps &&
           !rt_player_playing (player)) {
    set_kind (moment, RT_MOMENT_PROGRAM, grid);
    moment->diagnosis = rt_solving_diagnosis (solving);
  } else if (showing == RT_SHOWING_ANSWER)
    set_kind (moment, RT_MOMENT_SEARCHING, grid);
  else if (showing == RT_SHOWING_SEARCH && stopped && !rt_player_playing (player) &&
           rt_player_look (player) < 0 && moment->step == moment->steps)
    set_kind (moment, RT_MOMENT_STOPPED, grid);
  else if (showing == RT_SHOWING_DOCUMENT && stopped)
    set_kind (moment, RT_MOMENT_STOPPED, grid);
  else if (showing == RT_SHOWING_DOCUMENT && rt_solving_state (solving) == RT_SOLVING_RUNNING)
    set_kind (moment, RT_MOMENT_SEARCHING, grid);
  else if (moment->kind == RT_MOMENT_SOLUTION)
    fill_solution (moment, solving, rt_cursor_grid (rt_player_cursor (player)));
  else
    fill_facts (moment, source);
  rt_quiz_look (source->quiz, &moment->quiz);
  if (moment->quiz.asks)
    moment->next = 0; /* it would reveal the answer of the quiz */
}

guint64
rt_moment_branch_told (const RtMoment *moment)
{
  const RtBranch *undone = &moment->facts.undone, *lost = &moment->facts.lost.branch;

  return moment->kind == RT_MOMENT_TAKEN_BACK && undone->first ? undone->first : lost->first;
}

void
rt_moment_add_replay (RtMoment *moment, const RtReplayed *replayed)
{
  if (moment->kind != RT_MOMENT_NONE && moment->kind != RT_MOMENT_LEFT)
    return;
  moment->kind = RT_MOMENT_REPLAY;
  moment->step = (guint64) replayed->step;
  moment->steps = (guint64) replayed->steps;
  moment->cell = replayed->cell;
  moment->is_wrong = replayed->is_wrong;
  if (replayed->label) {
    g_autofree char *valid = NULL;

    g_strlcpy (moment->label, replayed->label, sizeof moment->label);
    valid = g_utf8_make_valid (moment->label, -1);
    if (strlen (valid) < sizeof moment->label)
      g_strlcpy (moment->label, valid, sizeof moment->label);
  }
}

void
rt_moment_add_by_hand (RtMoment *moment, const RtByHand *by_hand)
{
  if (moment->kind != RT_MOMENT_NONE && moment->kind != RT_MOMENT_LEFT)
    return;
  moment->kind = RT_MOMENT_BY_HAND;
  moment->time = by_hand->time;
  moment->n_hints = by_hand->n_hints;
  moment->er = by_hand->er;
}

void
rt_moment_add_slip (RtMoment *moment, RtSlips *slips)
{
  const RtRepair *best = rt_slips_best (slips);

  if ((moment->kind != RT_MOMENT_NONE && moment->kind != RT_MOMENT_LEFT) || !best)
    return;
  moment->kind = RT_MOMENT_SLIP;
  moment->slip = best;
}
