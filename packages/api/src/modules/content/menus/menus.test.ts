import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { publishDue } from '#api/modules/content/editing/publish-document.ts';
import {
  documentOf,
  type Editing,
  type Editor,
  openEditing,
  stateOf,
  valueOf,
  wholePage,
} from '#api/modules/content/editing/editing.fixture.ts';

type Line = { id: string; level: number; label: string; href: string | null };
type Menus = { menus: { name: string; items: Line[] }[] };
type Item = { id: string; level: number; href?: string; isHidden?: boolean };

let shop: Editing;
let ruth: Editor;
let amos: Editor;

beforeAll(async () => {
  shop = await openEditing();
  await sql`INSERT INTO categories SELECT slug, slug, 1, '{"en": "", "fr": ""}', '{"en": "", "fr": ""}'
    FROM unnest(${['electric-guitars', 'acoustic-guitars', 'other', 'accessories', 'merch']}::text[]) AS s(slug)`.execute(
    shop.db,
  );
  ruth = await shop.editor('Ruth');
  amos = await shop.editor('Amos');
});
afterAll(() => shop.api.close());

const MENUS = '{ menus { name items { id level label href } } }';
const seen = async (headers: Record<string, string> = {}): Promise<Menus['menus']> =>
  (await shop.api.visitor(headers).query<Menus>(MENUS)).data?.menus ?? [];
const linesOf = async (name: string, headers?: Record<string, string>): Promise<Line[]> =>
  (await seen(headers)).find((menu) => menu.name === name)?.items ?? [];
const footer = () => ruth.bySlug('menus', 'footer');

const items: Item[] = [
  { id: 'help', level: 0 },
  { id: 'help.faq', level: 1, href: '/faqs' },
  { id: 'help.page', level: 1, href: '/returns' },
];
const labels = { help: 'Help', 'help.faq': 'Questions', 'help.page': 'Returns' };
const whole = (own: readonly Item[] = items, said: Readonly<Record<string, string>> = labels) => ({
  'shared.items': own,
  'en.labels': said,
  'fr.labels': Object.fromEntries(Object.entries(said).map(([id, label]) => [id, `${label} (fr)`])),
});
const publish = async (values: Readonly<Record<string, unknown>>, ...languages: string[]) =>
  documentOf(await ruth.publish(documentOf(await ruth.save(await footer(), values)), ...languages));

