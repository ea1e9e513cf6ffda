import { type RawBuilder, sql } from 'kysely';
import { hasSecondFactor, lockMember, switchOffSecondFactor } from '#api/modules/accounts/index.ts';
import { type AuditActor, recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import { ownerCopies } from './messages.ts';
import { tellOwner } from './tell-owner.ts';

const AT_ONCE = 20;

/** Whether an approved request has waited long enough, or a link was never used. */
export const hasDueResets: RawBuilder<boolean> = sql<boolean>`(
  EXISTS (SELECT FROM two_step_resets WHERE state = 'APPROVED' AND due_at <= now())
  OR EXISTS (SELECT FROM two_step_resets WHERE state = 'ASKED' AND confirm_until <= now()))`;

type Due = { readonly id: string; readonly account_id: string };

/** Switches two-step sign-in off for a request that is approved and due; for an account that has none any more it only closes the request. */
export async function applyReset(
  trx: Tx,
  { id, account_id: accountId }: Due,
  by: { readonly actor: AuditActor; readonly publicUrl: URL; readonly now: Date },
): Promise<void> {
  const { actor, publicUrl, now } = by;
  const member = await lockMember(trx, accountId);
  const isOn = member !== undefined && (await hasSecondFactor(trx, accountId));
  const row = await trx
    .updateTable('two_step_resets')
    .set({ state: isOn ? 'DONE' : 'CANCELLED', closed_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'APPROVED')
    .where('due_at', '<=', now)
    .returning(['id', 'account_id', 'removes_passkeys', 'reason'])
    .executeTakeFirst();
  if (!row || !isOn) return;
  await switchOffSecondFactor(trx, member, { removesPasskeys: row.removes_passkeys });
  const detail = { removesPasskeys: row.removes_passkeys, reason: row.reason };
  const entry = { action: 'account.two-step-reset-done', subjectKind: 'account', subjectId: accountId, detail };
  await recordAudit(trx, actor, entry);
  await tellOwner(trx, row, { key: 'done', copies: ownerCopies.done(row.removes_passkeys) }, publicUrl);
}

/** Applies what is approved and due, each request in a transaction of its own, and forgets links that were never used. */
export async function applyResets(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  now = new Date(),
): Promise<void> {
  await db.deleteFrom('two_step_resets').where('state', '=', 'ASKED').where('confirm_until', '<=', now).execute();
  const due = await db
    .selectFrom('two_step_resets')
    .select(['id', 'account_id'])
    .where('state', '=', 'APPROVED')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const row of due) {
    try {
      await tx(db, (trx) => applyReset(trx, row, { actor: shopItself, publicUrl: config.publicUrl, now }));
    } catch (error) {
      log.error({ ...describeError(error), resetId: row.id }, 'Two-step sign-in could not be switched off.');
    }
  }
}
