/* test-grid-view.c - the grid in a real window: names, keys, pointer, focus, places; buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "picture/compose.h"
#include "screen.h"
#include "widgets/buttons.h"
#include "widgets/cell.h"
#include "widgets/compat.h"
#include "widgets/grid-view.h"
#include "widgets/style-sheets.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *window, *before, *grid, *after;
  RtGridView *view;
  int n_intents;
  RtIntent last;
} Fixture;

static void
intent_cb (RtGridView *view, const RtIntent *intent, Fixture *fixture)
{
  fixture->n_intents++;
  fixture->last = *intent;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  rt_widgets_init ();
  fixture->window = gtk_window_new ();
  fixture->before = gtk_button_new ();
  fixture->grid = rt_grid_view_new ();
  fixture->after = gtk_button_new ();
  fixture->view = RT_GRID_VIEW (fixture->grid);
  g_signal_connect (fixture->grid, "intent", G_CALLBACK (intent_cb), fixture);
  gtk_widget_set_vexpand (fixture->grid, TRUE);
  gtk_box_append (GTK_BOX (box), fixture->before);
  gtk_box_append (GTK_BOX (box), fixture->grid);
  gtk_box_append (GTK_BOX (box), fixture->after);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 600);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_widget_grab_focus (fixture->grid);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->grid), (gpointer *) &fixture->grid);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  until (!fixture->grid);
}

/* The controller of TYPE that was added first, which is the last of the list. */
static GtkEventController *
last_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (all); i > 0; i--) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (all, i - 1);

    if (G_TYPE_CHECK_INSTANCE_TYPE (one, type))
      return one;
  }
  g_assert_not_reached ();
}

static GtkWidget *
cell_at (Fixture *fixture, int cell)
{
  GtkWidget *child = gtk_widget_get_first_child (fixture->grid);

  while (!RT_IS_CELL (child) || rt_cell_index (RT_CELL (child)) != cell)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static bool
press (Fixture *fixture, guint keyval, GdkModifierType modifiers)
{
  return press_key (fixture->grid, keyval, modifiers);
}

static graphene_rect_t
bounds_of (Fixture *fixture, int cell)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell_at (fixture, cell), fixture->grid, &bounds));
  return bounds;
}

/* Presses at FROM, goes to TO in one leap, and lets go. */
static void
drag (Fixture *fixture, int from, int to)
{
  GtkEventController *gesture = controller (fixture->grid, GTK_TYPE_GESTURE_DRAG);
  graphene_rect_t a = bounds_of (fixture, from), b = bounds_of (fixture, to);
  double dx = b.origin.x - a.origin.x, dy = b.origin.y - a.origin.y;

  g_signal_emit_by_name (gesture, "drag-begin", (double) a.origin.x + a.size.width / 2,
                         (double) a.origin.y + a.size.height / 2);
  g_signal_emit_by_name (gesture, "drag-update", dx, dy);
  g_signal_emit_by_name (gesture, "drag-end", dx, dy);
}

/* Where a mark is drawn there it is; where one is missing there is none. */
static void
test_mark_at (Fixture *fixture, gconstpointer data)
{
  const RtDigits marks = 0x155; /* 1, 3, 5, 7, 9 */
  graphene_rect_t box = bounds_of (fixture, 31);
  RtScene scene = { 0 };
  int cell;

  scene.cells[31].marks = marks;
  rt_grid_view_set_scene (fixture->view, &scene, true);
  for (int digit = 1; digit <= 9; digit++) {
    double x = box.origin.x + box.size.width * (0.2 + 0.3 * ((digit - 1) % 3));
    double y = box.origin.y + box.size.height * (0.2 + 0.3 * ((digit - 1) / 3));

    g_assert_cmpint (rt_grid_view_mark_at (fixture->view, x, y, &cell), ==,
                     rt_digits_has (marks, digit) ? digit : 0);
    g_assert_cmpint (cell, ==, 31);
  }
  g_assert_cmpint (rt_grid_view_mark_at (fixture->view, -1, -1, &cell), ==, 0);
  g_assert_cmpint (cell, ==, -1);
}

