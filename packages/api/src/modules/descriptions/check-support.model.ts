import type { Locale } from '#api/platform/locale.ts';
import type { Fact } from './fact.ts';
import { sentencesOf } from './sentences.model.ts';
import { isNeutral, type Token, tokensOf } from './tokens.model.ts';

/** Words of a sentence that no fact backs: UTF-16 offsets in the sentence. */
export type Unbacked = { readonly start: number; readonly end: number };

/** A sentence with the facts that it rests on, and what in it rests on none. */
export type CheckedSentence = {
  readonly text: string;
  /** Where it begins in its text. */
  readonly start: number;
  /** Keys of facts. */
  readonly facts: readonly string[];
  readonly unbacked: readonly Unbacked[];
};

/** A fact with the words by which it is named and said in a language. */
type KnownFact = { readonly fact: Fact; readonly label: ReadonlySet<string>; readonly value: ReadonlySet<string> };

/** Words that name a measurement beside its label. */
const measureWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'measures.weight': { en: 'weighs weight kg lb oz g', fr: 'pèse poids kg lb oz g' },
  'measures.nut': { en: 'nut', fr: 'sillet' },
  'measures.scale': { en: 'scale frets', fr: 'diapason frettes' },
  'measures.neck': { en: 'neck deep', fr: 'manche épais épaisseur' },
  'measures.frets': { en: 'frets life height left', fr: 'frettes restantes reste hauteur' },
};

const stems = (text: string, locale: Locale): ReadonlySet<string> =>
  new Set(tokensOf(text, locale).map((word) => word.stem));

const know = (fact: Fact, locale: Locale): KnownFact => ({
  fact,
  label: stems(`${fact.label[locale]} ${measureWords[fact.key]?.[locale] ?? ''}`, locale),
  value: stems(fact.value[locale], locale),
});

/** Where a part of a sentence ends: what stands on the two sides is said of different things. */
const BREAK: Readonly<Record<Locale, RegExp>> = {
  en: /[,;]|\b(?:and|but|while)\b/giu,
  fr: /[,;]|\b(?:et|mais|tandis)\b/giu,
};

/** The parts of a sentence, each with at most one of the words of `states`: a part without one belongs to the next that has one, else to the last. */
function partsOf(text: string, words: readonly Token[], states: ReadonlySet<string>, locale: Locale): Token[][] {
  const breaks = [...text.matchAll(BREAK[locale])].map(({ index }) => index);
  const cut: Token[][] = [[]];
  for (const word of words) {
    if (breaks.some((at) => at <= word.start && at >= (cut.at(-1)?.at(-1)?.end ?? 0)) && cut.at(-1)?.length)
      cut.push([]);
    cut.at(-1)?.push(word);
  }
  const hasState = (part: readonly Token[]): boolean => part.some((word) => states.has(word.stem));
  const parts: Token[][] = [];
  let waiting: Token[] = [];
  for (const part of cut) {
    waiting.push(...part);
    if (!hasState(part)) continue;
    parts.push(waiting);
    waiting = [];
  }
  const last = parts.at(-1);
  if (waiting.length > 0 && last) last.push(...waiting);
  else if (waiting.length > 0) parts.push(waiting);
  return parts;
}

/** Whether a sentence speaks of a fact, so that the fact's words may back it. */
function isSpokenOf({ fact, label, value }: KnownFact, words: readonly Token[]): boolean {
  const named = words.some((word) => label.has(word.stem));
  if (fact.kind === 'name') return true;
  if (fact.kind === 'measure' || fact.kind === 'photograph') return named;
  const said = new Set(words.filter((word) => value.has(word.stem)).map((word) => word.stem));
  return named || said.size >= Math.min(2, value.size);
}

/** The words of states that a part of a sentence says of parts of the instrument which are something else. */
function wrongStates(
  text: string,
  words: readonly Token[],
  facts: readonly KnownFact[],
  locale: Locale,
): ReadonlySet<Token> {
  const known = facts.filter(({ fact }) => fact.kind === 'state');
  const states = new Set(known.flatMap(({ value }) => [...value]));
  const wrong = new Set<Token>();
  for (const part of partsOf(text, words, states, locale)) {
    const named = known.filter(({ label }) => part.some((word) => label.has(word.stem)));
    const meant = named.length > 0 ? named : known;
    for (const word of part)
      if (states.has(word.stem) && !isNeutral(word, locale) && !meant.every(({ value }) => value.has(word.stem)))
        wrong.add(word);
  }
  return wrong;
}

function checkSentence(text: string, start: number, facts: readonly KnownFact[], locale: Locale): CheckedSentence {
  const words = tokensOf(text, locale);
  const wrong = wrongStates(text, words, facts, locale);
  const spokenOf = facts.filter((known) => isSpokenOf(known, words));
  const claims = words.filter((word) => !isNeutral(word, locale));
  const isBacked = (word: Token): boolean =>
    spokenOf.some(({ value }) => value.has(word.stem)) ||
    (!word.isNumber && facts.some(({ label, fact }) => fact.kind !== 'photograph' && label.has(word.stem)));
  const stated = (word: Token): boolean =>
    spokenOf.some(({ fact, value }) => fact.kind !== 'state' && value.has(word.stem));
  const unbacked = claims.filter((word) => !isBacked(word) || (wrong.has(word) && !stated(word)));
  const used = spokenOf.filter(({ fact, label, value }) => {
    const isSaid = words.some((word) => value.has(word.stem) && !isNeutral(word, locale) && !unbacked.includes(word));
    return isSaid && (fact.kind !== 'state' || words.some((word) => label.has(word.stem)));
  });
  return {
    text,
    start,
    facts: used.map(({ fact }) => fact.key),
    unbacked: unbacked.map((word) => ({ start: word.start, end: word.end })),
  };
}

/** Checks a text sentence by sentence: which facts each rests on, and which of its words rest on none. */
export function checkText(text: string, facts: readonly Fact[], locale: Locale): CheckedSentence[] {
  const known = facts.map((fact) => know(fact, locale));
  return sentencesOf(text, locale).map((sentence) => checkSentence(sentence.text, sentence.start, known, locale));
}

/** The facts that a text says in one language alone. */
export type LanguageDifference = { readonly onlyEn: readonly string[]; readonly onlyFr: readonly string[] };

/** Compares what two languages say, by the facts that their sentences rest on. */
export function compareLanguages(en: readonly CheckedSentence[], fr: readonly CheckedSentence[]): LanguageDifference {
  const said = (sentences: readonly CheckedSentence[]): string[] => [
    ...new Set(sentences.flatMap(({ facts }) => facts)),
  ];
  const [english, french] = [said(en), said(fr)];
  return {
    onlyEn: english.filter((key) => !french.includes(key)),
    onlyFr: french.filter((key) => !english.includes(key)),
  };
}
