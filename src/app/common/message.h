/* message.h - RtMessage, a message bar: a sentence with buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_MESSAGE (rt_message_get_type ())
G_DECLARE_FINAL_TYPE (RtMessage, rt_message, RT, MESSAGE, GtkWidget)

typedef enum {
  RT_MESSAGE_INFO,  /* disappears after some seconds */
  RT_MESSAGE_OFFER, /* stays until it is closed or replaced, or one of its buttons is pressed */
  RT_MESSAGE_ERROR, /* stays, too, in the style of an error */
} RtMessageKind;

/* Signals:
 *
 * shown (int kind, const char *text): rt_message_show was called */
GtkWidget *rt_message_new (void);

/* Replaces the message by TEXT and lets a screen reader announce it. ACTION_LABEL and ACTION, a
 * detailed action name, may be NULL. */
void rt_message_show (RtMessage *self, RtMessageKind kind, const char *text,
                      const char *action_label, const char *action);

/* Hides the message if it is of the kind RT_MESSAGE_INFO, because its subject has changed. */
void rt_message_pass (RtMessage *self);

/* Hides the message if its first button calls ACTION, which has become impossible. Returns false
 * if another message or none is shown. */
bool rt_message_withdraw (RtMessage *self, const char *action);

/* Appends a button with LABEL that calls ACTION to the message that is shown. */
void rt_message_offer (RtMessage *self, const char *label, const char *action);
