import { emptyListing, type ListingDocument, noListingText } from '@headstock/contracts/listing-document';

/** A mandolin of which much is known. */
export const mandolin: ListingDocument = {
  ...emptyListing('instrument'),
  brand: 'Gibson',
  model: 'F-5',
  category: 'mandolins',
  type: 'f-style',
  yearFrom: 1924,
  yearTo: 1924,
  yearIsCirca: true,
  finish: { en: 'Cremona brown', fr: 'Brun Cremona' },
  finishFamily: 'brown',
  handedness: 'left',
  serial: '75322',
  condition: 'VERY_GOOD',
  specs: { neck: { en: 'One-piece maple', fr: 'Érable d’une pièce' }, tuners: { en: 'Waverly', fr: 'Waverly' } },
  originality: { finish: 'original', tuners: 'replaced', nut: 'original', bridge: 'periodCorrect', wiring: 'unknown' },
  measures: { weightGrams: 1020, nutMm: 28.6, scaleMm: 352, fretCount: 20, fretLifePercent: 80 },
  report: { finish: { en: 'Light checking on the back, no cracks.', fr: 'Léger faïençage au dos, aucune fente.' } },
  photographs: [
    { id: 'p1', imageId: 'i1', shot: 'front', alt: noListingText },
    { id: 'p2', imageId: 'i2', shot: 'flaws', alt: noListingText },
    { id: 'p3', imageId: 'i3', shot: null, alt: noListingText },
  ],
};

/** What its type is called. */
export const mandolinKind = { en: 'F-style mandolins', fr: 'Mandolines de style F' } as const;
