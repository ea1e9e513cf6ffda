import * as baseline from './migrations/2026-11-22-0350-baseline.ts';

export const migrations = { '2026-11-22-0350-baseline': baseline };
