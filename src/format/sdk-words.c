/* sdk-words.c - how the native format names its headers and sections. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/sdk-words.h"

const RtSdkHeader rt_sdk_headers[RT_SDK_N_HEADERS] = {
  { 'A', RT_FIELD_AUTHOR, false },
  { 'D', RT_FIELD_TITLE, true },
  { 'C', RT_FIELD_COMMENT, true },
  { 'B', RT_FIELD_DATE, false },
  { 'S', RT_FIELD_SOURCE, false },
  { 'U', RT_FIELD_URL, false },
  { 'L', RT_FIELD_LEVEL, false },
  { 'T', RT_FIELD_SECONDS, false },
};

const char *const rt_sdk_sections[RT_SDK_N_SECTIONS] = {
  [RT_SDK_PUZZLE]  = "Puzzle",
  [RT_SDK_STATE]   = "State",
  [RT_SDK_MARKS]   = "PencilMarks",
  [RT_SDK_COLOURS] = "Colours",
  [RT_SDK_CORNERS] = "X-CornerMarks",
};
