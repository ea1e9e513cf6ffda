import { emptyListing, type ListingDocument, noListingText } from '@headstock/contracts/listing-document';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { readWrittenItem } from '#api/modules/catalog/index.ts';
import { loadPhotographs } from '#api/modules/media/index.ts';
import { findPortfolioItem } from '#api/modules/portfolio/index.ts';
import { documentOfItem } from './document-of-item.ts';

/** What the shop knows of an item, by its newest listing; nothing for an instrument from elsewhere. */
async function knownOf({ db }: ActorContext, itemId: string | null): Promise<ListingDocument> {
  const listing =
    itemId === null
      ? undefined
      : await db
          .selectFrom('listings')
          .select('id')
          .where('item_id', '=', itemId)
          .orderBy('listed_at', 'desc')
          .executeTakeFirst();
  const item = listing && (await readWrittenItem(db, listing.id));
  return item ? documentOfItem(item) : emptyListing('instrument');
}

/**
 * The listing of an instrument of the actor's portfolio, filled in as far as its owner and the shop know it, with its owner's photographs.
 * What may have changed since, and what another seller wrote, is asked anew: condition, originality, texts, price. Undefined for others' instruments.
 */
export async function documentOfOwned(
  actor: ActorContext,
  portfolioItemId: string,
): Promise<ListingDocument | undefined> {
  const owned = await findPortfolioItem(actor, portfolioItemId);
  if (!owned) return undefined;
  const photographs = await loadPhotographs(actor.db, owned.photograph_ids);
  const known = await knownOf(actor, owned.item_id);
  const finish = { en: '', fr: '', [actor.locale]: owned.finish };
  return {
    ...emptyListing('instrument'),
    brand: owned.brand,
    model: owned.model,
    category: known.category,
    type: known.type,
    yearFrom: owned.year ?? known.yearFrom,
    yearTo: known.yearTo !== null && (owned.year ?? 0) <= known.yearTo ? known.yearTo : owned.year,
    yearIsCirca: known.yearIsCirca,
    finish: owned.finish === '' || owned.finish === known.finish[actor.locale] ? known.finish : finish,
    finishFamily: known.finishFamily,
    handedness: known.handedness,
    serial: owned.serial,
    specs: known.specs,
    measures: known.measures,
    shippingClass: known.shippingClass,
    shippingGrams: known.shippingGrams,
    photographs: owned.photograph_ids.flatMap((id) => {
      const photograph = photographs.get(id);
      return photograph ? [{ id, imageId: photograph.imageId, shot: null, alt: noListingText }] : [];
    }),
  };
}
