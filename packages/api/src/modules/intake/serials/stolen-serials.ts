import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';
import { serialKey } from '#api/modules/catalog/index.ts';

export type StolenSerial = {
  readonly id: string;
  readonly serial: string;
  readonly brand: string;
  readonly model: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
};

const columns = [
  'id',
  'serial',
  'brand',
  'model',
  'note',
  'created_at as createdAt',
  'closed_at as closedAt',
  'close_reason as closeReason',
] as const;
const LONGEST_NAME = 120;
const LONGEST_NOTE = 2_000;

/** What of the watch list has a serial; those that were closed are left out. */
export const findStolen = (db: Db, key: string): Promise<StolenSerial[]> =>
  key === ''
    ? Promise.resolve([])
    : db
        .selectFrom('stolen_serials')
        .select(columns)
        .where('serial_key', '=', key)
        .where('closed_at', 'is', null)
        .execute();

/** Entries by id. */
export async function loadStolen(db: Db, ids: readonly string[]): Promise<Map<string, StolenSerial>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stolen_serials').select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the watch list, newest first; `search` looks into serials, makers, models and notes. */
export function readStolen(
  db: Db,
  { search, ...args }: PageArgs & { readonly search?: string | null },
): Promise<CountedPage> {
  const words = likePatterns(search).map(
    (pattern) =>
      sql`(serial ILIKE ${pattern} OR brand ILIKE ${pattern} OR model ILIKE ${pattern} OR note ILIKE ${pattern})`,
  );
  return readCountedPage(
    db,
    sql`SELECT id, date_trunc('milliseconds', created_at) AS at, 'stolen' AS kind FROM stolen_serials
      WHERE ${sql.join([sql`true`, ...words], sql` AND `)}`,
    args,
  );
}

export type GivenStolen = Pick<StolenSerial, 'serial' | 'brand' | 'model' | 'note'>;

/** Puts an instrument on the watch list and gives the entry's id. Throws an IntakeFault. */
export async function addStolen(actor: ActorContext, given: GivenStolen): Promise<string> {
  const messages = intakeMessages(actor.locale);
  const key = serialKey(given.serial);
  if (key === '') throw new IntakeFault('serial', messages.serial, 'serial');
  const texts = {
    serial: cleanText(given.serial).trim(),
    brand: cleanText(given.brand).trim(),
    model: cleanText(given.model).trim(),
    note: cleanText(given.note).trim(),
  };
  for (const [field, text] of Object.entries(texts)) {
    const most = field === 'note' ? LONGEST_NOTE : LONGEST_NAME;
    if (text.length > most) throw new IntakeFault('too-long', messages.tooLong(most), field);
  }
  if (texts.brand === '') throw new IntakeFault('required', messages.required, 'brand');
  if (texts.note === '') throw new IntakeFault('required', messages.required, 'note');
  return tx(actor.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`stolen ${key}`}))`.execute(trx);
    const known = await findStolen(trx, key);
    if (known.some(({ brand }) => brand.toLowerCase() === texts.brand.toLowerCase()))
      throw new IntakeFault('taken', messages.watchTwice, 'serial');
    const id = newId();
    await trx
      .insertInto('stolen_serials')
      .values({ ...texts, id, serial_key: key, account_id: requireAccountId(actor) })
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'stolenSerial.add',
      subjectKind: 'stolenSerial',
      subjectId: id,
      detail: { brand: texts.brand },
    });
    return id;
  });
}

/** Closes an entry, as when the instrument was found; it stays in the list. Throws a DomainError. */
export async function closeStolen(actor: ActorContext, id: string, reason: string): Promise<void> {
  const messages = intakeMessages(actor.locale);
  const text = cleanText(reason).trim();
  if (text === '') throw new IntakeFault('reason', messages.reason, 'reason');
  if (text.length > LONGEST_NOTE) throw new IntakeFault('reason', messages.tooLong(LONGEST_NOTE), 'reason');
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx
          .updateTable('stolen_serials')
          .set({ closed_at: actor.now, close_reason: text })
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.watchNotFound);
    await recordAudit(trx, actorOf(actor), {
      action: 'stolenSerial.close',
      subjectKind: 'stolenSerial',
      subjectId: id,
      detail: {},
    });
  });
}
