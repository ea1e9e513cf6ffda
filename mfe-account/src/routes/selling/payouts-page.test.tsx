/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const money = (amountCents: number) => ({ amountCents });
const entry = (id: string, kind: string, [gross, fee, net, balance]: readonly [number, number, number, number]) => ({
  id,
  at: '2026-11-21T18:00:00.000Z',
  kind,
  orderId: 'one',
  orderNumber: 'HS-ONE',
  reason: null,
  reference: kind === 'payout' ? 'run-1' : null,
  gross: money(gross),
  fee: money(fee),
  net: money(net),
  balance: money(balance),
});
const statement = {
  month: '2026-11',
  months: ['2026-11', '2026-09'],
  opening: money(5_000),
  closing: money(5_000),
  entries: [entry('a', 'sale', [100_000, -6_000, 94_000, 99_000]), entry('b', 'payout', [0, 0, -94_000, 5_000])],
};
const open = (change: object = {}, path = '') =>
  renderAccount(
    `/profile/selling/payouts${path}`,
    { AccountSellerStatement: { sellerStatement: { ...statement, ...change } } },
    { isProfessionalSeller: true },
  );

it('a month has each movement with fee, net and balance, and the same as files', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Movements of November 2026' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Date', 'What', 'Goods and shipping', 'Our share', 'Net', 'Balance'],
    ['Nov 21st 2026', 'SaleHS-ONE', '$1,000.00', '-$60.00', '$940.00', '$990.00'],
    ['Nov 21st 2026', 'PayoutHS-ONETransfer run-1', '$0.00', '$0.00', '-$940.00', '$50.00'],
    ['Balance after', '$50.00'],
  ]);
  // On a phone rows are blocks: each amount carries the name of its column.
  expect([...(rows[1]?.querySelectorAll('[data-label]') ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual(
    ['Goods and shipping', 'Our share', 'Net', 'Balance'],
  );
  expect(screen.getByText('Balance before: $50.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    '/api/seller-statements/2026-11.csv?lang=en',
  );
  expect(screen.getByRole('link', { name: 'September 2026' }).getAttribute('href')).toBe(
    '/profile/selling/payouts?month=2026-09',
  );
});

it('another month is asked for by the address, and an empty one says so without files', async () => {
  const { requests } = await open({ month: '2026-09', entries: [] }, '?month=2026-09');
  expect(requests()[0]).toEqual(['AccountSellerStatement', { month: '2026-09' }]);
  expect(screen.getByText('Nothing moved in this month.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
});
