import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../../auth-request.ts';
import { factorRefusal } from '../messages.ts';
import { readAuthentication } from './passkey-answer.ts';
import { keepChallenge, ownerOfSession, relyingParty, takeChallenge } from './passkey-challenge.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** What one of the actor's passkeys is to sign, as JSON for the browser, to prove again who sits there. */
export async function askForProof(actor: ActorContext, request: AuthRequest) {
  const { db, locale, principal } = actor;
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('account_id', '=', requireAccountId(actor))
    .execute();
  if (rows.length === 0 || principal.sessionId === null) return factorRefusal('passkeyFailed', locale);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request.config).rpId,
    userVerification: 'required',
    allowCredentials: rows.map((row) => ({ id: row.credential_id })),
  });
  await keepChallenge(db, ownerOfSession(principal.sessionId), 'prove', options.challenge);
  return { ...done, options: JSON.stringify(options) };
}

/** Whether a passkey of the actor's account signed what the actor's session was asked to. */
export async function isPasskeyOfActor(actor: ActorContext, request: AuthRequest, text: string): Promise<boolean> {
  const { sessionId } = actor.principal;
  const answer = readAuthentication(text);
  const challenge = sessionId === null ? undefined : await takeChallenge(actor.db, ownerOfSession(sessionId), 'prove');
  if (answer === null || challenge === undefined) return false;
  return (await verifyPasskey(actor, request, { answer, challenge })) === requireAccountId(actor);
}
