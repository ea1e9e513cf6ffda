/** Types of each category, in the order of the menu. */
export const taxonomy = {
  'electric-guitars': ['solid-body', 'hollow-semi-hollow'],
  'acoustic-guitars': [
    'classical-nylon',
    'dreadnought',
    'jumbo',
    'om-auditorium',
    'parlor-small-body',
    'resonator',
    'tenor',
  ],
  accessories: ['cases', 'straps', 'strings', 'picks', 'capos', 'tuners', 'cables', 'pedals', 'parts', 'books'],
  mandolins: ['a-style', 'f-style'],
  other: ['amplifiers', 'bass-guitars', 'banjos', 'archtops', 'lap-pedal-steel', 'ukuleles', 'other-instruments'],
  merch: ['t-shirts', 'sweatshirts', 'hoodies', 'hats', 'partner-products', 'other'],
} as const;

export type CategorySlug = keyof typeof taxonomy;
/** Unique inside its category only: merch has a type `other` too. */
export type TypeSlug = (typeof taxonomy)[CategorySlug][number];

export const categorySlugs = [
  'electric-guitars',
  'acoustic-guitars',
  'accessories',
  'mandolins',
  'other',
  'merch',
] as const satisfies readonly CategorySlug[];
