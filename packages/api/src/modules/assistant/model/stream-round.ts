import type OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import { type ToolCall, ToolCalls } from './tool-calls.model.ts';

/** The model said nothing for too long. */
export class SilentModelError extends Error {
  override readonly name = 'SilentModelError';
}

/** One request to the model. */
export type Round = {
  readonly model: string;
  readonly messages: readonly ChatCompletionMessageParam[];
  /** None in the last round, so that the model has to answer. */
  readonly tools: readonly ChatCompletionTool[];
  readonly silenceMs: number;
  /** Ends the request, also upstream. */
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
};

/** What a round came to. `isCut`: the stream ended without saying why, or at the limit of its length. */
export type RoundResult = {
  readonly toolCalls: readonly ToolCall[];
  readonly isCut: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** What is read of a chunk: servers leave fields out, or send null. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().nullish(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).optional(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
});

/** Chunks of a stream as they come. Throws a SilentModelError when there is none for `ms`. */
async function* withoutSilence(
  stream: AsyncIterable<ChatCompletionChunk>,
  ms: number,
  controller: AbortController,
): AsyncGenerator<ChatCompletionChunk> {
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SilentModelError(`The model said nothing for ${ms} ms.`)), ms);
    });
    try {
      const next = await Promise.race([iterator.next(), silence]);
      if (next.done === true) return;
      yield next.value;
    } catch (error) {
      controller.abort();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Asks the model once and reads its stream to the end. Throws when it refuses, breaks, or is silent. */
export async function streamRound(client: OpenAI, round: Round): Promise<RoundResult> {
  const controller = new AbortController();
  const signal = AbortSignal.any([round.signal, controller.signal]);
  const stream = await client.chat.completions.create(
    {
      model: round.model,
      messages: [...round.messages],
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.2,
      ...(round.tools.length > 0 ? { tools: [...round.tools] } : {}),
    },
    { signal },
  );
  const calls = new ToolCalls();
  let finishReason: string | undefined;
  let usage = { inputTokens: 0, outputTokens: 0 };
  for await (const chunk of withoutSilence(stream, round.silenceMs, controller)) {
    round.signal.throwIfAborted();
    const { choices, usage: told } = chunkSchema.parse(chunk);
    if (told) usage = { inputTokens: told.prompt_tokens ?? 0, outputTokens: told.completion_tokens ?? 0 };
    const [choice] = choices ?? [];
    for (const piece of choice?.delta?.tool_calls ?? []) calls.add(piece);
    if (choice?.delta?.content) round.onText(choice.delta.content);
    finishReason = choice?.finish_reason ?? finishReason;
  }
  round.signal.throwIfAborted();
  const isCut = finishReason === undefined || finishReason === 'length' || finishReason === 'content_filter';
  return { toolCalls: isCut ? [] : calls.finish(), isCut, ...usage };
}
