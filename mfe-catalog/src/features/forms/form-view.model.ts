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

/** A form that the server returned for correction, to a page without JavaScript. */
export interface DraftView {
  readonly id: string;
  readonly problems: readonly FormProblem[];
  readonly pictures: readonly { readonly id: string; readonly fileName: string }[];
}

/** The data of a form's page. */
export interface FormView {
  readonly type: FormType;
  /** The idempotency key: everything sent from this page counts as one submission. */
  readonly key: string;
  /** The reference of the form that was just sent. */
  readonly sent: string | null;
  /** The initial values. */
  readonly answers: FormAnswers;
  readonly draft: DraftView | null;
}

/** Fields that the URL may prefill. */
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

/** The reference in the URL, if it is well-formed. */
export function sentOfAddress(search: URLSearchParams): string | null {
  const reference = search.get('sent') ?? '';
  return isFormReference(reference) ? reference : null;
}

function isCode(code: string): code is FormProblemCode {
  return Object.hasOwn(formProblemTexts.en, code);
}

/** A draft as the page shows it; null when it has expired, or belongs to another form. */
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

/** A unique key of 128 random bits. */
export function makeFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
