import * as baseline from './migrations/2026-11-26-1225-baseline.ts';
import * as batchWarnings from './migrations/2026-11-26-1530-batch-warnings.ts';

export const migrations = { '2026-11-26-1225-baseline': baseline, '2026-11-26-1530-batch-warnings': batchWarnings };
