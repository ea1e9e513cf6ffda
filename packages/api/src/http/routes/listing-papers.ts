import type { FastifyInstance } from 'fastify';
import { readPaper } from '#api/modules/selling/index.ts';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { sendPrivateFile } from '#api/http/send-private-file.ts';

type PaperRequest = { Params: { id: string; paperId: string } };

/** `GET /api/listings/{id}/papers/{paperId}` gives a paper of a listing to its seller and to the shop. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<PaperRequest>('/api/listings/:id/papers/:paperId', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies());
    const { id, paperId } = request.params;
    return sendPrivateFile(reply, await readPaper(services, context.actor, id, paperId));
  });
}
