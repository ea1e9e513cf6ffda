import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';

/** Something that happened, as it stood then. */
export type DomainEvent = {
  readonly id: string;
  /** Such as `order.paid`. */
  readonly kind: string;
  readonly subjectId: string;
  readonly occurredAt: Date;
};

/** How long events are kept, so that they can be sent again. */
export const EVENT_DAYS = 30;

/** A condition: events wait to be handed on. */
export const hasWaitingEvents = sql<boolean>`EXISTS (SELECT FROM domain_events WHERE taken_at IS NULL)`;

/** Says which kinds of events are written down from now on. */
export async function wantEvents(trx: Tx, kinds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('event_subscriptions')
    .where('kind', 'not in', [...kinds, ''])
    .execute();
  if (kinds.length === 0) return;
  await trx
    .insertInto('event_subscriptions')
    .values(kinds.map((kind) => ({ kind })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Takes events that wait, in the order in which they happened; in the transaction that hands them on. */
export async function takeEvents(trx: Tx, most: number): Promise<DomainEvent[]> {
  const { rows } = await sql<DomainEvent>`UPDATE domain_events SET taken_at = now()
    WHERE id IN (SELECT id FROM domain_events WHERE taken_at IS NULL
      ORDER BY occurred_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, subject_id AS "subjectId", occurred_at AS "occurredAt"`.execute(trx);
  return rows.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Writes an event down that is for one listener alone, who is handed it at once. Gives its id. */
export async function recordOwnEvent(
  trx: Tx,
  { kind, subjectId, data }: { readonly kind: string; readonly subjectId: string; readonly data: object },
): Promise<string> {
  const { id } = await trx
    .insertInto('domain_events')
    .values({ kind, subject_id: subjectId, data: toJson(data), taken_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets events of long ago. */
export async function sweepEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('domain_events')
    .where(sql<boolean>`occurred_at < now() - make_interval(days => ${EVENT_DAYS})`)
    .execute();
}
