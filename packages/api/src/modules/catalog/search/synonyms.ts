import { finishLabels } from '#api/modules/catalog/items/labels.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';

type Phrase = readonly [typed: readonly string[], replacement: readonly string[]];

const phrase = (typed: string, replacement: string): Phrase => [typed.split(' '), replacement.split(' ')];

const frenchPhrases: readonly Phrase[] = [
  // Feminine adjectives; the masculine form on the listing is their prefix.
  phrase('noire', 'noir'),
  phrase('blanche', 'blanc'),
  phrase('bleue', 'bleu'),
  phrase('verte', 'vert'),
  phrase('grise', 'gris'),
  phrase('brune', 'brun'),
  phrase('doree', 'dore'),
  phrase('argentee', 'argent'),
  phrase('naturelle', 'naturel'),
  phrase('gauchere', 'gaucher'),
  phrase('ampli a lampes', 'amplifier'),
  phrase('ampli lampes', 'amplifier'),
  phrase('ampli', 'amplifier'),
  phrase('avant guerre', 'prewar'),
  phrase('basse electrique', 'bass guitar'),
  phrase('caisse pleine', 'solid body'),
  phrase('d occasion', 'occasion'),
  phrase('guitare folk', 'guitare acoustique'),
];

/** What players type, and the words that listings have for it. Where one phrase contains another, the longer comes first. */
const phrases: readonly Phrase[] = [
  phrase('p bass', 'precision bass'),
  phrase('j bass', 'jazz bass'),
  phrase('electric bass', 'bass guitar'),
  phrase('4 string bass', 'bass guitar'),
  phrase('5 string banjo', 'banjo'),
  phrase('lp', 'les paul'),
  phrase('tube amp', 'amplifier'),
  phrase('valve amp', 'amplifier'),
  phrase('combo amp', 'amplifier'),
  phrase('amp', 'amplifier'),
  phrase('hardshell case', 'case'),
  phrase('hard case', 'case'),
  phrase('lefty', 'left handed'),
  phrase('lh', 'left handed'),
  phrase('southpaw', 'left handed'),
  phrase('nylon string', 'nylon'),
  phrase('parlour', 'parlor'),
  phrase('gray', 'grey'),
  phrase('tee shirt', 't shirt'),
  phrase('tee', 't shirt'),
  phrase('pre war', 'prewar'),
  phrase('pre cbs', 'fender precbs'),
  phrase('precbs', 'fender precbs'),
  ...frenchPhrases,
];

/** Whether a phrase begins at a position; its last word may have a plural s. */
const beginsAt = (typed: readonly string[], words: readonly string[], at: number): boolean =>
  typed.every((word, offset) => {
    const found = words[at + offset];
    return found === word || (offset === typed.length - 1 && word.length > 2 && found === `${word}s`);
  });

/** Replaces the phrases of players by the words that listings have. */
export function replaceSynonyms(words: readonly string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = phrases.find(([typed]) => beginsAt(typed, words, at));
    replaced.push(...(found?.[1] ?? words.slice(at, at + 1)));
    at += found?.[0].length ?? 1;
  }
  return [...new Set(replaced)];
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

/** A period of making: its text query, and its words in the vocabulary. */
type Era = { readonly query: string; readonly words: readonly string[] };

function before(end: number): Era {
  const decade = Math.floor(end / 10) * 10;
  const decades = Array.from({ length: (decade - 1850) / 10 }, (_, index) => `${1850 + index * 10}s`);
  const years = Array.from({ length: Math.max(0, end - decade - 1) }, (_, index) => String(decade + 1 + index));
  // `1960` is also a word of the whole decade and of reissue names, so the short year must match as a trait too.
  const first = end > decade ? [`(${decade} & ${String(decade).slice(2)}:B)`] : [];
  return {
    query: `(${[...[...decades, ...years].map((word) => `${word}:B`), ...first].join(' | ')})`,
    words: [...decades, ...years, ...(end > decade ? [String(decade)] : [])],
  };
}

/** Before the United States entered the war, and before CBS bought Fender. */
export const eras: ReadonlyMap<string, Era> = new Map([
  ['prewar', before(1942)],
  ['precbs', before(1965)],
]);

/** Words that match others too, beyond their prefixes and plurals. */
export const expansions: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['burst', ['sunburst']],
  ['12', ['twelve', 'douze']],
  ['twelve', ['12', 'douze']],
  ['douze', ['12', 'twelve']],
  // Finishes are named in the listing's languages; the finish family is always there in English.
  ...Object.entries(finishLabels).map(([family, { fr }]) => [normalizeText(fr), [family]] as const),
]);
