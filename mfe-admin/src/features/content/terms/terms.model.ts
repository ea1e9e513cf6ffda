import { termLimits } from '@headstock/contracts/content-fields';

/** What the terms of a list say in one language, by their slugs. */
export type TermTexts = Readonly<Record<string, string>>;

/** A value of a document as the slugs of terms. */
export const termsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((slug): slug is string => typeof slug === 'string') : [];
/** A value of a document as what its terms say. */
export const textsOf = (value: unknown): TermTexts => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Texts with another one for a term; without it where there is none. */
export function changeText(texts: TermTexts, slug: string, text: string): TermTexts {
  const { [slug]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [slug]: text };
}

/** The address of a new term, made from what it is called; with a number where a term has it. Undefined for words without letters. */
export function newTerm(terms: readonly string[], label: string): string | undefined {
  const base = label
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, termLimits.slug - 4)
    .replaceAll(/^-+|-+$/gu, '');
  if (base === '') return undefined;
  const taken = new Set(terms);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
