import { storeProfile } from '@headstock/contracts/store-profile';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import { type Answer, answerByRetrieval } from './answer.ts';
import type { AssistantId } from './assistants.ts';
import { askLanguageModel } from './language-model.ts';
import { findThread, readTurns, saveExchange } from './threads.ts';

/** What an admin asks. */
export type Question = {
  readonly assistantId: AssistantId;
  /** As the browser sent it: a thread of somebody else begins a new one. */
  readonly threadId: string | null;
  readonly text: string;
};

/** The language model's settings, and where its failures are logged. */
type ModelServices = Pick<Services, 'config' | 'log'>;

/** The model's words when one is configured and answers; what was found by retrieval otherwise. */
async function write(
  { db, locale }: ActorContext,
  { config, log }: ModelServices,
  question: string,
  thread: string | undefined,
  found: Answer,
): Promise<string> {
  if (!config.assistant) return found.content;
  try {
    const before = thread === undefined ? [] : await readTurns(db, thread);
    const turns = [...before, { role: 'user' as const, content: question }];
    return await askLanguageModel(config.assistant, storeProfile.name, turns, found.passages, locale);
  } catch (error) {
    log.warn({ err: describeError(error) }, 'The language model did not answer; the built-in assistant does');
    return found.content;
  }
}

/** Answers a question of the actor's and keeps both in the thread. The model is asked outside of any transaction. */
export async function askAssistant(
  actor: ActorContext,
  services: ModelServices,
  { assistantId, threadId, text }: Question,
): Promise<{ threadId: string; content: string }> {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const thread = await findThread(db, accountId, threadId);
  const found = await answerByRetrieval(db, assistantId, text, locale);
  const content = await write(actor, services, text, thread, found);
  const id = await saveExchange(db, { accountId, assistantId, threadId: thread, question: text, answer: content });
  return { threadId: id, content };
}
