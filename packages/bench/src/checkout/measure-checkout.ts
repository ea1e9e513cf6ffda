import { randomUUID } from 'node:crypto';
import { openMeasuredShop } from '@headstock/api/measured-shop';
import { seedShop } from '@headstock/demo-data/seed';
import { percentile } from '../catalogue/percentiles.ts';
import type { CheckoutResult } from '../report/results.ts';
import { type Cost, Shopper } from './shopper.ts';

export interface MeasureCheckoutOptions {
  /** Lines of the carts. */
  readonly lines: readonly number[];
  /** How often each cart goes through its checkout. */
  readonly rounds: number;
  readonly say: (line: string) => void;
}

interface Order {
  readonly id: string;
  readonly version: number;
  readonly amountRemaining: { readonly amountCents: number };
}
interface CartAnswer {
  readonly cart: { readonly orders: readonly Order[] };
}

/** What each step took, by its name. */
type Costs = Map<string, Cost[]>;

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byrd',
  line1: '9 Neck Street',
  city: 'Nashville',
  postalCode: '37203',
  phone: '615-555-0134',
  countryIso: 'US',
  region: 'TN',
};
/** Of the demo shop in which the checkout is measured. */
const ITEMS = 2_400;
const EVERYTHING_CENTS = 90_000_000;

/** The house's guitars that are for sale, the cheapest first: those of one seller are one order. */
async function findListings(shopper: Shopper, count: number): Promise<string[]> {
  const ids = new Set<string>();
  let known = -1;
  // A page beyond the last shows the last once more.
  for (let page = 1; ids.size < count && ids.size > known; page += 1) {
    known = ids.size;
    const { listings } = await shopper.ask<{ listings: { nodes: { id: string }[] } }>(
      `query ($page: Int!) { listings(first: 60, page: $page, sort: PRICE_ASC, filter: { category: ["electric-guitars", "acoustic-guitars"], seller: ["headstock"], availability: [AVAILABLE] }) {
        nodes { id } } }`,
      { page },
    );
    for (const { id } of listings.nodes) ids.add(id);
  }
  if (ids.size < count) throw new Error(`The shop has ${ids.size} instruments, ${count} are needed.`);
  return [...ids].slice(0, count);
}

/** Fills a cart, goes through the checkout and pays; only what is done with the whole cart counts. */
async function checkOut(shopper: Shopper, listings: readonly string[], costs: Costs): Promise<void> {
  const step = <Data extends object>(title: string, name: string, variables: Readonly<Record<string, unknown>> = {}) =>
    shopper.do<Data>(name, variables, (cost) => costs.set(title, [...(costs.get(title) ?? []), cost]));
  const [last = '', ...others] = listings;
  for (const listingId of others) await shopper.do('CartAddListing', { listingId });
  await step('add to cart', 'CartAddListing', { listingId: last });
  const { cart } = await step<CartAnswer>('read the cart', 'CartContents');
  const [order] = cart.orders;
  if (!order || cart.orders.length !== 1) throw new Error(`There are ${cart.orders.length} orders in the cart.`);
  const orderId = order.id;
  await step('take out of the cart', 'CartRemoveListing', { listingId: last, orderId });
  if (others.length > 0) await shopper.do('CartAddListing', { listingId: last, orderId: [orderId] });
  else await shopper.do('CartAddListing', { listingId: last });
  await step('open the checkout', 'CheckoutPage');
  const { addressCreate } = await step<{ addressCreate: { address: { id: string } } }>('new address', 'CreateAddress', {
    address: ADDRESS,
  });
  const open = (await shopper.do<CartAnswer>('CartContents')).cart.orders[0] ?? order;
  await step('set the address', 'CheckoutSetShippingAddress', {
    orderId: open.id,
    addressId: addressCreate.address.id,
  });
  const { orderShippingMethods: methods } = await step<{ orderShippingMethods: { ref: string }[] }>(
    'shipping methods',
    'CheckoutShippingOptions',
    { orderId: open.id },
  );
  await step('choose the shipping', 'CheckoutSetShippingMethod', { id: open.id, shippingMethodRef: methods[0]?.ref });
  const { orderEnsureTaxConsidered: priced } = await step<{ orderEnsureTaxConsidered: { orders: Order[] } }>(
    'taxes and review',
    'CheckoutPriceOrders',
    { orderId: [open.id] },
  );
  const orders = priced.orders.map(({ id, version, amountRemaining }) => ({
    orderId: id,
    version,
    amountCents: amountRemaining.amountCents,
  }));
  await step('pay by credit', 'CheckoutPay', {
    orders,
    paymentMethods: [{ kind: 'STORE_CREDITS' }],
    idempotencyKey: randomUUID(),
  });
}

/** How long the server takes for the steps from the cart to the paid order, and how many statements, by the lines of the cart. */
export async function measureCheckout({ lines, rounds, say }: MeasureCheckoutOptions): Promise<CheckoutResult> {
  const shop = await openMeasuredShop(
    (db) => seedShop(db, { size: ITEMS, now: new Date(), onProgress: () => undefined }),
    say,
  );
  try {
    const admin = await Shopper.signIn(shop, 'admin');
    const shopper = await Shopper.signIn(shop, 'buyer');
    const { viewer } = await shopper.ask<{ viewer: { id: string } }>('{ viewer { id } }');
    const needed = lines.reduce((sum, count) => sum + count * (rounds + 1), 0);
    const listings = await findListings(admin, needed);
    const costs: Costs[] = lines.map(() => new Map());
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, count] of lines.entries()) {
        await admin.ask(
          `mutation ($id: ID!) { storeCreditGrant(accountId: $id, amountCents: ${EVERYTHING_CENTS}) { success message } }`,
          { id: viewer.id },
        );
        // The first round warms up.
        await checkOut(shopper, listings.splice(0, count), round < 0 ? new Map() : (costs[index] ?? new Map()));
      }
      say(`round ${round + 1} of ${rounds}`);
    }
    const steps = [...(costs[0]?.keys() ?? [])];
    const of = (step: string, read: (taken: readonly Cost[]) => number): number[] =>
      costs.map((taken) => read(taken.get(step) ?? []));
    return {
      database: shop.database,
      lines: [...lines],
      rounds,
      steps: steps.map((name) => ({
        name,
        p50: of(name, (taken) =>
          percentile(
            taken.map(({ ms }) => ms),
            0.5,
          ),
        ),
        p90: of(name, (taken) =>
          percentile(
            taken.map(({ ms }) => ms),
            0.9,
          ),
        ),
        statements: of(name, (taken) => Math.max(...taken.map(({ statements }) => statements))),
      })),
    };
  } finally {
    await shop.close();
  }
}
