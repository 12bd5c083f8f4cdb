/* test-width.c - a window tells its width before it is on the screen, and whenever that changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/width-watch.h"

#include "common/until.h"
#include "widgets/screen.h"

static int told, n_told;
static GtkWindow *teller;

static void
tell (GtkWindow *window, int width)
{
  teller = window;
  told = width;
  n_told++;
}

static void
test_told (void)
{
  GtkWidget *window = gtk_window_new ();

  rt_width_watch (GTK_WINDOW (window), tell);
  g_assert_cmpint (n_told, ==, 0);

  /* As it is wanted. */
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  g_assert_true (teller == GTK_WINDOW (window));
  g_assert_cmpint (told, ==, 400);
  gtk_window_set_default_size (GTK_WINDOW (window), -1, 300);
  g_assert_cmpint (told, ==, 400);
  gtk_window_set_default_size (GTK_WINDOW (window), 420, 300);
  g_assert_cmpint (told, ==, 420);

  /* As it is: where it has no room for what it holds, it is wider. */
  gtk_widget_set_size_request (window, 700, 300);
  gtk_window_present (GTK_WINDOW (window));
  until (told >= 700);
  gtk_widget_set_size_request (window, 800, 300);
  until (told >= 800);

  /* Hidden and shown once more, it is another surface. */
  gtk_widget_set_visible (window, FALSE);
  gtk_widget_unrealize (window);
  n_told = 0;
  gtk_window_present (GTK_WINDOW (window));
  until (n_told > 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/width/told", test_told);
  return g_test_run ();
}
