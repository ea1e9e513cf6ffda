import type { Db } from '#api/platform/db/database.ts';
import { SAMPLE_SIZE } from '#api/modules/catalog/listings/scope.ts';
import { findAnyMatch } from './find-any-match.ts';
import { areUnspecific, fallbackWordings, type Wording } from './fallback-wordings.ts';
import type { Keywords } from './keywords.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { parseKeywords } from './parse-keywords.ts';
import { rareTerm, wordByPrice } from './rarest-word.ts';
import { toTsQuery, toWholeWordQuery } from './text-query.ts';
import type { Vocabulary } from './vocabulary.ts';

type Attempt = Pick<Keywords, 'query' | 'wholeWords' | 'column' | 'rareTerm' | 'byPrice'>;

const toAttempt = ({ words, column }: Wording, vocabulary: Vocabulary): Attempt => ({
  query: toTsQuery(words, vocabulary),
  wholeWords: toWholeWordQuery(words, vocabulary),
  column,
  rareTerm: rareTerm(words, vocabulary, SAMPLE_SIZE),
  byPrice: column === 'names' ? wordByPrice(words, vocabulary) : null,
});

/** Keywords in which nothing is named: they find nothing. */
const unspecific: Omit<Keywords, 'words'> = {
  query: '',
  wholeWords: null,
  column: 'names',
  rareTerm: null,
  selective: null,
  byPrice: null,
  isUnspecific: true,
  matchesNothing: true,
  corrected: null,
};

/**
 * Keywords as the most exact query that matches anything in the whole shop, regardless of the other filters: `black
 * stratocaster` means the colour, and falls back to stories that mention black only when there is no such guitar. Null for an
 * empty text. `given` is used in the place of the shop's own words and synonyms.
 */
export async function matchKeywords(
  db: Db,
  text: string | null | undefined,
  given?: Vocabulary,
): Promise<Keywords | null> {
  if (!text?.trim()) return null;
  const vocabulary = given ?? (await loadVocabulary(db));
  const parsed = parseKeywords(text, vocabulary);
  if (!parsed || areUnspecific(parsed.words)) return { ...unspecific, words: parsed?.words ?? [] };
  const attempts = fallbackWordings(parsed.words).map((wording) => toAttempt(wording, vocabulary));
  for (const attempt of attempts) {
    const { listingId, matches } = await findAnyMatch(db, attempt);
    if (listingId === null) continue;
    const isSelective = matches !== null && matches <= SAMPLE_SIZE;
    const selective = attempt.rareTerm ?? (isSelective ? attempt.query : null);
    return { ...parsed, ...attempt, selective, isUnspecific: false, matchesNothing: false };
  }
  const last = attempts.at(-1) ?? toAttempt({ words: parsed.words, column: 'search' }, vocabulary);
  return { ...parsed, ...last, selective: last.rareTerm, isUnspecific: false, matchesNothing: true };
}
