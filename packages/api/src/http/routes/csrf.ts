import type { FastifyInstance } from 'fastify';
import type { Services } from '#api/platform/services.ts';
import { CSRF_COOKIE, readCookie, writeCookie } from '#api/http/cookies.ts';
import { CSRF_MAX_AGE_SECONDS, issueCsrfToken, needsCsrfToken } from '#api/http/csrf.ts';

/** `GET /api/csrf`: the visitor's CSRF token, a new one when the cookie has none that is good. For pages and programs. */
export function register(app: FastifyInstance, { config, secret, secrets }: Services): void {
  app.get('/api/csrf', (request, reply) => {
    const secure = config.publicUrl.protocol === 'https:';
    const current = readCookie(request.headers.cookie, CSRF_COOKIE, secure);
    const token = current !== undefined && !needsCsrfToken(secrets, current) ? current : issueCsrfToken(secret);
    return reply
      .header('cache-control', 'private, no-store')
      .header('set-cookie', writeCookie(CSRF_COOKIE, token, { httpOnly: false, maxAge: CSRF_MAX_AGE_SECONDS }, secure))
      .send({ token });
  });
}
