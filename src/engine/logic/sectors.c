/* sectors.c - the table of patterns that count the digits of several houses at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/sectors.h"

static const RtTechnique rows[] = {
  { .id = "sue-de-coq", .name = N_("Sue de Coq"), .price = 6.8, .human_rank = 390,
    .find = rt_find_coq },
  { .id = "sk-loop", .name = N_("SK-Loop"), .price = 9.0, .human_rank = 460,
    .find = rt_find_sk_loop },
  { .id = "junior-exocet", .name = N_("Junior Exocet"), .price = 9.4, .human_rank = 470,
    .find = rt_find_exocet },
  { .id = NULL }
};

const RtFamily rt_family_sectors = { "sectors", N_("Multi-Sector Patterns"), rows };
