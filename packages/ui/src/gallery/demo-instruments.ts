import type { ProductCardProps } from '../product/product-card.tsx';

type DemoCard = Omit<ProductCardProps, 'to' | 'picture'>;

/** Cards in every state: large, saved, sold, with an offer, without a year, with a long name. */
export const demoCards: readonly DemoCard[] = [
  {
    title: 'Gibson Les Paul Model',
    year: '1956',
    meta: 'Gold, replaced tuners',
    backdrop: 'surf',
    price: '$42,000',
    note: 'Good',
    condition: { strings: 3, label: 'Good' },
    priority: true,
  },
  {
    title: 'Fender Jazzmaster',
    year: '1965',
    meta: 'Red over white primer · all original',
    backdrop: 'sonic',
    price: '$7,400',
    note: 'Very Good',
    condition: { strings: 4, label: 'Very Good' },
    badge: 'New today',
  },
  {
    title: 'Gibson L-00',
    year: 'c. 1934',
    meta: 'Sunburst · ladder braced',
    backdrop: 'shell',
    price: '$6,750',
    note: 'Good',
    condition: { strings: 3, label: 'Good' },
  },
  {
    title: 'Gibson ES-335',
    year: '1967',
    meta: 'Cherry · one owner since new',
    backdrop: 'butter',
    price: '$8,900',
    note: 'Excellent',
    condition: { strings: 5, label: 'Excellent' },
  },
  {
    title: 'Fender Precision Bass',
    year: '1959–60',
    meta: 'Aged white, refretted',
    backdrop: 'sonic',
    price: '$14,900',
    note: 'Very Good',
    condition: { strings: 4, label: 'Very Good' },
  },
  {
    title: 'Fender Stratocaster',
    year: '1962',
    meta: 'Three-tone sunburst · 7 lb 8 oz',
    backdrop: 'surf',
    price: '$7,000',
    was: '$7,400',
    note: 'Your offer, until Sunday',
    condition: { strings: 5, label: 'Excellent' },
  },
  {
    title: 'Fender Telecaster',
    year: '1953',
    meta: 'Butterscotch · refretted, else untouched',
    backdrop: 'fog',
    price: 'Sold',
    note: 'Nov 3rd 2026',
    sold: true,
    condition: { strings: 4, label: 'Very Good' },
  },
  {
    title: 'Donaudampfschifffahrts Archtop Custom Special with matching headstock',
    year: '1941',
    meta: 'A name that wants two lines',
    backdrop: 'shell',
    price: '$11,200',
    note: 'Project',
    condition: { strings: 1, label: 'Project' },
  },
];

/** The six grades with what they mean. */
export const demoGrades = [
  { key: 'project', label: 'Project', definition: 'Wants work before it plays.' },
  { key: 'fair', label: 'Fair', definition: 'Plays, and shows every year of it.' },
  { key: 'good', label: 'Good', definition: 'Honest wear, everything works.' },
  { key: 'very-good', label: 'Very Good', definition: 'Light wear that you find when you look.' },
  { key: 'excellent', label: 'Excellent', definition: 'Small marks only, and every part its own.' },
  { key: 'mint', label: 'Mint', definition: 'As it left the maker.' },
] as const;

/** Six measured facts. */
export const demoFacts = [
  { key: 'weight', label: 'Weight', value: '7 lb 8 oz', note: '3.41 kg, on our scale' },
  { key: 'neck', label: 'Neck', value: 'Medium C', note: '.83″ at 1st, .95″ at 12th' },
  { key: 'nut', label: 'Nut width', value: '1 ⅝″', note: '41.9 mm, original nut' },
  { key: 'scale', label: 'Scale', value: '25 ½″', note: '648 mm, 21 frets' },
  { key: 'frets', label: 'Fret life', value: '70 %', note: 'original, dressed once' },
  { key: 'case', label: 'Case', value: 'Original', note: 'brown, one latch stiff' },
];

/** A specification. */
export const demoSpecification = [
  { key: 'brand', label: 'Brand and model', value: 'Fender Stratocaster' },
  { key: 'year', label: 'Year', value: '1962, neck and pots dated' },
  { key: 'body', label: 'Body', value: 'Alder, three pieces' },
  { key: 'finish', label: 'Finish', value: 'Three-tone sunburst, nitrocellulose, original' },
];

/** Eleven sales in dollars. */
export const demoSales = [21_900, 22_600, 22_100, 23_200, 22_900, 24_200, 23_800, 26_000, 27_500, 26_300, 25_500].map(
  (y, index) => ({ x: 2015 + index, y }),
);

/** Counts of listings over the price, from low to high. */
export const demoPrices = [1, 2, 4, 7, 12, 18, 22, 19, 15, 12, 9, 7, 5, 4, 3, 2];
