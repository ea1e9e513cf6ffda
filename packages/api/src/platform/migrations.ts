import * as baseline from './migrations/2026-11-22-0000-baseline.ts';

export const migrations = { '2026-11-22-0000-baseline': baseline };
