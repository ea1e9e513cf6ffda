import { storeProfile } from '@headstock/contracts/store-profile';
import { oneShare, type OrderTerms, type SaleTerms } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { signedShares } from './signed-shares.ts';

const shopsOwn: SaleTerms = { sellerId: null, commission: [], sellerShips: false };

/** What decides on the terms of a seller. */
export type Seller = { readonly isPrivateSeller: boolean; readonly isProfessionalSeller: boolean };

/** The terms of today for the goods of an account, whose rights are known. */
export function termsOf({ isPrivateSeller, isProfessionalSeller }: Seller, sellerAccountId: string): SaleTerms {
  if (!isPrivateSeller && !isProfessionalSeller) return shopsOwn;
  const commission = storeProfile.commission[isProfessionalSeller ? 'professional' : 'private'];
  return { sellerId: sellerAccountId, commission, sellerShips: isProfessionalSeller };
}

/**
 * On which terms an account's goods are sold today: a private seller's go through the shop, a professional seller sends their
 * own, every other account sells for the shop itself.
 */
export async function saleTermsOf(trx: Db, sellerAccountId: string): Promise<SaleTerms> {
  const seller = await trx
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivateSeller', 'is_professional_seller as isProfessionalSeller'])
    .where('id', '=', sellerAccountId)
    .executeTakeFirst();
  return seller ? termsOf(seller, sellerAccountId) : shopsOwn;
}

/** The terms of a seller with the share that was signed for one listing; undefined where none was. */
export const withSignedShare = (terms: SaleTerms, basisPoints: number | undefined): SaleTerms =>
  basisPoints === undefined || terms.sellerId === null ? terms : { ...terms, commission: oneShare(basisPoints) };

/** On which terms an order is placed, with what its lines are sold for: each by the share that was signed for it, all others by the general ones. */
export async function orderTermsOf(
  trx: Db,
  { id, seller_account_id: sellerId }: { readonly id: string; readonly seller_account_id: string },
): Promise<OrderTerms> {
  const terms = await saleTermsOf(trx, sellerId);
  const lines = await trx
    .selectFrom('line_items')
    .select(['id', 'listing_id', 'quantity', 'unit_cents'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const listingIds = terms.sellerId === null ? [] : lines.map((line) => line.listing_id);
  const signed = await signedShares(trx, listingIds);
  return {
    ...terms,
    lines: lines.map((line) => ({
      id: line.id,
      cents: line.quantity * (line.unit_cents ?? 0),
      basisPoints: signed.get(line.listing_id) ?? null,
    })),
  };
}
