/* digit-popover.h - RtDigitPopover: popover with the nine digits, for pointer and touch. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/intent.h"

#include <gtk/gtk.h>

#define RT_TYPE_DIGIT_POPOVER (rt_digit_popover_get_type ())
G_DECLARE_FINAL_TYPE (RtDigitPopover, rt_digit_popover, RT, DIGIT_POPOVER, GtkPopover)

/* Signal `chosen` (RtIntent *, valid during the call): the person has chosen an intent of the kind
 * DIGIT, MARK or CLEAR; its cells are not set.
 * Property `pencil` boolean: pencil mode, in which the popover stays open after a digit. */

GtkWidget *rt_digit_popover_new (void);
