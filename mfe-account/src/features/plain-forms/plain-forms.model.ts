import type { AccountPlainRefusalQuery } from './plain-forms.generated.ts';

/** Why a form was refused, and what was typed into it; null where it was not. */
export type PlainRefusal = AccountPlainRefusalQuery['plainFormRefusal'];

/** What a field shows: what was typed and refused, else what is known. */
export const typedOr = (refusal: PlainRefusal, name: string, known: string | null | undefined): string =>
  refusal?.fields.find((field) => field.name === name)?.value ?? known ?? '';

/** Whether a box was ticked in the form that was refused. */
export const wasTyped = (refusal: PlainRefusal, name: string): boolean =>
  refusal?.fields.some((field) => field.name === name) === true;

/** Refusals that the page has words of its own for. */
const ownWords = new Set(['amount', 'missing', 'other-country', 'passwords-differ']);

/** The message that stands in for one that the API has not. */
export const problemId = (code: string): string => `plain.problem.${ownWords.has(code) ? code : 'other'}`;
