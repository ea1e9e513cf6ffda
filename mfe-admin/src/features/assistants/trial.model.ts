import type { AssistantReply } from '@headstock/commerce-client/assistant-reply';
import type { ShownStatement } from './statement-list.tsx';

/** How an answer came out, as the log has it. */
export type TrialOutcome = 'answered' | 'declined' | 'unfinished';

/** How a reply came out: without a sentence that something supports, the assistant does not know. */
export function outcomeOf({ statements, isUnfinished }: AssistantReply): TrialOutcome {
  if (isUnfinished) return 'unfinished';
  return statements.length > 0 ? 'answered' : 'declined';
}

/** The sentences of a reply with what supports them. */
export const statementsOf = ({ statements }: AssistantReply): ShownStatement[] =>
  statements.map(({ text, passage: { title, path, text: passage, date } }) => ({ text, title, path, passage, date }));

/** A question of the set, and what came of it. */
export interface QuestionResult {
  readonly text: string;
  readonly locale: string;
  readonly isAnswered: boolean;
  /** Undefined while it waits. */
  readonly reply?: AssistantReply;
  /** Why there is no reply. */
  readonly problem?: string;
}

/** Whether the assistant did what the set expects; undefined while the question waits. */
export function isPassed({ isAnswered, reply, problem }: QuestionResult): boolean | undefined {
  if (problem !== undefined) return false;
  return reply && outcomeOf(reply) === (isAnswered ? 'answered' : 'declined');
}

/** A run of the question set: on which version, and how far it is. */
export interface QuestionRun {
  readonly version: number;
  readonly results: readonly QuestionResult[];
}

/** Whether every question of a version was asked and passed. */
export const isRunPassed = (run: QuestionRun | null, version: number): boolean =>
  run?.version === version && run.results.every((result) => isPassed(result) === true);
