/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const money = (amountCents: number) => ({ amountCents });
const credits = {
  id: 'c1',
  isTrade: false,
  balance: money(15_000),
  transactions: [
    { id: 't2', amount: money(-5_000), reason: 'held', createdAt: '2026-11-03T18:00:00Z' },
    { id: 't1', amount: money(20_000), reason: 'issued', createdAt: '2026-11-01T18:00:00Z' },
  ],
};
const open = (storeCredits: readonly object[], answers: Answers = {}) =>
  renderProfile('/profile/settings/payment', {
    AccountStoreCredits: { viewer: { id: 'a1', storeCredits } },
    ...answers,
  });

describe('/profile/settings/payment', () => {
  it('shows what is left of each kind of credits, and what came and went', async () => {
    await open([credits, { ...credits, id: 'c2', isTrade: true, balance: money(0), transactions: [] }]);
    expect(screen.getByRole('region', { name: 'Store Credits' }).textContent).toContain('$150.00 left to spend');
    expect(screen.getByRole('region', { name: 'Trade Credits' }).textContent).toContain('$0.00 left to spend');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['Nov 3rd 2026Spent on an order-$50.00', 'Nov 1st 2026Added by the shop$200.00']);
  });

  it('says when there are none', async () => {
    await open([]);
    expect(screen.getByText(/You have no store credits/)).toBeTruthy();
  });

  it('says what is left on a code', async () => {
    const balance = { isTrade: true, expiresAt: '2027-01-31T18:00:00Z', balance: money(2_550) };
    const answer = { prepaidCodeBalance: { success: true, message: null, balance } };
    const { user, sent } = await open([], { AccountCodeBalance: answer });
    await user.type(screen.getByLabelText('Gift code'), ' GUTR 2222 {Enter}');
    expect((await screen.findByRole('status')).textContent).toBe('$25.50 left (trade), to spend before Jan 31st 2027.');
    expect(sent('AccountCodeBalance')).toEqual([{ code: 'GUTR 2222' }]);
  });

  it('says at the field why a code is refused, until it is changed', async () => {
    const answer = { prepaidCodeBalance: { success: false, message: 'This code is not known.', balance: null } };
    const { user } = await open([], { AccountCodeBalance: answer });
    const field = screen.getByLabelText('Gift code');
    await user.click(screen.getByRole('button', { name: 'Check the balance' }));
    expect(screen.getByText('Please type something')).toBeTruthy();
    await user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('This code is not known.')).toBeTruthy();
    await user.type(field, 'x');
    expect(screen.queryByText('This code is not known.')).toBeNull();
  });
});
