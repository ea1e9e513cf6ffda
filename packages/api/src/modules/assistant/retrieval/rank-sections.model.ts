import { editDistance } from '#api/platform/search/edit-distance.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isSpokenMark, questionStems, sentenceStems } from './spoken-stems.ts';
import { stem as stemWord } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

/** A text to search: its title counts for more than what it says. */
export type Searchable = {
  readonly title: string;
  readonly sentences: readonly string[];
  /** How much rather it answers than others do: 1 for most. */
  readonly prior: number;
};

/** A stem of the question, what else means it, and how much it says: rare ones say more. */
export type Term = { readonly stem: string; readonly others: ReadonlySet<string>; readonly weight: number };

/** A section by how well it fits. */
export type Ranked<Section> = {
  readonly section: Section;
  readonly score: number;
  /** What share of the question it speaks of, 0 to 1. */
  readonly coverage: number;
  /** What share of it one of its sentences speaks of, together with the title. */
  readonly inOneSentence: number;
  /** What share of it the title alone speaks of. */
  readonly inTitle: number;
};

const TITLE = 1.6;
const SYNONYM = 0.7;
/** A word that nobody here ever wrote says that the question is about something else. */
const UNHEARD = 1.3;
/** Words that stand in every question about a shop of instruments say little about this one. */
const WEAK = 0.25;
const weak: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'when where take long time way thing need want go come guitar instrument kind part used secondhand dollar day week month year'
      .split(' ')
      .map((word) => stemWord(word, 'en')),
  ),
  fr: new Set(
    'quand temps prend prendre dure duree moment chose guitare instrument sorte partie occasion dollar jour semaine mois an annee'
      .split(' ')
      .map((word) => stemWord(word, 'fr')),
  ),
};
/** In which share of the sections a weak word stands at least. */
const COMMON = 0.1;
/** A number names no subject. */
const isNumber = (stem: string): boolean => /^\d+$/.test(stem);
/** Shorter words are too near to others to be taken for typing errors. */
const LEAST_CORRECTED = 5;
/** A long section has more words by chance. */
const LONG = 120;

type Indexed<Section> = {
  readonly section: Section;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlyMap<string, number>;
  readonly sentences: readonly ReadonlySet<string>[];
  readonly length: number;
};

function index<Section extends Searchable>(sections: readonly Section[], locale: Locale): Indexed<Section>[] {
  return sections.map((section) => {
    const sentences = section.sentences.map((sentence) => sentenceStems(sentence, locale));
    const stems = sentences.flat();
    const text = new Map<string, number>();
    for (const one of stems) text.set(one, (text.get(one) ?? 0) + 1);
    return {
      section,
      title: new Set(sentenceStems(section.title, locale)),
      text,
      sentences: sentences.map((each) => new Set(each)),
      length: stems.length,
    };
  });
}

const has = ({ title, text }: Indexed<Searchable>, one: string): boolean => title.has(one) || text.has(one);

/** Whether a term says little about what is asked. */
const isWeak = (one: string, locale: Locale): boolean => weak[locale].has(one) || isNumber(one);

/** A stem that no section has, as the one with a single letter typed otherwise; itself where none is so near. */
function corrected(one: string, heard: ReadonlyMap<string, number>, locale: Locale): string {
  const isRight = heard.has(one) || synonymsOf(one, locale).length > 0 || isWeak(one, locale);
  if (isRight || one.length < LEAST_CORRECTED || /\d/.test(one) || isSpokenMark(one)) return one;
  let best = one;
  for (const [other, sections] of heard)
    if (
      other[0] === one[0] &&
      other.length >= LEAST_CORRECTED &&
      sections > (heard.get(best) ?? 0) &&
      editDistance(one, other, 1) === 1
    )
      best = other;
  return best;
}

/** How many of the sections speak of each stem. */
function countStems(indexed: readonly Indexed<Searchable>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title, text } of indexed)
    for (const one of new Set([...title, ...text.keys()])) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The terms of a question, weighed by how many of the sections speak of them; none where nothing in it names a subject. */
function weigh(question: string, indexed: readonly Indexed<Searchable>[], locale: Locale): Term[] {
  const heard = countStems(indexed);
  const stems = new Set(questionStems(question, locale).map((one) => corrected(one, heard, locale)));
  if ([...stems].every((one) => isWeak(one, locale) || isSpokenMark(one))) return [];
  return [...stems].map((one) => {
    const others = new Set(synonymsOf(one, locale));
    const found = indexed.filter((each) => has(each, one) || [...others].some((other) => has(each, other))).length;
    const says = isWeak(one, locale) ? WEAK : found === 0 ? UNHEARD : 1;
    // However rare, a weak word says little.
    const counted = isWeak(one, locale) ? Math.max(found, indexed.length * COMMON) : found;
    return { stem: one, others, weight: says * Math.log(1 + indexed.length / (counted + 0.5)) };
  });
}

/** How much a text with these words says of a term: 1 for the word itself, less for another that means it. */
export function strengthOf({ stem, others }: Term, words: { has: (word: string) => boolean }): number {
  if (words.has(stem)) return 1;
  return [...others].some((other) => words.has(other)) ? SYNONYM : 0;
}

function rank<Section extends Searchable>(each: Indexed<Section>, terms: readonly Term[]): Ranked<Section> {
  const length = Math.max(1, Math.sqrt(each.length / LONG));
  let score = 0;
  let covered = 0;
  let entitled = 0;
  for (const term of terms) {
    const inTitle = strengthOf(term, each.title);
    const inText = strengthOf(term, each.text);
    const often = 1 + Math.min(each.text.get(term.stem) ?? 0, 3) * 0.1;
    score += term.weight * (inTitle * TITLE + (inText * often) / length);
    covered += term.weight * Math.max(inTitle, inText);
    entitled += term.weight * inTitle;
  }
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return { section: each.section, score: 0, coverage: 0, inOneSentence: 0, inTitle: 0 };
  const inOne = Math.max(
    0,
    ...each.sentences.map((sentence) =>
      terms.reduce(
        (sum, term) => sum + term.weight * Math.max(strengthOf(term, each.title), strengthOf(term, sentence)),
        0,
      ),
    ),
  );
  // Words that stand together in one sentence, under its title, answer better than words spread over a page.
  const together = 0.3 + (0.7 * inOne) / whole;
  return {
    section: each.section,
    score: score * together * (covered / whole) * each.section.prior,
    coverage: covered / whole,
    inOneSentence: inOne / whole,
    inTitle: entitled / whole,
  };
}

/** All sections that share a word with the question, the best first, with the question's terms. */
export function rankSections<Section extends Searchable>(
  question: string,
  sections: readonly Section[],
  locale: Locale,
): { readonly terms: readonly Term[]; readonly ranked: readonly Ranked<Section>[] } {
  const indexed = index(sections, locale);
  const terms = weigh(question, indexed, locale);
  const ranked = indexed
    .map((each) => rank(each, terms))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return { terms, ranked };
}
