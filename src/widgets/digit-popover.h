/* digit-popover.h - RtDigitPopover: popover with the nine digits, for pointer and touch. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/intent.h"

#include <gtk/gtk.h>

#define RT_TYPE_DIGIT_POPOVER (rt_digit_popover_get_type ())
G_DECLARE_FINAL_TYPE (RtDigitPopover, rt_digit_popover, RT, DIGIT_POPOVER, GtkPopover)

/* Signal `chosen` (RtIntent *, valid during the call): DIGIT, MARK or CLEAR, without cells.
 * Property `pencil` boolean: a digit writes a mark, and the popover stays open. */

GtkWidget *rt_digit_popover_new (void);
