/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen, notificationCountAtom, type Store } from '@headstock/event-bus';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { followAccount } from './follow-account.ts';
import { FakeEventSource, type FakeLocks, installTabs, uninstallTabs } from './tabs.fixture.ts';

let locks: FakeLocks;
beforeEach(() => {
  locks = installTabs();
});
afterEach(() => uninstallTabs());

function openTab(account = sessionAccount()): { store: Store; heard: unknown[] } {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account, known: true });
  const heard: unknown[] = [];
  listen(store, 'live/changed', (event) => heard.push(event));
  const { client } = createFakeGraphQLClient({});
  followAccount({ store, client, page: locks.page() });
  return { store, heard };
}

const changed = (unread: number) => ({
  topic: 'messages',
  subjectId: 't-1',
  unreadMessageCount: unread,
  partiallyPaidOrders: 1,
});
const bellOf = ({ store }: { store: Store }): number => store.get(notificationCountAtom);

describe('the tabs of a browser', () => {
  it('share one stream, and have the same number on the bell', () => {
    const [one, other] = [openTab(), openTab()];
    expect(FakeEventSource.open).toHaveLength(1);
    FakeEventSource.open[0]?.say('changed', changed(4));
    expect([bellOf(one), bellOf(other)]).toEqual([5, 5]);
    expect(other.heard).toEqual([{ topic: 'messages', subjectId: 't-1' }]);
  });

  it('hand the stream on when the tab that has it is left', () => {
    const [first, second] = [openTab(), openTab()];
    emit(first.store, 'session/changed', anonymousSession);
    expect(FakeEventSource.open).toHaveLength(1);
    FakeEventSource.open[0]?.say('counts', changed(2));
    expect([bellOf(first), bellOf(second)]).toEqual([0, 3]);
  });

  it('read everything again after a gap', () => {
    const [one, other] = [openTab(), openTab()];
    FakeEventSource.open[0]?.say('reset', null);
    expect([one.heard, other.heard]).toEqual([[{ topic: null, subjectId: null }], [{ topic: null, subjectId: null }]]);
  });

  it('poll, each while it is seen, where the stream is blocked, until it is back', () => {
    jest.useFakeTimers();
    const tabs = [openTab(), openTab()];
    const heard = () => tabs.map((tab) => tab.heard.length);
    FakeEventSource.open[0]?.refuse();
    jest.advanceTimersByTime(30_000);
    expect(heard()).toEqual([1, 1]);
    FakeEventSource.open.at(-1)?.say('counts', changed(2));
    jest.advanceTimersByTime(60_000);
    expect(heard()).toEqual([1, 1]);
    jest.useRealTimers();
  });

  it('take nothing that is of another account, or no event', () => {
    const [one, other] = [openTab(), openTab(sessionAccount({ id: 'somebody-else' }))];
    FakeEventSource.open[0]?.say('changed', changed(4));
    FakeEventSource.open[0]?.say('changed', { unreadMessageCount: -1 });
    expect([bellOf(one), other.heard]).toEqual([5, []]);
  });

  it('follow nothing once nobody is signed in', () => {
    const { store } = openTab();
    emit(store, 'session/changed', anonymousSession);
    expect(FakeEventSource.open).toEqual([]);
  });
});
