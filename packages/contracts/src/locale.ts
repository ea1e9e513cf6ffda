/** The languages of the shop. English has no prefix in the address, French has `/fr`. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Says which language a visitor was led to, or chose; the home page follows it. */
export const LANGUAGE_COOKIE = 'i18n_redirected';

/** The cookie of a language, as the server sets it and the page writes it; it holds for 365 days. */
export const languageCookie = (locale: Locale): string =>
  `${LANGUAGE_COOKIE}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;

/** The language that an address asks for. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/fr' || pathname.startsWith('/fr/') ? 'fr' : 'en';
}

/** The path prefix of a language: '' or '/fr'. */
export function localePrefix(locale: Locale): '' | '/fr' {
  return locale === 'fr' ? '/fr' : '';
}

/** The path without its language prefix; always begins with a slash. */
export function withoutLocale(pathname: string): string {
  if (localeOfPath(pathname) === 'en') return pathname;
  return pathname.slice('/fr'.length) || '/';
}

/** The same place in another language; keeps query and hash when they are part of `path`. */
export function pathInLocale(path: string, locale: Locale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const plain = withoutLocale(pathname || '/');
  const prefix = localePrefix(locale);
  return (prefix && plain === '/' ? prefix : prefix + plain) + rest;
}
