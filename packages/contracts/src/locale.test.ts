import { describe, expect, it } from '@jest/globals';
import { languageCookie, localeOfPath, pathInLocale, withoutLocale } from './locale.ts';

describe('languages in addresses', () => {
  it.each([
    ['/', 'en'],
    ['/fr', 'fr'],
    ['/fr/shop', 'fr'],
    ['/french-horns', 'en'],
    ['/shop/fr', 'en'],
  ])('reads %s as %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each([
    ['/', 'fr', '/fr'],
    ['/fr', 'en', '/'],
    ['/shop?brand=%5B%22Gibson%22%5D#list', 'fr', '/fr/shop?brand=%5B%22Gibson%22%5D#list'],
    ['/fr/shop?keywords=/fr/x', 'en', '/shop?keywords=/fr/x'],
    ['/fr?page=2', 'en', '/?page=2'],
    ['/fr/shop', 'fr', '/fr/shop'],
  ] as const)('takes %s to %s as %s', (path, locale, there) => {
    expect(pathInLocale(path, locale)).toBe(there);
  });

  it('are remembered for 365 days on every page', () =>
    expect(languageCookie('fr')).toBe('i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax'));

  it('comes back to where it began', () => {
    for (const path of ['/', '/shop', '/shop/a/b?c=d#e'])
      expect(pathInLocale(pathInLocale(path, 'fr'), 'en')).toBe(path);
    expect(withoutLocale('/fr')).toBe('/');
  });
});
