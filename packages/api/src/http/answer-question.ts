import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import {
  type Answer,
  askAssistant,
  assistantMessages,
  type Question,
  takeQuestion,
} from '#api/modules/assistant/index.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import type { Services } from '#api/platform/services.ts';
import { AnswerStream } from './answer-stream.ts';
import { firstHeader } from './cookie-jar.ts';

/** What a page shows of an answer: its Markdown, and the passage behind each sentence. */
const toMessage = (id: string, { content, outcome, statements }: Answer) => ({
  id,
  content,
  isUnfinished: outcome === 'unfinished',
  statements: statements.map(({ text, passage: { title, path, text: words, date } }) => ({
    text,
    passage: { title, path, text: words, date },
  })),
});

/**
 * Answers a question of an admin's with `threadId` and `message.content`; with server-sent events to those who accept them: `text` as it
 * grows, then `done` with the same. Ends with 429 beyond the limits of the account, and stops when the reader leaves.
 */
export async function answerQuestion(
  services: Services,
  { actor }: GraphQLContext,
  question: Question,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const room = await takeQuestion(services.db, services.secret, question.assistant, requireAccountId(actor));
  if (!room.ok)
    return reply
      .status(429)
      .header('retry-after', String(room.retryAfter))
      .send({ message: assistantMessages(actor.locale).tooManyQuestions });
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const stream = firstHeader(request, 'accept')?.includes('text/event-stream')
    ? new AnswerStream(request, reply)
    : null;
  const onText = (markdown: string): void => stream?.send('text', { text: markdown });
  try {
    const kept = await askAssistant(actor, services, question, { signal: left.signal, onText });
    const body = { threadId: kept.threadId, message: toMessage(kept.messageId, kept.answer) };
    if (!stream) return body;
    stream.send('done', body);
    stream.end();
  } catch (error) {
    if (!left.signal.aborted && !stream) throw error;
    if (!left.signal.aborted) request.log.error(error, 'The assistant did not answer');
    stream?.fail();
  }
  return reply;
}
