/* screenshot.h - RtShot, the option --screenshot: writes a window to a PNG file, optionally after
 * solving its puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

typedef struct {
  char *path; /* NULL: no picture is written */
  gboolean solve, dark;
  int width, height;
  bool opens; /* files are still being opened in the window */
} RtShot;

/* Waits until WINDOW has opened its files, writes the picture and closes the window. Messages of
 * the window go to standard error.
 *
 * If SHOT->solve is true, solves the puzzle before the picture is taken. Prints each solved grid as nine
 * rows, and a summary on standard error. In a collection, solves the first ten puzzles; the picture shows
 * the last of them.
 *
 * Sets STATUS to 1 if the window has shown an error, or the picture could not be written. Writes no
 * picture if nothing could be opened. SHOT and STATUS must outlive the window. */
void rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status);
