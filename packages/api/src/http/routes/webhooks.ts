import type { FastifyInstance } from 'fastify';
import { commerceOf } from '#api/domains/payments/commerce.ts';
import { takeWebhook } from '#api/domains/payments/webhook-inbox.ts';
import { SIGNATURE_HEADER } from '#api/domains/payments/webhook-signature.ts';
import type { Services } from '#api/http/context.ts';

const BODY_LIMIT = 64 * 1024;

/** `POST /webhooks/gateway`: events of the card provider, accepted with a right and fresh signature only. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, String(body)),
    );
    scope.post('/webhooks/gateway', async (request, reply) => {
      const commerce = commerceOf(services);
      const header = request.headers[SIGNATURE_HEADER];
      const signature = typeof header === 'string' ? header : undefined;
      const body = typeof request.body === 'string' ? request.body : '';
      const webhook = commerce.provider.readWebhook(body, signature, new Date());
      if (!webhook.ok) {
        request.log.warn({ reason: webhook.reason }, 'A webhook was refused');
        return reply.code(400).send({ message: 'The signature is wrong or too old.' });
      }
      const taken = await takeWebhook(commerce, webhook.event);
      return reply.code(taken ? 200 : 503).send({ message: taken ? 'Taken.' : 'Please send it again.' });
    });
  });
}
