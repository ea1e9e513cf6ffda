import { randomUUID } from 'node:crypto';
import { checkForm, cleanAnswers, type FormProblem, type FormType, pictureLimits } from '@headstock/contracts/forms';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Services } from '#api/platform/services.ts';
import type { Locale } from '#api/platform/locale.ts';
import { keepDraft } from './drafts.ts';
import { dropPictures, picturesOfDraft, type StoredPicture } from './picture-store.ts';
import { isFormKey, submitForm } from './submit-form.ts';

/** A form as it came. */
export type GivenForm = {
  readonly type: FormType;
  readonly locale: Locale;
  /** By field, unchecked. */
  readonly answers: Readonly<Record<string, string>>;
  /** Made by the page for one submission; without a good one the form cannot be known again. */
  readonly key: string;
  /** The draft that is corrected, or ''. */
  readonly draftId: string;
  /** Pictures of the draft that are not wanted any more. */
  readonly unwanted: readonly string[];
  readonly pictures: readonly StoredPicture[];
  readonly pictureProblems: readonly FormProblem[];
  /** Whether the sender may send one more; asked only for forms without faults. */
  readonly mayPass: () => Promise<boolean>;
  /** Keep what has faults, for a page without scripts; it keeps nothing itself. */
  readonly keepsDraft: boolean;
};

/** Kept under a number; or what is wrong, and the draft if one was wanted. */
export type Received =
  | { readonly ok: true; readonly isNew: boolean; readonly reference: string }
  | { readonly ok: false; readonly problems: readonly FormProblem[]; readonly draftId: string | undefined };

/** Checks a form and keeps it, with its pictures and both mails; or keeps nothing but, on request, a draft. */
export async function receiveForm(store: Pick<Services, 'db' | 'config'>, given: GivenForm): Promise<Received> {
  const { db, config } = store;
  const { type, locale, pictures: sent } = given;
  const texts = Object.entries(given.answers).map(([name, text]) => [name, cleanText(text)]);
  const answers = cleanAnswers(type, Object.fromEntries(texts));
  const draftPictures = given.draftId === '' ? [] : await picturesOfDraft(db, given.draftId);
  const pictures = [...draftPictures.filter(({ id }) => !given.unwanted.includes(id)), ...sent];
  const problems = [...checkForm(type, answers), ...given.pictureProblems];
  if (pictures.length > pictureLimits.count) problems.push({ field: 'pictures', code: 'picture-count' });
  if (problems.length === 0 && !(await given.mayPass())) problems.push({ field: 'form', code: 'busy' });
  if (problems.length === 0) {
    const key = isFormKey(given.key) ? given.key : randomUUID();
    const submitted = await submitForm(db, { type, key, locale, answers, pictures }, config.publicUrl);
    if (submitted.kind !== 'changed') {
      if (submitted.kind === 'known') await drop(store, sent);
      return { ok: true, isNew: submitted.kind === 'new', reference: submitted.reference };
    }
    problems.push({ field: 'form', code: 'changed' });
  }
  if (given.keepsDraft) {
    const kept = pictures.slice(0, pictureLimits.count);
    return { ok: false, problems, draftId: await keepDraft(db, type, answers, problems, kept) };
  }
  await drop(store, sent);
  return { ok: false, problems, draftId: undefined };
}

function drop(store: Pick<Services, 'db' | 'config'>, pictures: readonly StoredPicture[]): Promise<void> {
  return dropPictures(
    store,
    pictures.map(({ id }) => id),
  );
}