static const struct {
  RtSceneCell what;
  const char *name;
} named[] = {
  { { .digit = 0 }, "Row 3, column 5, empty" },
  { { .digit = 7, .role = RT_ROLE_GIVEN }, "Row 3, column 5, 7, given" },
  { { .digit = 7, .role = RT_ROLE_ENTERED }, "Row 3, column 5, 7, entered" },
  { { .digit = 7, .role = RT_ROLE_FOUND }, "Row 3, column 5, 7, found" },
  { { .digit = 7, .role = RT_ROLE_TRYING }, "Row 3, column 5, 7, trying" },
  { { .digit = 7, .role = RT_ROLE_TAKEN_BACK }, "Row 3, column 5, empty" },
  { { .marks = 0x8a }, "Row 3, column 5, empty, candidates 2 4 8" },
  { { .marks = 0x8a, .mark_colours = { [3] = 1 } },
    "Row 3, column 5, empty, candidates 2 4 8, candidate 4 yellow" },
  { { .marks = 0x8a, .corners = 0x1 }, "Row 3, column 5, empty, candidates 2 4 8, in the corners 1" },
  { { .digit = 7, .role = RT_ROLE_ENTERED, .conflict = true },
    "Row 3, column 5, 7, entered, conflict" },
  { { .digit = 7, .role = RT_ROLE_GIVEN, .conflict = true },
    "Row 3, column 5, 7, given, conflict" },
  { { .digit = 7, .role = RT_ROLE_GIVEN, .involved = true },
    "Row 3, column 5, 7, given, contradiction" },
  { { .digit = 7, .role = RT_ROLE_ENTERED, .involved = true, .marked = true },
    "Row 3, column 5, 7, entered, contradiction, marked" },
  { { .marked = true }, "Row 3, column 5, empty, marked" },
  { { .unread = true }, "Row 3, column 5, empty, could not be read" },
  { { .crossed = true }, "Row 3, column 5, empty, no digit fits" },
  { { .digit = 7, .role = RT_ROLE_GIVEN, .refusing = true, .in_house = true },
    "Row 3, column 5, 7, given, refuses, highlighted" },
  { { .in_cover = true }, "Row 3, column 5, empty, highlighted" },
  { { .in_house = true, .ruled_out = true }, "Row 3, column 5, empty, highlighted, ruled out" },
  { { .marks = 0x8a, .mark_roles = { [1] = RT_MARK_PATTERN + 1 } },
    "Row 3, column 5, empty, candidates 2 4 8, part of the pattern" },
  { { .marks = 0x8a, .mark_roles = { [1] = RT_MARK_PLACED + 1 } },
    "Row 3, column 5, empty, candidates 2 4 8, must be 2" },
  { { .marks = 0x8a, .mark_roles = { [1] = RT_MARK_REMOVED + 1, [7] = RT_MARK_REMOVED + 1 } },
    "Row 3, column 5, empty, candidates 2 4 8, cannot be 2 8" },
};

static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkAccessible *cell = GTK_ACCESSIBLE (cell_at (fixture, 22));

  gtk_test_accessible_assert_role (fixture->grid, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (fixture->grid, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sudoku grid");
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  for (guint i = 0; i < G_N_ELEMENTS (named); i++) {
    RtScene scene = { 0 };

    scene.cells[22] = named[i].what;
    rt_grid_view_set_scene (fixture->view, &scene, true);
    gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, named[i].name);
    gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_READ_ONLY,
                                         named[i].what.role == RT_ROLE_GIVEN);
    gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_INVALID,
                                      named[i].what.conflict || named[i].what.involved
                                        ? GTK_ACCESSIBLE_INVALID_TRUE
                                        : GTK_ACCESSIBLE_INVALID_FALSE);
  }
}

