/* test-variables.c - tests that the variables and the stack of a search agree with the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>

/* A search is followed this far. */
#define STEPS_MAX (100 + n_cases (2900))

static const char *const puzzles[] = {
  EASY,
  /* no solution */
  "..42.9.878.7..1....5.8...1........52..8..5743235......42.5..3989....4......93....",
  SEVERAL,
  SHORT_IN_ANY_ORDER,
  "437291685825364971169875234278539416514726893693418752982653147751942368346187529",
  EMPTY,
  /* two equal givens */
  "5.......5...............................7........................................",
};

/* The digits that the grid has in HOUSE. */
static RtDigits
digits_in (const RtGrid *grid, int house)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    if (grid->digit[rt_houses[house][i]])
      digits |= rt_digits_of (grid->digit[rt_houses[house][i]]);
  return digits;
}

/* The digits that no other cell of its houses has. */
static RtDigits
fitting (const RtGrid *grid, int cell)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (rt_grid_fits (grid, cell, digit))
      digits |= rt_digits_of (digit);
  return digits;
}

/* In how many blanks of HOUSE the digit fits. */
static int
places (const RtGrid *grid, int house, int digit)
{
  int n = 0;

  for (int i = 0; i < 9; i++)
    n += grid->digit[rt_houses[house][i]] == 0 && rt_grid_fits (grid, rt_houses[house][i], digit);
  return n;
}

static const RtVariable *
variable_named (const RtVariables *variables, const char *name)
{
  for (size_t i = 0; i < variables->n; i++)
    if (g_str_equal (variables->variable[i].name, name))
      return &variables->variable[i];
  return NULL;
}

/* The value of a variable that must be there. */
static int
value_of (const RtVariables *variables, const char *name)
{
  const RtVariable *variable = variable_named (variables, name);

  if (!variable)
    g_error ("%s is not shown", name);
  return variable->value;
}

/* One place within a step: at a look, or (NULL) after it. */
typedef struct {
  const RtSearch *search;
  const RtGrid *givens;
  const RtGrid *grid; /* that the variables speak of */
  const RtEvent *event;
  const RtLook *look;
  guint depth; /* of the grid */
} Place;

static void
assert_well_formed (const Place *place, const RtVariables *variables)
{
  g_assert_cmpuint (variables->n, <=, RT_VARIABLES_MAX);
  for (size_t i = 0; i < variables->n; i++) {
    const RtVariable *variable = &variables->variable[i];
    bool listed = false;

    for (const char *const *line = place->search->listing; *line; line++)
      listed |= strstr (*line, variable->name) != NULL;
    g_assert_true (listed);
    g_assert_true (variable == variable_named (variables, variable->name));
    if (variable->kind == RT_VARIABLE_DIGITS && variable->house != RT_NO_HOUSE)
      g_assert_cmphex (variable->value, ==, digits_in (place->grid, variable->house));
  }
}

/* Fails unless the variables have the candidates of the blank under test; while they are computed,
 * the used digits only grow. */
static void
assert_sets (const Place *place, const RtVariables *variables, int cell)
{
  const RtVariable *used = variable_named (variables, "used");
  const RtVariable *left = variable_named (variables, "left");
  const RtVariable *left_cell = variable_named (variables, "left[cell]");
  const RtVariable *possible = variable_named (variables, "possible[cell]");
  RtDigits fit = fitting (place->grid, cell);
  bool reading = place->look && place->look->kind == RT_LOOK_READ;
  int digit = place->look ? place->look->digit : place->event->digit;

  if (used && reading)
    g_assert_cmphex (used->value & fit, ==, 0);
  else if (used)
    g_assert_cmphex (used->value, ==, RT_DIGITS_ALL & ~fit);
  if (left && place->look)
    g_assert_cmphex (left->value, ==, fit & ((1 << digit) - 1));
  else if (left)
    g_assert_cmphex (left->value, ==, fit & ~((1 << digit) - 1));
  if (left_cell && reading)
    g_assert_cmphex (fit & ~left_cell->value, ==, 0);
  else if (left_cell && place->look)
    g_assert_cmphex (left_cell->value, ==, fit);
  else if (left_cell)
    g_assert_true (left_cell->value == fit || left_cell->value == rt_digits_of (digit));
  if (possible && place->event->kind != RT_EVENT_PREPARE)
    g_assert_cmphex (possible->value, ==, fitting (place->givens, cell));
}

/* Fails unless the variables have the digits with one place in a house that was read completely. */
static void
assert_once (const Place *place, const RtVariables *variables)
{
  const RtVariable *once = variable_named (variables, "once");
  const RtVariable *house = variable_named (variables, "house");

  if (!once || !house || place->look->cell != RT_NO_CELL)
    return;
  for (int digit = 1; digit <= 9; digit++)
    g_assert_cmpint (rt_digits_has (once->value, digit), ==,
                     places (place->grid, house->house, digit) == 1);
}

