import type { BatchRowNow, BatchValues } from '#api/platform/batches/batch-handler.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { backOfficeMessages, inBoth } from '#api/modules/back-office/messages.ts';
import { findOwnHandler, type RegisteredHandler } from './batch-handlers.ts';

/** Rows of one batch. */
export const MOST_ROWS = 5000;
/** Rows that one statement writes. */
const CHUNK = 500;

/** What is asked for: a kind, the rows in their order, and the texts of the handler's input. */
export type BatchRequest = {
  readonly kind: string;
  readonly rowIds: readonly string[];
  readonly input: Readonly<Record<string, string>>;
};

type Draft = {
  readonly row: Pick<BatchRowNow, 'id' | 'label' | 'path' | 'version' | 'values'>;
  readonly after: BatchValues;
  readonly problem: LocalText | null;
  readonly warning: LocalText | null;
};

const isSame = (before: BatchValues, after: BatchValues): boolean =>
  Object.entries(after).every(([key, value]) => before[key] === value);

function draftOf(
  id: string,
  row: BatchRowNow | undefined,
  change: Extract<ReturnType<RegisteredHandler['prepare']>, { change: unknown }>['change'],
): Draft {
  if (!row)
    return {
      row: { id, label: id, path: null, version: '', values: {} },
      after: {},
      problem: inBoth('rowGone'),
      warning: null,
    };
  const leftOut = (problem: LocalText): Draft => ({ row, after: row.values, problem, warning: null });
  if (row.isSold) return leftOut(inBoth('rowSold'));
  if (row.blocked) return leftOut(row.blocked);
  const changed = change(row);
  if ('problem' in changed) return leftOut(changed.problem);
  if (isSame(row.values, changed.values)) return leftOut(inBoth('rowSame'));
  const after = { ...row.values, ...changed.values };
  return { row, after, problem: null, warning: changed.warning ?? null };
}

async function insertRows(trx: Tx, batchId: string, drafts: readonly Draft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += CHUNK)
    await trx
      .insertInto('batch_rows')
      .values(
        drafts.slice(start, start + CHUNK).map(({ row, after, problem, warning }, index) => ({
          batch_id: batchId,
          row_id: row.id,
          position: start + index,
          label: row.label,
          path: row.path,
          state: problem === null ? ('PENDING' as const) : ('LEFT_OUT' as const),
          version: row.version,
          before: toJson(row.values),
          after: toJson(after),
          problem: problem === null ? null : toJson(problem),
          warning: warning === null ? null : toJson(warning),
        })),
      )
      .execute();
}

/**
 * Works out what a bulk edit would do, and keeps it for a day without doing it. Gives the id of the batch. Throws a DomainError: `kind`,
 * `empty`, `too-many` or `invalid`.
 */
export async function previewBatch(actor: ActorContext, { kind, rowIds, input }: BatchRequest): Promise<string> {
  const messages = backOfficeMessages(actor.locale);
  const handler = findOwnHandler(actor, kind);
  if (!handler) throw new DomainError('kind', messages.batchKind);
  const ids = [...new Set(rowIds)];
  if (ids.length === 0) throw new DomainError('empty', messages.batchEmpty);
  if (ids.length > MOST_ROWS)
    throw new DomainError('too-many', messages.batchTooMany(MOST_ROWS.toLocaleString(actor.locale)));
  const prepared = handler.prepare(input);
  if ('issues' in prepared) throw new DomainError('invalid', messages.batchInput(prepared.issues));
  return tx(actor.db, async (trx) => {
    const now = new Map((await handler.read(trx, ids, false)).map((row) => [row.id, row]));
    const id = newId();
    await trx
      .insertInto('batches')
      .values({
        id,
        kind,
        account_id: actor.principal.accountId,
        impersonator_id: actor.principal.impersonatorId,
        input: toJson(input),
        state: 'PREVIEW',
      })
      .execute();
    await insertRows(
      trx,
      id,
      ids.map((each) => draftOf(each, now.get(each), prepared.change)),
    );
    return id;
  });
}
