import { type Locale, localeOfPath, withoutLocale } from '@headstock/contracts/locale';

const LONGEST = 400;
const LONGEST_TARGET = 800;
/** Any address serves: only paths are read. */
const BASE = 'https://shop.invalid';
/** Backslashes, which browsers take for slashes, white space, and control characters. */
const FORBIDDEN = /[\\\s\u0000-\u001f\u007f]/;

/** The part of a target by which pages are found. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

/** A path as it is compared: encoded as browsers send it, in lower case, without a slash at its end. */
function normal(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

function parse(text: string): URL | null {
  if (!text.startsWith('/') || text.startsWith('//') || FORBIDDEN.test(text)) return null;
  if (!URL.canParse(text, BASE)) return null;
  const url = new URL(text, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url : null;
}

/** An address of the shop that leads elsewhere; `locale` is what a language prefix says, null without one. */
export type ReadPath = { readonly path: string; readonly locale: Locale | null };

/** Reads a path of the shop from which something leads elsewhere; null for what is none, has a query or a fragment, or is the home page. */
export function readPath(text: string): ReadPath | null {
  const url = parse(text.trim());
  if (!url || url.search !== '' || url.hash !== '' || text.includes('?') || text.includes('#')) return null;
  const path = normal(withoutLocale(url.pathname));
  if (path === '/' || path.length > LONGEST) return null;
  return { path, locale: localeOfPath(url.pathname) === 'fr' ? 'fr' : null };
}

/** Reads where a redirect leads: a path of the shop, without its language prefix, which the visitor's language adds. Null for what is none. */
export function readTarget(text: string): string | null {
  const url = parse(text.trim());
  if (!url) return null;
  const target = `${withoutLocale(url.pathname)}${url.search}${url.hash}`;
  return target.length > LONGEST_TARGET ? null : target;
}

/** The path of a target, as `readPath` compares it. */
export const targetPath = (target: string): string => normal(pathOf(target));