/* The condition that is met, and how many options there were for it. */
static void
assert_condition (const Place *place, const RtVariables *variables)
{
  const RtVariable *condition = variable_named (variables, "condition");
  RtGrid grid = *place->grid;
  int options;

  if (!condition)
    return;
  /* Undoing an option is about the grid without it. */
  if (!place->look || strstr (place->search->listing[place->look->line], "uncover them"))
    grid.digit[place->event->cell] = 0;
  if (condition->kind == RT_VARIABLE_CELL)
    options = rt_digits_count (fitting (&grid, condition->value));
  else
    options = places (&grid, condition->house, condition->value);
  g_assert_cmpint (value_of (variables, "options"), ==, options);
}

static void
assert_variables (const Place *place, const RtVariables *variables)
{
  const RtLook *look = place->look;
  int cell = look ? look->cell : place->event->cell;
  int digit = look ? look->digit : place->event->digit;
  const RtVariable *k = variable_named (variables, "k");

  assert_well_formed (place, variables);
  assert_once (place, variables);
  assert_condition (place, variables);
  if (k)
    g_assert_cmpuint (k->value, ==, place->depth - (!look && place->event->kind == RT_EVENT_PLACE));
  if (look && cell == RT_NO_CELL && look->at != RT_NO_CELL)
    g_assert_cmpint (value_of (variables, "cell"), ==, look->at);
  if (cell == RT_NO_CELL || (!look && place->event->kind == RT_EVENT_PREPARE))
    return;
  g_assert_cmpint (value_of (variables, "cell"), ==, cell);
  if (digit)
    g_assert_cmpint (value_of (variables, "digit"), ==, digit);
  assert_sets (place, variables, cell);
}

/* At each look and after each step. */
static void
test_variables (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size), *before = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);
  guint n_shown = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtGrid givens = grid_of (puzzles[i]), grid, after;
    RtVariables variables;
    RtEvent event;

    search->start (state, &givens);
    memcpy (before, state, search->state_size);
    grid = givens;
    for (int n = 0; n < STEPS_MAX && search->step (state, &event, detail); n++) {
      guint depth = ((RtCounts *) before)->depth;

      for (guint j = 0; j < detail->n; j++) {
        search->watch (before, &event, &detail->looks[j], &variables);
        assert_variables (&(Place) { search, &givens, &grid, &event, &detail->looks[j], depth },
                          &variables);
        n_shown += variables.n > 2 && detail->looks[j].cell != RT_NO_CELL;
      }
      search->grid (state, &after);
      search->watch (state, &event, NULL, &variables);
      depth = ((RtCounts *) state)->depth;
      assert_variables (&(Place) { search, &givens, &after, &event, NULL, depth }, &variables);
      memcpy (before, state, search->state_size);
      grid = after;
    }
  }
  /* All but the one that remembers nothing have more to show of a cell in question than it and a digit. */
  g_assert_cmpint (n_shown > 0, ==, search != &rt_search_scan);
}

/* The stack as the events alone tell it. OPEN: the last call's digit was taken back. */
typedef struct {
  RtStack stack;
  bool open;
} Model;

static void
model_step (Model *model, const RtEvent *event)
{
  RtLevel *last;

  if (event->kind == RT_EVENT_PLACE) {
    if (!model->open)
      model->stack.level[model->stack.n++] = (RtLevel) { .house = RT_NO_HOUSE };
    last = &model->stack.level[model->stack.n - 1];
    last->cell = event->cell;
    last->digit = event->digit;
    last->tried |= rt_digits_of (event->digit);
    model->open = false;
  } else if (event->kind == RT_EVENT_TAKE_BACK) {
    model->stack.n -= model->open;
    model->stack.level[model->stack.n - 1].digit = 0;
    model->open = true;
  } else {
    model->stack.n = 0;
  }
}

static void
test_stack (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size);
  guint in_houses = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    Model model = { .open = false };
    RtGrid givens = grid_of (puzzles[i]);
    RtStack stack;
    RtEvent event;

    search->start (state, &givens);
    search->stack (state, &stack);
    g_assert_cmpuint (stack.n, ==, 0);
    for (int n = 0; n < STEPS_MAX && search->step (state, &event, NULL); n++) {
      model_step (&model, &event);
      search->stack (state, &stack);
      g_assert_cmpuint (stack.n, ==, model.stack.n);
      for (size_t j = 0; j < stack.n; j++) {
        RtLevel *expected = &model.stack.level[j];

        /* The choice is the cell in the house, not the digit. */
        expected->house = stack.level[j].house;
        in_houses += expected->house != RT_NO_HOUSE;
        g_assert_cmpmem (&stack.level[j], sizeof (RtLevel), expected, sizeof (RtLevel));
        if (expected->house != RT_NO_HOUSE)
          g_assert_nonnull (memchr (rt_houses_of[expected->cell], expected->house, 3));
      }
    }
  }
  g_assert_cmpint (in_houses > 0, ==,
                   search == &rt_search_propagate || search == &rt_search_dancing_links);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *variables = g_strdup_printf ("/watch/%s/variables", (*search)->id);
    g_autofree char *stack = g_strdup_printf ("/watch/%s/stack", (*search)->id);

    g_test_add_data_func (variables, *search, test_variables);
    g_test_add_data_func (stack, *search, test_stack);
  }
  return g_test_run ();
}
