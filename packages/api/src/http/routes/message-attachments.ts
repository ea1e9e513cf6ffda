import type { FastifyInstance } from 'fastify';
import { findAttachment, readAttachment, storeAttachment, toAttachmentView } from '#api/modules/messaging/index.ts';
import type { Services } from '#api/platform/services.ts';
import { ATTACHMENT_UPLOADS } from '#api/http/plain/read-attachments.ts';
import { receiveFiles } from '#api/http/receive-file.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { sendPrivateFile } from '#api/http/send-private-file.ts';

/**
 * `POST /api/messages/attachments` takes one file of a message that is being written, from a signed-in member, and answers with the
 * attachment. `GET /api/messages/attachments/{id}` gives it to the two of its thread, and to nobody else.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await receiveFiles(app, services, '/api/messages/attachments', ATTACHMENT_UPLOADS, async (actor, file) => {
    const stored = await storeAttachment(services, actor, file);
    return typeof stored === 'string' ? stored : toAttachmentView(stored);
  });

  app.get<{ Params: { id: string } }>('/api/messages/attachments/:id', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies());
    const row = await findAttachment(context.actor, request.params.id);
    const bytes = row && (await readAttachment(services, row));
    return sendPrivateFile(reply, row && bytes && { kind: row.kind, fileName: row.file_name, bytes });
  });
}
