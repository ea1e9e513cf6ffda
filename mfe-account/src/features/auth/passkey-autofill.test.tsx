/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openDialog } from './auth-dialog.fixture.tsx';

const options = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] });
const asked = { sessionAskForPasskey: { success: true, message: null, code: null, options } };
const letIn = { sessionCreateWithPasskey: { success: true, message: null, code: null, account: { id: 'a-1' } } };

type Request = { readonly mediation?: string; readonly signal: AbortSignal };
let requests: {
  readonly given: Request;
  readonly answer: (credential: object) => void;
  readonly refuse: (error: Error) => void;
}[] = [];

/** A browser with passkeys, which offers them in fields if it is told that it can. */
function useBrowser(canAutofill: boolean): void {
  const isConditionalMediationAvailable = async (): Promise<boolean> => canAutofill;
  const PublicKeyCredential = Object.assign(() => undefined, { isConditionalMediationAvailable });
  Object.assign(globalThis, { PublicKeyCredential });
  const get = (given: Request) =>
    new Promise((answer, refuse) => {
      requests.push({ given, answer, refuse });
      given.signal.addEventListener('abort', () => refuse(new DOMException('Another one', 'AbortError')));
    });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}
const credential = {
  id: 'AQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  requests = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

describe('passkeys in the e-mail field', () => {
  it('are offered by the browser, and sign in without a click on our side', async () => {
    useBrowser(true);
    const dialog = await openDialog({ SessionAskForPasskey: asked, SessionCreateWithPasskey: letIn });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.given.mediation).toBe('conditional');
    expect(screen.getByLabelText('Email address').getAttribute('autocomplete')).toBe('email webauthn');
    act(() => requests[0]?.answer(credential));
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.asked('SessionCreateWithPasskey')).toHaveLength(1);
    expect(dialog.account()?.id).toBe('a-1');
  });

  it('are asked for by no browser that cannot offer them', async () => {
    useBrowser(false);
    const dialog = await openDialog({ SessionAskForPasskey: asked });
    await dialog.user.type(screen.getByLabelText('Email address'), 'ada@example.com');
    expect([dialog.asked('SessionAskForPasskey'), requests]).toEqual([[], []]);
  });

  it('make place for the button, and come back after it; nothing is left when the form goes', async () => {
    useBrowser(true);
    const dialog = await openDialog({ SessionAskForPasskey: asked });
    await waitFor(() => expect(requests).toHaveLength(1));
    await dialog.user.click(dialog.button('Sign in with a passkey'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect([requests[0]?.given.signal.aborted, requests[1]?.given.mediation]).toEqual([true, undefined]);
    act(() => requests[1]?.refuse(new DOMException('The window was closed', 'NotAllowedError')));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[2]?.given.mediation).toBe('conditional');
    cleanup();
    expect(requests[2]?.given.signal.aborted).toBe(true);
    expect(dialog.notifications).toEqual([]);
  });

  it('are not offered again by a form that is gone because the button signed in', async () => {
    useBrowser(true);
    // The page is read anew after signing in, which takes longer than the form is there.
    const answers = { SessionAskForPasskey: asked, SessionCreateWithPasskey: letIn };
    const dialog = await openDialog(answers, { onSignedIn: cleanup });
    await waitFor(() => expect(requests).toHaveLength(1));
    await dialog.user.click(dialog.button('Sign in with a passkey'));
    await waitFor(() => expect(requests).toHaveLength(2));
    act(() => requests[1]?.answer(credential));
    await waitFor(() => expect(dialog.closed()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(dialog.account()?.id).toBe('a-1');
    expect([requests.length, dialog.asked('SessionAskForPasskey').length]).toEqual([2, 2]);
  });

  it('say nothing when they cannot be asked for', async () => {
    useBrowser(true);
    const refused = { ...asked.sessionAskForPasskey, success: false, message: 'Too many.', options: null };
    const dialog = await openDialog({ SessionAskForPasskey: { sessionAskForPasskey: refused } });
    await waitFor(() => expect(dialog.asked('SessionAskForPasskey')).toHaveLength(1));
    expect([dialog.notifications, requests]).toEqual([[], []]);
  });
});
