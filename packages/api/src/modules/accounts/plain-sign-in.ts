import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Refused } from '#api/platform/mutation-result.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import type { AuthRequest } from './auth-request.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { openSession, type VisitorCookies } from './open-session.ts';
import { proveSignIn } from './second-factors/prove-sign-in.ts';
import type { SecondFactorAsked } from './second-factors/finish-first-factor.ts';
import { signInWithPassword, signOut } from './sign-in.ts';

/** Tries of one address. A page without scripts gives no proof of work, so it has fewer of them than one with scripts. */
const PLAIN: Limit = { name: 'sign-in-plain', max: 12, seconds: 3_600 };

/** What a plain form of signing in brings, whatever its step needs of it. */
export type PlainSignIn = { readonly email: string; readonly password: string; readonly code: string };

type Asker = AuthRequest & VisitorCookies & { readonly actor: ActorContext; readonly signInToken: string | null };
type Step = (asker: Asker, typed: PlainSignIn) => Promise<string | null>;

/** Null where it succeeded, or the code of the refusal. */
async function outcomeOf(
  asker: Asker,
  attempt: Promise<SignedIn | SecondFactorAsked | Refused>,
): Promise<string | null> {
  try {
    const result = openSession(asker, await attempt);
    return result.success ? null : (result.code ?? 'failed');
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** The steps of signing in by plain forms, for browsers that run no scripts; each gives null, or the code of its refusal. */
export const plainSignInSteps: Readonly<Record<'sign-in' | 'code' | 'sign-out', Step>> = {
  'sign-in': async (asker, { email, password }) => {
    if (email.trim() === '') return 'email-invalid';
    if (password === '') return 'password-missing';
    const room = await takeFromLimit(asker.actor.db, asker.secret, PLAIN, asker.clientAddress);
    if (!room.ok) return 'rate-limited';
    return outcomeOf(asker, signInWithPassword(asker.actor, asker, { email, password, isPlainForm: true }));
  },
  code: (asker, { code }) =>
    outcomeOf(asker, proveSignIn(asker.actor, asker, { token: asker.signInToken, code: code.trim() })),
  'sign-out': async (asker) => {
    await signOut(asker.actor, asker);
    return null;
  },
};
