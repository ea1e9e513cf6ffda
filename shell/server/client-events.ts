import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FailureReports } from './failure-reports.ts';

const text = z.string().max(500);
const eventSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('slice/failed'),
    remote: text,
    version: text,
    where: z.enum(['load', 'render']),
    message: text,
  }),
  z.object({ name: z.literal('api/failed'), code: text, message: text }),
]);

const logMessages = {
  'slice/failed': 'a slice failed in a browser',
  'api/failed': 'the API failed in a browser',
} as const;

/** Logs what browsers report: which remote failed in which version, or that the API did. Failures of remotes are noted for the back office. */
export function serveClientEvents(app: FastifyInstance, log: Logger, failures: Pick<FailureReports, 'note'>): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/client-events', async (request, reply) => {
      const parsed = eventSchema.safeParse(parseJson(String(request.body)));
      if (!parsed.success) return reply.code(400).send();
      log.warn({ requestId: request.id, event: parsed.data }, logMessages[parsed.data.name]);
      if (parsed.data.name === 'slice/failed') {
        const { remote, version, where, message } = parsed.data;
        failures.note({ remote, version, where, message, source: 'BROWSER' });
      }
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
