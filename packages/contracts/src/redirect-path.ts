import { withoutLocale } from './locale.ts';

const anyOrigin = 'https://shop.invalid';

/**
 * The path to go to after signing in, without its language prefix, or undefined if `text` is not a path of this shop.
 * The text may come from a URL that an attacker wrote: another origin, a scheme, or a path that a browser would read as
 * another host is refused.
 */
export function redirectPath(text: string | undefined): string | undefined {
  if (text === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, anyOrigin))
    return undefined;
  const url = new URL(text, anyOrigin);
  const path = withoutLocale(url.pathname);
  if (url.origin !== anyOrigin || path.startsWith('//')) return undefined;
  return path + url.search + url.hash;
}
