/** Carries the requested path from the server's redirect to the page that opens the sign-in dialog. */
const COOKIE = 'redirect-after-login';
const MAX_AGE_SECONDS = 60;

/** The `set-cookie` header for a path (without language prefix, with its query). `secure`: the shop is served over HTTPS. */
export function redirectAfterLoginCookie(path: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${encodeURIComponent(path)}; ${attributes}`;
}

/** The `set-cookie` header that forgets the path; null for a browser whose cookies hold none. */
export function forgetRedirectCookie(cookies: string | undefined, secure: boolean): string | null {
  const isLedHome = (cookies ?? '').split(/; */).some((pair) => pair.startsWith(`${COOKIE}=`));
  return isLedHome ? `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}` : null;
}

/** Reads the path and removes it; null when there is none. The value comes from the visitor and may be anything. */
export function takeRedirectAfterLogin(page: Pick<Document, 'cookie'>): string | null {
  const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  if (!found) return null;
  page.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    return decodeURIComponent(found.slice(COOKIE.length + 1));
  } catch {
    return null;
  }
}
