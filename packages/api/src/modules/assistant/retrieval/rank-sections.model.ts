import type { Locale } from '#api/platform/locale.ts';
import { questionStems, sentenceStems } from './spoken-stems.ts';
import { stem as stemWord, stemsOf } from './stem.ts';
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
};

const TITLE = 1.6;
const SYNONYM = 0.7;
/** A word that nobody here ever wrote says that the question is about something else. */
const UNHEARD = 1.3;
/** Words that stand in every question about a shop of instruments say little about this one. */
const WEAK = 0.25;
const weak: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'when where take long time way thing need want go come guitar instrument kind part'
      .split(' ')
      .map((word) => stemWord(word, 'en')),
  ),
  fr: new Set(
    'quand temps prend prendre dure duree moment chose guitare instrument sorte partie'
      .split(' ')
      .map((word) => stemWord(word, 'fr')),
  ),
};
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
      title: new Set(stemsOf(section.title, locale)),
      text,
      sentences: sentences.map((each) => new Set(each)),
      length: stems.length,
    };
  });
}

const has = ({ title, text }: Indexed<Searchable>, one: string): boolean => title.has(one) || text.has(one);

/** The terms of a question, weighed by how many of the sections speak of them. */
function weigh(question: string, indexed: readonly Indexed<Searchable>[], locale: Locale): Term[] {
  return questionStems(question, locale).map((one) => {
    const others = new Set(synonymsOf(one, locale));
    const found = indexed.filter((each) => has(each, one) || [...others].some((other) => has(each, other))).length;
    const says = weak[locale].has(one) ? WEAK : found === 0 ? UNHEARD : 1;
    return { stem: one, others, weight: says * Math.log(1 + indexed.length / (found + 0.5)) };
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
  for (const term of terms) {
    const inTitle = strengthOf(term, each.title);
    const inText = strengthOf(term, each.text);
    const often = 1 + Math.min(each.text.get(term.stem) ?? 0, 3) * 0.1;
    score += term.weight * (inTitle * TITLE + (inText * often) / length);
    covered += term.weight * Math.max(inTitle, inText);
  }
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return { section: each.section, score: 0, coverage: 0 };
  const inOne = Math.max(
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
