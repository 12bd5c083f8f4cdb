/* message.h - RtMessage: one sentence in the window, with what can be done about it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_MESSAGE (rt_message_get_type ())
G_DECLARE_FINAL_TYPE (RtMessage, rt_message, RT, MESSAGE, GtkWidget)

typedef enum {
  RT_MESSAGE_INFO,  /* disappears by itself after some seconds */
  RT_MESSAGE_OFFER, /* stays until closed, replaced, or one of its buttons is pressed */
  RT_MESSAGE_ERROR, /* the same, in the style of an error */
} RtMessageKind;

/* Signals:
 *   shown     (int kind, const char *text): what rt_message_show was asked for */
GtkWidget *rt_message_new (void);

/* Shows TEXT instead of what was shown, and announces it. ACTION_LABEL and ACTION (a detailed
 * action name) may be NULL. */
void rt_message_show (RtMessage *self, RtMessageKind kind, const char *text,
                      const char *action_label, const char *action);

/* What it told of is past: hides it, if it is one that disappears by itself. */
void rt_message_pass (RtMessage *self);

/* What its first button, that for ACTION, could do cannot be done any more: hides it. Returns false where
 * something else is shown, which stays, or nothing. */
bool rt_message_withdraw (RtMessage *self, const char *action);

/* Adds a button with LABEL for ACTION behind the others of the message that is shown. */
void rt_message_offer (RtMessage *self, const char *label, const char *action);
