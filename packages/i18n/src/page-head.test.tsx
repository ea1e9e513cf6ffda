import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlRoot } from './messages.tsx';
import { OriginProvider, PageHead, type PageHeadProps } from './page-head.tsx';

const origin = 'https://headstock.example';

function head(locale: 'en' | 'fr', props: PageHeadProps): string {
  const tree: ReactNode = (
    <OriginProvider value={origin}>
      <IntlRoot locale={locale} messages={{}} timeZone="UTC">
        <PageHead {...props} />
      </IntlRoot>
    </OriginProvider>
  );
  return renderToStaticMarkup(<html lang={locale}>{tree}</html>);
}

const metas = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]),
  );

describe('the head of a page', () => {
  it('says everything that a card of a shared page needs', () => {
    const page = { title: '1962 Strat', description: 'Played.', path: '/shop/strat/1', type: 'product' } as const;
    expect(metas(head('fr', { ...page, image: '/images/a/1280' }))).toEqual({
      description: 'Played.',
      'og:title': '1962 Strat',
      'og:description': 'Played.',
      'og:image': `${origin}/images/a/1280`,
      'og:image:alt': '1962 Strat',
      'og:image:width': '1280',
      'og:image:height': '1600',
      'og:type': 'product',
      'og:site_name': 'Headstock',
      'og:locale': 'fr_FR',
      'og:locale:alternate': 'en_US',
      'og:url': `${origin}/fr/shop/strat/1`,
      'twitter:card': 'summary_large_image',
      'twitter:title': '1962 Strat',
      'twitter:description': 'Played.',
      'twitter:image': `${origin}/images/a/1280`,
      'twitter:image:alt': '1962 Strat',
    });
  });

  it('cuts a long description at the end of a word', () => {
    const { description = '' } = metas(
      head('en', { title: 'A', description: 'Played in, honest wear, '.repeat(12), path: '/a' }),
    );
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/honest wear…$|Played…$|Played in…$|honest…$/);
    const whole = 'x'.repeat(160);
    expect(metas(head('en', { title: 'A', description: whole, path: '/a' }))['description']).toBe(whole);
  });

  it('shows the picture that it is given, in its size, and the shop’s card without one', () => {
    const full = { path: '/images/b/1280', width: 1280, height: 2765, alt: 'A guitar' };
    expect(metas(head('en', { title: 'a', path: '/a', image: full }))).toMatchObject({
      'og:image:height': '2765',
      'og:image:alt': 'A guitar',
    });
    expect(metas(head('en', { title: 'a', path: '/a' }))).toMatchObject({
      'og:image': `${origin}/icons/share.png`,
      'og:image:width': '1200',
    });
  });

  it.each(['/', '/shop', '/shop?page=2'])('names itself and its other language from both of them: %s', (path) => {
    const [en, fr] = (['en', 'fr'] as const).map((locale) => head(locale, { title: 'a', path }));
    expect(alternates(en!)).toEqual(alternates(fr!));
    const { en: english, fr: french, 'x-default': otherwise } = alternates(en!);
    expect(otherwise).toBe(english);
    expect(en).toContain(`<link rel="canonical" href="${english}"/>`);
    expect(fr).toContain(`<link rel="canonical" href="${french}"/>`);
  });

  it('keeps a page with an address of its own out of the index where it says so', () => {
    const html = head('en', { title: 'Side by side', path: '/shop/compare?ids=a,b', unlisted: true });
    expect(metas(html)).toMatchObject({ robots: 'noindex' });
    expect(html).toContain(`<link rel="canonical" href="${origin}/shop/compare?ids=a,b"/>`);
    expect(metas(head('en', { title: 'a', path: '/a' }))).not.toHaveProperty('robots');
  });

  it('keeps a page without a canonical address out of the index', () => {
    const html = head('en', { title: 'Cart' });
    expect(metas(html)).toMatchObject({ robots: 'noindex' });
    expect(html).not.toMatch(/canonical|alternate" hrefLang/);
  });
});
