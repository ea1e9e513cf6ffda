import type { IncomingMessage, ServerResponse } from 'node:http';
import { canaryBucket } from '#shell/server/canary-bucket.ts';
import type { CreatePageResponse } from './page-response.ts';
import type { PageCache } from './page-cache.ts';

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

/** Answers a request at once if its page is ready; false when somebody else must answer. `common` are headers to add. */
export type RespondFromCache = (
  request: IncomingMessage,
  response: ServerResponse,
  common: readonly string[],
) => boolean;

/**
 * Gives the short way for pages that are the same for everybody and kept: one look-up, one write. The page cache holds nothing
 * but such pages, under the addresses at which they were asked for, so that whatever is found may be sent.
 */
export function createCacheResponder({
  cache,
  remotes,
  createResponse,
  secure,
}: CacheResponderOptions): RespondFromCache {
  const everybody = remotes.forVisitor();
  return (request, response, common) => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const { bucket, cookie } = canaryBucket(headers.cookie, remotes.hasCanary, secure);
    const { revision } = bucket === undefined ? everybody : remotes.forVisitor(bucket);
    const page = cache.fresh(`${revision} ${url}`);
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
