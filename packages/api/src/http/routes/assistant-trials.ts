import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assistantMessages, findDraft } from '#api/modules/assistant/index.ts';
import type { Services } from '#api/platform/services.ts';
import { admitAdmin } from '#api/http/admit-admin.ts';
import { answerQuestion } from '#api/http/answer-question.ts';

const MAX_CHARACTERS = 4_000;

const trialSchema = z.object({
  payload: z.object({ text: z.string().trim().min(1).max(MAX_CHARACTERS) }),
  threadId: z.string().max(100).nullish(),
  assistantId: z.string().max(40),
});

/** `POST /api/assistant-trials`: asks the draft of an assistant, as `POST /api/carter-assistant` asks what is published. Needs the grant `ai:write`. */
export function register(app: FastifyInstance, services: Services): void {
  app.post('/api/assistant-trials', async (request, reply) => {
    const context = await admitAdmin(services, request, reply, { changes: true, grant: 'ai:write' });
    if (!context) return reply;
    const trial = trialSchema.safeParse(request.body);
    const assistant = trial.success ? await findDraft(context.actor, trial.data.assistantId) : undefined;
    if (!trial.success || !assistant)
      return reply.status(400).send({ message: assistantMessages(context.actor.locale).badQuestion(MAX_CHARACTERS) });
    const { payload, threadId } = trial.data;
    const asked = { assistant, threadId: threadId ?? null, text: payload.text, isTrial: true };
    return answerQuestion(services, context, asked, request, reply);
  });
}
