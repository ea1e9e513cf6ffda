import type { Locale } from '#api/platform/locale.ts';
import { strengthOf, type Term } from './rank-sections.model.ts';
import { sentenceStems } from './spoken-stems.ts';

const MOST = 3;
/** A sentence that answers has this share of what the best one has. */
const SHARE = 0.55;
const asksForNumber =
  /\b(?:how (?:long|much|many|far|often)|what (?:does|do|is the (?:price|cost))|when|combien|quel(?:le)?s? (?:prix|tarif|horaires|part)|quand|délai|durée)\b/i;
const hasNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|trente)\b/i;

/**
 * The sentences of a section that answer a question, in their order: at most three, and all of a section so short. `isAnswer`: the section
 * is an answer, which begins with what it says.
 */
export function selectSentences(
  question: string,
  sentences: readonly string[],
  terms: readonly Term[],
  { locale, isAnswer }: { readonly locale: Locale; readonly isAnswer: boolean },
): readonly string[] {
  if (sentences.length <= MOST) return sentences;
  const wantsNumber = asksForNumber.test(question);
  const scores = sentences.map((sentence) => {
    const words = sentenceStems(sentence, locale);
    const said = terms.reduce((sum, term) => sum + term.weight * strengthOf(term, words), 0);
    return said * (wantsNumber && hasNumber.test(sentence) ? 1.4 : 1);
  });
  const best = Math.max(...scores);
  if (best === 0) return sentences.slice(0, 2);
  const chosen = scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score >= best * SHARE)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .map(({ at }) => at);
  const shown = new Set([...(isAnswer ? [0] : []), ...chosen].slice(0, MOST));
  return sentences.filter((_sentence, at) => shown.has(at));
}
