import { pathInLocale } from '@headstock/contracts/locale';
import type { RenderedPage } from './page-cache.ts';
import { PageBody } from './page-body.ts';
import type { PageData } from './load-page-data.ts';
import type { RequestContext } from './request-context.ts';

const suffix = '/_payload.json';

/** The address of the page whose data an address asks for, with its query; null when it asks for no data. */
export function pageOfPayload(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  return path.endsWith(suffix) ? (path.slice(0, -suffix.length) || '/') + query : null;
}

const payloadOf = (page: URL): string => page.pathname.replace(/\/$/, '') + suffix + page.search;

const json = (status: number, contents: unknown, headers: Readonly<Record<string, string>> = {}): RenderedPage => {
  const body = new PageBody(JSON.stringify(contents));
  return { status, headers: { ...headers, ...(status === 200 ? { etag: body.etag } : {}) }, body };
};

/** Why there are no data, in the words of the error page. */
export function payloadError(
  status: 400 | 401 | 403 | 404 | 429 | 503,
  context?: RequestContext,
  retryAfter = 5,
): RenderedPage {
  const { pathname = '', rule, target } = context ?? {};
  const messages = {
    400: 'This address is not well formed.',
    401: 'Sign in to see this page.',
    403: 'This page is for others.',
    404: rule ? `Page Not Found: ${pathname}` : `Page not found: ${pathname}${target?.search ?? ''}`,
    429: 'Too many pages at once. Please wait a moment.',
    503: 'This part of the shop is not available just now.',
  };
  const headers = {
    ...(status === 429 || status === 503 ? { 'retry-after': String(retryAfter) } : {}),
    ...(status === 503 ? { 'x-degraded': '1' } : {}),
  };
  return json(status, { statusCode: status, message: messages[status] }, headers);
}

/** The data of a page as they are sent: what its loaders give, by the ids of its routes, or where its data are. */
export function payloadFrom(data: PageData, context: RequestContext): RenderedPage {
  const { target, locale, pathname } = context;
  if (data.kind === 'redirect') {
    const page = new URL(data.location, target);
    return { status: data.status, headers: { location: payloadOf(page) }, body: null };
  }
  if (data.degraded) return payloadError(503, context);
  if (data.status === 403 || data.status === 404) return payloadError(data.status, context);
  const path = pathInLocale(pathname, locale) + target.search;
  return json(data.status, { path, locale, status: data.status, data: data.data });
}
