import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { emptyCart, type CartLine, type CartState } from '@headstock/contracts/cart';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import { cartAtom, cartCountAtom, emit, listen, notificationCountAtom, sessionAtom } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { completeSignIn } from './complete-sign-in.ts';

const viewer = {
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  firstName: 'Ada',
  lastName: 'Lovelace',
  bio: null,
  phone: null,
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  avatarImage: null,
};
const money = (amountCents: number) => ({ amountCents, currency: { iso: 'USD' } });
const picture = (id: string, view: string) => ({ id, view });
const lineItem = (id: string, amountCents: number) => ({
  id,
  quantity: 1,
  amount: money(amountCents),
  listing: {
    id: `l-${id}`,
    item: {
      id: `i-${id}`,
      slug: id,
      title: `A ${id}`,
      backdrop: 'SURF',
      images: [picture(`full-${id}`, 'FULL'), picture(`card-${id}`, 'CARD')],
      parentItem: null,
    },
  },
});
const signedIn = {
  viewer: { ...viewer, __typename: 'Account' },
  impersonator: null,
  ordersCompleted: { totalCount: 2 },
  messageCountUnread: 3,
  wishlistItemIds: ['i-9'],
};
const answers: Answers = {
  AccountSession: signedIn,
  AccountSessionViewer: { viewer, impersonator: null },
  CartContents: {
    cart: {
      version: 7,
      orders: [
        { id: 'o-1', subTotal: money(50_00), lineItems: [lineItem('tele', 50_00)] },
        { id: 'o-2', subTotal: money(70_00), lineItems: [{ ...lineItem('strings', 70_00), quantity: 2 }] },
        { id: 'o-3', subTotal: money(0), lineItems: [] },
      ],
    },
  },
};
const fail = (): never => {
  throw new TransportError('gone', 503);
};

async function signIn(changed: Answers = {}, guestCart: CartState = emptyCart) {
  const store = createStore();
  const { client, calls } = createFakeGraphQLClient({ ...answers, ...changed });
  const notifications: HeadstockEvents['notification/show'][] = [];
  listen(store, 'notification/show', (notification) => notifications.push(notification));
  const send = <Name extends EventName>(name: Name, payload: HeadstockEvents[Name]) => emit(store, name, payload);
  const done = completeSignIn({
    client,
    emit: send,
    guestCart,
    mergeFailed: 'We were not able to merge your cart',
    merged: (count, capped) => `${count} together${capped ? ', capped' : ''}`,
  });
  await done.catch(() => undefined);
  return { store, calls, notifications, done };
}

describe('after signing in', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('tells the page who is here, with the counts of the bell, in one question', async () => {
    const { store, calls } = await signIn();
    expect(store.get(sessionAtom)).toEqual({
      account: { ...viewer, partiallyPaidOrders: 2, unreadMessageCount: 3, wishlistItemIds: ['i-9'] },
      impersonator: null,
      known: true,
      loggingOut: false,
    });
    expect(store.get(notificationCountAtom)).toBe(5);
    expect(calls.map((call) => call.name)).toEqual(['AccountSession', 'CartContents']);
  });

  it('takes over the cart that the server merged', async () => {
    const { store } = await signIn();
    expect(store.get(cartAtom)).toMatchObject({
      id: 'o-1',
      orderIds: ['o-1', 'o-2'],
      version: 7,
      subTotalCents: 120_00,
      currency: 'USD',
      loading: false,
    });
    expect(store.get(cartAtom).lines[0]).toEqual({
      id: 'tele',
      orderId: 'o-1',
      listingId: 'l-tele',
      itemId: 'i-tele',
      slug: 'tele',
      title: 'A tele',
      quantity: 1,
      amountCents: 50_00,
      imageId: 'card-tele',
      backdrop: 'surf',
    });
    expect(store.get(cartCountAtom)).toBe(3);
  });

  it('shows an empty cart as a cart without an id', async () => {
    const { store } = await signIn({ CartContents: { cart: { version: 1, orders: [] } } });
    expect(store.get(cartAtom)).toMatchObject({ id: null, lines: [] });
  });

  const line = (listingId: string, quantity = 1): CartLine => ({
    id: `guest-${listingId}`,
    orderId: 'g-1',
    listingId,
    itemId: 'i',
    slug: 's',
    title: 'T',
    quantity,
    amountCents: 1,
    imageId: null,
    backdrop: null,
  });
  const guestWith = (...lines: CartLine[]): CartState => ({ ...emptyCart, id: 'g-1', lines });

  it('says that two carts became one, and where less is in stock than was wanted', async () => {
    const both = await signIn({}, guestWith(line('l-tele')));
    expect(both.notifications).toEqual([{ message: '2 together', tone: 'positive' }]);
    const capped = await signIn({}, guestWith(line('l-strings', 5)));
    expect(capped.notifications).toEqual([{ message: '2 together, capped', tone: 'positive' }]);
  });

  it('says nothing when there was nothing to merge', async () => {
    expect((await signIn()).notifications).toEqual([]);
    expect((await signIn({}, guestWith(line('l-tele'), line('l-strings', 2)))).notifications).toEqual([]);
  });

  it('says so when something of the guest’s is not there, but not to admins, whose cart stays apart', async () => {
    const lost = await signIn({}, guestWith(line('l-banjo')));
    expect(lost.notifications).toEqual([{ message: 'We were not able to merge your cart', tone: 'negative' }]);
    const asAdmin = { AccountSession: { ...signedIn, viewer: { ...viewer, isAdmin: true } } };
    expect((await signIn(asAdmin, guestWith(line('l-banjo')))).notifications).toEqual([]);
  });

  it('says so when the cart cannot be read, and stays signed in', async () => {
    const { store, notifications } = await signIn({ CartContents: fail });
    expect(notifications).toEqual([{ message: 'We were not able to merge your cart', tone: 'negative' }]);
    expect(store.get(sessionAtom).account?.id).toBe('a-1');
  });

  it('does without the counts when they fail, and says nothing', async () => {
    const { store, notifications, calls } = await signIn({
      AccountSession: () => {
        throw new GraphQLError('broken', 'INTERNAL_SERVER_ERROR');
      },
    });
    expect(store.get(sessionAtom).account).toMatchObject({
      id: 'a-1',
      partiallyPaidOrders: 0,
      unreadMessageCount: 0,
      wishlistItemIds: [],
    });
    expect(notifications).toEqual([]);
    expect(calls[0]).toMatchObject({ name: 'AccountSession', quiet: true });
  });

  it('fails when nobody can say who is here', async () => {
    const { store, done } = await signIn({ AccountSession: fail, AccountSessionViewer: fail });
    await expect(done).rejects.toThrow('gone');
    expect(store.get(sessionAtom).known).toBe(false);
  });
});
