import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { AuthRequest } from '../../auth-request.ts';
import type { PasskeysTable } from '../tables.ts';
import type { PasskeyAuthentication } from './passkey-answer.ts';
import { relyingParty } from './passkey-challenge.ts';

type Passkey = Selectable<PasskeysTable>;

/** What the library makes of the answer: the new count of signatures, or null when anything about it is wrong. */
async function countSignatures(
  { config, log }: AuthRequest,
  passkey: Passkey,
  answer: PasskeyAuthentication,
  challenge: string,
): Promise<number | null> {
  const { rpId, origin } = relyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ err: error, passkeyId: passkey.id }, 'A passkey was refused.');
    return null;
  }
}

/**
 * The account of the passkey that signed a challenge; null when it is not known or not right. A count of signatures that
 * did not grow tells of a copy, and is refused.
 */
export async function verifyPasskey(
  actor: ActorContext,
  request: AuthRequest,
  { answer, challenge }: { answer: PasskeyAuthentication; challenge: string },
): Promise<string | null> {
  const { db } = actor;
  const passkey = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', answer.id).executeTakeFirst();
  const { response } = answer;
  const userHandle = 'userHandle' in response ? response.userHandle : undefined;
  const isOwners = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey?.account_id;
  const count = passkey && isOwners ? await countSignatures(request, passkey, answer, challenge) : null;
  if (!passkey || count === null) {
    await recordSecurityEvent(actor, request, { kind: 'passkey.failed', accountId: passkey?.account_id ?? null });
    return null;
  }
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: count, last_used_at: new Date() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? passkey.account_id : null;
}
