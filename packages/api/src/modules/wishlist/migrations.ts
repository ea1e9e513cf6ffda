import * as baseline from './migrations/2026-11-22-0700-baseline.ts';
import * as noticesAndSharing from './migrations/2026-11-23-1512-notices-and-sharing.ts';

export const migrations = {
  '2026-11-22-0700-baseline': baseline,
  '2026-11-23-1512-notices-and-sharing': noticesAndSharing,
};
