/* message.h - RtMessage, a widget: message bar that shows a sentence and buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_MESSAGE (rt_message_get_type ())
G_DECLARE_FINAL_TYPE (RtMessage, rt_message, RT, MESSAGE, GtkWidget)

typedef enum {
  RT_MESSAGE_INFO,  /* disappears after some seconds */
  RT_MESSAGE_OFFER, /* stays until it is closed or replaced, or one of its buttons is pressed */
  RT_MESSAGE_ERROR, /* stays like RT_MESSAGE_OFFER; has the style of an error */
} RtMessageKind;

/* Returns a message bar without a message.
 *
 * Signal `shown` (int kind, const char *text): rt_message_show was called. */
GtkWidget *rt_message_new (void);

/* Replaces the message by TEXT, and makes a screen reader announce it. Adds a button labelled
 * ACTION_LABEL that activates ACTION, a detailed action name; none if both are NULL. */
void rt_message_show (RtMessage *self, RtMessageKind kind, const char *text,
                      const char *action_label, const char *action);

/* Hides the message if it has the kind RT_MESSAGE_INFO. To be called when such a message has become
 * out of date. */
void rt_message_pass (RtMessage *self);

/* Hides the message if its first button calls ACTION. To be called when ACTION has become
 * impossible. Returns false if another message or no message is shown. */
bool rt_message_withdraw (RtMessage *self, const char *action);

/* Appends a button with LABEL to the current message. The button calls ACTION. */
void rt_message_offer (RtMessage *self, const char *label, const char *action);
