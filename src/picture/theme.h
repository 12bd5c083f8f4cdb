/* theme.h - the colours of a picture, by what they are for: light, dark, high contrast, paper.
 *
 * What is on the screen has the same colours from src/widgets/light.css, dark.css, contrast.css and
 * contrast-dark.css; a test compares them. Paper is only here: black on white and greys, where
 * shape alone tells the roles apart. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

/* The names are those of the CSS files, without their rt_. */
#define RT_COLOURS(X) \
  X (board)           \
  X (given)           \
  X (entered)         \
  X (found)           \
  X (trying)          \
  X (conflict)        \
  X (mark)            \
  X (focus)           \
  X (cell_line)       \
  X (box_line)        \
  X (peer_tint)       \
  X (same_tint)       \
  X (selected_tint)   \
  X (conflict_tint)   \
  X (hatch)           \
  X (heat)            /* of the hottest cell */

/* A colour is 0xRRGGBB. */
typedef struct {
  const char *id;
#define X(name) uint32_t name;
  RT_COLOURS (X)
#undef X
} RtTheme;

extern const RtTheme rt_theme_light, rt_theme_dark, rt_theme_contrast, rt_theme_contrast_dark,
  rt_theme_paper;

extern const RtTheme *const rt_themes[]; /* ends with NULL */
