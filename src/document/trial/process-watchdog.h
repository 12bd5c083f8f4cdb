/* process-watchdog.h - starts a program under a watchdog: a process that kills the program with all
 * of its descendants.
 *
 *     this process -- control --> watchdog -- fork --> program and its descendants
 *                  <-- status --
 *
 * The watchdog kills all of these processes when the program ends, when CONTROL is closed, and when
 * this process ends or crashes. Orphans of the program become children of the watchdog, so that
 * none escapes, not even a process with a session of its own or one that ignores signals. Then the
 * watchdog writes a report to STATUS, and removes the program's folder, which it has created. */

/* The program and its limits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>
#include <sys/types.h>

typedef struct {
  const char *path; /* absolute path of the program */
  char *const *argv;
  char *const *environment;
  const char *folder; /* path of its working folder, which the watchdog creates and removes */
  uint64_t memory;    /* limit for the address space of each process, in bytes */
  uint64_t file;      /* limit for each file that is written, in bytes */
} RtWatchedRun;

/* Report of the watchdog, after all processes of the program have ended. */
typedef struct {
  int cause;  /* errno if the program could not be started; else 0 */
  int status; /* status of the program, as from waitpid() */
} RtWatchdogReport;

/* Starts watchdog and program. INPUT is a descriptor that becomes the program's standard input.
 * Sets descriptors that the caller must close: CONTROL ends the program when it is closed, STATUS
 * can be read for an RtWatchdogReport, OUT[0] and OUT[1] are the program's standard output and
 * standard error. Returns the process id of the watchdog, for which the caller must wait, or -1
 * with errno set. May be called in any thread. */
pid_t rt_watchdog_start (const RtWatchedRun *watched, int input, int *control, int *status, int out[2]);
