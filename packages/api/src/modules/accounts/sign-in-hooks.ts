import type { Tx } from '#api/platform/db/database.ts';

/** What happened: the session `sessionId`, until now anonymous, belongs to `accountId` from now on. */
export type SignIn = { tx: Tx; sessionId: string; accountId: string; isAdmin: boolean };
export type SignInHook = (signIn: SignIn) => Promise<void>;

const hooks = new Set<SignInHook>();

/**
 * Registers work that belongs to signing in, such as merging the guest's cart; the composition root does so. It runs in
 * the transaction of the sign-in: when it throws, nobody is signed in. `sessionId` stays the same row; only its token is
 * new. A hook that is registered twice runs once.
 */
export function onSignIn(hook: SignInHook): void {
  hooks.add(hook);
}

/** Runs every registered hook, one after the other. */
export async function runSignInHooks(signIn: SignIn): Promise<void> {
  for (const hook of hooks) await hook(signIn);
}
