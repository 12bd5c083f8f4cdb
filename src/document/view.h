/* view.h - RtView: how a document is looked at: settings by which windows and pages are
 * restored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct _RtView RtView;

RtView *rt_view_new (void);
void rt_view_free (RtView *self);

/* VALUE NULL removes KEY. Returns whether that changes anything. */
bool rt_view_set (RtView *self, const char *key, const char *value);

/* Valid until it is set again; NULL if there is none. */
const char *rt_view_get (RtView *self, const char *key);

/* Writes all of them as keys for the session, in a fixed order; reads such keys and adds them. */
void rt_view_write (RtView *self, GKeyFile *keys);
void rt_view_read (RtView *self, GKeyFile *keys);
