import * as baseline from './migrations/2026-11-23-1500-baseline.ts';

export const migrations = { '2026-11-23-1500-baseline': baseline };
