import * as baseline from './migrations/2026-11-26-0920-baseline.ts';

export const migrations = { '2026-11-26-0920-baseline': baseline };
