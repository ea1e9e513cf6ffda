import { type RawBuilder, sql } from 'kysely';
import { findMember } from '#api/modules/accounts/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { formatDay } from '#api/modules/privacy/format-day.ts';
import { privacyMessages } from '#api/modules/privacy/messages.ts';
import { PRIVACY_PATH } from '#api/modules/privacy/paths.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import { collectData } from './collect-data.ts';
import { type ExportRow, keyOf } from './export-store.ts';
import { expiryOf } from './request-export.ts';
import { zip } from './zip.ts';

type Maker = Pick<Services, 'db' | 'storage' | 'config' | 'log'>;

/** A copy that failed so often, or killed its process so often, is given up. */
const MOST_ATTEMPTS = 3;

/** Whether a copy waits to be made. */
export const hasWaitingExports: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM account_exports WHERE ready_at IS NULL AND failed_at IS NULL)`;

const waiting = ({ db }: Maker) =>
  db.selectFrom('account_exports').where('ready_at', 'is', null).where('failed_at', 'is', null);

/** Counts the attempt before it is made, so that a copy that kills its process is not tried for ever. */
async function begin(maker: Maker, { id }: Pick<ExportRow, 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await maker.db
    .updateTable('account_exports')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await maker.db
    .updateTable('account_exports')
    .set({ failed_at: new Date() })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  return false;
}

async function tell(trx: Tx, { id, account_id: accountId, locale }: ExportRow, expiresAt: Date, publicUrl: URL) {
  const notice = {
    event: 'account.exportReady',
    cause: `account-export:${id}`,
    role: 'member',
    accountId,
    locale,
    copy: (language: ExportRow['locale']) => {
      const { subject, paragraphs, link } = privacyMessages(language).exportReady(formatDay(expiresAt, language));
      return { subject, paragraphs, link: { label: link, path: PRIVACY_PATH } };
    },
  } as const;
  await notify(trx, notice, publicUrl);
}

/** Makes one copy: the file first, then the row says that it is there, and its owner is told. Repeating it makes the same file anew. */
async function make(maker: Maker, row: ExportRow): Promise<void> {
  const { db, storage, config } = maker;
  const member = await findMember(db, row.account_id);
  if (!member) return;
  const now = new Date();
  const key = keyOf(row.id);
  await storage.put(key, zip(collectData(maker, { ...member, locale: row.locale }, now)), {
    contentType: 'application/zip',
  });
  const bytes = (await storage.head(key))?.size ?? null;
  const expiresAt = expiryOf(now);
  await tx(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account_exports')
      .set({ ready_at: now, expires_at: expiresAt, bytes })
      .where('id', '=', row.id)
      .where('ready_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await tell(trx, row, expiresAt, config.publicUrl);
  });
}

/** Makes the copies that were asked for, the oldest first. One that fails is tried again with the next run. */
export async function makeExports(maker: Maker): Promise<void> {
  const rows = await waiting(maker).selectAll().orderBy('created_at').orderBy('id').limit(20).execute();
  for (const row of rows) {
    if (!(await begin(maker, row))) continue;
    try {
      await make(maker, row);
    } catch (error) {
      maker.log.error({ err: describeError(error), exportId: row.id }, 'A copy of an account’s data failed');
    }
  }
}
