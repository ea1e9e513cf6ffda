import { originalityParts, type OriginalityPart, type OriginalityState } from '@headstock/contracts/listing-document';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { type Condition, loadItems, originalityEffectOf, valueNamed } from '#api/modules/catalog/index.ts';
import { readSellerProceeds } from '#api/modules/sales/index.ts';
import { findListing } from './find-listing.ts';

/** What guidance is asked for: a listing as it is written at the moment, saved or not. */
export type AskedGuidance = {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly year?: number | null;
  readonly priceCents: number;
  readonly condition?: Condition | null;
  readonly originality?: readonly { readonly part: string; readonly state: OriginalityState }[] | null;
};

function sheetOf(given: AskedGuidance['originality']): Partial<Record<OriginalityPart, OriginalityState>> {
  const sheet: Partial<Record<OriginalityPart, OriginalityState>> = {};
  for (const part of originalityParts) {
    const fact = given?.find((candidate) => candidate.part === part);
    if (fact) sheet[part] = fact.state;
  }
  return sheet;
}

/** What others of the model were sold for and cost, and what the seller would get; null but for the seller of a listing and admins. */
export async function readPriceGuidance(actor: ActorContext, asked: AskedGuidance) {
  const { id, brand, model, year = null, condition = null } = asked;
  const listing = await findListing(actor.db, actor.principal, id);
  if (!listing) return null;
  const originality = sheetOf(asked.originality);
  const instrument = { brand, model, year, condition, originality, exceptListingId: id };
  const [valuation, effect] = await Promise.all([
    valueNamed(actor.db, instrument, actor.locale, actor.now),
    originalityEffectOf(actor.db, instrument),
  ]);
  // Sellers see others of the model alone.
  const isOfModel = valuation?.nearness === 'model';
  const comparables = isOfModel ? valuation.comparables : [];
  const items = await loadItems(
    actor.db,
    comparables.flatMap(({ itemId }) => itemId ?? []),
    actor.locale,
  );
  const price = { listingId: id, cents: Math.max(0, asked.priceCents), shippingCents: null };
  return {
    comparables: comparables.map(({ cents, adjustedCents, itemId, ...comparable }) => {
      const item = items.find((candidate) => candidate.id === itemId);
      return {
        ...comparable,
        price: toMoney(cents),
        adjustedPrice: toMoney(adjustedCents),
        path: item ? `/shop/${item.slug}/${item.id}` : null,
      };
    }),
    estimate: isOfModel
      ? {
          low: toMoney(valuation.lowCents),
          median: toMoney(valuation.medianCents),
          high: toMoney(valuation.highCents),
          isThin: valuation.isThin,
        }
      : null,
    originalityPercent: effect === null ? null : Math.round((Math.exp(effect) - 1) * 100),
    proceeds: await readSellerProceeds(actor.db, { sellerId: listing.seller_account_id, ...price }),
  };
}
