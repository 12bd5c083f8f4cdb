/* kernel-choice.c - chooses the kernel (compiled solver) for this processor, at first use. Two
 * threads that choose at the same time choose the same kernel. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/kernel-choice.h"

#include "engine/fast/fast.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define X(name) &rt_fast_##name,
static const RtFastKernel *const kernels[] = { RT_FAST_KERNELS (X) NULL };
#undef X

#define X(name) #name,
const char *const rt_fast_ids[] = { RT_FAST_KERNELS (X) NULL };
#undef X

static const RtFastKernel *_Atomic in_use;

/* Returns the kernel (solver for an instruction set) with ID. Returns NULL if there is none, or if
 * this machine lacks its instructions. */
static const RtFastKernel *
kernel_by_id (const char *id)
{
  for (const RtFastKernel *const *kernel = kernels; *kernel; kernel++)
    if (strcmp ((*kernel)->id, id) == 0)
      return (*kernel)->is_there () ? *kernel : NULL;
  return NULL;
}

static const RtFastKernel *
best_kernel (void)
{
  const RtFastKernel *const *kernel = kernels;

  while (!(*kernel)->is_there ())
    kernel++;
  return *kernel;
}

const RtFastKernel *
rt_fast_kernel (void)
{
  const RtFastKernel *kernel = atomic_load_explicit (&in_use, memory_order_acquire);
  const char *id;

  if (kernel)
    return kernel;
  id = getenv ("RETRACE_LANES");
  kernel = id ? kernel_by_id (id) : NULL;
  if (!kernel)
    kernel = best_kernel ();
  atomic_store_explicit (&in_use, kernel, memory_order_release);
  return kernel;
}

const char *
rt_fast_lanes (void)
{
  return rt_fast_kernel ()->id;
}

bool
rt_fast_use (const char *id)
{
  const RtFastKernel *kernel = id ? kernel_by_id (id) : best_kernel ();

  if (kernel)
    atomic_store_explicit (&in_use, kernel, memory_order_release);
  return kernel != NULL;
}
