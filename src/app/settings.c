/* settings.c - what is remembered between starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/settings.h"

static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  GSettingsSchema *schema = NULL;

  if (system)
    schema = g_settings_schema_source_lookup (system, RT_APP_ID, TRUE);
  if (!schema)
    own = g_settings_schema_source_new_from_directory (RT_SCHEMA_DIR, system, FALSE, NULL);
  if (own)
    schema = g_settings_schema_source_lookup (own, RT_APP_ID, TRUE);
  return schema;
}

GSettings *
rt_settings (void)
{
  static gboolean looked;
  static GSettings *settings;

  if (!looked) {
    /* g_settings_new would end the program where the schema is missing. */
    g_autoptr (GSettingsSchema) schema = find_schema ();

    looked = TRUE;
    if (schema)
      settings = g_settings_new_full (schema, NULL, NULL);
  }
  return settings;
}
