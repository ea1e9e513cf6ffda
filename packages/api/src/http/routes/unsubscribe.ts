import { clientNetwork } from '@headstock/contracts/client-network';
import { localePrefix } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { setSubscribed } from '#api/modules/messaging/index.ts';
import { readLocale } from '#api/platform/locale.ts';

import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';

/** Mail services post for all their readers from a few addresses. */
const POSTS = { name: 'unsubscribe', max: 600, seconds: 3_600 };

type Request = { Params: { token: string } };

/**
 * `POST /api/unsubscribe/{token}` is where mail programs post that their reader wants no more of a kind of mail (RFC 8058): without
 * cookies, a CSRF token or a page of ours, as the link alone says whose and which mail it is. `GET` leads to the page, and changes
 * nothing: programs that look into mails open every link.
 */
export async function register(app: FastifyInstance, { db, secret }: Services): Promise<void> {
  await app.register(async (scope) => {
    // The body says `List-Unsubscribe=One-Click`, in one of two forms, and nothing that is not in the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null));
    scope.post<Request>('/api/unsubscribe/:token', async (request, reply) => {
      const room = await takeFromLimit(db, secret, POSTS, clientNetwork(request.ip));
      if (!room.ok)
        return reply
          .status(429)
          .header('retry-after', String(room.retryAfter))
          .send({ message: 'Too many at once. Please wait a moment.' });
      if (await setSubscribed(db, request.params.token, false))
        return { message: 'You get no more mail of this kind.' };
      return reply.status(404).send({ message: 'There is nothing here.' });
    });
    scope.get<Request>('/api/unsubscribe/:token', async (request, reply) => {
      const locale = readLocale(request.headers['accept-language']);
      const token = encodeURIComponent(request.params.token);
      return reply.redirect(`${localePrefix(locale)}/unsubscribe/${token}`, 303);
    });
  });
}
