/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const cents = (amountCents: number) => ({ amountCents });
const done = { success: true, message: null, code: null };
const refused = (code: string, message: string) => ({ success: false, code, message });
const pageInfo = { hasNextPage: false, endCursor: null };
const line = (key: string, expected: number, found: number | null, more: object = {}) => ({
  key,
  unit: 'CENTS',
  expected,
  found,
  difference: found === null ? null : found - expected,
  explanation: null,
  isSettled: found === expected,
  ...more,
});
const sheet = {
  day: '2026-11-26',
  version: 2,
  openingFloat: cents(10_000),
  counts: null,
  counted: null,
  terminal: null,
  checks: null,
  banked: cents(0),
  left: null,
  lines: [line('drawer', 10_000, null), line('card', 273_125, 273_125), line('journal', 900, 900)],
  corrections: [],
  closedAt: null,
  closedBy: null,
};
const counted = {
  ...sheet,
  version: 3,
  counts: [{ cents: 2_000, pieces: 4 }],
  counted: cents(8_000),
  lines: [line('drawer', 10_000, 8_000), line('card', 273_125, 273_125)],
};
const day = (daySheet: object) => ({ AdminDaySheet: { daySheet, closedDays: [] } });

async function open(path: string, answers: Answers, grants: readonly string[] = ['money:write']) {
  const page = openAdmin(path, answers, 'en', grants);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/admin/close-day', () => {
  it('counts the drawer as it is typed, and saves what was counted', async () => {
    const { user, sent, told } = await open('/admin/close-day', {
      ...day(sheet),
      AdminDaySheetSave: { daySheetSave: { ...done, sheet: counted } },
    });
    expect(screen.getByText('Count the drawer first.')).toBeTruthy();
    await user.type(screen.getByLabelText('Pieces of $20.00'), '4');
    await user.type(screen.getByLabelText('Pieces of $0.25'), '3');
    expect(screen.getByText('$80.75')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Report of the card terminal/), '-12.50');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    await waitFor(() => expect(told).toEqual(['The count is saved']));
    const [variables] = sent('AdminDaySheetSave');
    expect(variables).toMatchObject({
      day: '2026-11-26',
      version: 2,
      sheet: { openingFloatCents: 10_000, terminalCents: -1_250, checksCents: null, bankedCents: 0 },
    });
    expect(variables).toHaveProperty(
      'sheet.counts',
      expect.arrayContaining([
        { cents: 2_000, pieces: 4 },
        { cents: 25, pieces: 3 },
      ]),
    );
  });

  it('sends nothing that is no number, and says so at its field', async () => {
    const { user, sent } = await open('/admin/close-day', day(sheet));
    await user.type(screen.getByLabelText('Pieces of $1.00'), '1.5');
    await user.type(screen.getByLabelText(/^Goes to the bank/), 'all');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect(screen.getByText('Whole pieces, at most 100,000.')).toBeTruthy();
    expect(screen.getByText('Write the amount as 1250.00.')).toBeTruthy();
    expect(sent('AdminDaySheetSave')).toEqual([]);
  });

  it('keeps what was typed when somebody else was faster', async () => {
    const { user } = await open('/admin/close-day', {
      ...day(sheet),
      AdminDaySheetSave: { daySheetSave: { ...refused('changed', 'Somebody changed this sheet.'), sheet: counted } },
    });
    await user.type(screen.getByLabelText('Pieces of $5.00'), '7');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody changed this sheet.');
    expect(screen.getByLabelText('Pieces of $5.00')).toHaveProperty('value', '7');
  });

  it('closes nothing while a line differs, and lets staff sign why', async () => {
    const { user, sent, where } = await open('/admin/close-day?day=2026-11-26', {
      ...day(counted),
      AdminDaySheetExplain: { daySheetExplain: { ...done, sheet: counted } },
    });
    expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Explain…' }));
    const drawer = await screen.findByRole('dialog', { name: 'Cash drawer' });
    expect(drawer.textContent).toContain('$20.00');
    await user.click(within(drawer).getByRole('button', { name: 'Sign' }));
    expect(within(drawer).getByText('Please fill this in.')).toBeTruthy();
    await user.type(within(drawer).getByLabelText(/^Why/), 'Wrong change');
    await user.click(within(drawer).getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(where()).toBe('/admin/close-day?day=2026-11-26'));
    expect(sent('AdminDaySheetExplain')).toEqual([
      { day: '2026-11-26', version: 3, line: 'drawer', text: 'Wrong change' },
    ]);
  });

  it('closes a day of which everything agrees or is signed', async () => {
    const explanation = { text: 'Wrong change', by: { id: 'o', displayName: 'Ruth' }, at: '2026-11-26T23:00:00Z' };
    const settled = { ...counted, lines: [line('drawer', 10_000, 8_000, { explanation, isSettled: true })] };
    const { user, sent } = await open('/admin/close-day', {
      ...day(settled),
      AdminDayClose: { dayClose: { ...done, sheet: settled } },
    });
    expect(screen.getByText(/Ruth/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close the day' }));
    await waitFor(() => expect(sent('AdminDayClose')).toEqual([{ day: '2026-11-26', version: 3 }]));
  });

  it('shows a closed day as it is, to print and to correct', async () => {
    const closed = {
      ...counted,
      closedAt: '2026-11-26T23:30:00Z',
      closedBy: { id: 'o', displayName: 'Ruth' },
      left: cents(8_000),
      corrections: [
        { id: 'c1', amount: cents(500), reason: 'Under the tray', by: null, at: '2026-11-27T15:00:00Z', entryId: 'e1' },
      ],
    };
    const { user, sent } = await open('/admin/close-day', {
      ...day(closed),
      AdminDayCorrect: { dayCorrect: { ...done, sheet: closed } },
    });
    expect(screen.queryByRole('button', { name: 'Save the count' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.getByText(/Under the tray/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Enter a correction…' }));
    const drawer = await screen.findByRole('dialog');
    await user.selectOptions(within(drawer).getByLabelText('What turned up'), 'short');
    await user.type(within(drawer).getByLabelText(/^Amount/), '3.20');
    await user.type(within(drawer).getByLabelText(/^Why/), 'Found later');
    await user.click(within(drawer).getByRole('button', { name: 'Enter a correction…' }));
    await waitFor(() =>
      expect(sent('AdminDayCorrect')).toMatchObject([{ day: '2026-11-26', amountCents: -320, reason: 'Found later' }]),
    );
  });

  it('only shows to whoever may not write', async () => {
    await open('/admin/close-day', day(counted), ['money:read']);
    expect(screen.getByText('Cash drawer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the count' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Explain…' })).toBeNull();
  });
});

const entry = {
  id: 'e1',
  kind: 'cash-count',
  at: '2026-11-26T23:30:00Z',
  orderId: null,
  orderNumber: null,
  amount: cents(500),
  lines: [
    {
      sellerName: null,
      account: { code: 'cash-over-short', name: 'Cash over and short' },
      debit: cents(500),
      credit: null,
    },
    { sellerName: null, account: { code: 'manual', name: 'Cash drawer' }, debit: null, credit: cents(500) },
  ],
  source: {
    kind: 'CASH',
    id: 'k1',
    status: 'count',
    detail: 'Wrong change',
    author: 'Ruth',
    at: '2026-11-26T23:30:00Z',
    storedValueId: null,
    amount: cents(-500),
  },
};
const journal = {
  AdminJournal: { journal: { pageInfo, edges: [{ node: entry }] } },
  AdminJournalSums: { journalSums: { entries: 1, debits: cents(500), credits: cents(500) } },
};

describe('/admin/journal', () => {
  it('lists entries with their lines, and asks for what the address says', async () => {
    const { sent } = await open('/admin/journal?account=manual&day-from=2026-11-27&day-to=2026-11-26', journal);
    expect((await screen.findAllByText(/Cash over or short/)).length).toBeGreaterThan(0);
    // Days that are typed in the wrong order mean the same.
    expect(sent('AdminJournal').at(-1)).toMatchObject({
      filter: { accounts: ['manual'], from: '2026-11-26', to: '2026-11-27' },
    });
  });

  it('opens an entry down to the document that it was made from', async () => {
    await open('/admin/journal/e1', {
      ...journal,
      AdminJournalEntryPage: { journalEntry: { ...entry, quickbooks: [] } },
    });
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText(/Wrong change/)).toBeTruthy();
    // The state of the document, in words.
    expect(within(drawer).getByText('Counted')).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'All entries of this document' }).getAttribute('href')).toBe(
      '/admin/journal?search=k1',
    );
  });
});

const credits = {
  id: 'v1',
  kind: 'STORE_CREDITS',
  isTrade: false,
  state: 'OPEN',
  code: null,
  balance: cents(2_500),
  issued: cents(2_500),
  expiresAt: null,
  createdAt: '2026-11-01T18:00:00Z',
  issuedBy: 'Ruth',
  holder: { id: 'a1', displayName: 'Ada Moreau', email: 'ada@example.com' },
};
const storeCredits = {
  AdminStoredValueList: { storedValueAccounts: { pageInfo, edges: [{ node: credits }] } },
  AdminStoredValueTotals: {
    storedValueTotals: { codes: cents(0), storeCredits: cents(2_500), tradeCredits: cents(0), expired: cents(0) },
  },
};

describe('/admin/store-credits', () => {
  it('lists who has what', async () => {
    await open('/admin/store-credits', storeCredits);
    expect((await screen.findAllByText(/Ada Moreau/)).length).toBeGreaterThan(0);
  });

  it('gives a code away, or sells it for what lies in the drawer', async () => {
    const { user, sent } = await open('/admin/store-credits/issue', {
      ...storeCredits,
      AdminCodeIssue: { prepaidCodeIssue: { ...done, issuedCode: 'ABCD-EFGH' } },
    });
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('radio', { name: 'Given, as goodwill' })).toMatchObject({ checked: true });
    await user.type(within(drawer).getByLabelText(/^Amount/), '50');
    await user.type(within(drawer).getByLabelText(/^Why/), 'A present for her son');
    await user.click(within(drawer).getByRole('radio', { name: 'Sold for cash' }));
    await user.click(within(drawer).getByRole('button', { name: 'Issue a gift code' }));
    expect(await screen.findByText(/ABCD-EFGH/)).toBeTruthy();
    expect(sent('AdminCodeIssue')).toMatchObject([
      { amountCents: 5_000, notes: 'A present for her son', paidBy: 'CASH', isTrade: false },
    ]);
  });

  it('grants credit to a member who was found, for a reason', async () => {
    const { user, sent } = await open('/admin/store-credits/grant', {
      ...storeCredits,
      AdminHolders: {
        accounts: {
          edges: [{ node: { id: 'a1', displayName: 'Ada Moreau', username: 'ada', email: 'ada@example.com' } }],
        },
      },
      AdminCreditGrant: { storeCreditGrant: done },
    });
    const drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByRole('searchbox'), 'ada{Enter}');
    await user.click(await within(drawer).findByRole('radio', { name: /Ada Moreau/ }));
    await user.type(within(drawer).getByLabelText(/^Amount/), '12.50');
    const grant = within(drawer).getAllByRole('button').at(-1);
    if (grant) await user.click(grant);
    expect(sent('AdminCreditGrant')).toEqual([]);
    await user.type(within(drawer).getByLabelText(/^Why/), 'A late parcel');
    if (grant) await user.click(grant);
    await waitFor(() =>
      expect(sent('AdminCreditGrant')).toMatchObject([{ accountId: 'a1', amountCents: 1_250, notes: 'A late parcel' }]),
    );
  });
});

