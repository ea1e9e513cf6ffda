import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';

type Cart = { cart: { orders: { id: string; lineItems: { id: string; quantity: number }[] }[] } };

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await startTestApi();
  shop = await openShop(api.services.db);
});
afterAll(() => api.close());

/** A browser without scripts: it keeps its cookies, and says whose page a form is on. */
function openBrowser() {
  const visitor = api.visitor();
  return {
    visit: () => visitor.fetch('/api/csrf'),
    async post(change: string, fields: Record<string, string>, more: Record<string, string> = {}) {
      const response = await visitor.fetch(`/api/cart/${change}?lang=fr`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...more },
        redirect: 'manual',
      });
      return [response.status, response.headers.get('location')];
    },
    async cart() {
      const { data } = await visitor.query<Cart>('{ cart(orderId: []) { orders { id lineItems { id quantity } } } }');
      return data!.cart.orders.filter(({ lineItems }) => lineItems.length > 0);
    },
  };
}

const CART = [303, '/fr/cart'];

describe('the cart without scripts', () => {
  it('takes a listing, another quantity, and gives the listing back', async () => {
    const listingId = await shop.listing({ stock: 3 });
    const browser = openBrowser();
    await browser.visit();
    expect(await browser.post('add', { listingId })).toEqual(CART);
    expect(await browser.post('add', { listingId })).toEqual(CART);
    const [order] = await browser.cart();
    const line = { orderId: order!.id, lineItemId: order!.lineItems[0]!.id, listingId };
    expect(await browser.post('quantity', { ...line, quantity: '2' })).toEqual(CART);
    expect((await browser.cart())[0]?.lineItems).toMatchObject([{ quantity: 2 }]);
    expect(await browser.post('quantity', { ...line, quantity: '9' })).toEqual([303, '/fr/cart?refused=adjusted']);
    expect((await browser.cart())[0]?.lineItems).toMatchObject([{ quantity: 3 }]);
    expect(await browser.post('remove', line)).toEqual(CART);
    expect(await browser.cart()).toEqual([]);
  });

  it('says why something was refused, in the address of the cart', async () => {
    const browser = openBrowser();
    await browser.visit();
    expect(await browser.post('add', { listingId: 'nothing' })).toEqual([303, '/fr/cart?refused=not-found']);
    expect(await browser.post('add', {})).toEqual([303, '/fr/cart?refused=not-found']);
    expect(await browser.post('empty', {})).toEqual([404, null]);
  });

  it('takes nothing from pages of others, nor without the signed cookie', async () => {
    const listingId = await shop.listing();
    const stale = [303, '/fr/cart?refused=stale-page'];
    const browser = openBrowser();
    expect(await browser.post('add', { listingId })).toEqual(stale);
    await browser.visit();
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await browser.post('add', { listingId }, evil)).toEqual(stale);
    expect(await browser.cart()).toEqual([]);
  });

  it('leaves the carts of others alone', async () => {
    const listingId = await shop.listing();
    const owner = openBrowser();
    await owner.visit();
    await owner.post('add', { listingId });
    const [order] = await owner.cart();
    const stranger = openBrowser();
    await stranger.visit();
    const [, location] = await stranger.post('remove', { orderId: order!.id, listingId });
    expect(location).toMatch(/\?refused=/);
    expect(await owner.cart()).toHaveLength(1);
  });
});
