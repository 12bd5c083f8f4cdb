/* source-picture.c - implements RtPictured: writes the digits read from a photo or screenshot into
 * a document, and keeps track of the doubtful cells that the person still has to check. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/source-picture.h"

#include "document/base/job.h"
#include "format/photo-puzzle.h"
#include "vision/read-picture.h"

#include <glib/gi18n-lib.h>

struct _RtPictured {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtPhoto *photo;             /* NULL without a picture */
  GCancellable *reading;      /* NULL while nothing is read */

  /* State. */
  bool has_sight, has_other;
  RtSight sight, other;
  int cell;
};

G_DEFINE_FINAL_TYPE (RtPictured, rt_pictured, G_TYPE_OBJECT)

enum { PROP_0, PROP_CELL, N_PROPS };
static GParamSpec *props[N_PROPS];
static guint changed_signal;

static void
emit_changed (RtPictured *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
forget (RtPictured *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->photo, rt_photo_unref);
  self->has_sight = self->has_other = false;
}

/* Stores SIGHT, the digits read from the picture, and writes them into the document, except the
 * doubtful ones. */
static void
set_sight (RtPictured *self, const RtSight *sight)
{
  RtSight sure = *sight;
  g_autoptr (RtPuzzle) puzzle = NULL;

  for_each_cell (cell, sight->doubtful)
    sure.givens.digit[cell] = sure.entries.digit[cell] = 0;
  self->sight = *sight;
  self->has_sight = true;
  puzzle = rt_picture_puzzle (&sure);
  rt_document_replace_rest (self->document, puzzle, sight->doubtful, _("Read Picture"));
  if (!rt_cells_is_empty (sight->doubtful))
    rt_pictured_set_cell (self, rt_cells_first (sight->doubtful));
  emit_changed (self);
}

void
rt_pictured_take (RtPictured *self, RtPhoto *photo)
{
  g_return_if_fail (RT_IS_PICTURED (self));

  rt_photo_ref (photo);
  forget (self);
  self->photo = photo;
  if (rt_photo_n_sights (photo) > 1) {
    self->other = *rt_photo_sight (photo, 1);
    self->has_other = true;
  }
  if (rt_photo_n_sights (photo) > 0)
    set_sight (self, rt_photo_sight (photo, 0));
  else
    emit_changed (self);
}

const RtPhoto *
rt_pictured_photo (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), NULL);

  return self->photo;
}

const RtSight *
rt_pictured_sight (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), NULL);

  return self->has_sight ? &self->sight : NULL;
}

const RtSight *
rt_pictured_other (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), NULL);

  return self->has_other ? &self->other : NULL;
}

void
rt_pictured_take_other (RtPictured *self)
{
  RtSight taken;

  g_return_if_fail (RT_IS_PICTURED (self) && self->has_other);

  taken = self->other;
  self->has_other = self->has_sight;
  self->other = self->sight;
  set_sight (self, &taken);
}

/* Corners chosen by hand */

typedef struct {
  RtPhoto *photo;
  double corners[8];
  bool fine;
  RtSight sight; /* valid if FINE */
} Job;

static void
read_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->fine = rt_sight_read_at (rt_photo_image (job->photo), job->corners, &job->sight);
}

static const RtJob read_job = {
  .work = read_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, photo, rt_photo_unref) },
};

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtPictured *self = RT_PICTURED (source);
  const Job *job = rt_job_finish (&read_job, result, NULL);

  if (!job) /* cancelled by another reading or another picture, or because the picture was
             * removed */
    return;
  g_clear_object (&self->reading);
  if (job->fine)
    set_sight (self, &job->sight);
  else
    emit_changed (self);
}

void
rt_pictured_read_at (RtPictured *self, const double corners[8])
{
  Job job = { 0 };

  g_return_if_fail (RT_IS_PICTURED (self) && self->photo);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  job.photo = rt_photo_ref (self->photo);
  memcpy (job.corners, corners, sizeof job.corners);
  rt_job_run (&read_job, self, &job, self->reading, read_cb, NULL);
  emit_changed (self);
}

bool
rt_pictured_is_reading (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), false);

  return self->reading != NULL;
}

/* Doubtful cells */

RtCells
rt_pictured_doubtful (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), RT_CELLS_NONE);

  return self->has_sight ? rt_cells_and (rt_document_unread (self->document), self->sight.doubtful)
                         : RT_CELLS_NONE;
}

int
rt_pictured_cell (RtPictured *self)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), 0);

  return self->cell;
}

void
rt_pictured_set_cell (RtPictured *self, int cell)
{
  g_return_if_fail (RT_IS_PICTURED (self));

  if (self->cell == cell)
    return;
  self->cell = cell;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CELL]);
}

void
rt_pictured_settle (RtPictured *self, int cell, int digit)
{
  RtCells left;

  g_return_if_fail (RT_IS_PICTURED (self));

  if (digit)
    rt_document_enter (self->document, rt_cells_of (cell), digit);
  else
    rt_document_clear (self->document, rt_cells_of (cell));
  left = rt_pictured_doubtful (self);
  for (int k = 1; k < RT_N_CELLS; k++)
    if (rt_cells_has (left, (cell + k) % RT_N_CELLS)) {
      rt_pictured_set_cell (self, (cell + k) % RT_N_CELLS);
      return;
    }
}

