/* test-strip.c - the strip in a real window: keys, pointer, names, a search that grows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "common/puzzles.h"
#include "person.h"

#include "engine/logic/ladder/step-search.h"
#include "screen.h"
#include "widgets/style-sheets.h"
#include "widgets/timeline/strip-say.h"
#include "widgets/timeline/strip.h"
#include "widgets/timeline/timeline.h"

typedef struct {
  GtkWidget *window, *timeline, *widget;
  RtStrip *strip;
  RtPlayer *player;
  RtTrace *trace;
  int n_looks;
  guint64 last;
  RtBranch pointed; /* its first step is 0: none */
} Fixture;

static void
look_at_cb (RtTimeline *timeline, guint64 step, Fixture *fixture)
{
  fixture->n_looks++;
  fixture->last = step;
  rt_player_seek (fixture->player, step);
}

static void
point_at_cb (RtTimeline *timeline, const RtBranch *branch, Fixture *fixture)
{
  fixture->pointed = branch ? *branch : (RtBranch) { 0 };
}

static RtTrace *
trace_of (const char *puzzle)
{
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, puzzle));
  return rt_trace_new (&rt_search_masks, &givens);
}

/* DATA: the text's direction. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  rt_widgets_init ();
  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (data));
  fixture->player = rt_player_new ();
  fixture->timeline = rt_timeline_new (fixture->player);
  fixture->widget = find (fixture->timeline, RT_TYPE_STRIP);
  fixture->strip = RT_STRIP (fixture->widget);
  g_signal_connect (fixture->timeline, "look-at", G_CALLBACK (look_at_cb), fixture);
  g_signal_connect (fixture->timeline, "point-at", G_CALLBACK (point_at_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->timeline);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 200);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
record_all (Fixture *fixture)
{
  fixture->trace = trace_of (SEVERAL);
  while (rt_trace_run (fixture->trace, NULL) == RT_STATUS_SOLVED);
  rt_player_set_trace (fixture->player, fixture->trace);
}

static void
draw (Fixture *fixture)
{
  gtk_widget_queue_draw (fixture->widget);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  draw (fixture);
  g_object_add_weak_pointer (G_OBJECT (fixture->timeline), (gpointer *) &fixture->timeline);
  g_object_add_weak_pointer (G_OBJECT (fixture->widget), (gpointer *) &fixture->widget);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  until (!fixture->timeline && !fixture->widget);
  g_assert_finalize_object (fixture->player);
  g_clear_pointer (&fixture->trace, rt_trace_unref);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_no_search (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->widget), GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->widget),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Timeline");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->widget),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "");
  g_assert_false (press_key (fixture->widget, GDK_KEY_Right, 0));
  rt_strip_point_at (fixture->strip, 0.5, 0);
  draw (fixture);
  g_assert_cmpint (fixture->n_looks, ==, 0);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  static const struct {
    guint key;
    GdkModifierType modifiers;
    int steps;      /* on or back, from the middle */
    int hundredths; /* of the way, besides */
  } keys[] = {
    { GDK_KEY_Right, 0, 1, 0 },      { GDK_KEY_Left, 0, -1, 0 },
    { GDK_KEY_KP_Right, 0, 1, 0 },   { GDK_KEY_Right, GDK_SHIFT_MASK, 0, 1 },
    { GDK_KEY_Left, GDK_SHIFT_MASK, 0, -1 },
    { GDK_KEY_Page_Up, 0, 0, 10 },   { GDK_KEY_Page_Down, 0, 0, -10 },
    { GDK_KEY_Home, 0, 0, -100 },    { GDK_KEY_End, 0, 0, 100 },
  };
  gint64 length, middle;

  record_all (fixture);
  length = (gint64) rt_player_length (fixture->player);
  middle = length / 2;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    bool arrow = keys[i].key == GDK_KEY_Right || keys[i].key == GDK_KEY_Left ||
                 keys[i].key == GDK_KEY_KP_Right;
    gint64 on = keys[i].steps + keys[i].hundredths * (length / 100);

    if (arrow && gtk_widget_get_direction (fixture->widget) == GTK_TEXT_DIR_RTL)
      on = -on;
    if (ABS (keys[i].hundredths) == 10)
      on = keys[i].hundredths / 10 * (length / 10);
    if (ABS (keys[i].hundredths) == 100)
      on = on < 0 ? -middle : length - middle;
    rt_player_seek (fixture->player, (guint64) middle);
    g_assert_true (press_key (fixture->widget, keys[i].key, keys[i].modifiers));
    g_assert_cmpuint (fixture->last, ==, (guint64) (middle + on));
    g_assert_cmpuint (rt_player_position (fixture->player), ==, fixture->last);
  }
  rt_player_seek (fixture->player, 0);
  press_key (fixture->widget, GDK_KEY_Page_Down, 0);
  g_assert_cmpuint (fixture->last, ==, 0);
  g_assert_false (press_key (fixture->widget, GDK_KEY_Right, GDK_CONTROL_MASK));
  g_assert_false (press_key (fixture->widget, GDK_KEY_Tab, 0));
}