static void
test_all_cells_are_named (Fixture *fixture, gconstpointer data)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_autofree char *name =
      g_strdup_printf ("Row %d, column %d, empty", cell / 9 + 1, cell % 9 + 1);

    gtk_test_accessible_assert_property (cell_at (fixture, cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         name);
  }
}

static void
test_is_silent_while_moving (Fixture *fixture, gconstpointer data)
{
  RtScene scene = { 0 };
  GtkWidget *cell = cell_at (fixture, 0);

  scene.cells[0] = (RtSceneCell) { .digit = 5, .role = RT_ROLE_TRYING, .current = true };
  rt_grid_view_set_scene (fixture->view, &scene, false);
  g_assert_true (gtk_widget_has_css_class (cell, "trying"));
  g_assert_true (gtk_widget_has_css_class (cell, "current"));
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 1, column 1, empty");
  rt_grid_view_set_scene (fixture->view, &scene, true);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 1, column 1, 5, trying");
}

static void
test_highlights (Fixture *fixture, gconstpointer data)
{
  RtScene scene = { 0 };

  scene.cells[0] = scene.cells[50] = (RtSceneCell) { .digit = 5, .role = RT_ROLE_GIVEN };
  rt_grid_view_set_scene (fixture->view, &scene, true);
  rt_grid_view_set_focus_cell (fixture->view, 0);
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 0), "focus"));
  g_assert_false (gtk_widget_has_css_class (cell_at (fixture, 0), "peer"));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 8), "peer"));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 72), "peer"));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 20), "peer"));
  g_assert_false (gtk_widget_has_css_class (cell_at (fixture, 50), "peer"));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 50), "same-digit"));
}

/* Each level of heat has its class, and no other cell has any. */
static void
test_heat (Fixture *fixture, gconstpointer data)
{
  RtScene scene = *rt_grid_view_scene (fixture->view);

  scene.cells[3].heat = 1;
  scene.cells[5].heat = 255;
  rt_grid_view_set_scene (fixture->view, &scene, true);
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 3), "heat-1"));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 5), "heat-8"));
  for (int level = 1; level <= RT_HEAT_LEVELS; level++) {
    g_autofree char *name = g_strdup_printf ("heat-%d", level);

    g_assert_cmpint (gtk_widget_has_css_class (cell_at (fixture, 3), name), ==, level == 1);
    g_assert_false (gtk_widget_has_css_class (cell_at (fixture, 4), name));
  }
}

/* Each colour has its class, and is spoken of. */
static void
test_colours (Fixture *fixture, gconstpointer data)
{
  RtScene scene = *rt_grid_view_scene (fixture->view);

  for (int colour = 1; colour <= 9; colour++)
    scene.cells[colour].colour = (uint8_t) colour;
  rt_grid_view_set_scene (fixture->view, &scene, true);
  for (int cell = 0; cell <= 9; cell++)
    for (int colour = 1; colour <= 9; colour++) {
      g_autofree char *class = g_strdup_printf ("colour-%d", colour);

      g_assert_cmpint (gtk_widget_has_css_class (cell_at (fixture, cell), class), ==,
                       cell == colour);
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell_at (fixture, 7)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 1, column 8, empty, coloured turquoise");
}

static void
test_keys_move_the_focus (Fixture *fixture, gconstpointer data)
{
  rt_grid_view_set_focus_cell (fixture->view, 8);
  g_assert_true (press (fixture, GDK_KEY_Right, 0));
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 0);
  g_assert_true (gtk_widget_is_focus (cell_at (fixture, 0)));
  g_assert_true (press (fixture, GDK_KEY_Up, 0));
  g_assert_true (gtk_widget_is_focus (cell_at (fixture, 72)));
  g_assert_false (press (fixture, GDK_KEY_Tab, 0));
  g_assert_cmpint (fixture->n_intents, ==, 0);
}

