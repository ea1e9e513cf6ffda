import type { ListingDocument } from '@headstock/contracts/listing-document';
import { listingLimits } from '@headstock/contracts/listing-document';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { lockListing, writeItem } from '#api/modules/catalog/index.ts';
import { refuseWithdrawal } from '#api/modules/sales/index.ts';
import { ensureRow, findListing, type OwnListing } from '#api/modules/selling/find-listing.ts';
import { itemOfDocument } from '#api/modules/selling/item-of-document.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';

/** What a listing is offered at: its price, and the pieces of goods without variants. */
export type Offered = { readonly priceCents: number | null; readonly stock: number | null };

/**
 * A change of what a listing is offered at, by whoever read `version` of it. Null leaves a part as it is. `floorCents` is the lowest
 * price that its consignor agreed to: it warns, and keeps nobody from selling for less; 0 removes it.
 */
export type OfferChange = Offered & {
  readonly id: string;
  /** The item of the variant whose pieces are changed; else those of goods without variants are. */
  readonly variantItemId?: string | null | undefined;
  readonly version: number;
  readonly floorCents?: number | null;
};

/** What came of a change. */
export type ChangedOffer = { readonly before: Offered; readonly after: Offered; readonly version: number };

/** Pieces are counted of goods without variants alone: an instrument is one of a kind, and variants have their own. */
export const countsPieces = ({ kind, variants }: ListingDocument): boolean => kind === 'goods' && variants.length === 0;

/** What a document offers; the pieces are those of a variant if one is named. */
export function offeredOf(document: ListingDocument, variantItemId: string | null = null): Offered {
  const { priceCents, stock, variants } = document;
  if (variantItemId === null) return { priceCents, stock: countsPieces(document) ? stock : null };
  return { priceCents, stock: variants.find(({ itemId }) => itemId === variantItemId)?.stock ?? null };
}

/** A document with other pieces, of a variant if one is named. */
const withPieces = (document: ListingDocument, stock: number, variantItemId: string | null): ListingDocument =>
  variantItemId === null
    ? { ...document, stock }
    : {
        ...document,
        variants: document.variants.map((variant) =>
          variant.itemId === variantItemId ? { ...variant, stock } : variant,
        ),
      };

function checkChange(
  { priceCents, stock, floorCents = null, variantItemId = null }: OfferChange,
  { document, standing }: OwnListing,
  actor: ActorContext,
): void {
  const messages = sellingMessages(actor.locale);
  if (standing.shown === 'SOLD' && (document.kind === 'instrument' || stock === null))
    throw new DomainError('sold', messages.sold);
  if (priceCents !== null && (!Number.isInteger(priceCents) || priceCents < 1 || priceCents > listingLimits.priceCents))
    throw new DomainError('price', messages.priceWrong);
  if (floorCents !== null && (!Number.isInteger(floorCents) || floorCents < 0 || floorCents > listingLimits.priceCents))
    throw new DomainError('floor', messages.floorWrong);
  if (stock === null) return;
  if (offeredOf(document, variantItemId).stock === null) throw new DomainError('stock', messages.stockFixed);
  if (!Number.isInteger(stock) || stock < 0 || stock > listingLimits.stock)
    throw new DomainError('stock', messages.stockWrong);
}

/** Writes new contents into the catalogue, its pictures and everything else untouched. */
async function writeThrough(
  trx: Tx,
  actor: ActorContext,
  listing: OwnListing,
  published: ListingDocument,
): Promise<void> {
  const { id, item, seller_account_id: sellerAccountId } = listing;
  if (!item || !listing.published) return;
  if (published.kind === 'instrument') await refuseWithdrawal(trx, actor.locale, [id]);
  const before = { item, document: listing.published };
  const contents = itemOfDocument(published, { sellerAccountId, before, images: null, clips: null });
  const written = await writeItem(trx, { itemId: item.id, listingId: id }, contents);
  if (!written.ok) throw new Error(`The listing ${id} could not be written: ${written.fault}.`);
}

/**
 * Changes the price or the stock of a listing, of its draft and of what buyers see at once, and nothing else: other changes of the
 * draft stay unpublished. In the caller's transaction. Throws a DomainError; `conflict` when the listing was changed since `version`.
 */
export async function changeOffer(trx: Tx, actor: ActorContext, change: OfferChange): Promise<ChangedOffer> {
  const messages = sellingMessages(actor.locale);
  const { id, version, priceCents, stock, floorCents = null, variantItemId = null } = change;
  await lockListing(trx, id);
  const listing = await findListing(trx, actor.principal, id);
  if (!listing) throw new DomainError('not-found', messages.notFound);
  if (listing.version !== version) throw new DomainError('conflict', messages.conflict);
  checkChange(change, listing, actor);
  const changed = (document: ListingDocument): ListingDocument => ({
    ...(stock === null ? document : withPieces(document, stock, variantItemId)),
    ...(priceCents === null ? {} : { priceCents }),
  });
  const before = offeredOf(listing.published ?? listing.document, variantItemId);
  const document = changed(listing.document);
  const published = listing.published && changed(listing.published);
  await ensureRow(trx, listing);
  const isOffer = priceCents !== null || stock !== null;
  if (published && isOffer) await writeThrough(trx, actor, listing, published);
  const { version: next } = await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      document: toJson(document),
      ...(published && { published: toJson(published) }),
      ...(floorCents !== null && { floor_cents: floorCents || null }),
      version: eb('version', '+', 1),
      updated_at: actor.now,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const after = offeredOf(published ?? document, variantItemId);
  await recordAudit(trx, actorOf(actor), {
    action: 'listing.offer',
    subjectKind: 'listing',
    subjectId: id,
    detail: {
      priceBefore: before.priceCents,
      priceAfter: after.priceCents,
      stockBefore: before.stock,
      stockAfter: after.stock,
      ...(variantItemId !== null && { variant: variantItemId }),
      ...(floorCents !== null && { floorBefore: listing.floor_cents, floorAfter: floorCents || null }),
    },
  });
  return { before, after, version: next };
}
