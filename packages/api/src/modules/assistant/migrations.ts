import * as baseline from './migrations/2026-11-22-0800-baseline.ts';
import * as assistants from './migrations/2026-11-26-1210-assistants.ts';
import * as trials from './migrations/2026-11-26-1520-trials.ts';

export const migrations = {
  '2026-11-22-0800-baseline': baseline,
  '2026-11-26-1210-assistants': assistants,
  '2026-11-26-1520-trials': trials,
};
