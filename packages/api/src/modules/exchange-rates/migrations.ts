import * as baseline from './migrations/2026-11-27-0250-baseline.ts';

export const migrations = { '2026-11-27-0250-baseline': baseline };