/* How many cells are selected, as clearing them tells. */
static int
n_selected (Fixture *fixture)
{
  press (fixture, GDK_KEY_Delete, 0);
  return rt_cells_count (fixture->last.cells);
}

/* Number of the mode, of the held digit. */
static int
number (Fixture *fixture, const char *property)
{
  int value;

  g_object_get (fixture->view, property, &value, NULL);
  return value;
}

static void
assert_wrote (Fixture *fixture, RtEdit kind, int digit, RtCells cells)
{
  g_assert_cmpint (fixture->last.kind, ==, RT_INTENT_WRITE);
  g_assert_cmpint (fixture->last.writes, ==, kind);
  g_assert_cmpint (fixture->last.digit, ==, digit);
  g_assert_true (rt_cells_equal (fixture->last.cells, cells));
}

static void
test_digits_go_to_the_selection (Fixture *fixture, gconstpointer data)
{
  rt_grid_view_set_focus_cell (fixture->view, 40);
  press (fixture, GDK_KEY_5, 0);
  assert_wrote (fixture, RT_EDIT_ENTER, 5, rt_cells_of (40));

  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Delete, 0);
  g_assert_cmpint (fixture->last.kind, ==, RT_INTENT_CLEAR);
  g_assert_cmpint (rt_cells_count (fixture->last.cells), ==, 3);
  g_assert_true (rt_cells_has (fixture->last.cells, 50));
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 41), "selected"));
  gtk_test_accessible_assert_state (cell_at (fixture, 41), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  press (fixture, GDK_KEY_Left, 0);
  g_assert_cmpint (n_selected (fixture), ==, 1);
  gtk_test_accessible_assert_state (cell_at (fixture, 41), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

/* The same key writes in each mode what the mode is for; with Control, a mark in every mode. */
static void
test_modes (Fixture *fixture, gconstpointer data)
{
  static const guint keys[RT_N_WRITES] = { GDK_KEY_z, GDK_KEY_x, GDK_KEY_c, GDK_KEY_v };

  for (int mode = RT_N_WRITES - 1; mode >= 0; mode--) {
    g_assert_true (press (fixture, keys[mode], 0));
    g_assert_cmpint (number (fixture, "mode"), ==, mode);
    press (fixture, GDK_KEY_KP_7, 0);
    assert_wrote (fixture, (RtEdit) mode, 7, rt_cells_of (0));
    press (fixture, GDK_KEY_6, GDK_CONTROL_MASK);
    assert_wrote (fixture, RT_EDIT_MARK, 6, rt_cells_of (0));
    press (fixture, GDK_KEY_6, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
    assert_wrote (fixture, RT_EDIT_CORNER, 6, rt_cells_of (0));
  }
}

static void
click (Fixture *fixture, int cell)
{
  drag (fixture, cell, cell);
}

/* A key of the pad writes into the chosen cell; without one it is held, and each click writes it. */
static void
test_cell_first (Fixture *fixture, gconstpointer data)
{
  click (fixture, 30);
  g_assert_cmpint (fixture->n_intents, ==, 0);
  rt_grid_view_press (fixture->view, 4);
  assert_wrote (fixture, RT_EDIT_ENTER, 4, rt_cells_of (30));
  g_assert_cmpint (number (fixture, "held"), ==, 0);
  rt_grid_view_erase (fixture->view);
  g_assert_cmpint (fixture->last.kind, ==, RT_INTENT_CLEAR);
  g_assert_cmpint (fixture->n_intents, ==, 2);
}

static void
test_digit_first (Fixture *fixture, gconstpointer data)
{
  RtScene scene = *rt_grid_view_scene (fixture->view);

  rt_grid_view_press (fixture->view, 4);
  g_assert_cmpint (fixture->n_intents, ==, 0);
  g_assert_cmpint (number (fixture, "held"), ==, 4);
  click (fixture, 30);
  assert_wrote (fixture, RT_EDIT_ENTER, 4, rt_cells_of (30));
  scene.cells[30] = (RtSceneCell) { .digit = 4, .role = RT_ROLE_ENTERED };
  scene.cells[50].marks = rt_digits_of (4);
  rt_grid_view_set_scene (fixture->view, &scene, true);
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 30), "same-digit"));
  click (fixture, 30);
  g_assert_cmpint (fixture->last.kind, ==, RT_INTENT_CLEAR);
  rt_grid_view_press (fixture->view, 6);
  g_assert_cmpint (number (fixture, "held"), ==, 6);
  drag (fixture, 10, 12);
  g_assert_cmpint (fixture->n_intents, ==, 3);
  g_assert_cmpint (rt_cells_count (fixture->last.cells), ==, 3);
  press (fixture, GDK_KEY_Return, 0);
  assert_wrote (fixture, RT_EDIT_ENTER, 6, rt_cells_of (12));
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpint (number (fixture, "held"), ==, 0);
  g_assert_false (press (fixture, GDK_KEY_Escape, 0));
  rt_grid_view_press (fixture->view, 6); /* no cell is chosen */
  g_assert_cmpint (number (fixture, "held"), ==, 6);
  rt_grid_view_press (fixture->view, 6);
  g_assert_cmpint (number (fixture, "held"), ==, 0);
}

