/** Names of the shop's cookies; `cookieName` says how a browser keeps them. */
export const SESSION_COOKIE = 'headstock-session';
/** Readable by the page: says only that a session with an account may exist. */
export const SIGNED_IN_COOKIE = 'headstock-signed-in';
export const CSRF_COOKIE = 'csrf-token';
/** Names a browser that somebody signed in with, so that guesses from elsewhere do not slow it down. */
export const DEVICE_COOKIE = 'headstock-device';
/** Names a sign-in that is not finished: one that owes its second factor, or waits for a passkey. */
export const SIGN_IN_COOKIE = 'headstock-sign-in';
/** What was typed into the plain forms of the checkout and is not settled yet, sealed. */
export const CHECKOUT_COOKIE = 'headstock-checkout';
/** What was typed into a plain form of the account that was refused, sealed. */
export const FORM_COOKIE = 'headstock-form';

/** The administrator's own session, while they act as a member; it comes back when that ends. */
export const STAFF_SESSION_COOKIE = 'headstock-staff-session';

/**
 * The name under which a browser keeps a cookie. Over HTTPS it has the prefix `__Host-`: neither a subdomain nor a
 * network in between can plant one. Browsers refuse the prefix over plain HTTP.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export type CookieOptions = {
  /** Hidden from scripts. */
  httpOnly: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
};

/** Sets cookies on the answer: path /, SameSite=Lax, Secure where the shop is served over HTTPS. */
export type CookieWriter = { set(name: string, value: string, options: CookieOptions): void };

/** Reads one cookie of a `cookie` header; undefined when it is not there. `secure`: the shop is served over HTTPS. */
export function readCookie(header: string | undefined, name: string, secure: boolean): string | undefined {
  const kept = cookieName(name, secure);
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === kept) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** Text of a `set-cookie` header. `value` must hold cookie characters only. */
export function writeCookie(name: string, value: string, { httpOnly, maxAge }: CookieOptions, secure: boolean): string {
  const parts = [`${cookieName(name, secure)}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
