/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
const fields = { url: 'http://localhost:3003/fields/card', origin: 'http://localhost:3003', redirect: true };
const card = {
  id: 'card-1',
  network: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  isExpired: false,
  isDefault: true,
};
const second = { ...card, id: 'card-2', network: 'mastercard', last4: '4444', isDefault: false };
const savedCards = (...cards: readonly object[]) => ({ cardFields: fields, viewer: { id: 'a1', savedCards: cards } });
const done = { success: true, message: null, code: null, nextAction: null };
const open = (storeCredits: readonly object[], answers: Answers = {}) =>
  renderProfile('/profile/settings/payment', {
    AccountStoreCredits: { viewer: { id: 'a1', storeCredits } },
    AccountSavedCards: savedCards(),
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

  it('says at the field that a code could not be checked, and keeps it', async () => {
    const { user, told } = await open([], {
      AccountCodeBalance: () => {
        throw new Error('offline');
      },
    });
    await user.type(screen.getByLabelText('Gift code'), 'GUTR{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
    expect(screen.getByDisplayValue('GUTR')).toBeTruthy();
    expect(told).toEqual([]);
  });

  it('says when no card is saved, and lists those that are: the default, and what has expired', async () => {
    await open([]);
    expect(screen.getByText(/No card is saved/)).toBeTruthy();
    cleanup();
    const over = { ...second, isExpired: true };
    await open([], { AccountSavedCards: savedCards(card, over) });
    const rows = within(screen.getByRole('region', { name: 'Saved cards' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Visa ending in 4242Offered first');
    expect(rows[1]?.textContent).toContain('Was good until 04/2030; it cannot pay any more');
    expect(screen.queryByRole('button', { name: /^Offer first/ })).toBeNull();
  });

  it('offers another card first', async () => {
    const { user, sent, told } = await open([], {
      AccountSavedCards: savedCards(card, second),
      AccountMakeCardDefault: { savedCardMakeDefault: done },
    });
    await user.click(screen.getByRole('button', { name: 'Offer first: Mastercard ending in 4444' }));
    expect(sent('AccountMakeCardDefault')).toEqual([{ id: 'card-2' }]);
    await waitFor(() => expect(told).toEqual(['This card is offered first from now on.']));
  });

  it('removes a card once that is confirmed, and reloads the list when another tab was faster', async () => {
    const refusal = { ...done, success: false, code: 'not-found', message: 'This card is not saved here any more.' };
    const { user, sent, told } = await open([], {
      AccountSavedCards: savedCards(card),
      AccountRemoveCard: { savedCardRemove: refusal },
    });
    await user.click(screen.getByRole('button', { name: 'Remove: Visa ending in 4242' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(sent('AccountRemoveCard')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove: Visa ending in 4242' }));
    await user.click(screen.getByRole('button', { name: 'Remove the card' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This card is not saved here any more.');
    expect(told).toEqual([]);
    expect(sent('AccountRemoveCard')).toEqual([{ id: 'card-1' }]);
    expect(sent('AccountSavedCards')).toHaveLength(2);
  });

  it('says at the form why a card was not saved', async () => {
    const refusal = { ...done, success: false, code: 'unavailable', message: 'Cards cannot be saved at the moment.' };
    const { user, sent } = await open([], { AccountAddCard: { savedCardAdd: refusal } });
    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    await user.click(screen.getByLabelText('Offer this card first'));
    await user.click(screen.getByRole('button', { name: 'Continue to the payment provider' }));
    expect(await screen.findByText('Cards cannot be saved at the moment.')).toBeTruthy();
    expect(sent('AccountAddCard')).toMatchObject([{ token: null, makeDefault: true }]);
  });

  it('shows the credits when the cards do not arrive, and asks for them again', async () => {
    const { user, sent } = await open([credits], {
      AccountSavedCards: () => {
        throw new Error('The network is away.');
      },
    });
    expect(screen.getByText('Your saved cards did not arrive.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Store Credits' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent('AccountSavedCards')).toHaveLength(2));
  });

  it('says what became of a card that was typed on the provider’s page', async () => {
    const { told, where } = await renderProfile('/profile/settings/payment?card=key-number-1', {
      AccountStoreCredits: { viewer: { id: 'a1', storeCredits: [] } },
      AccountSavedCards: savedCards(card),
      AccountResumeCard: { savedCardResume: done },
    });
    await waitFor(() => expect(told).toEqual(['The card is saved.']));
    await waitFor(() => expect(where()).toBe('/profile/settings/payment'));
  });
});
