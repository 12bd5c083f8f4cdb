/* theme.h - RtTheme: colours of a picture by purpose, for light, dark, high contrast and paper.
 *
 * src/widgets/light.css, dark.css, contrast.css and contrast-dark.css define the same colours for
 * widgets; a test compares them. The theme for paper consists of black, white and greys, so that
 * roles are distinguished by shapes alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

/* Lists the colours. Names are those of the CSS files without rt_. `heat` is the colour of the
 * hottest cell. The failed branches of a search tree alternate between two colours. */
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
  X (heat)            \
  X (branch)          \
  X (branch_other)    \
  X (colour_1)        \
  X (colour_2)        \
  X (colour_3)        \
  X (colour_4)        \
  X (colour_5)        \
  X (colour_6)        \
  X (colour_7)        \
  X (colour_8)        \
  X (colour_9)

/* The colours of a theme, each as 0xRRGGBB. */
typedef struct {
  const char *id;
#define X(name) uint32_t name;
  RT_COLOURS (X)
#undef X
} RtTheme;

/* Returns the background of a cell with the person's COLOUR, 1..9. */
static inline uint32_t
rt_theme_colour (const RtTheme *theme, int colour)
{
  const uint32_t colours[] = {
    theme->colour_1, theme->colour_2, theme->colour_3, theme->colour_4, theme->colour_5,
    theme->colour_6, theme->colour_7, theme->colour_8, theme->colour_9,
  };

  return colours[colour - 1];
}

extern const RtTheme rt_theme_light, rt_theme_dark, rt_theme_contrast, rt_theme_contrast_dark,
  rt_theme_paper;

extern const RtTheme *const rt_themes[]; /* ends with NULL */
