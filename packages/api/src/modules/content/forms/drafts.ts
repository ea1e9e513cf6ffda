import { randomBytes } from 'node:crypto';
import type { FormAnswers, FormProblem, FormType } from '@headstock/contracts/forms';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { picturesOfDraft, type StoredPicture } from './picture-store.ts';

/** What a form without scripts comes back with when something was wrong. */
export type FormDraft = {
  readonly id: string;
  readonly type: FormType;
  readonly answers: FormAnswers;
  readonly problems: readonly FormProblem[];
  readonly pictures: readonly StoredPicture[];
};

const LIFETIME_MS = 2 * 60 * 60_000;
const ID = /^[\w-]{24}$/;

/** Keeps answers, problems and pictures for two hours; gives the id under which the page finds them. */
export async function keepDraft(
  db: Db,
  type: FormType,
  answers: FormAnswers,
  problems: readonly FormProblem[],
  pictures: readonly StoredPicture[],
): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await tx(db, async (trx) => {
    await trx
      .insertInto('form_drafts')
      .values({
        id,
        type,
        answers: toJson(answers),
        problems: toJson(problems),
        expires_at: new Date(Date.now() + LIFETIME_MS),
      })
      .execute();
    const ids = pictures.map((picture) => picture.id);
    if (ids.length > 0) await trx.updateTable('form_pictures').set({ draft_id: id }).where('id', 'in', ids).execute();
  });
  return id;
}

/** A draft by its id; null when there is none, or no more. */
export async function readDraft(db: Db, id: string): Promise<FormDraft | null> {
  if (!ID.test(id)) return null;
  const row = await db
    .selectFrom('form_drafts')
    .select(['id', 'type', 'answers', 'problems'])
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ? { ...row, pictures: await picturesOfDraft(db, id) } : null;
}