static void
test_zoom_keys (Fixture *fixture, gconstpointer data)
{
  const RtStripView *view = rt_strip_view (fixture->strip);
  guint64 step;
  double place;

  record_all (fixture);
  step = rt_player_length (fixture->player) / 3;
  rt_player_seek (fixture->player, step);
  place = rt_strip_view_place (view, step);
  g_assert_true (press_key (fixture->widget, GDK_KEY_plus, 0));
  g_assert_cmpfloat (view->span, ==, view->total / 2);
  g_assert_cmpfloat_with_epsilon (rt_strip_view_place (view, step), place, 0.01);
  for (int i = 0; i < 40; i++)
    press_key (fixture->widget, GDK_KEY_equal, 0);
  g_assert_cmpfloat (view->span, ==, RT_STRIP_CLOSEST);
  g_assert_cmpuint (rt_strip_view_step (view, place), ==, step);
  draw (fixture);
  press_key (fixture->widget, GDK_KEY_minus, 0);
  g_assert_cmpfloat (view->span, ==, 2 * RT_STRIP_CLOSEST);
  /* The place is followed. */
  press_key (fixture->widget, GDK_KEY_End, 0);
  g_assert_cmpfloat (rt_strip_view_place (view, fixture->last), <=, 1);
  draw (fixture);
  press_key (fixture->widget, GDK_KEY_0, 0);
  g_assert_true (rt_strip_view_is_whole (view));
}

static double
x_of (Fixture *fixture, double place)
{
  double width = gtk_widget_get_width (fixture->widget);

  if (gtk_widget_get_direction (fixture->widget) == GTK_TEXT_DIR_RTL)
    place = 1 - place;
  return place * width;
}

static void
test_drag (Fixture *fixture, gconstpointer data)
{
  GtkEventController *gesture = controller (fixture->widget, GTK_TYPE_GESTURE_DRAG);
  const RtStripView *view = rt_strip_view (fixture->strip);

  record_all (fixture);
  g_signal_emit_by_name (gesture, "drag-begin", x_of (fixture, 0.25), 30.0);
  g_assert_cmpint (fixture->n_looks, ==, 1);
  g_assert_cmpuint (fixture->last, ==, rt_strip_view_step (view, 0.25));
  g_assert_true (gtk_widget_has_focus (fixture->widget));
  /* A trembling hand. */
  g_signal_emit_by_name (gesture, "drag-update", 2.0, 9.0);
  g_assert_cmpint (fixture->n_looks, ==, 1);
  /* The signal tells the way from where a real press was, which is 0 here. */
  g_signal_emit_by_name (gesture, "drag-update", x_of (fixture, 0.75), 0.0);
  g_assert_cmpuint (fixture->last, ==, rt_strip_view_step (view, 0.75));
  g_signal_emit_by_name (gesture, "drag-update", x_of (fixture, 0.75), 5.0);
  g_assert_cmpint (fixture->n_looks, ==, 2);
  g_signal_emit_by_name (gesture, "drag-update", x_of (fixture, 7), 0.0);
  g_assert_cmpuint (fixture->last, ==, rt_player_length (fixture->player));
  g_signal_emit_by_name (gesture, "drag-update", x_of (fixture, -7), 0.0);
  g_assert_cmpuint (fixture->last, ==, 0);
}

