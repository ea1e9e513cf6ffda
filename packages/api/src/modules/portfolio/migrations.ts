import * as baseline from './migrations/2026-11-23-1500-baseline.ts';
import * as photographs from './migrations/2026-11-23-1800-portfolio-photographs.ts';
import * as serialKey from './migrations/2026-11-26-0915-serial-key.ts';
import * as version from './migrations/2026-11-26-1720-portfolio-version.ts';

export const migrations = {
  '2026-11-23-1500-baseline': baseline,
  '2026-11-23-1800-portfolio-photographs': photographs,
  '2026-11-26-0915-serial-key': serialKey,
  '2026-11-26-1720-portfolio-version': version,
};
