import type { FastifyInstance } from 'fastify';
import { firstHeader } from '#api/http/cookie-jar.ts';
import { isShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';
import { readWholeRevision } from '#api/platform/db/revisions.ts';
import type { Services } from '#api/platform/services.ts';

/** `GET /api/catalog-revision`, for the shell alone: a text that differs as soon as prices, stocks, states, texts or people of kept pages do. */
export function register(app: FastifyInstance, { db, secrets }: Services): void {
  app.get('/api/catalog-revision', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (!isShellKey(secrets, firstHeader(request, SHELL_HEADER)))
      return reply.status(404).send({ message: 'There is nothing here.' });
    return { revision: await readWholeRevision(db) };
  });
}
