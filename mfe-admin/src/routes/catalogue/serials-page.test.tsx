/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const martin = { from: 1956, to: 1960, rule: 'martin-sequence', makers: ['Martin'], isKnown: true };
const fender = { from: 1965, to: 1967, rule: 'fender-neck-plate', makers: ['Fender'], isKnown: false };
const visit = {
  kind: 'LISTING',
  id: 'l1',
  title: 'Martin 0-18',
  serial: '175000',
  person: 'Ada',
  state: 'live',
  at: '2026-11-01T18:00:00Z',
};
const unknown = { key: '175000', visits: [visit], lookAlikes: [], stolen: [], stolenLookAlikes: [] };

it('says without a maker what is known of the serial, then which makers it fits, and takes one of them', async () => {
  const { user, requests, where } = openAdmin('/admin/serials?serial=175000', {
    AdminSerialLookup: ({ brand }: { brand: string | null }) => ({
      serialLookup: { ...unknown, years: brand === null ? [martin, fender] : [martin] },
    }),
  });
  const known = await screen.findByText('Seen here once');
  const fits = screen.getByText('Fits the rules of 2 makers: Martin and Fender. Name the maker to be sure.');
  expect(known.compareDocumentPosition(fits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const rows = within(fits.closest('section') ?? fits).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.includes('Known here'))).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Take Martin' }));
  await waitFor(() => expect(requests()).toContainEqual(['AdminSerialLookup', { serial: '175000', brand: 'Martin' }]));
  expect(where()).toBe('/admin/serials?serial=175000&brand=Martin');
  await waitFor(() => expect(screen.queryByText(/^Fits the rule/)).toBeNull());
  expect(await screen.findByText('1956–1960')).toBeTruthy();
});
