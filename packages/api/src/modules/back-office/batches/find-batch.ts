import { type Selectable, sql } from 'kysely';
import { cursorOf, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';
import type { BatchesTable, BatchRowsTable } from '#api/modules/back-office/tables.ts';
import { findOwnHandler, kindsSeenBy, type RegisteredHandler } from './batch-handlers.ts';

export type BatchRow = Selectable<BatchRowsTable>;
type RowState = BatchRow['state'];

/** A batch with the number of its rows by state. */
export type BatchView = Selectable<BatchesTable> & {
  readonly author: string | null;
  readonly counts: Readonly<Record<RowState, number>>;
  /** Pending rows with a warning. */
  readonly warned: number;
};

/** So long after it was applied a batch can be undone. */
const UNDO_HOURS = 24;

/** Until when a batch can be undone; null for one that is only a preview. */
export const undoUntil = ({ applied_at: at }: Pick<BatchView, 'applied_at'>): Date | null =>
  at === null ? null : new Date(at.getTime() + UNDO_HOURS * 3_600_000);

/** Whether a batch, or what is left of it, can be undone now. */
export function canUndo(batch: Pick<BatchView, 'applied_at' | 'state'>, now: Date): boolean {
  const until = undoUntil(batch);
  return until !== null && until > now && batch.state !== 'UNDONE';
}

/** Batches by id, with their counts. */
export async function loadBatches(db: Db, ids: readonly string[]): Promise<Map<string, BatchView>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('batches')
    .leftJoin('accounts', 'accounts.id', 'batches.account_id')
    .selectAll('batches')
    .select('accounts.display_name as author')
    .where('batches.id', 'in', ids)
    .execute();
  const counted = await db
    .selectFrom('batch_rows')
    .select(['batch_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.count<number>('warning').as('warned'))
    .where('batch_id', 'in', ids)
    .groupBy(['batch_id', 'state'])
    .execute();
  const none = { PENDING: 0, APPLIED: 0, LEFT_OUT: 0, UNDONE: 0 };
  return new Map(
    rows.map((row) => {
      const own = counted.filter(({ batch_id: id }) => id === row.id);
      return [
        row.id,
        {
          ...row,
          counts: { ...none, ...Object.fromEntries(own.map((each) => [each.state, each.count])) },
          warned: own.find(({ state }) => state === 'PENDING')?.warned ?? 0,
        },
      ];
    }),
  );
}

/** A batch; undefined for an unknown id, and for one that the actor's role does not show. */
export async function findBatch(actor: ActorContext, id: string): Promise<BatchView | undefined> {
  const batch = isId(id) ? (await loadBatches(actor.db, [id])).get(id) : undefined;
  return batch && kindsSeenBy(actor).includes(batch.kind) ? batch : undefined;
}

/** A page of the batches that were applied and that the actor's role shows, the newest first. */
export async function listBatches(actor: ActorContext, args: PageArgs) {
  const { db } = actor;
  const source = sql`SELECT id, date_trunc('milliseconds', created_at) AS at, kind FROM batches
    WHERE state <> 'PREVIEW' AND kind = ANY(${kindsSeenBy(actor)}::text[])`;
  const page = await readCountedPage(db, source, args, 50);
  const views = await loadBatches(
    db,
    page.entries.map(({ id }) => id),
  );
  const edges = page.entries.flatMap((entry) => {
    const node = views.get(entry.id);
    return node ? [{ cursor: cursorOf(entry), node }] : [];
  });
  return { totalCount: page.totalCount, pageInfo: page.pageInfo, edges };
}

/** Rows of a batch from a position on, at most `first`, and whether there are more. */
export async function batchRows(db: Db, batchId: string, after: number, first: number) {
  const rows = await db
    .selectFrom('batch_rows')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(first + 1)
    .execute();
  return { rows: rows.slice(0, first), hasMore: rows.length > first };
}

/** What became of applied rows since: `changed`, `sold` or `gone`; those that are as the batch left them are not in it. */
export async function changedSince(
  db: Db,
  handler: RegisteredHandler,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, 'changed' | 'sold' | 'gone'>> {
  const applied = rows.filter(({ state }) => state === 'APPLIED');
  if (applied.length === 0) return new Map();
  const now = await tx(db, (trx) =>
    handler.read(
      trx,
      applied.map(({ row_id: id }) => id),
      false,
    ),
  );
  const byId = new Map(now.map((row) => [row.id, row]));
  return new Map(
    applied.flatMap((row) => {
      const present = byId.get(row.row_id);
      const state = present ? (present.isSold ? 'sold' : present.version === row.version ? null : 'changed') : 'gone';
      return state === null ? [] : [[row.row_id, state] as const];
    }),
  );
}

/** Locks a batch for a change. Throws a DomainError `not-found`. */
export async function lockBatch(trx: Tx, actor: ActorContext, id: string) {
  const batch = isId(id)
    ? await trx.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  const handler = batch && findOwnHandler(actor, batch.kind);
  if (!batch || !handler) throw new DomainError('not-found', backOfficeMessages(actor.locale).batchNotFound);
  return { batch, handler };
}
