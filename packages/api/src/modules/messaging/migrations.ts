import * as baseline from './migrations/2026-11-22-0350-baseline.ts';
import * as replies from './migrations/2026-11-23-1810-replies.ts';

export const migrations = { '2026-11-22-0350-baseline': baseline, '2026-11-23-1810-replies': replies };
