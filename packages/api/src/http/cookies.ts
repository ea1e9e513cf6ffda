/** Names of the shop's cookies. */
export const SESSION_COOKIE = 'headstock-session';
/** Readable by the page: says only that a session with an account may exist. */
export const SIGNED_IN_COOKIE = 'headstock-signed-in';
export const CSRF_COOKIE = 'csrf-token';

export type CookieOptions = {
  /** Hidden from scripts. */
  httpOnly: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
};

/** Sets cookies on the answer: path /, SameSite=Lax, Secure where the shop is served over HTTPS. */
export type CookieWriter = { set(name: string, value: string, options: CookieOptions): void };

/** Reads one cookie of a `cookie` header; undefined when it is not there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** Text of a `set-cookie` header. `value` must hold cookie characters only. */
export function writeCookie(name: string, value: string, { httpOnly, maxAge }: CookieOptions, secure: boolean): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
