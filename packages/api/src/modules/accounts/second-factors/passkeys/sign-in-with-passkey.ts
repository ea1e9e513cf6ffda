import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import type { AuthRequest } from '../../auth-request.ts';
import { completeSignIn, type SignedIn } from '../../complete-sign-in.ts';
import { mergedRefusal } from '../../merged-account.ts';
import { findMember } from '../../sign-in.ts';
import { factorRefusal } from '../messages.ts';
import { hashSignInToken, newSignInToken } from '../sign-in-challenge.ts';
import { readAuthentication } from './passkey-answer.ts';
import { keepChallenge, ownerOfBrowser, relyingParty, takeChallenge } from './passkey-challenge.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** A signature cannot be guessed; this only bounds the work. */
const byNetwork: Limit = { name: 'passkey-network', max: 120, seconds: 15 * 60 };

/**
 * What any passkey of this shop is to sign, as JSON for the browser: it names no account, so it tells of none. The token is
 * for the browser's cookie; one that it has already is kept, so that a second step that it still owes can go on.
 */
export async function askForPasskey(actor: ActorContext, request: AuthRequest, token: string | null) {
  const { db, locale } = actor;
  const { secret, clientAddress, config } = request;
  const room = await takeFromLimit(db, secret, byNetwork, clientAddress);
  if (!room.ok) {
    await recordSecurityEvent(actor, request, { kind: 'passkey.limited', accountId: null });
    throw tooManyError(room.retryAfter, locale);
  }
  const { rpId } = relyingParty(config);
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
  const signInToken = token ?? newSignInToken();
  await keepChallenge(db, ownerOfBrowser(hashSignInToken(signInToken)), 'sign-in', options.challenge);
  return { ...done, options: JSON.stringify(options), signInToken };
}

/** Signs in with a passkey, which counts as both factors: the device, and the finger, face or PIN that unlocks it. */
export async function signInWithPasskey(
  actor: ActorContext,
  request: AuthRequest,
  { token, response }: { token: string | null; response: string },
): Promise<SignedIn | Refused> {
  const { db, locale } = actor;
  const failed = factorRefusal('passkeyFailed', locale);
  const answer = readAuthentication(response);
  if (token === null || answer === null) return failed;
  const challenge = await takeChallenge(db, ownerOfBrowser(hashSignInToken(token)), 'sign-in');
  if (challenge === undefined) return failed;
  const accountId = await verifyPasskey(actor, request, { answer, challenge });
  if (accountId === null) return failed;
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const member = await findMember(actor, request, email);
  if (member?.id !== accountId) return failed;
  const closed = await mergedRefusal(db, accountId, locale);
  if (closed) return closed;
  return completeSignIn(actor, request, accountId, { method: 'passkey', hasSecondFactor: true });
}
