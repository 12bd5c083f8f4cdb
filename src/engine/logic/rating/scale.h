/* scale.h - how hard a rating is: in one word, as a place on one scale, and beside other puzzles.
 *
 *     ER      1.0 1.2   1.5 2.0   2.3 3.5   3.6  6.1    6.2 7.9      8.0 and up
 *     word     Easy     Moderate  Tricky     Hard       Very hard    Extreme
 *     place   0        1/6       2/6        3/6        4/6          5/6         1
 *
 * No technique costs anything between one word's bounds and the next one's. All of it follows from
 * ER alone (rating.h), in tenths: wherever a rating is told, it is told alike. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* One word. */
typedef struct {
  const char *name; /* marked with N_() */
  const char *asks; /* what it asks for, marked with N_() */
  int least, most;  /* ER of the easiest and of the hardest that it is said of, in tenths */
} RtHardWord;

/* From the easiest on. */
#define RT_HARD_WORDS 6
extern const RtHardWord rt_hard_words[RT_HARD_WORDS];

/* Which of the words is said of ER. The last one, too, where no technique goes on. */
int rt_hard_word (int er);

/* Where ER is on the scale, from 0 to 1: each word has an equal part of it, and in its part the
 * place rises evenly. From 12.0 on it is 1. */
double rt_hard_place (int er);

/* The number, as a person of this language writes it: "2.3". Free with g_free. */
char *rt_hard_say_number (int er);

/* The word and the number: "Tricky 2.6". Free with g_free. */
char *rt_hard_say (int er);

/* How hard that is beside other puzzles, as a translated sentence without a full stop: "Harder than
 * 9 of 10 printed puzzles". Beside printed ones, while some of those are as hard; else beside
 * random ones. Never more than is known: shares are rounded down. Free with g_free. */
char *rt_hard_compare (int er);
