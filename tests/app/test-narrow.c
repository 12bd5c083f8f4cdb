/* test-narrow.c - a window like a phone: the whole grid is seen beside what is told of it and the
 * button that goes on. And the verdict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"

#include <gtk/gtk.h>

#define LEAST 30 /* pixels of a sentence: two lines, below which it may scroll */

static const struct {
  const char *name;
  int width, height;
} phones[] = {
  { "phone", 360, 640 },
  { "low", 380, 560 },
};

typedef struct {
  RtWindow *window;
} Phone;

/* DATA: the row of phones. The last window was so small when it was closed. */
static void
set_up (Phone *phone, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, phones[i].width);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, phones[i].height);
  phone->window = open_window (EASY);
  until (gtk_widget_get_height (GTK_WIDGET (phone->window)) > 0);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (phone->window)), <=, phones[i].width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (phone->window)), <=, phones[i].height);
}

static void
tear_down (Phone *phone, gconstpointer data)
{
  close_window (phone->window);
}

/* Whether the uppermost HEIGHT pixels of WIDGET, or all of it, lie in AROUND. */
static bool
lies_in (GtkWidget *widget, GtkWidget *around, float height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
  bounds.size.height = MIN (bounds.size.height, height);
  return bounds.origin.x >= 0 && bounds.origin.y >= 0 &&
         bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (around) &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (around);
}

/* Nothing that scrolls hides it. */
static bool
is_in_sight (GtkWidget *widget, float height)
{
  GtkWidget *parent = widget;

  while ((parent = gtk_widget_get_parent (parent)))
    if ((GTK_IS_SCROLLED_WINDOW (parent) || GTK_IS_WINDOW (parent)) &&
        !lies_in (widget, parent, height))
      return false;
  return true;
}

/* The grid, the label that tells SENTENCE, and BUTTON, which goes on, come to be in sight at once. */
static void
await_all (RtWindow *window, GtkWidget *sentence, GtkWidget *button)
{
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));

  g_assert_nonnull (sentence);
  g_assert_nonnull (button);
  until (is_in_sight (grid, G_MAXFLOAT) && is_in_sight (sentence, LEAST) &&
         is_in_sight (button, G_MAXFLOAT));
}

static GtkWidget *
told_by_logic (RtWindow *window)
{
  g_autofree char *text = rt_reasoning_say (rt_desk_reasoning (rt_window_desk (window)));
  g_auto (GStrv) parts = g_regex_split_simple ("</?b>", text, 0, 0);
  g_autofree char *said = g_strjoinv (NULL, parts);

  return find_label (window, said);
}

static void
test_hint (Phone *phone, gconstpointer data)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (phone->window));

  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    act (phone->window, "win.hint");
    until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
    await_all (phone->window, told_by_logic (phone->window),
               find_button (phone->window, stage == RT_HINT_ALL ? "Do It" : "Next"));
  }
}

/* Nothing of it is cut off; who listens is told more. */
static void
test_verdict (Phone *phone, gconstpointer data)
{
  GtkWidget *verdict;

  until (has_label (phone->window, "exactly one solution"));
  verdict = find_label (phone->window, "exactly one solution");
  gtk_test_widget_wait_for_draw (verdict);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (verdict))));
  gtk_test_accessible_assert_property (gtk_widget_get_ancestor (verdict, GTK_TYPE_MENU_BUTTON),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "30 givens · exactly one solution");
}

static void
test_path (Phone *phone, gconstpointer data)
{
  rt_shell_show_logic (RT_SHELL (phone->window));
  look_for_path (phone->window);
  for (int step = 0; step < 4; step++) {
    act (phone->window, "win.step-forward");
    await_all (phone->window, told_by_logic (phone->window),
               find_tooltip (phone->window, "Step forward"));
  }
}

/* The end of the page is below all else; a step from there shows its sentence. In a window that is
 * lower still all of it scrolls, and stays where the person has scrolled it. */
static void
test_path_after_list (Phone *phone, gconstpointer data)
{
  GtkWidget *button;

  if (phones[GPOINTER_TO_UINT (data)].height < 600)
    return;

  rt_shell_show_logic (RT_SHELL (phone->window));
  look_for_path (phone->window);
  button = find_button (phone->window, "Copy the Path");
  until (gtk_widget_get_height (button) > 0);
  gtk_widget_grab_focus (button);
  until (is_in_sight (button, G_MAXFLOAT));
  act (phone->window, "win.step-forward");
  await_all (phone->window, told_by_logic (phone->window),
             find_tooltip (phone->window, "Step forward"));
}

static void
test_search (Phone *phone, gconstpointer data)
{
  solve (phone->window);
  act (phone->window, "win.to-start");
  act (phone->window, "win.step-forward"); /* the givens are read */
  for (int step = 0; step < 4; step++) {
    act (phone->window, "win.step-forward");
    until (has_label (phone->window, "Placed ? in row *"));
    await_all (phone->window, find_label (phone->window, "Placed ? in row *"),
               find_tooltip (phone->window, "Step forward"));
  }
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *name;
    void (*test) (Phone *phone, gconstpointer data);
  } tests[] = {
    { "hint", test_hint },
    { "path", test_path },
    { "path-after-list", test_path_after_list },
    { "search", test_search },
    { "verdict", test_verdict },
  };

  desk_begin (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (phones); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tests); j++) {
      g_autofree char *path = g_strdup_printf ("/narrow/%s/%s", phones[i].name, tests[j].name);

      g_test_add (path, Phone, GUINT_TO_POINTER (i), set_up, tests[j].test, tear_down);
    }
  return desk_run ();
}