static bool
scroll (Fixture *fixture, double dx, double dy)
{
  gboolean handled;

  g_signal_emit_by_name (controller (fixture->widget, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll",
                         dx, dy, &handled);
  return handled;
}

static void
test_scroll (Fixture *fixture, gconstpointer data)
{
  const RtStripView *view = rt_strip_view (fixture->strip);
  double from, on = gtk_widget_get_direction (fixture->widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  guint64 step;

  g_assert_false (scroll (fixture, 0, -1));
  record_all (fixture);
  g_signal_emit_by_name (controller (fixture->widget, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion",
                         x_of (fixture, 0.3), 40.0);
  step = rt_strip_view_step (view, 0.3);
  for (int i = 0; i < 60; i++) {
    g_assert_true (scroll (fixture, 0, -1));
    g_assert_cmpuint (rt_strip_view_step (view, 0.3), ==, step);
  }
  draw (fixture);
  g_assert_cmpfloat (view->span, ==, RT_STRIP_CLOSEST);
  from = view->from;
  g_assert_true (scroll (fixture, on, 0));
  g_assert_cmpfloat (view->from, >, from);
  g_assert_true (scroll (fixture, -on, 0));
  g_assert_cmpfloat_with_epsilon (view->from, from, 1e-6);
  g_signal_emit_by_name (controller (fixture->widget, GTK_TYPE_GESTURE_CLICK), "pressed", 2, 10.0,
                         2.0); /* where no bar is */
  g_assert_true (rt_strip_view_is_whole (view));
  g_signal_emit_by_name (controller (fixture->widget, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");
  g_assert_cmpfloat (rt_strip_pointed_at (fixture->strip), <, 0);
  g_assert_cmpint (fixture->n_looks, ==, 0);
}

/* Two fingers zoom by as much as they move apart. */
static void
test_pinch (Fixture *fixture, gconstpointer data)
{
  GtkEventController *pinch = controller (fixture->widget, GTK_TYPE_GESTURE_ZOOM);
  const RtStripView *view = rt_strip_view (fixture->strip);

  g_signal_emit_by_name (pinch, "scale-changed", 2.0); /* there are no steps */
  record_all (fixture);
  for (double scale = 1.25; scale <= 8; scale += 0.75) {
    g_signal_emit_by_name (pinch, "scale-changed", scale);
    g_assert_cmpfloat_with_epsilon (view->span, view->total / scale, 1e-6);
    draw (fixture);
  }
  g_signal_emit_by_name (pinch, "scale-changed", 0.1);
  g_assert_true (rt_strip_view_is_whole (view));
}

/* The name for a screen reader: at rest it is true, while the search plays it is left alone. */
static void
test_value (Fixture *fixture, gconstpointer data)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (fixture->widget);
  g_autofree char *start = NULL, *end = NULL;

  record_all (fixture);
  start = rt_strip_say_place (fixture->player);
  g_assert_true (g_str_has_prefix (start, "Step 0 of "));
  g_assert_true (g_str_has_suffix (start, ", depth 0"));
  until (
    !gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, start));
  rt_player_set_playing (fixture->player, true);
  for (guint64 step = 728; step <= 777; step++) {
    rt_player_seek (fixture->player, step);
    draw (fixture);
  }
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, start);
  rt_player_set_playing (fixture->player, false);
  end = rt_strip_say_place (fixture->player);
  until (!gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, end));
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, end);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 777.0);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                       (double) rt_player_length (fixture->player));
}

/* A search that runs: the whole stays the whole, a part stays where it is. */
static void
test_grows (Fixture *fixture, gconstpointer data)
{
  const RtStripView *view = rt_strip_view (fixture->strip);
  double from = 0, span = 0;

  fixture->trace = trace_of (SEVERAL);
  rt_player_set_trace (fixture->player, fixture->trace);
  for (int i = 0; i < 8; i++) {
    rt_trace_run (fixture->trace, NULL);
    rt_player_refresh (fixture->player);
    until (view->total >= (double) rt_trace_length (fixture->trace) + 1);
    draw (fixture);
    if (i < 4) {
      g_assert_true (rt_strip_view_is_whole (view));
    } else if (i == 4) {
      rt_strip_zoom (fixture->strip, 0.5, 0.1);
      from = view->from;
      span = view->span;
    } else {
      g_assert_cmpfloat (view->from, ==, from);
      g_assert_cmpfloat (view->span, ==, span);
    }
  }
}

