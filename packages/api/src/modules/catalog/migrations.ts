import * as baseline from './migrations/2026-11-22-0200-baseline.ts';
import * as originality from './migrations/2026-11-23-1500-originality.ts';
import * as listingChanges from './migrations/2026-11-23-1510-listing-changes.ts';
import * as partImages from './migrations/2026-11-26-1601-part-images.ts';
import * as legalHolds from './migrations/2026-11-26-0910-legal-holds.ts';
import * as otherLanguage from './migrations/2026-11-26-1203-other-language.ts';
import * as catalogueNames from './migrations/2026-11-26-1740-catalogue-names.ts';
import * as domainEvents from './migrations/2026-11-26-1544-domain-events.ts';
import * as searchSynonyms from './migrations/2026-11-26-1521-search-synonyms.ts';
import * as revisions from './migrations/2026-11-26-1801-revisions.ts';
import * as listingTraits from './migrations/2026-11-26-1760-listing-traits.ts';
import * as imageAlts from './migrations/2026-11-27-0420-image-alts.ts';
import * as customItems from './migrations/2026-11-27-0100-custom-items.ts';
import * as itemClips from './migrations/2026-11-27-0401-item-clips.ts';

export const migrations = {
  '2026-11-22-0200-baseline': baseline,
  '2026-11-23-1500-originality': originality,
  '2026-11-23-1510-listing-changes': listingChanges,
  '2026-11-26-0910-legal-holds': legalHolds,
  '2026-11-26-1203-other-language': otherLanguage,
  '2026-11-26-1521-search-synonyms': searchSynonyms,
  '2026-11-26-1601-part-images': partImages,
  '2026-11-26-1544-domain-events': domainEvents,
  '2026-11-26-1740-catalogue-names': catalogueNames,
  '2026-11-26-1760-listing-traits': listingTraits,
  '2026-11-26-1801-revisions': revisions,
  '2026-11-27-0100-custom-items': customItems,
  '2026-11-27-0420-image-alts': imageAlts,
  '2026-11-27-0401-item-clips': itemClips,
};
