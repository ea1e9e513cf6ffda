import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  bannerOf,
  newsletterMessages,
  readEntries,
  showsNewsletterModal,
  subscribe,
} from '#api/modules/content/index.ts';
import type { Services } from '#api/platform/services.ts';
import { type Locale, type LocalText, readLocale } from '#api/platform/locale.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { ContentRevision } from '#api/http/content-revision.ts';
import { firstHeader } from '#api/http/cookie-jar.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { isShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';

const SUBSCRIBE_LIMIT = { name: 'subscribe', max: 20, seconds: 3_600 };

/** The content calls of the specification: banner, options of the shop, newsletter; and for the shell, whether pages are out of date. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, log, secret, secrets } = services;
  const revision = new ContentRevision(db, log);
  app.addHook('preClose', () => revision.stop());

  app.get('/api/content-revision', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (!isShellKey(secrets, firstHeader(request, SHELL_HEADER)))
      return reply.status(404).send({ message: 'There is nothing here.' });
    return { revision: await revision.current() };
  });

  const serveBanner = (path: string, localeOf: (request: FastifyRequest) => Locale, vary: string | null): void => {
    app.get<{ Querystring: { request?: string } }>(path, async (request, reply) => {
      if (request.query.request !== 'header-banner')
        return reply.status(404).send({ message: 'There is nothing here.' });
      const locale = localeOf(request);
      const entries = bannerOf(await readEntries(db, 'banner', locale), locale);
      reply.header('cache-control', 'public, max-age=60');
      if (vary !== null) reply.header('vary', vary);
      return entries.map(({ id, html }) => ({ id, content: { rendered: html } }));
    });
  };
  serveBanner('/api/cms', (request) => readLocale(request.headers['accept-language']), 'accept-language');
  // Every address under /fr speaks French, whatever the browser prefers.
  serveBanner('/fr/api/cms', () => 'fr', null);

  // `lang` says for whom, `en` unless it is `fr`.
  app.get<{ Querystring: { lang?: string } }>('/api/cms-options', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return { newsletter_modal: await showsNewsletterModal(db, request.query.lang === 'fr' ? 'fr' : 'en') };
  });

  app.post('/api/subscribe', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies());
    const refuse = (status: number, text: LocalText) =>
      reply.status(status).send({ message: text[context.actor.locale] });
    if (!context.csrfOk) return refuse(403, errorMessages.stalePage);
    const room = await takeFromLimit(db, secret, SUBSCRIBE_LIMIT, context.clientAddress);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return refuse(429, errorMessages.rateLimited);
    }
    const result = await subscribe(db, request.body, context.actor.locale);
    return result.ok ? { success: true } : refuse(400, newsletterMessages[result.why]);
  });
}
