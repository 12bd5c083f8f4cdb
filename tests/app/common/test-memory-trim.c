/* test-memory-trim.c - what a search took goes back to the system once it has come to rest. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/common/memory-trim.h"

#include <stdio.h>
#include <unistd.h>

#define N_BLOCKS 8192
#define SIZE 4000    /* bytes of each: too few to be a mapping of its own */
#define PIN 64       /* so many blocks are kept, that the rest is holes */

/* Bytes of this process that are in memory. */
static gsize
resident (void)
{
  FILE *file = fopen ("/proc/self/statm", "r");
  unsigned long all, here;

  g_assert_cmpint (fscanf (file, "%lu %lu", &all, &here), ==, 2);
  fclose (file);
  return here * (gsize) sysconf (_SC_PAGESIZE);
}

/* Leaves holes in what the C library has, does BEGIN and waits until they are given back. */
static void
assert_given_back (void (*begin) (gpointer), gpointer data)
{
  char *blocks[N_BLOCKS];
  gsize before;

  for (int i = 0; i < N_BLOCKS; i++) {
    blocks[i] = g_malloc (SIZE);
    memset (blocks[i], 1, SIZE);
  }
  for (int i = 0; i < N_BLOCKS; i++)
    if (i % PIN)
      g_free (blocks[i]);
  before = resident ();
  begin (data);
  until (resident () < before - N_BLOCKS / 2 * SIZE);
  for (int i = 0; i < N_BLOCKS; i += PIN)
    g_free (blocks[i]);
}

static void
trim (gpointer data)
{
  rt_trim_soon ();
}

static void
solve_it (gpointer data)
{
  solve (data);
}

static void
test_after_search (void)
{
  RtWindow *window;

#if !defined __GLIBC__ || defined __SANITIZE_ADDRESS__
  g_test_skip ("nothing is given back here");
  return;
#endif
  window = open_window (EASY);
  assert_given_back (trim, NULL); /* with that of the start nothing is left to be done */
  assert_given_back (solve_it, window);
  close_window (window);
}

int
main (int argc, char **argv)
{
  desk_begin (&argc, &argv);
  g_test_add_func ("/trim/after-search", test_after_search);
  return desk_run ();
}
