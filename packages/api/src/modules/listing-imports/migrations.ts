import * as baseline from './migrations/2026-11-23-1930-baseline.ts';
import * as importPictures from './migrations/2026-11-26-1217-import-pictures.ts';
import * as stoppedImports from './migrations/2026-11-26-1831-stopped-imports.ts';

export const migrations = {
  '2026-11-23-1930-baseline': baseline,
  '2026-11-26-1217-import-pictures': importPictures,
  '2026-11-26-1831-stopped-imports': stoppedImports,
};
