/* process-watchdog.h - a process between this one and a program: starts the program, and kills it with
 * all of its descendants.
 *
 *     this process -- control --> watchdog -- fork --> program and its descendants
 *                  <-- status --
 *
 * The watchdog ends everything when the program ends, when CONTROL is closed, and when this process is
 * gone, in whichever way: orphans of the program become its own children, so that none gets away, not
 * even one with a session of its own or deaf to signals. Then it says how the program ended, and
 * removes the folder that it ran in, which it has made itself: whenever this process is gone, no folder
 * stays. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>
#include <sys/types.h>

typedef struct {
  const char *path; /* of the program, absolute */
  char *const *argv;
  char *const *environment;
  const char *folder; /* that it works in; there is none yet. The watchdog makes it, and removes it */
  uint64_t memory;    /* bytes of address space for each process */
  uint64_t file;      /* bytes for each file that it writes */
} RtWatchedRun;

/* What the watchdog says at the end, once there is nothing left of the program. */
typedef struct {
  int cause;  /* an errno: it could not be started; else 0 */
  int status; /* as of waitpid() */
} RtWatchdogReport;

/* Starts both. The ends that this process keeps are CONTROL, STATUS, from which a report can be read,
 * and OUT and ERROR, the program's outputs; INPUT, from which it reads, goes over to it. Returns the
 * watchdog's process, which must be waited for, or -1 with errno. In any thread. */
pid_t rt_watchdog_start (const RtWatchedRun *watched, int input, int *control, int *status, int out[2]);
