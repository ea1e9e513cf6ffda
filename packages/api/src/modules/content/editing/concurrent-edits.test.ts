import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  documentOf,
  type Editing,
  type Editor,
  fields,
  openEditing,
  stateOf,
  valueOf,
  wholePage,
} from './editing.fixture.ts';
import { publishDue } from './publish-document.ts';

let shop: Editing;
let ruth: Editor;
let amos: Editor;

beforeAll(async () => {
  shop = await openEditing();
  ruth = await shop.editor('Ruth');
  amos = await shop.editor('Amos');
});
afterAll(() => shop.api.close());

const revision = async (): Promise<number> =>
  (await shop.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()).revision;

const newPage = async (title: string) => {
  const begun = documentOf(await ruth.create('pages', title));
  return documentOf(await ruth.save(begun, wholePage(title)));
};

describe('two editors', () => {
  it('both keep what they wrote in different fields', async () => {
    const page = await newPage('Two of them');
    documentOf(await ruth.save(page, { 'en.title': 'By Ruth' }));
    const merged = documentOf(await amos.save(page, { 'fr.title': 'Par Amos' }));
    expect([valueOf(merged, 'en.title'), valueOf(merged, 'fr.title')]).toEqual(['By Ruth', 'Par Amos']);
  });

  it('see both values of the same field, and nothing is saved', async () => {
    const page = await newPage('The same field');
    documentOf(await ruth.save(page, { 'en.title': 'By Ruth' }));
    const refused = await amos.save(page, { 'en.title': 'By Amos', 'en.lead': 'Amos too' });
    expect([refused.code, refused.conflicts]).toEqual([
      'conflict',
      [{ key: 'en.title', theirs: '"By Ruth"', mine: '"By Amos"' }],
    ]);
    expect(valueOf(await ruth.document(page.id), 'en.lead')).toBe('A lead in en.');
    const chosen = documentOf(await amos.save(refused.document!, { 'en.title': 'By Amos', 'en.lead': 'Amos too' }));
    expect(valueOf(chosen, 'en.title')).toBe('By Amos');
  });

  it('who save at once do not lose anything', async () => {
    const page = await newPage('At once');
    const answers = await Promise.all([
      ruth.save(page, { 'en.title': 'One' }),
      amos.save(page, { 'en.title': 'Two' }),
      ruth.save(page, { 'fr.title': 'Trois' }),
    ]);
    expect(answers.filter(({ code }) => code === 'conflict')).toHaveLength(1);
    expect(valueOf(await ruth.document(page.id), 'fr.title')).toBe('Trois');
  });

  it('do not publish what they have not seen', async () => {
    const page = await newPage('Unseen');
    documentOf(await ruth.save(page, { 'en.title': 'Other' }));
    expect((await amos.publish(page, 'en')).code).toBe('changed');
    expect(await shop.page('unseen')).toBeNull();
  });

  it('have drafts of their own, which nobody else reads and saving forgets', async () => {
    const page = await newPage('Drafts');
    const keep = (who: Editor, values: Readonly<Record<string, unknown>>, version = page.version) =>
      who.ask<{ answer: Pick<Answer, 'success' | 'code'> }>(
        'mutation ($id: ID!, $version: Int!, $values: [ContentValueInput!]!) { answer: contentDraftKeep(id: $id, version: $version, values: $values) { success code } }',
        { id: page.id, version, values: fields(values) },
      );
    expect(await keep(ruth, { 'en.title': 'Half' })).toMatchObject({ answer: { success: true } });
    expect(await keep(ruth, { 'en.title': 'Half' }, 99)).toMatchObject({ answer: { code: 'changed' } });
    expect(await keep(ruth, { 'en.nothing': 'x' })).toMatchObject({ answer: { code: 'invalid' } });
    expect((await ruth.document(page.id)).ownDraft).toEqual({
      baseVersion: page.version,
      changes: fields({ 'en.title': 'Half' }),
    });
    const seen = await amos.document(page.id);
    expect([seen.ownDraft, seen.otherEditors, valueOf(seen, 'en.title')]).toEqual([null, ['Ruth'], 'Drafts en']);
    documentOf(await ruth.save(page, { 'en.title': 'Whole' }));
    expect((await ruth.document(page.id)).ownDraft).toBeNull();
  });
});

