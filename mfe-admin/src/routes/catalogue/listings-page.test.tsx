/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const listing = (id: string, more: object = {}) => ({
  id,
  state: 'LISTING_ACTIVE',
  title: `Listing ${id}`,
  version: 3,
  isConsignment: false,
  sku: 'HS-1',
  serial: null,
  brand: 'Fender',
  categoryTitle: 'Electric guitars',
  condition: 'GOOD',
  stockLevel: 1,
  countsPieces: false,
  photographCount: 6,
  legalHoldUntil: null,
  askingPrice: { amountCents: 125_000 },
  seller: { id: 's', username: 'ann', displayName: 'Ann' },
  listedAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  submittedAt: null,
  watchers: 0,
  openOffers: 0,
  item: { id: 'i1', slug: 'fender' },
  ...more,
});

const page = {
  inventory: {
    totalCount: 1,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    edges: [{ node: listing('a', { legalHoldUntil: '2026-12-10T12:00:00.000Z' }) }],
  },
};

const editor = {
  listingEditor: {
    id: 'a',
    actions: ['SEND_BACK', 'END'],
    asked: 'SHOP',
    isChanged: false,
    problems: [{ path: 'photographs', code: 'photographs' }],
    steps: [],
    listing: listing('a', { state: 'FINAL_APPROVAL' }),
  },
  listingStock: { isOwn: true, variants: [], writeOffs: [] },
  listingHistory: [
    {
      id: 'e1',
      at: '2026-11-25T12:00:00.000Z',
      action: 'listing.offer',
      name: 'Max',
      behind: null,
      detail: '{"priceBefore":150000,"priceAfter":125000,"stockBefore":null,"stockAfter":null}',
    },
  ],
};

const open = (path: string, answers: Answers = {}) =>
  openAdmin(path, { AdminInventory: page, AdminListing: editor, ...answers });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/admin/listings', () => {
  it('asks for what stands in the address, and says what is on legal hold', async () => {
    const { calls } = open('/admin/listings?search=tele&state=SOLD&needs=hold&price-from=10');
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toContain('On legal hold until Dec 10th 2026');
    expect(calls[0]?.variables).toMatchObject({
      first: 50,
      filter: { search: 'tele', states: ['SOLD'], onHold: true, priceFromCents: 1_000 },
    });
  });
});

describe('/admin/listings/{id}', () => {
  it('names what is missing, and who changed the price from what to what', async () => {
    open('/admin/listings/a');
    const drawer = within(await screen.findByRole('dialog', { name: 'Listing a' }));
    expect(drawer.getByText('One thing is missing before it can be published')).toBeTruthy();
    expect(drawer.getByText(/Photographs: at least six/)).toBeTruthy();
    expect(drawer.getByText('$1,500 → $1,250')).toBeTruthy();
    expect(drawer.getByText(/Max/)).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/profile/selling/listings/a');
  });

  it('moves it with the version that was read, and keeps a reason that is refused', async () => {
    const refused = { success: false, message: 'Say what should be changed.', code: 'reason', problems: [] };
    const { user, calls } = open('/admin/listings/a', { AdminListingMove: { listingMove: refused } });
    const drawer = within(await screen.findByRole('dialog', { name: 'Listing a' }));
    await user.click(drawer.getByRole('button', { name: 'Send back' }));
    const reason = drawer.getByRole('textbox', { name: 'Reason' });
    await user.type(reason, 'Too dark');
    await user.click(drawer.getByRole('button', { name: 'Send back' }));
    expect(await drawer.findByText('Say what should be changed.')).toBeTruthy();
    expect(reason).toHaveProperty('value', 'Too dark');
    expect(calls.at(-1)?.variables).toMatchObject({ id: 'a', version: 3, action: 'SEND_BACK', reason: 'Too dark' });
  });
});

describe('the stock of a listing', () => {
  const shirt = { itemId: 'v1', sku: 'HS-9-M', name: 'Medium', stock: 4, cost: { amountCents: 900 } };
  const goods = {
    ...editor,
    listingEditor: { ...editor.listingEditor, listing: listing('a') },
    listingStock: { isOwn: true, variants: [shirt], writeOffs: [] },
  };

  it('takes in pieces of a size, and says at its field what is missing', async () => {
    const stockReceive = { success: false, message: 'A supplier or invoice has at most 300 characters.', code: 'text' };
    const { user, calls } = open('/admin/listings/a', { AdminListing: goods, AdminStockReceive: { stockReceive } });
    const drawer = within(await screen.findByRole('dialog', { name: 'Listing a' }));
    await user.click(drawer.getByRole('button', { name: 'Receive pieces' }));
    const size = drawer.getByRole('combobox', { name: 'Size or colour' });
    expect(document.activeElement).toBe(size);
    const receive = drawer.getByRole('button', { name: 'Receive' });
    await user.click(receive);
    expect(size.getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(size, 'v1');
    await user.type(drawer.getByRole('textbox', { name: 'Pieces' }), '0');
    await user.click(receive);
    expect(drawer.getByText('Enter a whole number from 1 to 9,999.')).toBeTruthy();
    await user.clear(drawer.getByRole('textbox', { name: 'Pieces' }));
    await user.type(drawer.getByRole('textbox', { name: 'Pieces' }), '12');
    await user.type(drawer.getByRole('textbox', { name: 'Cost of each' }), '9.50');
    await user.click(receive);
    expect(await drawer.findByText(stockReceive.message)).toBeTruthy();
    expect(calls.at(-1)?.variables).toMatchObject({
      id: 'a',
      version: 3,
      variantItemId: 'v1',
      pieces: 12,
      unitCostCents: 950,
    });
  });

  it('writes off an instrument without asking how many', async () => {
    const stockWriteOff = { success: true, message: null, code: null };
    const instrument = { ...goods, listingStock: { ...goods.listingStock, variants: [] } };
    const { user, calls } = open('/admin/listings/a', {
      AdminListing: instrument,
      AdminStockWriteOff: { stockWriteOff },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Listing a' }));
    await user.click(drawer.getByRole('button', { name: 'Write off' }));
    expect(drawer.queryByRole('textbox', { name: 'Pieces' })).toBeNull();
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Why' }), 'LOST');
    await user.click(drawer.getByRole('button', { name: 'Write off' }));
    expect(calls.find(({ name }) => name === 'AdminStockWriteOff')?.variables).toMatchObject({
      variantItemId: null,
      pieces: 1,
      reason: 'LOST',
    });
  });
});
