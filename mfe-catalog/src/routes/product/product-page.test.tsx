/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from '@headstock/graphql-client';
import { listingNode, productItem, shirt } from '#mfe-catalog/testing/catalogue.fixture.ts';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

let inView = false;

/** A window in which all of a page is in view, or nothing below its first part. */
class FakeIntersectionObserver {
  readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: inView }]);
  }
  disconnect(): void {}
}
Reflect.set(globalThis, 'IntersectionObserver', FakeIntersectionObserver);

afterEach(() => {
  cleanup();
  localStorage.clear();
  inView = false;
});

const path = '/shop/1962-fender-stratocaster/a';
const product = (item: unknown = productItem(), more: Answers = {}): Answers => ({
  CatalogProduct: () => ({ item, similarItems: [], addressStores: [] }),
  ...more,
});

const cartWith = (listingId: string, quantity = 1) => ({
  version: 7,
  orders: [
    {
      id: 'order-1',
      subTotal: { amountCents: 2_450_000 * quantity, currency: { iso: 'USD' } },
      lineItems: [
        {
          id: 'line-1',
          quantity,
          amount: { amountCents: 2_450_000 * quantity },
          listing: { id: listingId, item: { ...listingNode('a').item, parentItem: null } },
        },
      ],
    },
  ],
});
const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name })[0]!);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};

