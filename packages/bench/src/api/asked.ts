import { documentOf } from '../shop-documents.ts';

/** What the API is asked again and again: the body of the request with a number, from 0. */
export interface Asked {
  readonly name: string;
  readonly bodyOf: (index: number) => string;
}

const CATEGORIES = ['electric-guitars', 'acoustic-guitars', 'mandolins', 'accessories', 'other'];
const BRANDS = ['gibson', 'fender', 'martin', 'epiphone', 'gretsch', 'guild', 'harmony'];
const SORTS = ['DEFAULT', 'PRICE_ASC', 'PRICE_DESC', 'LISTING_TIME_DESC'];
const PAGES = 3;

type Filter = Readonly<Record<string, unknown>>;

/** One of 504 addresses: a category, a maker, or both, in four orders and on three pages. */
function addressOf(index: number): { filter: Filter; sort: string; page: number } {
  const category = [CATEGORIES[index % CATEGORIES.length]];
  const brand = [BRANDS[index % BRANDS.length]];
  const filters: readonly Filter[] = [{ category }, { category: [CATEGORIES[index % 2]], brand }, { brand }];
  const turn = Math.floor(index / (CATEGORIES.length * BRANDS.length));
  const sort = SORTS[turn % SORTS.length] ?? 'DEFAULT';
  return { filter: filters[index % filters.length] ?? {}, sort, page: 1 + (Math.floor(turn / SORTS.length) % PAGES) };
}

/** The same, by a range of prices that no other number has. */
function newAddressOf(index: number): { filter: Filter; sort: string; page: number } {
  const { filter, sort } = addressOf(index);
  return { filter: { ...filter, minPriceCents: 2_000, maxPriceCents: 400_000 + index * 100 }, sort, page: 1 };
}

function listingBody(address: { filter: Filter; sort: string; page: number }): string {
  const { category } = address.filter;
  const slug = Array.isArray(category) ? String(category[0]) : '';
  const variables = { ...address, slug, named: slug !== '' };
  return JSON.stringify({ query: documentOf('mfe-catalog', 'CatalogListing'), variables });
}

/** The storefront's own documents, of which nothing is left out: a page of cards with all facets, and the page of a thing. */
export function askedOf(itemIds: readonly string[]): readonly Asked[] {
  const product = documentOf('mfe-catalog', 'CatalogProduct');
  return [
    { name: 'listing, 504 addresses in turn', bodyOf: (index) => listingBody(addressOf(index)) },
    { name: 'listing, each address once', bodyOf: (index) => listingBody(newAddressOf(index)) },
    {
      name: `product, all ${itemIds.length.toLocaleString('en')} in turn`,
      bodyOf: (index) => JSON.stringify({ query: product, variables: { id: itemIds[index % itemIds.length] } }),
    },
  ];
}
