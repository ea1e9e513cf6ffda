import { describe, expect, it } from '@jest/globals';
import { languageRedirect } from './language-redirect.ts';

const browser = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5', 'user-agent': 'Mozilla/5.0', host: 'shop.test' };

describe('the first visit of the home page', () => {
  it('redirects to the browser’s preferred language, with its query, once', () => {
    expect(languageRedirect('GET', '/?utm=a', browser)).toEqual({
      location: '/fr?utm=a',
      cookie: 'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax',
    });
    expect(languageRedirect('HEAD', '/', browser)?.location).toBe('/fr');
  });

  it('is followed by visits in the last language', () => {
    const english = { ...browser, 'accept-language': 'en' };
    expect(languageRedirect('GET', '/', { ...english, cookie: 'a=b; i18n_redirected=fr' })?.location).toBe('/fr');
    expect(languageRedirect('GET', '/', { ...browser, cookie: 'i18n_redirected=en' })).toBeNull();
    expect(languageRedirect('GET', '/', { ...browser, cookie: 'i18n_redirected=' })).toBeNull();
    expect(languageRedirect('GET', '/fr', { ...browser, cookie: 'i18n_redirected=en' })).toBeNull();
  });

  it.each(['/fr', '/shop', '/fr/shop', '/shop?x=/', '//', '/index', ''])('leaves %j as it is', (url) => {
    expect(languageRedirect('GET', url, browser)).toBeNull();
  });

  it.each([undefined, '', 'en', 'de-DE', '*', 'en-US,fr;q=0.8', 'fr;q=0', ';;;q=,,'])(
    'stays in English for a browser that asks for %j',
    (language) => {
      expect(languageRedirect('GET', '/', { ...browser, 'accept-language': language })).toBeNull();
    },
  );

  it.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'facebookexternalhit/1.1', 'curl/8.0'])(
    'gives %s what it asks for',
    (agent) => {
      expect(languageRedirect('GET', '/', { ...browser, 'user-agent': agent })).toBeNull();
    },
  );

  it('does not redirect links from within the shop', () => {
    expect(languageRedirect('GET', '/', { ...browser, 'sec-fetch-site': 'same-origin' })).toBeNull();
    expect(languageRedirect('GET', '/', { ...browser, referer: 'https://shop.test/fr' })).toBeNull();
    expect(languageRedirect('GET', '/', { ...browser, 'sec-fetch-site': 'none' })).not.toBeNull();
    expect(languageRedirect('GET', '/', { ...browser, referer: 'https://search.test/' })).not.toBeNull();
  });

  it('applies to pages, not to forms', () => {
    expect(languageRedirect('POST', '/', browser)).toBeNull();
  });
});
