/** What came of asking the browser for a passkey: its answer as JSON, or why there is none. */
export type PasskeyAnswer =
  | { readonly kind: 'answered'; readonly response: string }
  /** The user closed the browser's window, or it waited too long. */
  | { readonly kind: 'cancelled' }
  /** This device holds a passkey of the account already. */
  | { readonly kind: 'known' }
  | { readonly kind: 'failed' };

/** Whether the browser knows passkeys at all. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser offers passkeys where it fills in forms. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!canUsePasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}

async function answerOf(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { kind: 'answered', response: JSON.stringify(await ask()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'cancelled' };
    if (name === 'InvalidStateError') return { kind: 'known' };
    // Some browsers say that they know passkeys, and then that they do not know those.
    if (name === 'NotSupportedError') return { kind: 'failed' };
    console.error(error);
    return { kind: 'failed' };
  }
}

const loadLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Lets the browser make a passkey as `passkeyBegin` says. */
export const askForNewPasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(async () => (await loadLibrary()).startRegistration({ optionsJSON: JSON.parse(options) }));

/**
 * Lets the browser offer passkeys in the field whose `autocomplete` ends in `webauthn`, until one is chosen, the signal ends it, or another
 * request takes its place.
 */
export const offerInField = (options: string, signal: AbortSignal): Promise<PasskeyAnswer> =>
  answerOf(async () => {
    const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
    const stop = (): void => WebAuthnAbortService.cancelCeremony();
    signal.throwIfAborted();
    signal.addEventListener('abort', stop);
    try {
      return await startAuthentication({
        optionsJSON: JSON.parse(options),
        useBrowserAutofill: true,
        // The field may go while this begins, as when somebody has just signed in; the signal then ends it.
        verifyBrowserAutofillInput: false,
      });
    } finally {
      // Another request may be under way by then, which is not to be ended.
      signal.removeEventListener('abort', stop);
    }
  });

/** Lets a passkey sign what `sessionAskForPasskey` or `passkeyAskForProof` asks. */
export const askForSignature = (options: string): Promise<PasskeyAnswer> =>
  answerOf(async () => (await loadLibrary()).startAuthentication({ optionsJSON: JSON.parse(options) }));
