/* run-program.c - implements RtRun: starts a person's program under a watchdog, enforces its limits, and passes its
 * output on. The watchdog is a process that kills the program with all of its descendants.
 *
 *     this process -- control --> watchdog -- fork --> program and its descendants
 *                  <-- status --
 *
 * The watchdog kills all of these processes when the program ends, when CONTROL is closed, and when
 * this process ends or crashes. Orphans of the program become children of the watchdog, so that
 * none escapes, not even a process with a session of its own or one that ignores signals. Then the
 * watchdog writes a report to STATUS, and removes the program's folder, which it has created.
 *
 * After a fork only async-signal-safe functions are called, which allocate no memory. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/run-program.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* The program and its limits. */
typedef struct {
  const char *path; /* absolute path of the program */
  char *const *argv;
  char *const *environment;
  const char *folder; /* path of its working folder, which the watchdog creates and removes */
  uint64_t memory;    /* limit for the address space of each process, in bytes */
  uint64_t file;      /* limit for each file that is written, in bytes */
} WatchedRun;

/* The report that the watchdog writes after all processes of the program have ended. */
typedef struct {
  int cause;  /* errno if the program could not be started; otherwise 0 */
  int status; /* status of the program, as from waitpid() */
} WatchdogReport;

/* File descriptors of the watchdog's own pipes; 0, 1 and 2 are the pipes of the program. */
enum { CONTROL = 3, STATUS, N_ENDS };

static void
limit (int resource, uint64_t most)
{
  const struct rlimit both = { (rlim_t) most, (rlim_t) most };

  setrlimit ((__rlimit_resource_t) resource, &both);
}

/* Turns the calling process into the program: sets its limits and executes it. Reports a failure;
 * does not return. */
static void
become (const WatchedRun *watched)
{
  WatchdogReport report = { 0, 0 };
  sigset_t none;

  setsid ();
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  limit (RLIMIT_CORE, 0);
  limit (RLIMIT_FSIZE, watched->file);
  limit (RLIMIT_AS, watched->memory);
  if (chdir (watched->folder) == 0)
    execve (watched->path, watched->argv, watched->environment);
  report.cause = errno;
  if (write (STATUS, &report, sizeof report) < 0)
    _exit (126);
  _exit (127);
}

