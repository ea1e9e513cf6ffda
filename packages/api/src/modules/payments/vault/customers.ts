import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { CustomerRow } from './tables.ts';

type Found = Omit<CustomerRow, 'provider_ref'> & { readonly provider_ref: string };

/** An account's customer at the provider of the shop, made when there is none; a word when the provider did not make it. */
export async function ensureCustomer(
  { db, provider }: Pick<PaymentContext, 'db' | 'provider'>,
  accountId: string,
): Promise<Found | 'refused' | 'unreachable'> {
  await db
    .insertInto('payment_customers')
    .values({ id: newId(), account_id: accountId, provider: provider.name })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doNothing())
    .execute();
  const customer = await findCustomer(db, accountId, provider.name);
  if (!customer) return 'unreachable';
  if (customer.provider_ref !== null) return { ...customer, provider_ref: customer.provider_ref };
  const answer = await provider.vault.createCustomer(customer.id);
  if (answer.kind !== 'customer') return answer.kind;
  await db.updateTable('payment_customers').set({ provider_ref: answer.ref }).where('id', '=', customer.id).execute();
  return { ...customer, provider_ref: answer.ref };
}

export const findCustomer = (
  db: Db,
  accountId: string,
  provider: CustomerRow['provider'],
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('payment_customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** Locks an account's customer, so that all changes of its cards come one after another. */
export const lockCustomer = (
  trx: Tx,
  accountId: string,
  provider: CustomerRow['provider'],
): Promise<CustomerRow | undefined> =>
  trx
    .selectFrom('payment_customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
