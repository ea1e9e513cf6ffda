/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { CatalogCompareQuery } from '#mfe-catalog/features/compare/compare.generated.ts';
import { listingNode } from '#mfe-catalog/testing/catalogue.fixture.ts';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

type Item = CatalogCompareQuery['items'][number];

const node = (id: string, change: Partial<Item> = {}): Item => ({
  ...listingNode(id).item,
  title: `Instrument ${id}`,
  yearLabel: null,
  acceptingOffers: false,
  localPickupOnly: false,
  type: { title: 'Solid body' },
  account: { id: 'a-1', displayName: 'Headstock' },
  retail: { stockLevel: 1 },
  variants: [],
  listing: {
    id: `listing-${id}`,
    isAvailable: true,
    soldAt: null,
    isPendingSale: false,
    isPaymentPending: false,
    askingPrice: { amountCents: 100_000 },
  },
  specs: [{ key: 'body', value: 'Ash' }],
  measurements: [],
  ...change,
});

const shop: Readonly<Record<string, Item>> = {
  a: node('a'),
  b: node('b', {
    specs: [
      { key: 'body', value: 'Alder' },
      { key: 'neck', value: 'Maple' },
    ],
  }),
  c: node('c', {
    listing: {
      id: 'listing-c',
      isAvailable: false,
      soldAt: '2026-11-03T18:00:00.000Z',
      isPendingSale: false,
      isPaymentPending: false,
      askingPrice: { amountCents: 250_000 },
    },
    retail: { stockLevel: 0 },
  }),
  d: node('d'),
  e: node('e'),
};
const answers: Answers = {
  CatalogCompare: ({ ids, rest, finding }: Record<string, unknown>) => {
    const known = (list: unknown): Item[] => (Array.isArray(list) ? list : []).flatMap((id) => shop[String(id)] ?? []);
    return {
      items: known(ids),
      others: known(rest).map(({ id, title }) => ({ id, title })),
      ...(finding ? { listings: { nodes: [listingNode('a'), listingNode('f')] } } : {}),
    };
  },
};
const open = (query: string, locale: 'en' | 'fr' = 'en') => renderRoute(`/shop/compare${query}`, answers, locale);
const rowNames = (): string[] =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace('≠', '').trim());
const cellsOf = (name: string): (string | null)[] => {
  const header = screen.getAllByRole('rowheader').find((cell) => cell.textContent.startsWith(name));
  return within(header!.closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

/** The amounts beside which the visitor's currency is written. */
const placesOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('small[data-usd]')].map(({ dataset }) => dataset['usd']);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the comparison', () => {
  it('sets the items side by side in the order of the address, after one question', async () => {
    const { requests } = await open('?ids=b,a,c');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Instrument b',
      'Instrument a',
      'Instrument cSold',
    ]);
    expect(cellsOf('Price')).toEqual(['$1,000', '$1,000', '$2,500']);
    // What is sold is no price to pay.
    expect(placesOf(screen.getByRole('table'))).toEqual(['100000', '100000']);
    expect(cellsOf('Availability').at(-1)).toBe('Sold, Nov 3rd 2026');
    expect(cellsOf('Body')).toEqual(['Alder', 'Ash', 'Ash']);
    expect(cellsOf('Neck')).toEqual(['Maple', '–', '–']);
    expect(requests().map(([name]) => name)).toEqual(['CatalogCompare']);
    expect(document.title).toBe('Side by side: Instrument b, Instrument a, and Instrument c · Headstock');
  });

  it('says of a row that it differs, and shows only such rows where the address says so', async () => {
    const { router } = await open('?ids=a,b');
    const differing = screen.getAllByRole('img', { name: 'differs' }).map((mark) => mark.closest('th')!.textContent);
    expect(differing).toEqual(['Body≠', 'Neck≠']);
    expect(rowNames()).toContain('Sold by');
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Only what differs' }));
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
    expect(router.state.location.search).toBe('?ids=a,b&only=differences');
    expect(rowNames()).not.toContain('Sold by');
    expect(rowNames()).toEqual(expect.arrayContaining(['Body', 'Neck']));
  });

  it('moves a column, keeps the focus with it, says so, and remembers the order', async () => {
    const { router } = await open('?ids=a,b,c');
    const right = screen.getByRole('link', { name: 'Move Instrument a to the right' });
    expect(screen.queryByRole('link', { name: 'Move Instrument a to the left' })).toBeNull();
    await act(async () => {
      fireEvent.click(right);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(router.state.location.search).toBe('?ids=b,a,c');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Instrument a to the right');
    expect(screen.getByText('Instrument a now stands at place 2 of 3.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('headstock-compare')!).map(({ id }: { id: string }) => id)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('leaves the choice of this browser alone while a link is only looked at', async () => {
    await open('?ids=a,b');
    expect(localStorage.getItem('headstock-compare')).toBeNull();
  });

  it('offers the cart only for what can be bought', async () => {
    await open('?ids=a,c');
    expect(
      screen.getAllByRole('button', { name: /^Add to cart: / }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Add to cart: Instrument a']);
    expect(screen.getByRole('link', { name: /^See its page\s+Instrument c$/ })).toBeTruthy();
  });

  it.each([
    ['', 'Nothing stands here yet.'],
    ['?ids=a', 'One is no comparison.'],
    ['?ids=zz,yy', '2 instruments of this address are not in the shop.'],
    ['?ids=a,zz,b', 'One instrument of this address is not in the shop.'],
    ['?ids=a,b,c,d,e', 'Four fit side by side. Set in the last place instead: Instrument e.'],
  ])('helps at %s', async (query, text) => {
    const { router } = await open(query);
    expect(router.state.errors).toBeNull();
    expect(document.body.textContent).toContain(text);
  });

  it('finds another one and adds it by a link', async () => {
    await open('?ids=a,b&find=strat');
    expect(screen.getByText('One fits “strat”.')).toBeTruthy();
    const add = screen.getByRole('link', { name: /^Add .*Fender Stratocaster/ });
    expect(add.getAttribute('href')).toBe('/shop/compare?ids=a,b,f');
  });

  it('speaks French', async () => {
    await open('?ids=a,c', 'fr');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Côte à côte');
    expect(cellsOf('Prix')[1]).toBe('2\u202f500\u00a0$');
  });
});
