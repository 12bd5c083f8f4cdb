/* test-parallel.c - tests work in pieces: each piece is done once, and the results come in order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/parallel.h"

#include "common/cases.h"

typedef struct {
  int number;
  gint worked;    /* how often */
} Piece;

typedef struct {
  int n_pieces;          /* that there are to be */
  int every;             /* number of pieces after which none is available while others are at work; 0: always */
  int made, told;
  int waits, most;       /* number of calls that wait; greatest number of pieces at a time */
  GThread *caller;
} Work;

static gpointer
next (bool wait, gpointer data)
{
  Work *work = data;
  Piece *piece;

  g_assert_true (g_thread_self () == work->caller);
  g_assert_true (wait == (work->made == work->told));
  work->waits += wait;
  if (work->made == work->n_pieces)
    return NULL;
  if (!wait && work->every && work->made % work->every == 0)
    return NULL;
  piece = g_new0 (Piece, 1);
  piece->number = work->made++;
  work->most = MAX (work->most, work->made - work->told);
  return piece;
}

static void
work (gpointer piece, gpointer data)
{
  g_atomic_int_inc (&((Piece *) piece)->worked);
}

static void
emit (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Work *all = user_data;

  g_assert_true (g_thread_self () == all->caller);
  g_assert_cmpint (piece->number, ==, all->told++);
  g_assert_cmpint (g_atomic_int_get (&piece->worked), ==, 1);
  g_free (piece);
}

/* However many pieces and threads there are, and whether the next piece is at hand or not. */
static void
test_in_order (void)
{
  static const RtBatch batch = { next, work, emit };

  for (guint n_threads = 0; n_threads <= 5; n_threads++)
    for (int n_pieces = 0; n_pieces < 60; n_pieces = 2 * n_pieces + 1)
      for (int every = 0; every <= 3; every++) {
        Work all = { .n_pieces = n_pieces, .every = every, .caller = g_thread_self () };
        int threads = n_threads ? (int) n_threads : (int) g_get_num_processors ();

        rt_batch_run (&batch, &all, n_threads);
        g_assert_cmpint (all.made, ==, n_pieces);
        g_assert_cmpint (all.told, ==, n_pieces);
        g_assert_cmpint (all.waits, >, 0);
        /* Each thread has a piece at work and one that waits for it, and no more are made. */
        if (!every)
          g_assert_cmpint (all.most, ==, MIN (2 * threads, n_pieces));
        else
          g_assert_cmpint (all.most, <=, MIN (every, 2 * threads));
      }
}

/* As many pieces are at work at a time as there are threads: each waits for all others. */
typedef struct {
  GMutex lock;
  GCond cond;
  int at_once, n_threads, left;
} Together;

static gpointer
next_together (bool wait, gpointer data)
{
  Together *together = data;

  return together->left-- > 0 ? g_new0 (Piece, 1) : NULL;
}

static void
work_together (gpointer piece, gpointer data)
{
  Together *together = data;

  g_mutex_lock (&together->lock);
  together->at_once++;
  g_cond_broadcast (&together->cond);
  while (together->at_once < together->n_threads)
    g_cond_wait (&together->cond, &together->lock);
  g_mutex_unlock (&together->lock);
}

static void
emit_together (gpointer piece, gpointer data)
{
  g_free (piece);
}

static void
test_at_once (void)
{
  static const RtBatch batch = { next_together, work_together, emit_together };
  Together together = { .n_threads = 4, .left = 4 };

  g_mutex_init (&together.lock);
  g_cond_init (&together.cond);
  rt_batch_run (&batch, &together, 4);
  g_assert_cmpint (together.at_once, ==, 4);
  g_cond_clear (&together.cond);
  g_mutex_clear (&together.lock);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/batch", test_in_order, test_at_once);
}
