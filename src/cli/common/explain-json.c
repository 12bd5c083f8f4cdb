/* explain-json.c - writes logical steps, paths to a solution and lists of steps, as JSON objects.
 *
 * Cells are written as "r1c2", houses as "r1", "c2" and "b3". Names of enum values are English
 * words. Missing parts of a step are empty lists or are left out. A nested link refers to its inner
 * step by the index in the list "inner", from 0. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/common/explain-json.h"

#include "engine/core/geometry.h"
#include "engine/logic/words/notation.h"
#include "engine/logic/words/say.h"

#include <json-glib/json-glib.h>

static const char *const mark_roles[RT_N_MARK_ROLES] = {
  [RT_MARK_PATTERN] = "pattern",   [RT_MARK_SECOND] = "second",
  [RT_MARK_FIN] = "fin",           [RT_MARK_ENDO_FIN] = "endo_fin",
  [RT_MARK_ON] = "on",             [RT_MARK_OFF] = "off",
  [RT_MARK_COLOUR_A] = "colour_a", [RT_MARK_COLOUR_B] = "colour_b",
  [RT_MARK_COLOUR_C] = "colour_c", [RT_MARK_COLOUR_D] = "colour_d",
  [RT_MARK_SET_1] = "set_1",       [RT_MARK_SET_2] = "set_2",
  [RT_MARK_SET_3] = "set_3",       [RT_MARK_SET_4] = "set_4",
  [RT_MARK_ASSUMED] = "assumed",   [RT_MARK_PLACED] = "placed",
  [RT_MARK_REMOVED] = "removed",
};

static const char *const house_roles[] = {
  [RT_HOUSE_WHERE] = "where", [RT_HOUSE_BASE] = "base", [RT_HOUSE_COVER] = "cover",
};

static const char *const link_kinds[] = {
  [RT_LINK_STRONG] = "strong", [RT_LINK_WEAK] = "weak", [RT_LINK_NESTED] = "nested",
};

static const char *const patterns[] = {
  [RT_IN_SET] = "set", [RT_IN_PAIR] = "pair", [RT_IN_RECTANGLE] = "rectangle",
  [RT_IN_FISH] = "fish",
};

/* Functions that add members to the current object */

static void
add_text (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_number (JsonBuilder *builder, const char *name, guint number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
add_truth (JsonBuilder *builder, const char *name, bool truth)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, truth);
}

/* Adds PRICE, the difficulty of a step such as 9.1, as a string, because json-glib would write the
 * number as 9.0999999999999996. */
static void
add_price (JsonBuilder *builder, const char *name, double price)
{
  int tenths = rt_price_tenths (price);
  g_autofree char *text = g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);

  add_text (builder, name, text);
}

