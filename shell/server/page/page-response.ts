import { acceptedEncoding, type Encoding } from '#shell/server/accepted-encoding.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import type { Csrf } from '#shell/server/csrf.ts';
import { securityHeaders } from '#shell/server/security-headers.ts';
import type { RenderedPage } from './page-cache.ts';

/** Status and headers of a response with a page. */
export interface PageResponse {
  /** 304 for a visitor who has this page already. */
  readonly status: number;
  /** Names and values in turn; the visitor's cookies are among them. */
  readonly headers: string[];
  readonly encoding: Encoding;
}

/** The request headers that the response depends on. */
export interface PageRequestHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-encoding'?: string | string[] | undefined;
  readonly 'if-none-match'?: string | undefined;
}

export type CreatePageResponse = (page: RenderedPage, request: PageRequestHeaders) => PageResponse;

/** For pages that are the same for everybody; those of one visitor say otherwise themselves. */
const REVALIDATE = 'private, max-age=0, must-revalidate';

/** Creates the function that decides the status and headers of a page. */
export function createPageResponder(config: ShellConfig, csrf: Csrf): CreatePageResponse {
  const always = Object.entries({
    ...securityHeaders(config),
    'content-type': 'text/html; charset=utf-8',
  }).flat();
  return (page, request) => {
    const encoding = acceptedEncoding(request['accept-encoding']);
    const headers = [...always];
    for (const name in page.headers) headers.push(name, page.headers[name] ?? '');
    if (page.headers['cache-control'] === undefined) headers.push('cache-control', REVALIDATE);
    if (page.headers['vary'] === undefined) headers.push('vary', 'accept-encoding');
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    const token = csrf.cookieFor(request.cookie);
    if (token) headers.push('set-cookie', token);
    const { etag } = page.headers;
    const isKnown = etag !== undefined && request['if-none-match']?.includes(etag) === true;
    return { status: isKnown ? 304 : page.status, headers, encoding };
  };
}
