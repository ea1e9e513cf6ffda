import * as baseline from './migrations/2026-11-23-1530-baseline.ts';
import * as revisions from './migrations/2026-11-26-1803-revisions.ts';

export const migrations = { '2026-11-23-1530-baseline': baseline, '2026-11-26-1803-revisions': revisions };
