import * as baseline from './migrations/2026-11-26-1204-baseline.ts';
import * as accountMerges from './migrations/2026-11-26-1552-account-merges.ts';
import * as twoStepResets from './migrations/2026-11-27-0550-two-step-resets.ts';

export const migrations = {
  '2026-11-26-1204-baseline': baseline,
  '2026-11-26-1552-account-merges': accountMerges,
  '2026-11-27-0550-two-step-resets': twoStepResets,
};
