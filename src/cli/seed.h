/* seed.h - where random numbers of a command begin. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What the option of that name was given; another number each time where that is negative, as when it
 * was not given. */
guint64 rt_seed_of (gint64 option);
