/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { emptyListing } from '@headstock/contracts/listing-document';
import { listingState } from '#mfe-account/features/listing-editor/listing.fixture.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const categories = [
  { id: 'c', slug: 'electric-guitars', title: 'Electrics', types: [{ slug: 'solid-body', title: 'Solid body' }] },
];
const nothing = {
  ListingEditorNames: { listingNames: [] },
  ListingEditorHelp: { modelFacts: [], priceGuidance: null },
  ListingEditorFacts: { modelFacts: [] },
  ListingEditorGuidance: { priceGuidance: null },
};
const saved = (editor: object) => ({ listingSave: { success: true, message: null, code: null, path: null, editor } });
const open = (
  state: ReturnType<typeof listingState>,
  more: object = {},
  papers: readonly object[] = [],
  askedViews: readonly object[] = [],
) =>
  renderAccount(
    '/profile/selling/listings/l1',
    {
      ListingEditor: { listingEditor: { ...state, photographs: [], papers, askedViews }, categories },
      ...nothing,
      ...more,
    },
    { isProfessionalSeller: true },
  );

describe('the papers of a listing', () => {
  const papers = [{ id: 'd1', fileName: 'receipt.pdf', url: '/api/listings/l1/papers/d1' }];

  it('are left out by their seller', async () => {
    const { user, calls } = await open(
      listingState({}, {}, { seller: { id: 'a1', displayName: 'Ridge Guitars' } }),
      { AccountListingPaperRemove: { listingPaperRemove: { success: true, message: null } } },
      papers,
    );
    expect(screen.getByRole('link', { name: 'receipt.pdf' }).getAttribute('href')).toBe(papers[0]?.url);
    await user.click(screen.getByRole('button', { name: 'Leave receipt.pdf out' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'receipt.pdf' })).toBeNull());
    expect(screen.getByText(/^No papers go with this listing/)).toBeTruthy();
    const [sent] = calls.filter(({ name }) => name === 'AccountListingPaperRemove');
    expect(sent?.variables).toEqual({ id: 'l1', paperId: 'd1' });
  });

  it('are read by the shop, which leaves them there', async () => {
    await open(listingState(), {}, papers);
    expect(screen.getByRole('link', { name: 'receipt.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave receipt.pdf out' })).toBeNull();
  });
});

describe('what buyers ask to see', () => {
  it('is listed, and answered where there is nothing to show', async () => {
    const { user, calls } = await open(
      listingState(),
      { AccountViewDecline: { viewDecline: { success: true, message: null } } },
      [],
      [{ shot: 'heel', count: 2 }],
    );
    expect(screen.getByText(/: 2 buyers wait for it/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^There is no such view: / }));
    await waitFor(() => expect(screen.queryByText(/buyers wait for it/)).toBeNull());
    const [sent] = calls.filter(({ name }) => name === 'AccountViewDecline');
    expect(sent?.variables).toEqual({ listingId: 'l1', shot: 'heel' });
  });
});

describe('the page of a listing', () => {
  it('saves what is written, with the version that was read', async () => {
    const { user, calls } = await open(listingState(), {
      ListingEditorSave: saved(listingState({ serial: '123' }, {}, { version: 4 })),
    });
    await user.type(screen.getByLabelText('Serial number'), '123');
    await waitFor(() => expect(screen.getByText(/^Saved \d/)).toBeTruthy(), { timeout: 5_000 });
    const [save] = calls.filter(({ name }) => name === 'ListingEditorSave');
    expect(save?.variables).toMatchObject({
      id: 'l1',
      version: 3,
      document: expect.stringContaining('"serial":"123"'),
    });
    expect(localStorage.getItem('listing-draft:l1')).toBeNull();
  });

  it('names what is missing at the top and at each field, and publishes nothing', async () => {
    const { user, calls } = await open(listingState());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Brand: Please type something' }).getAttribute('href')).toBe(
      '#listing-brand',
    );
    expect(screen.getByLabelText(/^Brand/).getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ name }) => name === 'ListingEditorMove')).toEqual([]);
  });

  it('keeps both texts when another window saved, and saves the one that is chosen', async () => {
    const theirs = listingState({ serial: 'theirs' }, {}, { version: 9 });
    const conflict = {
      listingSave: { success: false, message: 'Changed.', code: 'conflict', path: null, editor: theirs },
    };
    const { user, calls } = await open(listingState(), { ListingEditorSave: conflict });
    await user.type(screen.getByLabelText('Serial number'), 'mine');
    expect(await screen.findByText('theirs', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByLabelText('Serial number')).toHaveProperty('value', 'mine');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(
      () =>
        expect(calls.filter(({ name }) => name === 'ListingEditorSave').at(-1)?.variables).toMatchObject({
          version: 9,
        }),
      { timeout: 5_000 },
    );
  });

  it('offers what this browser kept of a text that was never saved', async () => {
    const document = { ...emptyListing('instrument'), serial: 'from before the crash' };
    localStorage.setItem('listing-draft:l1', JSON.stringify({ document, version: 3, at: '2026-11-23T12:00:00.000Z' }));
    const { user } = await open(listingState());
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Serial number')).toHaveProperty('value', 'from before the crash');
  });

  it('shows what the shop asked for, and nothing can be written while the shop reads', async () => {
    await open(
      listingState(
        { brand: 'Gibson' },
        { canEdit: false, actions: ['TAKE_BACK'], asked: 'SHOP', markedFields: ['originality'] },
        { state: 'FINAL_APPROVAL', isConsignment: true, askedReason: 'Say what is in the case.' },
      ),
    );
    expect(screen.getByText('The shop asks for this: Say what is in the case.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Steps of the consignment' })).toBeTruthy();
    expect(screen.getByLabelText(/^Brand/).matches(':disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
  });
});
