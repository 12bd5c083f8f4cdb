/* run.c - starts a program under the watchdog, enforces its limits, and passes its output on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/run.h"

#include "document/trial/process-watchdog.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Milliseconds between two checks of the clock and of the stop. */
#define LOOK 20

#define PIECE 65536 /* bytes read at a time */

/* Number of bytes that every pipe can buffer. */
#define INPUT_MOST 4096

typedef struct {
  const RtRun *run;
  RtRunHear hear;
  gpointer data;
  guint64 printed;  /* bytes of output so far */
  bool told_enough; /* HEAR has returned false */
} Hearing;

bool
rt_run_is_possible (void)
{
  return !g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) && !g_getenv ("SNAP");
}

char **
rt_run_words (char **words, const char *folder)
{
  char **whole = g_strdupv (words);

  for (int i = 0; whole[i]; i++) {
    g_autofree char *path = g_canonicalize_filename (whole[i], folder);

    /* The first word is a command to be searched for, not a file, if it has no slash. */
    if ((i == 0 && !strchr (whole[i], '/')) || !g_file_test (path, G_FILE_TEST_EXISTS) ||
        whole[i][0] == '\0')
      continue;
    g_free (whole[i]);
    whole[i] = g_steal_pointer (&path);
  }
  return whole;
}

char **
rt_run_split (const char *path, const char *arguments, GError **error)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (*arguments && strspn (arguments, " \t") < strlen (arguments) &&
      !g_shell_parse_argv (arguments, NULL, &more, error))
    return NULL;
  g_strv_builder_add (words, path);
  if (more)
    g_strv_builder_addv (words, (const char **) more);
  return g_strv_builder_end (words);
}

/* Reads from the pipe END and calls HEAR. Returns true if the pipe is still open. */
static bool
read_output (Hearing *hearing, int end, bool errors)
{
  char text[PIECE];
  ssize_t n = read (end, text, sizeof text);

  if (n < 0)
    return errno == EINTR || errno == EAGAIN;
  hearing->printed += (guint64) n;
  if (n > 0 && hearing->printed <= hearing->run->output &&
      !hearing->hear (errors, text, (gsize) n, hearing->data))
    hearing->told_enough = true;
  return n > 0;
}

/* Reads output until the program has ended; then returns false. If a limit is reached or the
 * program is to be stopped, sets RAN's `how` and returns true. BEGAN is the start time. */
static bool
listen (Hearing *hearing, RtStop *stop, gint64 began, int status, int out[2], RtRan *ran)
{
  struct pollfd ends[] = { { status, POLLIN, 0 }, { out[0], POLLIN, 0 }, { out[1], POLLIN, 0 } };

  for (;;) {
    if (poll (ends, G_N_ELEMENTS (ends), LOOK) < 0 && errno != EINTR)
      return false;
    for (int i = 1; i <= 2; i++)
      if (ends[i].revents && !read_output (hearing, ends[i].fd, i == 2))
        ends[i].fd = -1;
    if (hearing->printed > hearing->run->output)
      ran->how = RT_RAN_TOO_MUCH;
    else if (rt_stop_raised (stop) || hearing->told_enough)
      ran->how = RT_RAN_STOPPED;
    else if (g_get_monotonic_time () - began > hearing->run->time)
      ran->how = RT_RAN_TOO_LONG;
    else if (ends[0].revents && !(ends[1].revents | ends[2].revents))
      return false;
    else
      continue;
    return true;
  }
}

/* Writes TEXT into a new pipe, which buffers all of it. Returns the descriptor to read from, or
 * -1. */
static int
make_input (const char *text)
{
  int ends[2];

  g_return_val_if_fail (strlen (text) <= INPUT_MOST, -1);

  if (pipe2 (ends, O_CLOEXEC) != 0)
    return -1;
  if (write (ends[1], text, strlen (text)) < 0) {
    close (ends[0]);
    ends[0] = -1;
  }
  close (ends[1]);
  return ends[0];
}

static bool
fail (GError **error, const char *name, int cause)
{
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (cause),
               /* Translators: the name of a program, and the system's own words. */
               _("“%s” cannot be run: %s."), name, g_strerror (cause));
  return false;
}

static bool
run_watched (const RtRun *run, const RtWatchedRun *watched, RtStop *stop, Hearing *hearing, RtRan *ran,
             GError **error)
{
  int input = make_input (run->input), control, status, out[2];
  gint64 began = g_get_monotonic_time ();
  pid_t watchdog = input < 0 ? -1 : rt_watchdog_start (watched, input, &control, &status, out);
  RtWatchdogReport report = { 0, 0 };
  int cause = errno;
  ssize_t n;
  bool ended_early;

  if (input >= 0)
    close (input);
  if (watchdog < 0)
    return fail (error, run->argv[0], cause);
  *ran = (RtRan) { RT_RAN_TO_END, 0, 0 };
  ended_early = listen (hearing, stop, began, status, out, ran);
  ran->time = g_get_monotonic_time () - began;
  close (control);
  while ((n = read (status, &report, sizeof report)) < 0 && errno == EINTR);
  close (status);
  close (out[0]);
  close (out[1]);
  while (waitpid (watchdog, NULL, 0) < 0 && errno == EINTR);
  if (n == (ssize_t) sizeof report && report.cause)
    return fail (error, run->argv[0], report.cause);
  if (!ended_early && WIFSIGNALED (report.status)) {
    ran->how = RT_RAN_CRASHED;
    ran->status = WTERMSIG (report.status);
  } else if (!ended_early) {
    ran->status = WEXITSTATUS (report.status);
  }
  return true;
}

bool
rt_run (const RtRun *run, RtStop *stop, RtRunHear hear, gpointer data, RtRan *ran, GError **error)
{
  g_autofree char *path = g_find_program_in_path (run->argv[0]);
  g_autofree char *name = g_strdup_printf ("retrace-run-%08x%08x", g_random_int (), g_random_int ());
  g_autofree char *folder = g_build_filename (g_get_tmp_dir (), name, NULL);
  g_auto (GStrv) environment = g_get_environ ();
  Hearing hearing = { run, hear, data, 0, false };
  RtWatchedRun watched = { .argv = run->argv, .memory = run->memory, .file = run->output };

  if (!path)
    return fail (error, run->argv[0], g_file_test (run->argv[0], G_FILE_TEST_EXISTS) ? EACCES
                                                                                     : ENOENT);
  environment = g_environ_setenv (environment, "TMPDIR", folder, TRUE);
  environment = g_environ_setenv (environment, "PWD", folder, TRUE);
  watched.path = path;
  watched.environment = environment;
  watched.folder = folder;
  return run_watched (run, &watched, stop, &hearing, ran, error);
}
