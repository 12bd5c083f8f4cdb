/* scale.h - shows a rating as a word, as a place on a scale, and compared with other puzzles.
 *
 *     ER      1.0 1.2   1.5 2.0   2.3 3.5   3.6  6.1    6.2 7.9      8.0 and up
 *     word     Easy     Moderate  Tricky     Hard       Very hard    Extreme
 *     place   0        1/6       2/6        3/6        4/6          5/6         1
 *
 * No technique has an ER between the ranges of two words. All results depend only on the ER
 * (rating.h), in tenths, so that all parts of the program show a rating alike. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A word for a range of ratings. */
typedef struct {
  const char *name; /* marked with N_() */
  const char *asks; /* the techniques that such puzzles need, marked with N_() */
  int least, most;  /* range of ER, in tenths */
} RtHardWord;

/* All words, from the easiest. */
#define RT_HARD_WORDS 6
extern const RtHardWord rt_hard_words[RT_HARD_WORDS];

/* Returns the index (0 easiest .. 5) of the word for ER, a rating in tenths; 5 also for 200 (not
 * solved). */
int rt_hard_word (int er);

/* Returns the place on the scale, from 0 (easiest) to 1, of ER, a rating in tenths (26 is 2.6). Each
 * word has an equal part of the scale, in which the place rises evenly. From 120 on it is 1. */
double rt_hard_place (int er);

/* Returns ER as a number in the person's language: "2.3". Free with g_free. */
char *rt_hard_say_number (int er);

/* Returns the word and the number for ER: "Tricky 2.6". Free with g_free. */
char *rt_hard_say (int er);

/* Returns a translated sentence, without a full stop, that compares ER (in tenths) with other
 * puzzles: "Harder than 9 of 10 printed puzzles". Compares with printed puzzles while some of them
 * are as hard, and otherwise with random ones. Shares are rounded down. Free with g_free. */
char *rt_hard_compare (int er);