static void
test_always_digit_first (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->view, "digit-first", TRUE, NULL);
  click (fixture, 30);
  rt_grid_view_press (fixture->view, 4);
  g_assert_cmpint (number (fixture, "held"), ==, 4);
  g_assert_cmpint (fixture->n_intents, ==, 0);
}

static void
menu_cb (RtGridView *view, double x, double y, int *n)
{
  (*n)++;
}

/* The secondary button and a long press write a mark of the held digit in any mode, and nothing
 * else; without a digit they ask for the menu. */
static void
test_marks_by_other_presses (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t box = bounds_of (fixture, 31);
  double x = (double) box.origin.x + 5, y = (double) box.origin.y + 5;
  GtkEventController *drags = controller (fixture->grid, GTK_TYPE_GESTURE_DRAG);
  GtkEventController *longer = controller (fixture->grid, GTK_TYPE_GESTURE_LONG_PRESS);
  GtkEventController *secondary = controller (fixture->grid, GTK_TYPE_GESTURE_CLICK);
  int n_menus = 0;

  g_signal_connect (fixture->grid, "menu", G_CALLBACK (menu_cb), &n_menus);
  g_signal_emit_by_name (secondary, "pressed", 1, x, y);
  g_assert_cmpint (n_menus, ==, 1);
  rt_grid_view_press (fixture->view, 4);
  for (int mode = 0; mode < RT_N_WRITES; mode++) {
    RtEdit mark = mode == RT_EDIT_CORNER ? RT_EDIT_CORNER : RT_EDIT_MARK;

    fixture->n_intents = 0;
    g_object_set (fixture->view, "mode", mode, NULL);
    g_signal_emit_by_name (secondary, "pressed", 1, x, y);
    assert_wrote (fixture, mark, 4, rt_cells_of (31));
    g_signal_emit_by_name (drags, "drag-begin", x, y);
    g_signal_emit_by_name (longer, "pressed", x, y);
    g_signal_emit_by_name (drags, "drag-end", 0.0, 0.0);
    assert_wrote (fixture, mark, 4, rt_cells_of (31));
    g_assert_cmpint (fixture->n_intents, ==, 2);
  }
  g_assert_cmpint (n_menus, ==, 1);
}

static void
test_two_clicks_take_all_of_a_digit (Fixture *fixture, gconstpointer data)
{
  GtkWidget *grid = fixture->grid;
  graphene_rect_t box = bounds_of (fixture, 31);
  RtScene scene = { 0 };

  scene.cells[31] = scene.cells[3] = scene.cells[80] = (RtSceneCell) { .digit = 4, .role = RT_ROLE_GIVEN };
  rt_grid_view_set_scene (fixture->view, &scene, true);
  click (fixture, 31);
  g_signal_emit_by_name (last_controller (grid, GTK_TYPE_GESTURE_CLICK), "released", 2,
                         (double) box.origin.x + 5, (double) box.origin.y + 5);
  g_assert_cmpint (n_selected (fixture), ==, 3);
}

