import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { type CategoryOverview, loadCategories, loadDecades } from './items/categories.ts';
import { loadPastSales, loadSimilar, loadVariants } from './items/item-details.ts';
import type { CategorySource, ImageSource, ItemSource, TypeSource } from './items/item-mapper.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import type { ListingFilterInput } from './listings/filter.ts';
import type { ListingSort } from './listings/sort.ts';
import type { SearchResult } from './search/catalog-search.ts';
import { loadItems, loadListings } from './items/load-items.ts';
import { loadersOf } from './items/loaders.ts';
import { catalogSearch } from './catalog-search.ts';

type ListingsArgs = {
  filter?: ListingFilterInput | null;
  sort?: ListingSort | null;
  page?: number | null;
  first?: number | null;
};

const clamp = (value: number | null | undefined, least: number, most: number, otherwise: number): number =>
  Math.min(Math.max(value ?? otherwise, least), most);

const details = ({ id }: ItemSource, context: RequestContext) => loadersOf(context).details.load(id);

const categoryOf = (slug: string, context: RequestContext) => loadersOf(context).category.load(slug);

async function findType({ categorySlug, slug }: TypeSource, context: RequestContext) {
  return (await categoryOf(categorySlug, context))?.types.find((type) => type.slug === slug);
}

/** All categories; a loader has them for their fields. */
async function allCategories(context: RequestContext): Promise<CategoryOverview[]> {
  const categories = await loadCategories(context.db, context.locale);
  for (const category of categories) loadersOf(context).category.prime(category.slug, category);
  return categories;
}

function isSellerOrAdmin({ account }: ItemSource, { viewer }: RequestContext): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === account.id);
}

const PAGE_SIZE = 24;
const MAX_ITEMS = 24;
const MAX_SLUG_CHARACTERS = 100;
const IMAGE_WIDTHS = { orders: 320, product: 1280 } as const;

export const resolvers = {
  Query: {
    listings: (_source: unknown, { filter, sort, page, first }: ListingsArgs, { db, locale }) =>
      catalogSearch(db).search({
        filter: filter ?? {},
        sort: sort ?? 'DEFAULT',
        page: page ?? 1,
        first: first ?? PAGE_SIZE,
        locale,
      }),
    item: async (_source: unknown, { id }: { id: string }, { db, locale }) =>
      (await loadItems(db, [id], locale))[0] ?? null,
    items: (_source: unknown, { ids }: { ids: readonly string[] }, { db, locale }) =>
      loadItems(db, ids.slice(0, MAX_ITEMS), locale),
    similarItems: (_source: unknown, { itemId, first }: { itemId: string; first?: number | null }, { db, locale }) =>
      loadSimilar(db, itemId, clamp(first, 1, 12, 4), locale),
    category: (_source: unknown, { slug }: { slug: string }, context) =>
      categoryOf(toSlug(slug.slice(0, MAX_SLUG_CHARACTERS)), context),
    categories: (_source: unknown, _args: unknown, context) => allCategories(context),
    decades: (_source: unknown, _args: unknown, { db }) => loadDecades(db),
    searchSuggestions: (_source: unknown, { keywords }: { keywords: string }, { db, locale }) =>
      catalogSearch(db).suggest(keywords, locale),
  },
  ListingSearch: {
    nodes: async (search: SearchResult, _args: unknown, { db, locale }) => loadListings(db, await search.ids(), locale),
    totalCount: (search: SearchResult) => search.totalCount(),
    totalCountIsLowerBound: (search: SearchResult) => search.totalCountIsLowerBound(),
    totalCountEstimate: (search: SearchResult) => search.totalCountEstimate(),
    page: (search: SearchResult) => search.page(),
    pageCount: (search: SearchResult) => search.pageCount(),
    facets: (search: SearchResult) => search.facets(),
    prices: (search: SearchResult) => search.prices(),
    pricesAreLowerBounds: (search: SearchResult) => search.pricesAreLowerBounds(),
    suggestions: (search: SearchResult) => search.suggestions(),
  },
  Image: {
    url: ({ id }: ImageSource, { size }: { size?: keyof typeof IMAGE_WIDTHS | null }) =>
      `/images/${id}/${IMAGE_WIDTHS[size ?? 'product']}`,
  },
  Item: {
    serial: ({ serial }: ItemSource, _args: unknown, { viewer }) => (viewer?.isAdmin ? serial : null),
    offerDeclineThreshold: (item: ItemSource, _args: unknown, context) =>
      isSellerOrAdmin(item, context) ? item.offerDeclineThreshold : null,
    variants: (item: ItemSource, _args: unknown, { db, locale }) => loadVariants(db, item, locale),
    specs: async (item: ItemSource, _args: unknown, context) => (await details(item, context)).specs,
    backdrop: ({ paper }: ItemSource) => paper,
    measurements: async (item: ItemSource, _args: unknown, context) => (await details(item, context)).plate,
    report: async (item: ItemSource, _args: unknown, context) => (await details(item, context)).report,
    pastSales: (item: ItemSource, _args: unknown, { db }) => loadPastSales(db, item),
  },
  Category: {
    count: async ({ slug }: CategorySource, _args: unknown, context) => (await categoryOf(slug, context))?.count ?? 0,
    types: async ({ slug }: CategorySource, _args: unknown, context) => (await categoryOf(slug, context))?.types ?? [],
  },
  CategoryType: {
    count: async (type: TypeSource, _args: unknown, context) => (await findType(type, context))?.count ?? 0,
    image: ({ id }: TypeSource, { view }: { view?: ImageSource['view'] | null }, context) =>
      loadersOf(context).typeImage.load({ typeId: id, view: view ?? 'HANG' }),
  },
} satisfies ResolverMap;
