/* test-autosave-timer.c - tests that a change is written once and soon, and that a failed write is
 * reported once and tried again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/autosave-timer.h"

#include "common/cases.h"

#define SLOW 20000 /* us */

/* An owner of the clock, with the reports that it received. */
typedef struct {
  RtWriteClock clock;
  bool broken; /* nothing can be written */
  bool slow;   /* writing takes some time */
  gint64 begun, ended;
  int tried, told;
} Owner;

static bool
write_cb (gpointer data, GError **error)
{
  Owner *owner = data;

  owner->tried++;
  owner->begun = g_get_monotonic_time ();
  do
    owner->ended = g_get_monotonic_time ();
  while (owner->slow && owner->ended - owner->begun < SLOW);
  if (owner->broken)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, "broken");
  return !owner->broken;
}

static void
failed_cb (gpointer data, const char *message)
{
  Owner *owner = data;

  g_assert_cmpstr (message, ==, "broken");
  owner->told++;
}

static void
owner_init (Owner *owner)
{
  *owner = (Owner) { .clock = { .retry = 1, .write = write_cb, .failed = failed_cb } };
  owner->clock.owner = owner;
}

static void
await_tries (Owner *owner, int n)
{
  while (owner->tried < n)
    g_main_context_iteration (NULL, TRUE);
}

/* A burst of changes is one write, and then nothing is left to do. */
static void
test_written_once (void)
{
  Owner owner;

  owner_init (&owner);
  for (int i = 0; i < 10; i++)
    rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 1);
  g_assert_cmpuint (owner.clock.timer, ==, 0);
  rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 2);
  g_assert_cmpint (owner.told, ==, 0);
}

static gint64
when_due (Owner *owner)
{
  return g_source_get_ready_time (
    g_main_context_find_source_by_id (NULL, owner->clock.timer));
}

/* An urgent write is not delayed by one that may wait, and includes that one. */
static void
test_urgent (void)
{
  Owner owner;

  owner_init (&owner);
  rt_write_clock_changed (&owner.clock, G_MAXINT);
  rt_write_clock_changed (&owner.clock, 1);
  rt_write_clock_changed (&owner.clock, G_MAXINT);
  await_tries (&owner, 1);
  g_assert_cmpuint (owner.clock.timer, ==, 0);
}

/* After a write the clock rests for as long as that took; work that is flushed does not wait. */
static void
test_rests (void)
{
  Owner owner;
  gint64 ended;

  owner_init (&owner);
  owner.slow = true;
  rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 1);
  ended = owner.ended;
  rt_write_clock_changed (&owner.clock, 1);
  g_assert_cmpint (when_due (&owner), >=, ended + (ended - owner.begun));
  g_assert_true (rt_write_clock_flush (&owner.clock, NULL));
  g_assert_cmpint (owner.tried, ==, 2);
}

/* A repeated failure is reported once, and again only after a write has succeeded. */
static void
test_told_once (void)
{
  Owner owner;

  owner_init (&owner);
  owner.broken = true;
  rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 5);
  g_assert_cmpint (owner.told, ==, 1);

  owner.broken = false;
  await_tries (&owner, 6);
  g_assert_cmpuint (owner.clock.timer, ==, 0);
  owner.broken = true;
  rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 8);
  g_assert_cmpint (owner.told, ==, 2);

  owner.broken = false;
  g_assert_true (rt_write_clock_flush (&owner.clock, NULL));
  owner.broken = true;
  rt_write_clock_changed (&owner.clock, 1);
  await_tries (&owner, 11);
  g_assert_cmpint (owner.told, ==, 3);
  rt_write_clock_stop (&owner.clock);
}

/* A failed flush is reported only to its caller, and tried again. */
static void
test_flush (void)
{
  Owner owner;
  g_autoptr (GError) error = NULL;

  owner_init (&owner);
  owner.broken = true;
  g_assert_false (rt_write_clock_flush (&owner.clock, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_assert_cmpint (owner.told, ==, 0);
  owner.broken = false;
  await_tries (&owner, 2);
  g_assert_cmpuint (owner.clock.timer, ==, 0);

  /* The flush includes the write that was scheduled. */
  rt_write_clock_changed (&owner.clock, 1);
  g_assert_true (rt_write_clock_flush (&owner.clock, NULL));
  g_assert_cmpuint (owner.clock.timer, ==, 0);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/write-clock", test_written_once, test_urgent, test_rests,
                    test_told_once, test_flush);
}
