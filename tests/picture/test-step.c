/* test-step.c - tests pictures of logical steps: the shapes of marks differ without colour, and
 * links keep clear of digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/chain-arrows.h"
#include "picture/compose.h"
#include "picture/mark-shapes.h"
#include "picture/painter.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"
#include "fonts.h"

#include <string.h>

/* A picture to look at. */

#define SIDE 200

typedef struct {
  cairo_surface_t *surface;
  cairo_t *cr;
} Picture;

static Picture
begin_picture (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  Picture picture = { surface, cairo_create (surface) };

  cairo_set_source_rgb (picture.cr, 1, 1, 1);
  cairo_paint (picture.cr);
  cairo_set_source_rgb (picture.cr, 0, 0, 0);
  return picture;
}

static void
picture_clear (Picture *picture)
{
  cairo_destroy (picture->cr);
  cairo_surface_destroy (picture->surface);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)

/* Returns the darkness of a pixel: 0 to 255. */
static int
ink_at (const Picture *picture, int x, int y)
{
  const unsigned char *row;

  cairo_surface_flush (picture->surface);
  row = cairo_image_surface_get_data (picture->surface) +
        y * cairo_image_surface_get_stride (picture->surface);
  return 255 - row[4 * x];
}

/* Returns the darkness of a square around a place, in black points. */
static int
ink_around (const Picture *picture, RtPoint place, int reach)
{
  int n = 0;

  for (int y = MAX (0, (int) place.y - reach); y < MIN (SIDE, (int) place.y + reach); y++)
    for (int x = MAX (0, (int) place.x - reach); x < MIN (SIDE, (int) place.x + reach); x++)
      n += ink_at (picture, x, y);
  return (n + 254) / 255;
}

/* Marks */

/* Black on white: every colour is the same. */
static const RtTheme no_colours = { .board = 0xffffff };

static bool
look_alike (int role, int other)
{
  g_auto (Picture) one = begin_picture (), two = begin_picture ();
  int n = 0;

  rt_paint_mark (one.cr, (RtMarkRole) role, &no_colours, SIDE / 2, SIDE / 2, 20);
  rt_paint_mark (two.cr, (RtMarkRole) other, &no_colours, SIDE / 2, SIDE / 2, 20);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      n += ABS (ink_at (&one, x, y) - ink_at (&two, x, y)) > 50;
  return n < 60;
}

typedef struct {
  bool alike[RT_N_MARK_ROLES][RT_N_MARK_ROLES];
  bool seen[RT_N_MARK_ROLES];
} Roles;

/* Checks the roles that are visible together. */
static void
check_roles (Roles *roles, const RtStep *step)
{
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];

    roles->seen[mark->role] = true;
    for (guint k = 0; k < i; k++) {
      const RtStepMark *other = &step->marks[k];

      if (other->role != mark->role && roles->alike[mark->role][other->role])
        g_error ("%s: roles %d and %d look alike", step->technique->id, mark->role, other->role);
    }
  }
}

/* All that is marked has a shape, in the view and at the stage where it belongs; the last one, where
 * there are several. */
static void
check_scene (const RtStep *step, const RtStudy *study)
{
  RtPosition position = { 0 };

  memcpy (position.givens.digit, study->field.digit, sizeof position.givens.digit);
  for (guint view = 0; view <= step->n_views; view++)
    for (int stage = 0; stage < RT_N_HINTS; stage++) {
      bool wanted[RT_N_CELLS][9] = { { false } };
      RtScene scene;

      rt_compose_step (&scene, &position, study->field.candidates, step, (RtHint) stage, view);
      for (guint i = 0; i < step->n_marks; i++) {
        const RtStepMark *mark = &step->marks[i];
        bool follows = mark->role == RT_MARK_PLACED || mark->role == RT_MARK_REMOVED;

        if (stage >= (follows ? RT_HINT_ALL : RT_HINT_PATTERN) &&
            (!view || !mark->view || mark->view == view))
          wanted[mark->cell][mark->digit - 1] = true;
      }
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        for (int i = 0; i < 9; i++)
          g_assert_cmpint (scene.cells[cell].mark_roles[i] != 0, ==, wanted[cell][i]);
    }
}

