import type { Db } from '#api/platform/db/database.ts';

/**
 * Whether codes can pay for what somebody sells: the shop owes what is on a code, so it takes codes for what it sells or
 * sends itself. A professional seller sends and is paid directly.
 */
export const takesCodes = ({ isProfessionalSeller, isAdmin }: { isProfessionalSeller: boolean; isAdmin: boolean }) =>
  isAdmin || !isProfessionalSeller;

/** Whether codes can pay for the orders of all these sellers. */
export async function acceptsCodes(db: Db, sellerIds: readonly string[]): Promise<boolean> {
  const sellers = await db
    .selectFrom('accounts')
    .select(['is_professional_seller as isProfessionalSeller', 'is_admin as isAdmin'])
    .where('id', 'in', [...new Set(sellerIds)])
    .execute();
  return sellers.every(takesCodes);
}
