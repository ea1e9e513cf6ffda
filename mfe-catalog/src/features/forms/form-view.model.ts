import {
  type FormAnswers,
  type FormProblem,
  formProblemTexts,
  type FormProblemCode,
  type FormType,
  forms,
  isFormReference,
} from '@headstock/contracts/forms';
import { readOrderNumber } from '@headstock/contracts/order-number';
import type { CatalogFormDraftQuery } from './form.generated.ts';

/** A form that came back for correction, from a page without scripts. */
export interface DraftView {
  readonly id: string;
  readonly problems: readonly FormProblem[];
  readonly pictures: readonly { readonly id: string; readonly fileName: string }[];
}

/** What the page of a form shows. */
export interface FormView {
  readonly type: FormType;
  /** Makes one submission of everything that is sent from this page. */
  readonly key: string;
  /** The number of what was just sent. */
  readonly sent: string | null;
  /** What stands in the fields at first. */
  readonly answers: FormAnswers;
  readonly draft: DraftView | null;
}

/** Fields that an address may fill. */
const FROM_ADDRESS = ['brand', 'model', 'year', 'topic', 'deal', 'purpose'];
const LONGEST = 120;

/**
 * What the address says already: “What have you got?” gives brand and year, or both names as keywords; the page of an order its
 * number, with which a message begins.
 */
export function answersOfAddress(type: FormType, search: URLSearchParams): FormAnswers {
  const asked = new Map(
    [...search]
      .filter(([name]) => FROM_ADDRESS.includes(name))
      .map(([name, text]) => [name, text.slice(0, LONGEST).trim()]),
  );
  const [brand, ...model] = (search.get('keywords') ?? '').slice(0, LONGEST).trim().split(/\s+/);
  if (brand && !asked.has('brand')) asked.set('brand', brand);
  if (model.length > 0 && !asked.has('model')) asked.set('model', model.join(' '));
  const order = readOrderNumber(search.get('order') ?? '');
  if (order !== null) asked.set('message', `${order}\n\n`);
  const names = forms[type].map(({ name }) => name);
  return Object.fromEntries([...asked].filter(([name, text]) => text !== '' && names.includes(name)));
}

/** The number that the address tells of, if it has the form of one. */
export function sentOfAddress(search: URLSearchParams): string | null {
  const reference = search.get('sent') ?? '';
  return isFormReference(reference) ? reference : null;
}

function isCode(code: string): code is FormProblemCode {
  return Object.hasOwn(formProblemTexts.en, code);
}

/** A draft as the page shows it; null for one that is gone, or of another form. */
export function draftOf(
  { formDraft }: CatalogFormDraftQuery,
  type: FormType,
): (DraftView & Pick<FormView, 'answers'>) | null {
  if (formDraft?.type !== type) return null;
  const { id, answers, problems, pictures } = formDraft;
  return {
    id,
    answers: Object.fromEntries(answers.map(({ name, value }) => [name, value])),
    pictures: pictures.map((picture) => ({ id: picture.id, fileName: picture.fileName })),
    problems: problems.flatMap(({ field, code, file }) =>
      isCode(code) ? [{ field, code, ...(file === null ? {} : { file }) }] : [],
    ),
  };
}

/** A key that nobody else has: 128 random bits. */
export function makeFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
