/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ImportRecord } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const record: ImportRecord = {
  id: 'i1',
  fileName: 'stock.csv',
  format: 'reverb',
  state: 'READY',
  fault: null,
  faultLine: null,
  columns: [
    { name: 'What', field: null, samples: ['Nice one'] },
    { name: 'Maker', field: 'brand', samples: [] },
  ],
  rows: 3,
  products: 3,
  done: 3,
  outcomes: [
    { outcome: 'DRAFTED', count: 2 },
    { outcome: 'FAILED', count: 1 },
  ],
  issueCounts: [{ code: 'money', level: 'FAILED', message: 'The price cannot be read.', count: 1 }],
  issues: {
    total: 60,
    page: 1,
    pages: 2,
    issues: [
      {
        line: 3,
        column: 'shippingGrams',
        value: 'a lot',
        code: 'money',
        level: 'FAILED',
        message: 'The price cannot be read.',
        suggestion: 'Write it in dollars: 1299.00 or 1,299.00.',
        listingId: 'l1',
      },
      {
        line: 4,
        column: 'originality',
        value: '',
        code: 'missing',
        level: 'DRAFT',
        message: 'Nothing is said of what is original.',
        suggestion: 'Fill the sheet in the draft.',
        listingId: null,
      },
    ],
  },
  failedUrl: '/api/listing-imports/i1/failed.csv',
  createdAt: '2026-11-20T18:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  expiresAt: '2027-02-18T18:00:00.000Z',
};
const done = { success: true, message: null, code: null };
const open = (change: Partial<ImportRecord> = {}, query = '', more: object = {}) =>
  renderAccount(
    `/profile/selling/imports/i1${query}`,
    { AccountListingImport: { listingImport: { ...record, ...change } }, ...more },
    { isProfessionalSeller: true },
  );

describe('the report of an import on a phone', () => {
  it('names the column of each cell, as its rows become blocks there', async () => {
    await renderAccount(
      '/profile/selling/imports/i1',
      { AccountListingImport: { listingImport: record } },
      { isProfessionalSeller: true },
    );
    const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const labels = [...(row?.children ?? [])].map((part) => part.getAttribute('data-label'));
    expect(labels).toEqual(['Line', null, 'Effect', 'Column', 'Cell', null]);
  });
});

