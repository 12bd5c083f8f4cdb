/* message.h - RtMessage: one sentence in the window, with what can be done about it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_MESSAGE (rt_message_get_type ())
G_DECLARE_FINAL_TYPE (RtMessage, rt_message, RT, MESSAGE, GtkWidget)

typedef enum {
  RT_MESSAGE_INFO,  /* leaves by itself after a while */
  RT_MESSAGE_OFFER, /* stays until closed, taken or replaced */
  RT_MESSAGE_ERROR, /* stays until closed or replaced */
} RtMessageKind;

GtkWidget *rt_message_new (void);

/* Shows TEXT instead of what was shown, and announces it. ACTION_LABEL and ACTION (a detailed
 * action name) may be NULL. */
void rt_message_show (RtMessage *self, RtMessageKind kind, const char *text,
                      const char *action_label, const char *action);

/* One more thing to do about what is shown, as a button behind the others. */
void rt_message_offer (RtMessage *self, const char *label, const char *action);

void rt_message_hide (RtMessage *self);
