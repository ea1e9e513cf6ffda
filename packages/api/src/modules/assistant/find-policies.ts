import { pathInLocale } from '@headstock/contracts/locale';
import { ruleFor } from '@headstock/contracts/routes';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Passage } from './passage.ts';
import { policies, type Policy } from './policies.ts';
import { isStopWord } from './stop-words.ts';

/** A word that people ask with weighs more than one that merely stands in the text. */
const weights = { title: 4, asked: 3, text: 1 };
/** Below this a policy has nothing to do with the question. */
const least = 3;
const most = 2;

function scoreOf(policy: Policy, words: readonly string[], locale: Locale): number {
  const [title, asked, text] = [policy.title, policy.asked, policy.text].map((each) => new Set(tokenize(each[locale])));
  return words.reduce((sum, word) => {
    if (title?.has(word)) return sum + weights.title;
    if (asked?.has(word)) return sum + weights.asked;
    return text?.has(word) ? sum + weights.text : sum;
  }, 0);
}

/** Where a policy can be read: its own page, or the shop's front page, which tells the most important, until there is one. */
function pathOf({ page }: Policy, locale: Locale): string {
  return pathInLocale(ruleFor(page) ? page : '/', locale);
}

/** The policies that a question is about, the nearest first; none when it is about something else. */
export function findPolicies(question: string, locale: Locale): Passage[] {
  const words = [...new Set(tokenize(question).filter((word) => !isStopWord(word, locale) || word === 'when'))];
  const scored = policies.map((policy) => ({ policy, score: scoreOf(policy, words, locale) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= least && score * 2 > best)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ policy }) => ({
      title: policy.title[locale],
      path: pathOf(policy, locale),
      text: policy.text[locale],
    }));
}
