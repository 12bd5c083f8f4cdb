/* menu.c - the primary menu: a table of its rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/menu.h"

#include <glib/gi18n.h>

/* A row without a label ends a section. */
static const struct {
  const char *label, *action;
} rows[] = {
  { N_("_New Window"), "win.new" },
  { N_("_Open…"), "win.open" },
  { N_("_Save"), "win.save" },
  { N_("Save _As…"), "win.save-as" },
  { N_("_Export Picture…"), "win.export-picture" },
  { N_("E_xport Film Strip…"), "win.export-film" },
  { N_("Expo_rt Steps…"), "win.export-table" },
  { NULL, NULL },
  { N_("_Undo"), "win.undo" },
  { N_("_Redo"), "win.redo" },
  { N_("_Copy Grid"), "win.copy" },
  { N_("_Paste Puzzle"), "win.paste" },
  { NULL, NULL },
  { N_("Pencil _Mode"), "win.pencil" },
  { N_("_Fill In Pencil Marks"), "win.fill-marks" },
  { N_("_Lock Givens"), "win.lock-givens" },
  { N_("U_nlock Givens"), "win.unlock-givens" },
  { N_("Start O_ver"), "win.restart" },
  { NULL, NULL },
  { N_("Details of the Gri_d"), "win.details" },
  { N_("Compare Al_gorithms"), "win.compare" },
  { N_("Race T_wo Algorithms"), "win.race" },
  { NULL, NULL },
  { N_("Take the _Tour"), "app.tour" },
  { N_("_Keyboard Shortcuts"), "win.shortcuts" },
  { N_("_About Retrace"), "app.about" },
  { NULL, NULL },
};

/* Light, dark, or as the desktop has it. */
static GMenu *
make_style (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("As the _Desktop"), "app.colour-scheme::system");
  g_menu_append (menu, _("_Light"), "app.colour-scheme::light");
  g_menu_append (menu, _("Da_rk"), "app.colour-scheme::dark");
  return menu;
}

GMenu *
rt_menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new (), style = make_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].label) {
      g_menu_append (section, _(rows[i].label), rows[i].action);
    } else {
      if (i + 1 == G_N_ELEMENTS (rows))
        g_menu_insert_submenu (section, 0, _("S_tyle"), G_MENU_MODEL (style));
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  return menu;
}
