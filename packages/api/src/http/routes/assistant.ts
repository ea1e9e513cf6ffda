import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  assistantMessages,
  findPublished,
  listPublished,
  rateAnswer,
  readChoice,
  saveChoice,
} from '#api/modules/assistant/index.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import type { Services } from '#api/platform/services.ts';
import { admitAdmin } from '#api/http/admit-admin.ts';
import { answerQuestion } from '#api/http/answer-question.ts';

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

/** The assistants' routes: the list, this admin's choice, questions and ratings. For admins only. */
export function register(app: FastifyInstance, services: Services): void {
  const { db } = services;

  app.get('/api/assistants', async (request, reply) => {
    const context = await admitAdmin(services, request, reply, { changes: false });
    if (!context) return reply;
    const { locale } = context.actor;
    const assistants = await listPublished(context.actor);
    return {
      assistants: assistants.map(({ id, document }) => ({ id, name: document.name[locale] })),
      selectedId: await readChoice(context.actor),
    };
  });

  app.patch('/api/assistants', async (request, reply) => {
    const context = await admitAdmin(services, request, reply, { changes: true });
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

  app.post('/api/carter-assistant', async (request, reply) => {
    const context = await admitAdmin(services, request, reply, { changes: true });
    if (!context) return reply;
    const { actor } = context;
    const messages = assistantMessages(actor.locale);
    const question = questionSchema.safeParse(request.body);
    const assistant = question.success ? await findPublished(actor, question.data.assistantId) : undefined;
    if (!question.success || !assistant)
      return reply.status(400).send({ message: messages.badQuestion(MAX_CHARACTERS) });
    const { payload, threadId } = question.data;
    const asked = { assistant, threadId: threadId ?? null, text: payload.text, isTrial: false };
    return answerQuestion(services, context, asked, request, reply);
  });

  app.post('/api/carter-assistant/ratings', async (request, reply) => {
    const context = await admitAdmin(services, request, reply, { changes: true });
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
