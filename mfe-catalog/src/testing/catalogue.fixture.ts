import type { CatalogHomeQuery } from '#mfe-catalog/features/home/home.generated.ts';
import type { CatalogListingQuery } from '#mfe-catalog/features/listing/listing.generated.ts';
import type { CatalogProductQuery } from '#mfe-catalog/features/product/product.generated.ts';

type Node = CatalogListingQuery['listings']['nodes'][number];
type Item = NonNullable<CatalogProductQuery['item']>;

const drawn = { alt: null, width: null, height: null } as const;
const images = (id: string): Item['images'] => [
  { id: `${id}-card`, view: 'CARD', ...drawn },
  { id: `${id}-full`, view: 'FULL', ...drawn },
  { id: `${id}-hang`, view: 'HANG', ...drawn },
  { id: `${id}-head`, view: 'HEAD', ...drawn },
];

/** A listing as the API gives it. */
export const listingNode = (
  id: string,
  change: Partial<Omit<Node, 'item'>> & { item?: Partial<Node['item']> } = {},
): Node => ({
  id: `listing-${id}`,
  isAvailable: true,
  soldAt: null,
  isPendingSale: false,
  isPaymentPending: false,
  askingPrice: { amountCents: 2_450_000 },
  ...change,
  item: {
    id,
    slug: '1962-fender-stratocaster',
    title: '1962 Fender Stratocaster',
    yearLabel: '1962',
    subtitle: 'Three-tone sunburst · 7 lb 8 oz',
    backdrop: 'SURF',
    condition: 'EXCELLENT',
    category: { id: 'c-1', slug: 'electric-guitars' },
    images: images(id),
    coverAlt: null,
    ...change.item,
  },
});

/** An answer of the listing with one page of one card, unless changed. */
export const listingAnswer = (change: Partial<CatalogListingQuery['listings']> = {}): CatalogListingQuery => ({
  category: { id: 'c-1', title: 'Electric guitars', description: 'Solid bodies and a few eccentrics.' },
  listings: {
    totalCount: 1,
    totalCountIsLowerBound: false,
    totalCountEstimate: null,
    page: 1,
    pageCount: 1,
    correctedKeywords: null,
    renamed: [],
    keywordsAreUnspecific: false,
    nodes: [listingNode('a')],
    facets: [
      {
        key: 'BRAND',
        countsAreLowerBounds: false,
        values: [
          { value: 'fender', label: 'Fender', count: 34 },
          { value: 'gibson', label: 'Gibson', count: 21 },
        ],
      },
      { key: 'TYPE', countsAreLowerBounds: false, values: [{ value: 'solid-body', label: 'Solid body', count: 58 }] },
      {
        key: 'DECADE',
        countsAreLowerBounds: false,
        values: [
          { value: '1960', label: '1960s', count: 83 },
          { value: '1950', label: '1950s', count: 38 },
        ],
      },
      {
        key: 'CONDITION',
        countsAreLowerBounds: false,
        values: [{ value: 'EXCELLENT', label: 'Excellent', count: 17 }],
      },
    ],
    pricesAreLowerBounds: false,
    prices: [
      { fromCents: 100_000, toCents: 200_000, count: 4 },
      { fromCents: 200_000, toCents: 400_000, count: 9 },
    ],
    suggestions: [],
    ...change,
  },
});

