/* test-until.c - tests that a vain wait fails with a message that names its condition. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "until.h"

#include <stdbool.h>

static bool came, never;

static gboolean
come_cb (gpointer data)
{
  came = true;
  return G_SOURCE_REMOVE;
}

static void
test_comes (void)
{
  came = false;
  g_idle_add (come_cb, NULL);
  until (came);
  g_assert_true (came);
  g_assert_false (g_main_context_pending (NULL));
}

static void
wait_in_vain (gconstpointer busy)
{
  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, 0);
    g_test_trap_assert_failed ();
    g_test_trap_assert_stderr ("*test-until.c:*wait_in_vain*waited 0.1 seconds in vain for: never*");
    return;
  }
  g_setenv ("RT_TEST_PATIENCE", "0.01", TRUE);
  if (busy)
    until_by (never, g_thread_yield ());
  until (never);
}

static void
test_wait_for (void)
{
  gpointer nothing = NULL, something = &came;

  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, 0);
    g_test_trap_assert_failed ();
    g_test_trap_assert_stderr ("*in vain for: &nothing*");
    return;
  }
  g_setenv ("RT_TEST_PATIENCE", "0.01", TRUE);
  g_assert_true (wait_for (&something) == &came);
  wait_for (&nothing);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/until/comes", test_comes);
  g_test_add_data_func ("/until/at-rest", GINT_TO_POINTER (false), wait_in_vain);
  g_test_add_data_func ("/until/busy", GINT_TO_POINTER (true), wait_in_vain);
  g_test_add_func ("/until/wait-for", test_wait_for);
  return g_test_run ();
}
