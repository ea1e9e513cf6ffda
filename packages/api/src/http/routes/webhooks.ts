import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentContextOf, takeWebhook } from '#api/modules/payments/index.ts';
import type { Services } from '#api/platform/services.ts';

const BODY_LIMIT = 64 * 1024;

async function take(
  services: Services,
  request: FastifyRequest<{ Params: { provider: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payments = paymentContextOf(services);
  const { provider } = payments;
  if (request.params.provider !== provider.name) return reply.code(404).send({ message: 'There is nothing here.' });
  const header = request.headers[provider.signatureHeader];
  const body = typeof request.body === 'string' ? request.body : '';
  const webhook = provider.readWebhook(body, typeof header === 'string' ? header : undefined, new Date());
  if (!webhook.ok) {
    request.log.warn({ reason: webhook.reason }, 'A webhook was refused');
    return reply.code(400).send({ message: 'The signature is wrong or too old.' });
  }
  const taken = await takeWebhook(payments, webhook.event);
  return reply.code(taken ? 200 : 503).send({ message: taken ? 'Taken.' : 'Please send it again.' });
}

/** `POST /webhooks/{provider}`: events of whoever charges, accepted with a right and fresh signature only. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, String(body)),
    );
    // Under /api the shop's own address leads here; the other is for a gateway beside the API.
    for (const path of ['/webhooks/:provider', '/api/webhooks/:provider'])
      scope.post<{ Params: { provider: string } }>(path, (request, reply) => take(services, request, reply));
  });
}
