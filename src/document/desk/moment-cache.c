/* moment-cache.c - cache of the moment that a desk shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

/* The moment of a desk, which goes with it. */
typedef struct {
  RtMoment moment;
  guint serial; /* of the desk when it was made */
} Kept;

const RtMoment *
rt_desk_moment (RtDesk *desk)
{
  Kept *kept = g_object_get_data (G_OBJECT (desk), "rt-moment");

  if (kept && kept->serial == rt_desk_serial (desk))
    return &kept->moment;
  if (!kept) {
    kept = g_new (Kept, 1);
    g_object_set_data_full (G_OBJECT (desk), "rt-moment", kept, g_free);
  }
  kept->serial = rt_desk_serial (desk);
  rt_moment_of (&kept->moment, desk);
  return &kept->moment;
}