/* Replaces the document's position by POSITION, as an undo step called LABEL. UNREAD has the cells
 * whose digits the person still has to check. */
static void
replace (RtPictured *self, const RtPosition *position, RtCells unread, const char *label)
{
  g_autoptr (RtPuzzle) before = rt_document_puzzle (self->document);
  g_autoptr (RtPuzzle) after = rt_puzzle_with_position (before, position);

  rt_document_replace_rest (self->document, after, unread, label);
}

void
rt_pictured_correct (RtPictured *self, RtCells cells, int digit)
{
  RtPosition position;

  g_return_if_fail (RT_IS_PICTURED (self));

  position = *rt_document_position (self->document);
  for_each_cell (cell, cells)
    position.givens.digit[cell] = (uint8_t) digit;
  if (!rt_position_equal (&position, rt_document_position (self->document)))
    replace (self, &position, rt_document_unread (self->document), _("Correction"));
}

void
rt_pictured_settle_all (RtPictured *self)
{
  RtPosition position;
  RtCells doubtful;

  g_return_if_fail (RT_IS_PICTURED (self));

  position = *rt_document_position (self->document);
  doubtful = rt_pictured_doubtful (self);
  for_each_cell (cell, doubtful) {
    position.givens.digit[cell] = self->sight.givens.digit[cell];
    position.entries.digit[cell] = self->sight.entries.digit[cell];
  }
  replace (self, &position, rt_cells_minus (rt_document_unread (self->document), doubtful),
           _("Take All as Read"));
}

bool
rt_pictured_is_by_hand (RtPictured *self, int cell)
{
  g_return_val_if_fail (RT_IS_PICTURED (self), false);

  return self->has_sight && rt_cells_has (self->sight.by_hand, cell);
}

/* Exchanges the given and the entry of CELL. At most one of them is a digit. */
static void
exchange (RtGrid *givens, RtGrid *entries, int cell)
{
  uint8_t given = givens->digit[cell];

  givens->digit[cell] = entries->digit[cell];
  entries->digit[cell] = given;
}

void
rt_pictured_turn (RtPictured *self, int cell)
{
  RtPosition position;
  bool to_print;

  g_return_if_fail (RT_IS_PICTURED (self) && self->has_sight);

  to_print = rt_cells_has (self->sight.by_hand, cell);
  if (to_print)
    self->sight.by_hand = rt_cells_minus (self->sight.by_hand, rt_cells_of (cell));
  else
    rt_cells_add (&self->sight.by_hand, cell);
  exchange (&self->sight.givens, &self->sight.entries, cell);
  position = *rt_document_position (self->document);
  if ((to_print ? position.entries : position.givens).digit[cell]) {
    exchange (&position.givens, &position.entries, cell);
    replace (self, &position, rt_document_unread (self->document), to_print ? _("Take as Print") : _("Take as Handwriting"));
  }
  emit_changed (self);
}

/* Returns the cells of SIGHT, the digits read from the picture, whose digit is known to be printed,
 * not handwritten. */
static RtCells
printed (const RtSight *sight)
{
  return rt_cells_minus (rt_cells_or (rt_grid_filled (&sight->givens), sight->doubtful), sight->by_hand);
}

void
rt_pictured_end (RtPictured *self)
{
  RtPosition position;
  RtCells cells;

  g_return_if_fail (RT_IS_PICTURED (self));

  position = *rt_document_position (self->document);
  cells = self->has_sight ? printed (&self->sight) : RT_CELLS_NONE;
  for_each_cell (cell, cells)
    if (position.entries.digit[cell]) {
      position.givens.digit[cell] = position.entries.digit[cell];
      position.entries.digit[cell] = 0;
    }
  forget (self);
  if (!rt_position_equal (&position, rt_document_position (self->document)))
    replace (self, &position, rt_document_unread (self->document), _("Use This Puzzle"));
  emit_changed (self);
}

/* The object */

static void
rt_pictured_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CELL)
    g_value_set_int (value, RT_PICTURED (object)->cell);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
rt_pictured_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CELL)
    rt_pictured_set_cell (RT_PICTURED (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
rt_pictured_dispose (GObject *object)
{
  RtPictured *self = RT_PICTURED (object);

  forget (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_pictured_parent_class)->dispose (object);
}

static void
rt_pictured_class_init (RtPicturedClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_pictured_dispose;
  object_class->get_property = rt_pictured_get_property;
  object_class->set_property = rt_pictured_set_property;
  props[PROP_CELL] = g_param_spec_int ("cell", NULL, NULL, 0, RT_N_CELLS - 1, 0,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                         G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal = g_signal_new ("changed", RT_TYPE_PICTURED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rt_pictured_init (RtPictured *self)
{
}

RtPictured *
rt_pictured_new (RtDocument *document)
{
  RtPictured *self = g_object_new (RT_TYPE_PICTURED, NULL);

  self->document = g_object_ref (document);
  return self;
}
