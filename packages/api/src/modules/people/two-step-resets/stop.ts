import type { AuthRequest, OwnerProof } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { sql } from 'kysely';
import { ownerCopies, resetRefusal } from './messages.ts';
import { readStopCode } from './stop-code.ts';
import { tellOwner } from './tell-owner.ts';

const oneMore = sql<number>`version + 1`;

/**
 * Stops a request by the link of a mail, or of the bell. Needs no session: whoever reads the mail may stop it, and nothing else. The
 * link works again after it was used, as programs that look into mails may have sent its form before its reader does.
 */
export async function stopReset(
  actor: ActorContext,
  request: AuthRequest,
  code: string,
): Promise<typeof done | Refused> {
  const { db, locale, now } = actor;
  const id = readStopCode(request.secrets, code);
  if (id === undefined) return resetRefusal('stopLink', locale);
  const stopped = await tx(db, async (trx) => {
    const row = await trx
      .updateTable('two_step_resets')
      .set({ state: 'STOPPED', closed_at: now, version: oneMore })
      .where('id', '=', id)
      .where('state', 'in', ['WAITING', 'APPROVED'])
      .returning(['id', 'account_id'])
      .executeTakeFirst();
    if (!row) return undefined;
    const entry = { action: 'account.two-step-reset-stopped', subjectKind: 'account', subjectId: row.account_id };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: {} });
    await tellOwner(trx, row, { key: 'stopped', copies: ownerCopies.stopped() }, request.config.publicUrl);
    return row;
  });
  if (stopped) {
    await recordSecurityEvent(actor, request, { kind: 'second-factor.reset-stopped', accountId: stopped.account_id });
    return done;
  }
  const row = await db.selectFrom('two_step_resets').select('state').where('id', '=', id).executeTakeFirst();
  if (!row) return resetRefusal('stopLink', locale);
  return row.state === 'DONE' ? resetRefusal('tooLate', locale) : done;
}

/** Closes what an account asked for once its owner shows that they need no help to sign in; a link that was not used yet is gone. */
export async function cancelResets({ trx, accountId, publicUrl }: OwnerProof): Promise<void> {
  await trx.deleteFrom('two_step_resets').where('account_id', '=', accountId).where('state', '=', 'ASKED').execute();
  const row = await trx
    .updateTable('two_step_resets')
    .set({ state: 'CANCELLED', closed_at: new Date(), version: oneMore })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['WAITING', 'APPROVED'])
    .returning(['id', 'account_id'])
    .executeTakeFirst();
  if (!row) return;
  const entry = { action: 'account.two-step-reset-cancelled', subjectKind: 'account', subjectId: accountId };
  await recordAudit(trx, shopItself, { ...entry, detail: {} });
  await tellOwner(trx, row, { key: 'cancelled', copies: ownerCopies.cancelled() }, publicUrl);
}
