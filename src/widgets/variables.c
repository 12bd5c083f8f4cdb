/* variables.c - implements RtVariablesView: shows the current variables of a search as its code
 * names them, and its stack.
 *
 *     used     [1][2][ ][4][ ][6][7][8][9]
 *     digit    6
 *     cell     row 5, column 2
 *
 *     r5c2   1 2 3 6
 *     r5c1   1 2 3 4 5 6
 *     …      and 29 more
 *
 * Names are spelled as in the listing. A set of digits is shown as nine boxes, each with or without
 * its digit, so that sets can be compared by eye. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/variables.h"

#include "engine/core/geometry.h"
#include "engine/place-text.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

/* number of calls that are shown, the newest first */
#define STACK_SHOWN 6

typedef struct {
  GtkWidget *name, *value, *boxes;
  GtkWidget *box[9];
  RtDigits shown; /* digits in the boxes */
} Row;

struct _RtVariablesView {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *grid;
  Row rows[RT_VARIABLES_MAX];
  GtkWidget *stack;
};

G_DEFINE_FINAL_TYPE (RtVariablesView, rt_variables_view, GTK_TYPE_BOX)

static void
set_text (GtkWidget *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text);
}

/* Returns the value of VARIABLE as text. For a set of digits, returns only its house, because the
 * digits are drawn as boxes. Free with g_free. */
static char *
say_value (const RtVariable *variable)
{
  g_autofree char *house = NULL;

  if (variable->house != RT_NO_HOUSE)
    house = rt_say_house (variable->house);
  switch ((RtVariableKind) variable->kind) {
  case RT_VARIABLE_CELL:
    return rt_say_cell (variable->value);
  case RT_VARIABLE_DIGIT:
    if (house)
      /* Translators: a digit and the row, column or box that it is to stand in, as in "5 in row 3" */
      return g_strdup_printf (_("%d in %s"), variable->value, house);
    return g_strdup_printf ("%d", variable->value);
  case RT_VARIABLE_HOUSE:
    return g_steal_pointer (&house);
  case RT_VARIABLE_DIGITS:
    return g_strdup (house ? house : "");
  case RT_VARIABLE_NUMBER:
  default:
    return g_strdup_printf ("%d", variable->value);
  }
}

/* Sets the accessible name of ROW's boxes to DIGITS, the digits in the boxes. */
static void
speak_digits (Row *row, RtDigits digits)
{
  g_autoptr (GString) said = g_string_new (gtk_label_get_text (GTK_LABEL (row->name)));

  for_each_digit (digit, digits)
    g_string_append_printf (said, " %d", digit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->boxes), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  said->str, -1);
}

static void
show_digits (Row *row, RtDigits digits)
{
  if (row->shown == digits)
    return;
  row->shown = digits;
  for (int digit = 1; digit <= 9; digit++) {
    char text[2] = { rt_digits_has (digits, digit) ? (char) ('0' + digit) : ' ', '\0' };

    set_text (row->box[digit - 1], text);
    if (rt_digits_has (digits, digit))
      gtk_widget_add_css_class (row->box[digit - 1], "on");
    else
      gtk_widget_remove_css_class (row->box[digit - 1], "on");
  }
  speak_digits (row, digits);
}

static void
make_row (RtVariablesView *self, int i)
{
  Row *row = &self->rows[i];
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  row->name = gtk_label_new (NULL);
  row->value = gtk_label_new (NULL);
  row->boxes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_label_set_xalign (GTK_LABEL (row->value), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->value), PANGO_ELLIPSIZE_END);
  gtk_widget_set_direction (row->boxes, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (row->name, "name");
  gtk_widget_add_css_class (row->boxes, "boxes");
  for (int digit = 1; digit <= 9; digit++) {
    row->box[digit - 1] = gtk_label_new (" ");
    gtk_box_append (GTK_BOX (row->boxes), row->box[digit - 1]);
  }
  gtk_box_append (GTK_BOX (cell), row->boxes);
  gtk_box_append (GTK_BOX (cell), row->value);
  gtk_grid_attach (GTK_GRID (self->grid), row->name, 0, i, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), cell, 1, i, 1, 1);
}

/* Shows VARIABLE in row I. Creates the row when it is first needed, because most searches have few
 * variables. */
static void
show_row (RtVariablesView *self, int i, const RtVariable *variable)
{
  Row *row = &self->rows[i];
  bool is_set = variable && variable->kind == RT_VARIABLE_DIGITS;
  g_autofree char *value = variable ? say_value (variable) : NULL;

  if (!row->name && !variable)
    return;
  if (!row->name)
    make_row (self, i);
  gtk_widget_set_visible (row->name, variable != NULL);
  gtk_widget_set_visible (row->value, variable && *value);
  gtk_widget_set_visible (row->boxes, is_set);
  if (!variable)
    return;
  set_text (row->name, variable->name);
  set_text (row->value, value);
  if (is_set)
    show_digits (row, variable->value);
}

/* Returns a text with a line like "r5c2   1 2 3 6" for each call on STACK, the newest call first. Free
 * with g_free. */
static char *
say_stack (const RtStack *stack)
{
  g_autoptr (GString) text = g_string_new (NULL);
  size_t shown = MIN (stack->n, STACK_SHOWN);

  for (size_t i = 0; i < shown; i++) {
    const RtLevel *level = &stack->level[stack->n - 1 - i];
    char name[5];

    g_string_append_printf (text, "%s%s  ", i ? "\n" : "", rt_cell_name (level->cell, name));
    for_each_digit (digit, level->tried)
      g_string_append_printf (text, " %d", digit);
  }
  if (shown < stack->n) {
    g_string_append (text, "\n… ");
    g_string_append_printf (text, ngettext ("and %d more", "and %d more", stack->n - shown),
                            (int) (stack->n - shown));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
rt_variables_view_show (RtVariablesView *self, const RtVariables *variables, const RtStack *stack)
{
  g_autofree char *said = stack ? say_stack (stack) : NULL;

  g_return_if_fail (RT_IS_VARIABLES_VIEW (self));

  for (size_t i = 0; i < RT_VARIABLES_MAX; i++)
    show_row (self, (int) i, variables && i < variables->n ? &variables->variable[i] : NULL);
  set_text (self->stack, said ? said : "");
  gtk_widget_set_visible (self->stack, said && *said);
}

static void
rt_variables_view_class_init (RtVariablesViewClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "variables");
}

static void
rt_variables_view_init (RtVariablesView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  self->stack = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->stack), 0);
  gtk_widget_add_css_class (self->stack, "stack");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stack),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The stack: each cell with the digits tried there"), -1);
  gtk_widget_set_visible (self->stack, FALSE);
  gtk_box_append (GTK_BOX (self), self->grid);
  gtk_box_append (GTK_BOX (self), self->stack);
}