/* F holds the digit of the cell; colours then go to its candidates. Escape lets go of all. */
static void
test_lights (Fixture *fixture, gconstpointer data)
{
  RtScene scene = { 0 };

  scene.cells[31] = scene.cells[3] = (RtSceneCell) { .digit = 4, .role = RT_ROLE_GIVEN };
  scene.cells[5].marks = 0x9;
  scene.cells[6].marks = 0x7;
  scene.cells[7].colour = scene.cells[8].colour = 2;
  rt_grid_view_set_scene (fixture->view, &scene, true);
  rt_grid_view_set_focus_cell (fixture->view, 31);
  g_assert_true (press (fixture, GDK_KEY_f, 0));
  g_assert_cmpint (number (fixture, "lit"), ==, 4);
  press (fixture, GDK_KEY_v, 0);
  g_assert_cmpint (number (fixture, "held"), ==, 0);
  press (fixture, GDK_KEY_2, 0);
  assert_wrote (fixture, RT_EDIT_COLOUR, 2, rt_cells_of (31));
  g_assert_cmpint (fixture->last.candidate, ==, 4);
  g_object_set (fixture->view, "pairs", TRUE, NULL);
  g_assert_true (gtk_widget_has_css_class (cell_at (fixture, 5), "same-digit"));
  g_assert_false (gtk_widget_has_css_class (cell_at (fixture, 6), "same-digit"));
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpint (number (fixture, "lit"), ==, 0);
  g_assert_false (gtk_widget_has_css_class (cell_at (fixture, 5), "same-digit"));
  press (fixture, GDK_KEY_2, 0);
  g_assert_cmpint (fixture->last.candidate, ==, 0);

  /* Two clicks take all of a colour. */
  click (fixture, 8);
  g_signal_emit_by_name (last_controller (fixture->grid, GTK_TYPE_GESTURE_CLICK), "released", 2,
                         (double) bounds_of (fixture, 8).origin.x + 5,
                         (double) bounds_of (fixture, 8).origin.y + 5);
  g_assert_cmpint (n_selected (fixture), ==, 2);
}

/* While a puzzle is typed in, the focus goes on after a digit and a blank, and back for a mistake. */
static void
test_types_in (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->view, "advances", TRUE, NULL);
  press (fixture, GDK_KEY_5, 0);
  assert_wrote (fixture, RT_EDIT_ENTER, 5, rt_cells_of (0));
  press (fixture, GDK_KEY_period, 0);
  press (fixture, GDK_KEY_0, 0);
  press (fixture, GDK_KEY_space, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 4);
  press (fixture, GDK_KEY_3, GDK_CONTROL_MASK);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 4);
  press (fixture, GDK_KEY_BackSpace, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 3);
  g_assert_true (rt_cells_equal (fixture->last.cells, rt_cells_of (3)));
  press (fixture, GDK_KEY_Delete, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 3);
  rt_grid_view_press (fixture->view, 2);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 4);
  rt_grid_view_set_focus_cell (fixture->view, 80);
  press (fixture, GDK_KEY_5, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 80);
  g_object_set (fixture->view, "advances", FALSE, NULL);
  rt_grid_view_set_focus_cell (fixture->view, 0);
  press (fixture, GDK_KEY_5, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 0);
}

static void
test_selects_all (Fixture *fixture, gconstpointer data)
{
  rt_grid_view_set_focus_cell (fixture->view, 33);
  press (fixture, GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_cmpint (n_selected (fixture), ==, RT_N_CELLS);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 33);
  press (fixture, GDK_KEY_Right, 0);
  g_assert_cmpint (n_selected (fixture), ==, 1);
}

