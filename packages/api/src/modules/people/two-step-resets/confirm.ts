import { type AuthRequest, hashLinkCode, hasSecondFactor, lockMember } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { ownerCopies, resetRefusal } from './messages.ts';
import { stopPath } from './stop-code.ts';
import { tellOwner, tellShop } from './tell-owner.ts';

/** So long the owner of an account can stop a request before anything is switched off. */
export const WAIT_MS = 72 * 3_600_000;

async function confirm(trx: Tx, actor: ActorContext, { config, secret }: AuthRequest, code: string) {
  const { now } = actor;
  const asked = await trx
    .selectFrom('two_step_resets')
    .select('account_id')
    .where('confirm_hash', '=', hashLinkCode(code))
    .executeTakeFirst();
  if (!asked || !(await lockMember(trx, asked.account_id)) || !(await hasSecondFactor(trx, asked.account_id))) return;
  const dueAt = new Date(now.getTime() + WAIT_MS);
  const row = await trx
    .updateTable('two_step_resets')
    .set({ state: 'WAITING', confirm_hash: null, confirmed_at: now, due_at: dueAt })
    .where('confirm_hash', '=', hashLinkCode(code))
    .where('state', '=', 'ASKED')
    .where('confirm_until', '>', now)
    .returning(['id', 'account_id', 'removes_passkeys'])
    .executeTakeFirst();
  if (!row) return;
  const entry = { action: 'account.two-step-reset-asked', subjectKind: 'account', subjectId: row.account_id };
  await recordAudit(trx, actorOf(actor), { ...entry, detail: { dueAt: dueAt.toISOString() } });
  const news = {
    key: 'confirmed',
    copies: ownerCopies.confirmed(dueAt, row.removes_passkeys),
    path: stopPath(secret, row.id),
  };
  await tellOwner(trx, row, news, config.publicUrl);
  await tellShop(trx, row, config.publicUrl);
  return { accountId: row.account_id, dueAt };
}

/**
 * Takes the code of the mailed link: the request waits for the staff from now on, and its owner is told by mail and bell how to
 * stop it. Needs no session, as the mail may be read elsewhere. The code works once.
 */
export async function confirmReset(
  actor: ActorContext,
  request: AuthRequest,
  code: string,
): Promise<(typeof done & { readonly dueAt: Date }) | Refused> {
  const confirmed = await tx(actor.db, (trx) => confirm(trx, actor, request, code)).catch((error: unknown) => {
    // Two links of one account that were used at once.
    if (isUniqueViolation(error, 'two_step_resets_open')) return undefined;
    throw error;
  });
  if (!confirmed) return resetRefusal('link', actor.locale);
  const { accountId, dueAt } = confirmed;
  await recordSecurityEvent(actor, request, { kind: 'second-factor.reset-confirmed', accountId });
  return { ...done, dueAt };
}
