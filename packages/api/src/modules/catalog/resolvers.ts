import { createHash } from 'node:crypto';
import { clipFormats, clipPath } from '@headstock/contracts/clips';
import { inEither } from '@headstock/contracts/listing-title';
import { originalityParts } from '@headstock/contracts/listing-document';
import { locales } from '@headstock/contracts/locale';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { catalogSearch } from './catalog-search.ts';
import { type CategoryOverview, loadCategories, loadDecades } from './items/categories.ts';
import type { ClipView } from './items/item-clips.ts';
import type { ItemSource, TypeSource } from './items/item-mapper.ts';
import { loadersOf } from './items/loaders.ts';
import { loadItems, loadListings } from './items/load-items.ts';
import { loadSimilar } from './items/load-similar.ts';
import { readSeller } from './sellers/read-seller.ts';
import { viewPastError, viewValuation } from './valuation/view-valuation.ts';

const clamp = (value: number | null | undefined, least: number, most: number, otherwise: number): number =>
  Math.min(Math.max(value ?? otherwise, least), most);

const details = ({ id }: ItemSource, actor: ActorContext) => loadersOf(actor).details.load(id);

const categoryOf = (slug: string, actor: ActorContext) => loadersOf(actor).category.load(slug);

async function findType({ categorySlug, slug }: TypeSource, actor: ActorContext) {
  return (await categoryOf(categorySlug, actor))?.types.find((type) => type.slug === slug);
}

/** All categories; a loader has them for their fields. */
async function allCategories(actor: ActorContext): Promise<readonly CategoryOverview[]> {
  const categories = await loadCategories(actor.db, actor.locale);
  for (const category of categories) loadersOf(actor).category.prime(category.slug, category);
  return categories;
}

/** Where captions are served. Other captions have another address, as they are kept for long. */
function captionsPath({ itemId, clipId, captions }: ClipView, locale: Locale): string {
  const mark = createHash('sha256').update(captions[locale]).digest('hex').slice(0, 12);
  return `/api/captions/${itemId}/${clipId}/${locale}-${mark}.vtt`;
}

const isSellerOrAdmin = ({ account }: ItemSource, { principal }: ActorContext): boolean =>
  principal.rights.isAdmin || principal.accountId === account.id;

const PAGE_SIZE = 24;
const MAX_ITEMS = 24;
const MAX_SLUG_CHARACTERS = 100;
const IMAGE_WIDTHS = { orders: 320, product: 1280 } as const;

/** What is in a single order only has no page, and nobody finds it by its id. */
const hasPage = ({ slug }: ItemSource): boolean => slug !== '';

