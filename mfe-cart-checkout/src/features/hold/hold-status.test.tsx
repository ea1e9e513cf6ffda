/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@headstock/contracts/locale';
import { GraphQLClientProvider, TransportError } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { payingAtom } from '#mfe-cart-checkout/features/payment/payment.atoms.ts';
import { createFakeGraphQLClient, type FakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import type { HoldAnswer } from './hold.model.ts';
import { HoldStatus, messages } from './hold-status.tsx';

const held: HoldAnswer = {
  message: null,
  code: null,
  until: '2026-11-21T21:45:00Z',
  secondsLeft: 600,
  renewalsLeft: 2,
  held: [{ listingId: 'a' }],
  heldByOthers: [],
};

let answer: () => HoldAnswer;
let fake: FakeGraphQLClient;
const left: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  answer = () => held;
  fake = createFakeGraphQLClient({ CheckoutHold: () => ({ ordersHold: answer() }) });
  left.length = 0;
  Object.assign(globalThis, {
    fetch: (_url: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
      left.push(`${keepalive} ${JSON.parse(body).variables.orderIds}`);
      return Promise.resolve();
    },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function show({ paying = false, locale = 'en' }: { paying?: boolean; locale?: Locale } = {}) {
  const store = createStore();
  const view = render(
    <IntlRoot locale={locale} messages={messages[locale]} timeZone="America/Chicago">
      <Provider store={store}>
        <GraphQLClientProvider value={fake.client}>
          <HoldStatus orderIds={['one']} paying={paying} />
        </GraphQLClientProvider>
      </Provider>
    </IntlRoot>,
  );
  await pass(0.01);
  return { ...view, store };
}
const timer = (): string | null => screen.getByRole('timer').textContent;
const said = (): string | null | undefined => screen.getAllByRole('status').at(-1)?.textContent;

describe('the clock', () => {
  it('runs in the page’s own time, and says until when in the shop’s', async () => {
    // This computer thinks that it is the year 2001.
    jest.setSystemTime(new Date('2001-01-01T00:00:00Z'));
    await show();
    expect(timer()).toBe('10:00');
    expect(document.body.textContent).toContain('Held for you until 3:45\u00a0PM (CST).');
    await pass(61);
    expect(timer()).toBe('8:59');
  });

  it('speaks French', async () => {
    await show({ locale: 'fr' });
    expect(document.body.textContent).toContain('Réservé pour vous jusqu’à 15\u00a0h\u00a045 (UTC−6).');
  });

  it('is said aloud at five, two and one minutes, and never in between', async () => {
    await show();
    const heard = new Set<string>();
    for (const seconds of [1, 290, 8, 1, 1, 100, 78, 1, 1, 58, 1, 1, 57]) {
      await pass(seconds);
      heard.add(said() ?? '');
    }
    expect([...heard]).toEqual([
      '',
      '5 minutes left in which this is held for you.',
      '2 minutes left in which this is held for you.',
      '1 minute left in which this is held for you.',
    ]);
  });

  it('gives ten minutes more once little is left', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await show();
    expect(screen.queryByRole('button')).toBeNull();
    await pass(301);
    answer = () => ({ ...held, renewalsLeft: 1 });
    await user.click(screen.getByRole('button', { name: 'Ten more minutes' }));
    await pass(0.1);
    expect(timer()).toBe('10:00');
    expect(fake.calls.at(-1)?.variables).toMatchObject({ orderIds: ['one'], renew: true });
    expect(said()).toBe('');
  });

  it('ends with a friendly word and a way on', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await show();
    await pass(601);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body.textContent).toContain('The time is up, and nothing is lost.');
    expect(fake.calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Hold it again' }));
    await pass(0.1);
    expect(timer()).toBe('10:00');
  });

  it('leaves whoever has had enough of it in peace, with a word', async () => {
    await show();
    answer = () => ({
      ...held,
      until: null,
      held: [],
      secondsLeft: 0,
      renewalsLeft: 0,
      code: 'limited',
      message: 'Enough.',
    });
    await pass(601);
    await act(async () => screen.getByRole('button', { name: 'Hold it again' }).click());
    await pass(0.1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Enough.');
  });
});

describe('what others hold', () => {
  it('is named, and asked about again when it may be free', async () => {
    const message = 'On hold for another shopper until 3:45 PM (CST): Jazzmaster.';
    answer = () => ({ ...held, until: null, held: [], secondsLeft: 0, message, heldByOthers: [{ secondsLeft: 90 }] });
    await show();
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(message);
    answer = () => held;
    await pass(92);
    expect(timer()).toBe('10:00');
    expect(document.body.textContent).not.toContain(message);
  });
});

describe('two tabs', () => {
  /** Channels of one browser: each hears all others of its name, but not itself. */
  class FakeChannel extends EventTarget {
    static all = new Set<FakeChannel>();
    constructor() {
      super();
      FakeChannel.all.add(this);
    }
    postMessage(data: unknown): void {
      this.say(data);
    }
    say(data: unknown): void {
      for (const other of FakeChannel.all)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
    close(): void {
      FakeChannel.all.delete(this);
    }
  }
  beforeEach(() => void Reflect.set(globalThis, 'BroadcastChannel', FakeChannel));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('show one clock, and a tab keeps what it was told itself', async () => {
    const message = 'On hold for another shopper: Jazzmaster.';
    answer = () => ({ ...held, secondsLeft: 200, message, heldByOthers: [{ secondsLeft: 400 }] });
    await show();
    expect(timer()).toBe('3:20');
    expect(document.body.textContent).toContain(message);
    const other = new FakeChannel();
    const tell = (orders: string) => act(async () => other.say({ orders, answer: held }));
    await tell('two');
    expect(timer()).toBe('3:20');
    await tell('one');
    expect(timer()).toBe('10:00');
    expect(fake.calls).toHaveLength(1);
  });
});

describe('leaving', () => {
  it('lets go, in a request that outlives the page', async () => {
    const { unmount } = await show();
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual(['true one']);
    unmount();
    expect(left).toHaveLength(2);
  });

  it('before the answer is there lets go once more when it is', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    fake = createFakeGraphQLClient({ CheckoutHold: () => late.then(() => ({ ordersHold: held })) });
    const { unmount } = await show();
    unmount();
    expect(left).toHaveLength(1);
    arrive();
    await pass(0.1);
    expect(left).toEqual(['true one', 'true one']);
  });

  it('for the order that was just placed lets go of nothing', async () => {
    const { store, unmount } = await show();
    store.set(payingAtom, true);
    unmount();
    expect(left).toEqual([]);
  });
});

it('asks nothing while a payment is under way, and says that it stays', async () => {
  const { rerender, store } = await show();
  const asked = fake.calls.length;
  rerender(
    <IntlRoot locale="en" messages={messages.en} timeZone="America/Chicago">
      <Provider store={store}>
        <GraphQLClientProvider value={fake.client}>
          <HoldStatus orderIds={['one']} paying />
        </GraphQLClientProvider>
      </Provider>
    </IntlRoot>,
  );
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(700);
  expect(fake.calls).toHaveLength(asked);
  expect(document.body.textContent).toContain('It stays yours while the payment is under way.');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('shows nothing when the server does not answer, nor when nothing is held', async () => {
  answer = () => {
    throw new TransportError('away', 0);
  };
  const { container } = await show();
  expect(container.textContent).toBe('');
  answer = () => ({ ...held, until: null, held: [] });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0.1);
  expect(container.textContent).toBe('');
});
