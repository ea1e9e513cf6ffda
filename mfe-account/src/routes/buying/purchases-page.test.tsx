/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { TransportError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { orderFacts, orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import type { PurchaseFactsFragment } from '#mfe-account/features/purchases/purchases.generated.ts';
import { offerDetails } from '#mfe-account/features/offers/offer.fixture.ts';
import type { OfferRow } from '#mfe-account/features/offers/offer.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const counts = { toPay: 1, onTheWay: 1, delivered: 0, cancelled: 0 };
const noMore = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
const page = (orders: readonly (OfferRow | PurchaseFactsFragment)[], pageInfo = noMore) => ({
  totalCount: orders.length,
  pageInfo,
  edges: orders.map((node) => ({ node })),
});
const money = (amountCents: number) => ({ amountCents });

const open = (orders: readonly PurchaseFactsFragment[], path = '', more = {}, pageInfo = noMore) =>
  renderAccount(`/profile/buying/purchases${path}`, {
    AccountPurchases: { onwards: page(orders, pageInfo), purchaseCounts: counts, claimableOrderCount: 0 },
    ...more,
  });
const card = (number: string) => screen.getByRole('heading', { level: 2, name: `Order ${number}` }).closest('li')!;

describe('the purchases', () => {
  it('say what is left, when the next instalment is due, and lead to its payment', async () => {
    const layaway = {
      isOverdue: false,
      nextAmount: money(280_000),
      instalments: [
        { dueAt: '2026-11-21T18:00:00Z', state: 'PAID' as const },
        { dueAt: '2026-12-21T18:00:00Z', state: 'OPEN' as const },
      ],
    };
    const toPay = { stage: 'TO_PAY', amountRemaining: money(560_000), viewerActions: ['PAY'], layaway } as const;
    await open([orderFacts('A', { ...toPay, viewerActions: ['PAY'] }), orderFacts('B')]);
    const first = within(card('HS-A'));
    expect(first.getByText('To pay')).toBeTruthy();
    expect(first.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Total', '$7,000.00'],
      ['Left to pay', '$5,600.00'],
      ['Next instalment, due Dec 21st 2026', '$2,800.00'],
    ]);
    expect(first.getByRole('link', { name: 'Pay order HS-A' }).getAttribute('href')).toBe('/orders/A#pay');
    expect(within(card('HS-B')).queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('say what goes back of what was paid, and whether it is there', async () => {
    const refund = (id: string, status: 'SUCCEEDED' | 'PENDING') => ({ id, status, refundedAmount: money(5_000) });
    const arrived = refund('r1', 'SUCCEEDED');
    await open([
      orderFacts('A', { refunds: [arrived] }),
      orderFacts('B', { refunds: [arrived, refund('r2', 'PENDING')] }),
    ]);
    const sumsOf = (name: string) =>
      within(card(name))
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(sumsOf('HS-A')).toContainEqual(['Refunded', '$50.00']);
    expect(sumsOf('HS-B')).toContainEqual(['Refund on its way', '$100.00']);
  });

  it('say where a parcel is, and lead to its papers', async () => {
    const shipment = {
      id: 's',
      trackingNumber: '1Z9',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z9',
      carrierName: 'UPS',
      deliveredAt: null,
    };
    await open([orderFacts('A', { shipDate: '2026-11-22T18:00:00Z', shipment })]);
    const first = within(card('HS-A'));
    expect(first.getByText('On its way')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Follow it at UPS: 1Z9' }).getAttribute('href')).toBe(shipment.trackingUrl);
    expect(first.getByRole('link', { name: 'Invoice (PDF) of order HS-A' }).getAttribute('href')).toBe(
      '/api/orders/A/invoice.pdf?lang=en',
    );
  });

  it('offer what is in stock again, and the like of what was one of a kind', async () => {
    const added = { success: true, message: null, code: null, cart: { version: 1, orders: [] } };
    const { user, requests } = await open(
      [orderFacts('A', { lineItems: [orderLine('Strings', true), orderLine('Strat')] })],
      '',
      {
        CartAddListing: { cartAddListing: added },
      },
    );
    expect(screen.getByRole('link', { name: 'See similar: Strat' }).getAttribute('href')).toBe(
      '/shop/jazzmaster/item-Strat#similar-items',
    );
    await user.click(screen.getByRole('button', { name: 'Buy again: Strings' }));
    expect(requests()).toContainEqual(['CartAddListing', expect.objectContaining({ listingId: 'listing-Strings' })]);
  });

  it.each([
    [
      'it is sold out',
      { cartAddListing: { success: false, message: 'Sold out.', code: 'gone', cart: null } },
      'Sold out.',
    ],
    [
      'nobody answers',
      () => {
        throw new TransportError('gone', 0);
      },
      'did not answer',
    ],
  ])('say at the button why an item cannot be bought again: %s', async (_name, answer, said) => {
    const { user } = await open([orderFacts('A', { lineItems: [orderLine('Strings', true)] })], '', {
      CartAddListing: answer,
    });
    const again = screen.getByRole('button', { name: 'Buy again: Strings' });
    await user.click(again);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(said);
    expect(again.parentElement?.contains(alert)).toBe(true);
  });

  it('keep state and search in the address, and ask the API for them', async () => {
    const more = { ...noMore, hasNextPage: true };
    const { user, requests, router } = await open([orderFacts('A')], '?state=delivered&search=les+paul', {}, more);
    expect(requests()[0]).toEqual([
      'AccountPurchases',
      { stage: 'DELIVERED', search: 'les paul', after: null, before: null, backwards: false },
    ]);
    expect(screen.getByRole('link', { name: /^Delivered/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
      '/profile/buying/purchases?state=delivered&search=les+paul&after=e',
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'martin{Enter}');
    await screen.findByText('1 order with “martin”');
    expect(router.state.location.search).toBe('?state=delivered&search=martin');
  });

  it('lead to the shop where nothing was bought, and back where nothing is like that', async () => {
    const none = { toPay: 0, onTheWay: 0, delivered: 0, cancelled: 0 };
    await open([], '', { AccountPurchases: { onwards: page([]), purchaseCounts: none, claimableOrderCount: 0 } });
    expect(screen.getByRole('link', { name: 'See what came in' })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    await open([], '?search=zither');
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/profile/buying/purchases');
  });
});

describe('buying', () => {
  it('begins with what is to be paid, and does not repeat it', async () => {
    const unpaid = orderFacts('A', { stage: 'TO_PAY', amountRemaining: money(100), viewerActions: ['PAY'] });
    await renderAccount('/profile/buying', {
      AccountBuying: { offers: page([]), open: page([unpaid]), latest: page([unpaid, orderFacts('B')]) },
    });
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(names('Needs you now')).toEqual(['Order HS-A']);
    expect(names('Newest orders')).toEqual(['Order HS-B']);
  });

  it('shows live offers with their clocks and threads, what waits for the buyer first', async () => {
    const waiting = offerDetails('waiting', { secondsLeft: 100 });
    const countered = offerDetails('countered', { state: 'COUNTERED', counterAmount: { amountCents: 95_000 } });
    const fromSeller = offerDetails('watched', { state: 'COUNTERED', isFromSeller: true, secondsLeft: 3_700 });
    await renderAccount('/profile/buying', {
      AccountBuying: { offers: page([waiting, countered, fromSeller]), open: page([]), latest: page([]) },
    });
    const region = within(screen.getByRole('region', { name: 'Your live offers' }));
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Offer watched',
      'Offer countered',
      'Offer waiting',
    ]);
    expect(region.getAllByRole('timer')[0]?.textContent).toContain('1 hour 1 minute left');
    expect(region.getByRole('link', { name: 'Offer waiting' }).getAttribute('href')).toBe(
      '/profile/buying/offers?offer=waiting',
    );
    const threads = region.getAllByRole('link', { name: /^Messages with Ridge Guitars/ });
    expect(threads.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/profile\/messages\/new\?about=item&id=/),
      '/profile/messages/new?about=offer&id=countered',
      '/profile/messages/new?about=offer&id=waiting',
    ]);
  });

  it('offer to add what was bought as a guest, and say what came of it', async () => {
    let left = 2;
    const { told, user } = await open([], '', {
      AccountPurchases: () => ({ onwards: page([]), purchaseCounts: counts, claimableOrderCount: left }),
      AccountClaimOrders: () => {
        left = 0;
        return { ordersClaim: { success: true, message: null, count: 2 } };
      },
    });
    expect(screen.getByText('2 orders were placed with your e-mail without signing in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add them here' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add them here' })).toBeNull());
    expect(told).toEqual(['2 orders are now among your purchases.']);
  });
});
