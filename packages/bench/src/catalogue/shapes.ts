/** Variables of the listing page's query. */
export interface ListingVariables {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: string;
  readonly page: number;
}

/** One kind of address that visitors go to, with addresses of it; `share` is how many of a hundred requests it takes. */
export type Shape = { readonly name: string; readonly share: number } & (
  | { readonly kind: 'listing'; readonly addresses: readonly ListingVariables[] }
  | { readonly kind: 'suggestions'; readonly addresses: readonly string[] }
);

const brands = ['gibson', 'fender', 'martin', 'epiphone', 'gretsch', 'collings', 'guild', 'harmony'];
const categories = ['electric-guitars', 'acoustic-guitars', 'mandolins', 'other', 'accessories', 'merch'];
const decades = [1930, 1950, 1960, 1970, 1980, 2000, 2010];
const conditions = ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR'];
const tags = ['all-original', 'left-handed', 'player-grade', 'refinished', 'staff-pick'];

const at = (filter: ListingVariables['filter'], sort = 'DEFAULT', page = 1): ListingVariables => ({
  filter,
  sort,
  page,
});
const listing = (name: string, share: number, addresses: readonly ListingVariables[]): Shape => ({
  name,
  share,
  kind: 'listing',
  addresses,
});
const keywords = (name: string, share: number, texts: readonly string[]): Shape =>
  listing(
    name,
    share,
    texts.map((text) => at({ keywords: text })),
  );

/** Whether the listing page is asked for words. */
export const isOfWords = ({ name }: Shape): boolean => name.startsWith('keywords');

/** What a shop is asked for, in about the proportions of its visits. */
export const shapes: readonly Shape[] = [
  listing('no filter', 8, [at({})]),
  listing(
    'category',
    14,
    categories.map((category) => at({ category: [category] })),
  ),
  listing(
    'category and brand',
    10,
    brands.map((brand, index) => at({ category: [categories[index % 3]], brand: [brand] })),
  ),
  listing(
    'category and type',
    5,
    ['solid-body', 'hollow-semi-hollow'].map((type) => at({ category: ['electric-guitars'], type: [type] })),
  ),
  listing(
    'brand',
    8,
    brands.map((brand) => at({ brand: [brand] })),
  ),
  listing('two brands', 2, [at({ brand: ['gibson', 'fender'] }), at({ brand: ['martin', 'guild'] })]),
  listing('seller', 1, [at({ seller: ['seller-0'] }), at({ seller: ['seller-20'] })]),
  listing('price range', 5, [
    at({ minPriceCents: 100_000, maxPriceCents: 250_000 }),
    at({ maxPriceCents: 50_000 }),
    at({ minPriceCents: 500_000 }),
  ]),
  listing('category and price', 4, [
    at({ category: ['electric-guitars'], minPriceCents: 100_000, maxPriceCents: 300_000 }),
    at({ category: ['acoustic-guitars'], maxPriceCents: 150_000 }),
  ]),
  listing(
    'decade and condition',
    4,
    decades.map((decade, index) => at({ decade: [decade], condition: [conditions[index % 4]] })),
  ),
  listing(
    'tags',
    3,
    tags.map((tag) => at({ tags: [tag] })),
  ),
  listing('three filters', 4, [
    at({ category: ['electric-guitars'], brand: ['fender'], decade: [1960] }),
    at({ category: ['acoustic-guitars'], brand: ['martin'], condition: ['EXCELLENT'] }),
    at({ category: ['electric-guitars'], finish: ['sunburst'], decade: [1950] }),
  ]),
  listing('sold, or both', 3, [
    at({ availability: ['SOLD'] }),
    at({ availability: ['AVAILABLE', 'SOLD'] }),
    at({ availability: ['SOLD'], category: ['electric-guitars'] }),
  ]),
  listing('deep page', 3, [
    at({}, 'DEFAULT', 30),
    at({ category: ['electric-guitars'] }, 'DEFAULT', 200),
    at({}, 'DEFAULT', 1_000_000),
    at({ tags: ['all-original'] }, 'DEFAULT', 100_000),
  ]),
  listing(
    'other orders',
    5,
    ['LISTING_TIME_DESC', 'PRICE_ASC', 'PRICE_DESC', 'YEAR_ASC', 'YEAR_DESC'].flatMap((sort) => [
      at({}, sort),
      at({ category: ['acoustic-guitars'] }, sort),
      at({ brand: ['gibson'] }, sort),
    ]),
  ),
  keywords('keywords, frequent', 4, ['gibson', 'fender', 'guitar', 'sunburst', 'les paul', 'stratocaster']),
  keywords('keywords, rare', 3, ['brababy', 'theorbo', 'bratiby gibson', 'kaufmann', 'corbaby']),
  keywords('keywords, misspelt', 2, ['gibosn', 'stratocastor', 'les pual', 'rickenbaker']),
  keywords('keywords, several', 4, [
    '1959 les paul sunburst',
    'fender telecaster blonde',
    'martin d-28 1960s',
    'gretsch left handed',
  ]),
  keywords('keywords, nonsense', 1, ['xqzwvk', 'stratocaster ukulele banjo']),
  listing('keywords and filter', 2, [
    at({ keywords: 'sunburst', brand: ['gibson'] }),
    at({ keywords: 'custom', category: ['electric-guitars'], maxPriceCents: 200_000 }),
  ]),
  listing('keywords by price', 2, [
    at({ keywords: 'telecaster' }, 'PRICE_ASC'),
    at({ keywords: 'custom', category: ['electric-guitars'] }, 'PRICE_ASC'),
    at({ keywords: 'sunburst', minPriceCents: 500_000 }, 'PRICE_DESC'),
  ]),
  {
    name: 'suggestions',
    share: 3,
    kind: 'suggestions',
    addresses: ['gib', 'strat', 'les p', 'tele', 'martin d', 'sunb', 'bra', 'mandol'],
  },
];