describe('the history', () => {
  type History = { contentVersions: { version: number; action: string; by: string | null; values: unknown[] }[] };
  const historyOf = (id: string) =>
    ruth.ask<History>('query ($id: ID!) { contentVersions(id: $id) { version action by values { key value } } }', {
      id,
    });

  it('has the whole document with each step, and makes an earlier one the draft again', async () => {
    const page = documentOf(await ruth.publish(await newPage('Remembered'), 'en', 'fr'));
    const worse = documentOf(await amos.save(page, { 'en.title': 'Worse', 'fr.title': 'Pire' }));
    const published = documentOf(await ruth.publish(worse, 'en', 'fr'));
    const restored = documentOf(
      await ruth.run('contentRestore', {
        id: ['ID!', page.id],
        version: ['Int!', published.version],
        from: ['Int!', page.version],
      }),
    );
    expect([valueOf(restored, 'en.title'), valueOf(restored, 'fr.title')]).toEqual(['Remembered en', 'Remembered fr']);
    expect((await shop.page('remembered'))?.title).toBe('Worse');
    documentOf(await ruth.publish(restored, 'en', 'fr'));
    expect((await shop.page('remembered'))?.title).toBe('Remembered en');
    const { contentVersions } = await historyOf(page.id);
    expect(contentVersions.map(({ action }) => action)).toEqual([
      'PUBLISHED',
      'RESTORED',
      'PUBLISHED',
      'SAVED',
      'PUBLISHED',
      'SAVED',
      'CREATED',
    ]);
    expect(contentVersions.map(({ by }) => by)).toContain('Amos');
    expect(contentVersions.at(-2)?.values).toHaveLength(8);
  });

  it('is in the log of actions, without the texts', async () => {
    const page = await newPage('Logged');
    const rows = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', page.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['content.created', 'content.saved']);
    expect(JSON.stringify(rows)).not.toContain('A lead in');
  });
});

describe('the clock', () => {
  const schedule = async (document: { id: string; version: number }, at: string, languages = ['en']) =>
    ruth.run('contentSchedule', {
      id: ['ID!', document.id],
      version: ['Int!', document.version],
      languages: ['[ContentLanguage!]!', languages],
      at: ['String!', at],
    });

  it('publishes what was scheduled, by the shop’s time, and not what was written later', async () => {
    const nextYear = new Date().getUTCFullYear() + 1;
    const page = await newPage('On time');
    const scheduled = documentOf(await schedule(page, `${nextYear}-07-01T09:00`));
    expect(scheduled.languages[0]).toMatchObject({
      state: 'SCHEDULED',
      scheduledFor: `${nextYear}-07-01T14:00:00.000Z`,
    });
    documentOf(await ruth.save(scheduled, { 'en.title': 'Later' }));
    await publishDue(shop.db, new Date(`${nextYear}-07-01T13:59:59Z`));
    expect(await shop.page('on-time')).toBeNull();
    const before = await revision();
    await Promise.all([1, 2].map(() => publishDue(shop.db, new Date(`${nextYear}-07-01T14:00:00Z`))));
    expect(await revision()).toBe(before + 1);
    expect((await shop.page('on-time'))?.title).toBe('On time en');
    const now = await ruth.document(page.id);
    expect([stateOf(now, 'en'), stateOf(now, 'fr')]).toEqual(['CHANGED', 'DRAFT']);
  });

  it('is told of no time that has passed, and can be stopped', async () => {
    const page = await newPage('Stopped');
    expect((await schedule(page, '2020-01-01T09:00')).code).toBe('moment');
    expect((await schedule(page, '2999-01-01T09:00')).code).toBe('moment');
    expect((await schedule(page, 'tomorrow')).code).toBe('moment');
    const scheduled = documentOf(await schedule(page, `${new Date().getUTCFullYear() + 1}-07-01T09:00`, ['en', 'fr']));
    const stopped = documentOf(await ruth.languages('contentUnschedule', scheduled, ['en', 'fr']));
    expect(stateOf(stopped, 'en')).toBe('DRAFT');
    expect((await ruth.languages('contentUnschedule', stopped, ['en'])).code).toBe('not-scheduled');
  });
});

