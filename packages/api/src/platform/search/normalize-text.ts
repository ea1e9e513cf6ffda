import { cleanText } from '#api/platform/db/columns.ts';

const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^a-z0-9]+/g;

/** Lower case, without accents and punctuation, single spaces: the form in which search compares texts. */
export function normalizeText(text: string): string {
  return cleanText(text).normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, ' ').trim();
}

/** The normalized words of a text. */
export function tokenize(text: string): string[] {
  const plain = normalizeText(text);
  return plain === '' ? [] : plain.split(' ');
}

/** A text as a URL slug: `OM and Auditorium` → `om-and-auditorium`. */
export function toSlug(text: string): string {
  return tokenize(text).join('-');
}
