import type { IncomingMessage } from 'node:http';

/** Name and value in turn. */
const maxRawHeaders = 200;
const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

/** The path of a target in absolute form, if it names the very host of the request; null otherwise. */
function pathOfAbsolute(url: string, host: string): string | null {
  const parsed = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null;
  return parsed?.host === host.toLowerCase() ? parsed.pathname + parsed.search : null;
}

/**
 * Whether a request may be read in two ways, in which a proxy in front and this server could differ: several `Host` headers or none that is one,
 * a target with another host, more headers than anybody needs. Gives the status of the refusal, or null; a target in absolute form becomes a
 * path. What is ambiguous about a body's length, Node's own parser refuses.
 */
export function ambiguityOf(request: IncomingMessage): 400 | 431 | null {
  const { rawHeaders, headers, url = '' } = request;
  if (rawHeaders.length > maxRawHeaders) return 431;
  // A line without a version is one of HTTP/0.9, which had no headers.
  if (request.httpVersionMajor !== 1) return 400;
  const { host = '' } = headers;
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 1 && !validHost.test(host))) return 400;
  if (url.startsWith('/')) return null;
  const path = pathOfAbsolute(url, host);
  if (path === null) return 400;
  request.url = path;
  return null;
}
