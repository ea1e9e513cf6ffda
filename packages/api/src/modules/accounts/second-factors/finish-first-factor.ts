import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { Refused } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../auth-request.ts';
import { completeSignIn, type SignedIn } from '../complete-sign-in.ts';
import { mergedRefusal } from '../merged-account.ts';
import { factorRefusal } from './messages.ts';
import { beginChallenge } from './sign-in-challenge.ts';
import { hasSecondFactor } from './totp-factor.ts';

/** The first factor was right and the second is missing. The transport puts the token into the visitor's cookie. */
export type SecondFactorAsked = Refused & { readonly signInToken: string };

/**
 * Goes on after the right password or mailed code: signs in, or asks for the second factor of an account that has one.
 * Nothing of signing in has happened then: no session, no known device, no merged cart. Of a merged account it is said that it
 * was, to who proved that it is theirs.
 */
export async function finishFirstFactor(
  actor: ActorContext,
  request: AuthRequest,
  accountId: string,
  method: 'password' | 'code',
): Promise<SignedIn | SecondFactorAsked | Refused> {
  const closed = await mergedRefusal(actor.db, accountId, actor.locale);
  if (closed) return closed;
  if (!(await hasSecondFactor(actor.db, accountId)))
    return completeSignIn(actor, request, accountId, { method, hasSecondFactor: false });
  const signInToken = await beginChallenge(actor.db, accountId, method);
  await recordSecurityEvent(actor, request, { kind: 'second-factor.asked', accountId, detail: { method } });
  return { ...factorRefusal('required', actor.locale), signInToken };
}
