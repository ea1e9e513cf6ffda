import type { FastifyInstance } from 'fastify';
import { loadPayoutRuns, transfersCsv } from '#api/modules/sales/index.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import type { Services } from '#api/platform/services.ts';

/** `GET /api/payout-runs/{id}/transfers.csv`: the transfers of a run of payouts, one line a seller; for admins. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/payout-runs/:id/transfers.csv', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const { actor } = context;
    const [run] = actor.principal.rights.isAdmin ? await loadPayoutRuns(actor, [request.params.id]) : [];
    if (!run || run.state === 'CANCELLED') return reply.status(404).send({ message: 'There is nothing here.' });
    reply.header('content-disposition', `attachment; filename="transfers-${run.id}.csv"`);
    return reply.type('text/csv; charset=utf-8').send(transfersCsv(run));
  });
}
