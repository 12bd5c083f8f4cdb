/* animated-gif.h - exports steps of a search as an animated GIF: a frame for each step, with a
 * caption. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"
#include "picture/theme.h"

#include <glib.h>

/* Greatest number of steps in an animation. More would take minutes to encode. */
#define RT_ANIMATION_STEPS_MOST 5000

/* Default, least and greatest side of the picture in pixels; default speed in steps per second. */
#define RT_ANIMATION_SIDE 480
#define RT_ANIMATION_SPEED 4

#define RT_ANIMATION_SIDE_LEAST 120
#define RT_ANIMATION_SIDE_MOST 2048

typedef struct {
  uint64_t from, to; /* first and last step; RT_ANIMATION_STEPS_MOST steps at most */
  int side;          /* width of the picture in pixels; it is higher, for captions */
  double speed;      /* steps per second, at most 50 */
  bool tree;         /* each frame also shows the search tree */
} RtAnimation;

/* Returns the steps of TRACE, a recorded search, as the bytes of a GIF file, which the caller owns.
 * Returns NULL with ERROR set (RT_EXPORT_ERROR) on failure. Returns NULL without an error if STOP
 * was raised. STOP may be NULL. Any thread may call this function. */
GBytes *rt_animate (RtTrace *trace, const RtAnimation *animation, const RtTheme *theme, RtStop *stop,
                    GError **error);
