import type { FastifyInstance } from 'fastify';
import { EVENT_BYTES, recordEvent, sentEventSchema } from '#api/modules/tracking/index.ts';
import type { Services } from '#api/platform/services.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const EVENTS = { name: 'tracking', max: 300, seconds: 300 };

/** `POST /api/tracking` counts what a visitor who agreed to it did. A browser that asks not to be followed is not counted. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, secret } = services;
  app.post('/api/tracking', { bodyLimit: EVENT_BYTES }, async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    if (!context.csrfOk) return reply.status(403).send({ message: errorMessages.stalePage[context.locale] });
    if (request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1') return reply.status(204).send();
    const room = await takeFromLimit(db, secret, EVENTS, context.clientAddress);
    if (!room.ok) {
      return reply
        .status(429)
        .header('retry-after', String(room.retryAfter))
        .send({ message: 'Too many events. Please wait a moment and try again.' });
    }
    const event = sentEventSchema.safeParse(request.body);
    if (!event.success)
      return reply
        .status(400)
        .send({ message: 'Send eventName, order, user and properties of an event that is known.' });
    const outcome = await recordEvent(context, event.data);
    return outcome === 'unknown-order'
      ? reply.status(404).send({ message: 'There is no such order.' })
      : reply.status(204).send();
  });
}
