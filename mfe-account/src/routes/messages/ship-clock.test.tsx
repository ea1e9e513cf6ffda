/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { TransportError } from '@headstock/graphql-client';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openThread } from '#mfe-account/features/messages/thread.fixture.ts';
import type { ShipClockFactsFragment } from '#mfe-account/features/messages/messages.generated.ts';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const clock = (change: Partial<ShipClockFactsFragment> = {}): ShipClockFactsFragment => ({
  orderId: 'o-1',
  shipBy: '2026-12-05T00:00:00.000Z',
  isAgreed: false,
  asked: null,
  actions: ['ASK'],
  firstDay: '2026-12-05',
  lastDay: '2027-01-15',
  ...change,
});
const asked = { id: 'd-1', until: '2026-12-10T00:00:00.000Z', reason: 'The case comes late.' };
const subject = { kind: 'ORDER', id: 'o-1', title: 'Order HS-1', path: '/orders/o-1', imageId: null } as const;

/** A thread about an order, as the API answers each time that it is asked. */
function answers(clocks: readonly (ShipClockFactsFragment | null)[]): Answers {
  const { messages: _, older: __, ...thread } = openThread([]);
  const left = [...clocks];
  return {
    MessagesMarkRead: { threadMarkRead: { success: true, thread: { id: 't-1', unreadCount: 0 } } },
    MessagesThread: () => ({
      thread: {
        ...thread,
        subject: { ...subject, shipClock: left.length > 1 ? left.shift() : left[0] },
        messages: { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] },
      },
    }),
  };
}
const open = (clocks: readonly (ShipClockFactsFragment | null)[], more: Answers = {}) =>
  renderProfile('/profile/messages/t-1', { ...answers(clocks), ...more });

describe('the day by which an order is to be sent', () => {
  it('stands in its thread with the hour, and nowhere once it is sent', async () => {
    await open([clock()]);
    expect(screen.getByText('To be sent by Dec 4th 2026, 06:00 PM (CST).')).toBeTruthy();
    cleanup();
    await open([null]);
    expect(screen.queryByText(/To be sent by/)).toBeNull();
  });

  it('is put off by a question of its seller, who keeps what was typed when it is refused', async () => {
    let refuse = true;
    const { user, requests } = await open([clock(), clock({ asked })], {
      MessagesShipDelayAsk: () => {
        const field = refuse ? 'REASON' : null;
        const message = refuse ? 'Say in a sentence why it takes longer. The buyer reads it.' : null;
        const answer = { success: !refuse, message, field, threadId: refuse ? null : 't-1' };
        refuse = false;
        return { answer };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Ask for more time' }));
    const reason = await screen.findByRole('textbox', { name: /Why it takes longer/ });
    await user.type(reason, 'Late.');
    await user.click(screen.getByRole('button', { name: 'Ask the buyer' }));
    expect(await screen.findByText('Say in a sentence why it takes longer. The buyer reads it.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Why it takes longer/ })).toHaveProperty('value', 'Late.');
    await user.click(screen.getByRole('button', { name: 'Ask the buyer' }));
    expect(await screen.findByText(/^You have asked whether it may be sent by Dec 9th 2026/)).toBeTruthy();
    expect(requests()).toContainEqual([
      'MessagesShipDelayAsk',
      { orderId: 'o-1', until: '2026-12-05', reason: 'Late.' },
    ]);
    expect(screen.getByRole('button', { name: 'Ask for another day' })).toBeTruthy();
  });

  it('is answered by its buyer with yes or no', async () => {
    const agreed = clock({ shipBy: asked.until, isAgreed: true, actions: [] });
    const { user, requests } = await open([clock({ asked, actions: ['ANSWER'] }), agreed], {
      MessagesShipDelayAnswer: { answer: { success: true, message: null } },
    });
    expect(screen.getByText(/^Maya Lind asks whether it may be sent by Dec 9th 2026/)).toBeTruthy();
    expect(screen.getByText('The case comes late.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for more time' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('To be sent by Dec 9th 2026, 06:00 PM (CST), as you both agreed.')).toBeTruthy();
    expect(requests()).toContainEqual(['MessagesShipDelayAnswer', { id: 'd-1', agrees: true }]);
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('says why an answer did not count, and that nobody answered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = false;
    const { user } = await open([clock({ asked, actions: ['ANSWER'] })], {
      MessagesShipDelayAnswer: () => {
        if (isAway) throw new TransportError('away', 0);
        return { answer: { success: false, message: 'The seller has asked for another day meanwhile.' } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Do not agree' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The seller has asked for another day meanwhile.');
    isAway = true;
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect((await screen.findByText(/did not answer|no connection|reach/i)).textContent).toBeTruthy();
  });
});
