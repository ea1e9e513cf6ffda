import { locales, localePrefix } from '@headstock/contracts/locale';
import { routeTable } from '@headstock/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { canaryBucket } from '../canary-bucket.ts';
import type { Builds, ServedRemotes } from './build-id.ts';

export interface BuildsOptions {
  readonly builds: Builds;
  /** Which builds a visitor gets. */
  readonly remotes: { readonly hasCanary: boolean; forVisitor(bucket?: number): ServedRemotes };
  /** Whether visitors come over HTTPS. */
  readonly secure: boolean;
}

/** `/builds/latest.json` names the version that a visitor would get now, `/builds/meta/{id}.json` says which routes it has. */
export function serveBuilds(app: FastifyInstance, { builds, remotes, secure }: BuildsOptions): void {
  const timestamp = builds.builtAt;
  app.get('/builds/latest.json', (request, reply) => {
    const { bucket, cookie } = canaryBucket(request.headers.cookie, remotes.hasCanary, secure);
    // Who has no share in canaries yet gets one with a page, not here.
    const id = builds.idFor(remotes.forVisitor(cookie === null ? bucket : undefined));
    return reply.header('cache-control', 'private, no-store').send({ id, timestamp });
  });
  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', (request, reply) => {
    const { id } = request.params;
    if (!builds.isOwn(id)) {
      const message = 'There is no such version of the shop.';
      return reply.code(404).header('cache-control', 'no-store').send({ statusCode: 404, message });
    }
    const languages = locales.map((locale) => ({ locale, prefix: localePrefix(locale) }));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send({ id, timestamp, languages, routes: routeTable });
  });
}
