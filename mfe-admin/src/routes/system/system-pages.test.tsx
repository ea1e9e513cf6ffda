/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const noPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const counts = { pending: 0, applied: 2, leftOut: 1, undone: 0 };
const row = (id: string, change: object = {}) => ({
  id,
  label: `Guitar ${id}`,
  path: null,
  state: 'APPLIED',
  cells: [{ key: 'price', before: '120000', after: '99950' }],
  problem: null,
  since: null,
  ...change,
});
const batch = (change: object = {}) => ({
  id: 'b1',
  title: 'Prices',
  state: 'APPLIED',
  author: 'Ada',
  createdAt: '2026-11-26T10:00:00.000Z',
  appliedAt: '2026-11-26T10:01:00.000Z',
  undoUntil: '2026-11-27T10:01:00.000Z',
  canUndo: true,
  fields: [{ key: 'price', label: 'Price', kind: 'MONEY' }],
  counts,
  rows: {
    next: null,
    nodes: [row('1'), row('2', { since: 'changed' }), row('3', { state: 'LEFT_OUT', problem: 'It was sold.' })],
  },
  ...change,
});
const list = { batches: { totalCount: 1, pageInfo: noPage, edges: [{ node: batch() }] } };
const done = { success: true, message: null, code: null };

describe('/admin/batches', () => {
  it('lists bulk edits, each of which opens over the list', async () => {
    const { user, where } = openAdmin('/admin/batches', { BatchesList: list, BatchesOne: { batch: batch() } });
    await user.click(await screen.findByRole('link', { name: 'Prices' }));
    const drawer = await screen.findByRole('dialog', { name: 'Prices' });
    expect(where()).toBe('/admin/batches/b1');
    const rows = within(drawer).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Guitar 1Price$1,200 → $999.50Changed',
      'Guitar 2Price$1,200 → $999.50ChangedChanged since',
      'Guitar 3Price$1,200 → $999.50Left outIt was sold.',
    ]);
    expect(within(drawer).getByText('2 changed. 1 left out.')).toBeTruthy();
  });

  it('undoes in part, and rows that were changed since only on request', async () => {
    const answers = {
      BatchesList: list,
      BatchesOne: { batch: batch() },
      BatchesUndo: { batchUndo: { ...done, batch: null } },
    };
    const { user, requests } = openAdmin('/admin/batches/b1', answers);
    const changed = await screen.findByRole('checkbox', { name: 'Choose Guitar 2' });
    expect(changed).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /Undo rows that were changed since/ }));
    await user.click(changed);
    await user.click(screen.getByRole('button', { name: 'Undo 1 row' }));
    await waitFor(() =>
      expect(requests()).toContainEqual(['BatchesUndo', { id: 'b1', rowIds: ['2'], evenChanged: true }]),
    );
  });

  it('forgets what was chosen and loaded once rows are undone, and says where further rows do not come', async () => {
    const after = batch({ rows: { next: 2, nodes: [row('1', { state: 'UNDONE' }), row('2')] } });
    const before = batch({ rows: { next: 2, nodes: [row('1'), row('2')] } });
    const last = batch({ rows: { next: null, nodes: [row('9')] } });
    const answers = ['fail', last, after];
    const { user } = openAdmin('/admin/batches/b1', {
      BatchesList: list,
      BatchesOne: ({ after: from }: { readonly after?: number }) => {
        if (from === undefined && answers.length === 3) return { batch: before };
        const answer = answers.shift();
        if (answer === 'fail') throw new Error('No network');
        return { batch: answer };
      },
      BatchesUndo: { batchUndo: { ...done, batch: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'More rows' }));
    expect(await screen.findByText('This could not be loaded. Try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More rows' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Guitar 1' }));
    expect(screen.getByText('Guitar 9')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo 1 row' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo 1 row' })).toBeNull());
    expect(screen.queryByText('Guitar 9')).toBeNull();
    expect(screen.getByRole('button', { name: 'More rows' })).toBeTruthy();
  });

  it('applies a preview, and says why it was not', async () => {
    const preview = batch({ state: 'PREVIEW', canUndo: false, counts: { ...counts, applied: 0, pending: 2 } });
    const refused = { success: false, message: 'No row would change.', code: 'nothing', batch: null };
    const { user } = openAdmin('/admin/batches/b1', {
      BatchesList: list,
      BatchesOne: { batch: preview },
      BatchesApply: { batchApply: refused },
    });
    await user.click(await screen.findByRole('button', { name: 'Change 2 rows' }));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'No row would change.');
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });
});

