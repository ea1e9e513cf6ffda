import type { Locale } from '#api/platform/locale.ts';
import { stemsOf } from './stem.ts';

const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
  ].flatMap((line) => line.split(' ').map((word, index) => [word, String(index + 1)])),
);
const units: Readonly<Record<string, RegExp>> = {
  day: /^(?:days?|jours?)$/,
  week: /^(?:weeks?|semaines?)$/,
  month: /^(?:months?|mois)$/,
  year: /^(?:years?|ans?|annees?)$/,
  hour: /^(?:hours?|heures?)$/,
  percent: /^(?:percent|pourcent|%)$/,
  dollar: /^(?:dollars?|\$)$/,
};
/** A unit stands at most this many words behind its number: “2 to 6 business days”. */
const NEAR = 4;
/** Sentences about the same thing share this much of the shorter one's words. */
const SAME = 0.5;

/** The numbers of a sentence by their unit. */
function quantities(sentence: string): ReadonlyMap<string, ReadonlySet<string>> {
  const words = sentence
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/(\d)[,\u00a0\u202f ](?=\d{3}\b)/g, '$1')
    .match(/\d+(?:\.\d+)?|[a-z]+|[%$]/g);
  const found = new Map<string, Set<string>>();
  const list = words ?? [];
  const add = (unit: string, value: string): void => {
    found.set(unit, new Set([...(found.get(unit) ?? []), value]));
  };
  list.forEach((word, at) => {
    const value = /^\d/.test(word) ? word : numbers[word];
    if (value === undefined) return;
    if (list[at - 1] === '$') add('dollar', value);
    const near = list.slice(at + 1, at + 1 + NEAR);
    const unit = near.flatMap((next) => Object.keys(units).filter((key) => units[key]?.test(next))).at(0);
    if (unit !== undefined) add(unit, value);
  });
  return found;
}

/** Whether two sentences speak of the same thing and give it other numbers of the same unit. */
export function disagree(one: string, other: string, locale: Locale): boolean {
  const [first, second] = [one, other].map((text) => {
    const words = stemsOf(text, locale).filter((word) => !/^\d/.test(word) && !(word in numbers));
    return new Set(words);
  });
  if (!first || !second) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  if (shared < 2 || shared < Math.min(first.size, second.size) * SAME) return false;
  const [left, right] = [quantities(one), quantities(other)];
  return [...left].some(([unit, values]) => {
    const others = right.get(unit);
    return others !== undefined && ![...values].some((value) => others.has(value));
  });
}
