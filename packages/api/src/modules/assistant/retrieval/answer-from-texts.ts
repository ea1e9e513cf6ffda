import { pathInLocale } from '@headstock/contracts/locale';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ContentSection, SectionKind } from '#api/modules/content/index.ts';
import { disagree } from './disagreement.model.ts';
import type { Passage, Statement } from './passage.ts';
import { type Ranked, rankSections, strengthOf, type Term } from './rank-sections.model.ts';
import { selectSentences } from './select-sentences.model.ts';
import { sentenceStems } from './spoken-stems.ts';
import { TextIndex } from './text-index.ts';

/** What the texts of the shop say to a question. */
export type TextAnswer = {
  readonly statements: readonly Statement[];
  /** Whether two of the passages give different numbers for the same thing. */
  readonly disagrees: boolean;
  /** What share of the question the best passage speaks of, 0 to 1. */
  readonly coverage: number;
};

/** A section that speaks of less of the question does not answer it. */
const LEAST_COVERAGE = 0.55;
/** A story, or a rule for the law’s sake, answers in one sentence or not at all. */
const LEAST_IN_ONE_SENTENCE = 0.8;
const LEAST_IN_TITLE = 0.3;
/** What no title names is said in one sentence, or a word of it stands there by chance. */
const LEAST_UNTITLED = 0.69;
/** A passage beside the best speaks of so much of the question in its title. */
const LEAST_BESIDE = 0.35;
/** A second passage is nearly as good as the first. */
const NEARLY = 0.85;
/** Passages that may contradict the first. */
const COMPARED = 6;

/** Pages of rules for the law's sake: the pages for people say the same in plain words. */
const LEGAL: ReadonlySet<string> = new Set(['terms-and-conditions', 'privacy', 'accessibility']);

/** Pages that tell stories. */
const STORIES: ReadonlySet<string> = new Set(['about-us', 'celebrity-guests', 'meet-the-team']);

const isStory = ({ kind, slug }: ContentSection): boolean => kind === 'blog' || STORIES.has(slug);

/** Answers to questions come before pages, and both before stories. */
function priorOf(section: ContentSection): number {
  const { kind, slug, changedAt } = section;
  if (kind === 'faq' || changedAt === null) return 1.3;
  if (isStory(section)) return 0.6;
  return LEGAL.has(slug) ? 0.75 : 1;
}

/** The title under which a section is searched and cited: `Shipping · What it costs`. */
const titleOf = ({ group, title, heading }: ContentSection): string =>
  [group, title, heading].filter((part) => part !== null).join(' · ');

/** A section as the passage that a statement shows. */
export function toPassage(section: ContentSection): Passage {
  const { kind, path, locale, changedAt, sentences } = section;
  const date = changedAt?.toISOString().slice(0, 10) ?? null;
  return { kind, title: titleOf(section), path: pathInLocale(path, locale), text: sentences.join(' '), locale, date };
}

type Found = Ranked<ContentSection>;

const index = new TextIndex((section) => ({
  title: titleOf({ ...section, group: null }),
  group: section.group ?? '',
  sentences: section.sentences,
  prior: priorOf(section),
  section,
}));

async function search(db: Db, kinds: readonly SectionKind[], question: string, locale: Locale) {
  const { terms, ranked } = rankSections(question, await index.read(db, kinds, locale), locale);
  const sections = ranked.map((found): Found => ({ ...found, section: found.section.section }));
  // What has a heading alone, or a picture below it, says nothing.
  return { terms, ranked: sections.filter(({ section }) => section.sentences.length > 0) };
}

/** The passages nearest to a question, the best first, whether or not they answer it. */
export async function searchTexts(
  db: Db,
  kinds: readonly SectionKind[],
  question: string,
  locale: Locale,
  most: number,
): Promise<readonly Passage[]> {
  const { ranked } = await search(db, kinds, question, locale);
  return ranked.slice(0, most).map(({ section }) => toPassage(section));
}

function state(question: string, { section }: Found, terms: readonly Term[]): readonly Statement[] {
  const passage = toPassage(section);
  const { locale, kind } = section;
  const sentences = selectSentences(question, section.sentences, terms, { locale, isAnswer: kind === 'faq' });
  return sentences.map((text) => ({ text, passage }));
}

/** The first passage among the next best that contradicts what is said already. */
function contradictionTo(said: readonly Statement[], others: readonly (readonly Statement[])[], locale: Locale) {
  return others.find((statements) =>
    statements.some(({ text }) => said.some((statement) => disagree(statement.text, text, locale))),
  );
}

/** Whether a section speaks of enough of the question, and not by chance: a story, or a rule for the law’s sake, names it in its title. */
function fits({ section, coverage, inOneSentence, inTitle, namesSubject }: Found): boolean {
  if (coverage < LEAST_COVERAGE || !namesSubject) return false;
  if (LEGAL.has(section.slug)) return inOneSentence >= LEAST_IN_ONE_SENTENCE && inTitle > 0;
  if (isStory(section)) return inOneSentence >= LEAST_IN_ONE_SENTENCE && inTitle >= LEAST_IN_TITLE;
  return inTitle > 0 || inOneSentence >= LEAST_UNTITLED;
}

/** Whether two passages are of the same sort: neither stories nor the law stand beside what people ask. */
const isLike = (one: ContentSection, other: ContentSection): boolean =>
  isStory(one) === isStory(other) && LEGAL.has(one.slug) === LEGAL.has(other.slug);

/** The first passage whose title speaks of something in the question that the best does not speak of. */
function complementOf({ section }: Found, others: readonly Found[], terms: readonly Term[]): Found | undefined {
  const stems = (texts: readonly string[]): string[] => texts.flatMap((text) => sentenceStems(text, section.locale));
  const said = stems([titleOf(section), ...section.sentences]);
  const missing = terms.filter((term) => strengthOf(term, said) === 0);
  return others.find((other) => {
    const title = stems([titleOf({ ...other.section, group: null })]);
    return (
      other.namesSubject &&
      other.inTitle >= LEAST_BESIDE &&
      isLike(other.section, section) &&
      missing.some((term) => strengthOf(term, title) > 0)
    );
  });
}

/** Answers from the published texts of some kinds: no statement where none of them speaks of at least half of the question. */
export async function answerFromTexts(
  db: Db,
  kinds: readonly SectionKind[],
  question: string,
  locale: Locale,
): Promise<TextAnswer> {
  const { terms, ranked } = await search(db, kinds, question, locale);
  const fitting = ranked.filter(fits);
  const [best, ...rest] = fitting;
  const coverage = Math.max(0, ...fitting.map((found) => found.coverage));
  if (!best) return { statements: [], disagrees: false, coverage };
  const said = state(question, best, terms);
  const others = rest.filter(({ section }) => isLike(section, best.section));
  const rivals = others.slice(0, COMPARED).map((found) => state(question, found, terms));
  const rival = contradictionTo(said, rivals, locale);
  if (rival) return { statements: [...said, ...rival], disagrees: true, coverage: best.coverage };
  const next = others[0] && others[0].score >= best.score * NEARLY ? others[0] : complementOf(best, ranked, terms);
  const second = next ? state(question, next, terms) : [];
  const fresh = second.filter(({ text }) => !said.some((statement) => statement.text === text));
  return { statements: [...said, ...fresh], disagrees: false, coverage: best.coverage };
}
