import { emptyListing, type ListingDocument, originalityParts } from '@headstock/contracts/listing-document';

const original = Object.fromEntries(originalityParts.map((part) => [part, 'original' as const]));

/** What the private seller proposes, describes and has sent to the shop: one listing in each step before it is on the shop. */
export const demoDrafts = {
  INITIAL: {
    ...emptyListing('instrument'),
    brand: 'Fender',
    model: 'Jazzmaster',
    category: 'electric-guitars',
    type: 'solid-body',
    yearFrom: 1966,
    condition: 'GOOD',
    priceCents: 420_000,
  },
  DESCRIPTION: {
    ...emptyListing('instrument'),
    brand: 'Gibson',
    model: 'LG-2',
    category: 'acoustic-guitars',
    type: 'parlor-small-body',
    yearFrom: 1955,
    finish: { en: 'Sunburst', fr: 'Sunburst' },
    finishFamily: 'sunburst',
    condition: 'VERY_GOOD',
    originality: { ...original, bridge: 'repaired', case: 'unknown' },
    measures: { weightGrams: 1_720, scaleMm: 628, nutMm: 43 },
    description: {
      en: 'Bought from the son of its first owner. It was played at home, and it sounds like an old kitchen radio in the best sense.',
      fr: 'Achetée au fils de son premier propriétaire. Elle a été jouée à la maison, et sonne comme une vieille radio de cuisine, dans le meilleur sens.',
    },
    priceCents: 310_000,
    shippingGrams: 6_500,
  },
  FINAL_APPROVAL: {
    ...emptyListing('instrument'),
    brand: 'Gretsch',
    model: 'Anniversary',
    category: 'electric-guitars',
    type: 'hollow-semi-hollow',
    yearFrom: 1961,
    finish: { en: 'Two-tone green', fr: 'Vert deux tons' },
    finishFamily: 'green',
    handedness: 'right',
    condition: 'VERY_GOOD',
    originality: { ...original, tuners: 'replaced' },
    measures: { weightGrams: 3_150, scaleMm: 622, nutMm: 42.5, fretCount: 22 },
    subtitle: { en: 'Two-tone green, one owner', fr: 'Vert deux tons, première main' },
    description: {
      en: 'The binding is whole, the neck straight, and both pickups hum as they should. The tuners were replaced in the eighties; the old ones are in the case.',
      fr: 'Le filet est entier, le manche droit, et les deux micros ronflent comme il faut. Les mécaniques ont été remplacées dans les années quatre-vingt ; les anciennes sont dans l’étui.',
    },
    priceCents: 265_000,
    acceptingOffers: true,
    declineBelowPercent: 80,
    shippingGrams: 8_200,
  },
} as const satisfies Readonly<Record<string, ListingDocument>>;
