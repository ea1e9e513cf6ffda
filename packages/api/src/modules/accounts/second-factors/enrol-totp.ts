import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { seal, unseal } from '#api/platform/seal.ts';
import type { AuthRequest } from '../auth-request.ts';
import { lockMember } from '../anonymise-account.ts';
import { hasVerifiedEmail } from '../email-confirmation.ts';
import { accountRefusal } from '../messages.ts';
import { newSalt } from '../password.ts';
import { hasRecentAuthentication, tryInSession } from '../reauthenticate.ts';
import { noteSecondFactor } from '../session-store.ts';
import { drawQr, type QrCode } from './draw-qr.ts';
import { factorMails, mailOwner } from './factor-mails.ts';
import { factorRefusal } from './messages.ts';
import { runOwnerProofHooks } from './owner-proof-hooks.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { dropChallenges } from './sign-in-challenge.ts';
import { matchTotpStep, newTotpSecret, totpUri } from './totp.ts';

const ENROLMENT_MINUTES = 30;

/** What an authenticator app takes a secret from: an address, also drawn as a QR code, or the secret to type. */
export type TotpEnrolment = QrCode & { readonly uri: string; readonly secret: string };

/** Why the actor may not change second factors and passkeys now; null when nothing is in the way. */
export async function refuseFactorChange(actor: ActorContext): Promise<Refused | null> {
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', actor.locale);
  // Whoever registered somebody else's e-mail would keep a way in that outlives the password.
  if (!(await hasVerifiedEmail(actor.db, requireAccountId(actor)))) return factorRefusal('emailUnproven', actor.locale);
  return null;
}

/** Shows the secret for an authenticator app. Nothing changes until a code of it is proven; an app that is in use stays so until then. */
export async function beginTotp(actor: ActorContext, request: AuthRequest) {
  const { db } = actor;
  const accountId = requireAccountId(actor);
  const refusal = await refuseFactorChange(actor);
  if (refusal) return refusal;
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const secret = newTotpSecret();
  const row = {
    secret: seal(request.secret, 'totp-secret', accountId, secret),
    expires_at: new Date(Date.now() + ENROLMENT_MINUTES * 60_000),
  };
  await db
    .insertInto('totp_enrolments')
    .values({ account_id: accountId, ...row })
    .onConflict((on) => on.column('account_id').doUpdateSet(row))
    .execute();
  const uri = totpUri(secret, email);
  const enrolment: TotpEnrolment = { uri, secret, ...drawQr(uri) };
  return { ...done, enrolment };
}

/** Switches two-step sign-in on, or to another app, with a first code of it. Gives ten new recovery codes, which are shown this once. */
export async function confirmTotp(actor: ActorContext, request: AuthRequest, typed: string) {
  const { db, locale, now, principal } = actor;
  const accountId = requireAccountId(actor);
  const refusal = await refuseFactorChange(actor);
  if (refusal) return refusal;
  const enrolment = await db
    .selectFrom('totp_enrolments')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const secret = enrolment && unseal(request.secrets, 'totp-secret', accountId, enrolment.secret)?.text;
  if (!enrolment || secret === undefined) return factorRefusal('enrolmentExpired', locale);
  const step = matchTotpStep(secret, typed.slice(0, 40).replaceAll(/\s/g, ''), now);
  if (!(await tryInSession(actor, request, () => Promise.resolve(step !== null))) || step === null)
    return factorRefusal('wrongCode', locale);
  const salt = newSalt();
  const { codes, hashes } = await makeRecoveryCodes(salt);
  const isDone = await tx(db, async (trx) => {
    await lockMember(trx, accountId);
    const { numDeletedRows } = await trx
      .deleteFrom('totp_enrolments')
      .where('account_id', '=', accountId)
      .where('secret', '=', enrolment.secret)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    const factor = {
      secret: seal(request.secret, 'totp-secret', accountId, secret),
      last_step: step,
      recovery_salt: salt,
    };
    await trx
      .insertInto('totp_factors')
      .values({ account_id: accountId, ...factor })
      .onConflict((on) => on.column('account_id').doUpdateSet(factor))
      .execute();
    await replaceRecoveryCodes(trx, accountId, hashes);
    await dropChallenges(trx, accountId);
    if (principal.sessionId !== null) await noteSecondFactor(trx, principal.sessionId);
    await runOwnerProofHooks({ trx, accountId, publicUrl: request.config.publicUrl });
    await mailOwner(trx, accountId, factorMails.switchedOn());
    return true;
  });
  if (!isDone) return factorRefusal('enrolmentExpired', locale);
  await recordSecurityEvent(actor, request, { kind: 'second-factor.on' });
  return { ...done, recoveryCodes: codes };
}

/** Switches two-step sign-in off. Its recovery codes go with it. Off twice is the same as once. */
export async function disableTotp(actor: ActorContext, request: AuthRequest) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  const wasOn = await tx(db, async (trx) => {
    await lockMember(trx, accountId);
    await trx.deleteFrom('totp_enrolments').where('account_id', '=', accountId).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('totp_factors')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    await dropChallenges(trx, accountId);
    await runOwnerProofHooks({ trx, accountId, publicUrl: request.config.publicUrl });
    if (numDeletedRows === 0n) return false;
    await mailOwner(trx, accountId, factorMails.switchedOff());
    return true;
  });
  if (wasOn) await recordSecurityEvent(actor, request, { kind: 'second-factor.off' });
  return done;
}
