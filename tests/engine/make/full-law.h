/* full-law.h - how many completions the first band and the first stack of a full grid have, over all full
 * grids: counted by count-most.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Full grids with so many completions at most, and more than the row before; divided by 9!. Together they are
 * 6,670,903,752,021,072,936,960 / 9!, the published number of all. */
static const struct {
  int most;
  double n;
} full_law[] = {
  { 2292, 770775990299136 },
  { 2360, 776320975401984 },
  { 2412, 767129876527104 },
  { 2448, 797869196310528 },
  { 2484, 797398408903680 },
  { 2514, 792129027262464 },
  { 2548, 776109736691712 },
  { 2584, 780813304224768 },
  { 2610, 777685016438784 },
  { 2635, 766619344180224 },
  { 2664, 793507139500032 },
  { 2692, 767739567430656 },
  { 2725, 778865611806720 },
  { 2759, 778882124298240 },
  { 2786, 769069390334976 },
  { 2822, 774897269677056 },
  { 2856, 791171932050432 },
  { 2898, 775536294887424 },
  { 2939, 768030203704320 },
  { 2995, 776844297713664 },
  { 3075, 770420129310720 },
  { 3200, 765990373524480 },
  { 3421, 777563548849152 },
  { 11664, 491853661364736 },
};
