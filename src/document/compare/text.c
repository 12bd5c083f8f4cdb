/* text.c - writes a comparison as comma-separated values and as an aligned table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/comparison.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Comma-separated values */

static const char *const state_words[] = {
  [RT_COMPARED_WAITING] = "not-run",       [RT_COMPARED_RUNNING] = "running",
  [RT_COMPARED_SOLVED] = "solved",         [RT_COMPARED_EXHAUSTED] = "no-solution",
  [RT_COMPARED_STOPPED] = "stopped",       [RT_COMPARED_NOT_RUN] = "not-run",
};

/* Appends TEXT to CSV as one value in quotes; quotes in TEXT are doubled. */
static void
append_quoted (GString *csv, const char *text)
{
  g_string_append_c (csv, '"');
  for (; *text; text++) {
    if (*text == '"')
      g_string_append_c (csv, '"');
    g_string_append_c (csv, *text);
  }
  g_string_append_c (csv, '"');
}

static void
append_row (GString *csv, RtCompared *row)
{
  const RtSearch *search = rt_compared_search (row), *same = rt_compared_same_tree (row);

  g_string_append_printf (csv, "%s,", search->id);
  append_quoted (csv, _(search->name));
  g_string_append_printf (csv, ",%s", state_words[rt_compared_state (row)]);
  for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++) {
    g_string_append_c (csv, ',');
    if (rt_compared_knows (row, figure))
      g_string_append_printf (csv, "%" G_GUINT64_FORMAT, rt_compared_figure (row, figure));
  }
  g_string_append_printf (csv, ",%s\r\n", same ? same->id : "");
}

char *
rt_comparison_to_csv (RtComparison *self)
{
  g_autoptr (GString) csv = g_string_new ("search,name,outcome,placements,take_backs,tests,reads,"
                                          "greatest_depth,nanoseconds,same_tree_as\r\n");

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++) {
    g_autoptr (RtCompared) row = g_list_model_get_item (G_LIST_MODEL (self), i);

    append_row (csv, row);
  }
  return g_string_free (g_steal_pointer (&csv), FALSE);
}

/* The aligned table: columns are as wide as their widest text; figures are aligned to the right. */

enum { NAME, OUTCOME, FIGURES, SAME = FIGURES + RT_N_FIGURES, N_COLUMNS };

/* Returns the width of TEXT in character cells of a terminal: wide letters, such as Korean ones,
 * take two. */
static int
width_of (const char *text)
{
  int width = 0;

  for (; *text; text = g_utf8_next_char (text))
    width += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return width;
}

/* Returns the texts of ROW's columns, or of the header if ROW is NULL, as a NULL-terminated array.
 * Free with g_strfreev. */
static char **
texts_of (RtCompared *row)
{
  char **texts = g_new0 (char *, N_COLUMNS + 1);
  const RtSearch *same = row ? rt_compared_same_tree (row) : NULL;

  texts[NAME] = g_strdup (row ? _(rt_compared_search (row)->name) : _("Algorithm"));
  texts[OUTCOME] = g_strdup (row ? rt_compared_say_state (row) : _("Outcome"));
  for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++)
    texts[FIGURES + figure] = row ? rt_compared_say_figure (row, figure)
                                  : g_strdup (_(rt_figure_names[figure]));
  texts[SAME] = g_strdup (!row ? _("Same steps as") : same ? _(same->name) : "");
  return texts;
}

static void
append_padded (GString *table, char **texts, const int *widths)
{
  gsize end;

  for (int i = 0; i < N_COLUMNS; i++) {
    int pad = widths[i] - width_of (texts[i]);
    bool right = i >= FIGURES && i < SAME;

    g_string_append_printf (table, "%s%*s%s%*s", i ? "  " : "", right ? pad : 0, "", texts[i],
                            right ? 0 : pad, "");
  }
  for (end = table->len; end > 0 && table->str[end - 1] == ' '; end--);
  g_string_truncate (table, end);
  g_string_append_c (table, '\n');
}

char *
rt_comparison_to_text (RtComparison *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  char puzzle[RT_N_CELLS + 1];
  g_autoptr (GString) table = g_string_new (rt_grid_print (rt_comparison_grid (self), puzzle));
  int widths[N_COLUMNS] = { 0 };

  g_ptr_array_add (lines, texts_of (NULL));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++) {
    g_autoptr (RtCompared) row = g_list_model_get_item (G_LIST_MODEL (self), i);

    g_ptr_array_add (lines, texts_of (row));
  }
  for (guint i = 0; i < lines->len; i++)
    for (int j = 0; j < N_COLUMNS; j++)
      widths[j] = MAX (widths[j], width_of (((char **) g_ptr_array_index (lines, i))[j]));
  g_string_append (table, "\n\n");
  for (guint i = 0; i < lines->len; i++)
    append_padded (table, g_ptr_array_index (lines, i), widths);
  return g_string_free (g_steal_pointer (&table), FALSE);
}
