import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { commissionOf } from '#api/modules/payments/index.ts';

/** What a seller gets of a price after the shop's share of today, in cents; postage is apart. */
export async function readNet(
  db: Db,
  sellerId: string,
  priceCents: number,
): Promise<{ readonly feeCents: number; readonly netCents: number }> {
  const seller = await db
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivate', 'is_professional_seller as isProfessional'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  const { professional, private: own } = storeProfile.commission;
  const steps = seller?.isProfessional ? professional : seller?.isPrivate ? own : [];
  const feeCents = commissionOf(priceCents, steps);
  return { feeCents, netCents: priceCents - feeCents };
}
