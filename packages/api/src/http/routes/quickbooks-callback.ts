import type { FastifyInstance } from 'fastify';
import { createRequestContext } from '#api/http/request-context.ts';
import { completeConnection, quickBooksContextOf } from '#api/modules/accounting/index.ts';
import type { Services } from '#api/platform/services.ts';

type Request = { Querystring: { code?: string; state?: string; realmId?: string } };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 2_000) : undefined);

/** `GET /api/quickbooks/callback`: where Intuit sends an admin back to, who goes on to the page of the connection. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Request>('/api/quickbooks/callback', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    const quickbooks = quickBooksContextOf(services);
    if (!quickbooks) return reply.status(404).send({ message: 'There is nothing here.' });
    const { code, state, realmId } = request.query;
    const given = { code: text(code) ?? '', state: text(state) ?? '', realmId: text(realmId) ?? '' };
    const outcome = await completeConnection(quickbooks, context.actor, given);
    const target = new URL('/admin/quickbooks', services.config.publicUrl);
    target.searchParams.set('outcome', outcome);
    return reply.header('referrer-policy', 'no-referrer').redirect(target.href, 303);
  });
}
