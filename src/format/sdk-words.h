/* sdk-words.h - the names of headers and sections in the native format. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <stdbool.h>

/* A line of words about the puzzle: `#`, a letter, a blank, the words. */
typedef struct {
  char letter;
  RtField field;
  bool lines; /* repeated for each line of the text */
} RtSdkHeader;

#define RT_SDK_N_HEADERS 8

/* Both in the order in which they are written. */
typedef enum {
  RT_SDK_PUZZLE,
  RT_SDK_STATE,
  RT_SDK_MARKS,
  RT_SDK_COLOURS,
  RT_SDK_CORNERS,
  RT_SDK_N_SECTIONS,
} RtSdkSection;

extern const RtSdkHeader rt_sdk_headers[RT_SDK_N_HEADERS];
extern const char *const rt_sdk_sections[RT_SDK_N_SECTIONS];
