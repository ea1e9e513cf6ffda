import { type Locale, locales } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkoutContextOf, findDocument, findRefundDocument, readDocumentKind } from '#api/modules/sales/index.ts';
import type { PrintedDocument } from '#api/platform/pdf/printed-document.ts';
import { renderPdf } from '#api/platform/pdf/pdf-files.ts';
import { readPictures } from '#api/platform/pdf/read-pictures.ts';
import type { Services } from '#api/platform/services.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Drawing takes a moment of the processor. */
const DRAWN = { name: 'order-pdf', max: 60, seconds: 600 };
const FILE = /^(?<kind>[a-z-]{1,20})\.pdf$/;

type Query = { Querystring: { key?: string; lang?: string } };
type Request = { Params: { id: string; file: string } } & Query;
type Wanted = { readonly document: PrintedDocument; readonly fileName: string };

/** Answers with the PDF of what `find` gives: 404 for nothing, 429 for one who asks too often. */
async function sendDocument(
  services: Services,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
  find: (context: GraphQLContext, locale: Locale) => Promise<Wanted | undefined>,
): Promise<FastifyReply> {
  const { context, setCookies } = await createRequestContext(services, request);
  reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
  reply.header('x-robots-tag', 'noindex');
  const wanted = await find(context, locales.find((known) => known === request.query.lang) ?? context.actor.locale);
  if (!wanted) return reply.status(404).send({ message: 'There is nothing here.' });
  const room = await takeFromLimit(services.db, services.secret, DRAWN, context.clientAddress);
  if (!room.ok) {
    reply.header('retry-after', String(room.retryAfter));
    return reply.status(429).send({ message: 'Too many documents at once. Please wait a moment.' });
  }
  reply.header('content-disposition', `inline; filename="${wanted.fileName}.pdf"`);
  const pictures = await readPictures(services.images, wanted.document);
  return reply.type('application/pdf').send(await renderPdf(wanted.document, pictures));
}

/**
 * `GET /api/orders/{id}/{invoice|packing-slip|statement|sealed-record}.pdf?lang=&key=` and `GET /api/refunds/{id}.pdf?lang=`: a document of an order,
 * or of a refund, for those who may see the order.
 */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Request>('/api/orders/:id/:file', (request, reply) => {
    const { params, query } = request;
    const kind = readDocumentKind(FILE.exec(params.file)?.groups?.['kind'] ?? '');
    const key = typeof query.key === 'string' ? query.key : null;
    return sendDocument(services, request, reply, async (context, locale) => {
      const wanted = kind && { orderId: params.id, kind, key, locale };
      const document = wanted && (await findDocument(context.actor, checkoutContextOf(context), wanted));
      return document && { document, fileName: `${document.kind}-${document.number}` };
    });
  });

  app.get<{ Params: { id: string } } & Query>('/api/refunds/:id.pdf', (request, reply) =>
    sendDocument(services, request, reply, async (context, locale) => {
      const { id } = request.params;
      const document = await findRefundDocument(context.actor, checkoutContextOf(context), id, locale);
      return document && { document, fileName: `refund-${id}` };
    }),
  );
}
