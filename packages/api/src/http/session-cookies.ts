import { ACTING_COOKIE } from '@headstock/contracts/acting';
import { SESSION_DAYS } from '#api/modules/accounts/index.ts';
import {
  type CHECKOUT_COOKIE,
  CSRF_COOKIE,
  type CookieWriter,
  type FORM_COOKIE,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
  SIGNED_IN_COOKIE,
  STAFF_SESSION_COOKIE,
} from './cookies.ts';
import { CSRF_MAX_AGE_SECONDS, issueCsrfToken } from './csrf.ts';

const SESSION_MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

/** Puts a session's token into the visitor's cookies; the readable cookie only says whether it has an account. */
export function writeSessionCookies(cookies: CookieWriter, token: string, signedIn: boolean): void {
  cookies.set(SESSION_COOKIE, token, { httpOnly: true, maxAge: SESSION_MAX_AGE_SECONDS });
  if (signedIn) cookies.set(SIGNED_IN_COOKIE, '1', { httpOnly: false, maxAge: SESSION_MAX_AGE_SECONDS });
}

/** Takes the session's cookies away. */
export function clearSessionCookies(cookies: CookieWriter): void {
  cookies.set(SESSION_COOKIE, '', { httpOnly: true, maxAge: 0 });
  cookies.set(SIGNED_IN_COOKIE, '', { httpOnly: false, maxAge: 0 });
}

/** Puts a session in which an administrator acts as a member beside the administrator's own, whose token is `staffToken`. */
export function writeActingCookies(cookies: CookieWriter, staffToken: string, token: string, expiresAt: Date): void {
  writeSessionCookies(cookies, token, true);
  cookies.set(STAFF_SESSION_COOKIE, staffToken, { httpOnly: true, maxAge: SESSION_MAX_AGE_SECONDS });
  // The page goes by it until the server takes it away.
  cookies.set(ACTING_COOKIE, String(expiresAt.getTime()), { httpOnly: false, maxAge: SESSION_MAX_AGE_SECONDS });
}

/** Takes the traces of acting as a member away. */
export function clearActingCookies(cookies: CookieWriter): void {
  cookies.set(STAFF_SESSION_COOKIE, '', { httpOnly: true, maxAge: 0 });
  cookies.set(ACTING_COOKIE, '', { httpOnly: false, maxAge: 0 });
}

/** Gives the visitor a new CSRF token, as after signing in or out. */
export function issueCsrfCookie(cookies: CookieWriter, secret: string): void {
  cookies.set(CSRF_COOKIE, issueCsrfToken(secret), { httpOnly: false, maxAge: CSRF_MAX_AGE_SECONDS });
}

const SIGN_IN_MAX_AGE_SECONDS = 10 * 60;
const SIGN_IN_TOKEN = /^[\w-]{43}$/;

/** The token of a sign-in that is not finished; null for a cookie that cannot be one. */
export const readSignInToken = (value: string | undefined): string | null =>
  value !== undefined && SIGN_IN_TOKEN.test(value) ? value : null;

/** Puts the token of a sign-in that is not finished into the visitor's cookies; null takes it away. */
export function writeSignInCookie(cookies: CookieWriter, token: string | null): void {
  cookies.set(SIGN_IN_COOKIE, token ?? '', { httpOnly: true, maxAge: token === null ? 0 : SIGN_IN_MAX_AGE_SECONDS });
}

const MEMORY_MAX_AGE_SECONDS = 2 * 3_600;

/** Puts what plain forms keep into the visitor's cookies, by the name of the cookie; null takes it away. */
export function writeMemoryCookie(
  cookies: CookieWriter,
  name: typeof CHECKOUT_COOKIE | typeof FORM_COOKIE,
  sealed: string | null,
): void {
  cookies.set(name, sealed ?? '', { httpOnly: true, maxAge: sealed === null ? 0 : MEMORY_MAX_AGE_SECONDS });
}
