/* chain-links.h - the nodes of chains and all links between them, by the definitions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wants.h"

/* Which links there are beside weak ones of a digit. */
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

/* A digit in some cells. */
typedef struct {
  RtCells cells;
  int digit;
} Node;

typedef struct {
  int to;
  bool is_of_pattern;
} Link;

/* What goes if a node is true, by digit - 1. */
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

/* All links of KINDS. To be freed. */
Links *links_new (const RtStudy *study, unsigned kinds);
void links_free (Links *links);

/* Whether not both of A and B are true, without what patterns say. */
bool is_weak (const Links *links, int a, int b);

/* Whether they have a cell in common for the same digit. */
bool ends_overlap (const Links *links, int a, int b);
