/* test-explain-json.c - tests that `explain --json` prints one line with all data of the steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/common/explain-json.h"
#include "engine/core/geometry.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/rating/rating.h"
#include "engine/logic/words/notation.h"

#include "common/puzzles.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* Singles alone; fish, sets, almost locked sets, colours, chains with sets, chains of chains,
 * and such that rest on inner steps. */
static const char *const puzzles[] = {
  EASY,
  HARDER,
  DEEPLY_NESTED,
};

static GPtrArray *
path_of (const char *text, RtLadder *ladder, RtGrid *givens)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  g_assert_true (rt_grid_parse (givens, text));
  rt_study_at_grid (study, givens);
  return rt_step_search_path (study, ladder);
}

static int
cell_of (const char *name)
{
  g_assert_cmpuint (strlen (name), ==, 4);
  return 9 * (name[1] - '1') + name[3] - '1';
}

static int
house_of (const char *name)
{
  g_assert_cmpuint (strlen (name), ==, 2);
  return 9 * (int) (strchr ("rcb", name[0]) - "rcb") + name[1] - '1';
}

static guint
number (JsonObject *object, const char *name)
{
  return (guint) json_object_get_int_member (object, name);
}

static RtCells
cells_of (JsonObject *object, const char *name)
{
  JsonArray *list = json_object_get_array_member (object, name);
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    rt_cells_add (&cells, cell_of (json_array_get_string_element (list, i)));
  return cells;
}

static RtDigits
digits_of (JsonObject *object)
{
  JsonArray *list = json_object_get_array_member (object, "digits");
  RtDigits digits = RT_DIGITS_NONE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    digits |= rt_digits_of ((int) json_array_get_int_element (list, i));
  return digits;
}

static RtHouses
houses_of (JsonObject *object, const char *name)
{
  JsonArray *list = json_object_get_array_member (object, name);
  RtHouses houses = 0;

  for (guint i = 0; i < json_array_get_length (list); i++)
    houses |= (RtHouses) (1u << house_of (json_array_get_string_element (list, i)));
  return houses;
}

/* The list of that name, which has N elements. */
static JsonArray *
list_of (JsonObject *object, const char *name, guint n)
{
  JsonArray *list = json_object_get_array_member (object, name);

  g_assert_cmpuint (json_array_get_length (list), ==, n);
  return list;
}

static void
assert_effect (JsonObject *object, const RtStep *step)
{
  JsonArray *placed = list_of (object, "placements", step->n_placed);
  JsonArray *removed = list_of (object, "eliminations", step->n_removed);

  for (guint i = 0; i < step->n_placed; i++) {
    JsonObject *one = json_array_get_object_element (placed, i);

    g_assert_cmpint (cell_of (json_object_get_string_member (one, "cell")), ==,
                     step->placed[i].cell);
    g_assert_cmpuint (number (one, "digit"), ==, step->placed[i].digit);
  }
  for (guint i = 0; i < step->n_removed; i++) {
    JsonObject *one = json_array_get_object_element (removed, i);

    g_assert_cmpint (cell_of (json_object_get_string_member (one, "cell")), ==,
                     step->removed[i].cell);
    g_assert_cmpuint (digits_of (one), ==, step->removed[i].digits);
  }
}

static void
assert_pattern (JsonObject *object, const RtPattern *pattern)
{
  JsonObject *one = json_object_get_object_member (object, "pattern");

  g_assert_cmpuint (digits_of (one), ==, pattern->digits);
  g_assert_cmpuint (houses_of (one, "base"), ==, pattern->base);
  g_assert_cmpuint (houses_of (one, "cover"), ==, pattern->cover);
  g_assert_true (rt_cells_equal (cells_of (one, "cells"), pattern->cells));
}

/* Fails unless each number has one word, and each word one number. WORDS stores the words seen so
 * far. */
static void
assert_word (const char *words[RT_N_MARK_ROLES], guint value, const char *word)
{
  words[value] = g_intern_string (word);
  for (guint i = 0; i < RT_N_MARK_ROLES; i++)
    g_assert_true ((words[i] == words[value]) == (i == value));
}

static void
assert_node (JsonObject *object, const char *name, const RtStepNode *node)
{
  JsonObject *one = json_object_get_object_member (object, name);

  g_assert_cmpuint (number (one, "digit"), ==, node->digit);
  g_assert_true (rt_cells_equal (cells_of (one, "cells"), node->cells));
  g_assert_cmpint (json_object_get_boolean_member (one, "on"), ==, node->on);
}

static void
assert_marks (JsonObject *object, const RtStep *step)
{
  static const char *roles[RT_N_MARK_ROLES], *house_roles[RT_N_MARK_ROLES];
  JsonArray *marks = list_of (object, "marks", step->n_marks);
  JsonArray *houses = list_of (object, "houses", step->n_houses);

  for (guint i = 0; i < step->n_marks; i++) {
    JsonObject *one = json_array_get_object_element (marks, i);

    g_assert_cmpint (cell_of (json_object_get_string_member (one, "cell")), ==,
                     step->marks[i].cell);
    g_assert_cmpuint (number (one, "digit"), ==, step->marks[i].digit);
    g_assert_cmpuint (number (one, "view"), ==, step->marks[i].view);
    assert_word (roles, step->marks[i].role, json_object_get_string_member (one, "role"));
  }
  for (guint i = 0; i < step->n_houses; i++) {
    JsonObject *one = json_array_get_object_element (houses, i);

    g_assert_cmpint (house_of (json_object_get_string_member (one, "house")), ==,
                     step->houses[i].house);
    g_assert_cmpuint (number (one, "view"), ==, step->houses[i].view);
    assert_word (house_roles, step->houses[i].role, json_object_get_string_member (one, "role"));
  }
}

