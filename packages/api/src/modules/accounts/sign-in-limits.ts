import type { ActorContext } from '#api/platform/actor-context.ts';
import type { GcraLimit } from '#api/platform/gcra-limit.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { type AuthRequest, giveBackToLimits, type LimitUse, pairOf, takeFromLimits } from './auth-request.ts';
import { isKnownDevice } from './known-devices.ts';

const HOUR = 60 * 60;

/**
 * Wrong passwords against one e-mail. Each bounds every hour to `burst` + 3600 / `everySeconds`: 46 from all browsers
 * together that never signed in to the account, 17 from one network of them, 12 from a browser that did. Of those, none
 * is slowed down by what others do.
 */
const everywhere: GcraLimit = { name: 'sign-in-account', burst: 10, everySeconds: 100 };
const fromNetwork: GcraLimit = { name: 'sign-in-account-network', burst: 5, everySeconds: 300 };
const fromDevice: GcraLimit = { name: 'sign-in-account-device', burst: 6, everySeconds: 600 };

/** From so many wrong passwords on, a browser that is not known proves its work for each try, which costs it seconds. */
const trustedFromNetwork: Limit = { name: 'sign-in-trust-account-network', max: 3, seconds: HOUR };
const trustedForEmail: Limit = { name: 'sign-in-trust-account', max: 6, seconds: HOUR };
/** Of one network against any e-mail: password spraying. */
const trustedNetwork: Limit = { name: 'sign-in-trust-network', max: 30, seconds: HOUR / 4 };

/** An attempt to sign in, before its password is checked. */
export type SignInAttempt = {
  /** Whether it needs a proof of work of its own. */
  readonly needsProof: boolean;
  readonly trusted: readonly (readonly [limit: Limit, subject: string])[];
  readonly uses: readonly LimitUse[];
};

/** Finds out how far a browser is trusted with an e-mail, and counts the attempt where too many of them require a proof of work. */
export async function beginSignInAttempt(
  actor: ActorContext,
  request: AuthRequest,
  email: string,
): Promise<SignInAttempt> {
  const { db } = actor;
  const { secret, clientAddress, deviceId } = request;
  if (deviceId !== null && (await isKnownDevice(db, deviceId, email))) {
    return { needsProof: false, trusted: [], uses: [[fromDevice, pairOf(deviceId, email)]] };
  }
  const pair = pairOf(clientAddress, email);
  const trusted = [
    [trustedFromNetwork, pair],
    [trustedForEmail, email],
    [trustedNetwork, clientAddress],
  ] as const;
  let needsProof = false;
  for (const [limit, subject] of trusted) {
    if (!(await takeFromLimit(db, secret, limit, subject)).ok) needsProof = true;
  }
  return {
    needsProof,
    trusted,
    uses: [
      [fromNetwork, pair],
      [everywhere, email],
    ],
  };
}

/** Counts the attempt against its limits before its password is checked; gives null, or the seconds to wait. */
export const limitSignInAttempt = (
  actor: ActorContext,
  request: AuthRequest,
  attempt: SignInAttempt,
): Promise<number | null> => takeFromLimits(actor, request, attempt.uses);

/** Takes the attempt back: one with the right password does not count. */
export async function forgiveSignInAttempt(
  actor: ActorContext,
  request: AuthRequest,
  attempt: SignInAttempt,
): Promise<void> {
  for (const [limit, subject] of attempt.trusted) await giveBackToLimit(actor.db, request.secret, limit, subject);
  await giveBackToLimits(actor, request, attempt.uses);
}