/** An item as the product page asks for it. */
export const productItem = (change: Partial<Item> = {}): Item => ({
  ...listingNode('a').item,
  images: images('a'),
  category: { id: 'c-1', slug: 'electric-guitars', title: 'Electric guitars' },
  sku: 'HS-1',
  model: 'Stratocaster',
  year: 1962,
  description: 'One owner until last spring.',
  finish: 'Three-tone sunburst',
  handedness: 'right',
  acceptingOffers: true,
  reportedAt: '2026-11-12T15:00:00.000Z',
  originality: [],
  clips: [],
  requiresShipping: true,
  localPickupOnly: false,
  domesticShipping: { least: { amountCents: 6_240 }, most: { amountCents: 17_900 } },
  shippingIsNegotiable: true,
  otherLanguage: 'none',
  brand: { id: 'b-1', name: 'Fender', slug: 'fender' },
  type: { slug: 'solid-body', title: 'Solid body' },
  account: { id: 'a-1', username: 'headstock', displayName: 'Headstock', avatarUrl: null },
  sellerFeedback: { average: 4.8, count: 131 },
  retail: { stockLevel: 1 },
  parentItem: null,
  listing: {
    id: 'listing-a',
    isAvailable: true,
    soldAt: null,
    isPendingSale: false,
    isPaymentPending: false,
    askingPrice: { amountCents: 2_450_000 },
    listedAt: '2026-11-10T15:00:00.000Z',
  },
  variants: [],
  specs: [{ key: 'body', value: 'Alder, three pieces' }],
  measurements: [{ key: 'weight', value: '7 lb 8 oz', detail: '3.41 kg' }],
  report: [{ key: 'finish', text: 'Original lacquer.' }],
  pastSales: [],
  ...change,
});

/** A T-shirt in two sizes. */
export const shirt = (): Item =>
  productItem({
    id: 'shirt',
    slug: 'headstock-shirt',
    title: 'Headstock T-shirt',
    yearLabel: null,
    year: null,
    condition: 'NEW',
    category: { id: 'c-2', slug: 'merch', title: 'Merch' },
    report: [],
    measurements: [],
    variants: [
      { size: 'Medium', id: 'm', stock: 3 },
      { size: 'Large', id: 'l', stock: 0 },
    ].map(({ size, id, stock }) => ({
      id,
      sku: `HS-T-${id}`,
      variant: { fields: [{ name: 'Size', value: size }] },
      retail: { stockLevel: stock },
      images: [],
      coverAlt: null,
      listing: {
        id: `listing-${id}`,
        isAvailable: stock > 0,
        soldAt: null,
        isPendingSale: false,
        isPaymentPending: false,
        askingPrice: { amountCents: 2_800 },
      },
    })),
  });

/** An answer of the home page. */
export const homeAnswer = (): CatalogHomeQuery => ({
  featured: { nodes: [listingNode('hero')] },
  arrivals: {
    totalCount: 38,
    nodes: ['b', 'c', 'd', 'e', 'f', 'g'].map((id, index) =>
      listingNode(id, { item: { backdrop: index % 2 ? 'SHELL' : 'SONIC' } }),
    ),
  },
  stories: {
    nodes: [
      {
        slug: 'three-times',
        title: 'Three times',
        lead: 'It has left this room.',
        opening: 'A brown case <em>came in</em>.',
        image: { id: 'story' },
        imageAlt: 'A worn flat-top',
        backdrop: 'SHELL',
      },
    ],
  },
  posts: {
    nodes: ['three-times', 'frets', 'nuts', 'saddles'].map((slug) => ({ slug, title: `About ${slug}`, minutes: 4 })),
  },
  repairs: {
    lead: 'Four luthiers.',
    prices: ['Setup', 'Fret dress', 'Electronics', 'Neck reset', 'Appraisal', 'Refret'].map((service, index) => ({
      service,
      note: `What ${service} is`,
      from: { amountCents: 8_500 + index * 100 },
      isFixed: service === 'Appraisal',
    })),
  },
  categories: [
    {
      id: 'c-3',
      slug: 'electric-guitars',
      title: 'Electric guitars',
      count: 600,
      types: [{ slug: 'solid-body', title: 'Solid body', count: 418, image: { id: 'solid', view: 'HANG' } }],
    },
    {
      id: 'c-4',
      slug: 'mandolins',
      title: 'Mandolins',
      count: 58,
      types: [{ slug: 'a-style', title: 'A-style', count: 40, image: { id: 'a-style', view: 'HANG' } }],
    },
    { id: 'c-2', slug: 'merch', title: 'Merch', count: 40, types: [] },
  ],
  decades: [
    { decade: 1950, count: 133 },
    { decade: 1960, count: 402 },
  ],
});
