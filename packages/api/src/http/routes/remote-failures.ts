import type { FastifyInstance } from 'fastify';
import { failureReportSchema, recordRemoteFailures } from '#api/modules/back-office/index.ts';
import type { Services } from '#api/platform/services.ts';
import { firstHeader } from '#api/http/cookie-jar.ts';
import { isShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';

/** `POST /api/remote-failures`: the shell's server reports remotes that failed. For everybody else it is not there. */
export function register(app: FastifyInstance, { db, secrets }: Services): void {
  app.post('/api/remote-failures', async (request, reply) => {
    if (!isShellKey(secrets, firstHeader(request, SHELL_HEADER)))
      return reply.status(404).send({ message: 'There is nothing here.' });
    const report = failureReportSchema.safeParse(request.body);
    if (!report.success) return reply.status(400).send({ message: 'The request is not understood.' });
    await recordRemoteFailures(db, report.data);
    return reply.status(204).send();
  });
}