/* Where it shows steps, the keys that go through them are left to the window. */
static void
test_leaves_keys_of_steps (Fixture *fixture, gconstpointer data)
{
  static const guint keys[] = {
    GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_space
  };

  rt_grid_view_set_focus_cell (fixture->view, 33);
  rt_grid_view_set_steps (fixture->view, true);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (press_key (fixture->grid, keys[i], 0));
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 33);
  press (fixture, GDK_KEY_Right, GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_Down, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 43);
  rt_grid_view_set_steps (fixture->view, false);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (press_key (fixture->grid, keys[i], 0));
}

static void
test_is_one_tab_stop (Fixture *fixture, gconstpointer data)
{
  rt_grid_view_set_focus_cell (fixture->view, 33);
  gtk_widget_grab_focus (fixture->before);
  g_assert_false (gtk_widget_is_focus (cell_at (fixture, 33)));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (cell_at (fixture, 33)));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (fixture->after));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_focus (cell_at (fixture, 33)));
}

static void
test_follows_a_focus_from_outside (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (cell_at (fixture, 60));
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 60);
  press (fixture, GDK_KEY_Delete, 0);
  g_assert_true (rt_cells_equal (fixture->last.cells, rt_cells_of (60)));
}

/* Every cell on the way is selected, though the pointer leapt. */
static void
test_drag_selects (Fixture *fixture, gconstpointer data)
{
  drag (fixture, 10, 14);
  g_assert_cmpint (n_selected (fixture), ==, 5);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 14);
}

static void
test_buttons_are_named_once (void)
{
  GtkWidget *icon = g_object_ref_sink (rt_button_new_icon ("edit-undo-symbolic", "Undo", NULL));
  GtkWidget *text = g_object_ref_sink (rt_button_new_text ("_Solve", NULL));

  gtk_test_accessible_assert_property (icon, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (icon), ==, "Undo");
  gtk_test_accessible_assert_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Solve");
  g_object_unref (icon);
  g_object_unref (text);
}

/* So is the button that a drop-down has in it. */
static void
test_drop_downs_are_named (void)
{
  static const char *const names[] = { "one", "two", NULL };
  GtkWidget *choice = g_object_ref_sink (gtk_drop_down_new_from_strings (names));

  rt_drop_down_set_name (choice, "Number");
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Number");
  g_assert_true (GTK_IS_TOGGLE_BUTTON (gtk_widget_get_first_child (choice)));
  gtk_test_accessible_assert_property (gtk_widget_get_first_child (choice),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Number");
  g_object_unref (choice);
}

/* Square cells of whole pixels, in the middle; columns go right in every direction of text. */
static void
test_lies_square (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t first = bounds_of (fixture, 0), last = bounds_of (fixture, 80);
  float width = (float) gtk_widget_get_width (fixture->grid);
  float height = (float) gtk_widget_get_height (fixture->grid);
  float left = first.origin.x, right = width - last.origin.x - last.size.width;
  float top = first.origin.y, bottom = height - last.origin.y - last.size.height;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    graphene_rect_t bounds = bounds_of (fixture, cell);

    g_assert_cmpfloat (bounds.size.width, ==, first.size.width);
    g_assert_cmpfloat (bounds.size.height, ==, first.size.width);
    g_assert_cmpfloat (bounds.origin.x, ==, (int) bounds.origin.x);
    g_assert_cmpfloat (bounds.origin.y, ==, (int) bounds.origin.y);
  }
  g_assert_cmpfloat (left, >, 0);
  g_assert_cmpfloat_with_epsilon (left, right, 1.5);
  g_assert_cmpfloat_with_epsilon (top, bottom, 1.5);
  g_assert_cmpfloat (last.origin.x, >, first.origin.x);
}

