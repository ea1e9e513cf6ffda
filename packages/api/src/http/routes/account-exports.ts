import type { FastifyInstance } from 'fastify';
import { findExportFile } from '#api/modules/privacy/index.ts';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const NAME = storeProfile.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** `GET /api/account-exports/{id}`: the copy of an account's data, for its owner, signed in, until it expires. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/account-exports/:id', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    const found = await findExportFile(context.actor, services, request.params.id);
    if (!found) return reply.status(404).send({ message: 'There is nothing here.' });
    const { file, day } = found;
    return reply
      .header('content-disposition', `attachment; filename="${NAME}-data-${day}.zip"`)
      .header('content-length', file.size)
      .type('application/zip')
      .send(file.stream);
  });
}
