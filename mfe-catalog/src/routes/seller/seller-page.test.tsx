/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { CatalogSellerQuery } from '#mfe-catalog/features/seller/seller.generated.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

type Listing = CatalogSellerQuery['listings']['nodes'][number];
const listing = (name: string): Listing => ({
  id: `l-${name}`,
  isAvailable: true,
  soldAt: null,
  askingPrice: { amountCents: 900_000 },
  item: {
    id: `i-${name}`,
    slug: name,
    title: `1962 Fender ${name}`,
    yearLabel: '1962',
    subtitle: 'Sunburst',
    backdrop: 'SURF',
    condition: 'EXCELLENT',
    category: { id: 'c', slug: 'electric-guitars' },
    images: [{ id: `p-${name}`, view: 'CARD' }],
  },
});
const seller: NonNullable<CatalogSellerQuery['seller']> = {
  id: 's',
  username: 'ada.m',
  displayName: 'Ada Moreau',
  bio: 'Plays.\nSells <b>little</b>.',
  memberSince: '2024-03-01T18:00:00Z',
  isProfessional: false,
  salesCount: 3,
};
const answer = (
  change: Partial<typeof seller> | null = {},
  names = ['Strat', 'Tele'],
  pages: { page?: number; pageCount?: number } = {},
): CatalogSellerQuery => ({
  seller: change && { ...seller, ...change },
  listings: {
    totalCount: names.length,
    totalCountIsLowerBound: false,
    page: 1,
    pageCount: 1,
    ...pages,
    nodes: names.map(listing),
  },
});
const status = (errors: object | null): unknown => Object.values(errors ?? {})[0];

describe('/sellers/{username}', () => {
  it('says who it is, since when, and how much was sold, and shows what is for sale', async () => {
    const { requests } = await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer() });
    expect(requests()).toEqual([['CatalogSeller', { username: 'ada.m', page: 1 }]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada Moreau');
    expect(screen.getByText('Here since Mar 1st 2024 · 3 sales')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'For sale: 2' })).toBeTruthy();
    const links = screen
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
    expect(links).toEqual(['/shop/Strat/i-Strat', '/shop/Tele/i-Tele']);
  });

  it('shows the text of a seller as text', async () => {
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer() });
    expect(screen.getByText(/Sells <b>little<\/b>/)).toBeTruthy();
  });

  it('says that a dealer is one, and what there is instead of a text', async () => {
    const dealer = { isProfessional: true, bio: null, salesCount: 0 };
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer(dealer, []) });
    expect(screen.getByText('Dealer here since Mar 1st 2024 · no sale yet')).toBeTruthy();
    expect(screen.getByText('Nothing for sale right now.')).toBeTruthy();
  });

  it('has pages with URLs', async () => {
    const onSecond = { page: 2, pageCount: 3 };
    await renderRoute('/sellers/ada.m?page=2', { CatalogSeller: () => answer({}, ['Strat'], onSecond) });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Previous page'), href('Next page')]).toEqual(['/sellers/ada.m', '/sellers/ada.m?page=3']);
  });

  it.each([
    ['nobody', '/sellers/nobody', answer(null, [])],
    ['a page past the last', '/sellers/ada.m?page=9', answer({}, ['Strat'])],
  ])('does not find %s', async (_what, path, found) => {
    const { router } = await renderRoute(path, { CatalogSeller: () => found });
    expect(status(router.state.errors)).toMatchObject({ status: 404 });
  });
});
