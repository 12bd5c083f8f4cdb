/* link-patterns.h - nodes of chains, and the patterns that link nodes beyond houses and cells.
 *
 * While links are collected, the nodes of each digit are in a list, each with the set of cells that
 * see all of it. Each node exists once; nodes are numbered in the order in which they are added. A
 * new kind of pattern is one more row of rt_link_patterns:
 *
 *     almost locked set    has all its other digits once it has lost one
 *     hidden pair          two cells of a house are its only places for a digit: if a second digit
 *                          is in one of them, they hold nothing else
 *     unique rectangle     four cells in two boxes have two digits in common: one of their other
 *                          candidates is true, or the two digits could be exchanged
 *     fish                 all places of a digit in some lines are in as many crossing lines,
 *                          except for the fins: if these are false, each of the crossing lines has
 *                          the digit in one of the first lines */
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

/* The pattern that causes a link; the fields have the meanings of those of RtStepLink (step.h). */
typedef struct {
  RtLinkIn in;
  RtCells cells;
  RtDigits digits;
  RtHouses houses;      /* house of a set or a pair, base of a fish; else none */
} RtInferencePattern;

/* A link between A and B, valid in both directions. */
typedef struct {
  uint16_t a, b;
  bool strong;
  guint pattern;        /* index of its pattern */
} RtPatternLink;

/* Number of crossings of a box and a line. */
#define RT_N_CROSSINGS 54
/* Maximum number of nodes of a digit that patterns add; later ones are dropped. */
#define RT_MAX_BY_PATTERNS 200
#define RT_MAX_OF_DIGIT (RT_N_CELLS + RT_N_CROSSINGS + RT_MAX_BY_PATTERNS)
#define RT_MAX_LINK_NODES (9 * RT_MAX_OF_DIGIT)

/* The nodes of one digit. */
typedef struct {
  int n;
  uint16_t node[RT_MAX_OF_DIGIT];
  RtCells seen[RT_MAX_OF_DIGIT];        /* cells that see all cells of the node */
} RtNodesOfDigit;

typedef struct {
  RtStudy *study;       /* not owned */
  int n;
  uint16_t first[RT_N_CELLS];   /* node of a cell's first candidate; its other candidates follow */
  RtInferenceNode nodes[RT_MAX_LINK_NODES];
  RtNodesOfDigit of_digit[9];
  GArray *patterns;     /* of RtInferencePattern; not owned */
  GArray *links;        /* of RtPatternLink; not owned */
} RtLinkNodes;

/* Adds a node, which must be new. */
void rt_link_nodes_add (RtLinkNodes *nodes, RtCells cells, int digit);

/* Returns the node of DIGIT, which must be a candidate, in CELL. */
static inline int
rt_link_nodes_single (const RtLinkNodes *nodes, int cell, int digit)
{
  return nodes->first[cell] +
         rt_count_nine (nodes->study->field.candidates[cell] & (rt_digits_of (digit) - 1u));
}

typedef struct {
  RtInferenceKinds kind;

  /* Adds all patterns of this kind on the board, with their nodes and links, small patterns
   * first. */
  void (*gather) (RtLinkNodes *nodes);
} RtLinkPatterns;

/* The kinds of patterns, in order of precedence; ends with a row whose `gather` is NULL. */
extern const RtLinkPatterns rt_link_patterns[];
