/* link-patterns.h - patterns that link nodes of chains beyond houses and cells: a table.
 *
 *     almost locked set    has all its other digits once it has lost one
 *     hidden pair          two cells of a house are its only places for a digit: if another digit is
 *                          in one of them, they hold nothing else
 *     unique rectangle     four cells in two boxes have two digits in common: one of their others is
 *                          in its place, or the two could be exchanged
 *     fish                 a digit has in some lines only places in as many crossing lines, but for
 *                          its fins: without these, it stands in a base line's cell in each of them
 *
 * A new kind of pattern is one more row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/link-nodes.h"

typedef struct {
  RtInferenceKinds kind;

  /* Adds all of its patterns on the board, small ones first, with their nodes and links. */
  void (*gather) (RtLinkNodes *nodes);
} RtLinkPatterns;

/* In the order in which they come first; ends with one that gathers nothing. */
extern const RtLinkPatterns rt_link_patterns[];
