import { storeProfile } from '@headstock/contracts/store-profile';
import type { SaleTerms } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';

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
