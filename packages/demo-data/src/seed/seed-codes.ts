import { grantCredits, issueCode, newId, type OrderPrice, recordCapture, type Tx } from '@headstock/api/seeding';
import { demoChargeRef } from '@headstock/contracts/demo-charge';
import { storeProfile } from '@headstock/contracts/store-profile';
import { accounts } from '#demo-data/catalogue/index.ts';

/** The codes of the demo shop, to try one. */
export const DEMO_CODES = [
  { code: 'GUTR-2222-DEMA-3333', cents: 25_000, isTrade: false, notes: 'Demo gift code' },
  { code: 'TRAD-2222-DEMA-4444', cents: 40_000, isTrade: true, notes: 'Demo trade code' },
] as const;

/** Gives the demo shop two codes, and the demo buyer store credits and trade credits. */
export async function seedCodes(trx: Tx): Promise<void> {
  const idOf = async (key: string): Promise<string | null> => {
    const email = accounts.find((account) => account.key === key)?.email ?? '';
    const row = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    return row?.id ?? null;
  };
  const issuedBy = await idOf('admin');
  for (const { code, ...issue } of DEMO_CODES) await issueCode(trx, code, { ...issue, issuedBy }, null);
  const buyer = await idOf('buyer');
  if (buyer === null) return;
  await grantCredits(trx, buyer, { cents: 15_000, isTrade: false, notes: 'Welcome back', issuedBy });
  await grantCredits(trx, buyer, { cents: 32_000, isTrade: true, notes: 'Trade of a practice amplifier', issuedBy });
}

/** A card payment of the past, for an order of the demo shop. */
export type DemoPayment = {
  readonly accountId: string;
  readonly orderId: string;
  readonly price: OrderPrice;
  readonly cents: number;
  readonly at: Date;
};

/** Writes a captured card payment, with its ledger entry. */
export async function insertDemoPayment(trx: Tx, { accountId, orderId, price, cents, at }: DemoPayment): Promise<void> {
  const id = newId();
  await trx
    .insertInto('payments')
    .values({
      id,
      session_id: newId(),
      account_id: accountId,
      idempotency_key: id,
      request_hash: id,
      kind: 'card',
      provider: 'gateway',
      provider_ref: demoChargeRef({ paymentId: id, amountCents: cents, at }),
      status: 'CAPTURED',
      amount_cents: cents,
      currency: storeProfile.currency,
      network: 'visa',
      last4: '4242',
      next_attempt_at: at,
      captured_at: at,
      created_at: at,
    })
    .execute();
  await trx
    .insertInto('payment_allocations')
    .values({
      id: newId(),
      payment_id: id,
      order_id: orderId,
      amount_cents: cents,
      captured_cents: cents,
      capture_entry_id: await recordCapture(trx, { id, kind: 'card' }, orderId, cents),
      sub_total_cents: price.subTotalCents,
      discount_cents: price.discountCents,
      shipping_cents: price.shippingCents,
      extra_fee_cents: price.extraFeeCents,
      tax_cents: price.taxCents,
      total_cents: price.totalCents,
    })
    .execute();
}
