import { locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { checkoutContextOf, findDocument, readDocumentKind } from '#api/modules/sales/index.ts';
import { renderPdf } from '#api/platform/pdf/render-pdf.ts';
import type { Services } from '#api/platform/services.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Drawing takes a moment of the processor. */
const DRAWN = { name: 'order-pdf', max: 60, seconds: 600 };
const FILE = /^(?<kind>[a-z-]{1,20})\.pdf$/;

type Request = { Params: { id: string; file: string }; Querystring: { key?: string; lang?: string } };

/** `GET /api/orders/{id}/{invoice|packing-slip|statement}.pdf?lang=&key=`: a document of an order, for those who may see the order. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Request>('/api/orders/:id/:file', async (request, reply) => {
    const { params, query } = request;
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const kind = readDocumentKind(FILE.exec(params.file)?.groups?.['kind'] ?? '');
    const locale = locales.find((known) => known === query.lang) ?? context.actor.locale;
    const key = typeof query.key === 'string' ? query.key : null;
    const document =
      kind &&
      (await findDocument(context.actor, checkoutContextOf(context), { orderId: params.id, kind, key, locale }));
    if (!document) return reply.status(404).send({ message: 'There is nothing here.' });
    const room = await takeFromLimit(services.db, services.secret, DRAWN, context.clientAddress);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return reply.status(429).send({ message: 'Too many documents at once. Please wait a moment.' });
    }
    reply.header('content-disposition', `inline; filename="${document.kind}-${document.number}.pdf"`);
    return reply.type('application/pdf').send(await renderPdf(document));
  });
}
