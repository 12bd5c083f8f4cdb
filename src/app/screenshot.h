/* screenshot.h - a picture of the real window, without a person in front of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

typedef struct {
  char *path; /* NULL: none is wanted */
  gboolean solve, dark;
  int width, height;
} RtShot;

/* Waits until WINDOW shows what it is to show (its puzzle, solved if SHOT says so), writes the
 * picture, prints the solved grid as nine rows, and closes the window. STATUS becomes 1 where that
 * failed, with a sentence on standard error. SHOT must outlive the window. */
void rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status);