/* Another search is shown whole, even one that stands at the same step. */
static void
test_other_traces (Fixture *fixture, gconstpointer data)
{
  const RtStripView *view = rt_strip_view (fixture->strip);
  RtTrace *clash = trace_of (FIVES);

  record_all (fixture);
  rt_strip_zoom (fixture->strip, 0.5, 0.1);
  rt_trace_run (clash, NULL);
  rt_player_set_trace (fixture->player, clash);
  g_assert_true (rt_strip_view_is_whole (view));
  g_assert_cmpfloat (view->total, ==, 2);
  rt_strip_point_at (fixture->strip, 1, 0);
  draw (fixture);
  g_assert_true (press_key (fixture->widget, GDK_KEY_End, 0));
  draw (fixture);
  rt_player_set_trace (fixture->player, NULL);
  draw (fixture);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->widget), GTK_ACCESSIBLE_ROLE_SLIDER);
  g_assert_false (press_key (fixture->widget, GDK_KEY_End, 0));
  rt_trace_unref (clash);
}

static GPtrArray *
path_of (const char *puzzle)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStudy) study = rt_study_new ();
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, puzzle));
  rt_study_at_grid (study, &givens);
  return rt_step_search_path (study, ladder);
}

/* A path of another player takes the place of the search, is gone through like one, and gives the
 * place back. */
static void
test_path (Fixture *fixture, gconstpointer data)
{
  const RtStripView *view = rt_strip_view (fixture->strip);
  g_autoptr (GPtrArray) path = path_of (EASY);
  RtPlayer *search = fixture->player, *player = rt_player_new ();
  g_autofree char *start = NULL, *end = NULL;

  record_all (fixture);
  rt_player_set_path (player, path);
  fixture->player = player;
  rt_timeline_set_player (RT_TIMELINE (fixture->timeline), player);
  g_assert_cmpfloat (view->total, ==, path->len + 1);
  draw (fixture);
  start = rt_strip_say_place (player);
  g_assert_cmpstr (start, ==, "Step 1 of 51: Hidden Single");
  g_assert_true (press_key (fixture->widget, GDK_KEY_End, 0));
  g_assert_cmpuint (rt_player_position (player), ==, path->len);
  end = rt_strip_say_place (player);
  g_assert_cmpstr (end, ==, "After 51 steps");
  for (double factor = 1; factor > 0.2; factor /= 2) {
    rt_strip_zoom (fixture->strip, 0.7, factor);
    for (double place = 0; place <= 1; place += 0.5) {
      rt_strip_point_at (fixture->strip, place, 0);
      draw (fixture);
    }
  }
  rt_player_set_path (player, NULL);
  g_assert_false (press_key (fixture->widget, GDK_KEY_Home, 0));
  draw (fixture);

  fixture->player = search;
  rt_timeline_set_player (RT_TIMELINE (fixture->timeline), search);
  g_assert_cmpfloat (view->total, ==, (double) rt_trace_length (fixture->trace) + 1);
  rt_player_set_path (player, path);
  g_assert_cmpfloat (view->total, ==, (double) rt_trace_length (fixture->trace) + 1);
  g_assert_finalize_object (player);
}

static void
test_says_a_path (void)
{
  g_autoptr (GPtrArray) path = path_of (EASY);
  g_autofree char *first = rt_strip_say_deduction (path, 0);
  g_autofree char *end = rt_strip_say_deduction (path, path->len);

  g_assert_cmpstr (first, ==, "Step 1: Hidden Single");
  g_assert_cmpstr (end, ==, "After 51 steps");
}

