import { sql } from 'kysely';
import { providerOf } from '#api/modules/payments/charge-ref.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { CardRemovalRow, CustomerRow } from './tables.ts';

const BATCH = 20;
/** For this long no other process takes up what one has claimed. */
const LEASE_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3_600;
/** From this attempt on, each one that fails is told to whoever runs the shop. */
const TELL_FROM = 5;

/** Whether something is due to be removed at a provider. */
export const hasCardRemovals = sql<boolean>`EXISTS (SELECT FROM card_removals WHERE next_attempt_at <= now())`;

/** Has a card removed at its provider once the transaction is committed; with null the customer and all its cards. */
export async function queueRemoval(trx: Tx, customer: CustomerRow, cardRef: string | null): Promise<void> {
  const { id, provider, provider_ref: ref } = customer;
  await trx
    .insertInto('card_removals')
    .values({ id: newId(), provider, customer_key: id, customer_ref: ref, card_ref: cardRef })
    .execute();
}

async function claim({ db, provider, formerProviders }: PaymentContext): Promise<CardRemovalRow[]> {
  const askable = [provider, ...formerProviders].map(({ name }) => name);
  const { rows } = await sql<CardRemovalRow>`
    UPDATE card_removals SET next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM card_removals WHERE next_attempt_at <= now() AND provider = ANY (${askable}::text[])
      ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}

/** Whether the provider has forgotten it. A customer whose id was never heard is asked for by our key first. */
async function carryOut(context: PaymentContext, removal: CardRemovalRow): Promise<boolean> {
  const vault = providerOf(context, removal)?.vault;
  if (!vault) return false;
  let customerRef = removal.customer_ref;
  if (customerRef === null) {
    const customer = await vault.createCustomer(removal.customer_key);
    if (customer.kind === 'unreachable') return false;
    if (customer.kind === 'refused') return true;
    customerRef = customer.ref;
  }
  const { card_ref: cardRef } = removal;
  const answer = await (cardRef === null ? vault.removeCustomer(customerRef) : vault.remove(customerRef, cardRef));
  return answer.kind === 'removed';
}

/** Removes at the providers what is due; what fails is tried again, later each time. Run it in any number of processes. */
export async function removeCards(context: PaymentContext): Promise<void> {
  for (const removal of await claim(context)) {
    const { id, attempts } = removal;
    if (await carryOut(context, removal)) {
      await context.db.deleteFrom('card_removals').where('id', '=', id).execute();
      continue;
    }
    const wait = Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** Math.min(attempts, 12));
    const nextAttemptAt = new Date(Date.now() + wait * 1000);
    await context.db
      .updateTable('card_removals')
      .set({ next_attempt_at: nextAttemptAt })
      .where('id', '=', id)
      .execute();
    if (attempts >= TELL_FROM)
      context.log.warn({ removalId: id, attempts }, 'A card could not be removed at its provider; it is tried again');
  }
}
