import type { Refused } from '#api/platform/mutation-result.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { openSession } from './open-session.ts';
import { type PlainAsker, type PlainFormStep, refusalOf } from './plain-form.ts';
import { proveSignIn } from './second-factors/prove-sign-in.ts';
import type { SecondFactorAsked } from './second-factors/finish-first-factor.ts';
import { signInWithPassword, signOut } from './sign-in.ts';

/** Tries of one address. A page without scripts gives no proof of work, so it has fewer of them than one with scripts. */
const PLAIN: Limit = { name: 'sign-in-plain', max: 12, seconds: 3_600 };

const outcomeOf = (asker: PlainAsker, attempt: Promise<SignedIn | SecondFactorAsked | Refused>) =>
  refusalOf(attempt.then((result) => openSession(asker, result)));

/** The steps of signing in and out by plain forms. */
export const plainSignInSteps: Readonly<Record<'sign-in' | 'code' | 'sign-out', PlainFormStep>> = {
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
