/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const noPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const month = (name: string, change: object = {}) => ({
  month: name,
  orders: 0,
  goodsCents: 0,
  incomeCents: 0,
  costCents: 0,
  listed: 0,
  sold: 0,
  ...change,
});
const overview = {
  shopOverview: {
    months: [
      month('2026-10'),
      month('2026-11', { orders: 3, goodsCents: 900_000, incomeCents: 90_000, costCents: 60_000, listed: 8, sold: 2 }),
    ],
    stockAges: [
      { days: 0, count: 4, cents: 4_000_000_000_000 },
      { days: 365, count: 1, cents: 100_000 },
    ],
    openWork: [
      { kind: 'TO_SHIP', count: 1 },
      { kind: 'MAILS', count: 2 },
    ],
  },
};
const hits = {
  findRecords: [
    { kind: 'ACCOUNT', id: 'a1', title: 'Bo Diddley', detail: 'bo@example.com', shopPath: null },
    { kind: 'LISTING', id: 'i1', title: 'Bo’s guitar', detail: 'HS-1 · 777', shopPath: '/shop/bos-guitar/i1' },
  ],
};
const mails = { outboxMails: { totalCount: 0, pageInfo: noPage, edges: [] } };
const audit = { auditLog: { totalCount: 0, pageInfo: noPage, edges: [] } };
const answers = { OverviewAll: overview, PaletteRecords: hits, MailsList: mails, AuditList: audit };

describe('a page that the role does not open', () => {
  it.each(['/admin/counter', '/admin/catalogue/brands/new'])(
    'is not shown, be it a page or the form of an action: %s',
    async (path) => {
      const brands = { catalogueBrands: { totalCount: 0, pageInfo: noPage, edges: [] } };
      openAdmin(path, { AdminBrands: brands }, 'en', ['orders:read', 'catalogue:read']);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your role does not open this page.');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('is shown to whose role does', async () => {
    openAdmin('/admin/counter', {}, 'en', ['orders:write']);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Counter');
    // The shop has a search of its own: this one has a name.
    expect(screen.getByRole('search', { name: 'Counter' })).toBeTruthy();
  });
});

describe('/admin/overview', () => {
  it('leads to the work that waits', async () => {
    openAdmin('/admin/overview', answers);
    const work = await screen.findByRole('list', { name: 'Work that waits' });
    expect(
      within(work)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1order to ship', expect.stringMatching(/orders/)],
      ['2mails not accepted', '/admin/mails?state=RETRYING&state=DEAD'],
    ]);
  });

  it('has a table behind each chart', async () => {
    openAdmin('/admin/overview', answers);
    await screen.findByRole('heading', { name: 'Overview' });
    const cellsOf = (name: string): string[][] =>
      [...screen.getByRole('table', { name, hidden: true }).querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent ?? ''),
      );
    expect(cellsOf('Sales')[0]).toEqual(['November 2026', '3', '$9,000']);
    expect(cellsOf('Income of the shop')[0]).toEqual(['November 2026', '$900', '$600', '$300', '10%']);
    expect(cellsOf('Sold of what was listed')[0]).toEqual(['November 2026', '8', '2', '25%']);
    expect(cellsOf('Age of the stock')).toEqual([
      ['0–364', '4', '$40,000,000,000'],
      ['365 or more', '1', '$1,000'],
    ]);
  });
});

describe('the palette', () => {
  it('opens by Ctrl+K, finds records and opens them by keyboard', async () => {
    const { user, where, requests } = openAdmin('/admin/overview', {
      ...answers,
      AdminAccounts: { accounts: { totalCount: 0, pageInfo: noPage, edges: [] } },
    });
    await screen.findByRole('heading', { name: 'Overview' });
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Order, person, item, page or action' });
    await user.type(box, 'bo');
    const people = await screen.findByRole('group', { name: 'Accounts' });
    expect(within(people).getByRole('option').textContent).toBe('Bo Diddleybo@example.com');
    expect(requests()).toContainEqual(['PaletteRecords', { search: 'bo' }]);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(where()).toMatch(/^\/admin\/accounts/));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('begins actions and opens pages, also where the records cannot be searched', async () => {
    const { user, where } = openAdmin('/admin/overview', {
      ...answers,
      PaletteRecords: () => {
        throw new Error('gone');
      },
    });
    await screen.findByRole('heading', { name: 'Overview' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'mails not');
    expect(await screen.findByText(/could not be searched/)).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/admin/mails?state=RETRYING&state=DEAD'));
  });
});

describe('shortcuts', () => {
  it('lead to pages, to the search of a list, and to a sheet of all of them', async () => {
    const { user, where } = openAdmin('/admin/overview', answers);
    await screen.findByRole('heading', { name: 'Overview' });
    await user.keyboard('?');
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Audit log')).toBeTruthy();
    await user.keyboard('gh');
    expect(where()).toBe('/admin/overview');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.keyboard('gh');
    await waitFor(() => expect(where()).toBe('/admin/audit'));
    const search = await screen.findByRole('searchbox', { name: 'Number of a record' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('ge?');
    expect(search).toHaveProperty('value', 'ge?');
    expect(where()).toBe('/admin/audit');
  });
});
