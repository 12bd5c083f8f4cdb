/* process-watchdog.h - a process between this one and a program: starts the program, and kills it with all of
 * its descendants.
 *
 *     this process -- control --> watchdog -- fork --> program and its descendants
 *                  <-- status --
 *
 * The watchdog ends everything when the program ends, when CONTROL is closed, and when this process ends or
 * crashes: orphans of the program become its own children, so that none escapes, not even one with a session of
 * its own or one that ignores signals. Then it reports the status of the program, and removes the program's
 * folder, which it has made itself. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>
#include <sys/types.h>

typedef struct {
  const char *path; /* absolute path of the program */
  char *const *argv;
  char *const *environment;
  const char *folder; /* its working folder, which the watchdog creates and removes */
  uint64_t memory;    /* bytes of address space for each process */
  uint64_t file;      /* bytes for each file that it writes */
} RtWatchedRun;

/* Report of the watchdog, after all processes of the program have ended. */
typedef struct {
  int cause;  /* errno if the program could not be started; else 0 */
  int status; /* of waitpid() */
} RtWatchdogReport;

/* Starts watchdog and program. This process keeps CONTROL, STATUS, from which a report can be read, and OUT
 * and ERROR, the outputs of the program; INPUT, which the program reads, is handed over. Returns the
 * watchdog's process, which must be waited for, or -1 with errno. In any thread. */
pid_t rt_watchdog_start (const RtWatchedRun *watched, int input, int *control, int *status, int out[2]);
