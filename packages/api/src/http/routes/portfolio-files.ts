import { locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { loadAccount } from '#api/modules/accounts/index.ts';
import { insurancePacket, readDocument, storeDocument, toDocumentView } from '#api/modules/portfolio/index.ts';
import { renderPdf } from '#api/platform/pdf/pdf-files.ts';
import { readPictures } from '#api/platform/pdf/read-pictures.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { receiveFiles } from '#api/http/receive-file.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { sendPrivateFile } from '#api/http/send-private-file.ts';

/** Files of one account. */
const UPLOADS = { name: 'portfolio-documents', max: 60, seconds: 3_600 };
/** Drawing pictures takes a moment of the processor. */
const DRAWN = { name: 'insurance-packet', max: 10, seconds: 600 };

type PacketRequest = { Querystring: { lang?: string } };

/**
 * `POST /api/portfolio/{id}/documents` takes a paper of one of the member's instruments, `GET /api/portfolio/documents/{id}` gives it
 * to its owner, and `GET /api/portfolio/insurance.pdf?lang=` all that whoever is signed in owns.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await receiveFiles(app, services, '/api/portfolio/:id/documents', UPLOADS, async (actor, file, { params }) => {
    const itemId = typeof params === 'object' && params && 'id' in params ? String(params.id) : '';
    const stored = await storeDocument(services, actor, itemId, file);
    return typeof stored === 'string' ? stored : toDocumentView(stored);
  });

  app.get<{ Params: { id: string } }>('/api/portfolio/documents/:id', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies());
    return sendPrivateFile(reply, await readDocument(services, context.actor, request.params.id));
  });

  app.get<PacketRequest>('/api/portfolio/insurance.pdf', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    const { actor } = context;
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const { accountId } = actor.principal;
    const account = accountId === null ? null : await loadAccount(services.db, accountId);
    if (!account) return reply.status(404).send({ message: 'There is nothing here.' });
    const room = await takeFromLimit(services.db, services.secret, DRAWN, account.id);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return reply.status(429).send({ message: 'Too many documents at once. Please wait a moment.' });
    }
    const locale = locales.find((known) => known === request.query.lang) ?? actor.locale;
    const packet = await insurancePacket(actor, account.displayName, locale);
    reply.header('content-disposition', 'inline; filename="instruments.pdf"');
    return reply.type('application/pdf').send(await renderPdf(packet, await readPictures(services.images, packet)));
  });
}
