/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const money = (amountCents: number) => ({ amountCents });
const list = (...nodes: readonly object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) });
const none = list();
const months = ['2026-10', '2026-11'];
const zero = { sales: money(0), fees: money(0), net: money(0), payouts: money(0) };
const nothing = {
  ordersCompleted: none,
  countered: none,
  accepted: none,
  received: none,
  toShip: none,
  threads: none,
  savedSearches: [],
  spendingByMonth: months.map((month) => ({ month, orderCount: 0, amount: money(0) })),
  salesByMonth: months.map((month) => ({ month, ...zero })),
  portfolio: { months: months.map((month) => ({ month, value: money(0) })) },
};
const offer = (id: string, expiresAt: string, actions: readonly string[]) => ({
  id,
  state: 'COUNTERED',
  expiresAt,
  actions,
  amountOffered: money(90_000),
  counterAmount: money(95_000),
  agreedAmount: null,
  item: { id: 'item', title: 'Telecaster 1952' },
});
const open = (change: object, account: object = {}) =>
  renderAccount('/profile/dashboard', { AccountDashboard: { ...nothing, ...change } }, account);

it('lists what waits by its urgency, with a button for each', async () => {
  const order = { id: 'one', number: 'HS-1', reference: 'r', amountRemaining: money(50_000), layaway: null };
  const layaway = {
    isOverdue: true,
    nextAmount: money(12_500),
    instalments: [
      { dueAt: '2026-10-01T12:00:00.000Z', state: 'PAID' },
      { dueAt: '2026-11-01T12:00:00.000Z', state: 'DUE' },
    ],
  };
  await open({
    ordersCompleted: list(order, { ...order, id: 'two', number: 'HS-2', layaway }),
    countered: list(offer('counter', '2026-11-25T12:00:00.000Z', ['ACCEPT'])),
    accepted: list(offer('accepted', '2026-11-24T12:00:00.000Z', ['ADD_TO_CART']), offer('bought', '2026-11-20', [])),
    savedSearches: [
      { id: 'seen', name: 'Seen', newCount: 0 },
      { id: 'fresh', name: 'Archtops', newCount: 3 },
    ],
    threads: list({
      id: 't',
      unreadCount: 2,
      subject: { id: 's', title: 'Strat' },
      counterpart: { displayName: 'Vi' },
    }),
  });
  const rows = within(screen.getByRole('region', { name: 'Needs you now' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/orders/two#pay',
    '/profile/buying/offers?offer=accepted',
    '/profile/buying/offers?offer=counter',
    '/orders/one#pay',
    '/profile/messages/t',
    '/profile/buying/saved-searches/fresh',
  ]);
  expect(rows[0]?.textContent).toContain('Pay $125 for order HS-2');
  expect(rows[0]?.textContent).toContain('Overdue');
  expect(rows[2]?.textContent).toContain('The seller asks $950 for Telecaster 1952');
  expect(rows[4]?.textContent).toContain('New message from Vi: Strat');
  expect(within(rows[3] ?? document.body).getByRole('link', { description: 'Pay $500 for order HS-1' })).toBeTruthy();
});

it('puts what should have been sent first, says so with the day, and asks to ship only what can be shipped', async () => {
  const sale = (id: string, shipBy: string | null, isOverdue: boolean, viewerActions: readonly string[]) => ({
    id,
    shipBy,
    isOverdue,
    order: { id, number: `HS-${id}`, reference: id, viewerActions },
  });
  const { requests } = await open(
    {
      received: list(offer('received', '2026-11-18T12:00:00.000Z', ['ACCEPT'])),
      toShip: list(
        sale('DISPUTED', '2026-11-12T00:00:00.000Z', false, ['SET_TRACKING']),
        sale('PICKUP', null, false, ['DELIVER']),
        sale('FRESH', '2026-12-02T00:00:00.000Z', false, ['SET_TRACKING', 'SHIP']),
        sale('LATE', '2026-11-20T00:00:00.000Z', true, ['SET_TRACKING', 'SHIP']),
      ),
    },
    { isProfessionalSeller: true },
  );
  expect(requests().map(([name]) => name)).toEqual(['AccountDashboard']);
  const rows = within(screen.getByRole('region', { name: 'Needs you now' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/orders/LATE#ship',
    '/profile/selling/offers?offer=received',
    '/orders/FRESH#ship',
    '/orders/PICKUP',
  ]);
  expect(rows[0]?.textContent).toContain('Overdue');
  expect(rows[0]?.textContent).toContain('Should have been sent by Nov 19th 2026, 06:00 PM (CST)');
  expect(rows[2]?.textContent).not.toContain('Overdue');
  expect(rows[3]?.textContent).toContain('Have order HS-PICKUP ready');
});

it('says where the rest is when there is more than it lists', async () => {
  await open({ received: { ...list(offer('a', '2026-11-25T12:00:00.000Z', ['ACCEPT'])), totalCount: 8 } });
  expect(screen.getByRole('link', { name: '7 more offers to answer' }).getAttribute('href')).toBe(
    '/profile/selling/offers?state=received',
  );
});

it('lists as many saved searches as of anything else, and leads to the others', async () => {
  const savedSearches = Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, name: `Search ${at}`, newCount: at }));
  await open({ savedSearches });
  const rows = within(screen.getByRole('region', { name: 'Needs you now' })).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(screen.getByRole('link', { name: '6 more saved searches with new finds' }).getAttribute('href')).toBe(
    '/profile/buying/saved-searches',
  );
});

it('counts the accepted offers that it does not list', async () => {
  await open({ accepted: { ...list(offer('a', '2026-11-25T12:00:00.000Z', ['ADD_TO_CART'])), totalCount: 3 } });
  expect(screen.getByRole('link', { name: '2 more accepted offers to buy' }).getAttribute('href')).toBe(
    '/profile/buying/offers?state=accepted',
  );
});

it('shows who does not sell the spending alone, in a chart with its table', async () => {
  await open({ spendingByMonth: months.map((month) => ({ month, orderCount: 1, amount: money(123_456) })) });
  expect(screen.getByText(/^Nothing waits for you\./)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Needs you now',
    'Spending by month',
    'Value of your instruments',
  ]);
  expect(screen.getByText('$2,469.12 in twelve months')).toBeTruthy();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Paid'],
    ['November 2026', '$1,234.56'],
    ['October 2026', '$1,234.56'],
  ]);
});

it('shows sellers their sales with fees, and what was paid out', async () => {
  const [october, november] = months;
  await open(
    {
      salesByMonth: [
        { ...zero, month: october },
        { month: november, sales: money(100_000), fees: money(6_000), net: money(94_000), payouts: money(0) },
      ],
    },
    { isPrivateSeller: true },
  );
  const [first] = within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1);
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    '$1,000.00',
    '$60.00',
    '$940.00',
  ]);
  expect(screen.getByText('Nothing paid out in the last twelve months.')).toBeTruthy();
});
