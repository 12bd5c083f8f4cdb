/* test-fit-label.c - of several texts the first that fits is shown, whole, and the first is told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "screen.h"
#include "widgets/fit-label.h"
#include "widgets/style-sheets.h"

#define FULL "Step 35,962,880 of 138,350,569"
#define BRIEF "Step 35,962,880"

static int
width_of (const char *text)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (text));
  int width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_object_unref (label);
  return width;
}

/* LABEL with TEXTS gets WIDTH; EXPECTED is seen and presented, and nothing else. */
static void
assert_shown (GtkWidget *label, const char *const *texts, int width, const char *expected)
{
  rt_fit_label_set (RT_FIT_LABEL (label), texts, 3);
  gtk_widget_size_allocate (label, &(GtkAllocation) { 0, 0, width, 60 }, -1);
  for (int i = 0; i < 3; i++)
    if (texts[i])
      g_assert_true (has_label (label, texts[i]) == (strcmp (texts[i], expected) == 0));
  gtk_test_accessible_assert_property (find_label (label, expected), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       texts[0]);
  for (GtkWidget *child = gtk_widget_get_first_child (label); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !gtk_widget_get_child_visible (child))
      gtk_test_accessible_assert_state (child, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

static void
test_one_line (void)
{
  GtkWidget *window = gtk_window_new (), *label = rt_fit_label_new (1);
  int minimum, natural;

  gtk_window_set_child (GTK_WINDOW (window), label);
  rt_fit_label_set (RT_FIT_LABEL (label), (const char *[]) { FULL, BRIEF, "35" }, 3);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, width_of (FULL));
  g_assert_cmpint (minimum, <, width_of (BRIEF));
  g_assert_cmpint (rt_fit_label_taken (RT_FIT_LABEL (label), natural + 9), ==, natural);
  g_assert_cmpint (rt_fit_label_taken (RT_FIT_LABEL (label), natural - 2), ==, width_of (BRIEF));
  g_assert_cmpint (rt_fit_label_taken (RT_FIT_LABEL (label), 0), ==, width_of ("35"));
  assert_shown (label, (const char *[]) { FULL, BRIEF, "35" }, natural, FULL);
  assert_shown (label, (const char *[]) { FULL, BRIEF, "35" }, natural - 2, BRIEF);
  assert_shown (label, (const char *[]) { FULL, NULL, "35" }, natural - 2, "35");
  assert_shown (label, (const char *[]) { FULL, BRIEF, "35" }, width_of (BRIEF) - 2, "35");
  assert_shown (label, (const char *[]) { FULL, BRIEF, NULL }, width_of (BRIEF) - 2, BRIEF);
  assert_shown (label, (const char *[]) { "35", NULL, NULL }, width_of ("35"), "35");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is not shown is in the tooltip; there is none for what is. */
static void
test_tooltip (void)
{
  GtkWidget *window = gtk_window_new (), *label = rt_fit_label_new (1);
  static const char *const texts[] = { FULL, BRIEF, NULL };
  const int widths[] = { width_of (FULL), width_of (BRIEF), width_of (BRIEF) / 2 };
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  gtk_window_set_child (GTK_WINDOW (window), label);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    gboolean shown;

    assert_shown (label, texts, widths[i], i == 0 ? FULL : BRIEF);
    g_signal_emit_by_name (label, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
    g_assert_true (shown == (i > 0));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line may break between words, not in one. */
static void
test_two_lines (void)
{
  GtkWidget *window = gtk_window_new (), *label = rt_fit_label_new (2);
  static const char *const texts[] = { FULL, BRIEF, "35" };

  gtk_window_set_child (GTK_WINDOW (window), label);
  assert_shown (label, texts, width_of ("of 138,350,569 ") + width_of ("Step "), FULL);
  assert_shown (label, texts, width_of ("35,962,880 "), BRIEF);
  assert_shown (label, texts, width_of ("35,962,88"), "35");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv);
  g_test_add_func ("/fit-label/one-line", test_one_line);
  g_test_add_func ("/fit-label/tooltip", test_tooltip);
  g_test_add_func ("/fit-label/two-lines", test_two_lines);
  return g_test_run ();
}
