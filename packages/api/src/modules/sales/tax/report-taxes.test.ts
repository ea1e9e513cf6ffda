import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StripeTax } from '#api/modules/fulfilment/tax/stripe/stripe-tax.ts';
import { startStripeTaxDouble } from '#api/modules/fulfilment/tax/stripe/stripe-tax-double.fixture.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { readCart } from '#api/modules/sales/cart/read-cart.ts';
import { setShippingAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { payOrders } from '#api/modules/sales/checkout/pay-orders.ts';
import { setShippingMethod } from '#api/modules/sales/checkout/shipping-methods.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { reportTaxes } from './report-taxes.ts';

let database: TestDatabase;
let shop: TestShop;
let double: Awaited<ReturnType<typeof startStripeTaxDouble>>;
let checkout: CheckoutContext;
/** Staff who buys: the goods are those of the house. */
let clerk: ActorContext;
const errors: object[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
  double = await startStripeTaxDouble();
  clerk = actAs(await shop.member(), { rights: { isAdmin: true, canUseManualPayment: true } });
});
afterAll(async () => {
  await double.close();
  await database.drop();
});
beforeEach(async () => {
  double.reset();
  errors.length = 0;
  await database.db.deleteFrom('tax_reports').execute();
  checkout = { ...checkoutWith(database.db, 'http://127.0.0.1:9'), tax: openTax() };
});

const openTax = () =>
  new StripeTax({
    secretKey: 'sk_test_headstock',
    goodsCode: 'txcd_99999999',
    shippingCode: 'txcd_92010001',
    timeoutMs: 300,
    apiUrl: double.url,
  });
const report = () => reportTaxes({ ...checkout, log: { error: (detail) => void errors.push(detail) } });
const makeDue = () =>
  database.db
    .updateTable('tax_reports')
    .set({ next_attempt_at: new Date(0) })
    .execute();
const reports = () => database.db.selectFrom('tax_reports').selectAll().execute();

async function onlyOrder(visitor: ActorContext): Promise<LoadedOrder> {
  const [order] = (await readCart(checkout, visitor.principal)).orders;
  if (!order) throw new Error('The cart is empty.');
  return order;
}

/** A cart that goes to Tennessee by ground. */
async function toTennessee(visitor: ActorContext): Promise<string> {
  const orderId = await addListing(visitor, await shop.listing({ cents: 100_000 }));
  await associateContact(visitor, orderId, { email: 'ada@example.com', firstName: 'Ada', lastName: null });
  await setShippingAddress(visitor, orderId, { addressId: await shop.address(visitor, 'TN'), storeId: null });
  await setShippingMethod(visitor, checkout, orderId, { ref: 'ground', overrideCents: null, estimate: null });
  return orderId;
}

/** Pays what is in the cart by hand, as staff at the counter does. */
async function pay(orderId: string) {
  const order = await onlyOrder(clerk);
  return payOrders(clerk, checkout, {
    orders: [{ orderId, version: order.row.version, amountCents: amountRemaining(order) }],
    methods: [{ method: { kind: 'manual', type: 'Cash', notes: null }, amountCents: null }],
    idempotencyKey: newId(),
  });
}

async function placed(): Promise<string> {
  const orderId = await toTennessee(clerk);
  await pay(orderId);
  return orderId;
}

describe('a tax that a service computes', () => {
  it('is part of the price, and of the order that is placed', async () => {
    const orderId = await toTennessee(clerk);
    const { price, taxProblem } = await onlyOrder(clerk);
    expect(taxProblem).toBeNull();
    expect(price.taxCents).toBe(Math.round((price.subTotalCents + price.shippingCents) * 0.07));
    await pay(orderId);
    const row = await database.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    expect(row.tax_cents).toBe(price.taxCents);
    expect(row.tax_quote_ref).toMatch(/^taxcalc_/);
  });

  it('is no tax of zero while the service is out: nothing can be paid', async () => {
    double.fail();
    const orderId = await toTennessee(clerk);
    expect((await onlyOrder(clerk)).taxProblem).toBe('unavailable');
    expect(await attempt(() => pay(orderId))).toMatchObject({ ok: false, code: 'tax-unavailable' });
    expect(await database.db.selectFrom('tax_reports').selectAll().execute()).toEqual([]);
    double.reset();
    checkout = { ...checkout, tax: openTax() };
    expect(await attempt(() => pay(orderId))).toMatchObject({ ok: true });
  });
});

describe('the report of a sale', () => {
  it('is made once, after the order is placed', async () => {
    const orderId = await placed();
    expect(await report()).toBe(1);
    expect(await report()).toBe(0);
    await makeDue();
    await report();
    expect(double.transactions()).toMatchObject([{ reference: orderId }]);
  });

  it('waits for a service that is out, and is made later', async () => {
    await placed();
    double.fail();
    await report();
    expect(await reports()).toMatchObject([{ sale_ref: null, attempts: 1, refused_because: null }]);
    double.recover();
    await makeDue();
    await report();
    expect(double.transactions()).toHaveLength(1);
  });

  it('is logged as an error when the provider refuses it', async () => {
    const orderId = await placed();
    await database.db.updateTable('tax_reports').set({ quote_ref: 'expired' }).execute();
    await report();
    expect(errors).toMatchObject([{ orderId }]);
    expect(await reports()).toMatchObject([{ next_attempt_at: null, refused_because: 'resource_missing' }]);
  });

  it('is followed by its refunds, once and to the cent', async () => {
    const orderId = await placed();
    await report();
    const refund = (amountCents: number) =>
      refundOrder(clerk, checkout, orderId, { amountCents, reason: 'A scratch', idempotencyKey: newId() });
    await refund(1_000);
    await report();
    await refund(2_500);
    await report();
    await makeDue();
    await report();
    expect(double.transactions()).toMatchObject([
      { reference: orderId },
      { flat_amount: '-1000', original_transaction: 'tax_1' },
      { flat_amount: '-2500' },
    ]);
  });

  it('is fully reversed when the order is cancelled, less earlier refunds', async () => {
    const orderId = await placed();
    await refundOrder(clerk, checkout, orderId, {
      amountCents: 1_000,
      reason: 'A scratch',
      idempotencyKey: newId(),
    });
    await report();
    await cancelOrder(clerk, checkout, orderId);
    await report();
    const { total_cents: total } = await database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(double.transactions()).toMatchObject([
      { reference: orderId },
      { flat_amount: '-1000' },
      { flat_amount: String(1_000 - (total ?? 0)) },
    ]);
  });
});
