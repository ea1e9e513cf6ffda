import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Answer } from '#api/modules/assistant/answer.ts';
import { AnswerCheck, readsFactsRightly } from './answer-check.ts';
import { type AnsweredQuestion, answeredQuestions, declinedQuestions } from './questions.ts';

/** What became of a question: right, or the first thing that is wrong with its answer. */
export type Verdict = 'right' | 'declined' | 'answered' | 'other passage' | 'other answer' | 'unsupported' | 'stale';

/** A question that was put to the assistant, with the paths that its answer cites. */
export type AskedQuestion = {
  readonly question: string;
  readonly locale: Locale;
  /** Whether the shop knows the answer; else it has to say that it does not. */
  readonly isKnown: boolean;
  readonly citations: readonly string[];
  readonly verdict: Verdict;
};

async function judge(check: AnswerCheck, [question, , path, says]: AnsweredQuestion, answer: Answer): Promise<Verdict> {
  const { outcome, statements } = answer;
  if (outcome !== 'answered') return 'declined';
  if (!path.test(statements[0]?.passage.path ?? '')) return 'other passage';
  if (!says.test(statements.map(({ text }) => text).join(' '))) return 'other answer';
  for (const statement of statements) if (!(await check.isTrue(statement))) return 'unsupported';
  return readsFactsRightly(question, answer) ? 'right' : 'stale';
}

const citationsOf = ({ statements }: Answer): string[] => [...new Set(statements.map(({ passage }) => passage.path))];

/** Puts every question to the assistant of a shop, one after the other: first those that the shop can answer, then the others. */
export async function askAll(db: Db): Promise<readonly AskedQuestion[]> {
  const check = await AnswerCheck.open(db);
  const asked: AskedQuestion[] = [];
  for (const known of answeredQuestions) {
    const [question, locale] = known;
    const answer = await check.ask(question, locale);
    const verdict = await judge(check, known, answer);
    asked.push({ question, locale, isKnown: true, citations: citationsOf(answer), verdict });
  }
  for (const [question, locale] of declinedQuestions) {
    const answer = await check.ask(question, locale);
    const verdict = answer.outcome === 'declined' && answer.statements.length === 0 ? 'right' : 'answered';
    asked.push({ question, locale, isKnown: false, citations: citationsOf(answer), verdict });
  }
  return asked;
}
