import { type RawBuilder, sql } from 'kysely';
import { anonymiseAccount, lockMember } from '#api/modules/accounts/index.ts';
import { accountParts } from '#api/modules/privacy/parts.ts';
import { recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import { findObstacles } from './find-obstacles.ts';
import { tellDeletion } from './tell-deletion.ts';

type Deleter = Pick<Services, 'db' | 'config' | 'log'>;

const AT_ONCE = 20;
const AGAIN_MS = 86_400_000;

/** Whether an account is due to be deleted. */
export const hasDueDeletions: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM account_deletions WHERE done_at IS NULL AND next_attempt_at <= now())`;

/** Something is open: it is tried again tomorrow, and its owner is told the first time. */
async function putOff(trx: Tx, row: { account_id: string; requested_at: Date }, now: Date, publicUrl: URL) {
  const { account_id: accountId, requested_at: requestedAt } = row;
  await trx
    .updateTable('account_deletions')
    .set({ put_off_at: sql<Date>`coalesce(put_off_at, ${now})`, next_attempt_at: new Date(now.getTime() + AGAIN_MS) })
    .where('account_id', '=', accountId)
    .execute();
  await tellDeletion(trx, { accountId, requestedAt, step: 'put-off', copy: (copy) => copy.deletionPutOff }, publicUrl);
}

/**
 * Deletes one account in one transaction, so that it is gone from everywhere or from nowhere, whenever the process is killed.
 * The locks come first: what somebody orders or pays at this moment is either an obstacle or refused.
 */
async function deleteAccount({ db, config }: Deleter, accountId: string, now: Date): Promise<void> {
  const { publicUrl } = config;
  await tx(db, async (trx) => {
    const row = await trx
      .selectFrom('account_deletions')
      .select(['account_id', 'requested_at'])
      .where('account_id', '=', accountId)
      .where('done_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    // Kept after all, or done by another process.
    if (!row) return;
    const parts = accountParts();
    for (const part of parts) await part.lock?.(trx, accountId);
    const member = await lockMember(trx, accountId);
    if (!member) return;
    if ((await findObstacles(trx, accountId, 'due')).length > 0) {
      await putOff(trx, row, now, publicUrl);
      return;
    }
    for (const part of parts) await part.erase?.(trx, { ...member, publicUrl });
    // While the e-mail is still there to write to.
    const { requested_at: requestedAt } = row;
    const copy = { step: 'done', path: '/', copy: (texts) => texts.deletionDone } as const satisfies Partial<
      Parameters<typeof tellDeletion>[1]
    >;
    await tellDeletion(trx, { accountId, requestedAt, ...copy }, publicUrl);
    await anonymiseAccount(trx, accountId);
    await trx.updateTable('account_deletions').set({ done_at: now }).where('account_id', '=', accountId).execute();
    const entry = { action: 'account.deleted', subjectKind: 'account', subjectId: accountId, detail: {} };
    await recordAudit(trx, shopItself, entry);
  });
}

/** Deletes the accounts whose time has come. One that fails stays due, and is tried again within the hour. */
export async function deleteAccounts(deleter: Deleter, now = new Date()): Promise<void> {
  const due = await deleter.db
    .selectFrom('account_deletions')
    .select('account_id')
    .where('done_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(AT_ONCE)
    .execute();
  for (const { account_id: accountId } of due) {
    try {
      await deleteAccount(deleter, accountId, now);
    } catch (error) {
      deleter.log.error({ err: describeError(error), accountId }, 'An account could not be deleted');
      await deleter.db
        .updateTable('account_deletions')
        .set({ next_attempt_at: new Date(now.getTime() + 3_600_000) })
        .where('account_id', '=', accountId)
        .execute();
    }
  }
}
