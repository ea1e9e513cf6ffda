import type { FastifyRequest } from 'fastify';
import { beginSession, readVisit, renewSession } from '#api/modules/accounts/session-store.ts';
import type { RequestContext, Services } from './context.ts';
import {
  CSRF_COOKIE,
  type CookieWriter,
  readCookie,
  SESSION_COOKIE,
  SIGNED_IN_COOKIE,
  writeCookie,
} from './cookies.ts';
import { isCsrfSafe, needsCsrfToken } from './csrf.ts';
import { readLocale } from '#api/platform/locale.ts';
import { issueCsrfCookie, writeSessionCookies } from './session-cookies.ts';

/** Cookies to set, in the order of their writing. */
class CookieJar implements CookieWriter {
  readonly headers = new Map<string, string>();
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  set(name: string, value: string, options: { httpOnly: boolean; maxAge: number }): void {
    this.headers.set(name, writeCookie(name, value, options, this.#secure));
  }
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function isRequestCsrfSafe({ secret, config }: Services, request: FastifyRequest): boolean {
  const { headers } = request;
  return isCsrfSafe(secret, config.allowedOrigins, {
    cookie: readCookie(headers.cookie, CSRF_COOKIE),
    header: one(headers['csrf-token']),
    origin: headers.origin,
    host: request.host,
    fetchSite: one(headers['sec-fetch-site']),
  });
}

/**
 * Reads who asks, in which language, and whether the request may change something. `setCookies` gives the headers to
 * send with the answer. Throws when the database is away and the request has a session.
 */
export async function createRequestContext(
  services: Services,
  request: FastifyRequest,
): Promise<{ context: RequestContext; setCookies: () => string[] }> {
  const { db, secret, config } = services;
  const cookieHeader = request.headers.cookie;
  const cookies = new CookieJar(config.publicUrl.protocol === 'https:');
  const token = readCookie(cookieHeader, SESSION_COOKIE);
  const visit = await readVisit(db, token);
  if (visit.session.id !== null && visit.renew && token !== undefined) {
    await renewSession(db, visit.session.id);
    writeSessionCookies(cookies, token, visit.viewer !== null);
  }
  if (visit.viewer === null && readCookie(cookieHeader, SIGNED_IN_COOKIE) !== undefined) {
    cookies.set(SIGNED_IN_COOKIE, '', { httpOnly: false, maxAge: 0 });
  }
  if (needsCsrfToken(secret, readCookie(cookieHeader, CSRF_COOKIE))) {
    issueCsrfCookie({ cookies, secret });
  }
  const memory = new Map<string, Promise<unknown>>();
  let beginning: Promise<string> | undefined;
  const context: RequestContext = {
    ...services,
    log: services.log.child({ requestId: request.id }),
    session: visit.session,
    viewer: visit.viewer,
    locale: readLocale(one(request.headers['accept-language'])),
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    cookies,
    csrfOk: isRequestCsrfSafe(services, request),
    ensureSession() {
      if (context.session.id !== null) return Promise.resolve(context.session.id);
      beginning ??= beginSession(db, context.userAgent).then(({ id, token: newToken }) => {
        writeSessionCookies(cookies, newToken, false);
        context.session = { ...context.session, id };
        return id;
      });
      return beginning;
    },
    memo<T>(key: string, make: () => Promise<T>): Promise<T> {
      const kept = memory.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key belongs to one maker, so it kept what that one made
      if (kept) return kept as Promise<T>;
      const made = make();
      memory.set(key, made);
      return made;
    },
  };
  return { context, setCookies: () => [...cookies.headers.values()] };
}
