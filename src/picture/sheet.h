/* sheet.h - puzzles on pages of paper: their layout, and drawing a page.
 *
 * Printer, PDF file and command line all draw with these functions, so they draw the same. A page
 * depends only on the options and the puzzles on it; nothing is kept from one page to the next.
 * Lengths are points. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "picture/painter.h"

/* What is asked for. */
typedef struct {
  int per_page;    /* one of rt_sheet_counts; if there are fewer puzzles, they share the page */
  bool titles;
  bool ratings;    /* the level, where the puzzle has one */
  bool entries;    /* what a person entered: digits and colours; never what the solver found */
  bool candidates; /* the pencil marks; if there are none, all that the digits on the grid leave */
  bool solutions;  /* small, on pages of their own behind the puzzles */
  bool rtl;        /* from right to left: the first puzzle of a row is the rightmost */
} RtSheet;

/* How many puzzles a page may have: 1, 2, 4, 6, 9; ends with 0. */
extern const int rt_sheet_counts[];

/* The least margin, and the margin unless a printer needs more: half an inch. */
#define RT_SHEET_MARGIN 36

typedef struct {
  double width, height; /* with its orientation: wider than high is landscape */
  double left, top, right, bottom; /* margins */
} RtPaper;

/* One page of many. */
typedef struct {
  bool solutions; /* shows the solutions of the puzzles, not the puzzles */
  guint first;    /* index of the first puzzle */
  guint n;        /* how many there are, from that one on */
  guint places;   /* how many it has room for */
  guint number;   /* from 1 on; 0: it is the only one, and is not numbered */
  bool numbered;  /* puzzles have numbers: there are several */
} RtSheetPage;

/* The number of pages for N puzzles. */
guint rt_sheet_n_pages (const RtSheet *sheet, guint n);

/* The page with index I of those. A page of puzzles does not depend on how many puzzles follow it,
 * only on whether any do. */
RtSheetPage rt_sheet_page (const RtSheet *sheet, guint n, guint i);

/* Whether the locale's language is written from right to left. */
bool rt_sheet_is_rtl (void);

/* A rectangle on the page. */
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

/* The layout of the puzzles of PAGE and their captions. */
RtSheetLayout rt_sheet_lay_out (const RtSheet *sheet, const RtPaper *paper,
                                const RtSheetPage *page);

/* The digits of PUZZLE that are to be solved: its givens; its entries if it has no givens, as one
 * that was typed and not locked. */
RtGrid rt_sheet_givens (const RtPuzzle *puzzle);

/* What is shown of PUZZLE. */
RtPosition rt_sheet_position (const RtSheet *sheet, const RtPuzzle *puzzle);

/* Draws PAGE. PUZZLES begins with its first. */
void rt_sheet_draw (cairo_t *cr, const RtSheet *sheet, const RtPaper *paper,
                    const RtSheetPage *page, RtPuzzle *const *puzzles);
