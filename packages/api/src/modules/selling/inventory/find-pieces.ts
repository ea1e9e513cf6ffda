import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { lockListing } from '#api/modules/catalog/index.ts';
import { saleTermsOf } from '#api/modules/sales/index.ts';
import { findListing, type OwnListing } from '#api/modules/selling/find-listing.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { offeredOf } from './change-offer.ts';

/** Pieces of the shop's own goods. */
export type Pieces = {
  readonly listing: OwnListing;
  /** The listing that is sold: that of a variant, or the listing itself. */
  readonly listingId: string;
  /** How many are for sale; null of an instrument, which is one of a kind. */
  readonly stock: number | null;
};

/** Which pieces are meant: of a variant by its item, else of the listing itself. */
export type WantedPieces = { readonly id: string; readonly variantItemId?: string | null };

/**
 * The pieces of the shop's own goods, locked. Throws a DomainError: `not-found`; `consigned` for goods of a seller; `variant` where the
 * goods have variants and none of them is named, or an unknown one.
 */
export async function findPieces(
  trx: Tx,
  actor: ActorContext,
  { id, variantItemId = null }: WantedPieces,
): Promise<Pieces> {
  const messages = sellingMessages(actor.locale);
  const locked = await lockListing(trx, id);
  const listing = await findListing(trx, actor.principal, id);
  if (!listing) throw new DomainError('not-found', messages.notFound);
  const { sellerId } = await saleTermsOf(trx, listing.seller_account_id);
  if (sellerId !== null) throw new DomainError('consigned', messages.consigned);
  const document = listing.published ?? listing.document;
  const row = variantItemId === null ? undefined : locked.find(({ item_id: itemId }) => itemId === variantItemId);
  const { stock } = offeredOf(document, variantItemId);
  if (document.variants.length > 0 && (!row || stock === null)) throw new DomainError('variant', messages.variantWrong);
  if (document.variants.length === 0 && variantItemId !== null) throw new DomainError('variant', messages.variantWrong);
  return { listing, listingId: row?.id ?? id, stock };
}
