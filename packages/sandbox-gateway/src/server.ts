import fastify, { type FastifyInstance } from 'fastify';
import { Charges } from './charges.ts';
import type { Config } from './config.ts';
import { serveChallenge } from './routes/challenge.ts';
import { serveCharges } from './routes/charges.ts';
import { serveCustomers } from './routes/customers.ts';
import { serveCardFields } from './routes/card-fields.ts';
import { refuse } from './routes/refuse.ts';
import { requireSecretKey } from './routes/secret-key.ts';
import { serveTokens } from './routes/tokens.ts';
import { Store } from './store.ts';
import { Vault } from './vault.ts';
import { Webhooks } from './webhooks.ts';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

function setFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'not_found', 'There is nothing at this address.'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, status, 'invalid_request', 'The request could not be read.');
    request.log.error({ err: error }, 'request failed');
    return refuse(reply, 500, 'internal', 'The gateway failed; the same request may be sent again.');
  });
}

/**
 * The sandbox gateway: a payment provider over HTTP that keeps its charges in `config.folder`.
 * `log` turns on pino's log of failures, which holds addresses and errors, never bodies.
 */
export async function createGatewayServer(config: Config, log = false): Promise<FastifyInstance> {
  const app = fastify({
    logger: log ? { level: 'warn' } : false,
    forceCloseConnections: true,
    bodyLimit: 16_384,
    requestTimeout: 15_000,
  });
  const store = new Store(config.folder);
  const target = { url: config.webhookUrl, secret: config.webhookSecret, retryMs: config.retryMs };
  const webhooks = new Webhooks(store, target, config.publicUrl);
  const charges = new Charges(store, webhooks, config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });
  app.addHook('onReady', async () => {
    webhooks.resume();
    charges.resume();
  });
  app.addHook('preClose', async () => {
    charges.close();
    webhooks.close();
  });
  setFailures(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({ status: 'ok' }));
  serveCardFields(app, config);
  serveTokens(app, store, config);
  await app.register(async (guarded) => {
    requireSecretKey(guarded, config);
    serveCharges(guarded, { charges, store, config });
    serveCustomers(guarded, new Vault(store));
  });
  serveChallenge(app, { charges, store, config });
  return app;
}
