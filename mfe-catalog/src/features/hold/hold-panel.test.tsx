/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@headstock/contracts/locale';
import { anonymousSession } from '@headstock/contracts/session';
import { emit } from '@headstock/event-bus';
import { GraphQLError, GraphQLClientProvider } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { LazyHoldPanel } from './lazy-hold-panel.tsx';
import { loadHoldPanel } from './load-hold-panel.ts';
import type { HoldStatus } from './hold-status.ts';

const free: HoldStatus = {
  legalHoldUntil: null,
  heldUntil: null,
  viewerHoldUntil: null,
  secondsLeft: 0,
  isPaymentPending: false,
  isPendingSale: false,
  viewerOfferUntil: null,
  isAvailable: true,
  waitlistCount: 0,
  waitlistEntry: null,
};
const held: HoldStatus = { ...free, heldUntil: '2026-11-21T21:45:00Z', secondsLeft: 400 };
const inLine = (position: number): HoldStatus => ({
  ...held,
  waitlistCount: position,
  waitlistEntry: { position, notifiedAt: null },
});

const account = sessionAccount();

type Who = { readonly signedIn?: boolean; readonly locale?: Locale };

/** The server's answer to the hold status query. */
let seen: HoldStatus | null;
let fetches: number;
beforeEach(() => {
  fetches = 0;
  Object.assign(globalThis, {
    fetch: async () => {
      fetches += 1;
      if (!seen) throw new TypeError('away');
      return { json: async () => ({ data: { listingHold: seen } }) };
    },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function show(part: ReactNode, answers: Answers = {}, { signedIn = false, locale = 'en' }: Who = {}) {
  const store = createStore();
  if (signedIn) emit(store, 'session/changed', { ...anonymousSession, account, known: true });
  const { client, ...asked } = createFakeGraphQLClient(answers);
  const view = render(
    <IntlRoot locale={locale} messages={{}} timeZone="America/Chicago">
      <Provider store={store}>
        <GraphQLClientProvider value={client}>
          <MemoryRouter>{part}</MemoryRouter>
        </GraphQLClientProvider>
      </Provider>
    </IntlRoot>,
  );
  await act(async () => undefined);
  return { ...view, ...asked };
}

function showPart(first: HoldStatus, answers?: Answers, more: Who = {}) {
  const Widget = loadHoldPanel(more.locale ?? 'en');
  return show(<Widget listingId="one" initialStatus={first} />, answers, more);
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const done = { success: true, message: null, code: null };

describe('the place for it on the page', () => {
  it('stays empty for what is free, and without an answer', async () => {
    for (const answer of [free, null]) {
      seen = answer;
      const { container } = await show(<LazyHoldPanel listingId="one" />);
      await waitFor(() => expect(fetches).toBeGreaterThan(0));
      expect(container.textContent).toBe('');
    }
  });

  it('says until when it is on hold, without a client for it', async () => {
    seen = held;
    const { requests } = await show(<LazyHoldPanel listingId="one" />);
    expect((await screen.findByRole('heading')).textContent).toBe('On hold until 3:45\u00a0PM (CST)');
    expect(requests()).toEqual([]);
  });
});

describe('what is on hold', () => {
  it('is kept for the buyer whose offer was accepted, without a waitlist', async () => {
    await showPart({ ...free, viewerOfferUntil: held.heldUntil });
    expect(screen.getByRole('heading').textContent).toBe(
      'Your offer was accepted: it is kept for you until Nov 21st 2026, 03:45 PM (CST)',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a pending sale, with its day, where the seller agreed on an offer', async () => {
    await showPart({ ...held, isPendingSale: true, secondsLeft: 90_000 });
    expect(screen.getByRole('heading').textContent).toBe('Pending sale until Nov 21st 2026, 03:45 PM (CST)');
    expect(screen.getByRole('status').textContent).toContain('Nobody waits yet.');
  });

  it('is kept by law from being sold to anybody, and nobody waits in line', async () => {
    await showPart({ ...free, legalHoldUntil: '2026-11-21T21:45:00Z' });
    expect(screen.getByRole('heading').textContent).toBe('Cannot be sold before Nov 21st 2026, 03:45 PM (CST)');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is told in French as the French write the time', async () => {
    await showPart(held, {}, { locale: 'fr' });
    expect(screen.getByRole('heading').textContent).toBe('Réservé jusqu’à 15\u00a0h\u00a045 (UTC−6)');
  });

  it('leads its holder to the payment, not onto a waitlist', async () => {
    await showPart({ ...free, viewerHoldUntil: held.heldUntil, secondsLeft: 400 });
    expect(screen.getByRole('heading').textContent).toBe('Held for you until 3:45\u00a0PM (CST)');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is polled, and ends with the hold', async () => {
    jest.useFakeTimers();
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    await showPart({ ...held, secondsLeft: 50 });
    seen = { ...held, secondsLeft: 20 };
    await pass(31);
    expect(fetches).toBe(1);
    seen = { ...free, isPaymentPending: true, isAvailable: false };
    await pass(22);
    expect(screen.getByRole('heading').textContent).toBe('Somebody is paying for it at this moment');
    seen = null;
    await pass(31);
    expect(screen.getByRole('heading').textContent).toBe('Somebody is paying for it at this moment');
    seen = { ...free, isAvailable: false };
    await pass(31);
    expect(screen.getByRole('heading').textContent).toBe('It was just sold. Its close relatives are below.');
    await pass(300);
    expect(fetches).toBe(4);
  });

  it('says so when it is free again', async () => {
    jest.useFakeTimers();
    await showPart({ ...held, secondsLeft: 5 });
    seen = free;
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.getByRole('heading').textContent).toMatch(/^Free again/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the waitlist', () => {
  it('takes a signed-in customer with one click, tells the position, and can be left again', async () => {
    const { requests } = await showPart(
      held,
      { CatalogWaitlistJoin: () => ({ waitlistJoin: done }), CatalogWaitlistLeave: () => ({ waitlistLeave: done }) },
      { signedIn: true },
    );
    seen = inLine(2);
    await press('Tell me when it is free');
    expect(requests().at(-1)).toEqual(['CatalogWaitlistJoin', { listingId: 'one' }]);
    expect(screen.getByRole('status').textContent).toContain('You are number 2 in line.');
    expect(document.activeElement).toBe(screen.getByRole('region'));
    seen = held;
    await press('Leave the line');
    expect(screen.getByRole('button', { name: 'Tell me when it is free' })).toBeTruthy();
  });

  it('asks a guest for an e-mail, says at the field what is wrong, and keeps what was typed', async () => {
    let answer: unknown = { success: false, message: 'Invalid E-mail', code: 'email' };
    const { requests } = await showPart(held, {
      BotChallenge: () => {
        throw new GraphQLError('no question today', 'INTERNAL');
      },
      CatalogWaitlistJoin: () => ({ waitlistJoin: answer }),
    });
    await press('Tell me when it is free');
    const field = screen.getByLabelText('E-mail');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Ada@' } });
    await press('Get in line');
    expect(screen.getByText('Invalid E-mail')).toBeTruthy();
    expect(field).toMatchObject({ value: 'ada@' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    answer = done;
    seen = inLine(1);
    fireEvent.change(field, { target: { value: 'ada@example.com' } });
    await press('Get in line');
    expect(requests().at(-1)?.[1]).toMatchObject({ email: 'ada@example.com' });
    expect(screen.getByRole('status').textContent).toContain('You are the first in line.');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  it('tells who comes too late how it stands', async () => {
    const message = 'It is free at this moment: put it into your cart.';
    await showPart(
      held,
      { CatalogWaitlistJoin: () => ({ waitlistJoin: { success: false, message, code: 'free' } }) },
      { signedIn: true },
    );
    seen = free;
    await press('Tell me when it is free');
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.getByRole('heading').textContent).toMatch(/^Free again/);
  });
});
