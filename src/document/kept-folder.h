/* kept-folder.h - RtKeptFolder: the folder in which this program keeps its session: no other program
 * that runs writes there.
 *
 * That is the session's directory, or where another program has that (on another machine, in a
 * container, without a common bus) one of its own in it: `beside-2`, `beside-3` ... A program has a
 * folder by a lock on the file `owner` there, which the system takes away with the program, however
 * that ends. What a program that ended has left anywhere moves into the folder of the next one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

typedef struct {
  char *path;
  bool beside; /* another program has the session's directory */
  int lock;    /* a file descriptor; -1 where that disk knows no locks: the session's directory is
                  used as if there were no other program */
} RtKeptFolder;

/* Of the session in DIRECTORY (NULL: the one in the user's state directory), which is made if it can
 * be. Never fails; where nothing can be written, writing will say so. */
RtKeptFolder *rt_kept_folder_claim (const char *directory);

/* Lets another program have it. */
void rt_kept_folder_free (RtKeptFolder *self);
