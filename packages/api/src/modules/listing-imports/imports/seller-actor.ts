import { canImportListings } from '@headstock/contracts/session';
import { type ActorContext, anonymous } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';

/** The seller of an import as who acts in its job; undefined once the account may not import any more. */
export async function sellerActor(db: Db, accountId: string): Promise<ActorContext | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['locale', 'is_admin', 'is_private_seller', 'is_professional_seller'])
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .executeTakeFirst();
  if (!account) return undefined;
  const rights = {
    ...anonymous.rights,
    isAdmin: account.is_admin,
    isPrivateSeller: account.is_private_seller,
    isProfessionalSeller: account.is_professional_seller,
  };
  if (!canImportListings(rights)) return undefined;
  const principal = { ...anonymous, accountId, rights };
  return { db, principal, locale: account.locale, now: new Date(), requestId: null };
}
