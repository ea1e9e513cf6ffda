import type { FastifyInstance } from 'fastify';
import { createRequestContext } from '#api/http/request-context.ts';
import { openJournalFile } from '#api/modules/accounting/index.ts';
import type { Services } from '#api/platform/services.ts';

/** `GET /api/journal-files/{id}`: a file of the journal, for admins. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/journal-files/:id', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const found = await openJournalFile(context.actor, services, request.params.id);
    if (!found) return reply.status(404).send({ message: 'There is nothing here.' });
    return reply
      .header('content-disposition', `attachment; filename="${found.name}"`)
      .header('content-length', found.file.size)
      .type(found.name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'text/plain; charset=windows-1252')
      .send(found.file.stream);
  });
}
