import { localeOfPath } from '@headstock/contracts/locale';

/** Where a visitor is led to: a path of the shop, for good or for now. */
export interface PageRedirect {
  readonly location: string;
  readonly status: 301 | 302;
}

// A path of ours: never `//host` or `/\host`.
const OWN_PATH = /^\/(?![/\\])/;

/** What the API answered, if it is a redirect inside the shop. */
function readRedirect(answer: unknown): PageRedirect | null {
  if (typeof answer !== 'object' || answer === null || !('location' in answer) || !('status' in answer)) return null;
  const { location, status } = answer;
  if (typeof location !== 'string' || !OWN_PATH.test(location)) return null;
  return status === 301 || status === 302 ? { location, status } : null;
}

/** Whoever asks for a page that is not there does not wait for long. */
const TIMEOUT_MS = 1500;

/** The location with the visitor's query, such as `utm_source`, before its fragment. */
function withSearch(location: string, search: string): string {
  if (search.length < 2) return location;
  const [, before = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}

/**
 * Where an address leads that the shop no longer has, with the visitor's query; null where it leads nowhere. Where the API does not answer
 * nobody is led anywhere. The server asks the API itself, the browser by the shop's own address, which is empty.
 */
export async function findRedirect(apiUrl: string, url: string): Promise<PageRedirect | null> {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const query = new URLSearchParams({ path, lang: localeOfPath(path) });
  try {
    const response = await fetch(`${apiUrl}/api/redirects?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = response.ok ? readRedirect(await response.json()) : null;
    return read && { ...read, location: withSearch(read.location, at < 0 ? '' : url.slice(at)) };
  } catch {
    return null;
  }
}
