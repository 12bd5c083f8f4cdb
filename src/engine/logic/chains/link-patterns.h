/* link-patterns.h - the nodes of chains, and the patterns that link them beyond houses and cells.
 *
 * While links are gathered, the nodes of a digit lie together, each with the set of cells that see
 * all of it. Each node exists once; its number is the count of nodes before it. A new kind of
 * pattern is one more row of rt_link_patterns:
 *
 *     almost locked set    has all its other digits once it has lost one
 *     hidden pair          two cells of a house are its only places for a digit: if another digit is
 *                          in one of them, they hold nothing else
 *     unique rectangle     four cells in two boxes have two digits in common: one of their others is
 *                          in its place, or the two could be exchanged
 *     fish                 a digit has in some lines only places in as many crossing lines, but for
 *                          its fins: without these, it stands in a base line's cell in each of them
 * */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* The kinds of links and nodes in use. Weak links within a digit are always included. */
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

/* The pattern of a link, as in RtStepLink. */
typedef struct {
  RtLinkIn in;
  RtCells cells;
  RtDigits digits;
  RtHouses houses;      /* the house of a set or a pair, the base of a fish */
} RtInferencePattern;

/* A link between A and B, both ways. */
typedef struct {
  uint16_t a, b;
  bool strong;
  guint pattern;        /* its index */
} RtPatternLink;

#define RT_N_CROSSINGS 54
/* The maximum number of nodes of a digit that patterns add; later ones are dropped. */
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
  uint16_t first[RT_N_CELLS];   /* the node of a cell's first candidate; its others follow */
  RtInferenceNode nodes[RT_MAX_LINK_NODES];
  RtNodesOfDigit of_digit[9];
  GArray *patterns;     /* of RtInferencePattern; not owned */
  GArray *links;        /* of RtPatternLink; not owned */
} RtLinkNodes;

/* Adds a node, which must be new. */
void rt_link_nodes_add (RtLinkNodes *nodes, RtCells cells, int digit);

/* Returns the node of a candidate. */
static inline int
rt_link_nodes_single (const RtLinkNodes *nodes, int cell, int digit)
{
  return nodes->first[cell] +
         rt_count_nine (nodes->study->field.candidates[cell] & (rt_digits_of (digit) - 1u));
}

typedef struct {
  RtInferenceKinds kind;

  /* Adds all patterns of this kind on the board, small ones first, with their nodes and links. */
  void (*gather) (RtLinkNodes *nodes);
} RtLinkPatterns;

/* In order of precedence; ends with a row whose `gather` is NULL. */
extern const RtLinkPatterns rt_link_patterns[];
