import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import type { Answer } from './answer.ts';
import { answerByRetrieval } from './answer-by-retrieval.ts';
import type { AssistantDocument } from './definitions/assistant-document.ts';
import type { AskedAssistant } from './definitions/choices.ts';
import { answerWithModel, type Turn } from './model/answer-with-model.ts';
import { searchTexts } from './retrieval/answer-from-texts.ts';
import type { Passage, Statement } from './retrieval/passage.ts';
import { questionLanguage } from './retrieval/question-language.ts';
import { MICROCENTS, spentToday } from './threads/limits.ts';
import { findThread, type ModelUse, readTurns, saveExchange } from './threads/threads.ts';

/** The language model's settings, and where its failures are logged. */
export type ModelServices = Pick<Services, 'config' | 'log'>;

/** A question that is being answered: who left ends it, and who waits hears it grow. */
export type Listener = { readonly signal: AbortSignal; readonly onText: (markdown: string) => void };

/** An answer, and what a language model used up for it. */
export type WrittenAnswer = { readonly answer: Answer; readonly use: ModelUse | null };

const PASSAGES = 4;

/** What the model begins with: what retrieval shows, else the nearest texts. */
async function passagesFor(
  { db, locale }: ActorContext,
  { sources }: AssistantDocument,
  question: string,
  { statements }: Answer,
): Promise<readonly Passage[]> {
  if (statements.length > 0) return [...new Set(statements.map(({ passage }) => passage))];
  const kinds = sources.filter((kind) => kind !== 'catalogue' && kind !== 'orders');
  return kinds.length === 0 ? [] : searchTexts(db, kinds, question, questionLanguage(question, locale), PASSAGES);
}

/**
 * Answers a question by what an assistant may use: in the words of the language model when one is configured, wanted and not too dear
 * yet, and by retrieval otherwise, also where the model fails.
 */
export async function writeAnswer(
  actor: ActorContext,
  { config, log }: ModelServices,
  assistant: AssistantDocument,
  question: string,
  { before, mayCost, signal, onText }: Listener & { readonly before: readonly Turn[]; readonly mayCost: boolean },
): Promise<WrittenAnswer> {
  const earlier = before.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const found = await answerByRetrieval(actor, assistant.sources, question, earlier);
  const model = config.assistant;
  if (model && assistant.usesModel && mayCost) {
    let said = '';
    try {
      const { inputTokens, outputTokens, ...answer } = await answerWithModel(model, {
        actor,
        assistant,
        question,
        locale: questionLanguage(question, actor.locale),
        before,
        found: await passagesFor(actor, assistant, question, found),
        signal,
        onText: (text) => {
          said += text;
          onText(text);
        },
      });
      const costMicrocents = Math.round(inputTokens * model.inputCents + outputTokens * model.outputCents);
      return { answer, use: { model: model.model, inputTokens, outputTokens, costMicrocents } };
    } catch (error) {
      if (signal.aborted || said !== '') throw error;
      log.warn({ err: describeError(error) }, 'The language model did not answer; the built-in assistant does');
    }
  }
  onText(found.content);
  return { answer: found, use: null };
}

/** What an admin asks. */
export type Question = {
  readonly assistant: AskedAssistant;
  /** As the browser sent it: a thread of somebody else begins a new one. */
  readonly threadId: string | null;
  readonly text: string;
  /** `assistant` is a draft that staff tries. */
  readonly isTrial: boolean;
};

/** An answer that was kept. */
export type Reply = {
  readonly threadId: string;
  readonly messageId: string;
  readonly answer: Answer & { readonly statements: readonly Statement[] };
};

/** Answers a question of the actor's and keeps both in the thread. The model is asked outside of any transaction. */
export async function askAssistant(
  actor: ActorContext,
  services: ModelServices,
  { assistant, threadId, text, isTrial }: Question,
  listener: Listener,
): Promise<Reply> {
  const { db } = actor;
  const { id: assistantId, document } = assistant;
  const accountId = requireAccountId(actor);
  const thread = await findThread(db, accountId, threadId, isTrial);
  const before = thread === undefined ? [] : await readTurns(db, thread);
  const mayCost = (await spentToday(db, accountId, assistantId)) < document.dailyCents * MICROCENTS;
  const { answer, use } = await writeAnswer(actor, services, document, text, { ...listener, before, mayCost });
  listener.signal.throwIfAborted();
  const kept = await saveExchange(db, {
    accountId,
    assistantId,
    threadId: thread,
    isTrial,
    question: text,
    answer,
    use,
  });
  return { ...kept, answer };
}
