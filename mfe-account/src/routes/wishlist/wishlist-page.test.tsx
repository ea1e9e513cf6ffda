/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cartAtom, emit, sessionAtom } from '@headstock/event-bus';
import { followCart } from '@headstock/commerce-client/follow-cart';
import { TransportError } from '@headstock/graphql-client';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';
import type { AccountWishlistQuery } from '#mfe-account/features/wishlist/wishlist.generated.ts';

afterEach(cleanup);

type Node = AccountWishlistQuery['wishlist']['edges'][number]['node'];
const listing = {
  id: 'l-strat',
  isAvailable: true,
  soldAt: null,
  isPendingSale: false,
  isPaymentPending: false,
  viewerOfferUntil: null,
  askingPrice: { amountCents: 900_000 },
};

const node = (name: string, change: Partial<Node['item']> = {}, was: number | null = null): Node => ({
  id: `n-${name}`,
  priceWhenAdded: was === null ? null : { amountCents: was },
  item: {
    id: `i-${name}`,
    slug: name,
    title: `1962 Fender ${name}`,
    yearLabel: '1962',
    subtitle: 'Sunburst',
    backdrop: 'SURF',
    condition: 'EXCELLENT',
    hasVariants: false,
    category: { id: 'c-1', slug: 'electric-guitars' },
    images: [{ id: `p-${name}`, view: 'CARD' }],
    coverAlt: null,
    parentItem: null,
    listing: { ...listing, id: `l-${name}` },
    ...change,
  },
});

const account = sessionAccount();

const fine = { success: true, message: null };
const noMore = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };

async function open(
  nodes: Node[],
  {
    answers = {},
    path = '/wishlist',
    pageInfo = noMore,
    totalCount = nodes.length,
  }: {
    answers?: Answers;
    path?: string;
    pageInfo?: typeof noMore;
    totalCount?: number;
  } = {},
) {
  const table: Answers = {
    AccountWishlist: {
      wishlistShare: null,
      wishlist: { totalCount, pageInfo, edges: nodes.map((each) => ({ node: each })) },
    },
    WishlistRemoveItem: { wishlistRemoveItem: fine },
    WishlistAddItem: { wishlistAddItem: fine },
    CartAddListing: { cartAddListing: { ...fine, cart: { version: 3, orders: [] } } },
    ...answers,
  };
  const page = await renderProfile(path, table, account);
  // As the shell does.
  page.client.whenLoaded((apollo) => followCart(apollo, page.store));
  const saved = () => page.store.get(sessionAtom).account?.wishlistItemIds;
  return { ...page, saved };
}

const item = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!;

