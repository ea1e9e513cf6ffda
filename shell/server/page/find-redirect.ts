import { localeOfPath } from '@headstock/contracts/locale';
import * as z from 'zod/mini';

/** Where a visitor is led to: a path of the shop, for good or for now. */
export interface PageRedirect {
  readonly location: string;
  readonly status: 301 | 302;
}

const redirectSchema = z.object({
  // A path of ours: never `//host` or `/\host`.
  location: z.string().check(z.regex(/^\/(?![/\\])/)),
  status: z.union([z.literal(301), z.literal(302)]),
});

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
 * nobody is led anywhere.
 */
export async function findRedirect(apiUrl: string, url: string): Promise<PageRedirect | null> {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const query = new URLSearchParams({ path, lang: localeOfPath(path) });
  try {
    const response = await fetch(`${apiUrl}/api/redirects?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const read = redirectSchema.safeParse(await response.json());
    return read.success
      ? { ...read.data, location: withSearch(read.data.location, at < 0 ? '' : url.slice(at)) }
      : null;
  } catch {
    return null;
  }
}
