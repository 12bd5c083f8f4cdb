/* screenshot.h - a picture of the real window, without a person in front of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

typedef struct {
  char *path; /* NULL: none is wanted */
  gboolean solve, dark;
  int width, height;
  bool opens; /* files are on their way into the window */
} RtShot;

/* Waits until WINDOW shows what it opens, writes the picture and closes the window. What the window
 * says meanwhile goes to standard error.
 *
 * If SHOT says so, it solves first: that is what is pictured. Each solved grid is printed as nine
 * rows, and on standard error what there is to tell of it. Of a collection so are the first ten
 * puzzles; the last of these is pictured.
 *
 * STATUS becomes 1 where the window told of an error or the picture failed. If nothing could be
 * opened there is no picture. SHOT and STATUS must outlive the window. */
void rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status);
