import { isoDayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { FastifyInstance } from 'fastify';
import { openExport } from '#api/modules/back-office/index.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import type { Services } from '#api/platform/services.ts';

/** `GET /api/table-exports/{id}.csv`: a table of the back office as a file, for the admin who asked for it, until it expires. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/table-exports/:id.csv', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    const found = await openExport(context.actor, services, request.params.id);
    if (!found) return reply.status(404).send({ message: 'There is nothing here.' });
    const { file, row } = found;
    const name = `${row.table_id}-${isoDayIn(storeProfile.timeZone, row.created_at)}.csv`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', file.size)
      .type('text/csv; charset=utf-8')
      .send(file.stream);
  });
}
