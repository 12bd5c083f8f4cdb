/* link-nodes.h - the nodes of chains while they are made, and what patterns link of them.
 *
 * All of a digit are together, with what sees each of them whole. Each node is there once, and has as
 * its number how many there were before it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Which links and nodes there are. Weak links within a digit always are. */
typedef enum {
  RT_STRONG_IN_HOUSE = 1 << 0,
  RT_STRONG_IN_CELL = 1 << 1,
  RT_WEAK_IN_CELL = 1 << 2,
  RT_GROUPS = 1 << 3,
  RT_SETS = 1 << 4,
  RT_PAIRS = 1 << 5,
  RT_RECTANGLES = 1 << 6,
  RT_FISH = 1 << 7,
} RtInferenceKinds;

typedef struct {
  RtCells cells;
  uint8_t digit;
} RtInferenceNode;

/* Why a pattern links nodes: as RtStepLink tells it. */
typedef struct {
  RtLinkIn in;
  RtCells cells;
  RtDigits digits;
  RtHouses houses;      /* of a set and of a pair the house, of a fish the base */
} RtInferencePattern;

/* From A to B, and back. */
typedef struct {
  uint16_t a, b;
  bool strong;
  guint pattern;        /* its number */
} RtPatternLink;

#define RT_N_CROSSINGS 54
/* So many nodes of a digit more are made by patterns; those that come first have their place. */
#define RT_MAX_BY_PATTERNS 200
#define RT_MAX_OF_DIGIT (RT_N_CELLS + RT_N_CROSSINGS + RT_MAX_BY_PATTERNS)
#define RT_MAX_LINK_NODES (9 * RT_MAX_OF_DIGIT)

/* The nodes of one digit. */
typedef struct {
  int n;
  uint16_t node[RT_MAX_OF_DIGIT];
  RtCells seen[RT_MAX_OF_DIGIT];
} RtNodesOfDigit;

typedef struct {
  RtStudy *study;       /* not owned */
  int n;
  uint16_t first[RT_N_CELLS];   /* the number of a cell's first candidate; the others follow */
  RtInferenceNode nodes[RT_MAX_LINK_NODES];
  RtNodesOfDigit of_digit[9];
  GArray *patterns;     /* of RtInferencePattern; not owned */
  GArray *links;        /* of RtPatternLink; not owned */
} RtLinkNodes;

/* A node that is not there yet. */
void rt_link_nodes_add (RtLinkNodes *nodes, RtCells cells, int digit);

/* The node, made if it is not there; -1: there is no room for it. */
int rt_link_nodes_get (RtLinkNodes *nodes, RtCells cells, int digit);

/* The node of a candidate. */
static inline int
rt_link_nodes_single (const RtLinkNodes *nodes, int cell, int digit)
{
  return nodes->first[cell] +
         rt_count_nine (nodes->study->field.candidates[cell] & (rt_digits_of (digit) - 1u));
}

/* The places that DIGIT has in CELLS. */
static inline RtCells
rt_link_places (const RtLinkNodes *nodes, RtCells cells, int digit)
{
  return rt_cells_and (cells, rt_study_plane (nodes->study, digit));
}
