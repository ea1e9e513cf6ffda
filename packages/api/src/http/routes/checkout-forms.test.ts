import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

type Harness = Awaited<ReturnType<typeof openApiHarness>>;
type Order = {
  id: string;
  version: number;
  shippingMethodRef: string | null;
  contact: { email: string } | null;
  amountRemaining: { amountCents: number };
};
type State = {
  cart: { orders: Order[] };
  plainCheckout: {
    fields: { name: string; value: string }[];
    refusal: { step: string; code: string; message: string | null; issues: { field: string }[]; seen: object[] } | null;
    notice: string | null;
    method: string | null;
    storedValues: { code: string; balanceCents: number }[];
    placed: { id: string }[];
  };
};

let shop: Harness;
beforeAll(async () => {
  shop = await openApiHarness({ BOT_CHECK: 'true' });
});
beforeEach(() => shop.resetLimits());
afterAll(() => shop.close());

const STATE = `{
  cart(orderId: []) { orders { id version shippingMethodRef contact { email } amountRemaining { amountCents } } }
  plainCheckout {
    fields { name value } notice method
    refusal { step code message issues { field } seen { dueCents } }
    storedValues { code balanceCents }
    placed { id }
  }
}`;

/** A browser without scripts: it keeps its cookies, and says whose page a form is on. */
function openBrowser() {
  const visitor = shop.api.visitor();
  const send = async (path: string, fields: Record<string, string>, more: Record<string, string> = {}) => {
    const response = await visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...more },
      redirect: 'manual',
    });
    return response;
  };
  return {
    visitor,
    async add(listingId: string) {
      await visitor.fetch('/api/csrf');
      await send('/api/cart/add', { listingId });
    },
    async post(step: string, fields: Record<string, string>, more: Record<string, string> = {}) {
      const response = await send(`/api/checkout/${step}?lang=en`, fields, more);
      return response.headers.get('location') ?? String(response.status);
    },
    async return(payment: string) {
      const path = `/api/checkout/return?${new URLSearchParams({ lang: 'en', payment }).toString()}`;
      return (await visitor.fetch(path, { redirect: 'manual' })).headers.get('location');
    },
    async state(): Promise<State> {
      const { data, errors } = await visitor.query<State>(STATE);
      if (!data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async orders() {
      return (await this.state()).cart.orders.filter(({ amountRemaining }) => amountRemaining.amountCents > 0);
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;

/** The page of the provider on which the shopper answers. */
const PROVIDER = /^http.+\/challenge\/[0-9a-f]{32}$/;
const at = (step: string): string => `/checkout/plain?step=${step}`;
const contact = { email: 'Ada@Example.com', buyerFirstName: 'Ada', buyerLastName: 'Moreau', phone: '' };
const address = {
  shipOption: 'home',
  shownCountry: 'US',
  countryIso: 'US',
  firstName: 'Ada',
  lastName: 'Moreau',
  line1: '500 Broadway',
  city: 'Nashville',
  region: 'TN',
  postalCode: '37203',
};

async function toReview(browser: Browser, listings: readonly string[], method = 'PAYPAL'): Promise<void> {
  for (const listingId of listings) await browser.add(listingId);
  expect(await browser.post('contact', contact)).toBe(at('delivery'));
  expect(await browser.post('delivery', address)).toBe(at('shipping'));
  expect(await browser.post('shipping', {})).toBe(at('payment'));
  expect(await browser.post('payment', { method })).toBe(at('review'));
}

async function requestOf(browser: Browser, idempotencyKey: string, method = 'PAYPAL') {
  const { cart } = await browser.state();
  const orders = cart.orders.map(({ id, version, amountRemaining: { amountCents } }) => ({
    orderId: id,
    version,
    amountCents,
  }));
  const seen = orders.map(({ amountCents }) => ({
    shippingCents: 0,
    taxCents: 0,
    feeCents: 0,
    dueCents: amountCents,
    lines: [],
  }));
  const request = { orders, paymentMethods: [{ kind: method }], idempotencyKey, layawayPlan: null, seen };
  return { payment: JSON.stringify(request) };
}

const ordersPlaced = async (listingId: string): Promise<number> => {
  const rows = await shop.db
    .selectFrom('orders')
    .innerJoin('line_items', 'line_items.order_id', 'orders.id')
    .select('orders.id')
    .where('line_items.listing_id', '=', listingId)
    .where('orders.completed_at', 'is not', null)
    .execute();
  return rows.length;
};

describe('the checkout by plain forms', () => {
  it('goes from the contact to the provider’s page and back to the placed order, with the price of GraphQL', async () => {
    const listingId = await shop.shop.listing();
    const browser = openBrowser();
    await toReview(browser, [listingId]);
    const [order] = await browser.orders();
    expect(order).toMatchObject({ contact: { email: 'ada@example.com' }, shippingMethodRef: expect.any(String) });
    const body = await requestOf(browser, 'key-of-the-way-1');
    const page = await browser.post('place', body);
    expect(page).toMatch(PROVIDER);
    // Pressed twice, or reloaded: the same payment.
    expect(await browser.post('place', body)).toBe(page);
    expect(await browser.return('key-of-the-way-1')).toBe('/checkout/plain?payment=key-of-the-way-1');
    await shop.gateway.answer(page, 'confirm');
    const placed = await browser.return('key-of-the-way-1');
    expect(placed).toMatch(new RegExp(`^/orders/${order!.id}\\?key=`));
    expect(await browser.post('place', body)).toBe(placed);
    expect(await ordersPlaced(listingId)).toBe(1);
    expect(await browser.orders()).toEqual([]);
    expect(browser.visitor.cookies.has('headstock-checkout')).toBe(false);
  });

  it('keeps every word of a refused form, and says which field it was', async () => {
    const browser = openBrowser();
    await browser.add(await shop.shop.listing());
    expect(await browser.post('contact', { ...contact, buyerLastName: ' ' })).toBe(at('contact'));
    const { plainCheckout } = await browser.state();
    expect(plainCheckout.refusal).toMatchObject({ step: 'contact', code: 'missing' });
    expect(plainCheckout.fields).toContainEqual({ name: 'email', value: 'Ada@Example.com' });
    await browser.post('contact', contact);
    expect(await browser.post('delivery', { ...address, postalCode: '97214' })).toBe(at('delivery'));
    const { refusal, fields } = (await browser.state()).plainCheckout;
    expect(refusal).toMatchObject({ step: 'delivery', code: 'address-mismatch' });
    expect(refusal?.issues.map(({ field }) => field)).toEqual(['postalCode']);
    expect(fields).toContainEqual({ name: 'line1', value: '500 Broadway' });
    expect(await browser.post('delivery', { ...address, postalCode: '97214', do: 'keep' })).toBe(at('shipping'));
    expect((await browser.state()).plainCheckout.refusal).toBeNull();
  });

  it('leads to the fields of another country before it takes them', async () => {
    const browser = openBrowser();
    await browser.add(await shop.shop.listing());
    await browser.post('contact', contact);
    expect(await browser.post('delivery', { ...address, countryIso: 'FR' })).toBe(at('delivery'));
    const { refusal, fields } = (await browser.state()).plainCheckout;
    expect(refusal?.code).toBe('other-country');
    expect(fields).toContainEqual({ name: 'region', value: '' });
    expect(fields).toContainEqual({ name: 'city', value: 'Nashville' });
  });

  it('shows a price that changed, and asks again before anything is charged', async () => {
    const listingId = await shop.shop.listing();
    const browser = openBrowser();
    await toReview(browser, [listingId]);
    const body = await requestOf(browser, 'key-of-the-change');
    await shop.db
      .updateTable('listings')
      .set((eb) => ({ asking_cents: eb('asking_cents', '+', 5_000) }))
      .where('id', '=', listingId)
      .execute();
    expect(await browser.post('place', body)).toBe(at('review'));
    const { refusal } = (await browser.state()).plainCheckout;
    expect(refusal).toMatchObject({ code: 'changed', seen: [{ dueCents: expect.any(Number) }] });
    expect(await ordersPlaced(listingId)).toBe(0);
    const again = await requestOf(browser, 'key-of-the-change-2');
    expect(await browser.post('place', again)).toMatch(PROVIDER);
    await browser.post('payment', { method: 'PAYPAL' });
  });

  it('comes back declined and cancelled to the choice of the way, with everything as it was', async () => {
    const listingId = await shop.shop.listing();
    const browser = openBrowser();
    await toReview(browser, [listingId]);
    for (const [answer, code, key] of [
      ['decline', 'declined', 'key-declined-1'],
      ['cancel', 'void', 'key-cancelled-1'],
    ] as const) {
      const page = await browser.post('place', await requestOf(browser, key));
      await shop.gateway.answer(page, answer);
      expect(await browser.return(key)).toBe(at('payment'));
      const { refusal, method } = (await browser.state()).plainCheckout;
      expect([refusal?.code, method]).toEqual([code, 'PAYPAL']);
    }
    expect(await ordersPlaced(listingId)).toBe(0);
  });

  it('lets one of two buyers have what is one of a kind, and tells the other', async () => {
    const listingId = await shop.shop.listing();
    const [first, second] = [openBrowser(), openBrowser()];
    await toReview(first, [listingId]);
    await second.add(listingId);
    await second.post('contact', contact);
    await second.post('delivery', address);
    expect(await second.post('shipping', {})).toBe(at('payment'));
    expect((await second.state()).plainCheckout.notice).toMatch(/./);
    const page = await first.post('place', await requestOf(first, 'key-of-the-first'));
    await shop.gateway.answer(page, 'confirm');
    expect(await first.return('key-of-the-first')).toMatch(/^\/orders\//);
    await second.post('payment', { method: 'PAYPAL' });
    expect(await second.post('place', await requestOf(second, 'key-of-the-second'))).toBe(at('review'));
    expect(await second.orders()).toEqual([]);
    expect(await ordersPlaced(listingId)).toBe(1);
  });

  it('places the orders of two sellers by one payment, and leads to both', async () => {
    const sellerId = await shop.shop.seller();
    const listings = [await shop.shop.listing(), await shop.shop.listing({ sellerId })];
    const browser = openBrowser();
    await toReview(browser, listings);
    expect(await browser.orders()).toHaveLength(2);
    const page = await browser.post('place', await requestOf(browser, 'key-of-two-sellers'));
    await shop.gateway.answer(page, 'confirm');
    expect(await browser.return('key-of-two-sellers')).toBe(at('placed'));
    expect((await browser.state()).plainCheckout.placed).toHaveLength(2);
    for (const listingId of listings) expect(await ordersPlaced(listingId)).toBe(1);
  });

  it('counts Affirm’s fee in before the review, and takes it off with another way', async () => {
    const browser = openBrowser();
    await toReview(browser, [await shop.shop.listing()]);
    const [plain] = await browser.orders();
    await browser.post('payment', { method: 'AFFIRM' });
    const [withFee] = await browser.orders();
    expect(withFee!.amountRemaining.amountCents).toBeGreaterThan(plain!.amountRemaining.amountCents);
    await browser.post('payment', { method: 'ACH' });
    expect((await browser.orders())[0]!.amountRemaining).toEqual(plain!.amountRemaining);
    expect(await browser.post('payment', { method: 'nothing' })).toBe(at('payment'));
    expect((await browser.state()).plainCheckout.refusal?.code).toBe('method-missing');
  });

  it('says at its field what is wrong with a code, and keeps it', async () => {
    const browser = openBrowser();
    await toReview(browser, [await shop.shop.listing()]);
    expect(await browser.post('payment', { method: 'PAYPAL', code: 'guess-work-1', do: 'apply' })).toBe(at('payment'));
    const { refusal, fields, method } = (await browser.state()).plainCheckout;
    expect([refusal?.code, method]).toEqual(['code-unknown', 'PAYPAL']);
    expect(fields).toContainEqual({ name: 'code', value: 'guess-work-1' });
  });

  it('takes nothing from pages of others, of other methods or types, or for the carts of others', async () => {
    const listingId = await shop.shop.listing();
    const [owner, stranger] = [openBrowser(), openBrowser()];
    await toReview(owner, [listingId]);
    const body = await requestOf(owner, 'key-of-a-stranger');
    await stranger.visitor.fetch('/api/csrf');
    expect(await stranger.post('place', body)).toBe(at('review'));
    expect((await stranger.state()).plainCheckout.refusal?.code).toBe('not-found');
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await owner.post('place', body, evil)).toBe('/checkout/plain?step=review&problem=stale-page');
    expect(await owner.post('place', { payment: '{"orders":1}' })).toBe(at('review'));
    expect(await owner.post('place', { payment: 'x'.repeat(40_000) })).toBe('413');
    expect(await owner.post('everything', {})).toBe('404');
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/xml' } };
    expect((await owner.visitor.fetch('/api/checkout/place', json)).status).toBe(415);
    expect((await owner.visitor.fetch('/api/checkout/place', { redirect: 'manual' })).status).toBe(405);
    expect(await stranger.return('key-of-nobody')).toBe('/checkout/plain?problem=payment-unknown');
    // Another session cannot read what this one keeps.
    stranger.visitor.cookies.set('headstock-checkout', owner.visitor.cookies.get('headstock-checkout') ?? '');
    expect((await stranger.state()).plainCheckout).toMatchObject({ fields: [], method: null });
    expect(await ordersPlaced(listingId)).toBe(0);
  });

  it('names no more guests than the limit of an address', async () => {
    const browser = openBrowser();
    await browser.add(await shop.shop.listing());
    for (let turn = 0; turn < 20; turn += 1) await browser.post('contact', contact);
    await browser.post('contact', contact);
    expect((await browser.state()).plainCheckout.refusal?.code).toBe('rate-limited');
  });
});
