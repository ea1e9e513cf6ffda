import { editDistance } from '#api/platform/search/edit-distance.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Indexed, Postings, Searchable } from './indexed-text.model.ts';
import { isSpokenMark, questionStems } from './spoken-stems.ts';
import { stem as stemWord } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

/** A stem of the question, what else means it, and how much it says: rare ones say more. */
export type Term = {
  readonly stem: string;
  readonly others: ReadonlySet<string>;
  readonly weight: number;
  /** Whether it names what is asked about. */
  readonly isSubject: boolean;
};

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
  /** Whether it speaks of what is asked about, and not only of how much or how long. */
  readonly namesSubject: boolean;
};

const TITLE = 1.6;
const SYNONYM = 0.7;
/** A word that nobody here ever wrote says that the question is about something else. */
const UNHEARD = 1.3;
/** Words that stand in every question about a shop of instruments say little about this one. */
const WEAK = 0.25;
const weak: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'when where take long time way thing need want go come guitar instrument kind part used secondhand dollar day week month year today tomorrow monday tuesday wednesday thursday friday saturday sunday weekend policy policies rule rules required bring'
      .split(' ')
      .map((word) => stemWord(word, 'en')),
  ),
  fr: new Set(
    'quand temps prend prendre prenez prenons dure duree delai delais aujourd demain lundi mardi mercredi jeudi vendredi samedi dimanche obligatoire politique regle regles moment chose guitare instrument sorte partie occasion dollar jour semaine mois an annee'
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
/** So many sections are looked at more closely, even where they speak of little of the question. */
const LOOKED_AT = 50;
/** And all that speak of this share of it. */
const LEAST_COVERAGE = 0.5;

/** Whether a term says little about what is asked. */
const isWeak = (one: string, locale: Locale): boolean => weak[locale].has(one) || isNumber(one);

const isSubject = (one: string, locale: Locale): boolean => !isWeak(one, locale) && !isSpokenMark(one);

/** Whether a question names what it is about, and not only how much or how long. */
export const namesSubject = (question: string, locale: Locale): boolean =>
  questionStems(question, locale).some((one) => isSubject(one, locale));

type Shards<Section> = readonly Postings<Section>[];

const countIn = (shards: Shards<unknown>, one: string): number =>
  shards.reduce((sum, { places }) => sum + (places.get(one)?.length ?? 0), 0);

/** A stem that no section has, as the one with a single letter typed otherwise; itself where none is so near. */
function corrected(one: string, shards: Shards<unknown>, locale: Locale): string {
  const isRight = countIn(shards, one) > 0 || synonymsOf(one, locale).length > 0 || isWeak(one, locale);
  if (isRight || one.length < LEAST_CORRECTED || /\d/.test(one) || isSpokenMark(one)) return one;
  let best = one;
  let most = 0;
  for (const { places } of shards)
    for (const other of places.keys()) {
      if (other[0] !== one[0] || other.length < LEAST_CORRECTED || editDistance(one, other, 1) !== 1) continue;
      const count = countIn(shards, other);
      if (count > most) [best, most] = [other, count];
    }
  return best;
}

/** How many sections have one of some stems. */
function countAny(shards: Shards<unknown>, stems: readonly string[]): number {
  return shards.reduce((sum, { places }) => {
    const lists = stems.flatMap((one) => places.get(one) ?? []);
    return sum + new Set(lists).size;
  }, 0);
}

/** The terms of a question, weighed by how many of the sections speak of them; none where nothing in it names a subject. */
function weigh(question: string, shards: Shards<unknown>, locale: Locale): Term[] {
  const size = shards.reduce((sum, { texts }) => sum + texts.length, 0);
  const stems = new Set(questionStems(question, locale).map((one) => corrected(one, shards, locale)));
  if (![...stems].some((one) => isSubject(one, locale))) return [];
  return [...stems].map((one) => {
    const others = new Set(synonymsOf(one, locale));
    const found = countAny(shards, [one, ...others]);
    const says = isWeak(one, locale) ? WEAK : found === 0 ? UNHEARD : 1;
    // However rare, a weak word says little.
    const counted = isWeak(one, locale) ? Math.max(found, size * COMMON) : found;
    return {
      stem: one,
      others,
      isSubject: isSubject(one, locale),
      weight: says * Math.log(1 + size / (counted + 0.5)),
    };
  });
}

/** How much a text with these words says of a term: 1 for the word itself, less for another that means it. */
export function strengthOf({ stem, others }: Term, words: readonly string[]): number {
  if (words.includes(stem)) return 1;
  return words.some((word) => others.has(word)) ? SYNONYM : 0;
}

/** The sections that speak of most of the question, by where the terms stand. */
function candidates<Section>({ texts, places }: Postings<Section>, terms: readonly Term[]): Indexed<Section>[] {
  const covered = new Map<number, number>();
  for (const { stem, others, weight } of terms) {
    const strengths = new Map<number, number>();
    for (const other of others) for (const at of places.get(other) ?? []) strengths.set(at, SYNONYM);
    for (const at of places.get(stem) ?? []) strengths.set(at, 1);
    for (const [at, strength] of strengths) covered.set(at, (covered.get(at) ?? 0) + weight * strength);
  }
  const least = LEAST_COVERAGE * terms.reduce((sum, { weight }) => sum + weight, 0);
  return [...covered]
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .filter(([, share], place) => place < LOOKED_AT || share >= least)
    .map(([at]) => at)
    .toSorted((a, b) => a - b)
    .flatMap((at) => texts[at] ?? []);
}

const sum = (terms: readonly Term[], of: (term: Term) => number): number =>
  terms.reduce((total, term) => total + term.weight * of(term), 0);

function rank<Section extends Searchable>(each: Indexed<Section>, terms: readonly Term[]): Ranked<Section> {
  const { title, group, sentences, text: section } = each;
  const words = [...group, ...sentences.flat()];
  const length = Math.max(1, Math.sqrt(each.length / LONG));
  const inText = new Map(terms.map((term) => [term, strengthOf(term, words)]));
  const inTitle = new Map(terms.map((term) => [term, strengthOf(term, title)]));
  const ofText = (term: Term): number => inText.get(term) ?? 0;
  const ofTitle = (term: Term): number => inTitle.get(term) ?? 0;
  const often = ({ stem }: Term): number => 1 + Math.min(words.filter((word) => word === stem).length, 3) * 0.1;
  const whole = sum(terms, () => 1);
  if (whole === 0) return { section, score: 0, coverage: 0, inOneSentence: 0, inTitle: 0, namesSubject: false };
  const score = sum(terms, (term) => ofTitle(term) * TITLE + (ofText(term) * often(term)) / length);
  const covered = sum(terms, (term) => Math.max(ofTitle(term), ofText(term)));
  const inOne = Math.max(
    0,
    ...sentences.map((stems) =>
      sum(terms, (term) => Math.max(ofTitle(term), strengthOf(term, group), strengthOf(term, stems))),
    ),
  );
  // Words that stand together in one sentence, under its title, answer better than words spread over a page.
  const together = 0.3 + (0.7 * inOne) / whole;
  return {
    section,
    score: score * together * (covered / whole) * section.prior,
    coverage: covered / whole,
    inOneSentence: inOne / whole,
    inTitle: sum(terms, ofTitle) / whole,
    namesSubject: terms.some((term) => term.isSubject && Math.max(ofTitle(term), ofText(term)) > 0),
  };
}

/** The sections that answer a question best, the best first, with the question's terms. */
export function rankSections<Section extends Searchable>(
  question: string,
  shards: Shards<Section>,
  locale: Locale,
): { readonly terms: readonly Term[]; readonly ranked: readonly Ranked<Section>[] } {
  const terms = weigh(question, shards, locale);
  const ranked = shards
    .flatMap((shard) => candidates(shard, terms))
    .map((each) => rank(each, terms))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return { terms, ranked };
}
