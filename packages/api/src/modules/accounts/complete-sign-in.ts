import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done } from '#api/platform/mutation-result.ts';
import { type AccountSource, loadAccount } from './account-source.ts';
import type { AuthRequest } from './auth-request.ts';
import { isNewDevice, rememberDevice } from './known-devices.ts';
import { runOwnerProofHooks } from './second-factors/owner-proof-hooks.ts';
import { factorMails, mailOwner } from './second-factors/factor-mails.ts';
import { beginSession, endSession, readVisit, rotateSession } from './session-store.ts';
import { runSignInHooks } from './sign-in-hooks.ts';

/** A session that belongs to an account now. The transport gives token and device to the visitor; neither is stored. */
export type SignedIn = {
  readonly success: true;
  readonly message: null;
  readonly account: AccountSource | null;
  readonly token: string;
  readonly deviceId: string;
  readonly principal: Principal;
};

/** How somebody proved who signs in. A passkey is both factors: the device, and what unlocks it. */
export type SignInProof = { readonly method: 'password' | 'code' | 'passkey'; readonly hasSecondFactor: boolean };

/**
 * Signs the actor in: the session gets the account and a new token, the browser becomes known to the account, and the
 * hooks run, all in one transaction.
 */
export async function completeSignIn(
  actor: ActorContext,
  request: AuthRequest,
  accountId: string,
  { method, hasSecondFactor }: SignInProof,
): Promise<SignedIn> {
  const { db, locale, principal, now } = actor;
  const { sessionId: previous } = principal;
  const { token, deviceId } = await tx(db, async (trx) => {
    // Before the account takes the language of whoever signs in: its owner reads their own.
    if (await isNewDevice(trx, request.deviceId, accountId)) {
      const { userAgent, config } = request;
      const mail = factorMails.newDevice({ userAgent, at: now, publicUrl: config.publicUrl });
      await mailOwner(trx, accountId, mail);
    }
    const { is_admin: isAdmin } = await trx
      .updateTable('accounts')
      .set({ locale })
      .where('id', '=', accountId)
      .where('kind', '=', 'member')
      .returning('is_admin')
      .executeTakeFirstOrThrow();
    // A session of another account is not reused, or what its owner left in it would follow the new account.
    const reused = principal.accountId === null ? previous : null;
    const sessionId = reused ?? (await beginSession(trx, request.userAgent)).id;
    const newToken = await rotateSession(trx, sessionId, accountId, { hasSecondFactor });
    const device = await rememberDevice(trx, request.deviceId, accountId);
    if (hasSecondFactor) await runOwnerProofHooks({ trx, accountId, publicUrl: request.config.publicUrl });
    await runSignInHooks({ tx: trx, sessionId, accountId, isAdmin });
    return { token: newToken, deviceId: device };
  });
  if (principal.accountId !== null && previous !== null) await endSession(db, previous);
  await recordSecurityEvent(actor, request, { kind: 'sign-in.done', accountId, detail: { method, hasSecondFactor } });
  const visit = await readVisit(db, token);
  return { ...done, account: await loadAccount(db, accountId), token, deviceId, principal: visit.principal };
}
