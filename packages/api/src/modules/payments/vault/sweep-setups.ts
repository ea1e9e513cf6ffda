import { sql } from 'kysely';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import { askAgain, settleSetup } from './add-card.ts';
import type { CardSetupRow } from './tables.ts';

const BATCH = 20;
const AGAIN_SECONDS = 60;

/** Whether the answer about a card is due. */
export const hasOpenCardSetups = sql<boolean>`EXISTS (SELECT FROM card_setups WHERE state = 'open' AND next_attempt_at <= now())`;

/** Settles wishes to keep a card whose answer was lost: what the provider keeps is written down, after an hour the rest is given up. */
export async function sweepCardSetups(context: PaymentContext): Promise<void> {
  const { rows } = await sql<Pick<CardSetupRow, 'id' | 'customer_id' | 'provider_ref'>>`
    UPDATE card_setups SET next_attempt_at = now() + make_interval(secs => ${AGAIN_SECONDS})
    WHERE id IN (
      SELECT id FROM card_setups WHERE state = 'open' AND next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING id, customer_id, provider_ref`.execute(context.db);
  for (const setup of rows) {
    const customer = await context.db
      .selectFrom('payment_customers')
      .selectAll()
      .where('id', '=', setup.customer_id)
      .executeTakeFirst();
    if (customer) await settleSetup(context, setup.id, customer, await askAgain(context, customer, setup));
  }
}
