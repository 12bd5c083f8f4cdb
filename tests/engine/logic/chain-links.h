/* chain-links.h - all nodes of chains and all links between them, computed from the definitions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wants.h"

/* The kinds of links besides weak ones within a digit. */
enum {
  IN_HOUSES = 1 << 0,
  IN_CELLS = 1 << 1,
  GROUPS = 1 << 2,
  SETS = 1 << 3,
  PAIRS = 1 << 4,
  RECTANGLES = 1 << 5,
  FISH = 1 << 6,
  PATTERNS = SETS | PAIRS | RECTANGLES | FISH,
};

/* A node: a digit in some cells. */
typedef struct {
  RtCells cells;
  int digit;
} Node;

typedef struct {
  int to;
  bool is_of_pattern;
} Link;

/* The candidates excluded by a node being true, by digit - 1. */
typedef struct {
  RtCells of[9];
} Excluded;

typedef struct {
  const RtStudy *study;
  unsigned kinds;
  int n, size;
  Node *node;
  GArray **strong, **weak;      /* of Link, by node */
  Excluded *excluded;
} Links;

/* Returns all links of KINDS. Free with links_free. */
Links *links_new (const RtStudy *study, unsigned kinds);
void links_free (Links *links);

/* Returns true if A and B cannot both be true, without patterns. */
bool is_weak (const Links *links, int a, int b);

/* Returns true if A and B share a cell for one digit. */
bool ends_overlap (const Links *links, int a, int b);
