import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { dayAt, isDay } from '#api/modules/accounting/journal/journal-days.ts';
import { linesOf, type SheetLine, worthOf } from './day-sheet.model.ts';
import { dayMessages } from './messages.ts';
import { readFigures } from './read-figures.ts';
import type { DayClosingRow, DayCorrectionRow } from './tables.ts';

/** The sheet of a day: what was counted, what the books say, and who signed what. */
export type DaySheetView = {
  readonly day: string;
  /** 0 while nobody saved anything. */
  readonly version: number;
  readonly row: DayClosingRow | null;
  readonly openingFloatCents: number;
  readonly lines: readonly SheetLine[];
  readonly corrections: readonly DayCorrectionRow[];
};

/** Checks a day of a sheet: one of the calendar that has begun. Throws a DomainError `date` or `future`. */
export function checkDay({ locale, now }: ActorContext, day: string): void {
  if (!isDay(day)) throw new DomainError('date', dayMessages(locale).date);
  if (day > dayAt(now)) throw new DomainError('future', dayMessages(locale).future);
}

/** What the last closed day before left in the drawer: counted, less what was banked. */
export async function floatBefore(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom('day_closings')
    .select(['counts', 'banked_cents'])
    .where('day', '<', day)
    .where('closed_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.counts ? Math.max(0, worthOf(row.counts) - row.banked_cents) : 0;
}

/** The lines of an open sheet, as the books stand now. */
export async function openLines(
  db: Db,
  day: string,
  row: DayClosingRow | null,
  floatCents: number,
): Promise<SheetLine[]> {
  const counted = {
    openingFloatCents: floatCents,
    counts: row?.counts ?? null,
    terminalCents: row?.terminal_cents ?? null,
    checksCents: row?.checks_cents ?? null,
  };
  return linesOf(await readFigures(db, day), counted, row?.explanations ?? {});
}

/** The sheet of a day, by default today's. Throws a DomainError `date` or `future`. */
export async function findSheet(actor: ActorContext, wanted: string | null): Promise<DaySheetView> {
  const { db, now } = actor;
  const day = wanted ?? dayAt(now);
  checkDay(actor, day);
  const row = (await db.selectFrom('day_closings').selectAll().where('day', '=', day).executeTakeFirst()) ?? null;
  const openingFloatCents = row?.opening_float_cents ?? (await floatBefore(db, day));
  const corrections = row
    ? await db.selectFrom('day_corrections').selectAll().where('closing_id', '=', row.id).orderBy('id').execute()
    : [];
  const lines = row?.lines ?? (await openLines(db, day, row, openingFloatCents));
  return { day, version: row?.version ?? 0, row, openingFloatCents, lines, corrections };
}

/** The closed days, the newest first; at most 100. */
export const listClosedDays = (db: Db, limit: number): Promise<DayClosingRow[]> =>
  db
    .selectFrom('day_closings')
    .selectAll()
    .where('closed_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(Math.min(Math.max(1, limit), 100))
    .execute();
