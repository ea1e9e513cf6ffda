import { describe, expect, it } from '@jest/globals';
import { plainErrorPage } from './plain-error-page.ts';

describe('the plain error page', () => {
  it('is in the language of the URL, and links to pages in it', () => {
    expect(plainErrorPage(400, '/shop/%')).toContain('<h1>400 Error</h1><p>Something Went Wrong.</p>');
    const french = plainErrorPage(503, '/fr/%?x=/shop');
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('<h1>Erreur 503</h1>');
    expect(french).toContain('<a href="/fr/shop">Boutique</a>');
  });

  it('repeats nothing of the URL', () => {
    expect(plainErrorPage(400, '/%"><script>alert(1)</script>')).not.toContain('alert');
  });
});
