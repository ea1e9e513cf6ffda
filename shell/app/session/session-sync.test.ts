/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { authStorageKey } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { sessionAtom } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { startSessionSync } from './session-sync.ts';

function start(): readonly unknown[] {
  const { client, calls } = createFakeGraphQLClient({ ShellViewer: { viewer: null, session: null } });
  startSessionSync({ store: createStore(), client, onEnded: () => undefined });
  return calls;
}

describe('a page that begins', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    document.cookie = 'headstock-signed-in=; max-age=0';
  });

  it('asks nothing for a visitor without a session', async () => {
    const calls = start();
    await jest.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
  });

  it('looks a second later whether what it remembers still stands', async () => {
    document.cookie = 'headstock-signed-in=1';
    localStorage.setItem(authStorageKey, JSON.stringify(sessionAccount()));
    const calls = start();
    await jest.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    await import('./load-session.ts');
    expect(calls).toHaveLength(1);
  });

  it('“if the viewer query returns no user, local account state is cleared”, and the page hears of it', async () => {
    document.cookie = 'headstock-signed-in=1';
    localStorage.setItem(authStorageKey, JSON.stringify(sessionAccount()));
    const { client } = createFakeGraphQLClient({ ShellViewer: { viewer: null, impersonator: null } });
    const store = createStore();
    let ended = 0;
    startSessionSync({ store, client, onEnded: () => void (ended += 1) });
    expect(store.get(sessionAtom).account).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    await import('./load-session.ts');
    await jest.advanceTimersByTimeAsync(10);
    expect([store.get(sessionAtom).account, ended]).toEqual([null, 1]);
    expect(JSON.parse(localStorage.getItem(authStorageKey) ?? 'null')).toBeNull();
  });

  it('asks at once who is signed in where it remembers nobody', async () => {
    document.cookie = 'headstock-signed-in=1';
    const calls = start();
    await jest.advanceTimersByTimeAsync(0);
    await import('./load-session.ts');
    expect(calls).toHaveLength(1);
  });
});
