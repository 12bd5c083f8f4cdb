/* menu.c - the menus of a window: a table of rows for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/menu.h"

#include "app/files/recent.h"
#include "app/window/copy.h"

#include <glib/gi18n.h>

/* Light, dark, or as the desktop has it. */
static GMenuModel *
make_style (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("As the _Desktop"), "app.colour-scheme::system");
  g_menu_append (menu, _("_Light"), "app.colour-scheme::light");
  g_menu_append (menu, _("Da_rk"), "app.colour-scheme::dark");
  return G_MENU_MODEL (menu);
}

/* What can be had of the window as a file, other than the puzzle. */
static GMenuModel *
make_export (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("_PDF Pages…"), "win.export-pages");
  g_menu_append (menu, _("P_icture…"), "win.export-picture");
  g_menu_append (menu, _("_Film Strip…"), "win.export-film");
  g_menu_append (menu, _("_Steps of the Search…"), "win.export-table");
  g_menu_append (menu, _("Solution Pat_h…"), "win.export-path");
  return G_MENU_MODEL (menu);
}

/* A row without a label ends a section; the last of a table ends one, too. */
typedef struct {
  const char *label, *action;
  GMenuModel *(*submenu) (void); /* in place of an action */
} Row;

static void
append (GMenu *section, const Row *row)
{
  g_autoptr (GMenuModel) submenu = row->submenu ? row->submenu () : NULL;

  if (submenu)
    g_menu_append_submenu (section, _(row->label), submenu);
  else
    g_menu_append (section, _(row->label), row->action);
}

static GMenu *
make (const Row *rows, gsize n)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < n; i++)
    if (rows[i].label) {
      append (section, &rows[i]);
    } else {
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  return menu;
}

GMenu *
rt_menu_new_edit (void)
{
  static const Row rows[] = {
    { N_("_Undo"), "win.undo", NULL },
    { N_("_Redo"), "win.redo", NULL },
    { NULL, NULL, NULL },
    { N_("_Copy Grid"), "win.copy", NULL },
    { N_("Cop_y As"), NULL, rt_copy_menu },
    { N_("_Paste Puzzle"), "win.paste", NULL },
    { NULL, NULL, NULL },
    { N_("Pencil _Mode"), "win.pencil", NULL },
    { N_("_Fill In Pencil Marks"), "win.fill-marks", NULL },
    { N_("_Hint"), "win.hint", NULL },
    { N_("Fill In Sin_gles"), "win.fill-singles", NULL },
    { NULL, NULL, NULL },
    { N_("_Lock Givens"), "win.lock-givens", NULL },
    { N_("U_nlock Givens"), "win.unlock-givens", NULL },
    { NULL, NULL, NULL },
  };

  return make (rows, G_N_ELEMENTS (rows));
}

GMenu *
rt_menu_new_files (void)
{
  static const Row rows[] = {
    { N_("_Open…"), "win.open", NULL },
    { N_("Open Recen_t"), NULL, rt_recent_menu },
    { N_("Take the _Tour"), "app.tour", NULL },
    { NULL, NULL, NULL },
    { N_("_Save"), "win.save", NULL },
    { N_("Save _As…"), "win.save-as", NULL },
    { N_("Revert to F_ile"), "win.revert", NULL },
    { NULL, NULL, NULL },
  };

  return make (rows, G_N_ELEMENTS (rows));
}

static GMenuModel *
make_edit (void)
{
  return G_MENU_MODEL (rt_menu_new_edit ());
}

GMenu *
rt_menu_new (void)
{
  static const Row rows[] = {
    { N_("_New Window"), "win.new", NULL },
    { N_("Pr_int…"), "win.print", NULL },
    { N_("_Export"), NULL, make_export },
    { NULL, NULL, NULL },
    { N_("E_dit"), NULL, make_edit },
    { N_("Start O_ver"), "win.restart", NULL },
    { NULL, NULL, NULL },
    { N_("Details of the Gri_d"), "win.details", NULL },
    { N_("Compare Al_gorithms"), "win.compare", NULL },
    { N_("Race T_wo Algorithms"), "win.race", NULL },
    { N_("Techni_ques"), "win.techniques", NULL },
    { NULL, NULL, NULL },
    { N_("S_tyle"), NULL, make_style },
    { N_("_Keyboard Shortcuts"), "win.shortcuts", NULL },
    { N_("_About Retrace"), "app.about", NULL },
    { NULL, NULL, NULL },
  };

  return make (rows, G_N_ELEMENTS (rows));
}
