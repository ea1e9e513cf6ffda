import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { startStripeTaxDouble } from '#api/modules/fulfilment/tax/stripe/stripe-tax-double.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';

let double: Awaited<ReturnType<typeof startStripeTaxDouble>>;
let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  double = await startStripeTaxDouble();
  api = await startTestApi({
    STRIPE_TAX_SECRET_KEY: 'sk_test_headstock',
    STRIPE_TAX_TIMEOUT_MS: '300',
    STRIPE_API_URL: double.url.href,
  });
  shop = await openShop(api.services.db);
});
afterAll(async () => {
  await api.close();
  await double.close();
});
beforeEach(() => double.reset());

type Priced = { id: string; isTaxKnown: boolean; tax: { amountCents: number }; total: { amountCents: number } };
const FIELDS = 'id isTaxKnown tax { amountCents } total { amountCents }';

const ensure = (visitor: TestVisitor) =>
  mutate<{ code: string | null; orders: Priced[] }>(
    visitor,
    'orderEnsureTaxConsidered(orderId: [])',
    `code orders { ${FIELDS} }`,
  );

/** A guest whose order goes to an address in Memphis. */
async function shopper(postalCode = '38103'): Promise<TestVisitor> {
  const visitor = api.visitor();
  await mutate(visitor, `cartAddListing(listingId: "${await shop.listing({ cents: 100_000 })}")`);
  const { cart } = await run<{ cart: { orders: Priced[] } }>(visitor, `{ cart(orderId: []) { orders { ${FIELDS} } } }`);
  const orderId = cart.orders[0]?.id ?? '';
  const address = `{ firstName: "Ada", lastName: "Moreau", countryIso: "US", line1: "1 Beale Street", city: "Memphis", region: "TN", postalCode: "${postalCode}", keepAsTyped: true }`;
  const { address: made } = await mutate<{ address: { id: string } }>(
    visitor,
    `addressExpressCreate(orderId: "${orderId}", address: ${address})`,
    'address { id }',
  );
  await mutate(visitor, `cartSetShippingAddress(orderId: "${orderId}", addressId: "${made.id}")`);
  await mutate(visitor, `orderSetShippingMethod(id: "${orderId}", shippingMethodRef: "ground")`);
  return visitor;
}

it('answers with the tax that the service computes', async () => {
  const answer = await ensure(await shopper());
  expect(answer).toMatchObject({ success: true, code: null, orders: [{ isTaxKnown: true }] });
  expect(answer.orders[0]?.tax.amountCents).toBeGreaterThan(7_000);
});

it('says that an address cannot be placed', async () => {
  expect(await ensure(await shopper('00000'))).toMatchObject({
    success: false,
    code: 'tax-address',
    message: 'The sales tax of this address cannot be computed. Please check the address.',
    orders: [{ isTaxKnown: false }],
  });
});

it('says that the tax is unknown while the service is out, and keeps the cart readable', async () => {
  double.fail();
  const visitor = await shopper();
  const answer = await ensure(visitor);
  expect(answer).toMatchObject({
    success: false,
    code: 'tax-unavailable',
    orders: [{ isTaxKnown: false, tax: { amountCents: 0 } }],
  });
  const { cart } = await run<{ cart: { orders: Priced[] } }>(visitor, `{ cart(orderId: []) { orders { ${FIELDS} } } }`);
  expect(cart.orders).toEqual(answer.orders);
});
