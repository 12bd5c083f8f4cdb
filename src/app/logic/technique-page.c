/* technique-page.c - RtTechniquePage, a widget that describes a technique: names, rating, definition and example.
 *
 *     Finned X-Wing
 *     Finned Fish · rating 6.6
 *     With Sashimi X-Wing
 *     A fish whose base has ...
 *     +------------------+
 *     |      example     |
 *     +------------------+
 *     In rows 2 and 5 the digit 7 ...
 *     [Show on the Grid]
 *
 * The step of the example is searched in a thread when the example is shown, like a hint. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-page.h"

#include "app/common/template.h"
#include "document/hint/reasoning.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/words/say.h"
#include "format/format.h"
#include "picture/compose.h"
#include "picture/painter.h"
#include "picture/scene.h"
#include "widgets/natural-height.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RtTechniquePage {
  GtkBox parent_instance;

  /* Owned. */
  RtDocument *example;
  RtReasoning *reasoning; /* reasoning on the example */

  const RtTechnique *technique;

  /* Children. */
  GtkWidget *scrolled;
  GtkWidget *name;
  GtkWidget *facts;
  GtkWidget *variants;
  GtkWidget *text;
  GtkWidget *picture;
  GtkWidget *cases;
  GtkWidget *said;
};

G_DEFINE_FINAL_TYPE (RtTechniquePage, rt_technique_page, GTK_TYPE_BOX)

RtDocument *
rt_technique_page_example (const RtTechnique *technique)
{
  const char *line = technique->example;
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, NULL);
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *title = NULL;

  /* Translators: the title of a puzzle; %s is a technique. */
  title = g_strdup_printf (_("Example of %s"), _(technique->name));
  puzzle = rt_puzzle_with_field (g_ptr_array_index (reading->puzzles, 0), RT_FIELD_TITLE, title);
  return rt_document_new (puzzle);
}

static const RtFamily *
family_of (const RtTechnique *technique)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row == technique)
        return *family;
  g_return_val_if_reached (NULL);
}

/* Returns the family and the rating, as in "Finned Fish · rating 6.6". Free with g_free. */
static char *
say_facts (const RtTechnique *technique)
{
  /* Translators: what kind of technique it is, and its rating: “Fish · rating 3.2”. */
  g_autofree char *facts = g_strdup_printf (_("%s · rating %.1f"),
                                            _(family_of (technique)->name), technique->price);

  if (technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE)
    return g_strdup_printf ("%s · %s", facts, _("needs a single solution"));
  return g_steal_pointer (&facts);
}

/* Returns the names of the variants that TECHNIQUE also finds, as in "With Sashimi X-Wing"; NULL if
 * it has none. Free with g_free. */
static char *
say_variants (const RtTechnique *technique)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; technique->variants && technique->variants[i]; i++)
    if (strcmp (technique->variants[i], technique->name) != 0)
      g_string_append_printf (names, "%s%s", names->len ? ", " : "",
                              rt_say_name (technique->variants[i]));
  /* Translators: other names of what a technique finds. */
  return names->len ? g_strdup_printf (_("With %s"), names->str) : NULL;
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* RtStepPicture, the picture of the example */

#define RT_TYPE_STEP_PICTURE (rt_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (RtStepPicture, rt_step_picture, RT, STEP_PICTURE, GtkWidget)

#define PICTURE_LEAST 270 /* pixels: smaller candidates would be illegible */
#define PICTURE_MOST 450

struct _RtStepPicture {
  GtkWidget parent_instance;

  RtScene scene;
};

G_DEFINE_FINAL_TYPE (RtStepPicture, rt_step_picture, GTK_TYPE_WIDGET)

