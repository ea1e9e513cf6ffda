import type { FastifyInstance } from 'fastify';
import { locales } from '@headstock/contracts/locale';
import { followRedirect } from '#api/modules/content/index.ts';
import type { Services } from '#api/platform/services.ts';

type Request = { Querystring: { path?: string; lang?: string } };

/**
 * `GET /api/redirects?path=/old-page&lang=fr`: where an address leads that the shop no longer has, as `{ location, status }`, and counts that
 * somebody was led there; 404 for one that leads nowhere. The shell asks before it says that a page was not found.
 */
export function register(app: FastifyInstance, { db }: Services): void {
  app.get<Request>('/api/redirects', async (request, reply) => {
    const { path, lang } = request.query;
    const locale = locales.find((known) => known === lang) ?? 'en';
    const found = typeof path === 'string' ? await followRedirect(db, path, locale) : null;
    reply.header('cache-control', 'no-store');
    return found ?? reply.status(404).send({ message: 'There is nothing here.' });
  });
}
