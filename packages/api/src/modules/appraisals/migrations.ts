import * as baseline from './migrations/2026-11-26-1511-baseline.ts';

export const migrations = { '2026-11-26-1511-baseline': baseline };
