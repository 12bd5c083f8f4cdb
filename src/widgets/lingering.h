/* lingering.h - the folders above the one in GTK's own file dialog outlive it while they are looked up. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* From GTK 4.10 on the dialog has a bar with a button for each folder down to the one that it lists, and
 * asks for these one after the other in the background. Where the bar goes in the midst of that, the
 * answer reaches what was freed. */
typedef struct _RtLingering RtLingering;

/* Watches the bar of the dialog that was shown last, if that is one of GTK's own; a portal has others. */
RtLingering *rt_lingering_new (void);

/* To be called once, before the dialog goes: keeps its bar until nothing is looked up any more, and frees
 * SELF. */
void rt_lingering_end (RtLingering *self);