describe('the product page', () => {
  it('says what it is, what it costs and how it is, after one question', async () => {
    const { requests } = await renderRoute(path, product());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1962 Fender Stratocaster');
    expect(screen.getAllByText('$24,500').length).toBeGreaterThan(0);
    expect(screen.getByText('Condition report, Nov 12th 2026')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Body' })).toBeTruthy();
    expect(requests().map(([name]) => name)).toEqual(['CatalogProduct']);
  });

  it('does not call sold what somebody is paying for, but on hold, and is bought from again when nothing comes of it', async () => {
    const listing = { ...productItem().listing!, isAvailable: false, soldAt: '2026-11-21T12:00:00.000Z' };
    let item = productItem({ listing: { ...listing, isPaymentPending: true }, retail: { stockLevel: 0 } });
    const hold = {
      heldUntil: null,
      viewerHoldUntil: null,
      legalHoldUntil: null,
      viewerOfferUntil: null,
      waitlistCount: 0,
      waitlistEntry: null,
      isAvailable: false,
    };
    let seen = { ...hold, secondsLeft: 1, heldUntil: '2026-11-21T21:45:00Z', isPaymentPending: true };
    const before = globalThis.fetch;
    Object.assign(globalThis, { fetch: async () => ({ json: async () => ({ data: { listingHold: seen } }) }) });
    await renderRoute(path, { CatalogProduct: () => ({ item, similarItems: [], addressStores: [] }) });
    expect(screen.queryByText('Sold')).toBeNull();
    expect(screen.getByText('On hold')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await screen.findByText('On hold until 3:45 PM (CST)');
    expect(screen.getByRole('button', { name: 'Tell me when it is free' })).toBeTruthy();

    item = productItem();
    seen = { ...hold, secondsLeft: 0, heldUntil: null!, isPaymentPending: false, isAvailable: true };
    expect(await screen.findAllByRole('button', { name: 'Add to cart' })).not.toEqual([]);
    expect(screen.getByText(/^Free again\./)).toBeTruthy();

    cleanup();
    item = productItem({ listing: { ...listing, isPaymentPending: true }, retail: { stockLevel: 0 } });
    await renderRoute(path, {
      CatalogProduct: () => {
        const older = item;
        item = productItem();
        return { item: older, similarItems: [], addressStores: [] };
      },
    });
    expect(await screen.findAllByRole('button', { name: 'Add to cart' })).not.toEqual([]);
    globalThis.fetch = before;
  });

  it('leads to the page of whoever sells it', async () => {
    await renderRoute(
      path,
      product(productItem({ account: { id: 'a', username: 'ada.m', displayName: 'Ada', avatarUrl: null } })),
    );
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/sellers/ada.m');
  });

  it('speaks French', async () => {
    const item = productItem({ title: 'Fender Stratocaster 1962' });
    await renderRoute(path, product(item), 'fr');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1962 Fender Stratocaster');
    expect(screen.getAllByRole('button', { name: 'Ajouter au panier' }).length).toBeGreaterThan(0);
    expect(document.body.textContent).toContain('24\u202f500\u00a0$');
  });

  it('is not found for an unknown id, and leads from old names and variants to the page', async () => {
    const missing = await renderRoute(path, product(null));
    expect(Object.values(missing.router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
    cleanup();
    const renamed = await renderRoute('/shop/old-name/a', product());
    expect(renamed.router.state.location.pathname).toBe(path);
    cleanup();
    const child = await renderRoute('/shop/shirt-m/m', {
      CatalogProduct: ({ id }) => ({
        item: id === 'm' ? productItem({ id: 'm', parentItem: { id: 'shirt', slug: 'headstock-shirt' } }) : shirt(),
        similarItems: [],
        addressStores: [],
      }),
    });
    expect(child.router.state.location).toMatchObject({
      pathname: '/shop/headstock-shirt/shirt',
      search: '?variant=m',
    });
  });

  it('gives search engines data that no text can break out of', async () => {
    const item = productItem({ description: '</script><script>alert(1)</script><!--' });
    const { container } = await renderRoute(path, product(item));
    const script = container.querySelector('script[type="application/ld+json"]')!;
    expect(script.innerHTML).not.toContain('<');
    const data = JSON.parse(script.innerHTML);
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'Product',
      description: '</script><script>alert(1)</script><!--',
      offers: { price: '24500.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(data['@graph'][1].itemListElement).toHaveLength(4);
  });

  it('says in which language a text is that its seller wrote in the other one alone', async () => {
    const { container } = await renderRoute(path, product(productItem({ otherLanguage: 'all' })));
    expect(await screen.findByText('The seller wrote this in French only.')).toBeTruthy();
    expect(container.querySelector('.hs-lead[lang="fr"]')?.textContent).toBe(productItem().description);
    cleanup();
    await renderRoute(path, product(productItem({ otherLanguage: 'part' })));
    expect(await screen.findByText('The seller wrote some of this in French only.')).toBeTruthy();
    expect(document.querySelector('.hs-lead[lang]')).toBeNull();
  });

  it('says that it is a pending sale, to readers and to search engines', async () => {
    const listing = { ...productItem().listing!, isPendingSale: true };
    const { container } = await renderRoute(path, product(productItem({ listing })));
    expect(screen.getAllByText('Pending sale').length).toBeGreaterThan(0);
    const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')!.innerHTML);
    expect(data['@graph'][0].offers.availability).toBe('https://schema.org/Reserved');
  });

  it('keeps the page of a sold thing, without a way into the cart', async () => {
    const listing = { ...productItem().listing!, isAvailable: false, soldAt: '2026-11-03T18:00:00.000Z' };
    await renderRoute(path, product(productItem({ listing, retail: { stockLevel: 0 } })));
    expect(screen.getAllByText('Sold')).toHaveLength(2);
    expect(document.body.textContent).toContain('Sold on Nov 3rd 2026. Its price was $24,500.');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    // The second is the bar of phones.
    expect(screen.getAllByRole('link', { name: 'See its close relatives' })).toHaveLength(2);
  });
});

describe('Add to cart', () => {
  it('tells the page of the whole cart and of what was added', async () => {
    const { requests, told } = await renderRoute(
      path,
      product(undefined, {
        CartAddListing: () => ({ cartAddListing: { success: true, message: null, cart: cartWith('listing-a') } }),
      }),
    );
    await press('Add to cart');
    expect(requests().at(-1)).toEqual(['CartAddListing', { listingId: 'listing-a', orderId: [] }]);
    expect(told.map(([name]) => name)).toEqual(['cart/changed', 'cart/item-added']);
    expect(told[0]?.[1]).toMatchObject({
      id: 'order-1',
      version: 7,
      subTotalCents: 2_450_000,
      lines: [{ id: 'line-1', listingId: 'listing-a', imageId: 'a-card', backdrop: 'surf' }],
    });
    expect(screen.getAllByRole('button', { name: 'In your cart' }).length).toBeGreaterThan(0);
    await press('In your cart');
    expect(told.at(-1)?.[0]).toBe('mini-cart/open');
  });

  it('loads the cart again without a word when the listing lies in it already', async () => {
    const { told } = await renderRoute(
      path,
      product(undefined, {
        CartAddListing: () => ({
          cartAddListing: {
            success: false,
            code: 'already-in-cart',
            message: 'A line item already exists for the listing',
            cart: null,
          },
        }),
        CartContents: () => ({ cart: cartWith('listing-a') }),
      }),
    );
    await press('Add to cart');
    expect(told.map(([name]) => name)).toEqual(['cart/changed']);
  });

  it('shows every other refusal as a negative notification', async () => {
    const { told } = await renderRoute(
      path,
      product(undefined, {
        CartAddListing: () => ({
          cartAddListing: { success: false, message: 'This one was just sold.', cart: null },
        }),
      }),
    );
    await press('Add to cart');
    expect(told).toEqual([['notification/show', { tone: 'negative', message: 'This one was just sold.' }]]);
  });

  it('does not say again what the client has said', async () => {
    const { told } = await renderRoute(
      path,
      product(undefined, {
        CartAddListing: () => {
          throw new GraphQLError('No.', 'FORBIDDEN');
        },
      }),
    );
    await press('Add to cart');
    expect(told).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Add to cart' })[0]?.getAttribute('aria-busy')).toBeNull();
  });

  it('sets the quantity of merch and keeps it within the stock', async () => {
    const { requests, told } = await renderRoute('/shop/headstock-shirt/shirt?variant=m', {
      ...product(shirt()),
      CartAddListing: () => ({ cartAddListing: { success: true, message: null, cart: cartWith('listing-m') } }),
      CartSetQuantity: () => ({
        cartUpdateLineItemQuantity: { success: true, message: null, cart: cartWith('listing-m', 3) },
      }),
    });
    const box = screen.getByRole('textbox', { name: 'Quantity' });
    fireEvent.change(box, { target: { value: '9' } });
    fireEvent.blur(box);
    expect(told).toEqual([
      [
        'notification/show',
        { tone: 'warning', message: 'Quantity cannot exceed 3. It has been reset to the maximum.' },
      ],
    ]);
    await press('Add to cart');
    expect(requests().at(-1)).toEqual(['CartSetQuantity', { lineItemId: 'line-1', orderId: 'order-1', quantity: 3 }]);
    expect(told.map(([name]) => name)).toEqual(['notification/show', 'cart/changed', 'cart/item-added']);
  });
});

describe('variants', () => {
  it('have addresses, and the one that is sold out cannot be bought', async () => {
    const { router } = await renderRoute('/shop/headstock-shirt/shirt', product(shirt()));
    expect(screen.getByRole('link', { name: 'Medium' }).getAttribute('aria-current')).toBe('true');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /^Large/ })));
    expect(router.state.location.search).toBe('?variant=l');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });
});

describe('the shipping estimate', () => {
  const estimate = async (postalCode: string, answer: () => unknown) => {
    await renderRoute(path, product(undefined, { CatalogShippingEstimate: answer }));
    fireEvent.change(screen.getByRole('textbox', { name: /postal code/ }), { target: { value: postalCode } });
    await press('Update');
  };

  it('lists what it costs and when it comes', async () => {
    await estimate('97214', () => ({
      itemShippingEstimate: [
        { ref: 'g', name: 'Insured ground', price: { amountCents: 14_500 }, earliestDays: 3, latestDays: 5 },
      ],
    }));
    expect(screen.getByText('Insured ground')).toBeTruthy();
    expect(screen.getByText(/^3 to 5 business days/)).toBeTruthy();
    expect(screen.getByText('$145')).toBeTruthy();
  });

  it('says at the field what is wrong', async () => {
    await estimate('x', () => {
      throw new GraphQLError('We do not know this postal code.', 'BAD_USER_INPUT');
    });
    const box = screen.getByRole('textbox', { name: /postal code/ });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toContain(
      'We do not know this postal code.',
    );
    cleanup();
    await estimate('', () => ({}));
    expect(screen.getByText('Please type something')).toBeTruthy();
  });
});

describe('picking it up', () => {
  const addressStores = [
    {
      id: 'nashville',
      line1: '2210 Dogwood Avenue',
      city: 'Nashville',
      postalCode: '37204',
      region: { name: 'Tennessee', iso: 'TN' },
    },
  ];
  const answers = product(productItem(), {
    CatalogProduct: () => ({ item: productItem(), similarItems: [], addressStores }),
  });

  it('says when and where, and is remembered for the checkout as long as it is wished', async () => {
    await renderRoute(path, answers);
    expect(document.body.textContent).toMatch(/Pick up (?:today|tomorrow|on \w+day) in Nashville/);
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain('openstreetmap');
    const wish = screen.getByRole('button', { name: 'I will pick it up' });
    await press('I will pick it up');
    expect([wish.getAttribute('aria-pressed'), sessionStorage.getItem('headstock-pick-up')]).toEqual([
      'true',
      '"nashville"',
    ]);
    await press('I will pick it up');
    expect([wish.getAttribute('aria-pressed'), sessionStorage.getItem('headstock-pick-up')]).toEqual(['false', null]);
  });
});

describe('any other address under /shop', () => {
  it('leads to the item that it ends in, and is not found otherwise', async () => {
    const answers: Answers = {
      CatalogItemPath: ({ id }: { readonly id: string }) => ({
        item: id === 'a' ? { id, slug: '1962-fender-stratocaster' } : null,
      }),
      ...product(),
    };
    const found = await renderRoute('/shop/guitars/old/a', answers);
    expect(found.router.state.location.pathname).toBe(path);
    cleanup();
    const lost = await renderRoute('/shop/a/b/c', answers);
    expect(Object.values(lost.router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
  });
});

describe('what was seen before', () => {
  it('is shown below as it is now, without the item itself, and asked for only then', async () => {
    inView = true;
    localStorage.setItem('headstock-seen', '["seen","a"]');
    const { item, ...listing } = listingNode('seen');
    const { requests } = await renderRoute(
      path,
      product(productItem(), { CatalogRecentlyViewed: () => ({ items: [{ ...item, listing }] }) }),
    );
    expect(await screen.findByRole('heading', { name: 'Seen lately' })).toBeTruthy();
    expect(requests().at(-1)).toEqual(['CatalogRecentlyViewed', { ids: ['seen'] }]);
    expect(localStorage.getItem('headstock-seen')).toBe('["a","seen"]');
  });
});