static void
test_reads_left_to_right (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  test_lies_square (fixture, NULL);
  rt_grid_view_set_focus_cell (fixture->view, 0);
  press (fixture, GDK_KEY_Right, 0);
  g_assert_cmpint (rt_grid_view_focus_cell (fixture->view), ==, 1);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The theme's name and the wish for a dark one decide on the colours, now and when they change; but
 * before them the environment. */
static void
test_follows_the_desktop (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *theme;
    bool dark;
    const char *entered;
    const char *forced;
  } rows[] = {
    { "Default", false, "#1a5fb4", NULL },
    { "Default", true, "#99c1f1", NULL },
    { "Adwaita-dark", false, "#99c1f1", NULL },
    { "HighContrast", false, "#003d8f", NULL },
    { "HighContrast", true, "#a8d1ff", NULL },
    { "HighContrastInverse", false, "#a8d1ff", NULL },
    { "Default-hc", false, "#003d8f", NULL },
    { "Default", false, "#1a5fb4", NULL },
    { "Default", true, "#1a5fb4", "Adwaita" },
    { "Adwaita-dark", false, "#99c1f1", "Adwaita:dark" },
    { "Default", false, "#003d8f", "Default:hc" },
    { "Default", false, "#a8d1ff", "Default:hc-dark" },
    { "Default", false, "#1a5fb4", NULL },
  };
  GtkWidget *cell = cell_at (fixture, 0);
  RtScene scene = { 0 };

  scene.cells[0] = (RtSceneCell) { .digit = 5, .role = RT_ROLE_ENTERED };
  rt_grid_view_set_scene (fixture->view, &scene, true);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    GdkRGBA expected, colour;

    if (rows[i].forced)
      g_setenv ("GTK_THEME", rows[i].forced, TRUE);
    else
      g_unsetenv ("GTK_THEME");
    g_object_set (gtk_settings_get_default (),
                  "gtk-theme-name", rows[i].theme,
                  "gtk-application-prefer-dark-theme", rows[i].dark,
                  NULL);
    gtk_test_widget_wait_for_draw (fixture->window);
    rt_compat_text_colour (cell, &colour);
    g_assert_true (gdk_rgba_parse (&expected, rows[i].entered));
    g_assert_true (gdk_rgba_equal (&colour, &expected));
  }
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
#define TEST(path, function) \
  g_test_add ("/grid-view/" path, Fixture, NULL, set_up, function, tear_down)
  TEST ("names", test_names);
  TEST ("all-cells-are-named", test_all_cells_are_named);
  TEST ("is-silent-while-moving", test_is_silent_while_moving);
  TEST ("highlights", test_highlights);
  TEST ("heat", test_heat);
  TEST ("colours", test_colours);
  TEST ("keys-move-the-focus", test_keys_move_the_focus);
  TEST ("digits-go-to-the-selection", test_digits_go_to_the_selection);
  TEST ("modes", test_modes);
  TEST ("cell-first", test_cell_first);
  TEST ("digit-first", test_digit_first);
  TEST ("always-digit-first", test_always_digit_first);
  TEST ("marks-by-other-presses", test_marks_by_other_presses);
  TEST ("two-clicks-take-all-of-a-digit", test_two_clicks_take_all_of_a_digit);
  TEST ("lights", test_lights);
  TEST ("types-in", test_types_in);
  TEST ("selects-all", test_selects_all);
  TEST ("leaves-keys-of-steps", test_leaves_keys_of_steps);
  TEST ("is-one-tab-stop", test_is_one_tab_stop);
  TEST ("follows-a-focus-from-outside", test_follows_a_focus_from_outside);
  TEST ("drag-selects", test_drag_selects);
  TEST ("mark-at", test_mark_at);
  TEST ("lies-square", test_lies_square);
  TEST ("reads-left-to-right", test_reads_left_to_right);
  TEST ("follows-the-desktop", test_follows_the_desktop);
  g_test_add_func ("/buttons/are-named-once", test_buttons_are_named_once);
  g_test_add_func ("/buttons/drop-downs-are-named", test_drop_downs_are_named);
  return g_test_run ();
}
