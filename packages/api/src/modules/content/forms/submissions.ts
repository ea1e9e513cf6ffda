import { type FormAnswers, forms, type FormType, readFormType } from '@headstock/contracts/forms';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { picturePath } from './picture-store.ts';
import type { FormState } from './form-states.model.ts';
import type { FormSubmissionRow } from './tables.ts';

export type FormPicture = {
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
};

/** Somebody of the staff. */
export type StaffName = { readonly id: string; readonly name: string };

/** A submission with its pictures and who looks after it. */
export type FormSubmissionView = FormSubmissionRow & {
  readonly pictures: readonly FormPicture[];
  readonly assignee: StaffName | null;
};

/** A step of a form, as the schema's type `FormStep` reads it. */
export type FormStepView = {
  readonly id: string;
  readonly state: FormState;
  readonly subject: string | null;
  readonly body: string | null;
  readonly by: string;
  readonly at: Date;
};

/** The answers to a form as a list in the order of its fields. */
export function listAnswers(type: FormType, answers: FormAnswers): { name: string; value: string }[] {
  return forms[type].flatMap(({ name }) => (answers[name] === undefined ? [] : [{ name, value: answers[name] }]));
}

const SHORT = 90;

/** What a form is about, in few words: its instrument, its subject, or how its message begins. */
export function aboutOf(answers: FormAnswers): string {
  const instrument = [answers['year'], answers['brand'], answers['model']].filter(Boolean).join(' ');
  const text = instrument || answers['subject'] || answers['message'] || '';
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line;
}

async function loadPictures(db: Db, ids: readonly string[]): Promise<Map<string, FormPicture[]>> {
  const found = new Map<string, FormPicture[]>();
  const rows = await db
    .selectFrom('form_pictures')
    .select(['id', 'submission_id', 'file_name', 'width', 'height'])
    .where('submission_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  for (const { id, submission_id: owner, file_name: fileName, width, height } of rows) {
    const list = found.get(owner ?? '') ?? [];
    list.push({ id, url: picturePath(id), fileName, width, height });
    found.set(owner ?? '', list);
  }
  return found;
}

/** Submissions by id; unknown ids are left out. */
export async function loadForms(db: Db, ids: readonly string[]): Promise<Map<string, FormSubmissionView>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('form_submissions').selectAll().where('id', 'in', known).execute();
  const pictures = await loadPictures(db, known);
  const staff = await namesOf(
    db,
    rows.flatMap(({ assignee_account_id: id }) => id ?? []),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        pictures: pictures.get(row.id) ?? [],
        assignee: staff.get(row.assignee_account_id ?? '') ?? null,
      },
    ]),
  );
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, StaffName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, display_name: name, username }) => [id, { id, name: name ?? username ?? id }]));
}

/** All administrators, by name: to whom a form can be given. */
export async function listStaff(db: Db): Promise<StaffName[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'username'])
    .where('kind', '=', 'member')
    .where('is_admin', '=', true)
    .execute();
  return rows
    .map(({ id, display_name: name, username }) => ({ id, name: name ?? username ?? id }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What a list of forms holds. */
export type FormFilter = PageArgs & {
  /** Names of types; one that does not exist has none. */
  readonly types?: readonly string[] | null;
  readonly states?: readonly FormState[] | null;
  /** Whose they are. */
  readonly assigneeId?: string | null;
  readonly search?: string | null;
};

const anything: RawBuilder<unknown> = sql`true`;

/** Submissions, the newest first, of some types and states, of one assignee, or with all words of a search. */
export function formPage(
  db: Db,
  { types = null, states = null, assigneeId = null, search = null, ...args }: FormFilter,
): Promise<CountedPage> {
  const patterns = likePatterns(search);
  const text = sql`concat_ws(' ', reference, (SELECT string_agg(value, ' ') FROM jsonb_each_text(answers)))`;
  const asked = types?.flatMap((name) => readFormType(name) ?? []);
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, type AS kind FROM form_submissions
    WHERE ${asked && (types?.length ?? 0) > 0 ? sql`type = ANY(${asked}::text[])` : anything}
      AND ${states && states.length > 0 ? sql`state = ANY(${[...states]}::text[])` : anything}
      AND (${assigneeId}::text IS NULL OR assignee_account_id = ${assigneeId})
      AND ${patterns.length > 0 ? sql`${text} ILIKE ALL (${patterns}::text[])` : anything}`;
  return readCountedPage(db, source, args);
}

/** What staff did with a form, the oldest first. */
export async function loadFormSteps(db: Db, submissionId: string): Promise<FormStepView[]> {
  const rows = await db
    .selectFrom('form_steps')
    .leftJoin('accounts', 'accounts.id', 'form_steps.staff_account_id')
    .select(['form_steps.id', 'state', 'subject', 'body', 'display_name', 'username', 'form_steps.created_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('form_steps.id')
    .execute();
  return rows.map(({ display_name: name, username, created_at: at, ...step }) => ({
    ...step,
    by: name ?? username ?? '',
    at,
  }));
}
