import * as baseline from './migrations/2026-11-23-1930-baseline.ts';

export const migrations = { '2026-11-23-1930-baseline': baseline };
