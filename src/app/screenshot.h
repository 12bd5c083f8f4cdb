/* screenshot.h - a picture of the real window, without a person in front of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

typedef struct {
  char *path; /* NULL: none is wanted */
  gboolean solve, dark;
  int width, height;
} RtShot;

/* Waits until WINDOW shows its puzzle (solved if SHOT says so), for two minutes at most. Then
 * writes the picture, prints the grid as nine rows if it was solved, and closes the window. STATUS
 * becomes 1 where that failed, with a sentence on standard error. SHOT and STATUS must outlive the
 * window. */
void rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status);
