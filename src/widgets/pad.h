/* pad.h - RtPad, a widget: keypad with which a person writes into the grid by pointer or touch. It has
 * four modes, nine keys that show how many of each digit are left, and a key that erases.
 *
 *     wide    [Digit|Corner|Centre|Colour]  [1][2][3][4][5][6][7][8][9]  [erase]
 *
 *     narrow  [Digit|Corner|Centre|Colour]      [erase]
 *             [1][2][3][4][5][6][7][8][9] */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_PAD (rt_pad_get_type ())
G_DECLARE_FINAL_TYPE (RtPad, rt_pad, RT, PAD, GtkWidget)

/* Signals:
 *   digit (int)  the key of this digit, 1..9, was pressed
 *   erase        the key that erases was pressed
 * Properties:
 *   mode         int, one of the first RT_N_WRITES of RtEdit
 *   held         int 0..9: the key that is lit because its digit is held; 0: none
 *   candidate    int 0..9: candidate to which keys give colours, instead of cells; 0: none */

GtkWidget *rt_pad_new (void);

/* Shows for each digit how often it must still be placed. LEFT has these numbers, which are 0 or less
 * for a complete digit; index 0 is not used. */
void rt_pad_show (RtPad *self, const int left[10]);
