/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const cents = (amountCents: number) => ({ amountCents });

const order = (id: string, nextAction: string, more: object = {}) => ({
  id,
  nextAction,
  since: '2026-11-20T12:00:00.000Z',
  dueAt: null,
  goods: { amountCents: 100_000 },
  order: {
    id,
    number: `HS-${id}`,
    completedAt: '2026-11-20T12:00:00.000Z',
    paymentState: 'PAID',
    shipOption: 'home',
    total: cents(245_000),
    amountRemaining: cents(0),
    seller: { id: 'house', displayName: 'Headstock' },
    account: null,
    contact: { id: `c-${id}`, firstName: 'Ada', lastName: 'Moreau', email: 'ada@example.com' },
    lineItems: [
      { id: `l-${id}`, quantity: 1, listing: { id: `x-${id}`, item: { id: `i-${id}`, title: `Guitar ${id}` } } },
    ],
    ...more,
  },
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const orders = (...nodes: object[]) => ({
  staffOrders: { totalCount: nodes.length, pageInfo, edges: nodes.map((node) => ({ node })) },
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/admin/orders', () => {
  it('lists who bought what, and narrows by the next action in the address', async () => {
    const { calls } = openAdmin('/admin/orders?next=SHIP&search=ada', { AdminOrders: orders(order('1', 'SHIP')) });
    const row = await screen.findByRole('row', { name: /HS-1/ });
    for (const text of ['Guitar 1', 'Ada Moreau', 'Headstock'])
      expect(within(row).getByText(text, { exact: false })).toBeTruthy();
    expect(calls[0]?.variables).toMatchObject({ nextAction: 'SHIP', search: 'ada', first: 50 });
  });

  it('ships chosen orders in one go, and says which were refused', async () => {
    const { user, calls } = openAdmin('/admin/orders', {
      AdminOrders: orders(order('1', 'SHIP'), order('2', 'SHIP')),
      AdminOrdersShip: {
        ordersShip: {
          success: false,
          message: '1 of 2 orders could not be changed.',
          outcomes: [
            { orderId: '1', success: true, message: null },
            { orderId: '2', success: false, message: 'This order is not paid in full yet.' },
          ],
        },
      },
    });
    for (const box of await screen.findAllByRole('checkbox', { name: 'Choose this row' })) await user.click(box);
    await user.click(screen.getByRole('link', { name: 'Ship' }));
    const drawer = await screen.findByRole('dialog', { name: 'Ship' });
    await user.click(within(drawer).getByRole('button', { name: /Ship 2/ }));
    expect(within(drawer).getAllByText('Enter the tracking number.')).toHaveLength(2);
    for (const [index, field] of within(drawer)
      .getAllByRole('textbox', { name: /Tracking number/ })
      .entries())
      await user.type(field, `1Z${index}`);
    await user.click(within(drawer).getByRole('button', { name: /Ship 2/ }));
    expect(await within(drawer).findByText(/not paid in full/)).toBeTruthy();
    expect(within(drawer).getAllByRole('textbox', { name: /Tracking number/ })).toHaveLength(1);
    expect(calls.find(({ name }) => name === 'AdminOrdersShip')?.variables).toEqual({
      shipments: [
        { orderId: '1', carrierName: 'UPS', trackingNumber: '1Z0' },
        { orderId: '2', carrierName: 'UPS', trackingNumber: '1Z1' },
      ],
    });
  });
});

describe('/admin/orders/board', () => {
  const counts = {
    staffOrderCounts: [
      { nextAction: 'SHIP', count: 7, oldestSince: '2026-11-20T12:00:00.000Z' },
      { nextAction: 'ANSWER_DISPUTE', count: 1, oldestSince: '2026-11-25T12:00:00.000Z' },
      { nextAction: 'NONE', count: 90, oldestSince: '2026-11-01T12:00:00.000Z' },
    ],
  };

  it('has a column for each action that waits, the most urgent first, and leads to all of it', async () => {
    openAdmin('/admin/orders/board', { AdminOrderCounts: counts, AdminOrderColumn: orders(order('1', 'SHIP')) });
    const columns = await screen.findAllByRole('region');
    expect(columns.map((column) => column.getAttribute('aria-labelledby'))).toEqual([
      'board-ANSWER_DISPUTE',
      'board-SHIP',
    ]);
    expect(within(columns[1]!).getByRole('link', { name: 'Show all 7 in the table' }).getAttribute('href')).toBe(
      '/admin/orders?next=SHIP',
    );
  });

  it('says so when nothing waits', async () => {
    openAdmin('/admin/orders/board', { AdminOrderCounts: { staffOrderCounts: [] } }, 'fr');
    expect(await screen.findByRole('heading', { name: 'Rien n’attend.' })).toBeTruthy();
  });
});

describe('/admin/payouts', () => {
  const due = (isPayable: boolean) => ({
    sellerId: `s-${isPayable}`,
    sellerName: isPayable ? 'Ada' : 'Bo',
    isPayable,
    total: cents(90_000),
    payouts: [
      { orderId: `o-${isPayable}`, orderNumber: 'HS-9', since: '2026-11-20T12:00:00.000Z', amount: cents(90_000) },
    ],
  });

  it('puts what can be paid into a run, and leaves out who cannot be', async () => {
    const { user, calls } = openAdmin('/admin/payouts/due', {
      AdminPayoutRuns: { payoutRuns: { totalCount: 0, pageInfo, edges: [] } },
      AdminDuePayouts: { duePayouts: [due(true), due(false)] },
      AdminPayoutPrepare: {
        payoutRunPrepare: { success: false, message: 'Some of these are not due any more.', payoutRun: null },
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Prepare a run' });
    expect(within(drawer).getByRole('checkbox', { name: 'Pay Bo' })).toHaveProperty('disabled', true);
    // What goes to the bank is written with its cents.
    expect(within(drawer).queryByText(/\$900(?!\.00)/)).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Prepare the run' }));
    expect(await within(drawer).findByText('Some of these are not due any more.')).toBeTruthy();
    expect(calls.at(-1)?.variables).toEqual({ orderIds: ['o-true'] });
    await user.click(within(drawer).getByRole('checkbox', { name: 'Pay Ada' }));
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: 'Prepare the run' })).toHaveProperty('disabled', true),
    );
  });
});

describe('/admin/repairs', () => {
  it('shows a refusal at its field and keeps what was typed', async () => {
    const { user } = openAdmin('/admin/repairs/new', {
      AdminRepairs: { repairJobs: { totalCount: 0, pageInfo, edges: [] } },
      AdminRepairCreate: {
        repairJobCreate: { success: false, message: 'Enter the brand.', code: 'brand', repairJob: null },
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Take in a repair' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Customer' }), 'Ada Moreau');
    await user.click(within(drawer).getByRole('button', { name: 'Take it in' }));
    const brand = await within(drawer).findByRole('textbox', { name: 'Brand', description: 'Enter the brand.' });
    expect(document.activeElement).toBe(brand);
    expect(within(drawer).getByRole('textbox', { name: 'Customer' })).toHaveProperty('value', 'Ada Moreau');
  });
});
