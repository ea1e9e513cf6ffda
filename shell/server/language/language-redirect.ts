import type { IncomingHttpHeaders } from 'node:http';
import { readLocale } from '@headstock/contracts/accept-language';
import { LANGUAGE_COOKIE, languageCookie, localePrefix } from '@headstock/contracts/locale';

/** The request headers that decide the language of the home page. */
export const languageVary = 'accept-encoding, accept-language, cookie, user-agent';

export interface LanguageRedirect {
  readonly location: string;
  /** The `set-cookie` that remembers the language. */
  readonly cookie: string;
}

const known = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w*)`);
const machines = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|embedly|whatsapp|curl|wget/i;

/** Whether the visitor follows a link of the shop, and so has chosen this language. */
function isFromHere({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}

/**
 * Where a visitor of the home page `/` is redirected: to the language of an earlier visit, or on the first visit to the one that the browser
 * prefers, if it is not English. Null for everybody else: a URL with a language prefix is explicit, and bots get what they request.
 */
export function languageRedirect(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): LanguageRedirect | null {
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/(?:\?|$)/.test(url)) return null;
  const [, before] = known.exec(headers.cookie ?? '') ?? [];
  const locale = readLocale(before ?? headers['accept-language']);
  if (locale === 'en' || isFromHere(headers) || machines.test(headers['user-agent'] ?? '')) return null;
  return { location: localePrefix(locale) + url.slice(1), cookie: languageCookie(locale) };
}
