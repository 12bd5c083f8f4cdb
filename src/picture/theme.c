/* theme.c - table of the colours of all themes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/theme.h"

#include <stddef.h>

/* By name: its colour in the themes light, dark, contrast, contrast-dark and paper. */
#define TABLE(X) \
  X (board,         0xffffff, 0x1d1d20, 0xffffff, 0x000000, 0xffffff) \
  X (given,         0x1e1e1e, 0xffffff, 0x000000, 0xffffff, 0x000000) \
  X (entered,       0x1a5fb4, 0x99c1f1, 0x003d8f, 0xa8d1ff, 0x3d3d3d) \
  X (found,         0x136c3f, 0x8ff0a4, 0x004d24, 0xa0ffb4, 0x3d3d3d) \
  X (trying,        0x8a4600, 0xffbe6f, 0x6b3000, 0xffcf8f, 0x2b2b2b) \
  X (conflict,      0xb01020, 0xff8a85, 0x99000e, 0xffa8a4, 0x000000) \
  X (mark,          0x5e5c64, 0xc0bfbc, 0x2b2b2b, 0xe6e6e6, 0x404040) \
  X (focus,         0x1c71d8, 0x62a0ea, 0x0047b3, 0x7ab8ff, 0x000000) \
  X (cell_line,     0x949390, 0x6a6a70, 0x595959, 0xa6a6a6, 0x8a8a8a) \
  X (box_line,      0x3d3846, 0xdeddda, 0x000000, 0xffffff, 0x000000) \
  X (peer_tint,     0xf4f4f4, 0x2f2f32, 0xffffff, 0x000000, 0xf4f4f4) \
  X (same_tint,     0xdde9f9, 0x2c3a4d, 0xd6e6ff, 0x17335a, 0xe2e2e2) \
  X (selected_tint, 0xc6dcf5, 0x34475f, 0xb3d1ff, 0x244b80, 0xd4d4d4) \
  X (conflict_tint, 0xf9e7e9, 0x3f2b2d, 0xffffff, 0x000000, 0xe8e8e8) \
  X (hatch,         0xe7b6bb, 0x7d4a4b, 0xd9a0a6, 0x80504e, 0xb8b8b8) \
  X (heat,          0xffd48a, 0x6c3d15, 0xffd48a, 0x5a3000, 0xb4b4b4) \
  X (branch,        0xf5c9a4, 0x7d4722, 0xffdcc0, 0x4f2a0f, 0xd6d6d6) \
  X (branch_other,  0xeeae85, 0x9a5b35, 0xffc79c, 0x6d3e1e, 0xbcbcbc) \
  X (colour_1,      0xf9edb0, 0x47411a, 0xf9edb0, 0x47411a, 0xe8e8e8) \
  X (colour_2,      0xd3efd2, 0x1f4427, 0xd3efd2, 0x1f4427, 0xe8e8e8) \
  X (colour_3,      0xd8e8fc, 0x213e5c, 0xd8e8fc, 0x213e5c, 0xe8e8e8) \
  X (colour_4,      0xfcdcda, 0x582b2b, 0xfcdcda, 0x582b2b, 0xe8e8e8) \
  X (colour_5,      0xebdffa, 0x432f57, 0xebdffa, 0x432f57, 0xe8e8e8) \
  X (colour_6,      0xffe4c8, 0x523721, 0xffe4c8, 0x523721, 0xe8e8e8) \
  X (colour_7,      0xcdefea, 0x18443f, 0xcdefea, 0x18443f, 0xe8e8e8) \
  X (colour_8,      0xfbdcee, 0x52294a, 0xfbdcee, 0x52294a, 0xe8e8e8) \
  X (colour_9,      0xe0e0e0, 0x434348, 0xe0e0e0, 0x434348, 0xe8e8e8)

#define LIGHT(name, light, dark, contrast, contrast_dark, paper) .name = light,
#define DARK(name, light, dark, contrast, contrast_dark, paper) .name = dark,
#define CONTRAST(name, light, dark, contrast, contrast_dark, paper) .name = contrast,
#define CONTRAST_DARK(name, light, dark, contrast, contrast_dark, paper) .name = contrast_dark,
#define PAPER(name, light, dark, contrast, contrast_dark, paper) .name = paper,

const RtTheme rt_theme_light = { .id = "light", TABLE (LIGHT) };
const RtTheme rt_theme_dark = { .id = "dark", TABLE (DARK) };
const RtTheme rt_theme_contrast = { .id = "contrast", TABLE (CONTRAST) };
const RtTheme rt_theme_contrast_dark = { .id = "contrast-dark", TABLE (CONTRAST_DARK) };
const RtTheme rt_theme_paper = { .id = "paper", TABLE (PAPER) };

const RtTheme *const rt_themes[] = {
  &rt_theme_light,         &rt_theme_dark,  &rt_theme_contrast,
  &rt_theme_contrast_dark, &rt_theme_paper, NULL,
};
