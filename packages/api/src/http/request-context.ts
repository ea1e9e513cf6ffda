import { ACTING_COOKIE, ACTING_HEADER, NOBODY_ACTS } from '@headstock/contracts/acting';
import { clientNetwork } from '@headstock/contracts/client-network';
import { PREVIEW_HEADER } from '@headstock/contracts/page-address';
import type { FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { beginSession, readVisit, renewSession } from '#api/modules/accounts/index.ts';
import { type ActorContext, anonymous, type Principal } from '#api/platform/actor-context.ts';
import { readLocale } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';
import { ActingChangedError } from './acting-changed-error.ts';
import { ActingRefusedError } from './acting-refused-error.ts';
import { CookieJar, firstHeader } from './cookie-jar.ts';
import {
  CHECKOUT_COOKIE,
  CSRF_COOKIE,
  DEVICE_COOKIE,
  FORM_COOKIE,
  readCookie,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
  SIGNED_IN_COOKIE,
  STAFF_SESSION_COOKIE,
} from './cookies.ts';
import { isCsrfSafe, needsCsrfToken } from './csrf.ts';
import { isShellKey, SHELL_HEADER } from './shell-key.ts';
import { readDeviceId, writeDeviceCookie } from './device-cookie.ts';
import { createMemo } from './memo.ts';
import { ownHost } from './own-host.ts';
import {
  clearActingCookies,
  clearSessionCookies,
  issueCsrfCookie,
  readSignInToken,
  writeActingCookies,
  writeMemoryCookie,
  writeSessionCookies,
  writeSignInCookie,
} from './session-cookies.ts';

/** Whether a request only reads, as far as its method tells, or goes to GraphQL, which tells for itself. */
const isReading = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.url === '/graphql';

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

/** Whether a page asks that was loaded before acting as a member began, or ended: it speaks in the wrong name. Programs say nothing. */
function isOutdated(services: Services, request: FastifyRequest, { impersonatorId }: Principal): boolean {
  const said = firstHeader(request, ACTING_HEADER);
  if (said === undefined) return false;
  const acting = readCookie(request.headers.cookie, ACTING_COOKIE, isSecure(services)) ?? '';
  return said !== (impersonatorId === null ? NOBODY_ACTS : acting);
}

/** Gives the browser back to the administrator whose session it was, if that goes on. Asking twice gives the same. */
async function returnToStaff(
  { db, secret }: Services,
  present: Principal,
  staffToken: string,
  cookies: CookieJar,
): Promise<Principal> {
  clearActingCookies(cookies);
  if (present.accountId !== null) return present;
  const { principal } = await readVisit(db, staffToken);
  if (principal.accountId === null) clearSessionCookies(cookies);
  else writeSessionCookies(cookies, staffToken, true);
  issueCsrfCookie(cookies, secret);
  return principal;
}

/** Reads the principal of the session cookie, and renews cookies that are about to expire or are out of date. */
async function readPrincipal(services: Services, cookieHeader: string | undefined, cookies: CookieJar) {
  const { db, secret, secrets } = services;
  const secure = isSecure(services);
  const token = readCookie(cookieHeader, SESSION_COOKIE, secure);
  const staffToken = readCookie(cookieHeader, STAFF_SESSION_COOKIE, secure);
  const { principal, renew } = await readVisit(db, token);
  // Acting as a member has ended, by the clock or in another tab: the browser is the administrator's again.
  if (staffToken !== undefined && principal.impersonatorId === null)
    return returnToStaff(services, principal, staffToken, cookies);
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
  if (isOutdated(services, request, principal)) throw new ActingChangedError();
  // GraphQL looks at each mutation; nothing else is ever sent in somebody's name.
  if (principal.impersonatorId !== null && !isReading(request)) throw new ActingRefusedError();
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
    previewKey: firstHeader(request, PREVIEW_HEADER),
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
    checkoutMemory: readCookie(request.headers.cookie, CHECKOUT_COOKIE, isSecure(services)),
    keepCheckoutMemory: (sealed) => writeMemoryCookie(cookies, CHECKOUT_COOKIE, sealed),
    formMemory: readCookie(request.headers.cookie, FORM_COOKIE, isSecure(services)),
    keepFormMemory: (sealed) => writeMemoryCookie(cookies, FORM_COOKIE, sealed),
    beginActing(token, acting, expiresAt) {
      const own = readCookie(request.headers.cookie, SESSION_COOKIE, isSecure(services)) ?? '';
      context.actor = { ...context.actor, principal: acting };
      writeActingCookies(cookies, own, token, expiresAt);
      issueCsrfCookie(cookies, secret);
    },
    async endActing() {
      const staffToken = readCookie(request.headers.cookie, STAFF_SESSION_COOKIE, isSecure(services)) ?? '';
      context.actor = {
        ...context.actor,
        principal: await returnToStaff(services, anonymous, staffToken, cookies),
      };
    },
    memo: createMemo(),
  };
  return { context, setCookies: () => cookies.headers };
}
