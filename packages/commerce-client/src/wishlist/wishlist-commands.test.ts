import { sessionAccount } from '@headstock/contracts/session-fixture';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { anonymousSession } from '@headstock/contracts/session';
import { emit, listen, sessionAtom } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { toggleWishlistItem } from './wishlist-commands.ts';

const account = sessionAccount({ wishlistItemIds: ['old'] });
const fine = { success: true, message: null };
const welcoming: Answers = {
  WishlistAddItem: { wishlistAddItem: fine },
  WishlistRemoveItem: { wishlistRemoveItem: fine },
};
const fail = (): never => {
  throw new TransportError('gone', 503);
};

function open(answers: Answers = {}, signedIn = true) {
  const store = createStore();
  if (signedIn) emit(store, 'session/changed', { ...anonymousSession, account, known: true });
  const { client, calls } = createFakeGraphQLClient({ ...welcoming, ...answers });
  const asked: HeadstockEvents['auth/open'][] = [];
  const said: string[] = [];
  listen(store, 'auth/open', (wish) => asked.push(wish));
  listen(store, 'notification/show', ({ message }) => said.push(message));
  const ids = () => store.get(sessionAtom).account?.wishlistItemIds;
  return { store, context: { store, client }, calls, asked, said, ids, names: () => calls.map(({ name }) => name) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the heart', () => {
  it('shows what it did before the server answers, and takes it back the next time', async () => {
    const { context, ids, calls } = open();
    const first = toggleWishlistItem(context, 'new');
    expect(ids()).toEqual(['new', 'old']);
    const second = toggleWishlistItem(context, 'new');
    expect(ids()).toEqual(['old']);
    await Promise.all([first, second]);
    expect(calls.map(({ name, variables, quiet }) => [name, variables, quiet])).toEqual([
      ['WishlistAddItem', { itemId: 'new' }, true],
      ['WishlistRemoveItem', { itemId: 'new' }, true],
    ]);
    expect(ids()).toEqual(['old']);
  });

  it('“Wishlist failures: logged only; list reloaded.” It says nothing, and shows the list as the server has it', async () => {
    const { context, ids, said } = open({
      WishlistAddItem: fail,
      WishlistIds: { wishlistItemIds: ['x', 'old'] },
    });
    await toggleWishlistItem(context, 'new');
    expect(ids()).toEqual(['x', 'old']);
    expect(said).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('goes back to what was shown when not even the list can be had', async () => {
    const { context, ids } = open({ WishlistRemoveItem: fail, WishlistIds: fail });
    await toggleWishlistItem(context, 'old');
    expect(ids()).toEqual(['old']);
  });

  it('says when the list is full', async () => {
    const full = { success: false, message: 'Your wishlist holds 500 items.' };
    const { context, ids, said } = open({
      WishlistAddItem: { wishlistAddItem: full },
      WishlistIds: { wishlistItemIds: ['old'] },
    });
    await toggleWishlistItem(context, 'new');
    expect(said).toEqual(['Your wishlist holds 500 items.']);
    expect(ids()).toEqual(['old']);
  });

  it('asks a guest to sign in, and saves then; what is saved already stays', async () => {
    const { store, context, asked, names } = open({}, false);
    await toggleWishlistItem(context, 'new');
    expect(names()).toEqual([]);
    emit(store, 'session/changed', { ...anonymousSession, account: { ...account, wishlistItemIds: [] }, known: true });
    asked[0]?.onSignedIn?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual(['WishlistAddItem']);
    asked[0]?.onSignedIn?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual(['WishlistAddItem']);
  });

  it('asks to sign in again when the session has ended meanwhile', async () => {
    const { store, context, asked } = open({
      WishlistAddItem: () => {
        throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
      },
    });
    await toggleWishlistItem(context, 'new');
    expect(store.get(sessionAtom).account).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
