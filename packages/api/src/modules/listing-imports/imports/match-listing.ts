import { isId } from '#api/platform/db/new-id.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { findListing, findListingBySku, type OwnListing } from '#api/modules/selling/index.ts';
import { firstCell, type Product } from '#api/modules/listing-imports/rows/product.ts';

/** The number that an export writes for a listing without one. */
export const shopNumberOf = (id: string): string => `HS-${id.toUpperCase()}`;
const SHOP_NUMBER = /^HS-(?<id>[0-9A-Z]{13})$/i;
const HANDLE_END = /(?:^|-)(?<id>[0-9a-z]{13})$/;

/** Ids that a product names: in a column of its own, at the end of its handle, or in a number that we made. */
function namedIds(product: Product): string[] {
  const handle = HANDLE_END.exec(firstCell(product, 'handle') ?? '')?.groups?.['id'];
  const number = SHOP_NUMBER.exec(firstCell(product, 'sku') ?? '')?.groups?.['id']?.toLowerCase();
  return [firstCell(product, 'id'), handle, number].flatMap((id) => (id && isId(id) ? id : []));
}

/**
 * The seller's own listing that a product is about; undefined for a new one. Another seller's is never found, whatever the file names, and
 * neither is it for an admin.
 */
export async function matchListing(
  actor: ActorContext,
  product: Product,
  identity: string,
): Promise<OwnListing | undefined> {
  const sellerId = requireAccountId(actor);
  const own = async (id: string | undefined): Promise<OwnListing | undefined> => {
    const listing = id === undefined ? undefined : await findListing(actor.db, actor.principal, id);
    return listing?.seller_account_id === sellerId ? listing : undefined;
  };
  if (identity.startsWith('sku:')) {
    const bySku = await own(await findListingBySku(actor.db, sellerId, identity.slice(4)));
    if (bySku) return bySku;
  }
  for (const id of namedIds(product)) {
    const named = await own(id);
    if (named) return named;
  }
  const trace = await actor.db
    .selectFrom('listing_import_traces')
    .select('listing_id')
    .where('seller_account_id', '=', sellerId)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return own(trace?.listing_id);
}
