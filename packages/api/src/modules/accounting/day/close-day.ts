import { sql } from 'kysely';
import { recordCashCount, recordCashDeposit } from '#api/modules/payments/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { isSettled } from './day-sheet.model.ts';
import { checkDay, openLines } from './find-sheet.ts';
import { dayMessages } from './messages.ts';
import { openEntries } from './read-figures.ts';
import { lockSheet } from './save-sheet.ts';

const LONGEST_REASON = 500;
const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * Closes a day: keeps its lines as they are, books what the drawer had over or short and what went to the bank. Nothing of it changes
 * afterwards. Throws a DomainError: those of `lockSheet`, `uncounted` or `unsettled`.
 */
export async function closeDay(actor: ActorContext, day: string, version: number): Promise<void> {
  const messages = dayMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const row = await lockSheet(trx, actor, day, version);
    if (row.counts === null) throw new DomainError('uncounted', messages.uncounted);
    // Entries that are being written come before the sheet, or on the next one.
    await sql`LOCK TABLE ledger_entries IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    const lines = await openLines(trx, day, row, row.opening_float_cents);
    const open = lines.filter((line) => !isSettled(line));
    if (open.length > 0) throw new DomainError('unsettled', messages.unsettled(open.length));
    await sql`INSERT INTO day_closing_entries (entry_id, closing_id)
      SELECT listed.id, ${row.id} FROM (${openEntries(day)}) AS listed`.execute(trx);
    const { accountId: actorId } = actor.principal;
    const drawer = lines.find(({ key }) => key === 'drawer');
    const booked: string[] = [];
    if (drawer?.difference) {
      const reason = drawer.explanation?.text ?? '';
      booked.push(await recordCashCount(trx, { cents: drawer.difference, reason, actorId }));
    }
    if (row.banked_cents > 0)
      booked.push(await recordCashDeposit(trx, { cents: row.banked_cents, reason: day, actorId }));
    for (const entryId of booked)
      await trx.insertInto('day_closing_entries').values({ entry_id: entryId, closing_id: row.id }).execute();
    await trx
      .updateTable('day_closings')
      .set({ version: version + 1, closed_at: actor.now, closed_by_account_id: actorId, lines: toJson(lines) })
      .where('id', '=', row.id)
      .execute();
    const detail = { day, difference: drawer?.difference ?? 0, bankedCents: row.banked_cents };
    await recordAudit(trx, actorOf(actor), { action: 'day.close', subjectKind: 'day', subjectId: row.id, detail });
  });
}

/** Cash of a closed day that turned out to be more (above 0) or less; a repeated key corrects once. */
export type DayCorrection = { readonly amountCents: number; readonly reason: string; readonly idempotencyKey: string };

/**
 * Enters a correction of a closed day, today, for a reason; the sheet stays as it is. Throws a DomainError: `date`, `future`,
 * `amount`, `text`, `invalid` or `not-closed`.
 */
export async function correctDay(actor: ActorContext, day: string, given: DayCorrection): Promise<void> {
  const messages = dayMessages(actor.locale);
  checkDay(actor, day);
  const { amountCents: cents, idempotencyKey: key } = given;
  const reason = cleanText(given.reason).trim();
  if (!KEY.test(key)) throw new DomainError('invalid', messages.key);
  if (cents === 0 || !Number.isSafeInteger(cents) || Math.abs(cents) > MAXIMUM_CENTS)
    throw new DomainError('amount', messages.correctionAmount);
  if (reason === '' || reason.length > LONGEST_REASON) throw new DomainError('text', messages.text);
  await tx(actor.db, async (trx) => {
    const row = await trx
      .selectFrom('day_closings')
      .select('id')
      .where('day', '=', day)
      .where('closed_at', 'is not', null)
      .executeTakeFirst();
    if (!row) throw new DomainError('not-closed', messages.notClosed);
    const { accountId: actorId } = actor.principal;
    const entryId = await recordCashCount(trx, { cents, reason, actorId });
    const correction = { closing_id: row.id, amount_cents: cents, reason, made_by_account_id: actorId };
    await trx
      .insertInto('day_corrections')
      .values({ id: newId(), ...correction, entry_id: entryId, request_key: key })
      .execute();
    const detail = { day, cents, reason };
    await recordAudit(trx, actorOf(actor), { action: 'day.correct', subjectKind: 'day', subjectId: row.id, detail });
  }).catch((error: unknown) => {
    // Sent twice: it was entered the first time.
    if (!isUniqueViolation(error, 'day_corrections_once')) throw error;
  });
}
