import type { ActorContext } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { readCounts, worthOf } from './day-sheet.model.ts';
import { checkDay, floatBefore, openLines } from './find-sheet.ts';
import { dayMessages } from './messages.ts';
import type { DayClosingRow } from './tables.ts';

const LONGEST_TEXT = 500;

/** What staff counted and read off. */
export type DayInput = {
  readonly openingFloatCents: number;
  readonly counts: readonly { readonly cents: number; readonly pieces: number }[];
  readonly terminalCents?: number | null;
  readonly checksCents?: number | null;
  readonly bankedCents: number;
};

const isAmount = (cents: number | null | undefined): boolean =>
  cents === null || cents === undefined || (Number.isSafeInteger(cents) && Math.abs(cents) <= MAXIMUM_CENTS);

/**
 * Locks the sheet of a day, which is begun where there is none. Throws a DomainError `date`, `future`, `closed`, `order`, or `changed`
 * for another version than the one that was read (0 for a new sheet).
 */
export async function lockSheet(trx: Tx, actor: ActorContext, day: string, version: number): Promise<DayClosingRow> {
  const messages = dayMessages(actor.locale);
  checkDay(actor, day);
  const begun = { id: newId(), day, version: 0, counts: null, terminal_cents: null, checks_cents: null };
  const float = await floatBefore(trx, day);
  await trx
    .insertInto('day_closings')
    .values({
      ...begun,
      opening_float_cents: float,
      explanations: toJson({}),
      closed_at: null,
      closed_by_account_id: null,
      lines: null,
    })
    .onConflict((on) => on.column('day').doNothing())
    .execute();
  const row = await trx
    .selectFrom('day_closings')
    .selectAll()
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.closed_at) throw new DomainError('closed', messages.closed);
  const later = await trx
    .selectFrom('day_closings')
    .select('day')
    .where('day', '>', day)
    .where('closed_at', 'is not', null)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  if (later) throw new DomainError('order', messages.order(later.day));
  if (row.version !== version) {
    const last = await lastChangeOf(trx, 'day', row.id);
    throw new DomainError('changed', messages.changed(last?.by ?? null));
  }
  return row;
}

/** Keeps what was counted. Throws a DomainError: those of `lockSheet`, `counts`, `amount` or `banked`. */
export async function saveSheet(actor: ActorContext, day: string, version: number, input: DayInput): Promise<void> {
  const messages = dayMessages(actor.locale);
  const counts = readCounts(input.counts);
  if (counts === null) throw new DomainError('counts', messages.counts);
  const { openingFloatCents, terminalCents, checksCents, bankedCents } = input;
  if (
    ![openingFloatCents, terminalCents, checksCents, bankedCents].every(isAmount) ||
    openingFloatCents < 0 ||
    bankedCents < 0
  )
    throw new DomainError('amount', messages.amount);
  if (bankedCents > worthOf(counts)) throw new DomainError('banked', messages.banked);
  await tx(actor.db, async (trx) => {
    const { id } = await lockSheet(trx, actor, day, version);
    await trx
      .updateTable('day_closings')
      .set({
        version: version + 1,
        opening_float_cents: openingFloatCents,
        counts: toJson(counts),
        terminal_cents: terminalCents ?? null,
        checks_cents: checksCents ?? null,
        banked_cents: bankedCents,
      })
      .where('id', '=', id)
      .execute();
    const detail = { day, countedCents: worthOf(counts), openingFloatCents, bankedCents };
    await recordAudit(trx, actorOf(actor), { action: 'day.count', subjectKind: 'day', subjectId: id, detail });
  });
}

/** Signs why a line differs, for the difference that it has now. Throws a DomainError: those of `lockSheet`, `text` or `line`. */
export async function explainLine(
  actor: ActorContext,
  day: string,
  version: number,
  key: string,
  given: string,
): Promise<void> {
  const messages = dayMessages(actor.locale);
  const text = cleanText(given).trim();
  if (text === '' || text.length > LONGEST_TEXT) throw new DomainError('text', messages.text);
  await tx(actor.db, async (trx) => {
    const row = await lockSheet(trx, actor, day, version);
    const line = (await openLines(trx, day, row, row.opening_float_cents)).find((one) => one.key === key);
    if (!line || line.difference === null || line.difference === 0) throw new DomainError('line', messages.line);
    const explanation = {
      text,
      difference: line.difference,
      accountId: actor.principal.accountId,
      at: actor.now.toISOString(),
    };
    await trx
      .updateTable('day_closings')
      .set({ version: version + 1, explanations: toJson({ ...row.explanations, [key]: explanation }) })
      .where('id', '=', row.id)
      .execute();
    const detail = { day, line: key, difference: line.difference, text };
    await recordAudit(trx, actorOf(actor), { action: 'day.explain', subjectKind: 'day', subjectId: row.id, detail });
  });
}