static void
assert_links (JsonObject *object, const RtStep *step)
{
  static const char *const patterns[] = {
    [RT_IN_SET] = "set", [RT_IN_PAIR] = "pair", [RT_IN_RECTANGLE] = "rectangle",
    [RT_IN_FISH] = "fish",
  };
  static const char *kinds[RT_N_MARK_ROLES];
  JsonArray *links = list_of (object, "links", step->n_links);

  for (guint i = 0; i < step->n_links; i++) {
    JsonObject *one = json_array_get_object_element (links, i);
    const RtStepLink *link = &step->links[i];

    assert_node (one, "from", &link->from);
    assert_node (one, "to", &link->to);
    g_assert_cmpuint (number (one, "view"), ==, link->view);
    assert_word (kinds, link->kind, json_object_get_string_member (one, "kind"));
    g_assert_cmpint (json_object_has_member (one, "inner"), ==, link->inner > 0);
    if (link->inner)
      g_assert_cmpuint (number (one, "inner"), ==, link->inner - 1u);
    for (int in = RT_IN_SET; in <= RT_IN_FISH; in++)
      g_assert_cmpint (json_object_has_member (one, patterns[in]), ==, link->in == in);
    if (link->in) {
      JsonObject *pattern = json_object_get_object_member (one, patterns[link->in]);

      g_assert_cmpuint (digits_of (pattern), ==, link->in_digits);
      g_assert_true (rt_cells_equal (cells_of (pattern, "cells"), link->in_cells));
      g_assert_cmpint (json_object_has_member (pattern, "houses"), ==, link->in_houses != 0);
    }
  }
}

/* The member NAME is a price of so many TENTHS, as people write it. */
static void
assert_price (JsonObject *object, const char *name, int tenths)
{
  g_autofree char *text = g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);

  g_assert_cmpstr (json_object_get_string_member (object, name), ==, text);
}

static void
assert_step (JsonObject *object, const RtStep *step)
{
  g_autofree char *notation = rt_step_notation (step);

  g_assert_cmpstr (json_object_get_string_member (object, "technique"), ==, step->technique->id);
  g_assert_cmpstr (json_object_get_string_member (object, "name"), ==, rt_step_name (step));
  g_assert_cmpstr (json_object_get_string_member (object, "notation"), ==, notation);
  assert_price (object, "price", rt_price_tenths (step->price));
  g_assert_cmpuint (number (object, "views"), ==, step->n_views);
  g_assert_true (json_object_has_member (object, "words"));
  assert_effect (object, step);
  assert_pattern (object, &step->pattern);
  assert_marks (object, step);
  assert_links (object, step);
  g_assert_cmpint (json_object_has_member (object, "inner"), ==, step->n_inner > 0);
  for (guint i = 0; i < step->n_inner; i++)
    assert_step (json_array_get_object_element (list_of (object, "inner", step->n_inner), i),
                 step->inner[i]);
}

/* DATA: the name of the ladder. */
static void
test_is_the_steps (gconstpointer data)
{
  const char *name = data;
  g_autoptr (RtLadder) ladder =
    strcmp (name, "human") == 0 ? rt_ladder_new_human () : rt_ladder_new_rating ();

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtGrid givens;
    g_autoptr (GPtrArray) path = path_of (puzzles[i], ladder, &givens);
    g_autofree char *text = rt_explain_json (&givens, name, path, 1, true, false, true);
    g_autoptr (JsonNode) root = json_from_string (text, NULL);
    JsonObject *object = json_node_get_object (root);
    JsonArray *steps = list_of (object, "steps", path->len);

    g_assert_null (strchr (text, '\n'));
    g_assert_cmpuint (path->len, >, 10);
    g_assert_cmpstr (json_object_get_string_member (object, "puzzle"), ==, puzzles[i]);
    g_assert_cmpstr (json_object_get_string_member (object, "ladder"), ==, name);
    g_assert_true (json_object_get_boolean_member (object, "solved"));
    for (guint k = 0; k < path->len; k++)
      assert_step (json_array_get_object_element (steps, k), g_ptr_array_index (path, k));
  }
}

/* The three numbers of a path by the rating's ladder are those of the rating. */
static void
test_rating (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  g_autoptr (RtRater) rater = rt_rater_new (false);

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtGrid givens;
    g_autoptr (GPtrArray) path = path_of (puzzles[i], ladder, &givens);
    g_autofree char *text = rt_explain_json (&givens, "rating", path, 1, true, true, false);
    g_autoptr (JsonNode) root = json_from_string (text, NULL);
    JsonObject *told = json_object_get_object_member (json_node_get_object (root), "rating");
    RtRating rating;

    g_assert_true (rt_rater_rate (rater, &givens, NULL, &rating));
    assert_price (told, "hardest", rating.er);
    assert_price (told, "before_first_digit", rating.ep);
    assert_price (told, "first", rating.ed);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain-json/is-the-steps/human", "human", test_is_the_steps);
  g_test_add_data_func ("/explain-json/is-the-steps/rating", "rating", test_is_the_steps);
  g_test_add_func ("/explain-json/rating", test_rating);
  return g_test_run ();
}
