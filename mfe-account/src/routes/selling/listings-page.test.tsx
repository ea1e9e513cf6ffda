/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLError } from '@headstock/graphql-client';
import { cleanup, screen, within } from '@testing-library/react';
import type { ListingRow } from '#mfe-account/features/listings/listing-row.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const row = (id: string, change: Partial<ListingRow> = {}): ListingRow => ({
  id,
  state: 'LISTING_ACTIVE',
  title: `Guitar ${id}`,
  version: 2,
  isConsignment: false,
  imageId: null,
  watchers: 3,
  openOffers: 0,
  listedAt: new Date(Date.now() - 10.5 * 86_400_000).toISOString(),
  soldAt: null,
  updatedAt: '2026-11-20T18:00:00.000Z',
  pausedUntil: null,
  submittedAt: null,
  askedReason: null,
  askingPrice: { amountCents: 120_000 },
  seller: { id: 's', displayName: 'Ridge Guitars' },
  item: null,
  ...change,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
const open = (
  rows: readonly ListingRow[],
  path = '',
  more: object = {},
  account: object = { isProfessionalSeller: true },
) =>
  renderAccount(
    `/profile/selling/listings${path}`,
    {
      ListingsPage: {
        sellerListingCounts: rows.map(({ state }) => ({ state, count: 1 })),
        sellerListings: { totalCount: rows.length, pageInfo, edges: rows.map((node) => ({ node })) },
      },
      ...more,
    },
    account,
  );
const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('li')!);

describe('the listings of a seller', () => {
  it('say how they stand, and what they ask of their seller', async () => {
    await open([
      row('A', { openOffers: 2 }),
      row('B', { state: 'DESCRIPTION', isConsignment: true, listedAt: null, askedReason: 'The case.' }),
    ]);
    const first = card('Guitar A');
    expect(first.getByText(/^\$1,200/)).toBeTruthy();
    expect(first.getByText('for 10 days')).toBeTruthy();
    expect(first.getByText('2 offers wait for your answer.')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/profile/selling/listings/A');
    expect(card('Guitar B').getByText('The shop asks for a change: The case.')).toBeTruthy();
    const filters = screen.getByRole('navigation', { name: 'Show only' });
    expect(
      within(filters)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['All2', 'Being described1', 'On the shop1']);
  });

  it('are asked for by the state, words and page of the address', async () => {
    const { calls } = await open([row('A')], '?state=paused&search=lg-2&before=c');
    expect(calls.find(({ name }) => name === 'ListingsPage')?.variables).toMatchObject({
      state: 'PAUSED',
      search: 'lg-2',
      before: 'c',
      last: 25,
      everySeller: false,
    });
  });

  it('begin with a word to those who have none', async () => {
    const { user, calls, router } = await open([], '', {
      ListingsCreate: { listingCreate: { success: true, message: null, code: null, id: 'new1' } },
    });
    await user.click(screen.getAllByRole('button', { name: 'List an instrument' })[0]!);
    await user.click(screen.getByRole('radio', { name: /^Stocked goods/ }));
    const asked = calls.length;
    void router;
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(calls.slice(asked)[0]).toMatchObject({ name: 'ListingsCreate', variables: { kind: 'GOODS' } });
  });

  it('say in the dialog why none was begun', async () => {
    const { user } = await open([], '', {
      ListingsCreate: { listingCreate: { success: false, message: 'Not now.', code: 'full', id: null } },
    });
    await user.click(screen.getAllByRole('button', { name: 'List an instrument' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe('Not now.');
  });

  it('ask until when they are paused, and show why they cannot be', async () => {
    const refusal = {
      success: false,
      message: 'Somebody is paying for this at the moment.',
      code: 'held',
      path: null,
      problems: [],
    };
    const { user, calls } = await open([row('A')], '', { ListingsMove: { listingMove: refusal } });
    await user.click(card('Guitar A').getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Paused until')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await dialog.findByText('Somebody is paying for this at the moment.')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ variables: { id: 'A', version: 2, action: 'PAUSE' } });
  });

  it('say in the dialog that nothing was moved, and keep the day', async () => {
    const { user, told } = await open([row('A')], '', {
      ListingsMove: () => {
        throw new GraphQLError('Please sign in.', 'UNAUTHENTICATED');
      },
    });
    await user.click(card('Guitar A').getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText<HTMLInputElement>('Paused until').value;
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('your sign-in has expired');
    expect(dialog.getByLabelText<HTMLInputElement>('Paused until').value).toBe(day);
    expect(told).toEqual([]);
  });

  it('are repriced together, and each that is refused says why while what is typed stays', async () => {
    const given = (results: readonly object[], more: object = {}) => ({
      ListingsChange: { answer: { success: false, message: null, code: 'partly', field: null, results, ...more } },
    });
    const done = { success: true, message: null, code: null };
    const { user, calls } = await open(
      [row('A'), row('B', { state: 'PAUSED' }), row('C', { isConsignment: true }), row('D', { state: 'SOLD' })],
      '',
      given([
        { id: 'A', ...done },
        { id: 'B', success: false, message: 'Somebody holds it or is paying for it.', code: 'held' },
      ]),
    );
    expect(screen.queryByRole('checkbox', { name: 'Choose Guitar D' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all 3 on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Change 2 prices' }));
    const form = within(screen.getByRole('form', { name: 'By how much do 2 prices change?' }));
    await user.type(form.getByRole('textbox', { name: 'Change in percent' }), 'ten');
    await user.click(form.getByRole('button', { name: 'Change 2 prices' }));
    expect(form.getByText('Enter a whole percentage other than 0, as -10.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'ListingsChange')).toBe(false);
    await user.clear(form.getByRole('textbox'));
    expect(form.queryByRole('list')).toBeNull();
    await user.type(form.getByRole('textbox'), '-10 %');
    const difference = within(form.getByRole('list', { name: 'What changes' })).getAllByRole('listitem');
    expect(difference.map(({ textContent }) => textContent)).toEqual([
      'Guitar A$1,200 → $1,080',
      'Guitar B$1,200 → $1,080',
    ]);
    expect(calls.some(({ name }) => name === 'ListingsChange')).toBe(false);
    await user.click(form.getByRole('button', { name: 'Change 2 prices' }));
    expect(await screen.findByText('1 of 2 listings changed.')).toBeTruthy();
    expect(screen.getByText('Guitar B: Somebody holds it or is paying for it.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'ListingsChange')?.variables).toMatchObject({
      listings: [
        { id: 'A', version: 2 },
        { id: 'B', version: 2 },
      ],
      action: 'REPRICE',
      percent: -10,
    });
  });

  it('that were all paused leave the list, and the shop says so', async () => {
    let rows = [row('A'), row('B')];
    const { user, told } = await open([], '?state=active', {
      ListingsPage: () => ({
        sellerListingCounts: [{ state: rows.length > 0 ? 'LISTING_ACTIVE' : 'PAUSED', count: 2 }],
        sellerListings: { totalCount: rows.length, pageInfo, edges: rows.map((node) => ({ node })) },
      }),
      ListingsChange: () => {
        const results = rows.map(({ id }) => ({ id, success: true, message: null, code: null }));
        rows = [];
        return { answer: { success: true, message: null, code: null, field: null, results } };
      },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Pause 2' }));
    await user.click(screen.getByRole('button', { name: 'Pause 2' }));
    expect(await screen.findByText('No listing here.')).toBeTruthy();
    expect(told).toEqual(['2 of 2 listings changed.']);
  });

  it('are not chosen by an admin among those of every seller', async () => {
    await open([row('A'), row('B')], '?seller=all', {}, { isAdmin: true });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
