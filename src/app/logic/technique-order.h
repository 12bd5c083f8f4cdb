/* technique-order.h - the person's order of techniques goes to a file, and comes from one: the same that
 * the command line takes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"
#include "app/logic/techniques.h"

/* Belongs to WINDOW, which lives as long as what is done for it. */
typedef struct {
  GtkWindow *window;
  RtTechniques *techniques;
  RtMessage *message;        /* tells how it went */
  GCancellable *cancellable; /* cancelled when the window is closed */
} RtTechniqueOrder;

/* Ask for a file, and write the order that is in use to it, or make its order the one in use. */
void rt_technique_order_save (RtTechniqueOrder *self);
void rt_technique_order_open (RtTechniqueOrder *self);

/* The same with FILE. */
void rt_technique_order_save_to (RtTechniqueOrder *self, GFile *file);
void rt_technique_order_open_from (RtTechniqueOrder *self, GFile *file);