static void
begin_list (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
begin_object (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}

static void
add_cell (JsonBuilder *builder, int cell)
{
  char name[5];

  add_text (builder, "cell", rt_cell_name (cell, name));
}

static void
add_cells (JsonBuilder *builder, const char *name, RtCells cells)
{
  char text[5];

  begin_list (builder, name);
  for_each_cell (cell, cells)
    json_builder_add_string_value (builder, rt_cell_name (cell, text));
  json_builder_end_array (builder);
}

static void
add_digits (JsonBuilder *builder, RtDigits digits)
{
  begin_list (builder, "digits");
  for_each_digit (digit, digits)
    json_builder_add_int_value (builder, digit);
  json_builder_end_array (builder);
}

static const char *
house_name (int house, char name[3])
{
  name[0] = "rcb"[house / 9];
  name[1] = (char) ('1' + house % 9);
  name[2] = '\0';
  return name;
}

static void
add_houses (JsonBuilder *builder, const char *name, RtHouses houses)
{
  char text[3];

  begin_list (builder, name);
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (houses >> house & 1)
      json_builder_add_string_value (builder, house_name (house, text));
  json_builder_end_array (builder);
}

/* Functions that add parts of a step */

static void
add_effect (JsonBuilder *builder, const RtStep *step)
{
  begin_list (builder, "placements");
  for (guint i = 0; i < step->n_placed; i++) {
    json_builder_begin_object (builder);
    add_cell (builder, step->placed[i].cell);
    add_number (builder, "digit", step->placed[i].digit);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  begin_list (builder, "eliminations");
  for (guint i = 0; i < step->n_removed; i++) {
    json_builder_begin_object (builder);
    add_cell (builder, step->removed[i].cell);
    add_digits (builder, step->removed[i].digits);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_pattern (JsonBuilder *builder, const RtPattern *pattern)
{
  begin_object (builder, "pattern");
  add_digits (builder, pattern->digits);
  add_houses (builder, "base", pattern->base);
  add_houses (builder, "cover", pattern->cover);
  add_cells (builder, "cells", pattern->cells);
  json_builder_end_object (builder);
}

static void
add_marks (JsonBuilder *builder, const RtStep *step)
{
  begin_list (builder, "marks");
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];

    json_builder_begin_object (builder);
    add_cell (builder, mark->cell);
    add_number (builder, "digit", mark->digit);
    add_text (builder, "role", mark_roles[mark->role]);
    add_number (builder, "view", mark->view);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_step_houses (JsonBuilder *builder, const RtStep *step)
{
  char name[3];

  begin_list (builder, "houses");
  for (guint i = 0; i < step->n_houses; i++) {
    const RtStepHouse *house = &step->houses[i];

    json_builder_begin_object (builder);
    add_text (builder, "house", house_name (house->house, name));
    add_text (builder, "role", house_roles[house->role]);
    add_number (builder, "view", house->view);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_node (JsonBuilder *builder, const char *name, const RtStepNode *node)
{
  begin_object (builder, name);
  add_number (builder, "digit", node->digit);
  add_cells (builder, "cells", node->cells);
  add_truth (builder, "on", node->on);
  json_builder_end_object (builder);
}

static void
add_links (JsonBuilder *builder, const RtStep *step)
{
  begin_list (builder, "links");
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    json_builder_begin_object (builder);
    add_node (builder, "from", &link->from);
    add_node (builder, "to", &link->to);
    add_text (builder, "kind", link_kinds[link->kind]);
    add_number (builder, "view", link->view);
    if (link->inner)
      add_number (builder, "inner", link->inner - 1u);
    if (link->in) {
      begin_object (builder, patterns[link->in]);
      add_digits (builder, link->in_digits);
      add_cells (builder, "cells", link->in_cells);
      if (link->in_houses)
        add_houses (builder, "houses", link->in_houses);
      json_builder_end_object (builder);
    }
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_step (JsonBuilder *builder, const RtStep *step, bool in_words)
{
  g_autofree char *notation = rt_step_notation (step);

  json_builder_begin_object (builder);
  add_text (builder, "technique", step->technique->id);
  add_text (builder, "name", rt_step_name (step));
  add_price (builder, "price", step->price);
  add_number (builder, "cost", (guint) step->cost);
  add_text (builder, "notation", notation);
  if (in_words) {
    g_autofree char *words = rt_say_hint (step, RT_HINT_ALL);

    add_text (builder, "words", words);
  }
  add_effect (builder, step);
  add_pattern (builder, &step->pattern);
  add_number (builder, "views", step->n_views);
  add_marks (builder, step);
  add_step_houses (builder, step);
  add_links (builder, step);
  if (step->n_inner) {
    begin_list (builder, "inner");
    for (guint i = 0; i < step->n_inner; i++)
      add_step (builder, step->inner[i], in_words);
    json_builder_end_array (builder);
  }
  json_builder_end_object (builder);
}

/* Adds an object called NAME with three difficulties of a path of STEPS: of its hardest step, of
 * the hardest step up to the first placed digit, and of its first step. */
static void
add_prices (JsonBuilder *builder, const char *name, GPtrArray *steps)
{
  double hardest = 0, before = 0;
  bool has_placed = false;

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    hardest = MAX (hardest, step->price);
    if (!has_placed)
      before = MAX (before, step->price);
    has_placed |= step->n_placed > 0;
  }
  begin_object (builder, name);
  add_price (builder, "hardest", hardest);
  add_price (builder, "before_first_digit", before);
  add_price (builder, "first",
             steps->len ? ((const RtStep *) g_ptr_array_index (steps, 0))->price : 0);
  json_builder_end_object (builder);
}

/* Adds the list of STEPS, ends the root object, and returns it as text. IN_WORDS: adds the sentence
 * of each step. Free with g_free. */
static char *
finish (JsonBuilder *builder, GPtrArray *steps, bool in_words)
{
  g_autoptr (JsonNode) root = NULL;

  begin_list (builder, "steps");
  for (guint i = 0; i < steps->len; i++)
    add_step (builder, g_ptr_array_index (steps, i), in_words);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
}

char *
rt_explain_json (const RtGrid *givens, const char *ladder, GPtrArray *steps, int n_solutions,
                 bool solved, bool is_rating, bool in_words)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  static const char *const verdicts[] = { "none", "unique", "multiple" };
  char digits[RT_N_CELLS + 1];

  json_builder_begin_object (builder);
  add_text (builder, "puzzle", rt_grid_print (givens, digits));
  add_text (builder, "ladder", ladder);
  add_text (builder, "verdict", verdicts[n_solutions]);
  add_truth (builder, "solved", solved);
  add_prices (builder, is_rating ? "rating" : "path", steps);
  return finish (builder, steps, in_words);
}

char *
rt_steps_json (const RtGrid *grid, const char *ladder, GPtrArray *steps, bool in_words)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  char digits[RT_N_CELLS + 1];

  json_builder_begin_object (builder);
  add_text (builder, "position", rt_grid_print (grid, digits));
  add_text (builder, "ladder", ladder);
  return finish (builder, steps, in_words);
}
