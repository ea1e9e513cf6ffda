import { type FormAnswers, forms, type FormType, readFormType } from '@headstock/contracts/forms';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { picturePath } from './picture-store.ts';

/** A submission as admins see it. */
export type FormSubmission = {
  readonly id: string;
  readonly type: FormType;
  readonly reference: string;
  readonly locale: string;
  readonly createdAt: Date;
  readonly answers: readonly { readonly name: string; readonly value: string }[];
  readonly pictures: readonly FormPicture[];
};

export type FormPicture = {
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
};

export type FormSubmissions = {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: FormSubmission }[];
};

const MAX = 100;

type Row = {
  readonly id: string;
  readonly type: FormType;
  readonly reference: string;
  readonly locale: string;
  readonly answers: FormAnswers;
  readonly created_at: Date;
};

const columns = ['id', 'type', 'reference', 'locale', 'answers', 'created_at'] as const;

/** The answers to a form as a list in the order of its fields. */
export function listAnswers(type: FormType, answers: FormAnswers): { name: string; value: string }[] {
  return forms[type].flatMap(({ name }) => (answers[name] === undefined ? [] : [{ name, value: answers[name] }]));
}

async function loadPictures(db: Db, ids: readonly string[]): Promise<Map<string, FormPicture[]>> {
  const found = new Map<string, FormPicture[]>();
  if (ids.length === 0) return found;
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

async function complete(db: Db, rows: readonly Row[]): Promise<FormSubmission[]> {
  const pictures = await loadPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, type, reference, locale, answers, created_at: createdAt }) => ({
    id,
    type,
    reference,
    locale,
    createdAt,
    answers: listAnswers(type, answers),
    pictures: pictures.get(id) ?? [],
  }));
}

/** Submissions, the newest first, of one type or all. `first` 1 to 100. An unknown type has none. */
export async function listSubmissions(
  db: Db,
  first: number,
  after: string | null | undefined,
  typeName: string | null | undefined,
): Promise<FormSubmissions> {
  const limit = Math.min(Math.max(first, 1), MAX);
  const cursor = after && isId(after) ? after : undefined;
  const asked = typeName ? (readFormType(typeName) ?? null) : undefined;
  let query = db.selectFrom('form_submissions');
  if (asked === null) query = query.where(sql<boolean>`false`);
  else if (asked !== undefined) query = query.where('type', '=', asked);
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const page = cursor === undefined ? query : query.where('id', '<', cursor);
  const rows = await page
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const nodes = await complete(db, rows.slice(0, limit));
  return {
    totalCount: count,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: cursor !== undefined,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    },
    edges: nodes.map((node) => ({ cursor: node.id, node })),
  };
}

/** One submission; null for an unknown id. */
export async function findSubmission(db: Db, id: string): Promise<FormSubmission | null> {
  if (!isId(id)) return null;
  const rows = await db.selectFrom('form_submissions').select(columns).where('id', '=', id).execute();
  return (await complete(db, rows))[0] ?? null;
}
