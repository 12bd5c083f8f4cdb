/* ratings.c - the ratings of a collection as text, so that what took minutes is not done again.
 *
 *     a digest of all puzzles, a blank, and three bytes for each puzzle in base64: ER, EP, ED, or
 *     zeros where they are not known */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/collection/rows.h"

#include <string.h>

#define MOST 20000 /* rows: what is kept is written with every change of anything */

/* What tells these puzzles, in this order, from others. */
static char *
make_digest (const RtCollection *self)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint row = 0; row < self->n_rows; row++) {
    RtGrid grid = { 0 };

    rt_collection_grid (self, row, &grid);
    g_checksum_update (digest, grid.digit, sizeof grid.digit);
  }
  return g_strdup (g_checksum_get_string (digest));
}

char *
rt_collection_keep_ratings (const RtCollection *self)
{
  g_autofree guint8 *bytes = NULL;
  g_autofree char *digest = NULL, *text = NULL;

  if (rt_collection_n_rated (self) == 0 || self->n_rows > MOST)
    return NULL;
  bytes = g_malloc0_n (self->n_rows, 3);
  for (guint row = 0; row < self->n_rows; row++) {
    RtRating rating;

    if (rt_collection_rating (self, row, &rating)) {
      bytes[3 * row] = (guint8) rating.er;
      bytes[3 * row + 1] = (guint8) rating.ep;
      bytes[3 * row + 2] = (guint8) rating.ed;
    }
  }
  digest = make_digest (self);
  text = g_base64_encode (bytes, 3 * (gsize) self->n_rows);
  return g_strjoin (" ", digest, text, NULL);
}

void
rt_collection_restore_ratings (RtCollection *self, const char *text)
{
  g_autofree char *digest = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize size;

  if (self->n_rows > MOST)
    return;
  digest = make_digest (self);
  if (!g_str_has_prefix (text, digest))
    return;
  bytes = g_base64_decode (text + strlen (digest), &size);
  for (guint row = 0; row < self->n_rows && 3 * (gsize) row + 2 < size; row++)
    if (bytes[3 * row] > 0)
      rt_collection_set_rating (self, row,
                                &(RtRating) { bytes[3 * row], bytes[3 * row + 1],
                                              bytes[3 * row + 2], NULL });
}
