import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Answer, decline, Sources } from '#api/modules/assistant/answer.ts';
import type { AssistantDocument } from '#api/modules/assistant/definitions/assistant-document.ts';
import { escapeMarkdown, type Passage, type Statement } from '#api/modules/assistant/retrieval/passage.ts';
import { wordings } from '#api/modules/assistant/wording.ts';
import { supportOf } from './check-support.model.ts';
import { listPassages, systemMessage } from './instructions.ts';
import { type LanguageModel, openModel } from './language-model.ts';
import { SentenceStream, type WrittenSentence } from './sentence-stream.ts';
import { type RoundResult, streamRound } from './stream-round.ts';
import { runTool, toolsFor } from './tools.ts';

/** One turn of the conversation. */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** What a model is asked. */
export type ModelQuestion = {
  readonly actor: ActorContext;
  readonly assistant: AssistantDocument;
  readonly question: string;
  readonly locale: Locale;
  readonly before: readonly Turn[];
  /** What retrieval found: the model begins with it. */
  readonly found: readonly Passage[];
  readonly signal: AbortSignal;
  /** Gets the answer as it grows, in pieces of Markdown. */
  readonly onText: (markdown: string) => void;
};

/** The answer, and what it cost. */
export type ModelAnswer = Answer & { readonly inputTokens: number; readonly outputTokens: number };

const MOST_ROUNDS = 5;

/** Collects what the model wrote, as far as a passage supports it. */
class Draft {
  readonly statements: Statement[] = [];
  readonly passages: Passage[] = [];
  readonly #sources = new Sources();
  readonly #onText: (markdown: string) => void;
  content = '';

  constructor(onText: (markdown: string) => void) {
    this.#onText = onText;
  }

  add({ text, marks, isItem, begins }: WrittenSentence): void {
    const named = marks.flatMap((mark) => this.passages[mark - 1] ?? []);
    const passage = supportOf(text, named, this.passages);
    if (!passage || this.statements.some((said) => said.text === text)) return;
    this.statements.push({ text, passage });
    const separator = this.content === '' ? '' : isItem ? '\n' : begins ? '\n\n' : ' ';
    this.write(`${separator}${isItem ? '- ' : ''}${escapeMarkdown(text)} ${this.#sources.mark(passage)}`);
  }

  write(markdown: string): void {
    this.content += markdown;
    this.#onText(markdown);
  }

  /** Ends with the sources. */
  finish(locale: Locale, isCut: boolean): Answer {
    if (this.statements.length === 0) {
      const answer = decline(locale);
      this.#onText(answer.content);
      return answer;
    }
    if (isCut) this.write(`\n\n*${escapeMarkdown(wordings[locale].unfinished)}*`);
    this.write(`\n\n${this.#sources.list(locale)}`);
    return { outcome: isCut ? 'unfinished' : 'answered', content: this.content, statements: this.statements };
  }
}

/**
 * Lets the model answer: it may look things up in at most five rounds, under the rights of the actor, and of what it writes only
 * sentences that a passage supports are passed on. Throws when the model fails before it has said anything; what it has said by then is
 * kept as an unfinished answer.
 */
export async function answerWithModel(model: LanguageModel, asked: ModelQuestion): Promise<ModelAnswer> {
  const { actor, assistant, locale, signal } = asked;
  const client = await openModel(model);
  const draft = new Draft(asked.onText);
  draft.passages.push(...asked.found);
  const scope = { actor, locale, sources: assistant.sources };
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: systemMessage(assistant.instructions, locale) },
    ...asked.before,
    { role: 'user', content: `${asked.question}\n\n---\nPassages:\n${listPassages(asked.found, 1)}` },
  ];
  const spent = { inputTokens: 0, outputTokens: 0 };
  for (let round = 1; ; round += 1) {
    const sentences = new SentenceStream(locale, (sentence) => draft.add(sentence));
    let hasText = false;
    let result: RoundResult;
    try {
      result = await streamRound(client, {
        model: model.model,
        messages,
        tools: round < MOST_ROUNDS ? toolsFor(assistant.sources) : [],
        silenceMs: model.silenceMs,
        signal,
        onText: (text) => {
          hasText = true;
          sentences.add(text);
        },
      });
    } catch (error) {
      if (signal.aborted || draft.statements.length === 0) throw error;
      sentences.end();
      return { ...draft.finish(locale, true), ...spent };
    }
    sentences.end();
    spent.inputTokens += result.inputTokens;
    spent.outputTokens += result.outputTokens;
    if (result.toolCalls.length === 0 && draft.statements.length === 0 && (result.isCut || !hasText))
      throw new Error('The model said nothing.');
    if (result.toolCalls.length === 0 || round >= MOST_ROUNDS)
      return { ...draft.finish(locale, result.isCut), ...spent };
    messages.push({
      role: 'assistant',
      content: null,
      tool_calls: result.toolCalls.map(({ id, name, arguments: given }) => ({
        id,
        type: 'function',
        function: { name, arguments: given },
      })),
    });
    for (const call of result.toolCalls) {
      const { passages, problem } = await runTool(call, scope);
      const content = problem ?? listPassages(passages, draft.passages.length + 1);
      draft.passages.push(...passages);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
}