describe('the wishlist', () => {
  it('says what a photograph shows, as the cards of the shop do, and the name where nobody said it', async () => {
    const images = [{ id: 'p-front', view: 'PHOTO' as const }];
    await open([node('Strat', { images, coverAlt: 'The front, with its worn forearm' }), node('Tele', { images })]);
    const picture = (name: string) => within(item(name)).getByRole('img');
    expect(picture('1962 Fender Strat').getAttribute('alt')).toBe('The front, with its worn forearm');
    expect(picture('1962 Fender Strat').closest('[data-photo]')).toBeTruthy();
    expect(picture('1962 Fender Tele').getAttribute('alt')).toBe('1962 Fender Tele');
  });

  it('says what there is, for how much less, and what is gone', async () => {
    const sold = { ...listing, isAvailable: false, soldAt: '2026-11-03T18:00:00.000Z' };
    await open([
      node('Strat', {}, 950_000),
      node('Tele', {}, 800_000),
      node('Jag', { listing: sold }, 990_000),
      node('Tee', { hasVariants: true, category: { id: 'c-2', slug: 'merch' } }),
      node('Lost', { listing: null }),
    ]);
    expect(item('1962 Fender Strat').textContent).toContain('$500 less than when you saved it');
    expect(item('1962 Fender Tele').textContent).not.toContain('less than');
    const gone = within(item('1962 Fender Jag'));
    expect(gone.getByText('Sold')).toBeTruthy();
    expect(gone.getByRole('link', { name: 'See similar' }).getAttribute('href')).toBe('/shop/Jag/i-Jag#similar-items');
    expect(within(item('1962 Fender Tee')).getByRole('link', { name: 'Choose a size' })).toBeTruthy();
    expect(within(item('1962 Fender Lost')).getByText('Not for sale')).toBeTruthy();
    expect(screen.getByText('5 items, newest first')).toBeTruthy();
  });

  it('says what is a pending sale, and what is kept for the viewer', async () => {
    const until = '2026-11-21T21:45:00Z';
    await open([
      node('Strat', { listing: { ...listing, isPendingSale: true } }),
      node('Tele', { listing: { ...listing, id: 'l-tele', isPendingSale: true, viewerOfferUntil: until } }),
      node('Jag', { listing: { ...listing, id: 'l-jag', isAvailable: false, isPaymentPending: true, soldAt: until } }),
    ]);
    expect(within(item('1962 Fender Strat')).getByText('Pending sale')).toBeTruthy();
    expect(within(item('1962 Fender Strat')).getByText('$9,000')).toBeTruthy();
    expect(item('1962 Fender Tele').textContent).toContain('Held for you until Nov 21st 2026, 03:45 PM (CST)');
    expect(within(item('1962 Fender Jag')).getByText('Pending sale')).toBeTruthy();
  });

  it('replaces a removed item by an undo button that has the focus', async () => {
    const { user, names, saved } = await open([node('Strat'), node('Tele')]);
    expect(saved()).toEqual(['i-Strat', 'i-Tele']);
    await user.click(screen.getByRole('button', { name: 'Remove: 1962 Fender Strat' }));
    const undo = screen.getByRole('button', { name: 'Undo: 1962 Fender Strat' });
    expect(document.activeElement).toBe(undo);
    expect(saved()).toEqual(['i-Tele']);
    expect(screen.getByText('1 item, kept for you')).toBeTruthy();
    await user.click(undo);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: 1962 Fender Strat' }));
    expect(names()).toEqual(['AccountWishlist', 'WishlistRemoveItem', 'WishlistAddItem']);
  });

  it('follows what other tabs take off', async () => {
    const { store } = await open([node('Strat'), node('Tele')]);
    const session = store.get(sessionAtom);
    act(() =>
      emit(store, 'session/changed', { ...session, account: { ...session.account!, wishlistItemIds: ['i-Strat'] } }),
    );
    expect(screen.getByText('1962 Fender Tele is off your list.')).toBeTruthy();
  });

  it('moves an item into the cart', async () => {
    const { user, store, names, saved } = await open([node('Strat')]);
    await user.click(screen.getByRole('button', { name: 'Add to cart: 1962 Fender Strat' }));
    expect(await screen.findByText('1962 Fender Strat lies in your cart.')).toBeTruthy();
    expect(names()).toEqual(['AccountWishlist', 'CartAddListing', 'WishlistRemoveItem']);
    expect(store.get(cartAtom).version).toBe(3);
    expect(saved()).toEqual([]);
  });

  it('keeps an item that the cart refuses, and shows why', async () => {
    const refused = { success: false, message: '1962 Fender Strat has been sold.', cart: null };
    const { user, told, saved } = await open([node('Strat')], {
      answers: { CartAddListing: { cartAddListing: refused } },
    });
    await user.click(screen.getByRole('button', { name: 'Add to cart: 1962 Fender Strat' }));
    expect(within(item('1962 Fender Strat')).getByRole('alert').textContent).toBe('1962 Fender Strat has been sold.');
    expect(told).toEqual([]);
    expect(saved()).toEqual(['i-Strat']);
  });

  it.each([
    [
      'nobody answers',
      () => {
        throw new TransportError('gone', 0);
      },
      'did not answer',
    ],
    ['it is refused', { wishlistShare: { success: false, message: 'Not now.', share: null } }, 'Not now.'],
  ])('says at the button that it was not shared: %s', async (_name, answer, said) => {
    const { user, told } = await open([node('Strat')], { answers: { WishlistShare: answer } });
    await user.click(screen.getByRole('button', { name: 'Share this list' }));
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(told).toEqual([]);
  });

  it('goes on sharing where ending it was refused', async () => {
    const share = { path: '/shared-wishlist/abc', showsName: false };
    const { user } = await open([node('Strat')], {
      answers: {
        WishlistShare: { wishlistShare: { ...fine, share } },
        WishlistStopSharing: { wishlistStopSharing: { success: false, message: 'Not now.' } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Share this list' }));
    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeTruthy();
  });

  it('has pages with URLs, and keeps items of other pages', async () => {
    const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'first', endCursor: 'last' };
    const { calls } = await open([node('Strat')], { pageInfo, totalCount: 201, path: '/wishlist?after=before-that' });
    expect(calls[0]?.variables).toEqual({ first: 48, after: 'before-that' });
    const pages = within(screen.getByRole('navigation', { name: 'Pages of your wishlist' }));
    expect(pages.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/wishlist?before=first');
    expect(pages.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/wishlist?after=last');
  });

  it('helps when there is nothing', async () => {
    await open([]);
    expect(screen.getByRole('link', { name: 'See what came in' }).getAttribute('href')).toBe(
      '/shop?sort=LISTING_TIME_DESC',
    );
  });
});
