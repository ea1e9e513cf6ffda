/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyCart } from '@headstock/contracts/cart';
import { anonymousSession } from '@headstock/contracts/session';
import { cartAtom, emit, sessionAtom } from '@headstock/event-bus';
import { TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { signOut } from './sign-out.ts';

const account = sessionAccount({
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  createdAt: '2026-01-02T03:04:05.000Z',
});

function prepare(answers: Answers) {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account, known: true });
  emit(store, 'cart/changed', { ...emptyCart, id: 'o-1', orderIds: ['o-1'], version: 4 });
  let reloads = 0;
  const page = { document, reload: () => void (reloads += 1) };
  return { store, page, client: createFakeGraphQLClient(answers).client, reloads: () => reloads };
}
const ended = { SessionDestroy: { sessionDestroy: { success: true, message: null } } };
const meta = (): string | null | undefined => document.querySelector('meta')?.getAttribute('content');

describe('signing out', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="csrf-token" content="secret">';
    document.cookie = 'csrf-token=secret; Path=/';
  });

  it('forgets account, cart and CSRF token, and loads the page anew', async () => {
    const { store, page, client, reloads } = prepare(ended);
    await signOut(client, store, page);
    expect(store.get(sessionAtom)).toEqual({ account: null, impersonator: null, known: true, loggingOut: true });
    expect(store.get(cartAtom)).toEqual(emptyCart);
    expect(document.cookie).toBe('');
    expect(meta()).toBe('');
    expect(reloads()).toBe(1);
  });

  it('stays on the page when told so', async () => {
    const { store, page, client, reloads } = prepare(ended);
    await signOut(client, store, page, { reload: false });
    expect(reloads()).toBe(0);
  });

  it('leaves everything as it is when the server did not end the session', async () => {
    const { store, page, client, reloads } = prepare({
      SessionDestroy: () => {
        throw new TransportError('gone', 0);
      },
    });
    await expect(signOut(client, store, page)).rejects.toThrow('gone');
    expect(store.get(sessionAtom).account).toEqual(account);
    expect(store.get(cartAtom).id).toBe('o-1');
    expect(meta()).toBe('secret');
    expect(reloads()).toBe(0);
  });
});
