/* test-tooltip.c - GTK gives a tooltip as many columns as its text has characters: those must be enough. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"
#include "widgets/style-sheets.h"

#include <gtk/gtk.h>

static guint
n_columns (const char *text)
{
  guint n = 0;

  for (; *text; text = g_utf8_next_char (text))
    n += g_unichar_iszerowidth (g_utf8_get_char (text)) ? 0
         : g_unichar_iswide (g_utf8_get_char (text))    ? 2
                                                        : 1;
  return n;
}

/* Asked for, and once more; it is no longer than it needs to be. */
static void
test_columns (void)
{
  static const char *const texts[] = { "Undo", "실행 취소", "확대", "3: 2행에는 7열에 이미 있음", "撤销" };
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    gtk_widget_set_tooltip_text (button, texts[i]);
    for (int asked = 0; asked < 2; asked++) {
      const char *text;
      gboolean shown;

      g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
      g_assert_true (shown);
      text = gtk_widget_get_tooltip_text (button);
      g_assert_true (g_str_has_prefix (text, texts[i]));
      g_assert_cmpuint (n_columns (text), ==, n_columns (texts[i]));
      g_assert_cmpint (g_utf8_strlen (text, -1), ==, n_columns (text));
    }
  }
  g_object_unref (button);
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv);
  rt_widgets_init ();
  g_test_add_func ("/tooltip/columns", test_columns);
  return g_test_run ();
}