/* The inner steps follow the views, with their own marks and assumptions. */
static void
test_inner_steps (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("nested-1");
  g_autoptr (RtStep) step = NULL;
  RtPosition position = { 0 };
  RtGrid grid = grid_of (DEEPLY_NESTED);

  rt_study_at_grid (study, &grid);
  position.givens = grid;
  step = rt_step_search_next (study, ladder);
  g_assert_nonnull (step);
  g_assert_cmpuint (step->n_inner, >, 0);
  for (guint i = 0; i < step->n_inner; i++) {
    int wanted[RT_N_CELLS][9] = { { 0 } };
    RtScene scene;

    for (guint k = 0; k < step->n_links; k++)
      if (step->links[k].inner == i + 1)
        wanted[rt_cells_first (step->links[k].from.cells)][step->links[k].from.digit - 1] =
          RT_MARK_OFF + 1;
    for (guint k = 0; k < step->inner[i]->n_marks; k++) {
      const RtStepMark *mark = &step->inner[i]->marks[k];

      wanted[mark->cell][mark->digit - 1] = mark->role + 1;
    }
    rt_compose_step (&scene, &position, study->field.candidates, step, RT_HINT_ALL,
                     step->n_views + i + 1);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      for (int k = 0; k < 9; k++)
        g_assert_cmpint (scene.cells[cell].mark_roles[k], ==, wanted[cell][k]);
  }
}

/* A filled cell of the pattern has no mark, but is highlighted. */
static void
test_filled (void)
{
  static const RtDigits none[RT_N_CELLS];
  RtPosition position = { 0 };
  RtStep step = { .pattern = { .cells = rt_cells_or (rt_cells_of (3), rt_cells_of (4)) } };

  position.givens.digit[4] = position.givens.digit[5] = 7;
  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    RtScene scene;

    rt_compose_step (&scene, &position, none, &step, (RtHint) stage, 0);
    g_assert_cmpint (scene.cells[4].in_house, ==, stage >= RT_HINT_WHERE);
    g_assert_cmpint (scene.cells[5].in_house, ==, false);
  }
}

/* A step of two cases with so many links from end to end of a row, all inside of the first case. */
#define LINKS 20

static void
compose_many (RtScene *scene, guint n_links, guint view)
{
  static const RtDigits none[RT_N_CELLS];
  RtPosition position = { 0 };
  RtStepLink links[LINKS];
  RtStep step = { .n_views = 2, .links = links, .n_links = n_links };

  for (guint i = 0; i < n_links; i++)
    links[i] = (RtStepLink) { .from = rt_step_node (36, 5, true), .to = rt_step_node (44, 5, false),
                              .view = 1 };
  rt_compose_step (scene, &position, none, &step, RT_HINT_ALL, view);
}

/* In the middle of the row. */
static int
ink_of_links (const RtScene *scene)
{
  const RtRuling ruling = rt_ruling_of (SIDE / 9 - 1, 1, 2);
  g_auto (Picture) picture = begin_picture ();

  rt_paint_step (picture.cr, scene, &no_colours, &ruling);
  return ink_around (&picture, (RtPoint) { SIDE / 2, SIDE / 2 }, SIDE / 4);
}

/* A case is drawn as it is; all of them, where that is much, with less of what is inside. */
static void
test_crowded (void)
{
  RtScene case_1, few, many;
  int ink;

  compose_many (&case_1, LINKS, 1);
  compose_many (&few, 3, 0);
  compose_many (&many, LINKS, 0);
  ink = ink_of_links (&case_1);
  g_assert_cmpint (ink_of_links (&few), >, ink / 2);
  g_assert_cmpint (ink_of_links (&many), >, 0);
  g_assert_cmpint (ink_of_links (&many), <, ink / 2);
  many.cells[36].mark_roles[4] = RT_MARK_ASSUMED + 1;
  g_assert_cmpint (ink_of_links (&many), ==, ink);
  many.cells[36].mark_roles[4] = RT_MARK_ON + 1;
  g_assert_cmpint (ink_of_links (&many), <, ink / 2);
  many.cells[44].mark_roles[4] = RT_MARK_REMOVED + 1;
  g_assert_cmpint (ink_of_links (&many), ==, ink);
}

static void
visit (RtStudy *study, gpointer data)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (row->id);
      g_autoptr (RtStep) step = row->price < 9 ? rt_step_search_next (study, ladder) : NULL;

      if (!step)
        continue;
      check_roles (data, step);
      check_scene (step, study);
    }
}

/* No two roles of one step have the same shape and line. */
static void
test_roles_without_colour (void)
{
  Roles roles = { 0 };

  for (int role = 0; role < RT_N_MARK_ROLES; role++)
    for (int other = 0; other < role; other++)
      roles.alike[role][other] = roles.alike[other][role] = look_alike (role, other);
  g_assert_true (roles.alike[RT_MARK_PATTERN][RT_MARK_ON]);
  for_each_random_board (n_cases (10), visit, &roles);
  for (int role = 0; role < RT_N_MARK_ROLES; role++)
    if (role != RT_MARK_ENDO_FIN && role != RT_MARK_SET_4)
      g_assert_true (roles.seen[role]);
}

