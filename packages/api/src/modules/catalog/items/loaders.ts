import DataLoader from 'dataloader';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { type CategoryOverview, loadCategories, loadTypeImages } from './categories.ts';
import { loadAlts } from './image-alts.ts';
import { type ClipView, loadItemClips } from './item-clips.ts';
import { type ItemDetails, loadItemDetails } from './item-details.ts';
import { loadPastSales, type PastSalesKey, type PastSaleView } from '#api/modules/catalog/past-sales.ts';
import type { ImageSource, ItemSource } from './item-mapper.ts';
import { loadVariants } from './load-variants.ts';

type TypeImageKey = { readonly typeId: string; readonly view: ImageSource['view'] };

/** Batched loads of one request; each caches what it loaded. */
export type CatalogLoaders = {
  readonly details: DataLoader<string, ItemDetails>;
  readonly clips: DataLoader<string, readonly ClipView[]>;
  /** By the id of the parent item. */
  readonly variants: DataLoader<string, ItemSource[]>;
  readonly pastSales: DataLoader<PastSalesKey, PastSaleView[], string>;
  /** By slug. */
  readonly category: DataLoader<string, CategoryOverview | null>;
  readonly typeImage: DataLoader<TypeImageKey, ImageSource | null, string>;
  /** What an image shows, by its id; null where nobody said. */
  readonly imageAlt: DataLoader<string, string | null>;
};

function createLoaders({ db, locale }: ActorContext): CatalogLoaders {
  return {
    details: new DataLoader(async (ids) => {
      const details = await loadItemDetails(db, ids, locale);
      return ids.map((id) => details.get(id) ?? { specs: [], plate: [], report: [] });
    }),
    clips: new DataLoader(async (ids) => {
      const clips = await loadItemClips(db, ids);
      return ids.map((id) => clips.get(id) ?? []);
    }),
    variants: new DataLoader(async (parentIds) => {
      const variants = await loadVariants(db, parentIds, locale);
      return parentIds.map((id) => variants.get(id) ?? []);
    }),
    pastSales: new DataLoader((keys) => loadPastSales(db, keys), {
      cacheKeyFn: ({ modelKey, listingId }) => `${listingId} ${modelKey}`,
    }),
    category: new DataLoader(async (slugs) => {
      const categories = new Map((await loadCategories(db, locale)).map((category) => [category.slug, category]));
      return slugs.map((slug) => categories.get(slug) ?? null);
    }),
    typeImage: new DataLoader(
      async (keys) => {
        const views = [...new Set(keys.map(({ view }) => view))];
        const images = new Map(
          await Promise.all(views.map(async (view) => [view, await loadTypeImages(db, view)] as const)),
        );
        return keys.map(({ typeId, view }) => images.get(view)?.get(typeId) ?? null);
      },
      { cacheKeyFn: ({ typeId, view }) => `${view} ${typeId}` },
    ),
    imageAlt: new DataLoader(async (ids) => {
      const alts = await loadAlts(db, ids);
      return ids.map((id) => alts.get(id)?.[locale] || null);
    }),
  };
}

const loaders = new WeakMap<ActorContext, CatalogLoaders>();

/** The loaders of a call, the same for its whole duration. */
export function loadersOf(actor: ActorContext): CatalogLoaders {
  const known = loaders.get(actor) ?? createLoaders(actor);
  loaders.set(actor, known);
  return known;
}

/** What others of a model sold for, the newest first, at most twelve; batched over a call. */
export const pastSalesOf = (actor: ActorContext, modelKey: string): Promise<PastSaleView[]> =>
  loadersOf(actor).pastSales.load({ modelKey, listingId: null });
