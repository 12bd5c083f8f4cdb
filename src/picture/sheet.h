/* sheet.h - puzzles on pages of paper: what lies where, and drawing a page.
 *
 * Printer, PDF file and command line draw by these functions alone, so they draw the same. A page is
 * a function of what was asked for and of the puzzles on it; nothing is kept from one to the next.
 * Lengths are points. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "picture/painter.h"

/* What is asked for. */
typedef struct {
  int per_page;    /* one of rt_sheet_counts; fewer puzzles in all get as much room as they can */
  bool titles;
  bool ratings;    /* the level, where the puzzle has one */
  bool entries;    /* what a person or the solver entered: digits and colours */
  bool candidates; /* the pencil marks, or where there are none what the digits in sight leave */
  bool solutions;  /* small, on pages of their own behind the puzzles */
  bool rtl;        /* from right to left: the first puzzle of a row is the rightmost */
} RtSheet;

/* How many puzzles a page may have: 1, 2, 4, 6, 9; ends with 0. */
extern const int rt_sheet_counts[];

/* The narrowest margin, and all of it where no printer asks for more: half an inch. */
#define RT_SHEET_MARGIN 36

typedef struct {
  double width, height; /* as it is read: wider than high is landscape */
  double left, top, right, bottom; /* margins */
} RtPaper;

/* One page of many. */
typedef struct {
  bool solutions; /* of the puzzles, not they themselves */
  guint first;    /* index of the first puzzle */
  guint n;        /* how many there are, from that one on */
  guint places;   /* for how many it has room */
  guint number;   /* from 1 on; 0: it is the only one, and is not numbered */
  bool numbered;  /* puzzles have numbers: there are several */
} RtSheetPage;

/* Pages of N puzzles. */
guint rt_sheet_n_pages (const RtSheet *sheet, guint n);

/* The page with index I of those. A page of puzzles does not depend on how many come behind it, but
 * for whether there are any. */
RtSheetPage rt_sheet_page (const RtSheet *sheet, guint n, guint i);

/* Whether the locale's language is written from right to left. */
bool rt_sheet_is_rtl (void);

/* Where something lies. */
typedef struct {
  double x, y, width, height;
} RtArea;

#define RT_SHEET_PLACES 20 /* on a page at most */

typedef struct {
  RtArea heading;                  /* no height: none */
  RtArea captions[RT_SHEET_PLACES];
  RtArea boards[RT_SHEET_PLACES];  /* squares; each right under its caption */
  RtArea foot;                     /* of the page's number; no height: none */
  double text;                     /* size of the captions' letters */
  int lines;                       /* of a caption */
} RtSheetLayout;

/* Where the puzzles of PAGE, and what is said of them, lie. */
RtSheetLayout rt_sheet_lay_out (const RtSheet *sheet, const RtPaper *paper,
                                const RtSheetPage *page);

/* The digits of PUZZLE that are to be solved. One that somebody typed, and did not lock, has no
 * givens: then they are the entries. */
RtGrid rt_sheet_givens (const RtPuzzle *puzzle);

/* What of PUZZLE is shown. */
RtPosition rt_sheet_position (const RtSheet *sheet, const RtPuzzle *puzzle);

/* Draws PAGE. PUZZLES begins with its first. */
void rt_sheet_draw (cairo_t *cr, const RtSheet *sheet, const RtPaper *paper,
                    const RtSheetPage *page, RtPuzzle *const *puzzles);
