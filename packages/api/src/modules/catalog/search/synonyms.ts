import { finishLabels } from '#api/modules/catalog/items/labels.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';

type Saying = readonly [said: readonly string[], meant: readonly string[]];

const saying = (said: string, meant: string): Saying => [said.split(' '), meant.split(' ')];

const fromFrench: readonly Saying[] = [
  // Colours and hands as they agree with a guitar; what stands on the tag is their beginning.
  saying('noire', 'noir'),
  saying('blanche', 'blanc'),
  saying('bleue', 'bleu'),
  saying('verte', 'vert'),
  saying('grise', 'gris'),
  saying('brune', 'brun'),
  saying('doree', 'dore'),
  saying('argentee', 'argent'),
  saying('naturelle', 'naturel'),
  saying('gauchere', 'gaucher'),
  saying('ampli a lampes', 'amplifier'),
  saying('ampli lampes', 'amplifier'),
  saying('ampli', 'amplifier'),
  saying('avant guerre', 'prewar'),
  saying('basse electrique', 'bass guitar'),
  saying('caisse pleine', 'solid body'),
  saying('d occasion', 'occasion'),
  saying('guitare folk', 'guitare acoustique'),
];

/** The longer one first, where one begins or ends another. */
const sayings: readonly Saying[] = [
  saying('p bass', 'precision bass'),
  saying('j bass', 'jazz bass'),
  saying('electric bass', 'bass guitar'),
  saying('4 string bass', 'bass guitar'),
  saying('5 string banjo', 'banjo'),
  saying('lp', 'les paul'),
  saying('tube amp', 'amplifier'),
  saying('valve amp', 'amplifier'),
  saying('combo amp', 'amplifier'),
  saying('amp', 'amplifier'),
  saying('hardshell case', 'case'),
  saying('hard case', 'case'),
  saying('lefty', 'left handed'),
  saying('lh', 'left handed'),
  saying('southpaw', 'left handed'),
  saying('nylon string', 'nylon'),
  saying('parlour', 'parlor'),
  saying('gray', 'grey'),
  saying('tee shirt', 't shirt'),
  saying('tee', 't shirt'),
  saying('pre war', 'prewar'),
  saying('pre cbs', 'fender precbs'),
  saying('precbs', 'fender precbs'),
  ...fromFrench,
];

/** Whether words from a place on are a saying; its last word may be said of several. */
const isSaid = (said: readonly string[], words: readonly string[], at: number): boolean =>
  said.every((word, offset) => {
    const heard = words[at + offset];
    return heard === word || (offset === said.length - 1 && word.length > 2 && heard === `${word}s`);
  });

/** What players say, in the words that stand on the tag. */
export function replaceSynonyms(words: readonly string[]): string[] {
  const meant: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = sayings.find(([said]) => isSaid(said, words, at));
    meant.push(...(found?.[1] ?? words.slice(at, at + 1)));
    at += found?.[0].length ?? 1;
  }
  return [...new Set(meant)];
}

const DECADE_YEAR = /^(1[89]|20)?\d0$/;

/** `années 60` and `60's` as `60s`. */
export function joinDecades(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const isYear = DECADE_YEAR.test(word);
    if (isYear && (words[at - 1] === 'annees' || words[at + 1] === 's')) return [`${word}s`];
    return word === 's' && DECADE_YEAR.test(words[at - 1] ?? '') ? [] : [word];
  });
}

/** A time of making: what is searched for, and its words in the vocabulary. */
type Era = { readonly query: string; readonly words: readonly string[] };

function before(end: number): Era {
  const decade = Math.floor(end / 10) * 10;
  const decades = Array.from({ length: (decade - 1850) / 10 }, (_, index) => `${1850 + index * 10}s`);
  const years = Array.from({ length: Math.max(0, end - decade - 1) }, (_, index) => String(decade + 1 + index));
  // The first year of a decade is the decade's word too, and a reissue has a year in its name.
  const first = end > decade ? [`(${decade} & ${String(decade).slice(2)}:B)`] : [];
  return {
    query: `(${[...[...decades, ...years].map((word) => `${word}:B`), ...first].join(' | ')})`,
    words: [...decades, ...years, ...(end > decade ? [String(decade)] : [])],
  };
}

/** Before America went to war, and before CBS bought Fender. */
export const eras: ReadonlyMap<string, Era> = new Map([
  ['prewar', before(1942)],
  ['precbs', before(1965)],
]);

/** Words that find others too, which do not begin with them. */
export const expansions: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['burst', ['sunburst']],
  ['12', ['twelve', 'douze']],
  ['twelve', ['12', 'douze']],
  ['douze', ['12', 'twelve']],
  // Ebony is black in both languages, while the family of a finish stands on it in English.
  ...Object.entries(finishLabels).map(([family, { fr }]) => [normalizeText(fr), [family]] as const),
]);
