import { isoDayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { AccountExportsTable } from '#api/modules/privacy/tables.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';

export type ExportRow = Selectable<AccountExportsTable>;

/** How long a copy can be downloaded, or a request that never came to something is remembered. */
export const KEPT_DAYS = 7;
const ID = /^[\w-]{32}$/;
const SWEPT_AT_ONCE = 100;

/** The file of an export in the storage. */
export const keyOf = (id: string): string => `account-exports/${id}.zip`;

/** A copy as the schema's type `AccountExport` reads it. */
export type ExportView = {
  readonly state: 'PREPARING' | 'READY' | 'FAILED';
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly bytes: number | null;
  readonly url: string | null;
};

const toView = (row: ExportRow): ExportView => ({
  state: row.ready_at ? 'READY' : row.failed_at ? 'FAILED' : 'PREPARING',
  requestedAt: row.created_at,
  expiresAt: row.expires_at,
  bytes: row.bytes,
  url: row.ready_at ? `/api/account-exports/${row.id}` : null,
});

/** The newest copy of an account that can still be had, or is being prepared; null without one. */
export async function readExport(db: Db, accountId: string, now: Date): Promise<ExportView | null> {
  const row = await db
    .selectFrom('account_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toView(row) : null;
}

/**
 * The file of a copy of the actor's own, ready and not expired. An admin who acts as a member, and everybody else, finds
 * nothing, as with an unknown id.
 */
export async function findExportFile(actor: ActorContext, { storage }: Pick<Services, 'storage'>, id: string) {
  if (actor.principal.accountId === null || actor.principal.impersonatorId !== null || !ID.test(id)) return undefined;
  const row = await actor.db
    .selectFrom('account_exports')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', requireAccountId(actor))
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', actor.now)
    .executeTakeFirst();
  const file = row && (await storage.open(keyOf(row.id)));
  return file && { file, day: isoDayIn(storeProfile.timeZone, row.created_at) };
}

/** Removes the copies that have expired: the file first, as without its row it would never be found again. */
export async function sweepExports({ db, storage }: Pick<Services, 'db' | 'storage'>, now = new Date()): Promise<void> {
  const old = await db
    .selectFrom('account_exports')
    .select('id')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { id } of old) {
    await storage.delete(keyOf(id));
    await db.deleteFrom('account_exports').where('id', '=', id).execute();
  }
}
