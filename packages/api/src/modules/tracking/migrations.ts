import * as baseline from './migrations/2026-11-22-0900-baseline.ts';

export const migrations = { '2026-11-22-0900-baseline': baseline };