/* At every zoom, with the place in view and out of it, and the pointer everywhere. */
static void
test_draws (Fixture *fixture, gconstpointer data)
{
  record_all (fixture);
  for (double factor = 1; factor > 1e-4; factor /= 7) {
    rt_strip_show_whole (fixture->strip);
    rt_player_seek (fixture->player, (guint64) (factor * 1000));
    rt_strip_zoom (fixture->strip, 0.7, factor);
    for (double place = -0.5; place < 1.5; place += 0.5) {
      rt_strip_point_at (fixture->strip, MIN (place, 1), 40 * place);
      draw (fixture);
    }
    rt_strip_pan (fixture->strip, -3);
    draw (fixture);
  }
}

/* Returns the Y of the bar that begins with step FIRST at PLACE, or -1. */
static int
y_of_bar (Fixture *fixture, double place, guint64 first)
{
  for (int y = 0; y < gtk_widget_get_height (fixture->widget); y++)
    if (rt_strip_look_at_bar (fixture->strip, place, y) && rt_player_position (fixture->player) == first)
      return y;
  return -1;
}

/* Each bar of the first level lies where its steps are, in the first row. */
static void
test_bars (Fixture *fixture, gconstpointer data)
{
  guint64 length;
  RtTree *tree;
  int row = -1, n = 0;

  record_all (fixture);
  draw (fixture);
  length = rt_trace_length (fixture->trace);
  tree = rt_tree_new (fixture->trace, 1, length, 1 + length / 50, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tree of the search");
  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];
    double place = rt_strip_view_place (rt_strip_view (fixture->strip), (branch->first + branch->last) / 2);
    int y = branch->level == 1 ? y_of_bar (fixture, place, branch->first) : -1;

    if (branch->level > 1)
      continue;
    g_assert_cmpint (y, >, 0);
    g_assert_true (row < 0 || row == y);
    row = y;
    n++;
    g_assert_true (rt_strip_show_bar (fixture->strip, place, y));
    g_assert_cmpfloat (rt_strip_view (fixture->strip)->span, ==, (double) rt_branch_steps (branch) + 1);
    draw (fixture);
    rt_strip_show_whole (fixture->strip);
    draw (fixture);
  }
  g_assert_cmpint (n, >, 1);
  g_assert_false (rt_strip_look_at_bar (fixture->strip, 0.5, 0)); /* the row of tags */
  rt_tree_free (tree);
}

/* Pointing at a bar tells its branch, and moves nothing; so does a view that moves under the pointer. */
static void
test_points_at_bars (Fixture *fixture, gconstpointer data)
{
  guint64 length, first;

  record_all (fixture);
  draw (fixture);
  length = rt_trace_length (fixture->trace);
  rt_strip_point_at (fixture->strip, 0.9, 40);
  draw (fixture);
  until (fixture->pointed.first > 0);
  first = fixture->pointed.first;
  g_assert_cmpuint (first, <=, (guint64) (0.9 * (double) length) + 1);
  g_assert_cmpuint (fixture->pointed.last, >=, (guint64) (0.9 * (double) length) - 1);
  rt_strip_zoom (fixture->strip, 0, 0.1);
  draw (fixture);
  until (fixture->pointed.first != first);
  g_assert_cmpint (fixture->n_looks, ==, 0);
  rt_strip_point_at (fixture->strip, -1, 0);
  g_assert_cmpuint (fixture->pointed.first, ==, 0);
  /* A search that moves is looked at, until the pointer goes to another bar. */
  rt_strip_show_whole (fixture->strip);
  draw (fixture);
  rt_strip_point_at (fixture->strip, 0.9, 40);
  draw (fixture);
  until (fixture->pointed.first == first);
  rt_player_seek (fixture->player, 1);
  g_assert_cmpuint (fixture->pointed.first, ==, 0);
  draw (fixture);
  rt_strip_point_at (fixture->strip, 0.9, 41);
  draw (fixture);
  g_assert_cmpuint (fixture->pointed.first, ==, 0);
  rt_strip_point_at (fixture->strip, 0.5, 40);
  draw (fixture);
  until (fixture->pointed.first > 0);
  rt_player_set_trace (fixture->player, NULL);
  g_assert_cmpuint (fixture->pointed.first, ==, 0);
}

