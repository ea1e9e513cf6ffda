import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type AttachmentFault,
  findAttachment,
  MAXIMUM_ATTACHMENT_BYTES,
  readAttachment,
  storeAttachment,
  toAttachmentView,
} from '#api/modules/messaging/index.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Files of one account. */
const UPLOADS = { name: 'message-attachments', max: 60, seconds: 3_600 };

const limits = {
  fieldNameSize: 60,
  fieldSize: 1_000,
  fields: 4,
  fileSize: MAXIMUM_ATTACHMENT_BYTES,
  files: 1,
  headerPairs: 40,
  parts: 5,
} as const;

const faults: Readonly<Record<AttachmentFault | 'missing', LocalText>> = {
  size: { en: 'A file has at most 10 MB.', fr: 'Un fichier pèse 10 Mo au plus.' },
  kind: {
    en: 'Attach a picture (JPEG, PNG, WebP, AVIF) or a PDF.',
    fr: 'Joignez une image (JPEG, PNG, WebP, AVIF) ou un PDF.',
  },
  side: { en: 'This picture has too many pixels.', fr: 'Cette image a trop de pixels.' },
  broken: { en: 'This file cannot be read.', fr: 'Ce fichier est illisible.' },
  missing: { en: 'No file has arrived.', fr: 'Aucun fichier n’est arrivé.' },
};

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.status(status).send({ message, code });

/**
 * `POST /api/messages/attachments` takes one file of a message that is being written, from a signed-in member, and answers with the
 * attachment. `GET /api/messages/attachments/{id}` gives it to the two of its thread, and to nobody else.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secret } = services;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post('/api/messages/attachments', async (request, reply) => {
      const { context, setCookies } = await createRequestContext(services, request);
      const { actor } = context;
      const { accountId } = actor.principal;
      reply.header('set-cookie', setCookies());
      if (!request.isMultipart()) return refuse(reply, 415, 'unsupported', 'Send the file as multipart/form-data.');
      if (!context.csrfOk) return refuse(reply, 403, 'stale-page', errorMessages.stalePage[actor.locale]);
      if (accountId === null) return refuse(reply, 401, 'unauthenticated', errorMessages.signIn[actor.locale]);
      const room = await takeFromLimit(db, secret, UPLOADS, accountId);
      if (!room.ok) {
        reply.header('retry-after', String(room.retryAfter));
        return refuse(reply, 429, 'rate-limited', errorMessages.rateLimited[actor.locale]);
      }
      const file = await request.file();
      if (!file) return refuse(reply, 400, 'missing', faults.missing[actor.locale]);
      const bytes = await file.toBuffer();
      const sent = { fileName: file.filename, bytes: file.file.truncated ? null : bytes };
      const stored = await storeAttachment(services, actor, sent);
      if (typeof stored === 'string') return refuse(reply, 400, stored, faults[stored][actor.locale]);
      return reply.status(201).send(toAttachmentView(stored));
    });
  });

  app.get<{ Params: { id: string } }>('/api/messages/attachments/:id', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies());
    const row = await findAttachment(context.actor, request.params.id);
    const bytes = row && (await readAttachment(services, row));
    if (!row || !bytes) return reply.status(404).send({ message: 'There is nothing here.' });
    const name = encodeURIComponent(row.file_name).replaceAll(
      /['()*]/g,
      (letter) => `%${letter.codePointAt(0)?.toString(16)}`,
    );
    const isPicture = row.kind === 'picture';
    return (
      reply
        // Its bytes never change, and nobody else's browser asks.
        .header('cache-control', 'private, max-age=86400, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
        .type(isPicture ? 'image/jpeg' : 'application/pdf')
        .send(bytes)
    );
  });
}
