/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import type { SellingRow } from '#mfe-account/features/selling/selling-order.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const money = (amountCents: number) => ({ amountCents });
const row = (id: string, change: Partial<SellingRow> = {}, order: Partial<SellingRow['order']> = {}): SellingRow => ({
  id,
  stage: 'TO_SHIP',
  shipBy: '2026-11-27T00:00:00.000Z',
  isOverdue: false,
  toShip: true,
  sale: money(100_000),
  shipping: money(4_500),
  commission: money(6_000),
  payout: money(98_500),
  payoutState: 'WAITING',
  payoutDueAt: null,
  paidOutAt: null,
  held: { reason: 'not_shipped', until: '2026-12-11T00:00:00.000Z', isEstimate: true },
  order: {
    id,
    number: `HS-${id}`,
    reference: id,
    completedAt: '2026-11-23T18:00:00.000Z',
    shipDate: null,
    shipOption: 'home',
    canRate: false,
    viewerActions: ['SET_TRACKING', 'SHIP'],
    total: money(110_000),
    contact: { id: 'c', firstName: 'Ada', lastName: 'Moreau' },
    account: null,
    seller: { id: 's', displayName: 'Ridge Guitars' },
    shipment: null,
    refunds: [],
    lineItems: [orderLine(`Guitar ${id}`)],
    ...order,
  },
  ...change,
});
const counts = { unpaid: 0, toShip: 1, shipped: 0, delivered: 1, cancelled: 0 };
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
const open = (
  rows: readonly SellingRow[],
  path = '',
  account: object = { isProfessionalSeller: true },
  locale: 'en' | 'fr' = 'en',
) =>
  renderAccount(
    `/profile/selling/orders${path}`,
    {
      AccountSellingOrders: {
        onwards: { totalCount: rows.length, pageInfo, edges: rows.map((node) => ({ node })) },
        sellingCounts: counts,
      },
    },
    account,
    locale,
  );
const card = (number: string) =>
  within(screen.getByRole('heading', { level: 2, name: `Order ${number}` }).closest('li')!);

describe('the orders of a seller', () => {
  it('say by when to ship, what is left of the price, and why it is held', async () => {
    await open([row('A')]);
    const first = card('HS-A');
    expect(first.getByText('Ship by Nov 26th 2026, 06:00 PM (CST)')).toBeTruthy();
    expect(first.getByText('Nov 23rd 2026, to Ada Moreau')).toBeTruthy();
    expect(first.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Goods', '$1,000.00'],
      ['Shipping', '$45.00'],
      ['Our share', '-$60.00'],
      ['You get', '$985.00'],
    ]);
    expect(first.getByText(/^Held until it is sent and has arrived\. Expected by Dec 10th 2026\.$/)).toBeTruthy();
    expect(first.getByRole('link', { name: 'Ship it' }).getAttribute('href')).toBe('/orders/A#ship');
    expect(first.getByRole('link', { name: 'Packing slip (PDF) of order HS-A' }).getAttribute('href')).toBe(
      '/api/orders/A/packing-slip.pdf?lang=en',
    );
  });

  it('say in words what should have been sent, and by which day', async () => {
    await open([row('A', { isOverdue: true }), row('B')]);
    const late = card('HS-A');
    expect(late.getByText('Overdue')).toBeTruthy();
    expect(late.getByText('Should have been sent by Nov 26th 2026, 06:00 PM (CST)')).toBeTruthy();
    expect(card('HS-B').queryByText('Overdue')).toBeNull();
  });

  it('show what a refund left, in a sum that adds up and without a negative nothing', async () => {
    const refund = { id: '1', status: 'SUCCEEDED', isVoid: false, refundedAmount: money(73_341) } as const;
    const nothing = { sale: money(0), shipping: money(0), commission: money(0), payout: money(0) };
    await open([row('A', { ...nothing, stage: 'CANCELLED', held: null, shipBy: null }, { refunds: [refund] })]);
    const terms = card('HS-A').getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Refunded to the buyer', '$733.41'],
      ['Goods after refunds', '$0.00'],
      ['Our share', '$0.00'],
      ['You get', '$0.00'],
    ]);
  });

  it('say what was refunded, not what came back, and when the payout was made', async () => {
    const refund = (id: string, status: 'SUCCEEDED' | 'FAILED') => ({
      id,
      status,
      isVoid: false,
      refundedAmount: money(10_000),
    });
    const paid = {
      payoutState: 'PAID',
      held: null,
      shipBy: null,
      paidOutAt: '2026-11-30T18:00:00Z',
      stage: 'DELIVERED',
    } as const;
    await open([row('A', paid, { refunds: [refund('1', 'SUCCEEDED'), refund('2', 'FAILED')], viewerActions: [] })]);
    const first = card('HS-A');
    expect(first.getByText('Refunded to the buyer').nextSibling?.textContent).toBe('$100.00');
    expect(first.getByText('Paid out Nov 30th 2026.')).toBeTruthy();
    expect(first.queryByRole('link', { name: 'Ship it' })).toBeNull();
  });

  it('say of one order in French what it is, not of several', async () => {
    await open([row('A', { stage: 'SHIPPED', shipBy: null })], '', { isProfessionalSeller: true }, 'fr');
    const one = within(screen.getByRole('heading', { level: 2, name: /^Commande/ }).closest('li')!);
    expect(one.getByText('Expédiée')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Expédiées/ })).toBeTruthy();
  });

  it('offer to change the tracking of what was sent, and of nothing else', async () => {
    const change = { stage: 'UNPAID', shipBy: null } as const;
    const sent = { shipDate: '2026-11-24T18:00:00.000Z', viewerActions: ['SET_TRACKING'] as const };
    await open([row('A', change, { viewerActions: ['SET_TRACKING'] }), row('B', { stage: 'SHIPPED' }, sent)]);
    expect(card('HS-A').queryByRole('link', { name: 'Change tracking' })).toBeNull();
    expect(card('HS-B').getByRole('link', { name: 'Change tracking' })).toBeTruthy();
  });

  it('are those of all sellers for admins who ask, by name', async () => {
    const { requests } = await open([row('A')], '?seller=all&state=to-ship', { isAdmin: true });
    expect(requests()[0]?.[1]).toMatchObject({ everySeller: true, stage: 'TO_SHIP' });
    expect(card('HS-A').getByText('Nov 23rd 2026, from Ridge Guitars to Ada Moreau')).toBeTruthy();
    const filter = screen.getByRole('link', { name: /^Every seller’s/ });
    expect(filter.getAttribute('href')).toBe('/profile/selling/orders?state=to-ship');
    cleanup();
    await open([row('A')]);
    expect(screen.queryByRole('link', { name: /^Show every seller/ })).toBeNull();
  });

  it('show the shop’s own without a payout', async () => {
    await open([row('A', { payoutState: 'NONE', held: null })], '', { isAdmin: true });
    expect(card('HS-A').queryByText('You get')).toBeNull();
    expect(card('HS-A').queryByText(/^Held/)).toBeNull();
  });
});