describe('questions', () => {
  it('stand in the order that staff gives them, with what each belongs to', async () => {
    type Node = { id: string; position: number };
    const { contentDocuments } = await ruth.ask<{ contentDocuments: { edges: { node: Node }[] } }>(
      '{ contentDocuments(kind: faq, first: 100) { edges { node { id position } } } }',
    );
    const nodes = contentDocuments.edges.map(({ node }) => node);
    const ids = nodes.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    const reorder = async (order: readonly string[], from: readonly string[] = ids) =>
      (
        await ruth.ask<{ answer: { code: string | null } }>(
          'mutation ($from: [ID!]!, $ids: [ID!]!) { answer: contentReorder(kind: faq, from: $from, ids: $ids) { code } }',
          { from, ids: order },
        )
      ).answer.code;
    expect(await reorder(ids.slice(1))).toBe('order');
    expect(await reorder([...ids.slice(1), ids[1]!])).toBe('order');
    expect(await reorder(ids.toReversed())).toBeNull();
    // A colleague still sees the former order.
    expect(await reorder([...ids.slice(1), ids[0]!])).toBe('order');
    const rows = await shop.db
      .selectFrom('content_documents')
      .select('id')
      .where('kind', '=', 'faq')
      .orderBy('position')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe('who may', () => {
  it('is staff with the area, and nobody else', async () => {
    const page = await ruth.bySlug('pages', 'visit');
    await shop.db
      .insertInto('staff_roles')
      .values([
        { id: 'reads', name: 'Reads', grants: JSON.stringify(['content:read']) },
        { id: 'counter', name: 'Counter', grants: JSON.stringify(['orders:write']) },
      ])
      .execute();
    const reader = await shop.member({ is_admin: true, staff_role_id: 'reads' });
    const others = [
      shop.guest(),
      await shop.member({}),
      await shop.member({ is_admin: true, staff_role_id: 'counter' }),
    ];
    expect((await reader.document(page.id)).slug).toBe('visit');
    await expect(reader.save(page, { 'en.lead': 'x' })).rejects.toThrow('FORBIDDEN');
    for (const other of others) {
      await expect(other.document(page.id)).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
      await expect(other.save(page, { 'en.lead': 'x' })).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
    }
  });
});

describe('a preview', () => {
  const addressOf = async (who: Editor, id: string, locale = 'en') =>
    (
      await who.ask<{ contentPreviewAddress: string | null }>(
        'query ($id: ID!, $locale: ContentLanguage!) { contentPreviewAddress(id: $id, locale: $locale) }',
        { id, locale },
      )
    ).contentPreviewAddress;
  const seen = async (slug: string, key: string) => shop.page(slug, { 'headstock-preview': key });

  it('shows the page with what its editor has typed, to whoever has the address, and to nobody else', async () => {
    const page = await newPage('Previewed');
    await ruth.ask(
      'mutation ($id: ID!, $version: Int!, $values: [ContentValueInput!]!) { contentDraftKeep(id: $id, version: $version, values: $values) { success } }',
      { id: page.id, version: page.version, values: fields({ 'en.title': 'Typed' }) },
    );
    const address = await addressOf(ruth, page.id, 'fr');
    expect(address).toMatch(/^\/fr\/previewed\?preview=[\w.-]+$/);
    const key = new URL(address ?? '', 'https://shop.test').searchParams.get('preview') ?? '';
    expect((await seen('previewed', key))?.title).toBe('Typed');
    expect(await shop.page('previewed')).toBeNull();
    expect(
      await seen(
        'previewed',
        key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBeNull();
    expect(
      await seen(
        'previewed',
        key.replace(/\.(\d{10})\./, (_all, at: string) => `.${Number(at) + 9}.`),
      ),
    ).toBeNull();
    expect(await addressOf(ruth, '0000000000000')).toBeNull();
    const amosKey = new URL((await addressOf(amos, page.id)) ?? '', 'https://shop.test').searchParams.get('preview');
    expect((await seen('previewed', amosKey ?? ''))?.title).toBe('Previewed en');
  });

  it('shows half of a text', async () => {
    const begun = documentOf(await ruth.create('blog', 'Half a post'));
    const address = await addressOf(ruth, begun.id);
    const key = new URL(address ?? '', 'https://shop.test').searchParams.get('preview') ?? '';
    const { data } = await shop.api
      .visitor({ 'headstock-preview': key })
      .query<{ post: { title: string }; posts: { nodes: { slug: string }[] } }>(
        '{ post(slug: "half-a-post") { title } posts(first: 1) { nodes { slug } } }',
      );
    expect(data).toMatchObject({ post: { title: 'Half a post' }, posts: { nodes: [{ slug: 'half-a-post' }] } });
  });
});
