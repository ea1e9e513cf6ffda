import { storeProfile } from '@headstock/contracts/store-profile';
import type { SaleTerms } from '#api/modules/payments/index.ts';
import type { Tx } from '#api/platform/db/database.ts';

const shopsOwn: SaleTerms = { sellerId: null, commission: [], sellerShips: false };

/**
 * On which terms an account's goods are sold today: a private seller's go through the shop, a professional seller sends their
 * own, every other account sells for the shop itself.
 */
export async function saleTermsOf(trx: Tx, sellerAccountId: string): Promise<SaleTerms> {
  const seller = await trx
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivate', 'is_professional_seller as isProfessional'])
    .where('id', '=', sellerAccountId)
    .executeTakeFirst();
  if (!seller?.isPrivate && !seller?.isProfessional) return shopsOwn;
  const commission = storeProfile.commission[seller.isProfessional ? 'professional' : 'private'];
  return { sellerId: sellerAccountId, commission, sellerShips: seller.isProfessional };
}
