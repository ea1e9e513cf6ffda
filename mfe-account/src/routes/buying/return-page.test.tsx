/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { orderFacts, orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import { returnFacts, returnLine } from '#mfe-account/features/returns/return.fixture.ts';
import type { ReturnLine } from '#mfe-account/features/returns/return.model.ts';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const done = { success: true, message: null, code: null, field: null, returnRequest: { id: 'r-1' } };
const open = (line: ReturnLine, more = {}) =>
  renderProfile('/profile/buying/returns/l-1', { AccountReturnLine: { purchasedLine: line }, ...more });
const reasons = () =>
  within(screen.getByLabelText(/^Reason/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('sending something back', () => {
  it('says until when, asks for a reason at its field, and sends what was chosen', async () => {
    const { user, sent, told } = await open(returnLine(), { AccountReturnCreate: { answer: done } });
    expect(screen.getByText(/until Nov 27th 2026, 06:00 PM \(CST\)/)).toBeTruthy();
    expect(reasons()).toHaveLength(6);
    const send = screen.getByRole('button', { name: 'Send it back' });
    await user.click(send);
    expect(screen.getByText('Please select something')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('REASON'));
    expect(sent('AccountReturnCreate')).toEqual([]);
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'CHANGED_MIND');
    expect(screen.getByText(/Shipping there and back is yours/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'DAMAGED');
    expect(screen.getByText(/shipping is on us/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^What the seller/), 'A crack');
    await user.click(send);
    expect(sent('AccountReturnCreate')).toEqual([{ lineItemId: 'l-1', reason: 'DAMAGED', note: 'A crack' }]);
    await waitFor(() => expect(told).toEqual(['Your return is approved.']));
  });

  it('keeps what is written over a look at the messages, until it is sent', async () => {
    const first = await open(returnLine());
    await first.user.selectOptions(screen.getByLabelText(/^Reason/), 'DAMAGED');
    await first.user.type(screen.getByLabelText(/^What the seller/), 'A crack');
    cleanup();
    const { user, sent } = await open(returnLine(), { AccountReturnCreate: { answer: done } });
    expect(screen.getByDisplayValue('A crack')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send it back' }));
    expect(sent('AccountReturnCreate')).toEqual([{ lineItemId: 'l-1', reason: 'DAMAGED', note: 'A crack' }]);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('takes faults alone after the days, and keeps what was typed when it is refused', async () => {
    const refused = { ...done, success: false, message: 'Say what is wrong.', code: 'invalid', field: 'NOTE' };
    const terms = { days: 3, until: '2026-11-20T00:00:00.000Z', isOpen: false };
    const { user } = await open(returnLine({ returnTerms: terms }), { AccountReturnCreate: { answer: refused } });
    expect(screen.getByText(/ended on Nov 19th 2026/)).toBeTruthy();
    expect(reasons()).toHaveLength(4);
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'WRONG_ITEM');
    await user.click(screen.getByRole('button', { name: 'Ask the seller' }));
    expect(await screen.findByText('Say what is wrong.')).toBeTruthy();
    expect(screen.getByDisplayValue('The wrong item came')).toBeTruthy();
  });

  it('leads to the sign-in where that has expired, at each step, and says so once', async () => {
    const expired = (): never => {
      throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
    };
    const first = await open(returnLine(), { AccountReturnCreate: expired });
    await first.user.selectOptions(screen.getByLabelText(/^Reason/), 'DAMAGED');
    await first.user.type(screen.getByLabelText(/^What the seller/), 'A crack');
    await first.user.click(screen.getByRole('button', { name: 'Send it back' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByDisplayValue('A crack')).toBeTruthy();
    cleanup();
    const line = returnLine({ returnRequest: returnFacts() });
    const { user, calls } = await open(line, { AccountReturnSend: expired, AccountReturnWithdraw: expired });
    await user.type(screen.getByLabelText(/^Carrier/), 'UPS');
    await user.type(screen.getByLabelText(/^Tracking number/), '1Z9');
    await user.click(screen.getByRole('button', { name: 'It is on its way' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep it after all' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw the return' }));
    expect(await screen.findAllByRole('button', { name: 'Sign in' })).toHaveLength(2);
    const steps = [...first.calls, ...calls].filter(({ name }) => /Create|Send|Withdraw/.test(name));
    expect(steps.map(({ quiet }) => quiet)).toEqual([true, true, true]);
  });

  it('says by when an approved one is sent and what happens otherwise, and takes the tracking number', async () => {
    const { user, sent } = await open(returnLine({ returnRequest: returnFacts() }), {
      AccountReturnSend: { answer: done },
    });
    expect(screen.getByText('Send it back by Dec 8th 2026, 06:00 PM (CST)')).toBeTruthy();
    expect(screen.getByText(/Without a tracking number by then the approval ends/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Reason/)).toBeNull();
    await user.type(screen.getByLabelText(/^Carrier/), 'UPS');
    await user.type(screen.getByLabelText(/^Tracking number/), '1Z9');
    await user.click(screen.getByRole('button', { name: 'It is on its way' }));
    expect(sent('AccountReturnSend')).toEqual([{ id: 'r-1', carrierName: 'UPS', trackingNumber: '1Z9' }]);
  });

  it('asks before it is withdrawn, and lets it be asked for again afterwards', async () => {
    const { user, sent } = await open(returnLine({ returnRequest: returnFacts() }), {
      AccountReturnWithdraw: { answer: done },
    });
    await user.click(screen.getByRole('button', { name: 'Keep it after all' }));
    expect(sent('AccountReturnWithdraw')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Withdraw the return');
    await user.click(screen.getByRole('button', { name: 'Withdraw the return' }));
    expect(sent('AccountReturnWithdraw')).toEqual([{ id: 'r-1' }]);
    cleanup();
    await open(returnLine({ returnRequest: returnFacts({ state: 'WITHDRAWN', actions: [], dueAt: null }) }));
    expect(screen.getByRole('heading', { level: 2, name: 'Ask again' })).toBeTruthy();
  });

  it('is linked from each line that has arrived, with how it stands', async () => {
    const line = orderLine('Strat');
    const terms = { returnTerms: { isOpen: true } };
    const lines = [
      { ...orderLine('Tele'), ...terms, state: 'DELIVERED' as const },
      { ...line, ...terms, state: 'DELIVERED' as const, returnRequest: { id: 'r', state: 'SENT' as const } },
      orderLine('Les Paul'),
    ];
    const order = orderFacts('A', { stage: 'DELIVERED', lineItems: lines });
    const counts = { toPay: 0, onTheWay: 0, delivered: 1, cancelled: 0 };
    const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
    const onwards = { totalCount: 1, pageInfo, edges: [{ node: order }] };
    await renderProfile('/profile/buying/purchases', {
      AccountPurchases: { onwards, purchaseCounts: counts, claimableOrderCount: 0 },
    });
    expect(screen.getByRole('link', { name: 'Return (Tele)' }).getAttribute('href')).toBe(
      '/profile/buying/returns/line-Tele',
    );
    expect(screen.getByRole('link', { name: 'Return: on its way (Strat)' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Return.*Les Paul/ })).toBeNull();
  });
});

it('lets the seller approve, or decline with a reason at its field', async () => {
  const request = returnFacts({
    state: 'REQUESTED',
    reason: 'DAMAGED',
    note: 'A crack at the nut',
    isWithinWindow: false,
    waitsFor: 'SELLER',
    actions: ['APPROVE', 'DECLINE'],
  });
  const refused = { ...done, success: false, message: 'Say why you decline.', code: 'invalid', field: 'REPLY' };
  const { user, sent } = await renderProfile(
    '/profile/selling/returns/r-1',
    { AccountReturn: { returnRequest: request }, AccountReturnAnswer: { answer: refused } },
    { isProfessionalSeller: true },
  );
  expect(screen.getByText('A crack at the nut')).toBeTruthy();
  expect(screen.getByText('Please answer by Dec 8th 2026, 06:00 PM (CST)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Say why you decline.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(sent('AccountReturnAnswer')).toEqual([
    { id: 'r-1', approve: false, reply: null },
    { id: 'r-1', approve: true, reply: null },
  ]);
  const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await user.type(screen.getByRole('textbox'), 'It left whole.');
  expect(close()).toBe(false);
});
