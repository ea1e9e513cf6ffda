import * as baseline from './migrations/2026-11-22-0000-baseline.ts';
import * as imageSizes from './migrations/2026-11-23-1450-image-sizes.ts';

export const migrations = {
  '2026-11-22-0000-baseline': baseline,
  '2026-11-23-1450-image-sizes': imageSizes,
};
