import { type Locale, locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import {
  checkoutContextOf,
  findBatch,
  packingSlips,
  parcelLabels,
  pickList,
  readBatchKind,
} from '#api/modules/sales/index.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { renderLabels, renderPdf, renderPdfs } from '#api/platform/pdf/pdf-files.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';

/** Drawing takes a moment of the processor. */
const DRAWN = { name: 'batch-pdf', max: 60, seconds: 600 };
const FILE = /^(?<kind>[a-z-]{1,20})\.pdf$/;

type Request = { Params: { file: string }; Querystring: { ids?: string; lang?: string } };

/**
 * `GET /api/order-batches/{pick-list|packing-slips|labels}.pdf?ids=a,b&lang=`: what is printed for up to 100 placed orders, for
 * admins; 404 where there is nothing to print.
 */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Request>('/api/order-batches/:file', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const { actor } = context;
    const { ids, lang } = request.query;
    const kind = readBatchKind(FILE.exec(request.params.file)?.groups?.['kind'] ?? '');
    const wanted = typeof ids === 'string' ? ids.split(',') : [];
    const orders = kind ? await findBatch(actor, checkoutContextOf(context), wanted) : [];
    const locale: Locale = locales.find((known) => known === lang) ?? actor.locale;
    const labels = kind === 'labels' ? await parcelLabels(actor, orders, locale) : [];
    if (!kind || orders.length === 0 || (kind === 'labels' && labels.length === 0))
      return reply.status(404).send({ message: 'There is nothing here.' });
    const room = await takeFromLimit(services.db, services.secret, DRAWN, context.clientAddress);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return reply.status(429).send({ message: 'Too many documents at once. Please wait a moment.' });
    }
    reply.header('content-disposition', `inline; filename="${kind}.pdf"`).type('application/pdf');
    if (kind === 'labels') return reply.send(await renderLabels(kind, locale, labels));
    if (kind === 'pick-list') return reply.send(await renderPdf(await pickList(actor, orders, locale)));
    return reply.send(await renderPdfs(await packingSlips(actor, orders, locale)));
  });
}
