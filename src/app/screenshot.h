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
 * If SHOT asks for it, solves the puzzle before the picture is taken. Prints each solved grid as
 * nine rows, and a summary on standard error. Of a collection the first ten puzzles are solved,
 * and the last of them is in the picture.
 *
 * STATUS becomes 1 if an error was shown in the window or the picture failed. No picture is
 * written if nothing could be opened. SHOT and STATUS must outlive the window. */
void rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status);
