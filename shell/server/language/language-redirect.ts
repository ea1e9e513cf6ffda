import type { IncomingHttpHeaders } from 'node:http';
import { readLocale } from '@headstock/contracts/accept-language';
import { LANGUAGE_COOKIE, languageCookie, localePrefix } from '@headstock/contracts/locale';

/** What decides about the language of the home page. */
export const languageVary = 'accept-encoding, accept-language, cookie, user-agent';

export interface LanguageRedirect {
  readonly location: string;
  /** By which the next visit knows the language of this one. */
  readonly cookie: string;
}

const known = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w*)`);
const machines = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|embedly|whatsapp|curl|wget/i;

/** Whether the visitor comes from another page of the shop, and so has chosen this one. */
function isFromHere({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}

/**
 * Where somebody goes who opens the home page, `/`, and was in another language than English before, or comes for the first time
 * with a browser that prefers one; null for everybody else. An address in a language, as every other one is, says itself what is wanted, and programs get
 * what they ask for.
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
