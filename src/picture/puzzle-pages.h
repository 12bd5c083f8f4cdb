/* puzzle-pages.h - functions that lay out puzzles on pages of paper, and draw a page.
 *
 * Printing, PDF files and command line use these functions, so their pages are equal. A page
 * depends only on the options and its puzzles; there is no state between pages. Lengths are in
 * points. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "picture/painter.h"

/* Options of printed pages: which parts of a puzzle are shown. */
typedef struct {
  int per_page;    /* one of rt_sheet_counts; fewer puzzles than that are drawn larger */
  bool titles;
  bool ratings;    /* the field `level`, if the puzzle has it */
  bool entries;    /* entered digits and colours, without digits found by the solver */
  bool candidates; /* the pencil marks; if there are none, the candidates that the digits leave */
  bool solutions;  /* solutions, on pages after the puzzles */
  bool rtl;        /* right to left: the first puzzle of a row is the rightmost */
} RtSheet;

/* Possible numbers of puzzles on a page: 1, 2, 4, 6, 9; ends with 0. */
extern const int rt_sheet_counts[];

/* Least margin of a page in points: half an inch. */
#define RT_SHEET_MARGIN 36

typedef struct {
  double width, height; /* after rotation: landscape is wider than high */
  double left, top, right, bottom; /* margins */
} RtPaper;

/* One page of several. */
typedef struct {
  bool solutions; /* shows solutions instead of puzzles */
  guint first;    /* index of the first puzzle */
  guint n;        /* number of puzzles */
  guint places;   /* number of parts into which the page is divided, at least N */
  guint number;   /* page number, from 1; 0 if there is only one page */
  bool numbered;  /* puzzles have numbers, because there are several */
} RtSheetPage;

/* Returns the number of pages that N puzzles need with the options SHEET. */
guint rt_sheet_n_pages (const RtSheet *sheet, guint n);

/* Returns the description of page I (from 0) of N puzzles: what it shows. A page of puzzles depends
 * on whether more puzzles follow, but not on their number. */
RtSheetPage rt_sheet_page (const RtSheet *sheet, guint n, guint i);

/* Returns true if the locale's language is written from right to left. */
bool rt_sheet_is_rtl (void);

/* A rectangle on the page. */
typedef struct {
  double x, y, width, height;
} RtArea;

#define RT_SHEET_PLACES 20 /* greatest number of boards on a page */

typedef struct {
  RtArea heading;                  /* height 0: none */
  RtArea captions[RT_SHEET_PLACES];
  RtArea boards[RT_SHEET_PLACES];  /* squares, each below its caption */
  RtArea foot;                     /* for the page number; height 0: none */
  double text;                     /* font size of captions */
  int lines;                       /* number of lines in a caption */
} RtSheetLayout;

/* Returns where the puzzles and captions of PAGE are placed on PAPER. */
RtSheetLayout rt_sheet_lay_out (const RtSheet *sheet, const RtPaper *paper,
                                const RtSheetPage *page);

/* Returns the givens of PUZZLE. If it has none, because it was typed in, returns its entries. */
RtGrid rt_sheet_givens (const RtPuzzle *puzzle);

/* Returns the position that is printed for PUZZLE with the options of SHEET: with or without
 * entries and candidates. */
RtPosition rt_sheet_position (const RtSheet *sheet, const RtPuzzle *puzzle);

/* Draws PAGE. PUZZLES are the puzzles of this page. */
void rt_sheet_draw (cairo_t *cr, const RtSheet *sheet, const RtPaper *paper,
                    const RtSheetPage *page, RtPuzzle *const *puzzles);
