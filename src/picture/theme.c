/* theme.c - a table of colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/theme.h"

#include <stddef.h>

const RtTheme rt_theme_light = {
  .id            = "light",
  .board         = 0xffffff,
  .given         = 0x1e1e1e,
  .entered       = 0x1a5fb4,
  .found         = 0x136c3f,
  .trying        = 0x8a4600,
  .conflict      = 0xb01020,
  .mark          = 0x5e5c64,
  .focus         = 0x1c71d8,
  .cell_line     = 0x949390,
  .box_line      = 0x3d3846,
  .peer_tint     = 0xf4f4f4,
  .same_tint     = 0xdde9f9,
  .selected_tint = 0xc6dcf5,
  .conflict_tint = 0xf9e7e9,
  .hatch         = 0xe7b6bb,
  .heat          = 0xffd48a,
};

const RtTheme rt_theme_dark = {
  .id            = "dark",
  .board         = 0x1d1d20,
  .given         = 0xffffff,
  .entered       = 0x99c1f1,
  .found         = 0x8ff0a4,
  .trying        = 0xffbe6f,
  .conflict      = 0xff8a85,
  .mark          = 0xc0bfbc,
  .focus         = 0x62a0ea,
  .cell_line     = 0x6a6a70,
  .box_line      = 0xdeddda,
  .peer_tint     = 0x2f2f32,
  .same_tint     = 0x2c3a4d,
  .selected_tint = 0x34475f,
  .conflict_tint = 0x3f2b2d,
  .hatch         = 0x7d4a4b,
  .heat          = 0x6c3d15,
};

const RtTheme rt_theme_contrast = {
  .id            = "contrast",
  .board         = 0xffffff,
  .given         = 0x000000,
  .entered       = 0x003d8f,
  .found         = 0x004d24,
  .trying        = 0x6b3000,
  .conflict      = 0x99000e,
  .mark          = 0x2b2b2b,
  .focus         = 0x0047b3,
  .cell_line     = 0x595959,
  .box_line      = 0x000000,
  .peer_tint     = 0xffffff,
  .same_tint     = 0xd6e6ff,
  .selected_tint = 0xb3d1ff,
  .conflict_tint = 0xffffff,
  .hatch         = 0xd9a0a6,
  .heat          = 0xffd48a,
};

const RtTheme rt_theme_contrast_dark = {
  .id            = "contrast-dark",
  .board         = 0x000000,
  .given         = 0xffffff,
  .entered       = 0xa8d1ff,
  .found         = 0xa0ffb4,
  .trying        = 0xffcf8f,
  .conflict      = 0xffa8a4,
  .mark          = 0xe6e6e6,
  .focus         = 0x7ab8ff,
  .cell_line     = 0xa6a6a6,
  .box_line      = 0xffffff,
  .peer_tint     = 0x000000,
  .same_tint     = 0x17335a,
  .selected_tint = 0x244b80,
  .conflict_tint = 0x000000,
  .hatch         = 0x80504e,
  .heat          = 0x5a3000,
};

const RtTheme rt_theme_paper = {
  .id            = "paper",
  .board         = 0xffffff,
  .given         = 0x000000,
  .entered       = 0x3d3d3d,
  .found         = 0x3d3d3d,
  .trying        = 0x2b2b2b,
  .conflict      = 0x000000,
  .mark          = 0x404040,
  .focus         = 0x000000,
  .cell_line     = 0x8a8a8a,
  .box_line      = 0x000000,
  .peer_tint     = 0xf4f4f4,
  .same_tint     = 0xe2e2e2,
  .selected_tint = 0xd4d4d4,
  .conflict_tint = 0xe8e8e8,
  .hatch         = 0xb8b8b8,
  .heat          = 0xb4b4b4,
};

const RtTheme *const rt_themes[] = {
  &rt_theme_light,         &rt_theme_dark,  &rt_theme_contrast,
  &rt_theme_contrast_dark, &rt_theme_paper, NULL,
};
