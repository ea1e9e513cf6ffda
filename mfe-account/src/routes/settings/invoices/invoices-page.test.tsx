/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, within } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const path = '/profile/settings/invoices';
const order = {
  __typename: 'Order',
  id: 'o1',
  number: 'H-1001',
  completedAt: '2026-11-01T18:00:00Z',
  cancelledAt: null,
  paymentState: 'PARTIALLY_PAID',
  total: { amountCents: 706_400 },
};
const refund = {
  __typename: 'OrderRefund',
  id: 'r1',
  createdAt: '2026-11-03T18:00:00Z',
  isVoid: false,
  status: 'PENDING',
  refundedAmount: { amountCents: 5_000 },
  order: { id: 'o1', number: 'H-1001' },
};
const ends = { hasNextPage: false, hasPreviousPage: false, startCursor: 'first+', endCursor: 'last' };

const open = (nodes: readonly object[], query = '', pageInfo = ends, answers: Answers = {}) =>
  renderProfile(`${path}${query}`, {
    InvoiceTableOrders: { invoices: { pageInfo, edges: nodes.map((node) => ({ node })) } },
    ...answers,
  });

describe('/profile/settings/invoices', () => {
  it('shows orders and refunds in one table, each with its page', async () => {
    await open([refund, order]);
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first?.textContent).toBe('Refund for H-1001Nov 3rd 2026On its wayOn its way-$50.00');
    expect(second?.textContent).toBe('Order H-1001Nov 1st 2026Partly paidPartly paid$7,064.00');
    const link = (row: HTMLElement | undefined) => row && within(row).getByRole('link').getAttribute('href');
    expect([link(first), link(second)]).toEqual(['/profile/settings/refunds/r1', '/profile/settings/invoices/o1']);
  });

  it.each([
    [{ cancelledAt: '2026-11-02T18:00:00Z' }, 'Cancelled'],
    [{ paymentState: 'PAID' }, 'Paid'],
  ])('says the state of an order: %j', async (change, state) => {
    await open([{ ...order, ...change }]);
    // Once beside the day for phones, once in its column.
    expect(screen.getAllByText(state)).toHaveLength(2);
  });

  it('has pages in both directions', async () => {
    const { sent } = await open([order], '?after=c1', { ...ends, hasNextPage: true, hasPreviousPage: true });
    expect(sent('InvoiceTableOrders')).toEqual([{ first: 25, after: 'c1' }]);
    expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe(`${path}?before=first%2B`);
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(`${path}?after=last`);
    cleanup();
    expect((await open([order], '?before=c2')).sent('InvoiceTableOrders')).toEqual([{ last: 25, before: 'c2' }]);
  });

  it('helps when there is nothing', async () => {
    await open([]);
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

const shown = {
  heading: 'Invoice',
  number: 'H-1001',
  facts: [],
  parties: [{ label: 'Bill to', lines: ['Ada Moreau'] }],
  columns: [{ label: 'Item', isNumber: false }],
  rows: [{ cells: [{ text: '1962 Fender Jazzmaster', note: null, imageIds: [] }] }],
  sums: [{ label: 'Total', value: '$7,064.00', isTotal: true }],
  notes: [],
  from: ['Headstock'],
};

describe('a document', () => {
  it('of an order is its invoice, with PDF and statement', async () => {
    const { sent } = await open([], '/o1', ends, { OrderStatement: { orderDocument: shown } });
    expect(sent('OrderStatement')).toEqual([{ orderId: 'o1', kind: 'INVOICE' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeTruthy();
    expect(screen.getByText('1962 Fender Jazzmaster')).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Save as PDF')).toBe('/api/orders/o1/invoice.pdf?lang=en');
    expect(href('Statement')).toBe(`${path}/o1?view=statement`);
  });

  it('of an order is its statement when that is asked for', async () => {
    const { sent } = await open([], '/o1?view=statement', ends, { OrderStatement: { orderDocument: shown } });
    expect(sent('OrderStatement')).toEqual([{ orderId: 'o1', kind: 'STATEMENT' }]);
    expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe(`${path}/o1`);
  });

  it('of somebody else is no page', async () => {
    await open([], '/o1', ends, { OrderStatement: { orderDocument: null } });
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
  });

  it('of a refund is shown with its PDF and the invoice of its order', async () => {
    const document = { ...shown, heading: 'Refund', number: 'for order H-1001', columns: [], rows: [] };
    const answers = { OrderRefundStatement: { orderRefund: { id: 'r1', order: { id: 'o1' }, document } } };
    const { sent } = await renderProfile('/profile/settings/refunds/r1', answers);
    expect(sent('OrderRefundStatement')).toEqual([{ refundId: 'r1' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Refund' })).toBeTruthy();
    expect(screen.getByText('for order H-1001')).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Save as PDF')).toBe('/api/refunds/r1.pdf?lang=en');
    expect(href('Invoice')).toBe(`${path}/o1`);
  });

  it('of somebody else’s refund is no page', async () => {
    await renderProfile('/profile/settings/refunds/r1', { OrderRefundStatement: { orderRefund: null } });
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
  });
});