describe('/admin/exports', () => {
  const file = (state: string, url: string | null) => ({
    id: 'f1',
    title: 'Accounts',
    state,
    rowCount: url === null ? null : 1200,
    bytes: null,
    createdAt: '2026-11-26T10:00:00.000Z',
    expiresAt: '2026-12-03T10:00:00.000Z',
    url,
  });

  it('waits for a file, and offers it when it is ready', async () => {
    const states = [file('WAITING', null), file('READY', '/api/table-exports/f1.csv')];
    openAdmin('/admin/exports', {
      TableExportsOwn: () => ({ tableExports: [states.length > 1 ? states.shift() : states[0]] }),
    });
    expect(await screen.findByText('Being made')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 5000 });
    expect(link.getAttribute('href')).toBe('/api/table-exports/f1.csv');
    expect(screen.getByText('1,200')).toBeTruthy();
  });

  it('says in French that there is none', async () => {
    openAdmin('/admin/exports', { TableExportsOwn: { tableExports: [] } }, 'fr');
    expect(await screen.findByRole('heading', { name: 'Aucun fichier pour l’instant.' })).toBeTruthy();
  });
});

describe('the tools of a list', () => {
  const views = { tableViews: [{ id: 'v1', name: 'Staff', query: 'search=staff', isShared: true }] };
  const answers = { BatchesList: list, AdminAccounts: { accounts: { totalCount: 0, pageInfo: noPage, edges: [] } } };

  it('opens saved views, and saves what is shown without its page', async () => {
    const created = { ...done, view: { id: 'v2', name: 'Mine', query: '', isShared: false } };
    const open = { ...answers, TableViewsOf: views, TableViewsCreate: { tableViewCreate: created } };
    const { user, requests } = openAdmin('/admin/accounts?search=bo&after=c', open);
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    expect((await screen.findByRole('link', { name: 'Staff' })).getAttribute('href')).toBe(
      '/admin/accounts?search=staff',
    );
    await user.type(screen.getByRole('textbox', { name: 'Save what is shown as a view' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const query = 'search=bo&columns=name%2Cemail%2Cverified%2Croles%2Cjoined&density=comfortable';
    await waitFor(() =>
      expect(requests()).toContainEqual([
        'TableViewsCreate',
        { tableId: 'accounts', name: 'Mine', query, isShared: false },
      ]),
    );
  });

  it('shows at the field why a view was not saved, and keeps its name', async () => {
    const refused = { success: false, message: 'There is a view of this name already.', code: 'exists', view: null };
    const open = { ...answers, TableViewsOf: views, TableViewsCreate: { tableViewCreate: refused } };
    const { user } = openAdmin('/admin/accounts', open);
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    const name = await screen.findByRole('textbox', { name: 'Save what is shown as a view' });
    await user.type(name, 'Staff{Enter}');
    expect(await screen.findByText('There is a view of this name already.')).toBeTruthy();
    expect(name).toHaveProperty('value', 'Staff');
  });

  it('exports what is shown, and leads to the files', async () => {
    const open = {
      ...answers,
      TableExportsRequest: { tableExportRequest: done },
      TableExportsOwn: { tableExports: [] },
    };
    const { user, requests, where } = openAdmin('/admin/accounts?search=bo&columns=email,name', open);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(where()).toBe('/admin/exports'));
    const asked = { tableId: 'accounts', query: 'search=bo&columns=email%2Cname', columns: ['email', 'name'] };
    expect(requests()).toContainEqual(['TableExportsRequest', asked]);
  });
});

describe('/admin/audit', () => {
  const entry = {
    id: 'e1',
    at: '2026-11-26T10:00:00.000Z',
    action: 'batch.applied',
    actionLabel: 'Bulk edit: applied',
    subjectKind: 'batch',
    subjectLabel: 'Bulk edit',
    subjectId: 'b1',
    actor: { id: 'a1', name: 'Ada', email: 'ada@example.com' },
    impersonator: { id: 'a2', name: null, email: null },
    details: [
      { key: 'before', value: '100' },
      { key: 'after', value: '200' },
    ],
    requestId: 'r1',
  };

  it('is asked by subject, actor, action and day, and is linked with its records', async () => {
    const { requests } = openAdmin('/admin/audit?search=b1&actor=ada&action=batch&at-from=2026-11-01', {
      AuditList: { auditLog: { totalCount: 1, pageInfo: noPage, edges: [{ node: entry }] } },
    });
    const shown = (await screen.findAllByRole('row'))[1];
    expect(shown?.textContent).toContain('before100after200');
    expect(shown?.textContent).toContain('Bulk edit: appliedbatch.applied');
    expect(
      within(shown ?? document.body)
        .getByRole('link', { name: 'b1' })
        .getAttribute('href'),
    ).toBe('/admin/batches/b1');
    expect(screen.getByRole('link', { name: 'All of this record' }).getAttribute('href')).toBe(
      '/admin/audit?search=b1',
    );
    const filter = { subject: 'b1', actor: 'ada', action: 'batch', from: '2026-11-01', to: null };
    expect(requests()[0]).toEqual(['AuditList', { filter, first: 50, after: null, last: null, before: null }]);
  });
});

describe('/admin/mails', () => {
  const mail = {
    id: 'm1',
    eventKey: 'order:1',
    recipient: 'bo@example.com',
    subject: 'Your order',
    state: 'DEAD',
    attempts: 12,
    lastError: 'Mailbox full',
    createdAt: '2026-11-26T10:00:00.000Z',
    sentAt: null,
    nextAttemptAt: null,
    canResend: true,
  };

  it('says why a mail was not accepted, and sends the chosen ones again', async () => {
    const { user, requests, where } = openAdmin('/admin/mails?state=DEAD', {
      MailsList: { outboxMails: { totalCount: 1, pageInfo: noPage, edges: [{ node: mail }] } },
      MailsResend: { outboxMailResend: done },
    });
    expect(await screen.findByText('Mailbox full')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Choose this row' }));
    await user.click(screen.getByRole('link', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(where()).toBe('/admin/mails?state=DEAD'));
    expect(requests()).toContainEqual(['MailsResend', { ids: ['m1'] }]);
    await waitFor(() => expect(screen.queryByText('1 chosen')).toBeNull());
  });
});

describe('/admin/jobs', () => {
  it('runs a job again that failed, and says when it cannot', async () => {
    const jobs = {
      failedJobs: [
        {
          id: 'j1',
          name: 'check-books',
          title: 'Check the books',
          failedAt: '2026-11-26T10:00:00.000Z',
          error: 'It broke',
        },
      ],
      regularWork: [
        {
          name: 'deliver-outbox',
          title: 'Send mails',
          dueAt: '2026-11-26T10:00:00.000Z',
          holder: null,
          isIdle: false,
          isLate: true,
        },
        {
          name: 'delete-accounts',
          title: 'Delete accounts',
          dueAt: '2026-11-26T09:00:00.000Z',
          holder: null,
          isIdle: true,
          isLate: false,
        },
      ],
    };
    const refused = { success: false, message: 'This job did not fail.', code: 'not-found' };
    const { user } = openAdmin('/admin/jobs', { JobsAll: jobs, JobsRetry: { failedJobRetry: refused } });
    expect(await screen.findByText('It broke')).toBeTruthy();
    expect(screen.getByText('Late')).toBeTruthy();
    const idle = screen.getByRole('row', { name: /delete-accounts/ });
    expect(idle.textContent).toBe('Delete accountsdelete-accountsAs soon as there is something to doNothing to do');
    await user.click(screen.getByRole('button', { name: 'Run “Check the books” again' }));
    expect(await screen.findByText('This job did not fail.')).toBeTruthy();
  });
});
