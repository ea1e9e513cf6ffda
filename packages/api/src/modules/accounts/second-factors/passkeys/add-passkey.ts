import { storeProfile } from '@headstock/contracts/store-profile';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../../auth-request.ts';
import { refuseFactorChange } from '../enrol-totp.ts';
import { factorMails, mailOwner } from '../factor-mails.ts';
import { factorRefusal } from '../messages.ts';
import { readRegistration } from './passkey-answer.ts';
import { keepChallenge, ownerOfSession, relyingParty, takeChallenge } from './passkey-challenge.ts';
import { readPasskeyName } from './passkey-name.ts';

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

/** What the browser needs to make a passkey, as JSON: one that it finds by itself, and unlocks by finger, face or PIN. */
export async function beginPasskey(actor: ActorContext, request: AuthRequest) {
  const { db, principal } = actor;
  const accountId = requireAccountId(actor);
  const refusal = await refuseFactorChange(actor);
  if (refusal) return refusal;
  const { email, display_name: displayName } = await db
    .selectFrom('accounts')
    .select(['email', 'display_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const present = await db.selectFrom('passkeys').select('credential_id').where('account_id', '=', accountId).execute();
  const options = await generateRegistrationOptions({
    rpName: storeProfile.name,
    rpID: relyingParty(request.config).rpId,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: displayName,
    attestationType: 'none',
    excludeCredentials: present.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, ownerOfSession(principal.sessionId ?? ''), 'add', options.challenge);
  return { ...done, options: JSON.stringify(options) };
}

type NewPasskey = Awaited<ReturnType<typeof verify>>;

/** The passkey that the browser has made; null when anything about its answer is wrong. */
async function verify(request: AuthRequest, text: string, challenge: string) {
  const response = readRegistration(text);
  if (response === null) return null;
  const { rpId, origin } = relyingParty(request.config);
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      ...expected,
      requireUserVerification: true,
    });
    if (!made) return null;
    return {
      credential_id: made.credential.id,
      public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: toJson(response.response.transports),
      is_synced: made.credentialBackedUp,
    };
  } catch (error) {
    request.log.info({ err: error }, 'A new passkey was refused.');
    return null;
  }
}

async function insert(trx: Tx, accountId: string, name: string, made: NonNullable<NewPasskey>): Promise<boolean> {
  // Two at once must not make more than there may be.
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const present = await trx.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute();
  if (present.length >= MOST_PASSKEYS) return false;
  await trx
    .insertInto('passkeys')
    .values({ id: newId(), account_id: accountId, name, ...made })
    .execute();
  await mailOwner(trx, accountId, factorMails.passkeyAdded({ name }));
  return true;
}

/** Adds a passkey to the actor's account: what the browser answered to `beginPasskey`, under a name of 1 to 60 characters. */
export async function addPasskey(actor: ActorContext, request: AuthRequest, input: { name: string; response: string }) {
  const { db, locale, principal } = actor;
  const accountId = requireAccountId(actor);
  const refusal = await refuseFactorChange(actor);
  if (refusal) return refusal;
  const name = readPasskeyName(input.name);
  if (name === null) return factorRefusal('passkeyName', locale);
  const challenge = await takeChallenge(db, ownerOfSession(principal.sessionId ?? ''), 'add');
  const made = challenge === undefined ? null : await verify(request, input.response, challenge);
  if (made === null) return factorRefusal('passkeyFailed', locale);
  const isAdded = await tx(db, (trx) => insert(trx, accountId, name, made)).catch((error: unknown) => {
    if (isUniqueViolation(error, 'passkeys_credential')) return null;
    throw error;
  });
  if (isAdded === null) return factorRefusal('passkeyKnown', locale);
  if (!isAdded) return factorRefusal('passkeyLimit', locale);
  await recordSecurityEvent(actor, request, { kind: 'passkey.added', detail: { isSynced: made.is_synced } });
  return done;
}