/* Shows SCENE, a picture of the grid, with the accessible name NAME for screen readers. */
static void
rt_step_picture_show (RtStepPicture *self, const RtScene *scene, const char *name)
{
  g_return_if_fail (RT_IS_STEP_PICTURE (self));

  self->scene = *scene;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_step_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = MIN (width, height);
  RtBox box = { (width - side) / 2, (height - side) / 2, side, .on_pixels = true };
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  rt_paint (cr, &RT_STEP_PICTURE (widget)->scene, rt_widgets_theme (), &box);
  cairo_destroy (cr);
}

static void
rt_step_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  bool for_width = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;

  *minimum = for_width ? CLAMP (for_size, PICTURE_LEAST, PICTURE_MOST) : PICTURE_LEAST;
  *natural = for_width ? *minimum : PICTURE_MOST;
}

static void
rt_step_picture_class_init (RtStepPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rt_step_picture_snapshot;
  widget_class->get_request_mode = rt_height_for_width;
  widget_class->measure = rt_step_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rt_step_picture_init (RtStepPicture *self)
{
}

/* Shows the example with its step, or the grid alone while the step is being searched. */
static void
show_example (RtTechniquePage *self)
{
  const RtStep *step = rt_reasoning_step (self->reasoning);
  g_autofree char *name = g_strdup_printf (_("Example of %s"), _(self->technique->name));
  g_autofree char *said = step ? rt_say_hint (step, RT_HINT_ALL) : NULL, *cases = NULL;
  RtScene scene;

  if (step)
    rt_compose_step (&scene, rt_reasoning_position (self->reasoning),
                     rt_reasoning_candidates (self->reasoning), step,
                     rt_reasoning_stage (self->reasoning), rt_reasoning_view (self->reasoning));
  else
    rt_compose_play (&scene, rt_document_position (self->example), RT_CELLS_NONE);
  rt_step_picture_show (RT_STEP_PICTURE (self->picture), &scene, name);
  set_text (self->said, said);
  if (step && step->n_views > 1)
    cases = g_strdup_printf (
      /* Translators: of a deduction that looks at several cases; the number is at least two. */
      ngettext ("The picture shows the first of %u case.",
                "The picture shows the first of %u cases.", (gulong) step->n_views),
      step->n_views);
  set_text (self->cases, cases);
}

/* Cancels the search for the step of the old example, and releases the example. */
static void
drop_example (RtTechniquePage *self)
{
  if (!self->reasoning)
    return;
  g_signal_handlers_disconnect_by_data (self->reasoning, self);
  rt_reasoning_put_away (self->reasoning);
  g_clear_object (&self->reasoning);
  g_clear_object (&self->example);
}

void
rt_technique_page_show (RtTechniquePage *self, const RtTechnique *technique)
{
  g_autofree char *facts = say_facts (technique), *variants = say_variants (technique);

  g_return_if_fail (RT_IS_TECHNIQUE_PAGE (self));

  drop_example (self);
  self->technique = technique;
  set_text (self->name, _(technique->name));
  set_text (self->facts, facts);
  set_text (self->variants, variants);
  set_text (self->text, _(technique->definition));
  self->example = rt_technique_page_example (technique);
  self->reasoning = rt_reasoning_new (self->example);
  g_signal_connect_swapped (self->reasoning, "changed", G_CALLBACK (show_example), self);
  rt_reasoning_show_technique (self->reasoning, technique);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

const RtStep *
rt_technique_page_step (RtTechniquePage *self)
{
  return rt_reasoning_step (self->reasoning);
}

static void
rt_technique_page_dispose (GObject *object)
{
  drop_example (RT_TECHNIQUE_PAGE (object));
  G_OBJECT_CLASS (rt_technique_page_parent_class)->dispose (object);
}

static void
rt_technique_page_class_init (RtTechniquePageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_technique_page_dispose;
  g_type_ensure (RT_TYPE_STEP_PICTURE);
  rt_template_set (class, "logic/technique-page.ui", RtTechniquePage, scrolled, name, facts,
                   variants, text, picture, cases, said);
}

static void
rt_technique_page_init (RtTechniquePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
