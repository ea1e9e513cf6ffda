import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';

const text = z.string().max(500);
const eventSchema = z.object({ remote: text, version: text, where: z.enum(['load', 'render']), message: text });

/** Takes what browsers report about broken slices into the log, so that operators see which remote and version it was. */
export function serveEvents(app: FastifyInstance, log: Logger): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/client-events', async (request, reply) => {
      const parsed = eventSchema.safeParse(parseJson(String(request.body)));
      if (!parsed.success) return reply.code(400).send();
      log.warn({ requestId: request.id, event: parsed.data }, 'a slice failed in a browser');
      return reply.code(204).send();
    });
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
