/** Carries the requested path from the server's redirect to the page that opens the sign-in dialog. */
const COOKIE = 'redirect-after-login';
const MAX_AGE_SECONDS = 60;

/** The `set-cookie` header for a path (without language prefix, with its query). `secure`: the shop is served over HTTPS. */
export function redirectAfterLoginCookie(path: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${encodeURIComponent(path)}; ${attributes}`;
}

/** The stylesheet of browsers without scripts that shows why they were led home: it is empty unless they just were. */
export const SIGN_IN_NEEDED_STYLES = '/sign-in-needed.css';
/** What it shows. */
export const SIGN_IN_NEEDED_CLASS = 'hs-sign-in-needed';

/** That stylesheet for a browser with these cookies, and the `set-cookie` header that makes it say so once; null where it is empty. */
export function signInNeededStyles(
  cookies: string | undefined,
  secure: boolean,
): { readonly css: string; readonly cookie: string | null } {
  const isLedHome = (cookies ?? '').split(/; */).some((pair) => pair.startsWith(`${COOKIE}=`));
  if (!isLedHome) return { css: '', cookie: null };
  const cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { css: `.${SIGN_IN_NEEDED_CLASS}{display:block!important}`, cookie };
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
