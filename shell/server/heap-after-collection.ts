import { constants, PerformanceObserver } from 'node:perf_hooks';
import * as z from 'zod/mini';

const entrySchema = z.object({ detail: z.object({ kind: z.number() }) });

/**
 * Observes what full garbage collections leave on the heap; gives a function that returns the last figure in bytes, 0 before the first.
 * What the heap holds in between says nothing: most of it may be garbage.
 */
export function watchHeap(): () => number {
  let left = 0;
  const observer = new PerformanceObserver((list) => {
    const full = list.getEntries().some((entry) => {
      const parsed = entrySchema.safeParse(entry);
      return parsed.success && parsed.data.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    });
    if (full) left = process.memoryUsage().heapUsed;
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => left;
}
