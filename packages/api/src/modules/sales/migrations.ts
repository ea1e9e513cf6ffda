import * as baseline from './migrations/2026-11-22-0400-baseline.ts';

export const migrations = { '2026-11-22-0400-baseline': baseline };
