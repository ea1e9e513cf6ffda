import { randomBytes } from 'node:crypto';
import { hasGrant } from '@headstock/contracts/grants';
import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';
import type { TableExportsTable } from '#api/modules/back-office/tables.ts';
import { findTableSource } from './table-sources.ts';

export type ExportRow = Selectable<TableExportsTable>;

/** Files of one person that wait to be made. */
const MOST_WAITING = 10;
const SHOWN = 20;

/** Where the file of an export lies in the storage. */
export const keyOfExport = (id: string): string => `table-exports/${id}.csv`;

/**
 * Asks for a table as a CSV file: the rows that a list's query finds, and these of its columns (those that the file has not are left out;
 * none for all). It is made in the background. Throws a DomainError: `table`, also
 * where the actor's role does not allow it, or `full`.
 */
export async function requestExport(
  actor: ActorContext,
  request: { readonly tableId: string; readonly query: string; readonly columns: readonly string[] },
): Promise<ExportRow> {
  const messages = backOfficeMessages(actor.locale);
  const source = findTableSource(request.tableId);
  if (!source || !hasGrant(actor.principal.rights.grants, source.grant))
    throw new DomainError('table', messages.exportTable);
  const accountId = requireAccountId(actor);
  const known = Object.keys(source.columns);
  const asked = [...new Set(request.columns)].filter((column) => known.includes(column));
  return tx(actor.db, async (trx) => {
    const { count } = await trx
      .selectFrom('table_exports')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    if (count >= MOST_WAITING) throw new DomainError('full', messages.exportFull);
    const row = await trx
      .insertInto('table_exports')
      .values({
        id: randomBytes(18).toString('base64url'),
        account_id: accountId,
        table_id: request.tableId,
        query: cleanText(request.query).slice(0, 2000),
        columns: asked.length > 0 ? asked : known,
        locale: actor.locale,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actorOf(actor), {
      action: 'table.exported',
      subjectKind: 'table',
      subjectId: request.tableId,
      detail: { query: row.query, columns: row.columns.join(',') },
    });
    return row;
  });
}

const isAlive = sql<boolean>`expires_at > now()`;

/** The newest files that the actor asked for, at most 20. */
export function listExports(actor: ActorContext): Promise<ExportRow[]> {
  return actor.db
    .selectFrom('table_exports')
    .selectAll()
    .where('account_id', '=', requireAccountId(actor))
    .where(isAlive)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
}

/** A file that the actor asked for and the row of it, open to be read; undefined for another's, and once it has expired. */
export async function openExport(actor: ActorContext, { storage }: Pick<Services, 'storage'>, id: string) {
  if (actor.principal.accountId === null || !actor.principal.rights.isAdmin) return undefined;
  const row = await actor.db
    .selectFrom('table_exports')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', actor.principal.accountId)
    .where('state', '=', 'READY')
    .where(isAlive)
    .executeTakeFirst();
  const source = row && findTableSource(row.table_id);
  if (!source || !hasGrant(actor.principal.rights.grants, source.grant)) return undefined;
  const file = row && (await storage.open(keyOfExport(row.id)));
  return row && file ? { row, file } : undefined;
}
