import { medianOf, spreadOf } from '../report/spread.ts';
import type { PageResult } from '../report/results.ts';
import type { PageVisit } from './run-lighthouse.ts';

/** What several visits to a page say together: bytes and times come from the same visits. Throws without any. */
export function summarizeVisits(visits: readonly PageVisit[]): Omit<PageResult, 'page' | 'path'> {
  const median = (read: (visit: PageVisit) => number): number => medianOf(visits.map(read));
  const spread = (read: (visit: PageVisit) => number) => spreadOf(visits.map(read));
  return {
    bytes: {
      html: median(({ weight }) => weight.bytes.html),
      js: median(({ weight }) => weight.bytes.js),
      images: median(({ weight }) => weight.bytes.images),
      fonts: median(({ weight }) => weight.bytes.fonts),
      other: median(({ weight }) => weight.bytes.other),
    },
    requests: median(({ weight }) => weight.requests),
    jsHops: median(({ weight }) => weight.jsHops),
    times: {
      fcp: spread(({ fcp }) => fcp),
      lcp: spread(({ lcp }) => lcp),
      tbt: spread(({ tbt }) => tbt),
      cls: spread(({ cls }) => cls),
    },
    scores: {
      performance: median(({ performance }) => performance),
      accessibility: median(({ accessibility }) => accessibility),
      bestPractices: median(({ bestPractices }) => bestPractices),
      seo: median(({ seo }) => seo),
    },
  };
}
