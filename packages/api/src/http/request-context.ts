import { clientNetwork } from '@headstock/contracts/client-network';
import type { FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { beginSession, readVisit, renewSession } from '#api/modules/accounts/index.ts';
import { type ActorContext, anonymous } from '#api/platform/actor-context.ts';
import { readLocale } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';
import { CookieJar, firstHeader } from './cookie-jar.ts';
import { CSRF_COOKIE, DEVICE_COOKIE, readCookie, SESSION_COOKIE, SIGN_IN_COOKIE, SIGNED_IN_COOKIE } from './cookies.ts';
import { isCsrfSafe, needsCsrfToken } from './csrf.ts';
import { isShellKey, SHELL_HEADER } from './shell-key.ts';
import { readDeviceId, writeDeviceCookie } from './device-cookie.ts';
import { createMemo } from './memo.ts';
import { ownHost } from './own-host.ts';
import {
  clearSessionCookies,
  issueCsrfCookie,
  readSignInToken,
  writeSessionCookies,
  writeSignInCookie,
} from './session-cookies.ts';

const isSecure = ({ config }: Pick<Services, 'config'>): boolean => config.publicUrl.protocol === 'https:';

function isRequestCsrfSafe(services: Services, request: FastifyRequest): boolean {
  const { secrets, config } = services;
  return isCsrfSafe(secrets, config.allowedOrigins, {
    cookie: readCookie(request.headers.cookie, CSRF_COOKIE, isSecure(services)),
    header: firstHeader(request, 'csrf-token'),
    origin: request.headers.origin,
    host: ownHost(config, request),
    fetchSite: firstHeader(request, 'sec-fetch-site'),
  });
}

/** Reads the principal of the session cookie, and renews cookies that are about to expire or are out of date. */
async function readPrincipal(services: Services, cookieHeader: string | undefined, cookies: CookieJar) {
  const { db, secret, secrets } = services;
  const secure = isSecure(services);
  const token = readCookie(cookieHeader, SESSION_COOKIE, secure);
  const { principal, renew } = await readVisit(db, token);
  const isSignedIn = principal.accountId !== null;
  if (principal.sessionId !== null && renew && token !== undefined) {
    await renewSession(db, principal.sessionId);
    writeSessionCookies(cookies, token, isSignedIn);
  }
  if (!isSignedIn && readCookie(cookieHeader, SIGNED_IN_COOKIE, secure) !== undefined) {
    cookies.set(SIGNED_IN_COOKIE, '', { httpOnly: false, maxAge: 0 });
  }
  if (needsCsrfToken(secrets, readCookie(cookieHeader, CSRF_COOKIE, secure))) issueCsrfCookie(cookies, secret);
  return principal;
}

/**
 * Reads who asks, in which language, and whether the request may change something. `setCookies` gives the headers to
 * send with the answer. Throws when the database is away and the request has a session.
 */
export async function createRequestContext(
  services: Services,
  request: FastifyRequest,
): Promise<{ context: GraphQLContext; setCookies: () => string[] }> {
  const { db, secret } = services;
  const cookies = new CookieJar(isSecure(services));
  const principal = await readPrincipal(services, request.headers.cookie, cookies);
  const locale = readLocale(firstHeader(request, 'accept-language'));
  const actor: ActorContext = { db, principal, locale, now: new Date(), requestId: request.id };
  let beginning: Promise<string> | undefined;
  const context: GraphQLContext = {
    ...services,
    log: services.log.child({ requestId: request.id }),
    actor,
    clientAddress: clientNetwork(request.ip),
    deviceId: readDeviceId(services.secrets, readCookie(request.headers.cookie, DEVICE_COOKIE, isSecure(services))),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    csrfOk: isRequestCsrfSafe(services, request),
    isFromShell: isShellKey(services.secrets, firstHeader(request, SHELL_HEADER)),
    ensureSession() {
      const { sessionId } = context.actor.principal;
      if (sessionId !== null) return Promise.resolve(sessionId);
      beginning ??= beginSession(db, context.userAgent).then(({ id, token }) => {
        writeSessionCookies(cookies, token, false);
        context.actor = { ...context.actor, principal: { ...context.actor.principal, sessionId: id } };
        return id;
      });
      return beginning;
    },
    openSession(token, opened) {
      context.actor = { ...context.actor, principal: opened };
      writeSessionCookies(cookies, token, opened.accountId !== null);
      issueCsrfCookie(cookies, secret);
    },
    keepDevice: (deviceId) => writeDeviceCookie(cookies, secret, deviceId),
    signInToken: readSignInToken(readCookie(request.headers.cookie, SIGN_IN_COOKIE, isSecure(services))),
    keepSignInToken: (signInToken) => writeSignInCookie(cookies, signInToken),
    closeSession() {
      context.actor = { ...context.actor, principal: anonymous };
      clearSessionCookies(cookies);
      issueCsrfCookie(cookies, secret);
    },
    memo: createMemo(),
  };
  return { context, setCookies: () => cookies.headers };
}
