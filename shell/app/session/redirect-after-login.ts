/** Keeps, from the server's redirect to the first page that can open the dialog, where a visitor wanted to go. */
const COOKIE = 'redirect-after-login';
const MAX_AGE_SECONDS = 60;

/** The `set-cookie` that keeps a path (without language prefix, with its query) for the next page. */
export function redirectAfterLoginCookie(path: string): string {
  return `${COOKIE}=${encodeURIComponent(path)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}

/** The path that was kept, once: asking again gives null. What stands there is the visitor's text and may be anything. */
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
