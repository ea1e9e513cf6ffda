/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { TransportError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const search = (change = {}) => ({
  id: 's-1',
  name: 'Old Fenders',
  frequency: 'DAILY',
  path: '/shop?brand=%5B%22fender%22%5D&sort=LISTING_TIME_DESC',
  seen: 40,
  newCount: 3,
  criteria: [{ key: 'BRAND', labels: ['Fender', 'Gibson'] }],
  ...change,
});
const fine = { success: true, message: null, code: null };
const refused = (code: string, message: string) => ({ success: false, code, message, savedSearch: null });
const row = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!;
const listPath = '/profile/buying/saved-searches';

describe('the saved searches', () => {
  it('say what they ask for and what is new, and lead there', async () => {
    const rows = [search(), search({ id: 's-2', name: 'Nothing new', newCount: 0 })];
    await renderAccount(listPath, { AccountSavedSearches: { savedSearches: rows } });
    const first = within(row('Old Fenders'));
    expect(first.getByText('Fender, Gibson')).toBeTruthy();
    expect(first.getByText('3 new')).toBeTruthy();
    const to = (card: ReturnType<typeof within>, name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(to(first, 'See what is new')).toBe('/profile/buying/saved-searches/s-1?since=40');
    expect(to(within(row('Nothing new')), 'See all results')).toBe(search().path);
  });

  it('keep what was typed when a name is refused', async () => {
    const { user } = await renderAccount(listPath, {
      AccountSavedSearches: { savedSearches: [search()] },
      AccountSavedSearchUpdate: { savedSearchUpdate: refused('name', 'Give the search a name.') },
    });
    await user.click(screen.getByRole('button', { name: 'Rename: Old Fenders' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, '!{Enter}');
    expect(await screen.findByText('Give the search a name.')).toBeTruthy();
    expect(screen.getByDisplayValue('!')).toBeTruthy();
  });

  it('leave the focus where it is while a choice is saved', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user } = await renderAccount(listPath, {
      AccountSavedSearches: { savedSearches: [search()] },
      AccountSavedSearchUpdate: () => new Promise((resolve) => (answer = resolve)),
    });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /Old Fenders/ });
    await user.selectOptions(choice, 'WEEKLY');
    await waitFor(() => expect(choice.getAttribute('aria-busy')).toBe('true'));
    // Browsers take the focus away from what is disabled.
    expect(choice.disabled).toBe(false);
    answer({ savedSearchUpdate: { ...fine, savedSearch: search({ frequency: 'WEEKLY' }) } });
    await waitFor(() => expect(choice.getAttribute('aria-busy')).toBeNull());
    expect(choice.value).toBe('WEEKLY');
  });

  it('say in their row why one was not deleted, or not told otherwise', async () => {
    let answer: () => object = () => {
      throw new TransportError('gone', 0);
    };
    const { user } = await renderAccount(listPath, {
      AccountSavedSearches: { savedSearches: [search()] },
      AccountSavedSearchRemove: () => answer(),
      AccountSavedSearchUpdate: () => {
        throw new TransportError('gone', 0);
      },
    });
    const card = within(row('Old Fenders'));
    await user.click(card.getByRole('button', { name: 'Delete: Old Fenders' }));
    expect((await card.findByRole('alert')).textContent).toContain('did not answer');
    answer = () => ({ savedSearchRemove: { ...fine, success: false, message: 'Not now.' } });
    await user.click(card.getByRole('button', { name: 'Delete: Old Fenders' }));
    expect(await card.findByText('Not now.')).toBeTruthy();
    await user.selectOptions(card.getByRole('combobox', { name: /Old Fenders/ }), 'WEEKLY');
    expect(await card.findByText(/did not answer/)).toBeTruthy();
  });

  it('can be deleted and brought back', async () => {
    const { user } = await renderAccount(listPath, {
      AccountSavedSearches: { savedSearches: [search()] },
      AccountSavedSearchRemove: { savedSearchRemove: fine },
      AccountSavedSearchRestore: { savedSearchRestore: fine },
    });
    await user.click(screen.getByRole('button', { name: 'Delete: Old Fenders' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.click(undo);
    expect(await screen.findByRole('heading', { level: 2, name: 'Old Fenders' })).toBeTruthy();
  });
});

describe('the new finds of a search', () => {
  it('have their price, and a place beside it for that in the visitor’s currency', async () => {
    const item = {
      id: 'i-1',
      slug: 'telecaster',
      title: '1962 Fender Telecaster',
      yearLabel: '1962',
      subtitle: 'Blonde',
      backdrop: 'SURF',
      condition: 'EXCELLENT',
      hasVariants: false,
      category: { id: 'c-1', slug: 'electric-guitars' },
      images: [{ id: 'p-1', view: 'CARD' }],
      coverAlt: null,
      parentItem: null,
      listing: {
        id: 'l-1',
        isAvailable: true,
        soldAt: null,
        isPendingSale: false,
        isPaymentPending: false,
        viewerOfferUntil: null,
        askingPrice: { amountCents: 900_000 },
      },
    };
    const hits = { nodes: [{ item }], totalCount: 1, totalCountIsLowerBound: false, upTo: 43, older: null };
    await renderAccount(`${listPath}/s-1`, {
      AccountSavedSearch: { savedSearch: { ...search(), hits } },
      AccountSavedSearchMarkSeen: { savedSearchMarkSeen: fine },
    });
    const place = screen.getByText('$9,000').parentElement?.querySelector('small');
    expect(place?.dataset['usd']).toBe('900000');
  });
});

describe('the form of a new search', () => {
  const draft = { name: 'Fender', canSave: true, criteria: [{ key: 'BRAND', labels: ['Fender'] }], saved: null };
  const path = `${listPath}/new?filter=${encodeURIComponent('{"brand":["fender"],"decade":"x"}')}`;

  it('saves the filter of its address under a name', async () => {
    const { user, calls, router } = await renderAccount(path, {
      AccountSavedSearchDraft: { savedSearchDraft: draft },
      AccountSavedSearchCreate: { savedSearchCreate: fine },
      AccountSavedSearches: { savedSearches: [] },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tell me' }), 'WEEKLY');
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(listPath));
    const sent = calls.find(({ name }) => name === 'AccountSavedSearchCreate')?.variables;
    expect(sent).toMatchObject({ name: 'Fender', frequency: 'WEEKLY', filter: { brand: ['fender'], decade: null } });
  });

  it('says once that nobody answered, and keeps the name', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, calls } = await renderAccount(path, {
      AccountSavedSearchDraft: { savedSearchDraft: draft },
      AccountSavedSearchCreate: () => {
        throw new TransportError('gone', 0);
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's of 1962');
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
    // The client says nothing of its own beside it.
    expect(calls.find(({ name }) => name === 'AccountSavedSearchCreate')?.quiet).toBe(true);
    expect(screen.getByDisplayValue('Fenders of 1962')).toBeTruthy();
  });

  it('says that the search is saved already, and that the whole shop is none', async () => {
    await renderAccount(path, {
      AccountSavedSearchDraft: { savedSearchDraft: { ...draft, saved: { id: 's-1', name: 'Mine' } } },
    });
    expect(screen.getByText('Mine')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
    cleanup();
    await renderAccount(`${listPath}/new?filter=[`, {
      AccountSavedSearchDraft: { savedSearchDraft: { ...draft, canSave: false, criteria: [] } },
    });
    expect(screen.getByText('The whole shop is no search.')).toBeTruthy();
  });
});
