/* animation.h - steps of a search as an animated picture: a frame for each, with what happened in it as
 * a caption. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"
#include "picture/theme.h"

#include <glib.h>

/* Of one animation: more would be watched by nobody, and take minutes to make. */
#define RT_ANIMATION_STEPS_MOST 5000

/* The usual side of the board and speed. */
#define RT_ANIMATION_SIDE 480
#define RT_ANIMATION_SPEED 4

#define RT_ANIMATION_SIDE_LEAST 120
#define RT_ANIMATION_SIDE_MOST 2048

typedef struct {
  uint64_t from, to; /* steps, both included; as far as they are recorded, and there are not too many */
  int side;          /* of the picture, in pixels; captions are below */
  double speed;      /* steps a second, at most 50 */
} RtAnimation;

/* The steps of TRACE as the bytes of a GIF. NULL with an error of RT_EXPORT_ERROR, or without one if
 * STOP (may be NULL) ended it. In any thread. */
GBytes *rt_animate (RtTrace *trace, const RtAnimation *animation, const RtTheme *theme, RtStop *stop,
                    GError **error);
