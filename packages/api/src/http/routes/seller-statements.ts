import { locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { loadAccount } from '#api/modules/accounts/index.ts';
import { readSellerStatement, statementCsv, statementDocument } from '#api/modules/sales/index.ts';
import { renderPdf } from '#api/platform/pdf/pdf-files.ts';
import type { Services } from '#api/platform/services.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Drawing takes a moment of the processor. */
const DRAWN = { name: 'statement-file', max: 60, seconds: 600 };
const FILE = /^(?<month>\d{4}-\d{2})\.(?<type>pdf|csv)$/;

type Request = { Params: { file: string }; Querystring: { lang?: string } };

/** `GET /api/seller-statements/{2026-11}.{pdf|csv}?lang=`: the statement of a month of whoever is signed in. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Request>('/api/seller-statements/:file', async (request, reply) => {
    const { params, query } = request;
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    const { month, type } = FILE.exec(params.file)?.groups ?? {};
    const { accountId } = context.actor.principal;
    const account = accountId === null || !month ? null : await loadAccount(services.db, accountId);
    if (!account || !month) return reply.status(404).send({ message: 'There is nothing here.' });
    const room = await takeFromLimit(services.db, services.secret, DRAWN, account.id);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return reply.status(429).send({ message: 'Too many documents at once. Please wait a moment.' });
    }
    const locale = locales.find((known) => known === query.lang) ?? context.actor.locale;
    const statement = await readSellerStatement(services.db, account.id, month);
    if (type === 'csv') {
      reply.header('content-disposition', `attachment; filename="statement-${month}.csv"`);
      return reply.type('text/csv; charset=utf-8').send(statementCsv(statement, locale));
    }
    reply.header('content-disposition', `inline; filename="statement-${month}.pdf"`);
    return reply
      .type('application/pdf')
      .send(await renderPdf(statementDocument(statement, account.displayName, locale)));
  });
}
