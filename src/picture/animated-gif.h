/* animated-gif.h - exports steps of a search as an animated GIF: a frame for each step, with a
 * caption. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"
#include "picture/theme.h"

#include <glib.h>

/* Most steps of an animation: more would take minutes to make, and nobody would watch them. */
#define RT_ANIMATION_STEPS_MOST 5000

/* Defaults of the board's side and of the speed. */
#define RT_ANIMATION_SIDE 480
#define RT_ANIMATION_SPEED 4

#define RT_ANIMATION_SIDE_LEAST 120
#define RT_ANIMATION_SIDE_MOST 2048

typedef struct {
  uint64_t from, to; /* first and last step; cut to the recorded steps, and to the limit */
  int side;          /* side of the picture in pixels; captions are below */
  double speed;      /* steps per second, at most 50 */
} RtAnimation;

/* Returns the steps of TRACE as the bytes of a GIF. NULL with an error of RT_EXPORT_ERROR, or
 * without one if STOP (may be NULL) was raised. Any thread may call it. */
GBytes *rt_animate (RtTrace *trace, const RtAnimation *animation, const RtTheme *theme, RtStop *stop,
                    GError **error);
