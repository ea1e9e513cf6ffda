import { isImportField, repeatableFields } from '@headstock/contracts/listing-imports';
import { type ColumnMapping, headerPrint, isEnough } from '#api/modules/listing-imports/columns/detect-columns.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { findImport, type ImportRow } from './find-import.ts';
import { requireImporter } from './require-importer.ts';

async function requireImport(actor: ActorContext, id: string): Promise<ImportRow> {
  requireImporter(actor);
  const row = await findImport(actor, id);
  if (!row) throw new DomainError('not-found', importMessages(actor.locale).notFound);
  return row;
}

/** What a seller says the columns are; '' keeps a column aside. Throws a DomainError `mapping`. */
function readMapping(actor: ActorContext, row: ImportRow, fields: readonly string[]): ColumnMapping {
  const messages = importMessages(actor.locale);
  if (fields.length !== row.columns.length) throw new DomainError('mapping', messages.mappingWrong);
  const mapping = fields.map((field) => {
    if (field === '') return null;
    if (!isImportField(field)) throw new DomainError('mapping', messages.mappingWrong);
    return field;
  });
  const once = mapping.filter((field) => field !== null && !repeatableFields.includes(field));
  if (new Set(once).size < once.length) throw new DomainError('mapping', messages.mappingTwice);
  if (!isEnough(mapping)) throw new DomainError('mapping', messages.mappingShort);
  return mapping;
}

/**
 * Says what the columns of a file are, and has it read anew; the next file with this header is read the same way. Possible until it is
 * started. Throws a DomainError: `mapping`, `not-possible`, `not-found`, `not-professional`.
 */
export async function mapImport(actor: ActorContext, id: string, fields: readonly string[]): Promise<ImportRow> {
  const row = await requireImport(actor, id);
  const mapping = toJson(readMapping(actor, row, fields));
  return tx(actor.db, async (trx) => {
    const moved = await trx
      .updateTable('listing_imports')
      .set({ mapping, state: 'CHECKING', staged_at: null, rows: 0 })
      .where('id', '=', id)
      .where('state', 'in', ['MAPPING', 'READY'])
      .returningAll()
      .executeTakeFirst();
    if (!moved) throw new DomainError('not-possible', importMessages(actor.locale).notPossible);
    await trx.deleteFrom('listing_import_products').where('import_id', '=', id).execute();
    await trx
      .insertInto('listing_import_mappings')
      .values({ account_id: row.seller_account_id, header: headerPrint(row.columns), mapping })
      .onConflict((on) => on.columns(['account_id', 'header']).doUpdateSet({ mapping, updated_at: actor.now }))
      .execute();
    return moved;
  });
}

/** Starts an import that was checked; a second start is refused. Throws a DomainError: `not-possible`, `not-found`, `not-professional`. */
export async function startImport(actor: ActorContext, id: string): Promise<ImportRow> {
  await requireImport(actor, id);
  const moved = await actor.db
    .updateTable('listing_imports')
    .set({ state: 'RUNNING', started_at: actor.now })
    .where('id', '=', id)
    .where('state', '=', 'READY')
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new DomainError('not-possible', importMessages(actor.locale).notPossible);
  return moved;
}

/**
 * Ends an import that is not over. What is written stays; whoever works on it ends with the products that it is at. Throws a DomainError:
 * `not-possible`, `not-found`, `not-professional`.
 */
export async function stopImport(actor: ActorContext, id: string): Promise<ImportRow> {
  await requireImport(actor, id);
  const moved = await actor.db
    .updateTable('listing_imports')
    .set({ state: 'STOPPED', finished_at: actor.now })
    .where('id', '=', id)
    .where('state', 'in', ['MAPPING', 'CHECKING', 'READY', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new DomainError('not-possible', importMessages(actor.locale).notPossible);
  return moved;
}
