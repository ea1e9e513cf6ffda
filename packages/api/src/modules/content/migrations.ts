import * as baseline from './migrations/2026-11-22-0300-baseline.ts';
import * as editing from './migrations/2026-11-26-1500-editing.ts';
import * as formWork from './migrations/2026-11-26-1510-form-work.ts';
import * as mailTexts from './migrations/2026-11-26-1513-mail-texts.ts';
import * as menus from './migrations/2026-11-26-1730-menus.ts';
import * as terms from './migrations/2026-11-26-1900-terms.ts';
import * as removedRedirects from './migrations/2026-11-27-0230-removed-redirects.ts';
import * as redirects from './migrations/2026-11-26-1512-redirects.ts';

export const migrations = {
  '2026-11-22-0300-baseline': baseline,
  '2026-11-26-1500-editing': editing,
  '2026-11-26-1510-form-work': formWork,
  '2026-11-26-1512-redirects': redirects,
  '2026-11-26-1513-mail-texts': mailTexts,
  '2026-11-26-1730-menus': menus,
  '2026-11-26-1900-terms': terms,
  '2026-11-27-0230-removed-redirects': removedRedirects,
};
