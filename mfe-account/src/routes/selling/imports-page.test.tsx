/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ListedImport } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const row: ListedImport = {
  id: 'i1',
  fileName: 'stock.csv',
  state: 'DONE',
  createdAt: '2026-11-20T18:00:00.000Z',
  outcomes: [
    { outcome: 'FAILED', count: 1 },
    { outcome: 'DRAFTED', count: 12 },
  ],
};
const open = (listingImports: readonly ListedImport[]) =>
  renderAccount(
    '/profile/selling/imports',
    { AccountListingImports: { listingImports } },
    { isProfessionalSeller: true },
  );

describe('the imports of a seller', () => {
  it('say how far each file is and what came of it', async () => {
    await open([row]);
    const card = within(screen.getByRole('link', { name: 'stock.csv' }).closest('li')!);
    expect(card.getByText('Finished')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'stock.csv' }).getAttribute('href')).toBe('/profile/selling/imports/i1');
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['New drafts', 'Failed']);
  });

  it('stand beside the exports in every layout', async () => {
    await open([]);
    expect(screen.getByText('No file has been imported yet.')).toBeTruthy();
    const exports = within(screen.getByRole('region', { name: 'Exports' }));
    expect(exports.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['headstock', 'shopify', 'shopify-former', 'reverb'].map((format) => `/api/listing-exports/${format}.csv`),
    );
  });

  it('refuse a file that is too large before it is sent', async () => {
    const { user } = await open([]);
    const file = new File(['a'], 'large.csv', { type: 'text/csv' });
    Object.defineProperty(file, 'size', { value: 21 * 2 ** 20 });
    await user.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(screen.getByRole('alert').textContent).toBe('A file has at most 20 MB. Split it.');
  });
});
