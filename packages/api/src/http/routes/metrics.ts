import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Services } from '#api/platform/services.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `/metrics` in Prometheus' format. In production it exists for holders of METRICS_TOKEN only. */
export function register(app: FastifyInstance, { config }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'headstock_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const mayRead =
      config.metricsToken === undefined
        ? config.environment !== 'production'
        : request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!mayRead) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
