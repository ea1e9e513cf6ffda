const name = 'csrf-token';
const metaTag = `meta[name="${name}"]`;

/** The value of a cookie that scripts may read; '' when there is none. */
export function readCookie(cookie: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  return found ? decodeURIComponent(found.slice(cookie.length + 1)) : '';
}

/** The CSRF token of the visitor: the cookie's. The page's is a fallback, because a cached page is shared by many visitors. */
export function csrfToken(): string {
  return readCookie(name) || (document.querySelector<HTMLMetaElement>(metaTag)?.content ?? '');
}

/** Removes the token from its cookie and from the page, when its session has ended. */
export function clearCsrfToken(page: Document): void {
  page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  page.querySelector(metaTag)?.setAttribute('content', '');
}
