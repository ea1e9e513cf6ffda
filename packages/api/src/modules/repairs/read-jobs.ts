import { type RawBuilder, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { nextStates, type RepairState } from './repair-states.model.ts';
import type { RepairJobRow } from './tables.ts';

/** A calendar day as YYYY-MM-DD; drivers give a `date` as text or as a Date at midnight of their zone. */
export function dayOf(value: Date | string | null): string | null {
  if (value === null || typeof value === 'string') return value === null ? null : value.slice(0, 10);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
}

/** A step of a repair, as the schema's type `RepairStep` reads it. */
export type RepairStepView = {
  readonly id: string;
  readonly state: RepairState;
  readonly note: string | null;
  readonly estimate: Money | null;
  readonly by: string;
  readonly at: Date;
};

/** A repair as the schema's type `RepairJob` reads it. */
export type RepairJobView = {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly state: RepairState;
  readonly nextStates: readonly RepairState[];
  readonly contactName: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly locale: Locale;
  readonly brand: string;
  readonly model: string;
  readonly serial: string | null;
  readonly problem: string;
  readonly estimate: Money | null;
  readonly dueOn: string | null;
  readonly createdAt: Date;
};

function toView(row: RepairJobRow): RepairJobView {
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    state: row.state,
    nextStates: nextStates(row.state),
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    locale: row.locale,
    brand: row.brand,
    model: row.model,
    serial: row.serial,
    problem: row.problem,
    estimate: row.estimate_cents === null ? null : toMoney(row.estimate_cents),
    dueOn: dayOf(row.due_on),
    createdAt: row.created_at,
  };
}

/** What a list of repairs holds. */
export type RepairFilter = PageArgs & {
  readonly state?: RepairState | null;
  readonly open?: boolean | null;
  readonly search?: string | null;
  readonly serial?: string | null;
};

const anything: RawBuilder<unknown> = sql`true`;

/** Repairs, newest first, of one state, still open, of one serial number, or with all words of a search. */
export function repairPage(
  db: Db,
  { state = null, open = false, search = null, serial = null, ...args }: RepairFilter,
): Promise<CountedPage> {
  const patterns = likePatterns(search);
  const text = sql`concat_ws(' ', reference, contact_name, contact_email, contact_phone, brand, model, serial)`;
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'repair' AS kind FROM repair_jobs
    WHERE (${state}::text IS NULL OR state = ${state}) AND (${serial}::text IS NULL OR upper(serial) = upper(${serial}))
      AND ${open ? sql`state NOT IN ('COLLECTED', 'CANCELLED')` : anything}
      AND ${patterns.length > 0 ? sql`${text} ILIKE ALL (${patterns}::text[])` : anything}`;
  return readCountedPage(db, source, args);
}

/** Repairs by id, in any sequence. */
export async function loadJobs(db: Db, ids: readonly string[]): Promise<RepairJobView[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('repair_jobs').selectAll().where('id', 'in', ids).execute()).map(toView);
}

/** The steps of a repair, oldest first. */
export async function loadSteps(db: Db, jobId: string): Promise<RepairStepView[]> {
  const rows = await db
    .selectFrom('repair_steps')
    .leftJoin('accounts', 'accounts.id', 'repair_steps.staff_account_id')
    .select([
      'repair_steps.id',
      'state',
      'note',
      'estimate_cents',
      'display_name',
      'username',
      'repair_steps.created_at',
    ])
    .where('job_id', '=', jobId)
    .orderBy('repair_steps.id')
    .execute();
  return rows.map(({ id, state, note, estimate_cents: cents, display_name: name, username, created_at: at }) => ({
    id,
    state,
    note,
    estimate: cents === null ? null : toMoney(cents),
    by: name ?? username ?? '',
    at,
  }));
}

/** Earlier and later repairs of the same serial number, newest first; none without one. */
export async function sameSerial(
  { db }: Pick<ActorContext, 'db'>,
  { id, serial }: RepairJobView,
): Promise<RepairJobView[]> {
  if (serial === null) return [];
  const rows = await db
    .selectFrom('repair_jobs')
    .selectAll()
    .where(sql<boolean>`upper(serial) = upper(${serial})`)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(toView);
}
