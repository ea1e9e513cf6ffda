import { z } from 'zod';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { type SynonymEntry, synonymKinds } from './synonyms.ts';

/** Synonyms that the search takes, characters of one side of one, and words of each. */
const MOST_ENTRIES = 1_000;
const MOST_CHARACTERS = 100;
const MOST_TYPED_WORDS = 4;
const MOST_MEANT_WORDS = 8;

const words = (most: number) =>
  z
    .string()
    .max(MOST_CHARACTERS)
    .transform(normalizeText)
    .refine((text) => text !== '' && text.split(' ').length <= most);

const entrySchema = z
  .strictObject({
    kind: z.enum(synonymKinds),
    locale: z.enum(['en', 'fr']),
    typed: words(MOST_TYPED_WORDS),
    means: words(MOST_MEANT_WORDS),
  })
  .refine(({ kind, typed }) => kind === 'replace' || !typed.includes(' '), { path: ['typed'] })
  .refine(({ typed, means }) => typed !== means, { path: ['means'] });

const documentSchema = z.array(entrySchema).max(MOST_ENTRIES);

/** What is wrong with a vocabulary: `invalid` at a field such as `3.typed`, `double` where an entry repeats another, `too-many`. */
export type VocabularyFault = { readonly code: 'invalid' | 'double' | 'too-many'; readonly field: string | null };

export type ReadEntries =
  | { readonly ok: true; readonly entries: SynonymEntry[] }
  | { readonly ok: false; readonly fault: VocabularyFault };

/** Synonyms as they were sent, in the form in which the search compares texts; or what is wrong with them. */
export function readEntries(given: readonly unknown[]): ReadEntries {
  if (given.length > MOST_ENTRIES) return { ok: false, fault: { code: 'too-many', field: null } };
  const read = documentSchema.safeParse(given);
  if (!read.success) {
    const path = read.error.issues[0]?.path ?? [];
    return { ok: false, fault: { code: 'invalid', field: path.length > 0 ? path.join('.') : null } };
  }
  const known = new Set<string>();
  for (const [index, { kind, typed }] of read.data.entries()) {
    const key = `${kind} ${typed}`;
    if (known.has(key)) return { ok: false, fault: { code: 'double', field: `${index}.typed` } };
    known.add(key);
  }
  return { ok: true, entries: read.data };
}
