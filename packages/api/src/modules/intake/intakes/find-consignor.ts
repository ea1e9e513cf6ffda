import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { readEmail } from '#api/modules/accounts/index.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';

/** The account of somebody who consigns. Throws an IntakeFault for e-mails of nobody who may: `email`, `no-account`, `own-shop`, `not-seller`. */
export async function findConsignor(trx: Tx, actor: ActorContext, email: string): Promise<string> {
  const messages = intakeMessages(actor.locale);
  const read = readEmail(email);
  if (!read) throw new IntakeFault('email', messages.email, 'personEmail');
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'is_private_seller', 'is_professional_seller', 'is_admin'])
    .where('kind', '=', 'member')
    .where('email', '=', read)
    .executeTakeFirst();
  if (!account) throw new IntakeFault('no-account', messages.noAccount, 'personEmail');
  if (account.is_admin) throw new IntakeFault('own-shop', messages.ownShop, 'personEmail');
  if (!account.is_private_seller) throw new IntakeFault('not-seller', messages.notSeller, 'personEmail');
  return account.id;
}