export const resolvers = {
  Query: {
    listings: (_source, { filter, sort, page, first }, { actor: { db, locale } }) =>
      catalogSearch(db).search({
        filter: filter ?? {},
        sort: sort ?? 'DEFAULT',
        page: page ?? 1,
        first: first ?? PAGE_SIZE,
        locale,
      }),
    instrumentValuation: (_source, { brand, model, year, condition }, { actor }) =>
      viewValuation(actor, { brand, model, year: year ?? null, condition: condition ?? null }),
    item: async (_source, { id }, { actor: { db, locale } }) =>
      (await loadItems(db, [id], locale)).find(hasPage) ?? null,
    items: async (_source, { ids }, { actor: { db, locale } }) =>
      (await loadItems(db, ids.slice(0, MAX_ITEMS), locale)).filter(hasPage),
    similarItems: (_source, { itemId, first }, { actor: { db, locale } }) =>
      loadSimilar(db, itemId, clamp(first, 1, 12, 4), locale),
    category: (_source, { slug }, { actor }) => categoryOf(toSlug(slug.slice(0, MAX_SLUG_CHARACTERS)), actor),
    categories: (_source, _args, { actor }) => allCategories(actor),
    decades: (_source, _args, { actor }) => loadDecades(actor.db),
    seller: (_source, { username }, { actor }) => readSeller(actor.db, username),
    searchSuggestions: (_source, { keywords }, { actor: { db, locale } }) =>
      catalogSearch(db).suggest(keywords, locale),
  },
  InstrumentValuation: { pastError: (_source, _args, { actor }) => viewPastError(actor) },
  ListingSearch: {
    nodes: async (search, _args, { actor: { db, locale } }) => loadListings(db, await search.ids(), locale),
    totalCount: (search) => search.totalCount(),
    renamed: (search) => search.renamed,
    totalCountIsLowerBound: (search) => search.totalCountIsLowerBound(),
    totalCountEstimate: (search) => search.totalCountEstimate(),
    page: (search) => search.page(),
    pageCount: (search) => search.pageCount(),
    facets: (search) => search.facets(),
    prices: (search) => search.prices(),
    pricesAreLowerBounds: (search) => search.pricesAreLowerBounds(),
    keywordsAreUnspecific: (search) => search.keywordsAreUnspecific,
    suggestions: (search) => search.suggestions(),
  },
  Image: {
    width: ({ width }) => width ?? null,
    height: ({ height }) => height ?? null,
    alt: ({ id, alt }, _args, { actor }) => alt ?? loadersOf(actor).imageAlt.load(id),
    url: ({ id }, { size }) => `/images/${id}/${IMAGE_WIDTHS[size]}`,
  },
  Item: {
    serial: ({ serial }, _args, { actor }) => (actor.principal.rights.isAdmin ? serial : null),
    offerDeclineThreshold: (item, _args, { actor }) =>
      isSellerOrAdmin(item, actor) ? item.offerDeclineThreshold : null,
    coverAlt: ({ images }) => (images[0]?.view === 'PHOTO' ? (images[0].alt ?? null) : null),
    variants: ({ id, hasVariants }, _args, { actor }) => (hasVariants ? loadersOf(actor).variants.load(id) : []),
    specs: async (item, _args, { actor }) => (await details(item, actor)).specs,
    measurements: async (item, _args, { actor }) => (await details(item, actor)).plate,
    report: async (item, _args, { actor }) => (await details(item, actor)).report,
    clips: (item, _args, { actor }) => loadersOf(actor).clips.load(item.id),
    originality: ({ originality, partImages, images }) =>
      originalityParts.flatMap((part) => {
        const state = originality[part];
        return state ? [{ part, state, image: images.find(({ id }) => id === partImages[part]) ?? null }] : [];
      }),
    pastSales: ({ modelKey, listing }, _args, { actor }) =>
      loadersOf(actor).pastSales.load({ modelKey, listingId: listing?.id ?? null }),
  },
  Clip: {
    id: ({ clipId }) => clipId,
    kind: ({ kind }) => (kind === 'sound' ? 'SOUND' : 'VIDEO'),
    url: ({ file }) => clipPath(file),
    contentType: ({ format }) => clipFormats[format].contentType,
    title: ({ title }, _args, { actor }) => inEither(title, actor.locale) || null,
    description: ({ description }, _args, { actor }) => inEither(description, actor.locale) || null,
    poster: ({ posterImageId: id }) => (id === null ? null : { id, view: 'PHOTO' }),
    captions: (clip) =>
      locales.flatMap((locale) =>
        clip.captions[locale].trim() === '' ? [] : [{ locale, url: captionsPath(clip, locale) }],
      ),
  },
  Category: {
    count: async ({ slug }, _args, { actor }) => (await categoryOf(slug, actor))?.count ?? 0,
    types: async ({ slug }, _args, { actor }) => (await categoryOf(slug, actor))?.types ?? [],
  },
  CategoryType: {
    count: async (type, _args, { actor }) => (await findType(type, actor))?.count ?? 0,
    image: ({ id }, { view }, { actor }) => loadersOf(actor).typeImage.load({ typeId: id, view }),
  },
} satisfies Resolvers;