describe('a menu', () => {
  it('is the storefront’s own until staff has published one, by no statement more than the banner takes', async () => {
    expect(await seen()).toEqual([]);
    documentOf(await ruth.save(await footer(), whole()));
    expect(await seen()).toEqual([]);
  });

  it('is read in each language as it was published there', async () => {
    const published = documentOf(await ruth.publish(await footer(), 'en'));
    expect([stateOf(published, 'en'), stateOf(published, 'fr')]).toEqual(['PUBLISHED', 'CHANGED']);
    expect((await linesOf('footer')).map(({ label, href }) => [label, href])).toEqual([
      ['Help', null],
      ['Questions', '/faqs'],
      ['Returns', '/returns'],
    ]);
    expect(await linesOf('footer', { 'accept-language': 'fr' })).toEqual([]);
    documentOf(await ruth.publish(published, 'fr'));
    expect((await linesOf('footer', { 'accept-language': 'fr' })).map(({ label }) => label)).toContain('Help (fr)');
  });

  it('leaves out lines that are hidden, and titles of nothing', async () => {
    await publish(whole([items[0]!, { ...items[1]!, isHidden: true }, { ...items[2]!, isHidden: true }]), 'en');
    expect(await linesOf('footer')).toEqual([]);
    expect((await seen()).map(({ name }) => name)).toEqual(['footer']);
  });

  it('never leads to a page that is gone, tells staff of it, and follows a page that has moved', async () => {
    const begun = documentOf(await ruth.create('pages', 'Sale'));
    const page = documentOf(await ruth.publish(documentOf(await ruth.save(begun, wholePage('Sale'))), 'en', 'fr'));
    const sale = { id: 'help.sale', level: 1, href: '/sale?from=menu' };
    await publish(whole([...items, sale], { ...labels, 'help.sale': 'Sale' }), 'en');
    expect((await linesOf('footer')).at(-1)).toMatchObject({ label: 'Sale', href: '/sale?from=menu' });
    const moved = documentOf(
      await ruth.run('contentMove', {
        id: ['ID!', page.id],
        version: ['Int!', page.version],
        slug: ['String!', 'summer-sale'],
      }),
    );
    expect((await linesOf('footer')).at(-1)).toMatchObject({ label: 'Sale', href: '/summer-sale' });
    documentOf(await ruth.languages('contentUnpublish', moved, ['en', 'fr']));
    const dead = (locale: string) =>
      ruth.ask<{ contentDeadTargets: string[] }>(
        'query ($targets: [String!]!, $locale: ContentLanguage!) { contentDeadTargets(targets: $targets, locale: $locale) }',
        {
          targets: ['/summer-sale', '/faqs', '/blog/no-such-post', '/no/such/page', '/admin', 'javascript:alert(1)'],
          locale,
        },
      );
    expect((await dead('fr')).contentDeadTargets.toSorted()).toEqual([
      '/admin',
      '/blog/no-such-post',
      '/no/such/page',
      '/summer-sale',
      'javascript:alert(1)',
    ]);
    expect((await linesOf('footer')).map(({ label }) => label)).toEqual(['Help', 'Questions', 'Returns']);
  });

  it('is not published with hostile targets, lines without words, or lines too deep', async () => {
    const refuse = async (values: Readonly<Record<string, unknown>>) => {
      const saved = documentOf(await ruth.save(await footer(), values));
      const { code, problems } = await ruth.publish(saved, 'en');
      return [code, ...problems.map((problem) => `${problem.key} ${problem.code}`)];
    };
    expect(
      await refuse(whole([items[0]!, { id: 'x', level: 1, href: 'javascript:alert(1)' }], { ...labels, x: 'X' })),
    ).toEqual(['incomplete', 'shared.items LINK']);
    expect(
      await refuse(whole([items[0]!, { id: 'x', level: 1, href: '/\\evil.example' }], { ...labels, x: 'X' })),
    ).toEqual(['incomplete', 'shared.items LINK']);
    expect(await refuse(whole(items, { help: 'Help' }))).toEqual(['incomplete', 'en.labels INCOMPLETE']);
    expect(await refuse(whole([items[0]!, { id: 'x', level: 2, href: '/faqs' }], { ...labels, x: 'X' }))).toEqual([
      'incomplete',
      'shared.items INVALID',
    ]);
    expect(await refuse({ 'shared.items': null })).toEqual(['incomplete', 'shared.items NEEDED']);
  });

  it.each([
    ['two lines of one id', [items[0]!, items[0]!]],
    ['an id that is none', [{ id: '"><script>', level: 0 }]],
    ['a level that there is not', [{ id: 'a', level: 3 }]],
    ['more lines than a menu has', Array.from({ length: 201 }, (_, at) => ({ id: `n${at}`, level: 0 }))],
    ['something else', [{ id: 'a', level: 0, onclick: 'x' }]],
  ])('does not take %s', async (_what, own) => {
    expect((await ruth.save(await footer(), { 'shared.items': own })).code).toBe('invalid');
  });

  it('stays, is not copied, and has no other beside it', async () => {
    const { id, version } = await footer();
    const seenNow = { id: ['ID!', id], version: ['Int!', version] } as const;
    expect((await ruth.languages('contentUnpublish', { id, version }, ['en'])).code).toBe('fixed');
    expect((await ruth.run('contentArchive', seenNow)).code).toBe('fixed');
    expect((await ruth.run('contentMove', { ...seenNow, slug: ['String!', 'other'] })).code).toBe('fixed');
    expect((await ruth.run('contentDuplicate', { id: ['ID!', id] })).code).toBe('fixed');
    expect((await ruth.create('menus', 'Another')).code).toBe('fixed');
    expect((await ruth.create('newsletter', 'Another')).code).toBe('fixed');
  });

  it('goes back to how it came with the shop', async () => {
    const now = await footer();
    const restored = documentOf(
      await ruth.run('contentRestore', { id: ['ID!', now.id], version: ['Int!', now.version], from: ['Int!', 1] }),
    );
    documentOf(await ruth.publish(restored, 'en', 'fr'));
    const shipped = shop.content.menus.find(({ slug, locale }) => slug === 'footer' && locale === 'en')?.front;
    expect((await linesOf('footer')).map(({ label }) => label)).toEqual(
      shipped?.items.map(({ id }) => shipped.labels[id]),
    );
  });

  it('takes in what two change in different lines, and keeps nothing where both changed the same', async () => {
    const base = documentOf(await ruth.save(await footer(), whole()));
    documentOf(await ruth.save(base, { 'en.labels': { ...labels, help: 'By Ruth' } }));
    const moved = [items[0]!, items[2]!, items[1]!];
    documentOf(await ruth.save(base, { 'shared.items': moved }));
    const merged = documentOf(
      await amos.save(base, {
        'en.labels': { ...labels, 'help.faq': 'By Amos' },
        'shared.items': items.map((item) => (item.id === 'help.faq' ? { ...item, href: '/contact' } : item)),
      }),
    );
    expect(valueOf(merged, 'en.labels')).toEqual({ ...labels, help: 'By Ruth', 'help.faq': 'By Amos' });
    expect(valueOf(merged, 'shared.items')).toEqual([items[0], items[2], { ...items[1], href: '/contact' }]);
    const refused = await amos.save(base, { 'en.labels': { ...labels, help: 'By Amos' } });
    expect([refused.code, refused.conflicts.map(({ key }) => key)]).toEqual(['conflict', ['en.labels']]);
    const swapped = [{ id: 'new', level: 0 }, items[0]!, { ...items[2]!, level: 2 }, items[1]!];
    const order = await amos.save(base, { 'shared.items': swapped });
    expect([order.code, order.conflicts.map(({ key }) => key)]).toEqual(['conflict', ['shared.items']]);
  });

  it('loses nothing of either where one is taken for the part that both have changed', async () => {
    const base = documentOf(await ruth.save(await footer(), whole()));
    const added = { id: 'help.new', level: 1, href: '/contact' };
    documentOf(
      await ruth.save(base, {
        'shared.items': [...items, added],
        'en.labels': { ...labels, help: 'By Ruth', 'help.new': 'Contact' },
      }),
    );
    const mine = { ...labels, help: 'By Amos', 'help.faq': 'Asked often' };
    const { code, conflicts, merged } = await amos.save(base, {
      'en.labels': mine,
      'shared.items': [items[2]!, ...items.slice(0, 2)],
    });
    const all = { ...labels, 'help.faq': 'Asked often', 'help.new': 'Contact' };
    expect([code, conflicts.map(({ key }) => key)]).toEqual(['conflict', ['en.labels']]);
    expect(JSON.parse(conflicts[0]!.theirs)).toEqual({ ...all, help: 'By Ruth' });
    expect(JSON.parse(conflicts[0]!.mine)).toEqual({ ...all, help: 'By Amos' });
    const both = [{ ...items[2]!, level: 0 }, ...items.slice(0, 2), added];
    expect(merged.map(({ key, value }) => [key, JSON.parse(value)])).toEqual([['shared.items', both]]);
  });
});

describe('the invitation to the newsletter', () => {
  const isShown = async (lang = '') =>
    (await (await shop.api.visitor().fetch(`/api/cms-options${lang}`)).json()) as unknown;

  it('is published by the clock, and in the languages that staff has chosen', async () => {
    expect(await isShown()).toEqual({ newsletter_modal: false });
    const saved = documentOf(
      await ruth.save(await ruth.bySlug('newsletter', 'invitation'), { 'shared.isShown': true }),
    );
    expect(await isShown()).toEqual({ newsletter_modal: false });
    documentOf(
      await ruth.run('contentSchedule', {
        id: ['ID!', saved.id],
        version: ['Int!', saved.version],
        languages: ['[ContentLanguage!]!', ['fr']],
        at: ['String!', `${new Date().getFullYear() + 1}-06-01T09:00`],
      }),
    );
    await publishDue(shop.db, new Date(Date.now() + 700 * 86_400_000));
    expect([await isShown(), await isShown('?lang=fr')]).toEqual([
      { newsletter_modal: false },
      { newsletter_modal: true },
    ]);
  });
});
