import type { Principal } from '#api/platform/actor-context.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import type { SignedIn } from './complete-sign-in.ts';
import type { SecondFactorAsked } from './second-factors/finish-first-factor.ts';

/** The cookies of a visitor, as far as signing in writes them. */
export type VisitorCookies = {
  readonly openSession: (token: string, principal: Principal) => void;
  readonly keepDevice: (deviceId: string) => void;
  readonly keepSignInToken: (token: string | null) => void;
};

/** Gives the visitor the session that a sign-in made, and makes the browser known; or the token of one that owes its second factor. */
export function openSession(cookies: VisitorCookies, result: SignedIn | SecondFactorAsked | Refused) {
  if (!result.success) {
    if ('signInToken' in result) cookies.keepSignInToken(result.signInToken);
    return result;
  }
  const { token, principal, account, deviceId } = result;
  cookies.openSession(token, principal);
  cookies.keepDevice(deviceId);
  cookies.keepSignInToken(null);
  return { ...done, account };
}
