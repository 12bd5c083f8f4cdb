/* same.h - whether a program's steps are those of a search that is known. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/findings.h"
#include "engine/search/search.h"

/* How near it comes to a search. */
typedef enum {
  RT_SAME_NOT,
  RT_SAME_PLACEMENTS,  /* each digit that it writes; not each that it takes back */
  RT_SAME_STEPS,       /* each step, to the end of the tape */
  RT_SAME_OTHER_ORDER, /* the same, were its cells or digits taken in the order of the program */
} RtSameKind;

typedef struct {
  RtSameKind kind;
  const RtSearch *search;  /* that it is the same as, or agrees with for longest */
  uint64_t step;           /* the first that differs; where it is the same: the last; of placements: how
                            * many there are */
  RtEvent ours, theirs;    /* what happens there, of the kind RT_EVENT_NONE where nothing does */
  bool other_cells, other_digits, writes_first; /* of another order; and whether a digit is written
                                                 * before it is tested */
  uint8_t digits[9];       /* the program's order of digits */
} RtSame;

/* Holds TAPE, of which FINDINGS tells, against the searches. Returns false if STOP ended it early. */
bool rt_same_find (RtSame *same, const RtFindings *findings, RtTape *tape, const RtGrid *puzzle,
                   RtStop *stop);
