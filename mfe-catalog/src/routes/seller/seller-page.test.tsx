/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen } from '@headstock/event-bus';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CatalogSellerQuery } from '#mfe-catalog/features/seller/seller.generated.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

type Listing = CatalogSellerQuery['listings']['nodes'][number];
const listing = (name: string): Listing => ({
  id: `l-${name}`,
  isAvailable: true,
  soldAt: null,
  isPendingSale: false,
  isPaymentPending: false,
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
    coverAlt: null,
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
  avatarUrl: null,
  bannerUrl: null,
  answerMinutes: null,
  awayUntil: null,
  feedbackSummary: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] },
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
    const range = { after: null, before: null, backwards: false };
    expect(requests()).toEqual([['CatalogSeller', { username: 'ada.m', page: 1, ...range }]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada Moreau');
    expect(screen.getByText('Here since Mar 1st 2024 · 3 sales')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'For sale: 2' })).toBeTruthy();
    const links = screen
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
    expect(links).toEqual(['/shop/Strat/i-Strat', '/shop/Tele/i-Tele']);
  });

  it.each([
    [0, 'Mostly answers within 1 minute'],
    [59, 'Mostly answers within 59 minutes'],
    [150, 'Mostly answers within 3 hours'],
    [4 * 24 * 60, 'Mostly answers within 4 days'],
  ])('says how soon it answers: %i minutes', async (answerMinutes, text) => {
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer({ answerMinutes }) });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says until when a seller is away', async () => {
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer({ awayUntil: '2026-12-24' }) });
    expect(screen.getByText('Away until Dec 24th 2026: answers come after that')).toBeTruthy();
  });

  it('says nothing of answers where there were too few, and shows initials for a picture', async () => {
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer() });
    expect(screen.queryByText(/Mostly answers/)).toBeNull();
    expect(screen.getByText('AM')).toBeTruthy();
  });

  it('shows the pictures of a seller', async () => {
    const pictures = { avatarUrl: '/api/profile-pictures/a.webp', bannerUrl: '/api/profile-pictures/b.webp' };
    const { container } = await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer(pictures) });
    const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual(expect.arrayContaining(Object.values(pictures)));
  });

  it('shows the text of a seller as text', async () => {
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer() });
    expect(screen.getByText(/Sells <b>little<\/b>/)).toBeTruthy();
  });

  it('says in which language a seller writes where that is not the page’s', async () => {
    const bio = 'Deux établis à Asheville. Des mandolines et des amplis qui ne ronflent plus.';
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer({ bio }) });
    expect(screen.getByText(bio).lang).toBe('fr');
    cleanup();
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer({ bio: 'It is the best of them.' }) });
    expect(screen.getByText('It is the best of them.').lang).toBe('');
  });

  it('says that a dealer is one, and what there is instead of a text', async () => {
    const dealer = { isProfessional: true, bio: null, salesCount: 0 };
    await renderRoute('/sellers/ada.m', { CatalogSeller: () => answer(dealer, []) });
    expect(screen.getByText('Dealer here since Mar 1st 2024 · no sale yet')).toBeTruthy();
    expect(screen.getByText('Nothing for sale right now.')).toBeTruthy();
  });

  describe('a rating', () => {
    const entry = {
      id: 'f1',
      stars: 2,
      asDescribed: null,
      packing: null,
      communication: null,
      shipping: null,
      text: 'Late.',
      author: 'B. C.',
      createdAt: '2026-11-01T12:00:00Z',
      answer: 'Sorry.',
      item: null,
    };
    const onwards = {
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: [{ node: entry }],
    };
    const feedbackSummary = { average: 2, count: 1, distribution: [0, 0, 0, 1, 0] };
    const open = async () => {
      const view = await renderRoute('/sellers/ada.m', {
        CatalogSeller: () => answer({ feedbackSummary, onwards }),
        CatalogFeedbackReport: { feedbackReport: { success: true, message: null } },
      });
      const asked: HeadstockEvents['auth/open'][] = [];
      listen(view.store, 'auth/open', (wish) => asked.push(wish));
      return { ...view, asked, user: userEvent.setup() };
    };
    const button = () => screen.findByRole('button', { name: 'Report the rating of B. C., Nov 1st 2026' });

    it('shows the initials of its author, and of the seller who answers', async () => {
      await open();
      expect(screen.getByText('BC')).toBeTruthy();
      expect(screen.getAllByText('AM')).toHaveLength(2);
    });

    it('is reported with a reason by whoever is signed in', async () => {
      const { user, store, requests, told, asked } = await open();
      act(() => emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true }));
      await user.click(await button());
      await user.click(await screen.findByRole('button', { name: 'Report it' }));
      expect(screen.getByText('Please select something')).toBeTruthy();
      await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'UNTRUE');
      await user.click(screen.getByRole('button', { name: 'Report it' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Report it' })).toBeNull());
      expect(requests().at(-1)).toEqual(['CatalogFeedbackReport', { id: 'f1', reason: 'UNTRUE', details: null }]);
      expect(told).toContainEqual([
        'notification/show',
        { message: 'Thank you. The shop looks at it.', tone: 'positive' },
      ]);
      expect(asked).toEqual([]);
    });

    it('is reported by a guest after signing in, and asks nothing of the server before', async () => {
      const { user, asked, requests } = await open();
      await user.click(await button());
      expect([asked.length, requests().length]).toEqual([1, 1]);
      expect(screen.queryByRole('button', { name: 'Report it' })).toBeNull();
      act(() => asked[0]?.onSignedIn?.());
      expect(await screen.findByRole('button', { name: 'Report it' })).toBeTruthy();
    });
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