const connection = {
  state: 'CONNECTED',
  companyName: 'Headstock LLC',
  realmId: '1',
  fault: null,
  computesTax: false,
  postsFrom: '2026-11-01T06:00:00Z',
  pausedUntil: null,
  refreshExpiresAt: null,
  connectedAt: '2026-11-01T06:00:00Z',
  connectedBy: 'Ruth',
};

describe('/admin/quickbooks/mapping', () => {
  it('stores a mapping as it is chosen, and says at its field why it cannot', async () => {
    const mapping = {
      role: 'cash-over-short',
      name: 'Cash over and short',
      kind: 'ACCOUNT',
      refId: null,
      refName: null,
      fault: null,
      held: 2,
    };
    const { user, sent } = await open('/admin/quickbooks/mapping', {
      AdminQuickBooks: { quickbooks: connection, quickbooksCounts: [], quickbooksMappings: [mapping] },
      AdminQuickBooksDocuments: { quickbooksDocuments: { pageInfo, edges: [] } },
      AdminQuickBooksMappings: { quickbooksMappings: [mapping] },
      AdminQuickBooksChoices: { quickbooksChoices: [{ id: '77', name: 'Over/Short' }] },
      AdminQuickBooksMap: { quickbooksMap: refused('not-found', 'This is not in the company any more.') },
    });
    const field = await screen.findByLabelText('Cash over and short');
    const link = screen.getByRole('link', { name: 'Cash over and short', hidden: true });
    expect(link.getAttribute('href')).toBe(`/admin/quickbooks/mapping#${field.id}`);
    await user.selectOptions(field, '77');
    expect(await screen.findByText('This is not in the company any more.')).toBeTruthy();
    expect(sent('AdminQuickBooksMap')).toEqual([{ role: 'cash-over-short', refId: '77', expected: null }]);
  });
});
