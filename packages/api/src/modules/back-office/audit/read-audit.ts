import { type RawBuilder, sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { type PageArgs, readCountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { likeBeginning } from '#api/platform/search/like-patterns.ts';

/** What of the log is asked for; everything that is given narrows. */
export type AuditFilter = {
  /** The id of what was changed. */
  readonly subject?: string | null;
  readonly subjectKind?: string | null;
  /** The e-mail or the id of who did it, or as whom it was done; or the id of the key by which it was done. */
  readonly actor?: string | null;
  /** How the action begins: `offer` or `offer.accept`. */
  readonly action?: string | null;
  /** Days of the shop's calendar, both included. */
  readonly from?: string | null;
  readonly to?: string | null;
};

/** A person in the log; without a name once their account is gone. */
type AuditPerson = { readonly id: string; readonly name: string | null; readonly email: string | null };

/** An entry of the log. */
export type AuditEntryView = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly actor: AuditPerson | null;
  readonly impersonator: AuditPerson | null;
  /** The key by which a program of `actor` did it. */
  readonly apiKey: { readonly id: string; readonly name: string } | null;
  readonly details: readonly { readonly key: string; readonly value: string }[];
  readonly requestId: string | null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayStart = (day: string, plus: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plus}::integer)::timestamp AT TIME ZONE ${storeProfile.timeZone})`;

/** Conditions on `audit_log` for a filter; what is no day is left out. */
function conditionsOf({ subject, subjectKind, actor, action, from, to }: AuditFilter): RawBuilder<unknown>[] {
  const person = actor?.trim().toLowerCase() ?? '';
  const who = sql`(SELECT id FROM accounts WHERE kind = 'member' AND email = ${person} UNION ALL SELECT ${person})`;
  return [
    ...(subject?.trim() ? [sql`subject_id = ${subject.trim()}`] : []),
    ...(subjectKind ? [sql`subject_kind = ${subjectKind}`] : []),
    ...(person === ''
      ? []
      : [sql`(actor_account_id IN ${who} OR impersonator_id IN ${who} OR api_key_id = ${person})`]),
    ...(action?.trim() ? [sql`action LIKE ${likeBeginning(action.trim().toLowerCase())}`] : []),
    ...(from && DAY.test(from) ? [sql`at >= ${dayStart(from, 0)}`] : []),
    ...(to && DAY.test(to) ? [sql`at < ${dayStart(to, 1)}`] : []),
    sql`true`,
  ];
}

/** What was comes before what is: the database keeps no order of its own. */
const rankOf = (key: string): number => (/^(?:before|from)/i.test(key) ? 0 : 1);

/** The values of an entry as text, those inside others with both names: `before.price`. */
function detailsOf(detail: unknown, prefix = ''): { key: string; value: string }[] {
  if (typeof detail !== 'object' || detail === null)
    return [{ key: prefix || 'value', value: typeof detail === 'string' ? detail : JSON.stringify(detail ?? '') }];
  return Object.entries(detail)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .flatMap(([key, value]: [string, unknown]) => detailsOf(value, prefix === '' ? key : `${prefix}.${key}`));
}

type AuditRow = {
  id: string;
  at: Date;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  actor_account_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  impersonator_id: string | null;
  impersonator_name: string | null;
  impersonator_email: string | null;
  api_key_id: string | null;
  api_key_name: string | null;
  detail: unknown;
  request_id: string | null;
};

const personOf = (id: string | null, name: string | null, email: string | null): AuditPerson | null =>
  id === null ? null : { id, name, email };

async function loadEntries(db: Db, ids: readonly string[]): Promise<Map<string, AuditEntryView>> {
  const { rows } = await sql<AuditRow>`SELECT audit_log.*, actor.display_name AS actor_name, actor.email AS actor_email,
      impersonator.display_name AS impersonator_name, impersonator.email AS impersonator_email, api_keys.name AS api_key_name
    FROM audit_log LEFT JOIN accounts AS actor ON actor.id = actor_account_id
      LEFT JOIN accounts AS impersonator ON impersonator.id = impersonator_id
      LEFT JOIN api_keys ON api_keys.id = api_key_id
    WHERE audit_log.id = ANY(${[...ids]}::text[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        at: row.at,
        action: row.action,
        subjectKind: row.subject_kind,
        subjectId: row.subject_id,
        actor: personOf(row.actor_account_id, row.actor_name, row.actor_email),
        impersonator: personOf(row.impersonator_id, row.impersonator_name, row.impersonator_email),
        apiKey: row.api_key_id === null ? null : { id: row.api_key_id, name: row.api_key_name ?? row.api_key_id },
        details: detailsOf(row.detail),
        requestId: row.request_id,
      },
    ]),
  );
}

/** A page of the log, the newest first, by a filter. */
export async function readAudit(db: Db, filter: AuditFilter, args: PageArgs) {
  const source = sql`SELECT id, date_trunc('milliseconds', at) AS at, action AS kind FROM audit_log
    WHERE ${sql.join(conditionsOf(filter), sql` AND `)}`;
  const page = await readCountedPage(db, source, args, 50);
  const entries = await loadEntries(
    db,
    page.entries.map(({ id }) => id),
  );
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => entries.get(id)) };
}

/** One entry of the log; undefined for an unknown id. */
export const findAuditEntry = async (db: Db, id: string): Promise<AuditEntryView | undefined> =>
  (await loadEntries(db, [id])).get(id);
