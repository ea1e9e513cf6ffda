import type { Db } from '#api/platform/db/database.ts';

/** Something that was done to an account, by it or in its name. */
export type HistoryEntry = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorId: string | null;
  readonly impersonatorId: string | null;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
};

const HISTORY = 50;
const EVENTS = 30;

function detailsOf(detail: unknown): HistoryEntry['details'] {
  if (typeof detail !== 'object' || detail === null) return [];
  return Object.entries(detail).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ name, value: `${value}` }]
      : [],
  );
}

/** The last fifty entries of the audit log about an account, by it, and in its name. */
export async function readHistory(db: Db, accountId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('subject_kind', '=', 'account'), eb('subject_id', '=', accountId)]),
        eb('actor_account_id', '=', accountId),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(HISTORY)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actorId: row.actor_account_id,
    impersonatorId: row.impersonator_id,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    details: detailsOf(row.detail),
  }));
}

/** The last thirty sign-ins and changes of credentials of an account. */
export function readSecurityEvents(db: Db, accountId: string) {
  return db
    .selectFrom('security_events')
    .select(['id', 'at', 'kind', 'network'])
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(EVENTS)
    .execute();
}
