import { describe, expect, it } from '@jest/globals';
import { cartOf, lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { CartContentsDocument } from '@headstock/commerce-client/cart-documents';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { cartAtom, cartCountAtom, emit, listen, sessionAtom } from '@headstock/event-bus';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { followCache } from './browser-apollo.ts';
import { ShellCountsDocument } from './viewer.generated.ts';

const counts = (unread: number) => ({
  messageCountUnread: unread,
  wishlistItemIds: ['i-1'],
  ordersCompleted: { totalCount: 2 },
});

async function open(unread = 3) {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true });
  const { client } = createFakeGraphQLClient({
    ShellCounts: counts(unread),
    CartContents: { cart: cartOf(4, orderOf('one', [lineItemOf({ id: 'a', quantity: 2 })])) },
  });
  followCache(await client.apollo(), store);
  return { store, client };
}

describe('the bus', () => {
  it('has the cart of the cache', async () => {
    const { store, client } = await open();
    await client.query(CartContentsDocument, {});
    expect([store.get(cartAtom).id, store.get(cartCountAtom)]).toEqual(['one', 2]);
  });

  it('has the numbers of the account as any query of the page last had them', async () => {
    const { store, client } = await open();
    await client.query(ShellCountsDocument, {});
    expect(store.get(sessionAtom).account).toMatchObject({ unreadMessageCount: 3, partiallyPaidOrders: 2 });
  });

  it('says nothing when nothing is different', async () => {
    const { store, client } = await open();
    await client.query(ShellCountsDocument, {});
    let told = 0;
    listen(store, 'session/changed', () => void told++);
    await client.query(ShellCountsDocument, {});
    expect(told).toBe(0);
  });

  it('empties the cache when the account signs out, and keeps it when a guest signs in', async () => {
    const { store, client } = await open();
    await client.query(CartContentsDocument, {});
    emit(store, 'session/changed', { ...anonymousSession, known: true });
    const apollo = await client.apollo();
    expect(apollo.cache.extract()).toEqual({});
    await client.query(CartContentsDocument, {});
    emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true });
    expect(apollo.cache.extract()).not.toEqual({});
  });
});
