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

async function answerOf(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { kind: 'answered', response: JSON.stringify(await ask()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'cancelled' };
    if (name === 'InvalidStateError') return { kind: 'known' };
    console.error(error);
    return { kind: 'failed' };
  }
}

const loadLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Lets the browser make a passkey as `passkeyBegin` says. */
export const askForNewPasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(async () => (await loadLibrary()).startRegistration({ optionsJSON: JSON.parse(options) }));

/** Lets a passkey sign what `sessionAskForPasskey` or `passkeyAskForProof` asks. */
export const askForSignature = (options: string): Promise<PasskeyAnswer> =>
  answerOf(async () => (await loadLibrary()).startAuthentication({ optionsJSON: JSON.parse(options) }));
