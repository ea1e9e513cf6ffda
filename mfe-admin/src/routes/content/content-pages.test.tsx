/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const language = (locale: string, state: string) => ({
  locale,
  version: 1,
  state,
  publishedVersion: state === 'DRAFT' ? null : 1,
  publishedAt: state === 'DRAFT' ? null : '2026-11-20T18:00:00Z',
  scheduledVersion: null,
  scheduledFor: null,
});
const field = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
const page = {
  id: 'd1',
  kind: 'pages',
  slug: 'visit',
  path: '/visit',
  name: 'Visit',
  version: 3,
  isFixed: true,
  isArchived: false,
  updatedAt: '2026-11-20T18:00:00Z',
  updatedBy: 'Amos',
  languages: [language('en', 'PUBLISHED'), language('fr', 'CHANGED')],
  values: [field('en.title', 'Visit'), field('fr.title', 'Visite'), field('en.body', 'Text.')],
  otherEditors: [],
};
const opened = {
  contentDocument: { ...page, ownDraft: null },
  contentChoices: { categories: [], groups: [], authors: [], drawings: [] },
};
const done = { success: true, message: null, code: null, conflicts: [], merged: [], problems: [] };
const kept = { contentDraftKeep: { success: true, message: null, code: null } };

async function open(answers: Parameters<typeof openAdmin>[1] = {}, path = '/admin/content/edit/d1') {
  const admin = openAdmin(path, { AdminContentDocument: opened, AdminContentDraftKeep: kept, ...answers });
  await screen.findByRole('heading', { level: 1 });
  const sent = (name: string) => admin.calls.filter((call) => call.name === name).map(({ variables }) => variables);
  return { ...admin, sent };
}
// jsdom has no width: as on a phone, one language is shown at a time.
const part = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('the lists', () => {
  it('show the state of each language, and lead to the editor', async () => {
    const { sent } = await open(
      {
        AdminContentList: {
          contentDocuments: {
            totalCount: 1,
            pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
            edges: [{ node: page }],
          },
        },
      },
      '/admin/content/posts?state=CHANGED',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts');
    expect((await screen.findByRole('link', { name: 'Visit' })).getAttribute('href')).toBe('/admin/content/edit/d1');
    expect(screen.getByText('Changed since', { selector: 'td *' })).toBeTruthy();
    expect(sent('AdminContentList')).toMatchObject([{ kind: 'blog', state: 'CHANGED', archived: false }]);
  });
});

describe('the editor', () => {
  it('keeps what is typed for its writer, and saves only what changed', async () => {
    const saved = { ...page, version: 4, values: [field('en.title', 'Visit us'), ...page.values.slice(1)] };
    const { user, sent } = await open({ AdminContentSave: { contentSave: { ...done, document: saved } } });
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(part('English').getByLabelText(/^Title/), ' us');
    await waitFor(() => expect(sent('AdminContentDraftKeep')).toHaveLength(1), { timeout: 3_000 });
    expect(sent('AdminContentDraftKeep')).toEqual([{ id: 'd1', version: 3, values: [field('en.title', 'Visit us')] }]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved, version 4');
    expect(sent('AdminContentSave')).toEqual([{ id: 'd1', version: 3, values: [field('en.title', 'Visit us')] }]);
  });

  it('shows both values where somebody else changed the same field, and saves what was chosen', async () => {
    const theirs = { ...page, version: 5, values: [field('en.title', 'Theirs'), ...page.values.slice(1)] };
    const refused = {
      success: false,
      message: 'Somebody else has changed the same fields.',
      code: 'conflict',
      document: theirs,
      conflicts: [{ key: 'en.title', theirs: '"Theirs"', mine: '"Visit us"' }],
      merged: [],
      problems: [],
    };
    const { user, sent } = await open({ AdminContentSave: { contentSave: refused } });
    await user.type(part('English').getByLabelText(/^Title/), ' us');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('group', { name: 'Title (English)' }));
    expect(conflict.getByText('Theirs')).toBeTruthy();
    expect(conflict.getByText('Visit us')).toBeTruthy();
    expect(
      part('English')
        .getByLabelText(/^Title/)
        .closest('fieldset[disabled]'),
    ).toBeTruthy();
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('AdminContentSave')).toHaveLength(2));
    expect(sent('AdminContentSave')[1]).toEqual({ id: 'd1', version: 5, values: [field('en.title', 'Visit us')] });
  });

  it('offers work of another visit as a difference, and loads nothing of it by itself', async () => {
    const ownDraft = { baseVersion: 2, savedAt: '2026-11-25T18:00:00Z', changes: [field('fr.title', 'Nous voir')] };
    const { user } = await open({
      AdminContentDocument: { ...opened, contentDocument: { ...opened.contentDocument, ownDraft } },
    });
    await user.click(screen.getByRole('button', { name: 'French' }));
    const title = part('French').getByLabelText(/^Title/);
    expect(title).toHaveProperty('value', 'Visite');
    expect(screen.getByText('Nous voir')).toBeTruthy();
    expect(title.closest('fieldset[disabled]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on with it' }));
    expect(part('French').getByLabelText(/^Title/)).toHaveProperty('value', 'Nous voir');
    await user.click(screen.getByRole('button', { name: 'Discard what is not saved' }));
    expect(part('French').getByLabelText(/^Title/)).toHaveProperty('value', 'Visite');
  });

  it('names the fields that keep a language from being published', async () => {
    const problems = [{ key: 'fr.lead', code: 'NEEDED' }];
    const refused = { ...done, success: false, message: 'Something is missing.', code: 'incomplete', document: page };
    const { user, sent } = await open({ AdminContentPublish: { contentPublish: { ...refused, problems } } });
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const lead = await part('French').findByLabelText(/^Lead(?!s)/);
    expect(lead.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(document.activeElement).toBe(lead);
    expect(sent('AdminContentPublish')).toEqual([{ id: 'd1', version: 3, languages: ['fr'] }]);
  });
});

it('the history shows what differs from now and makes a version the draft again', async () => {
  const versions = [
    { version: 3, action: 'SAVED', locale: null, by: 'Amos', at: '2026-11-20T18:00:00Z', values: page.values },
    {
      version: 2,
      action: 'PUBLISHED',
      locale: 'en',
      by: null,
      at: '2026-11-19T18:00:00Z',
      values: [field('en.title', 'Come in'), ...page.values.slice(1)],
    },
  ];
  const { user, sent } = await open(
    {
      AdminContentVersions: { contentDocument: page, contentVersions: versions },
      AdminContentRestore: { contentRestore: { ...done, document: page } },
    },
    '/admin/content/edit/d1/history',
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'History of “Visit”' }));
  expect(drawer.getByText('Come in')).toBeTruthy();
  expect(drawer.getByText(/Version 2 · the shop itself/)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Make version 2 the draft' }));
  await waitFor(() => expect(sent('AdminContentRestore')).toEqual([{ id: 'd1', version: 3, from: 2 }]));
});

it('a new page begins with its title and is edited at once', async () => {
  const nothing = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
  const { user, sent, router } = await open(
    {
      AdminContentList: { contentDocuments: nothing },
      AdminContentCreate: { contentCreate: { ...done, document: { id: 'd1' } } },
    },
    '/admin/content/new',
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'New page' }));
  await user.type(drawer.getByLabelText(/^Title in English/), 'Visit');
  await user.click(drawer.getByRole('button', { name: 'Begin the draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/content/edit/d1'));
  expect(sent('AdminContentCreate')).toEqual([{ kind: 'pages', titleEn: 'Visit', titleFr: null, slug: null }]);
});
