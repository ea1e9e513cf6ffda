import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import type { SaleTerms } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { commissionOfLines, oneShare, type SharedLine } from './signed-shares.model.ts';

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

/** The shop's shares that owners signed when they left instruments at the counter, in hundredths of a percent, by listing. */
export async function signedShares(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; share: number }>`SELECT listing_id AS id, split_basis_points AS share
    FROM intakes WHERE deal = 'CONSIGNMENT' AND listing_id = ANY (${[...listingIds]}::text[])`.execute(db);
  return new Map(rows.map(({ id, share }) => [id, share]));
}

/** The terms of a seller with the share that was signed for one listing; undefined where none was. */
export const withSignedShare = (terms: SaleTerms, basisPoints: number | undefined): SaleTerms =>
  basisPoints === undefined || terms.sellerId === null ? terms : { ...terms, commission: oneShare(basisPoints) };

/** On which terms the lines of an order are sold: each by the share that was signed for it, all others by the general ones. */
export async function orderTermsOf(
  trx: Db,
  { id, seller_account_id: sellerId }: { readonly id: string; readonly seller_account_id: string },
): Promise<SaleTerms> {
  const terms = await saleTermsOf(trx, sellerId);
  if (terms.sellerId === null) return terms;
  const { rows } = await sql<SharedLine>`SELECT coalesce(line.unit_cents, 0) * line.quantity AS cents,
      intakes.split_basis_points AS "basisPoints"
    FROM line_items AS line
    LEFT JOIN intakes ON intakes.listing_id = line.listing_id AND intakes.deal = 'CONSIGNMENT'
    WHERE line.order_id = ${id} ORDER BY line.id`.execute(trx);
  return { ...terms, commission: commissionOfLines(rows, terms.commission) };
}
