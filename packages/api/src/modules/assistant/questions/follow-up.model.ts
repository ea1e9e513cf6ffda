import type { Locale } from '#api/platform/locale.ts';
import { readCatalogueQuestion, withoutCeiling } from '#api/modules/assistant/facts/catalogue-question.model.ts';
import { namesFinish } from '#api/modules/assistant/facts/finish-names.model.ts';
import { namesSubject } from '#api/modules/assistant/retrieval/rank-sections.model.ts';
import { asksByItself, withoutAsking } from './asking.model.ts';
import { isGreeting } from './greeting.model.ts';

const lead = /^\s*(?:(?:and|also|ok(?:ay)?|what about|how about|et|alors|sinon|plut[oô]t)(?![\p{L}\p{N}])[\s,]*)+/iu;

/** Earlier questions that a follow-up may go back to. */
const MOST_EARLIER = 5;

/** What is left of a question after “and” or “what about” when it asks nothing without the one before; null for a whole question. */
function restOf(question: string, locale: Locale): string | null {
  const rest = question.replace(lead, '');
  const { words } = readCatalogueQuestion(rest, locale);
  const goesOn = rest !== question && !asksByItself(rest);
  return words.length === 0 || goesOn || !namesSubject(rest, locale) ? rest : null;
}

/** One question with what the next one adds: another colour or ceiling takes the place of the first. */
function join(before: string, rest: string, locale: Locale): string {
  const { maxPriceCents } = readCatalogueQuestion(rest, locale);
  // “And how long does it take” asks something else of the same thing.
  const about = namesSubject(rest, locale) ? before : withoutAsking(before);
  const kept = maxPriceCents === null ? about : withoutCeiling(about);
  const words = kept
    .replaceAll(/[?!.]+(?=\s|$)/g, '')
    .trim()
    .split(/\s+/);
  const others = rest.split(/\s+/).some(namesFinish) ? words.filter((word) => !namesFinish(word)) : words;
  return `${others.join(' ')} ${rest}`.trim();
}

/** A question that goes on with earlier ones, as “and in blue?” does, as one that can be answered alone; any other as it is. */
export function completeQuestion(question: string, earlier: readonly string[], locale: Locale): string {
  const asked = earlier.filter((each) => !isGreeting(each)).slice(-MOST_EARLIER);
  return [...asked, question].reduce((before, each) => {
    const rest = before === '' ? null : restOf(each, locale);
    return rest === null ? each : join(before, rest, locale);
  }, '');
}
