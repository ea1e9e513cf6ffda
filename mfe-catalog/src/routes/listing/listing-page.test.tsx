/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { listingAnswer, listingNode } from '#mfe-catalog/testing/catalogue.fixture.ts';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

const listing = (change?: Parameters<typeof listingAnswer>[0]): Answers => ({
  CatalogListing: ({ named }: { readonly named: boolean }) =>
    named ? listingAnswer(change) : { ...listingAnswer(change), category: undefined },
});
const href = (name: RegExp | string, place: Pick<typeof screen, 'getByRole'> = screen): string =>
  decodeURIComponent(place.getByRole('link', { name, hidden: true }).getAttribute('href') ?? '');
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('the listing', () => {
  it('shows a category with its count, its cards and its filters, after one question', async () => {
    const { requests } = await renderRoute('/shop/category/electric-guitars?brand=["fender"]', listing());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Electric guitars1');
    expect(screen.getByRole('link', { name: '1962 Fender Stratocaster' }).getAttribute('href')).toBe(
      '/shop/1962-fender-stratocaster/a',
    );
    expect(requests()).toEqual([
      [
        'CatalogListing',
        {
          slug: 'electric-guitars',
          named: true,
          filter: { category: ['electric-guitars'], brand: ['fender'] },
          sort: 'DEFAULT',
          page: 1,
        },
      ],
    ]);
  });

  it('leads on from a name that a brand had before', async () => {
    const answer = ({ filter }: { readonly filter: { readonly brand: readonly string[] } }) => ({
      ...listingAnswer({ renamed: filter.brand[0] === 'old' ? [{ key: 'BRAND', from: 'old', to: 'fender' }] : [] }),
      category: undefined,
    });
    const { requests } = await renderRoute('/shop?brand=["old"]&decade=[1960]', { CatalogListing: answer });
    expect(requests().map(([, variables]) => variables)).toMatchObject([
      { filter: { brand: ['old'], decade: [1960] } },
      { filter: { brand: ['fender'], decade: [1960] } },
    ]);
  });

  it('speaks French', async () => {
    await renderRoute('/shop', listing({ totalCount: 0, nodes: [] }), 'fr');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toute la boutique0');
    expect(screen.getByRole('heading', { name: /Rien de ce nom au mur/ })).toBeTruthy();
  });

  it.each([
    ['en', null, 'The whole shop3,000+', /At least 3,000 results/],
    ['fr', null, 'Toute la boutique3\u202f000+', /Au moins 3\s000 résultats/],
    ['en', 11_000, 'The whole shop≈\u00a011,000', /About 11,000 results/],
    ['fr', 11_000, 'Toute la boutique≈\u00a011\u202f000', /Environ 11\s000 résultats/],
  ] as const)('says in %s how sure the total is, estimated at %s', async (locale, estimate, title, status) => {
    const change = { totalCount: 3001, totalCountIsLowerBound: true, totalCountEstimate: estimate };
    await renderRoute('/shop', listing({ ...change, pricesAreLowerBounds: true }), locale);
    expect(screen.getByText(/looked at first|premières annonces/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(status)).toBeTruthy();
  });

  it.each([
    [
      '/shop/category/electric-guitars?brand=["fender"]&decade=[1960]',
      'en',
      'Electric guitars: 1960s, Fender · Headstock',
    ],
    ['/shop?keywords=strat&condition=["GOOD"]', 'fr', '«\u202fstrat\u202f»\u202f: Bon état · Headstock'],
  ] as const)('says what is chosen at %s in the title of its document, in %s', async (address, locale, title) => {
    await renderRoute(address, listing(), locale);
    expect(document.title).toBe(title);
  });

  it('has every filter as a link that turns one value round and leads to the first page', async () => {
    await renderRoute('/shop/category/electric-guitars?brand=["fender"]&page=3', listing());
    expect(href(/^Gibson/, filters())).toBe('/shop/category/electric-guitars?brand=["fender","gibson"]');
    expect(href(/^Fender/, filters())).toBe('/shop/category/electric-guitars');
    expect(href(/^Solid body/, filters())).toBe(
      '/shop/category/electric-guitars?category=["solid-body"]&brand=["fender"]',
    );
    expect(href(/^Fender ?, remove this filter/)).toBe('/shop/category/electric-guitars');
    expect(href('Clear all')).toBe('/shop/category/electric-guitars');
  });

  it('has the decades along the neck, in their order, the chosen one to be taken back', async () => {
    await renderRoute('/shop/category/electric-guitars?decade=[1960]', listing());
    const neck = within(screen.getByRole('list', { name: 'Decades' }));
    const places = neck.getAllByRole('link');
    expect(places.map((place) => place.textContent)).toEqual(['1950s38 instruments', '1960s83 instruments']);
    expect(places[1]?.getAttribute('aria-current')).toBe('true');
    expect(places[1]?.getAttribute('href')).toBe('/shop/category/electric-guitars');
  });

  it('keeps what is chosen when prices are set, and works as a plain form too', async () => {
    const { router, container } = await renderRoute('/shop?brand=["fender"]&page=2', listing());
    const form = container.querySelector<HTMLFormElement>('form:has([name=minPrice])')!;
    expect(form.getAttribute('action')).toBe('/shop');
    expect(form.querySelector<HTMLInputElement>('[name=brand]')?.value).toBe('["fender"]');
    expect(form.querySelector('[name=page]')).toBeNull();
    fireEvent.change(form.querySelector('[name=minPrice]')!, { target: { value: '$1,500' } });
    await act(async () => fireEvent.submit(form));
    expect(decodeURIComponent(router.state.location.pathname + router.state.location.search)).toBe(
      '/shop?brand=["fender"]&minPrice=1500',
    );
  });

  it('helps where nothing is found', async () => {
    await renderRoute(
      '/shop?keywords=zzz',
      listing({
        totalCount: 0,
        pageCount: 0,
        nodes: [],
        suggestions: [{ value: 'stratocaster', label: 'Stratocaster', count: 12, isLowerBound: false }],
      }),
    );
    expect(screen.getByRole('heading', { name: /Nothing on the wall by that name/ })).toBeTruthy();
    expect(href(/^Stratocaster/)).toBe('/shop?keywords=stratocaster');
    expect(screen.getByRole('link', { name: '(615) 555-0142' })).toBeTruthy();
  });

  it('says what it searched for when it corrected the typing', async () => {
    await renderRoute('/shop?keywords=sunbrust', listing({ correctedKeywords: 'sunburst' }));
    expect(screen.getByText(/Nothing here is called “sunbrust”/)).toBeTruthy();
  });

  it('keeps what is sold, and says so', async () => {
    const sold = listingNode('a', { isAvailable: false, soldAt: '2026-11-03T18:00:00.000Z' });
    await renderRoute('/shop', listing({ nodes: [sold] }));
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Sold')).toBeTruthy();
    expect(card.getByText('Nov 3rd 2026')).toBeTruthy();
  });

  it('has real links to its pages', async () => {
    await renderRoute('/shop?brand=["fender"]&page=2', listing({ page: 2, pageCount: 4, totalCount: 90 }));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(decodeURIComponent(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')!)).toBe(
      '/shop?brand=["fender"]&page=3',
    );
  });

  it('shows a page for any wreck of an address, and not found for an unknown category', async () => {
    await renderRoute('/shop?page=-1&brand=["x&sort=__proto__&minPrice=%00', listing());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('The whole shop');
    cleanup();
    const { router } = await renderRoute('/shop/category/kazoos', {
      CatalogListing: () => ({ ...listingAnswer(), category: null }),
    });
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
  });
});
