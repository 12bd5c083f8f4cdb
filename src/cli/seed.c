/* seed.c - where random numbers of a command begin. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/seed.h"

#include "document/making.h"

guint64
rt_seed_of (gint64 option)
{
  return option >= 0 ? (guint64) option : rt_making_any_seed ();
}
