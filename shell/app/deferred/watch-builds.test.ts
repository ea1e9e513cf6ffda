/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Notification } from '@headstock/contracts/events';
import { listen, type Store } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { watchBuilds } from './watch-builds.ts';

const words = async () => ({ message: 'A newer version is here.', label: 'Reload' });

describe('the watch over new versions', () => {
  let store: Store;
  let shown: Notification[];
  let end: () => void;
  const answer = jest.fn<() => Promise<Response>>();
  const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);
  const watch = (): void => {
    end = watchBuilds({ store, page: window, build: 'a', loadMessages: words });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: answer });
    window.history.replaceState(null, '', '/shop');
    answer.mockReset();
    store = createStore();
    shown = [];
    listen(store, 'notification/show', (notification) => shown.push(notification));
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const latest = (id: unknown): void => {
    answer.mockImplementation(async () => Response.json({ id }));
  };

  it('says nothing while the version stays, and offers each new one once', async () => {
    latest('a');
    watch();
    await settle();
    expect(shown).toEqual([]);
    latest('b');
    await jest.advanceTimersByTimeAsync(180_000);
    expect(shown).toMatchObject([{ message: 'A newer version is here.', timeout: 0, action: { label: 'Reload' } }]);
    await jest.advanceTimersByTimeAsync(400_000);
    expect(shown).toHaveLength(1);
  });

  it('offers neither the version that the page has, when the shop goes back to it, nor one twice', async () => {
    latest('b');
    watch();
    await settle();
    for (const id of ['a', 'b', 'a']) {
      latest(id);
      await jest.advanceTimersByTimeAsync(180_000);
    }
    expect(shown).toHaveLength(1);
  });

  it('looks when the visitor comes back, but not with every glance', async () => {
    latest('a');
    watch();
    await settle();
    await jest.advanceTimersByTimeAsync(40_000);
    for (let glance = 0; glance < 5; glance++) window.dispatchEvent(new Event('focus'));
    await settle();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('leaves the checkout alone, and offers after it', async () => {
    latest('b');
    window.history.replaceState(null, '', '/fr/checkout');
    watch();
    await jest.advanceTimersByTimeAsync(180_000);
    expect(answer).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/fr/orders/1');
    await jest.advanceTimersByTimeAsync(180_000);
    expect(shown).toHaveLength(1);
  });

  it.each([
    () => Promise.reject(new Error('away')),
    async () => Response.json({}),
    async () => new Response('', { status: 503 }),
  ])('logs a failure, and tries again later', async (failure) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer.mockImplementation(failure);
    watch();
    await settle();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
    latest('b');
    await jest.advanceTimersByTimeAsync(180_000);
    expect(shown).toHaveLength(1);
  });
});
