/* puzzle-pages.h - lays out puzzles on pages of paper, and draws a page.
 *
 * Printer, PDF files and command line use these functions, so their pages are equal. A page depends
 * only on the options and its puzzles; there is no state between pages. Lengths are in points. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "picture/painter.h"

/* Options. */
typedef struct {
  int per_page;    /* one of rt_sheet_counts; if there are fewer puzzles, they fill the page */
  bool titles;
  bool ratings;    /* the level, if the puzzle has one */
  bool entries;    /* entered digits and colours; never digits found by the solver */
  /* the pencil marks; if there are none, the candidates of the digits on the grid */
  bool candidates;
  bool solutions;  /* small, on pages of their own after the puzzles */
  bool rtl;        /* right to left: the first puzzle of a row is the rightmost */
} RtSheet;

/* Possible numbers of puzzles on a page: 1, 2, 4, 6, 9; ends with 0. */
extern const int rt_sheet_counts[];

/* Smallest margin, and the margin unless a printer needs more: half an inch. */
#define RT_SHEET_MARGIN 36

typedef struct {
  double width, height; /* as oriented: wider than high is landscape */
  double left, top, right, bottom; /* margins */
} RtPaper;

/* One page of several. */
typedef struct {
  bool solutions; /* shows solutions instead of puzzles */
  guint first;    /* index of the first puzzle */
  guint n;        /* number of puzzles */
  guint places;   /* room for puzzles */
  guint number;   /* from 1 on; 0: a single page without a number */
  bool numbered;  /* there are several puzzles, which have numbers */
} RtSheetPage;

/* Returns the number of pages for N puzzles. */
guint rt_sheet_n_pages (const RtSheet *sheet, guint n);

/* Returns the page with index I. A page of puzzles does not depend on the number of puzzles after
 * it, only on whether there are any. */
RtSheetPage rt_sheet_page (const RtSheet *sheet, guint n, guint i);

/* Returns true if the locale's language is written from right to left. */
bool rt_sheet_is_rtl (void);

/* A rectangle on the page. */
typedef struct {
  double x, y, width, height;
} RtArea;

#define RT_SHEET_PLACES 20 /* most boards on a page */

typedef struct {
  RtArea heading;                  /* height 0: none */
  RtArea captions[RT_SHEET_PLACES];
  RtArea boards[RT_SHEET_PLACES];  /* squares, each below its caption */
  RtArea foot;                     /* for the page number; height 0: none */
  double text;                     /* font size of captions */
  int lines;                       /* lines of a caption */
} RtSheetLayout;

/* Returns the layout of the puzzles and captions of PAGE. */
RtSheetLayout rt_sheet_lay_out (const RtSheet *sheet, const RtPaper *paper,
                                const RtSheetPage *page);

/* Returns the givens of PUZZLE; its entries if it has no givens, as a puzzle that was typed in. */
RtGrid rt_sheet_givens (const RtPuzzle *puzzle);

/* Returns the position to draw for PUZZLE. */
RtPosition rt_sheet_position (const RtSheet *sheet, const RtPuzzle *puzzle);

/* Draws PAGE. PUZZLES begins with the first puzzle of the page. */
void rt_sheet_draw (cairo_t *cr, const RtSheet *sheet, const RtPaper *paper,
                    const RtSheetPage *page, RtPuzzle *const *puzzles);
