import * as baseline from './migrations/2026-11-26-1225-baseline.ts';
import * as batchWarnings from './migrations/2026-11-26-1530-batch-warnings.ts';
import * as remoteFailures from './migrations/2026-11-26-1547-remote-failures.ts';

export const migrations = {
  '2026-11-26-1225-baseline': baseline,
  '2026-11-26-1530-batch-warnings': batchWarnings,
  '2026-11-26-1547-remote-failures': remoteFailures,
};
