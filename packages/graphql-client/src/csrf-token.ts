const name = 'csrf-token';
const metaTag = `meta[name="${name}"]`;

/** Over HTTPS the server's cookies have this prefix, with which nobody else can plant one. */
const prefix = '__Host-';

/** The value of a cookie that scripts may read, by the server's name for it; '' when there is none. */
export function readCookie(cookie: string): string {
  const pairs = document.cookie.split('; ');
  for (const kept of [prefix + cookie, cookie]) {
    const found = pairs.find((pair) => pair.startsWith(`${kept}=`));
    if (found) return decodeURIComponent(found.slice(kept.length + 1));
  }
  return '';
}

/** The CSRF token of the visitor: the cookie's. The page's is a fallback, because a cached page is shared by many visitors. */
export function csrfToken(): string {
  return readCookie(name) || (document.querySelector<HTMLMetaElement>(metaTag)?.content ?? '');
}

/** Removes the token from its cookie and from the page, when its session has ended. */
export function clearCsrfToken(page: Document): void {
  page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  page.cookie = `${prefix}${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
  page.querySelector(metaTag)?.setAttribute('content', '');
}
