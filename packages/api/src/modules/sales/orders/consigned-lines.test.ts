import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkBooks, loadSellerBalances } from '#api/modules/payments/index.ts';
import { type CheckoutHarness, openCheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { quoteOrderRefund } from './refund-quote.ts';
import { cancelReturn, setReturned } from './return-line-item.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

/** Enters that an instrument was left at the counter, for a share of the shop in hundredths of a percent. */
const sign = (listingId: string, sellerId: string, basisPoints: number) =>
  harness.db
    .insertInto('intakes')
    .values({
      id: newId(),
      request_id: newId(),
      listing_id: listingId,
      deal: 'CONSIGNMENT',
      place: 'Nashville, TN',
      brand: 'Fender',
      model: 'Stratocaster',
      serial: '',
      serial_key: '',
      consignor_account_id: sellerId,
      person_name: 'Jane Doe',
      person_email: null,
      person_phone: null,
      person_address: null,
      id_kind: null,
      id_number: null,
      id_ending: null,
      split_basis_points: basisPoints,
      fee_cents: 0,
      term_days: 90,
      paid_cents: null,
      terms_version: 1,
      signed_name: 'Jane Doe',
      signed_locale: 'en',
      signature: null,
      signed_at: new Date(),
      hold_days: 0,
      hold_source: '',
      hold_until: new Date(),
      watch_note: null,
      account_id: harness.shop.houseId,
    })
    .execute();

/** A delivered order of one line of $1,000 for each share; null: by the general one, of 20 percent. Gives the lines in their sequence. */
async function sold(shares: readonly (number | null)[], discountCents = 0) {
  const sellerId = await harness.shop.privateSeller();
  const visitor = harness.shop.guest();
  const listings: string[] = [];
  for (const share of shares) {
    const listingId = await harness.shop.listing({ sellerId });
    if (share !== null) await sign(listingId, sellerId, share);
    listings.push(listingId);
  }
  const orderId = await harness.shop.readyOrder(visitor, ...listings);
  if (discountCents > 0)
    await harness.db.updateTable('orders').set({ discount_cents: discountCents }).where('id', '=', orderId).execute();
  await harness.mustPay(visitor, [orderId], await harness.card());
  await harness.deliver(orderId);
  const rows = await harness.db
    .selectFrom('line_items')
    .select(['id', 'listing_id'])
    .where('order_id', '=', orderId)
    .execute();
  const lines = listings.map((listingId) => rows.find((row) => row.listing_id === listingId)?.id ?? '');
  return { orderId, lines };
}

const dueOf = async (orderId: string) => (await loadSellerBalances(harness.db, [orderId])).get(orderId)?.dueCents;
const giveBack = (id = '') => setReturned(harness.shop.admin, harness.checkout.publicUrl, id, 'Neck too wide');
const totalOf = async (orderId: string) => (await harness.order(orderId)).total_cents ?? 0;

describe('an order of lines with shares of their own', () => {
  it.each([
    ['the first', [1_000, 3_000], 0, 70_000],
    ['the second', [1_000, 3_000], 1, 90_000],
    ['the signed one', [1_000, null], 0, 80_000],
    ['the one by the general share', [1_000, null], 1, 90_000],
    ['one of three', [500, 1_000, 1_500], 1, 95_000 + 85_000],
  ] as const)('owes the seller for what stays, by its own share: %s came back', async (_, shares, at, due) => {
    const { orderId, lines } = await sold(shares);
    const before = await dueOf(orderId);
    await giveBack(lines[at]);
    expect(await dueOf(orderId)).toBe(due);
    await cancelReturn(harness.shop.admin, lines[at] ?? '');
    expect(await dueOf(orderId)).toBe(before);
    await giveBack(lines[at]);
    await harness.refund(orderId, Math.floor((await totalOf(orderId)) / shares.length));
    expect(await dueOf(orderId)).toBe(due);
    expect(await checkBooks(harness.db)).toEqual([]);
  });

  it('spreads a refund without a return over all lines, each by its own share', async () => {
    const { orderId } = await sold([1_000, 3_000]);
    expect(await dueOf(orderId)).toBe(90_000 + 70_000);
    await harness.refund(orderId, (await totalOf(orderId)) / 2);
    expect(await dueOf(orderId)).toBe(45_000 + 35_000);
  });

  it('takes a refund beyond what came back from what stays', async () => {
    const { orderId, lines } = await sold([1_000, 3_000]);
    await giveBack(lines[0]);
    await harness.refund(orderId, ((await totalOf(orderId)) / 4) * 3);
    expect(await dueOf(orderId)).toBe(35_000);
  });

  it('takes a returned line at what was paid for it, after the discount of the order', async () => {
    const { orderId, lines } = await sold([1_000, 3_000], 40_000);
    expect(await dueOf(orderId)).toBe(72_000 + 56_000);
    await giveBack(lines[0]);
    expect(await dueOf(orderId)).toBe(56_000);
    await giveBack(lines[1]);
    expect(await dueOf(orderId)).toBe(0);
    expect(await checkBooks(harness.db)).toEqual([]);
  });

  it('quotes a refund of returned goods at the returned line', async () => {
    const { orderId, lines } = await sold([1_000, 3_000]);
    await giveBack(lines[1]);
    const quoted = async (cents: number) =>
      (await quoteOrderRefund(harness.shop.admin, orderId, cents)).lines.map(({ lineItemId, amount }) => [
        lines.indexOf(lineItemId),
        amount.amountCents,
      ]);
    const total = await totalOf(orderId);
    expect(await quoted(total / 2)).toEqual([[1, 100_000]]);
    await harness.refund(orderId, total / 2);
    expect(await quoted(total / 4)).toEqual([[0, 50_000]]);
  });
});