/* Every role is drawn, where it should be and not far beyond. */
static void
test_every_role_is_drawn (void)
{
  for (int role = 0; role < RT_N_MARK_ROLES; role++) {
    g_auto (Picture) picture = begin_picture ();

    rt_paint_mark (picture.cr, (RtMarkRole) role, &no_colours, 100, 100, 20);
    g_assert_cmpint (ink_around (&picture, (RtPoint) { 100, 100 }, 34), >, 300);
    g_assert_cmpint (ink_around (&picture, (RtPoint) { 100, 100 }, 34), ==,
                     ink_around (&picture, (RtPoint) { 100, 100 }, 100));
  }
}

/* Arrows */

#define RADIUS 8

static void
draw (Picture *picture, RtPoint from, RtPoint to, RtLinkKind kind, const RtPoint *obstacles,
      int n_obstacles)
{
  const RtArrowGround ground = { SIDE, RADIUS, obstacles, n_obstacles };

  rt_paint_arrow (picture->cr, from, to, kind, 1, &ground);
}

/* From the rim of one candidate to that of the other, with the head there. */
static void
test_arrow_ends_at_the_rim (void)
{
  const RtPoint from = { 30, 100 }, to = { 170, 100 };

  for (int kind = RT_LINK_STRONG; kind <= RT_LINK_NESTED; kind++) {
    g_auto (Picture) picture = begin_picture ();

    draw (&picture, from, to, (RtLinkKind) kind, NULL, 0);
    g_assert_cmpint (ink_around (&picture, from, 5), ==, 0);
    g_assert_cmpint (ink_around (&picture, to, 5), ==, 0);
    g_assert_cmpint (ink_around (&picture, from, 2 * RADIUS), >, 0);
    g_assert_cmpint (ink_around (&picture, to, 3 * RADIUS), >,
                     ink_around (&picture, from, 3 * RADIUS) * 5 / 4);
  }
}

/* Drawn through, dashed, dotted. */
static void
test_kinds_of_links (void)
{
  int ink[3];

  for (int kind = RT_LINK_STRONG; kind <= RT_LINK_NESTED; kind++) {
    g_auto (Picture) picture = begin_picture ();

    draw (&picture, (RtPoint) { 20, 20 }, (RtPoint) { 180, 180 }, (RtLinkKind) kind, NULL, 0);
    ink[kind] = ink_around (&picture, (RtPoint) { 100, 100 }, 60);
  }
  g_assert_cmpint (ink[RT_LINK_STRONG], >, ink[RT_LINK_WEAK] * 5 / 4);
  g_assert_cmpint (ink[RT_LINK_WEAK], >, ink[RT_LINK_NESTED] * 5 / 4);
}

/* An arrow bends around obstacles, to either side. */
static void
test_arrow_keeps_clear (void)
{
  for (int y = 80; y <= 120; y += 5) {
    g_auto (Picture) picture = begin_picture ();
    const RtPoint obstacle = { 100, y };

    draw (&picture, (RtPoint) { 30, 100 }, (RtPoint) { 170, 100 }, RT_LINK_STRONG, &obstacle, 1);
    g_assert_cmpint (ink_around (&picture, obstacle, RADIUS / 2), ==, 0);
  }
}

/* Even where that means to run through something. */
static void
test_arrow_stays_on_the_board (void)
{
  RtPoint obstacles[SIDE / 10];

  for (int i = 0; i < SIDE / 10; i++)
    obstacles[i] = (RtPoint) { 10 * i, 40 };
  for (int turned = 0; turned < 2; turned++) {
    g_auto (Picture) picture = begin_picture ();
    const RtArrowGround ground = { 150, RADIUS, obstacles, SIDE / 10 };
    const RtPoint left = { 10, 5 }, right = { 140, 5 };

    cairo_translate (picture.cr, 25, 25);
    rt_paint_arrow (picture.cr, turned ? right : left, turned ? left : right, RT_LINK_STRONG,
                    1, &ground);
    for (int x = 0; x < SIDE; x++)
      for (int y = 0; y < 24; y++)
        g_assert_cmpint (ink_at (&picture, x, y), ==, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/step", test_roles_without_colour, test_inner_steps, test_filled, test_crowded,
             test_every_role_is_drawn, test_arrow_ends_at_the_rim, test_kinds_of_links,
             test_arrow_keeps_clear, test_arrow_stays_on_the_board);
  return fonts_test_run ();
}