describe('the page of an import', () => {
  it('shows what would happen, and starts it', async () => {
    const { user, calls } = await open({}, '', { AccountListingImportStart: { listingImportStart: done } });
    expect(screen.getByRole('status').textContent).toBe('This is what would happen. Nothing is written yet.');
    const cells = within(screen.getByRole('row', { name: /a lot/ }));
    expect(cells.getByText('The price cannot be read.')).toBeTruthy();
    expect(cells.getByText('Shipping weight in grams')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /^4/ })).getByText('Originality sheet')).toBeTruthy();
    expect(cells.getByRole('link').getAttribute('href')).toBe('/profile/selling/listings/l1');
    await user.click(screen.getByRole('button', { name: 'Start the import' }));
    expect(calls.find(({ name }) => name === 'AccountListingImportStart')?.variables).toEqual({ id: 'i1' });
    await waitFor(() => expect(calls.filter(({ name }) => name === 'AccountListingImport')).toHaveLength(2));
  });

  it('names the columns that were not read, and asks what they are before anything is written', async () => {
    const { user, calls } = await open({}, '', { AccountListingImportMap: { listingImportMap: done } });
    expect(screen.getByText(/^One column was not read: What\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Say what the columns are' }));
    await user.selectOptions(screen.getByLabelText('What'), 'title');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(calls.find(({ name }) => name === 'AccountListingImportMap')?.variables).toEqual({
      id: 'i1',
      fields: ['title', 'brand'],
    });
    cleanup();
    await open({ state: 'DONE' });
    expect(screen.getByText(/^One column was not read/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Say what the columns are' })).toBeNull();
    cleanup();
    await open({ columns: [{ name: 'Maker', field: 'brand', samples: [] }] });
    expect(screen.queryByText(/not read/)).toBeNull();
  });

  it('says why it cannot be started', async () => {
    const listingImportStart = { success: false, message: 'It stands differently by now.', code: 'not-possible' };
    const { user } = await open({}, '', { AccountListingImportStart: { listingImportStart } });
    await user.click(screen.getByRole('button', { name: 'Start the import' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It stands differently by now.');
  });

  it('offers no start where nothing would change', async () => {
    await open({ outcomes: [{ outcome: 'UNCHANGED', count: 2 }], failedUrl: null });
    expect(screen.queryByRole('button', { name: 'Start the import' })).toBeNull();
    expect(screen.getByText(/^This file would change nothing/)).toBeTruthy();
  });

  it('takes the kind and the page of its report from the address', async () => {
    const { calls } = await open({ state: 'DONE' }, '?code=money&page=2');
    expect(calls.find(({ name }) => name === 'AccountListingImport')?.variables).toEqual({
      id: 'i1',
      code: 'money',
      page: 2,
    });
    expect(screen.getByRole('link', { name: /^The price cannot be read/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toMatch(/\?code=money&page=2$/);
    expect(screen.getByRole('link', { name: 'Download the failed rows' }).getAttribute('href')).toBe(record.failedUrl);
  });

  it('asks for the first page of everything where the address says nonsense', async () => {
    const { calls } = await open({}, '?code=%3Cb%3E&page=99999999999');
    expect(calls.find(({ name }) => name === 'AccountListingImport')?.variables).toMatchObject({ code: null, page: 1 });
  });

  it('asks what the columns are, and keeps the choice that is refused', async () => {
    const listingImportMap = { success: false, message: 'Two columns say the same.', code: 'mapping' };
    const { user, calls } = await open({ state: 'MAPPING' }, '', { AccountListingImportMap: { listingImportMap } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Brand');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Two columns say the same.');
    expect(calls.at(-1)?.variables).toEqual({ id: 'i1', fields: ['brand', 'brand'] });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What' }).value).toBe('brand');
    expect(screen.getAllByText('Another column is this, too.')).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'What' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the focus where its state is told when the form goes', async () => {
    let state: ImportRecord['state'] = 'MAPPING';
    const { user } = await open({}, '', {
      AccountListingImport: () => ({ listingImport: { ...record, state } }),
      AccountListingImportMap: () => {
        state = 'CHECKING';
        return { listingImportMap: done };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'What' })).toBeNull());
    expect(document.activeElement?.textContent).toContain('stock.csv');
  });

  it('says that it waits while the shop does not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ state: 'RUNNING', done: 1 }, '', {
      AccountListingImportProgress: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText(/^The shop does not answer just now/, {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('refreshes while the shop is at work on it, and loads anew when that ends', async () => {
    const { calls } = await open({ state: 'RUNNING', done: 1 }, '', {
      AccountListingImportProgress: { listingImport: { id: 'i1', state: 'DONE', products: 3, done: 3 } },
    });
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Report' })).toBeNull();
    await waitFor(() => expect(calls.filter(({ name }) => name === 'AccountListingImport').length).toBeGreaterThan(1), {
      timeout: 4_000,
    });
  });

  it('is stopped after it was asked once', async () => {
    const { user, calls } = await open({ state: 'RUNNING', done: 1 }, '', {
      AccountListingImportStop: { listingImportStop: { success: true, message: null, code: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Stop the import' }));
    expect(calls.some(({ name }) => name === 'AccountListingImportStop')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Stop it' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'AccountListingImportStop')?.variables).toEqual({ id: 'i1' }),
    );
  });

  it('that was stopped tells what was written, or that nothing was', async () => {
    await open({ state: 'STOPPED', startedAt: '2026-11-23T12:00:00Z' });
    expect(screen.getByRole('heading', { name: 'Report' })).toBeTruthy();
    cleanup();
    await open({ state: 'STOPPED', failedUrl: null });
    expect(screen.getByText(/before anything was written/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Report' })).toBeNull();
  });

  it('says why a file cannot be read, and where', async () => {
    await open({
      state: 'BROKEN',
      fault: 'A quotation mark is opened and never closed.',
      faultLine: 7,
      failedUrl: null,
    });
    expect(screen.getByText(/A quotation mark is opened/).textContent).toContain('See line 7');
  });
});