/* Down goes to a child, which is one level deeper, and Up back to the parent; Enter shows the bar alone. */
static void
test_bars_by_keys (Fixture *fixture, gconstpointer data)
{
  RtCursor *cursor;
  guint64 before, parent;
  guint depth;

  record_all (fixture);
  draw (fixture);
  cursor = rt_player_cursor (fixture->player);
  g_assert_true (press_key (fixture->widget, GDK_KEY_Home, 0));
  g_assert_true (press_key (fixture->widget, GDK_KEY_Down, 0));
  g_assert_cmpuint (rt_cursor_counts (cursor)->depth, ==, 1);
  g_assert_true (press_key (fixture->widget, GDK_KEY_Right, 0));
  parent = rt_player_position (fixture->player);
  g_assert_cmpuint (rt_cursor_counts (cursor)->depth, ==, 1);
  for (depth = 1, before = 0; rt_player_position (fixture->player) > before; depth++) {
    g_assert_cmpuint (rt_cursor_counts (cursor)->depth, ==, depth);
    before = rt_player_position (fixture->player);
    g_assert_true (press_key (fixture->widget, GDK_KEY_Down, 0));
  }
  g_assert_cmpuint (depth, >, 5);
  g_assert_true (press_key (fixture->widget, GDK_KEY_Return, 0));
  g_assert_false (rt_strip_view_is_whole (rt_strip_view (fixture->strip)));
  g_assert_true (press_key (fixture->widget, GDK_KEY_BackSpace, 0));
  g_assert_true (rt_strip_view_is_whole (rt_strip_view (fixture->strip)));
  while (rt_cursor_counts (cursor)->depth > 1)
    g_assert_true (press_key (fixture->widget, GDK_KEY_Up, 0));
  g_assert_cmpuint (rt_player_position (fixture->player), ==, parent);
  g_assert_true (press_key (fixture->widget, GDK_KEY_Escape, 0));
  g_assert_false (press_key (fixture->widget, GDK_KEY_Escape, 0));
}

static void
test_says (void)
{
  static const struct {
    guint64 step;
    const char *text;
  } said[] = {
    { 0, "Step 0: only the givens" },
    { 1, "Step 1: the search prepares itself" },
    { 2, "Step 2, depth 1: 2 written, row 1, column 1" },
  };
  RtTrace *trace = trace_of (SEVERAL);
  RtCursor *cursor = rt_cursor_new (trace);
  g_autofree char *end = NULL, *back = NULL;

  while (rt_trace_run (trace, NULL) == RT_STATUS_SOLVED);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    g_autofree char *text = NULL;

    rt_cursor_seek (cursor, said[i].step);
    text = rt_strip_say_step (cursor);
    g_assert_cmpstr (text, ==, said[i].text);
  }
  while (rt_cursor_event (cursor)->kind != RT_EVENT_TAKE_BACK)
    g_assert_true (rt_cursor_next (cursor));
  back = rt_strip_say_step (cursor);
  g_assert_nonnull (strstr (back, " taken back, row "));
  rt_cursor_seek (cursor, rt_trace_length (trace));
  end = rt_strip_say_step (cursor);
  g_assert_true (g_str_has_suffix (end, ": nothing is left to try"));
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "no-search", test_no_search },       { "keys", test_keys },
    { "zoom-keys", test_zoom_keys },       { "drag", test_drag },
    { "scroll", test_scroll },             { "value", test_value },
    { "grows", test_grows },               { "other-traces", test_other_traces },
    { "draws", test_draws },               { "path", test_path },
    { "bars", test_bars },                 { "bars-by-keys", test_bars_by_keys },
    { "points-at-bars", test_points_at_bars }, { "pinch", test_pinch },
  };
  static const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };

  need_screen ();
  gtk_test_init (&argc, &argv);
  for (guint d = 0; d < G_N_ELEMENTS (directions); d++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strdup_printf ("/strip/%s/%s", d ? "rtl" : "ltr", tests[i].name);

      g_test_add (path, Fixture, GINT_TO_POINTER (directions[d]), set_up, tests[i].test, tear_down);
    }
  g_test_add_func ("/strip/says", test_says);
  g_test_add_func ("/strip/says-a-path", test_says_a_path);
  return g_test_run ();
}
