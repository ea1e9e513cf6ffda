import type { FastifyRequest } from 'fastify';
import type { Services } from '#api/platform/services.ts';
import { CSRF_COOKIE, readCookie } from './cookies.ts';
import { isCsrfSafe } from './csrf.ts';
import { ownHost } from './own-host.ts';

/** Whether a page asks, which a plain form of ours does, and not a script. */
export const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/**
 * Whether a page of ours sent the form without a script, which could have repeated the token in a header: the browser
 * says whose page it was, and brings the signed cookie, which it does not do for other sites' pages.
 */
export function isFromOwnPage({ secrets, config }: Services, request: FastifyRequest): boolean {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (origin === undefined && site !== 'same-origin') return false;
  const cookie = readCookie(headers.cookie, CSRF_COOKIE, config.publicUrl.protocol === 'https:');
  const fetchSite = typeof site === 'string' ? site : undefined;
  return isCsrfSafe(secrets, config.allowedOrigins, {
    cookie,
    header: cookie,
    origin,
    host: ownHost(config, request),
    fetchSite,
  });
}
