import type { IncomingMessage, ServerResponse } from 'node:http';
import { sharedPageAddress } from '@headstock/contracts/page-address';
import { canaryBucket } from '#shell/server/canary-bucket.ts';
import type { CreatePageResponse } from './page-response.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';

export interface CacheResponderOptions {
  readonly cache: PageCache;
  /** Which builds a visitor gets. */
  readonly remotes: {
    readonly hasCanary: boolean;
    forVisitor(bucket?: number): { readonly revision: string };
  };
  readonly createResponse: CreatePageResponse;
  /** Whether visitors come over HTTPS. */
  readonly secure: boolean;
}

/** What only a parser of URLs can tell: another host, dot segments, a hash. */
const unusual = /^(?!\/)|^\/[/\\]|[#\\]|\/(?:\.|%2e)/i;

/** The one address of the page that a request means, whichever way it is spelled; null when that takes the long way to find out. */
function canonicalAddress(url: string): string | null {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return unusual.test(path) || url.includes('#') ? null : sharedPageAddress(path, query < 0 ? '' : url.slice(query));
}

/** Responds at once when the page is cached; false when the request must go on. `common` are headers to add, as names and values in turn. */
export type RespondFromCache = (
  request: IncomingMessage,
  response: ServerResponse,
  common: readonly string[],
) => boolean;

/**
 * Creates the fast path for cached pages: one lookup, or two where the address has another spelling, and one write. The page cache holds only
 * pages that are the same for everybody, by their one address, so whatever it finds may be sent.
 */
export function createCacheResponder({
  cache,
  remotes,
  createResponse,
  secure,
}: CacheResponderOptions): RespondFromCache {
  const everybody = remotes.forVisitor();
  const freshUnder = (address: string | null, revision: string): RenderedPage | undefined =>
    address === null ? undefined : cache.fresh(`${revision} ${address}`);
  return (request, response, common) => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const { bucket, cookie } = canaryBucket(headers.cookie, remotes.hasCanary, secure);
    const { revision } = bucket === undefined ? everybody : remotes.forVisitor(bucket);
    const page = cache.fresh(`${revision} ${url}`) ?? freshUnder(canonicalAddress(url), revision);
    if (!page?.body) return false;
    const answer = createResponse(page, headers);
    const body = page.body.ready(answer.encoding);
    if (!body) return false;
    if (cookie) answer.headers.push('set-cookie', cookie);
    answer.headers.push(...common);
    if (answer.status === 304) response.writeHead(304, answer.headers).end();
    else response.writeHead(answer.status, [...answer.headers, 'content-length', String(body.length)]).end(body);
    return true;
  };
}
