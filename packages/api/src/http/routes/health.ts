import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '#api/platform/services.ts';
import { readiness } from '#api/http/readiness.ts';
import { RETRY_AFTER_SECONDS } from '#api/platform/outage.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve visitors, its database answers. */
export function register(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { waiting } = readiness;
    if (waiting.length > 0) {
      return reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send({ status: 'starting', waiting });
    }
    await sql`SELECT 1`.execute(db);
    return { status: 'ok' };
  });
}
