import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Answer,
  askAssistant,
  assistantMessages,
  findPublished,
  listPublished,
  rateAnswer,
  readChoice,
  saveChoice,
  takeQuestion,
} from '#api/modules/assistant/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { Services } from '#api/platform/services.ts';
import { firstHeader } from '#api/http/cookie-jar.ts';
import { AnswerStream } from '#api/http/answer-stream.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const MAX_CHARACTERS = 4_000;

const choiceSchema = z.object({ selectedId: z.string().max(40).nullable() });
const ratingSchema = z.object({
  messageId: z.string().max(40),
  rating: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
});
const questionSchema = z.object({
  payload: z.object({ text: z.string().trim().min(1).max(MAX_CHARACTERS) }),
  threadId: z.string().max(100).nullish(),
  type: z.literal('writer'),
  assistantId: z.string().max(40),
});

/** The context of a request by an admin; otherwise refuses the request and gives nothing. */
async function admit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  changes: boolean,
): Promise<GraphQLContext | undefined> {
  const { context, setCookies } = await createRequestContext(services, request);
  reply.header('cache-control', 'private, no-store').header('set-cookie', setCookies());
  const { principal, locale } = context.actor;
  const operation = `${request.method} ${request.routeOptions.url ?? ''}`;
  const refused = { kind: 'access.refused', detail: { operation } } as const;
  if (changes && !context.csrfOk) {
    await reply.status(403).send({ message: errorMessages.stalePage[locale] });
  } else if (principal.accountId === null) {
    await recordSecurityEvent(context.actor, context, refused);
    await reply.status(401).send({ message: errorMessages.signIn[locale] });
  } else if (!principal.rights.isAdmin) {
    await recordSecurityEvent(context.actor, context, refused);
    await reply.status(403).send({ message: errorMessages.adminsOnly[locale] });
  } else {
    return context;
  }
  return undefined;
}

/** What the widget shows of an answer: its Markdown, and the passage behind each sentence. */
const toMessage = (id: string, { content, outcome, statements }: Answer) => ({
  id,
  content,
  isUnfinished: outcome === 'unfinished',
  statements: statements.map(({ text, passage: { title, path, text: words, date } }) => ({
    text,
    passage: { title, path, text: words, date },
  })),
});

/** The assistants' routes: the list, this admin's choice, questions and ratings. For admins only. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, secret } = services;

  app.get('/api/assistants', async (request, reply) => {
    const context = await admit(services, request, reply, false);
    if (!context) return reply;
    const { locale } = context.actor;
    const assistants = await listPublished(context.actor);
    return {
      assistants: assistants.map(({ id, document }) => ({ id, name: document.name[locale] })),
      selectedId: await readChoice(context.actor),
    };
  });

  app.patch('/api/assistants', async (request, reply) => {
    const context = await admit(services, request, reply, true);
    if (!context) return reply;
    const choice = choiceSchema.safeParse(request.body);
    const { selectedId } = choice.success ? choice.data : { selectedId: undefined };
    const isKnown =
      selectedId === null || (selectedId !== undefined && (await findPublished(context.actor, selectedId)));
    if (selectedId === undefined || !isKnown)
      return reply.status(400).send({ message: assistantMessages(context.actor.locale).noAssistant });
    await saveChoice(context.actor, selectedId);
    return { selectedId };
  });

  // Answers with `threadId` and `message.content`; with server-sent events to those who accept them: `text` as it grows, then `done` with the same.
  app.post('/api/carter-assistant', async (request, reply) => {
    const context = await admit(services, request, reply, true);
    if (!context) return reply;
    const { actor } = context;
    const messages = assistantMessages(actor.locale);
    const question = questionSchema.safeParse(request.body);
    const assistant = question.success ? await findPublished(actor, question.data.assistantId) : undefined;
    if (!question.success || !assistant)
      return reply.status(400).send({ message: messages.badQuestion(MAX_CHARACTERS) });
    const room = await takeQuestion(db, secret, assistant, requireAccountId(actor));
    if (!room.ok)
      return reply
        .status(429)
        .header('retry-after', String(room.retryAfter))
        .send({ message: messages.tooManyQuestions });

    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const stream = firstHeader(request, 'accept')?.includes('text/event-stream')
      ? new AnswerStream(request, reply)
      : null;
    const { payload, threadId } = question.data;
    const asked = { assistant, threadId: threadId ?? null, text: payload.text };
    const onText = (markdown: string): void => stream?.send('text', { text: markdown });
    try {
      const kept = await askAssistant(actor, services, asked, { signal: left.signal, onText });
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
  });

  app.post('/api/carter-assistant/ratings', async (request, reply) => {
    const context = await admit(services, request, reply, true);
    if (!context) return reply;
    const messages = assistantMessages(context.actor.locale);
    const given = ratingSchema.safeParse(request.body);
    if (!given.success) return reply.status(400).send({ message: messages.badRating });
    const { messageId, rating } = given.data;
    const accountId = requireAccountId(context.actor);
    const isRated = await rateAnswer(db, accountId, messageId, rating === 0 ? null : rating);
    return isRated ? { messageId, rating } : reply.status(404).send({ message: messages.noAnswer });
  });
}
