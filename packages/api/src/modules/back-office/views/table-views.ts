import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';
import type { TableViewsTable } from '#api/modules/back-office/tables.ts';

export type ViewRow = Selectable<TableViewsTable>;

/** A table has so many of one person, and so many that are shared. */
const MOST_VIEWS = 50;
const LONGEST_NAME = 60;
const LONGEST_QUERY = 2000;
/** A view is no page of a list. */
const PLACES = ['after', 'before'];

function readName(actor: ActorContext, given: string): string {
  const name = cleanText(given)
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new DomainError('name', backOfficeMessages(actor.locale).viewName);
  return name;
}

/** A query as it is kept: without places, in one order. */
function readQuery(given: string): string {
  const query = new URLSearchParams(cleanText(given).slice(0, LONGEST_QUERY));
  for (const name of PLACES) query.delete(name);
  query.sort();
  return query.toString().slice(0, LONGEST_QUERY);
}

/** The views of a table that the actor sees: their own and the shared ones, by name. */
export function listViews(actor: ActorContext, tableId: string): Promise<ViewRow[]> {
  return actor.db
    .selectFrom('table_views')
    .selectAll()
    .where('table_id', '=', tableId)
    .where((eb) => eb.or([eb('is_shared', '=', true), eb('account_id', '=', requireAccountId(actor))]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(2 * MOST_VIEWS)
    .execute();
}

/** What a view is. */
export type ViewInput = {
  readonly tableId: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};

async function checkRoom(trx: Tx, actor: ActorContext, { tableId, isShared }: ViewInput): Promise<void> {
  let views = trx.selectFrom('table_views').where('table_id', '=', tableId).where('is_shared', '=', isShared);
  if (!isShared) views = views.where('account_id', '=', requireAccountId(actor));
  const { count } = await views.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count >= MOST_VIEWS) throw new DomainError('full', backOfficeMessages(actor.locale).viewsFull);
}

const unlessTaken =
  (actor: ActorContext) =>
  (error: unknown): never => {
    if (isUniqueViolation(error)) throw new DomainError('exists', backOfficeMessages(actor.locale).viewExists);
    throw error;
  };

/** Saves how a table is looked at. Throws a DomainError: `table`, `name`, `exists` or `full`. */
export async function createView(actor: ActorContext, input: ViewInput): Promise<ViewRow> {
  const { tableId, isShared } = input;
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(tableId))
    throw new DomainError('table', backOfficeMessages(actor.locale).viewTable);
  const name = readName(actor, input.name);
  return tx(actor.db, async (trx) => {
    await checkRoom(trx, actor, input);
    const view = await trx
      .insertInto('table_views')
      .values({
        id: newId(),
        table_id: tableId,
        account_id: requireAccountId(actor),
        is_shared: isShared,
        name,
        query: readQuery(input.query),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isShared) await record(trx, actor, view, 'table-view.created');
    return view;
  }).catch(unlessTaken(actor));
}

const record = (trx: Tx, actor: ActorContext, view: ViewRow, action: string): Promise<void> =>
  recordAudit(trx, actorOf(actor), {
    action,
    subjectKind: 'table-view',
    subjectId: view.id,
    detail: { table: view.table_id },
  });

/** The actor's own view, or a shared one, which everybody on the staff keeps in order. Throws a DomainError `not-found`. */
async function lockView(trx: Tx, actor: ActorContext, id: string): Promise<ViewRow> {
  const view = isId(id)
    ? await trx
        .selectFrom('table_views')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('is_shared', '=', true), eb('account_id', '=', requireAccountId(actor))]))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!view) throw new DomainError('not-found', backOfficeMessages(actor.locale).viewNotFound);
  return view;
}

/** Throws a DomainError, `changed`, where a colleague renamed a view, or let it show something else, since it was read. */
async function checkSeen(trx: Tx, actor: ActorContext, view: ViewRow, expected: ViewChange): Promise<void> {
  const isName = typeof expected.name !== 'string' || expected.name === view.name;
  const isQuery = typeof expected.query !== 'string' || readQuery(expected.query) === view.query;
  if (isName && isQuery) return;
  const last = await lastChangeOf(trx, 'table-view', view.id);
  throw new DomainError('changed', backOfficeMessages(actor.locale).viewChanged(last?.by ?? null));
}

/** A name, what is to be shown, or both. */
export type ViewChange = { readonly name?: string | null | undefined; readonly query?: string | null | undefined };

/**
 * Renames a view, or lets it show something else, while it is as `expected`. Throws a DomainError: `not-found`, `name`, `changed` or
 * `exists`.
 */
export async function updateView(
  actor: ActorContext,
  id: string,
  change: ViewChange,
  expected: ViewChange = {},
): Promise<ViewRow> {
  const name = typeof change.name === 'string' ? readName(actor, change.name) : undefined;
  const query = typeof change.query === 'string' ? readQuery(change.query) : undefined;
  return tx(actor.db, async (trx) => {
    const view = await lockView(trx, actor, id);
    await checkSeen(trx, actor, view, expected);
    const row = await trx
      .updateTable('table_views')
      .set({ name: name ?? view.name, query: query ?? view.query })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (view.is_shared) await record(trx, actor, row, 'table-view.changed');
    return row;
  }).catch(unlessTaken(actor));
}

/** Removes a view. Throws a DomainError: `not-found`. */
export async function removeView(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const view = await lockView(trx, actor, id);
    await trx.deleteFrom('table_views').where('id', '=', id).execute();
    if (view.is_shared) await record(trx, actor, view, 'table-view.removed');
  });
}