static void
kill_children (void)
{
  char path[64], text[4096];
  int file, number = 0;
  ssize_t n;

  snprintf (path, sizeof path, "/proc/self/task/%d/children", (int) getpid ());
  file = open (path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return;
  while ((n = read (file, text, sizeof text)) > 0)
    for (ssize_t i = 0; i < n; i++)
      if (text[i] >= '0' && text[i] <= '9') {
        number = number * 10 + text[i] - '0';
      } else {
        if (number > 0)
          kill (number, SIGKILL);
        number = 0;
      }
  close (file);
}

/* Kills child processes until none is left; orphans of killed children become children of the
 * watchdog. Returns the exit status of PROGRAM; if PROGRAM was reaped before, returns STATUS. */
static int
end_all (pid_t program, int status)
{
  int one;
  pid_t ended;

  kill (-program, SIGKILL);
  do {
    kill_children ();
    ended = waitpid (-1, &one, 0);
    if (ended == program)
      status = one;
  } while (ended > 0 || errno == EINTR);
  return status;
}

/* Reaps all child processes that have ended. If PROGRAM was one of them, sets STATUS to its exit
 * status and returns true. */
static bool
has_ended (pid_t program, int *status)
{
  int one;
  pid_t ended;

  while ((ended = waitpid (-1, &one, WNOHANG)) > 0)
    if (ended == program) {
      *status = one;
      return true;
    }
  return false;
}

/* Main function of the watchdog's process. SIGNALS is a signalfd for SIGCHLD. Does not return. */
static _Noreturn void
watch (const WatchedRun *watched, int signals)
{
  WatchdogReport report = { 0, 0 };
  struct pollfd ends[] = { { CONTROL, POLLIN, 0 }, { signals, POLLIN, 0 } };
  struct signalfd_siginfo told;
  const int nothing = open ("/dev/null", O_RDWR | O_CLOEXEC);
  const bool made = mkdir (watched->folder, S_IRWXU) == 0;
  pid_t program = made ? fork () : -1;

  if (program == 0)
    become (watched);
  if (program < 0) {
    report.cause = errno;
  } else {
    /* The watchdog's copies of the pipes are closed, so that the outputs end with the program. */
    for (int end = 0; end < CONTROL; end++)
      dup2 (nothing, end);
    while (!has_ended (program, &report.status)) {
      if (poll (ends, 2, -1) < 0 && errno != EINTR)
        break;
      if (ends[0].revents)
        break;
      if (ends[1].revents && read (signals, &told, sizeof told) < 0)
        break;
    }
    report.status = end_all (program, report.status);
  }
  if (write (STATUS, &report, sizeof report) < 0)
    report.cause = errno; /* ignored if it fails: no process is left that could read the report */
  if (!made)
    _exit (1);
  execl ("/bin/rm", "rm", "-rf", "--", watched->folder, NULL);
  _exit (1);
}

/* Moves the five file descriptors FROM to the numbers 0 to 4, and closes all others. */
static void
take_ends (const int *from)
{
  int safe[N_ENDS];

  /* moves them above 4 first, so that none is overwritten before it is moved */
  for (int end = 0; end < N_ENDS; end++)
    safe[end] = fcntl (from[end], F_DUPFD, N_ENDS);
  for (int end = 0; end < N_ENDS; end++)
    dup2 (safe[end], end);
  close_range (N_ENDS, ~0u, 0);
  fcntl (CONTROL, F_SETFD, FD_CLOEXEC);
  fcntl (STATUS, F_SETFD, FD_CLOEXEC);
}

static void
close_both (int ends[2])
{
  close (ends[0]);
  close (ends[1]);
}

/* Starts watchdog and program. INPUT is a descriptor that becomes the program's standard input.
 * Sets descriptors that the caller must close: CONTROL ends the program when it is closed; a
 * WatchdogReport can be read from STATUS; OUT[0] and OUT[1] are the program's standard output and
 * standard error. Returns the process id of the watchdog, for which the caller must wait, or -1
 * with errno set. May be called in any thread. */
static pid_t
watchdog_start (const WatchedRun *watched, int input, int *control, int *status, int out[2])
{
  int pipes[4][2];
  sigset_t children;
  pid_t watchdog;
  int cause;

  for (int i = 0; i < 4; i++)
    if (pipe2 (pipes[i], O_CLOEXEC) != 0) {
      cause = errno;
      while (i-- > 0)
        close_both (pipes[i]);
      errno = cause;
      return -1;
    }
  watchdog = fork ();
  if (watchdog == 0) {
    const int ends[N_ENDS] = { input, pipes[0][1], pipes[1][1], pipes[2][0], pipes[3][1] };

    take_ends (ends);
    setsid ();
    prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    prctl (PR_SET_NAME, "retrace-guard", 0, 0, 0);
    for (int number = 1; number < NSIG; number++)
      signal (number, SIG_DFL);
    sigfillset (&children);
    sigprocmask (SIG_SETMASK, &children, NULL); /* no signal may end the watchdog */
    sigemptyset (&children);
    sigaddset (&children, SIGCHLD);
    watch (watched, signalfd (-1, &children, SFD_CLOEXEC));
  }
  cause = errno;
  close (pipes[0][1]);
  close (pipes[1][1]);
  close (pipes[2][0]);
  close (pipes[3][1]);
  out[0] = pipes[0][0];
  out[1] = pipes[1][0];
  *control = pipes[2][1];
  *status = pipes[3][0];
  if (watchdog < 0) {
    close (out[0]);
    close (out[1]);
    close (*control);
    close (*status);
    errno = cause;
  }
  return watchdog;
}

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
  bool told_enough; /* true: HEAR has returned false */
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

/* Reads from END, the reading end of the program's standard output or, if ERRORS, its standard
 * error, and passes the text to the function `hear`. Returns true if the pipe is still open. */
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

/* Reads the program's output OUT until the program has ended; then returns false. If a limit is
 * reached or STOP is raised, sets `how` of RAN and returns true: the caller must kill the program.
 * BEGAN is the start time, STATUS the pipe of the watchdog's report. */
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

/* Writes TEXT into a new pipe, which can hold all of it. Returns the file descriptor from which the
 * program reads it; -1 on failure. */
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
run_watched (const RtRun *run, const WatchedRun *watched, RtStop *stop, Hearing *hearing, RtRan *ran,
             GError **error)
{
  int input = make_input (run->input), control, status, out[2];
  gint64 began = g_get_monotonic_time ();
  pid_t watchdog = input < 0 ? -1 : watchdog_start (watched, input, &control, &status, out);
  WatchdogReport report = { 0, 0 };
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
  WatchedRun watched = { .argv = run->argv, .memory = run->memory, .file = run->output };

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
