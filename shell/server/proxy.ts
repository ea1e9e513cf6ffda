import replyFrom from '@fastify/reply-from';
import { readLocale } from '@headstock/contracts/accept-language';
import type { Locale } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from './config.ts';

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

const unavailable: Readonly<Record<Locale, string>> = {
  en: 'The shop cannot answer just now. Please try again in a moment.',
  fr: 'La boutique ne peut pas répondre pour l’instant. Réessayez dans un moment.',
};

/** The shop has one origin: what other processes answer goes through here. Nothing of what is proxied is looked at. */
export function proxyUpstreams(app: FastifyInstance, config: Pick<ShellConfig, 'apiUrl' | 'registryUrl'>): void {
  void app.register(async (scope) => {
    await scope.register(replyFrom, { undici: { connections: 64, pipelining: 1 }, disableRequestLogging: true });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    const forward =
      (target: (request: FastifyRequest) => string) =>
      (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
        reply.from(target(request), {
          rewriteRequestHeaders: (_request, headers) => ({
            ...headers,
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': headers['host'] ?? '',
          }),
          onError: (failed, { error }) => {
            request.log.error({ err: error, path: request.url.split('?')[0] }, 'an upstream did not answer');
            failed
              .code(503)
              .header('retry-after', '5')
              .header('cache-control', 'no-store')
              .type('application/json')
              .send({
                errors: [
                  {
                    message: unavailable[readLocale(request.headers['accept-language'])],
                    extensions: { code: 'UNAVAILABLE' },
                  },
                ],
              });
          },
        });

    const api = forward((request) => config.apiUrl + request.url);
    for (const url of ['/graphql', '/api/*', '/images/*']) scope.route({ method: [...methods], url, handler: api });
    const assets = forward((request) => `${config.registryUrl}/builds${request.url.slice('/remotes'.length)}`);
    // Server code is for this process alone.
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/remotes/:remote/:build/browser/*',
      handler: assets,
    });
  });
}
