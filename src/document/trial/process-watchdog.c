/* process-watchdog.c - main function of the watchdog's process, and the fork that starts it.
 *
 * After a fork only async-signal-safe functions are called, which allocate no memory. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/process-watchdog.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* File descriptors of the watchdog's own pipes; 0, 1 and 2 are those of the program. */
enum { CONTROL = 3, STATUS, N_ENDS };

static void
limit (int resource, uint64_t most)
{
  const struct rlimit both = { (rlim_t) most, (rlim_t) most };

  setrlimit ((__rlimit_resource_t) resource, &both);
}

/* Sets the limits and executes the program; called in its process. Reports a failure and does not
 * return. */
static void
become (const RtWatchedRun *watched)
{
  RtWatchdogReport report = { 0, 0 };
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

/* Kills children until none is left; orphans of a child become children of the watchdog meanwhile.
 * Returns the status of PROGRAM, or STATUS if the program was reaped before. */
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

/* Reaps all children that have ended. Returns true and sets STATUS if PROGRAM was one of them. */
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

/* Main function of the watchdog's process. SIGNALS is a signalfd for SIGCHLD. */
static _Noreturn void
watch (const RtWatchedRun *watched, int signals)
{
  RtWatchdogReport report = { 0, 0 };
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
    report.cause = errno; /* ignored: no process is left that could read the report */
  if (!made)
    _exit (1);
  execl ("/bin/rm", "rm", "-rf", "--", watched->folder, NULL);
  _exit (1);
}

/* Moves the five descriptors FROM to 0 .. 4, and closes all others. */
static void
take_ends (const int *from)
{
  int safe[N_ENDS];

  /* First moves them to descriptors above 4, so that none is overwritten before it is moved. */
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

pid_t
rt_watchdog_start (const RtWatchedRun *watched, int input, int *control, int *status, int out[2])
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
