import { createHash, randomInt } from 'node:crypto';
import { type FormAnswers, type FormType, letterOf } from '@headstock/contracts/forms';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import type { Locale } from '#api/platform/locale.ts';
import { queueFormMails } from './form-mails.ts';
import type { StoredPicture } from './picture-store.ts';

/** A form without faults, whose pictures are stored. */
export type CheckedForm = {
  readonly type: FormType;
  readonly key: string;
  readonly locale: Locale;
  readonly answers: FormAnswers;
  readonly pictures: readonly StoredPicture[];
};

/** What came of it: kept now, kept before, or the key of another form. */
export type Submitted = { readonly kind: 'new' | 'known'; readonly reference: string } | { readonly kind: 'changed' };

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const ATTEMPTS = 3;
const KEY = /^[\w-]{16,64}$/;

/** Whether a text can be the key of a submission. */
export function isFormKey(text: string): boolean {
  return KEY.test(text);
}

function makeReference(type: FormType): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letterOf(type)}-${letters.join('')}`;
}

function hashOf({ type, answers, pictures }: CheckedForm): string {
  const content = [type, Object.entries(answers).toSorted(), pictures.map(({ sourceHash }) => sourceHash)];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

async function findSubmitted(db: Db, form: CheckedForm): Promise<Submitted | undefined> {
  const known = await db
    .selectFrom('form_submissions')
    .select(['reference', 'content_hash'])
    .where('idempotency_key', '=', form.key)
    .executeTakeFirst();
  if (!known) return undefined;
  return known.content_hash === hashOf(form) ? { kind: 'known', reference: known.reference } : { kind: 'changed' };
}

async function insert(trx: Tx, form: CheckedForm, publicUrl: URL): Promise<string | undefined> {
  const { type, key, locale, answers, pictures } = form;
  const id = newId();
  const reference = makeReference(type);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('form_submissions')
    .values({
      id,
      type,
      reference,
      idempotency_key: key,
      content_hash: hashOf(form),
      locale,
      answers: toJson(answers),
    })
    .onConflict((on) => on.column('idempotency_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  for (const [position, picture] of pictures.entries()) {
    const mine = { submission_id: id, draft_id: null, position };
    await trx.updateTable('form_pictures').set(mine).where('id', '=', picture.id).execute();
  }
  await queueFormMails(trx, { id, type, reference, locale, answers, pictures }, publicUrl);
  return reference;
}

/** Keeps a form and writes both mails, in one transaction. The same key with the same content is the same submission. */
export async function submitForm(db: Db, form: CheckedForm, publicUrl: URL): Promise<Submitted> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reference = await tx(db, (trx) => insert(trx, form, publicUrl));
      if (reference !== undefined) return { kind: 'new', reference };
      return (await findSubmitted(db, form)) ?? { kind: 'changed' };
    } catch (error) {
      // Two numbers of 34 thousand million were the same.
      if (!isUniqueViolation(error, 'form_submissions_reference') || attempt === ATTEMPTS) throw error;
    }
  }
}
