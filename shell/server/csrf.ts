import { CSRF_COOKIE, readCookie, writeCookie } from '@headstock/api/cookies';
import { CSRF_MAX_AGE_SECONDS, issueCsrfToken, needsCsrfToken } from '@headstock/api/csrf';
import { readOrMakeSecret } from '@headstock/api/secret';
import type { ShellConfig } from './config.ts';

export interface Csrf {
  /** The visitor's token, and the `set-cookie` that gives it when the visitor has none that will last. */
  tokenFor(cookieHeader: string | undefined): { readonly value: string; readonly cookie: string | null };
}

/** Gives every visitor the token with which the API takes changes. */
export function createCsrf(config: ShellConfig): Csrf {
  const secret = config.secret ?? readOrMakeSecret(config.dataFolder);
  const secure = config.publicOrigin.startsWith('https:');
  return {
    tokenFor(cookieHeader) {
      const known = readCookie(cookieHeader, CSRF_COOKIE);
      if (known !== undefined && !needsCsrfToken(secret, known)) return { value: known, cookie: null };
      const value = issueCsrfToken(secret);
      return {
        value,
        cookie: writeCookie(CSRF_COOKIE, value, { httpOnly: false, maxAge: CSRF_MAX_AGE_SECONDS }, secure),
      };
    },
  };
}
