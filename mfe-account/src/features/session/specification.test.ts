/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartOf, lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { emptyCart } from '@headstock/contracts/cart';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { cartAtom, emit, listen, sessionAtom } from '@headstock/event-bus';
import { TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { openDialog } from '#mfe-account/features/auth/auth-dialog.fixture.tsx';
import { signOut } from './sign-out.ts';

// Sentences of the specification, section 4 and section 8, each under its own words.

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

type Dialog = Awaited<ReturnType<typeof openDialog>>;
async function signIn({ user }: Dialog): Promise<void> {
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'headstock{Enter}');
}

describe('After sign-in', () => {
  it('“account data loaded; then partially paid orders, unread messages and favorites are reloaded”', async () => {
    const viewer = { ...sessionAccount({ id: 'a-2' }), __typename: 'Account' };
    const dialog = await openDialog({
      AccountSession: {
        viewer,
        impersonator: null,
        ordersCompleted: { totalCount: 4 },
        messageCountUnread: 5,
        wishlistItemIds: ['i-7', 'i-2'],
      },
    });
    await signIn(dialog);
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.account()).toMatchObject({
      id: 'a-2',
      partiallyPaidOrders: 4,
      unreadMessageCount: 5,
      wishlistItemIds: ['i-7', 'i-2'],
    });
  });

  it('“the first non-shared order becomes the current cart; guest items are re-added”: as the server merged them', async () => {
    const merged = cartOf(4, orderOf('account-order', [lineItemOf({ id: 'a', quantity: 2 })]));
    const dialog = await openDialog({ CartContents: { cart: merged } });
    await signIn(dialog);
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.cart()).toMatchObject({ id: 'account-order', version: 4, lines: [{ id: 'a', quantity: 2 }] });
    expect(dialog.calls.map(({ name }) => name).filter((name) => /cart/i.test(name))).toEqual(['CartContents']);
  });

  it('“If a redirect target is stored the user goes there, otherwise the pending protected action runs.”', async () => {
    for (const redirectTo of ['/wishlist', undefined]) {
      let ran = 0;
      const dialog = await openDialog({}, { ...(redirectTo ? { redirectTo } : {}), onSignedIn: () => void (ran += 1) });
      await signIn(dialog);
      await waitFor(() => expect(dialog.closed()).toBe(1));
      await waitFor(() => expect(dialog.path()).toBe(redirectTo ?? '/shop'));
      expect(ran).toBe(redirectTo ? 0 : 1);
      cleanup();
    }
  });

  it('“partial-order load and unread count failures: logged only”', async () => {
    const dialog = await openDialog({
      AccountSession: () => {
        throw new TransportError('gone', 503);
      },
      AccountSessionViewer: { viewer: sessionAccount({ id: 'a-3' }), impersonator: null },
    });
    await signIn(dialog);
    await waitFor(() => expect(dialog.account()?.id).toBe('a-3'));
    expect(dialog.account()).toMatchObject({ partiallyPaidOrders: 0, unreadMessageCount: 0 });
    expect(dialog.notifications).toEqual([]);
    expect(console.error).toHaveBeenCalledWith('The counts of the account could not be loaded.', expect.anything());
  });

  it('“We were not able to merge your cart” (negative)', async () => {
    const dialog = await openDialog({
      CartContents: () => {
        throw new TransportError('gone', 503);
      },
    });
    await signIn(dialog);
    await waitFor(() =>
      expect(dialog.notifications).toEqual([{ message: 'We were not able to merge your cart', tone: 'negative' }]),
    );
  });
});

describe('Auth form', () => {
  it('“signin <-> signinCode <-> signup; recovery reached from signin and signinCode; recovery_success after a reset request, then back to signin”', async () => {
    const { user, button, greeting } = await openDialog();
    await user.click(button('Send me a 6-digit code'));
    expect(greeting()).toBe('No password today?');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(greeting()).toBe('Pull up a stool.');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(greeting()).toBe('Good to see you again.');
    for (const way of ['signin', 'signinCode']) {
      if (way === 'signinCode') await user.click(button('Send me a 6-digit code'));
      await user.click(button('Forgot your password?'));
      expect(greeting()).toBe('Happens to the best of us.');
      const field = screen.getByLabelText('Email address');
      await user.clear(field);
      await user.type(field, 'ada@example.com{Enter}');
      await waitFor(() => expect(greeting()).toBe('Check your mail.'));
      await user.click(button('Back to login'));
      expect(greeting()).toBe('Good to see you again.');
    }
  });
});

describe('Logout', () => {
  const open = () => {
    document.head.innerHTML = '<meta name="csrf-token" content="secret">';
    document.cookie = 'csrf-token=secret; Path=/';
    const store = createStore();
    emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true });
    emit(store, 'cart/changed', { ...emptyCart, id: 'o-1', orderIds: ['o-1'], version: 4 });
    const steps: string[] = [];
    listen(store, 'auth/close', () => void steps.push('redirect cleared'));
    const { client, calls } = createFakeGraphQLClient({
      SessionDestroy: { sessionDestroy: { success: true, message: null } },
    });
    return { store, client, calls, steps, page: { document, reload: () => void steps.push('reloaded') } };
  };

  it('“destroys session, clears redirect-after-login, sets logging-out flag, resets cart and account, clears the CSRF token value, reloads the page”', async () => {
    const { store, client, calls, steps, page } = open();
    await signOut(client, store, page);
    expect(calls.map(({ name }) => name)).toEqual(['SessionDestroy']);
    expect(store.get(sessionAtom)).toMatchObject({ account: null, loggingOut: true });
    expect(store.get(cartAtom)).toEqual(emptyCart);
    expect(document.cookie).toBe('');
    expect(document.querySelector('meta')?.getAttribute('content')).toBe('');
    expect(steps).toEqual(['redirect cleared', 'reloaded']);
  });

  it('“unless told not to”', async () => {
    const { store, client, steps, page } = open();
    await signOut(client, store, page, { reload: false });
    expect(steps).toEqual(['redirect cleared']);
  });
});
