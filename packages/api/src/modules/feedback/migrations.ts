import * as baseline from './migrations/2026-11-23-1530-baseline.ts';

export const migrations = { '2026-11-23-1530-baseline': baseline };
