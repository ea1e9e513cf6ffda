import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askAssistant, assistants, findAssistant, readChoice, saveChoice } from '#api/modules/assistant/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Services } from '#api/platform/services.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';

const QUESTION_LIMIT = { name: 'assistant', max: 30, seconds: 60 };
const MAX_CHARACTERS = 4_000;

const assistantId = z
  .string()
  .transform((id) => findAssistant(id)?.id)
  .pipe(z.enum(['catalogue', 'policies']));

const choiceSchema = z.object({ selectedId: assistantId.nullable() });

const questionSchema = z.object({
  payload: z.object({ text: z.string().trim().min(1).max(MAX_CHARACTERS) }),
  threadId: z.string().max(100).nullish(),
  type: z.literal('writer'),
  assistantId,
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

/** The assistants' routes: the list, this admin's choice, and questions. For admins only. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, secret } = services;

  app.get('/api/assistants', async (request, reply) => {
    const context = await admit(services, request, reply, false);
    if (!context) return reply;
    const { locale } = context.actor;
    return {
      assistants: assistants.map(({ id, name }) => ({ id, name: name[locale] })),
      selectedId: await readChoice(context.actor),
    };
  });

  app.patch('/api/assistants', async (request, reply) => {
    const context = await admit(services, request, reply, true);
    if (!context) return reply;
    const choice = choiceSchema.safeParse(request.body);
    if (!choice.success) return reply.status(400).send({ message: 'There is no such assistant.' });
    await saveChoice(context.actor, choice.data.selectedId);
    return choice.data;
  });

  app.post('/api/carter-assistant', async (request, reply) => {
    const context = await admit(services, request, reply, true);
    if (!context) return reply;
    const question = questionSchema.safeParse(request.body);
    if (!question.success) {
      const message = `Ask an assistant that exists something of 1 to ${MAX_CHARACTERS} characters.`;
      return reply.status(400).send({ message });
    }
    const room = await takeFromLimit(db, secret, QUESTION_LIMIT, requireAccountId(context.actor));
    if (!room.ok) {
      return reply
        .status(429)
        .header('retry-after', String(room.retryAfter))
        .send({ message: 'Too many questions. Please wait a moment and try again.' });
    }
    const { payload, threadId, assistantId: assistant } = question.data;
    const answer = await askAssistant(context.actor, context, {
      assistantId: assistant,
      threadId: threadId ?? null,
      text: payload.text,
    });
    return { threadId: answer.threadId, message: { content: answer.content } };
  });
}
