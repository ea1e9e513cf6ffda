import { pathInLocale } from '@headstock/contracts/locale';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type ContentSection, readSections, type SectionKind } from '#api/modules/content/index.ts';
import { disagree } from './disagreement.model.ts';
import type { Passage, Statement } from './passage.ts';
import { type Ranked, rankSections, type Term } from './rank-sections.model.ts';
import { selectSentences } from './select-sentences.model.ts';

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
/** A second passage is nearly as good as the first. */
const NEARLY = 0.85;
/** Passages that may contradict the first. */
const COMPARED = 6;

/** Pages of rules for the law's sake: the pages for people say the same in plain words. */
const LEGAL: ReadonlySet<string> = new Set(['terms-and-conditions', 'privacy', 'accessibility']);

/** Answers to questions come before pages, and both before stories. */
function priorOf({ kind, slug, changedAt }: ContentSection): number {
  if (kind === 'faq' || changedAt === null) return 1.3;
  if (kind === 'blog') return 0.6;
  return LEGAL.has(slug) ? 0.75 : 1;
}

/** The title under which a section is searched and cited: `Shipping · What it costs`. */
const titleOf = ({ title, heading }: ContentSection): string => (heading === null ? title : `${title} · ${heading}`);

/** A section as the passage that a statement shows. */
export function toPassage(section: ContentSection): Passage {
  const { kind, path, locale, changedAt, sentences } = section;
  const date = changedAt?.toISOString().slice(0, 10) ?? null;
  return { kind, title: titleOf(section), path: pathInLocale(path, locale), text: sentences.join(' '), locale, date };
}

type Found = Ranked<ContentSection>;

async function search(db: Db, kinds: readonly SectionKind[], question: string, locale: Locale) {
  const sections = await readSections(db, kinds, locale);
  const byTitle = sections.map((section) => ({
    title: titleOf(section),
    sentences: section.sentences,
    prior: priorOf(section),
    section,
  }));
  const { terms, ranked } = rankSections(question, byTitle, locale);
  return { terms, ranked: ranked.map((found): Found => ({ ...found, section: found.section.section })) };
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
  const sentences = selectSentences(question, section.sentences, terms, section.locale);
  return sentences.map((text) => ({ text, passage }));
}

/** The first passage among the next best that contradicts what is said already. */
function contradictionTo(said: readonly Statement[], others: readonly (readonly Statement[])[], locale: Locale) {
  return others.find((statements) =>
    statements.some(({ text }) => said.some((statement) => disagree(statement.text, text, locale))),
  );
}

/** Whether a section speaks of enough of the question, and not by chance: a story, or a rule for the law’s sake, names it in its title. */
function fits({ section, coverage, inOneSentence, inTitle }: Found): boolean {
  if (coverage < LEAST_COVERAGE) return false;
  if (LEGAL.has(section.slug)) return inOneSentence >= LEAST_IN_ONE_SENTENCE && inTitle > 0;
  return section.kind !== 'blog' || (inOneSentence >= LEAST_IN_ONE_SENTENCE && inTitle >= LEAST_IN_TITLE);
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
  const [best, ...others] = fitting;
  const coverage = Math.max(0, ...fitting.map((found) => found.coverage));
  if (!best) return { statements: [], disagrees: false, coverage };
  const said = state(question, best, terms);
  const rivals = others.slice(0, COMPARED).map((found) => state(question, found, terms));
  // What the law asks for is about something else than what people ask.
  const comparable = rivals.filter(
    (_rival, at) => LEGAL.has(others[at]?.section.slug ?? '') === LEGAL.has(best.section.slug),
  );
  const rival = contradictionTo(said, comparable, locale);
  if (rival) return { statements: [...said, ...rival], disagrees: true, coverage: best.coverage };
  const second = others[0] && others[0].score >= best.score * NEARLY ? (rivals[0] ?? []) : [];
  const fresh = second.filter(({ text }) => !said.some((statement) => statement.text === text));
  return { statements: [...said, ...fresh], disagrees: false, coverage: best.coverage };
}
