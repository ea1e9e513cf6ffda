import { CSRF_COOKIE, readCookie, writeCookie } from '@headstock/api/cookies';
import { CSRF_MAX_AGE_SECONDS, issueCsrfToken, needsCsrfToken } from '@headstock/api/csrf';
import { secretsOf } from '@headstock/api/secret';
import type { ShellConfig } from './config.ts';

export interface Csrf {
  /** The `set-cookie` that gives the visitor a token; null when the visitor has one that will last. */
  cookieFor(cookieHeader: string | undefined): string | null;
}

/** Gives every visitor the token with which the API takes changes. */
export function createCsrf(config: ShellConfig): Csrf {
  const secrets = secretsOf(config.secrets, config.dataFolder);
  const secure = config.publicOrigin.startsWith('https:');
  return {
    cookieFor(cookieHeader) {
      const known = readCookie(cookieHeader, CSRF_COOKIE, secure);
      if (known !== undefined && !needsCsrfToken(secrets, known)) return null;
      const options = { httpOnly: false, maxAge: CSRF_MAX_AGE_SECONDS };
      return writeCookie(CSRF_COOKIE, issueCsrfToken(secrets[0]), options, secure);
    },
  };
}
