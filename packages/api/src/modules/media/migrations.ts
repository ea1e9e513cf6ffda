import * as photographs from './migrations/2026-11-23-1500-photographs.ts';

export const migrations = { '2026-11-23-1500-photographs': photographs };
